import { LANGUAGE_CODES, type SkillMention } from '../../../../core/spi.js';
import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';
import { firstMatches } from './first-matches.js';

export interface NamedLanguage {
  /** ISO 639-1. */
  code: string;
  start: number;
  end: number;
}

const FORMS = lexicon.ads.languageForms.map((entry) => {
  const at = entry.lastIndexOf('=');
  return { pattern: entry.slice(0, at), code: entry.slice(at + 1) };
});
const ANY_FORM = new RegExp(
  String.raw`(?<!\p{L})(?:${FORMS.map(({ pattern }) => `(${pattern})`).join('|')})(?!\p{L})`,
  'giu',
);
/** Forms that are looked at: an ad names a few languages. */
const MOST_READ = 50;

/** The languages that a text names, in its order: by their names, or as in "in Engelse taal", "deutschsprachig". */
export function namedLanguages(text: string, mentions: readonly SkillMention[]): NamedLanguage[] {
  const byName = mentions.flatMap(({ skill, start, end }) => {
    const code = skill.type === 'language' ? LANGUAGE_CODES[skill.id] : undefined;
    return code === undefined || isCountry(text, start, end) || isOfThing(text, start, end)
      ? []
      : [{ code, start, end }];
  });
  const byForm = firstMatches(text, ANY_FORM, MOST_READ).flatMap((match) => {
    const code = FORMS[match.slice(1).findIndex((group) => group !== undefined)]?.code;
    const place = { start: match.index, end: match.index + match[0].length };
    const isKnown = byName.some(({ start, end }) => start < place.end && place.start < end);
    return code === undefined || isKnown || isCountry(text, place.start, place.end) ? [] : [{ code, ...place }];
  });
  return [...byName, ...byForm].sort((a, b) => a.start - b.start);
}

const OF_THING = new RegExp(String.raw`^ (?:${anyOf(lexicon.ads.ofThings)})(?!\p{L})`, 'iu');

const THING_OF = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.ads.thingsOf)}) $`, 'iu');

/** "Southern French cooking and Italian pasta", "azienda francese" */
function isOfThing(text: string, start: number, end: number): boolean {
  return (
    OF_THING.test(text.slice(end, end + LONGEST_THING)) ||
    THING_OF.test(text.slice(Math.max(0, start - LONGEST_THING), start))
  );
}

/** In characters. */
const LONGEST_THING = 16;

const BEFORE_COUNTRY = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.ads.beforeCountries)})\s$`, 'iu');
const NAMES_OF_COUNTRIES: ReadonlySet<string> = new Set(lexicon.ads.formsOfCountries);

/** "Praca zdalna z Polski": the country in its case, which is written as the language is. */
function isCountry(text: string, start: number, end: number): boolean {
  return (
    NAMES_OF_COUNTRIES.has(text.slice(start, end)) && BEFORE_COUNTRY.test(text.slice(Math.max(0, start - 12), start))
  );
}
