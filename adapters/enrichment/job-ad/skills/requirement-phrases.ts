import { ORDINARY_WORDS } from '../../../../core/spi.js';
import { firstMatches } from '../recognizers/first-matches.js';
import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

/** A short phrase that an ad asks knowledge of, whether the taxonomy has it or not. */
export interface RequirementPhrase {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const LEADS = new RegExp(anyOf(lexicon.ads.phraseLeads), 'giu');

/** Where a noun phrase ends: marks, and words that open another part of the sentence. */
const STOP = new RegExp(
  String.raw`\.(?=\s|$)|[;:!?()[\]<>•·\n\t“”"]|\s[-–—*]\s|\s\*|(?<![\p{L}\p{N}])(?:${anyOf([...lexicon.ads.phraseEnds, ...lexicon.ads.accordingTo])})(?![\p{L}\p{N}])`,
  'iu',
);

const PARTS = new RegExp(
  String.raw`\s{0,9}(?:,(?:\s*(?:${anyOf(lexicon.joining.andOr)})(?!\p{L}))?|/|(?<!\p{L})(?:and/or|${anyOf(lexicon.ads.phraseJoiners)})(?!\p{L})|&)\s*`,
  'iu',
);

const OPENING = new RegExp(`${STOP.source}|${PARTS.source}`, 'giu');
const PARTED = new RegExp(`(${PARTS.source})`, 'iu');

/** Words before a noun phrase that say nothing of its subject. */
const FILLER = new RegExp(String.raw`^(?:(?:${anyOf(lexicon.ads.filler)})\s+)+`, 'iu');

/** Heads that make a phrase too general to be a skill. */
const GENERAL = new RegExp(String.raw`(?:^|\s)(?:${anyOf(lexicon.ads.generalHeads)})$`, 'iu');

/** No name of anything: it breaks off before its noun, begins with what is to be done to it, or points elsewhere in the ad. */
const BROKEN = new RegExp(
  String.raw`(?:^|\s)(?:${anyOf(lexicon.ads.openPhrases)})$|^(?:${anyOf([...lexicon.ads.noNames, ...lexicon.ads.employerSeeks, ...lexicon.ads.accordingTo])}|\d\S*)(?:\s|$)|^(?:${anyOf(lexicon.ads.generalPhrases)})$|\p{Ll} \p{Lu}\p{Ll}+(?: (?:${anyOf(lexicon.ads.benefits)}))?$(?<=(?:${anyOf(lexicon.ads.gluedHeadings)}) .*)`,
  'u',
);

/** "Esperienza minima 2 anni": of what, is not said. */
const YEARS = new RegExp(String.raw`\d\s?(?:${anyOf(lexicon.numbers.timeUnits)})(?!\p{L})`, 'iu');

/** An adjective that has lost its noun: "public and proprietary sources", "clinical, safety and real-world data". */
const ADJECTIVE = new RegExp(String.raw`(?:^|\s)(?:${anyOf(lexicon.ads.adjectives)})$`, 'iu');

/** Too general when nothing is beside them. */
const GENERAL_ALONE = new RegExp(String.raw`^(?:${anyOf(lexicon.ads.generalAlone)})$`, 'iu');

/** "Stakeholder management skills", "finance experience": the subject is before the word. */
const TRAILS = new RegExp(
  String.raw` (?:${anyOf(lexicon.ads.phraseTrails)})(?! (?:${anyOf(lexicon.ads.afterTrails)})\b)`,
  'giu',
);

/** What describes skill and not its subject. */
const MANNERS = new RegExp(String.raw`^(?:.*\s)?(?:${anyOf(lexicon.ads.manners)})$`, 'iu');

/** Leads and trails that are followed: an ad has some dozens. */
const MOST_READ = 400;

/** How far a list is followed. */
const FURTHEST = 160;
const MOST_WORDS = 5;
const LONGEST = 45;

/**
 * What is after "experience with", "knowledge of", "degree in": the items of the list there, where they are short and specific enough
 * to be the name of something that one can know.
 */
export function requirementPhrases(text: string): RequirementPhrase[] {
  const found: RequirementPhrase[] = [];
  for (const lead of firstMatches(text, LEADS, MOST_READ)) {
    const from = lead.index + lead[0].length;
    const tail = text.slice(from, from + FURTHEST);
    const stop = STOP.exec(tail);
    const items = itemsOf(text, from, from + (stop ? stop.index : tail.length));
    // The last of a list that goes on may be cut in two.
    found.push(...(stop || tail.length < FURTHEST ? items : items.slice(0, -1)));
  }
  for (const trail of firstMatches(text, TRAILS, MOST_READ)) {
    const before = text.slice(Math.max(0, trail.index - 60), trail.index);
    const opening = [...before.matchAll(OPENING)].at(-1);
    const from = trail.index - before.length + (opening ? opening.index + opening[0].length : 0);
    if (!opening && before.length === 60) continue;
    const phrase = phraseOf(text, from, trail.index);
    if (phrase && phrase.text.includes(' ') && !MANNERS.test(phrase.text)) found.push(phrase);
  }
  return found;
}

const GENERAL_WORD = new RegExp(String.raw`^(?:${anyOf(lexicon.ads.general).replaceAll('\\w', '\\p{L}')})$`, 'iu');
/** A name neither begins nor ends with a small word, and says not that it is welcome. */
const SMALL_WORD = anyOf([
  ...lexicon.prose.functionWords,
  ...lexicon.joining.andOr,
  ...lexicon.ads.filler,
  ...lexicon.ads.torn,
]);
const TORN = new RegExp(String.raw`^(?:${SMALL_WORD})(?:\s|$)|\s(?:${SMALL_WORD})$`, 'iu');
const SAID_OF_IT = new RegExp(wholeWords([...lexicon.ads.preferred, ...lexicon.ads.notAsked]), 'iu');

/** "U.S", which the ad has before the name of a skill, stands for a place or a degree. */
const DOTTED = /^(?:\p{Lu}\.){1,4}\p{Lu}?$/u;

/** Two words of which the space was lost ("preferredLedgerPro", "CRMExcellent verbal"), or an article without its noun. */
const GLUED = /^\p{Ll}{6,}\p{Lu}|\p{Lu}{3}\p{Ll}{4,}\s|['’]$/u;

/** One word of everyday language, which says nothing of a trade: "promotions", "web", "efficiency". */
function isEverydayWord(phrase: string): boolean {
  const word = phrase.toLowerCase();
  if (phrase === phrase.toUpperCase() || /[^\p{L}]/u.test(phrase)) return false;
  return ORDINARY_WORDS.has(word);
}

/** Whether words are the name of something that one can know: whole, specific, and no adjective that has lost its noun. */
export function canBeKnown(phrase: string): boolean {
  if (isEverydayWord(phrase)) return false;
  return ![DOTTED, GLUED, BROKEN, YEARS, ADJECTIVE, GENERAL, GENERAL_ALONE, GENERAL_WORD, TORN, SAID_OF_IT].some(
    (pattern) => pattern.test(phrase),
  );
}

function itemsOf(text: string, from: number, to: number): RequirementPhrase[] {
  const items: RequirementPhrase[] = [];
  let at = from;
  for (const part of text.slice(from, to).split(PARTED)) {
    const item = PARTS.test(part) && part.replace(PARTS, '') === '' ? undefined : phraseOf(text, at, at + part.length);
    if (item) items.push(item);
    at += part.length;
  }
  return items;
}

/** "VCA, min. 2 jaar": an abbreviation before its full stop. */
const ABBREVIATION = new RegExp(String.raw`^(?:${anyOf(lexicon.pay.shortWithDot)})$`, 'iu');

function phraseOf(text: string, from: number, to: number): RequirementPhrase | undefined {
  let start = from + (/^[\s•*·–-]*/u.exec(text.slice(from, to))?.[0].length ?? 0);
  const filler = FILLER.exec(text.slice(start, to));
  if (filler) start += filler[0].length;
  const written = text.slice(start, to).trimEnd();
  // "Metall- und Kunststoffbau": half of a word, whose end stands elsewhere.
  if (/\p{L}-$/u.test(written)) return undefined;
  const phrase = written.replace(/(?<![-,'’])[-,'’]+$/u, '');
  if (ABBREVIATION.test(phrase)) return undefined;
  const words = phrase.split(/\s+/u);
  const fits =
    phrase.length >= 3 &&
    phrase.length <= LONGEST &&
    words.length <= MOST_WORDS &&
    /^[\p{L}\p{N}.][\p{L}\p{N}\s.+#'’&-]*$/u.test(phrase);
  return fits && canBeKnown(phrase) ? { text: phrase, start, end: start + phrase.length } : undefined;
}
