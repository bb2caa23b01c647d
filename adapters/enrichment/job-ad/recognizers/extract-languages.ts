import type { EffectiveRequirements, LanguageLevel } from '../../../../core/index.js';
import { languageLevelOf } from '../../../../core/spi.js';
import { quoteOf } from '../quote.js';
import type { NamedLanguage } from './named-languages.js';
import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

/** What is between two languages of one list: "English, German and French". */
const LISTED = new RegExp(String.raw`^\s*(?:,|/|&|(?:,\s*)?(?:${anyOf(lexicon.joining.listed)}))\s*$`, 'iu');
const PARTED = new RegExp(String.raw`[,;/&]|\s(?:${anyOf(lexicon.joining.listed)})\s`, 'iu');
/** "English min. B2": no end of a sentence. */
const STOP = String.raw`(?<!(?<!\p{L})(?:${anyOf(lexicon.pay.shortWithDot)}))\.\s`;
const SENTENCE_BEFORE = new RegExp(String.raw`[\n;:•]|[!?]\s|${STOP}`, 'iu');
const SENTENCE_BEHIND = new RegExp(String.raw`[\n;•]|[!?]\s|${STOP}`, 'iu');
/** A level by its code is surer than one by a word that may be of something else: "anno scolastico". */
const CODED = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u;
/** "Szkoła podstawowa", "école élémentaire": no level of a language. */
const SCHOOLS = new RegExp(wholeWords(lexicon.ads.schoolNames), 'giu');
/** "C1 (B2 no basta)": the level that is denied is not the one that is asked for. */
const TOO_LITTLE = new RegExp(
  String.raw`(?<![\p{L}\d])[ABC][12](?:[+-]|\s\p{L}{2,12}){0,2},?\s{1,3}(?:${anyOf(lexicon.ads.tooLittle)})(?!\p{L})`,
  'giu',
);
const CODE_BEHIND = /^[\s:(–-]{1,3}[ABC][12](?![\p{L}\d+/-])/u;
const TOO_LITTLE_BEHIND = new RegExp(String.raw`^[\s:(–-]{1,3}${TOO_LITTLE.source}`, 'iu');
/** Characters to either side in which the level is looked for. */
const REACH = 60;

/** The languages that an ad names, each once, with the level that its own words give it; one that is only welcome is preferred. */
export function extractLanguages(
  text: string,
  wanted: readonly NamedLanguage[],
  isRequired: (place: Place) => boolean,
): EffectiveRequirements['languages'] {
  const seen = new Set<string>();
  const levels = wanted.map((mention, at) => ownLevel(text, mention, wanted[at - 1], wanted[at + 1]));
  shareLevels(text, wanted, levels, isRequired);
  return wanted.flatMap(({ code, start, end }) => {
    if (seen.has(code)) return [];
    seen.add(code);
    const isWelcome = !wanted.some((other) => other.code === code && isRequired(other));
    // "An English school seeks …, English B2": the first that has a level.
    const ownLevels = wanted.flatMap((other, at) => {
      const level = other.code === code && (isWelcome || isRequired(other)) ? levels[at] : null;
      return level ? [{ level, isCoded: CODED.test(text.slice(Math.max(0, other.start - 20), other.end + 20)) }] : [];
    });
    const minLevel = (ownLevels.find(({ isCoded }) => isCoded) ?? ownLevels[0])?.level ?? null;
    return [
      { code, minLevel, ...(isWelcome && { importance: 'preferred' as const }), ...quoteOf(text, { start, end }) },
    ];
  });
}

type Place = Pick<NamedLanguage, 'start' | 'end'>;

/** "Sehr gute Deutschkenntnisse sowie gute Englischkenntnisse": what is between two languages belongs to the nearer side of its joining word. */
function ownLevel(text: string, mention: Place, before?: Place, after?: Place): LanguageLevel | null {
  const floor = Math.max(0, mention.start - REACH, before?.end ?? 0);
  const ceiling = Math.min(text.length, mention.end + REACH, after?.start ?? text.length);
  let left = text.slice(floor, mention.start).split(SENTENCE_BEFORE).at(-1) ?? '';
  let right = text.slice(mention.end, ceiling).split(SENTENCE_BEHIND)[0] ?? '';
  if (before && before.end === floor) left = left.split(PARTED).at(-1) ?? '';
  if (after && after.start === ceiling) right = right.split(PARTED)[0] ?? '';
  // "Langue maternelle française, allemand B1": a code right behind is of this language, whatever is before it.
  const code = CODE_BEHIND.exec(right)?.[0];
  if (code !== undefined && !TOO_LITTLE_BEHIND.test(right)) return languageLevelOf(code);
  // The quote may carry the level itself: "fluent English".
  return languageLevelOf(
    `${left} ${text.slice(mention.start, mention.end)} ${right}`.replace(SCHOOLS, ' ').replace(TOO_LITTLE, ' '),
  );
}

/**
 * "Fluent in English and German", "English and German (C1)": the level is said once for a list; not "Englisch verhandlungssicher, Spanisch", nor "fluent
 * English, German is a plus".
 */
function shareLevels(
  text: string,
  wanted: readonly Place[],
  levels: (LanguageLevel | null)[],
  isRequired: (place: Place) => boolean,
): void {
  const listed = (at: number): boolean => {
    const [a, b] = [wanted[at], wanted[at + 1]];
    return (
      a !== undefined && b !== undefined && LISTED.test(text.slice(a.end, b.start)) && isRequired(a) === isRequired(b)
    );
  };
  for (let at = 1; at < wanted.length; at += 1)
    if (listed(at - 1) && !endsInLevel(text, wanted[at - 1]!)) levels[at] ??= levels[at - 1] ?? null;
  for (let at = wanted.length - 2; at >= 0; at -= 1) if (listed(at)) levels[at] ??= levels[at + 1] ?? null;
}

/** "Englisch verhandlungssicher": the level behind the name is of this language alone. */
function endsInLevel(text: string, { start, end }: Place): boolean {
  const [first = '', ...others] = text.slice(start, end).split(/\s+/u);
  return languageLevelOf(first) === null && languageLevelOf(others.join(' ')) !== null;
}
