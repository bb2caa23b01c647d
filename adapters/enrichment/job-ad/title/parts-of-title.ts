import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

/** A title is looked at up to here. */
const LONGEST = 200;

/** "(m/w/d)", "H/F", "v/m", "m/w/div": who may apply. */
export const GENDERS =
  /(?<![\p{L}\p{N}])[mwfdxhvk](?:\s?[/|]\s?(?:[mwfdxhvki]|div(?:ers)?|gn)){1,3}(?![\p{L}\p{N}])/giu;
const BRACKETS = /\([^()]{0,80}\)|\[[^[\]]{0,80}\]/gu;
/** Brackets that belong to a word: "Desarrollador(a)", "Chargé(e)". */
const ENDING = new RegExp(String.raw`(?<=\p{L})\((?:${anyOf(lexicon.titles.genderEndings)})\)`, 'giu');
/** "$20/hr", "1.650 €", "42-48k", "80–100 %". */
const SUMS =
  /(?:[$€£]|(?<!\p{L})(?:usd|eur|gbp|chf|pln)(?!\p{L}))\s?\d[\d.,]{0,12}k?(?:\s?[-–]\s?[$€£]?\s?\d[\d.,]{0,12}k?)?(?:\s?\/\s?\p{L}{1,6})?|(?<![\p{L}\d])(?:\d[\d.,]{0,12}\s?[-–]\s?)?\d[\d.,]{0,12}\s?(?:[€$£%]|(?:k|eur|euros?|pln|zł|chf)(?!\p{L}))(?:\s?\/\s?\p{L}{1,6})?/giu;
const TERMS = new RegExp(wholeWords(lexicon.adTitles.terms), 'giu');
const AT_START = new RegExp(
  String.raw`^[^\p{L}\p{N}]*${wholeWords(lexicon.adTitles.termsAtEnds)}[\s!.]+(?=\p{L})`,
  'iu',
);
const AT_END = new RegExp(
  String.raw`(?<=\p{L}[)\p{L}]?)\s+${wholeWords(lexicon.adTitles.termsAtEnds)}[^\p{L}\p{N}]*$`,
  'iu',
);
const ANNOUNCEMENT = new RegExp(
  String.raw`^[^\p{L}\p{N}]*${wholeWords(lexicon.adTitles.announcements)}[\s:!–-]*(?=\S)`,
  'iu',
);
const ANNOUNCED = new RegExp(String.raw`\s${wholeWords(lexicon.adTitles.announcements)}[\s!.]*$`, 'iu');
/** The other gender behind a mark: "Leiter/in", "Kaufmann/-frau", "Técnico/a". */
const OTHER_GENDER = new RegExp(
  String.raw`(?<=\p{L}{3})\s?[/:*_·]-?(?:${anyOf(lexicon.titles.genderEndings)}|${anyOf(lexicon.adTitles.otherHalves)})(?![\p{L}\p{N}-])`,
  'giu',
);
/** "Care team assistant": the group between the field and the head. */
const GROUP = new RegExp(String.raw`(?<=\p{L}\s)(?:${anyOf(lexicon.adTitles.groups)})\s(?=\p{L})`, 'iu');
const SEPARATORS = /\s[-–—]+\s|[|•:;,–—]/u;
const SLASH = new RegExp(String.raw`\s?\/\s?|\s(?:${anyOf(lexicon.adTitles.betweenTitles)})\s`, 'iu');
/** "KP (Kitchen porter)". */
const ABBREVIATION = /^([\p{Lu}&]{2,6})\s{0,2}\(([^()]{4,60})\)/u;
/** At the end of a title: the employer, the town or the field, behind a small word. */
const BEHIND = new RegExp(String.raw`\s${wholeWords(lexicon.adTitles.beforeEmployer)}\s.*$`, 'iu');

/**
 * The title of an ad without what is no occupation in it, in the order in which its forms are tried: as written, then as a whole without contract, sums,
 * brackets and announcement ("Vacancy:"), then its parts, each also without what is behind "at" or "in", then the
 * first of two words with the head that they share ("Sales/Account Manager"), without the group before the head, and last without the hours or the contract
 * that a title may begin or end with ("Evening cleaner").
 */
export function partsOfTitle(written: string): string[] {
  const title = written.slice(0, LONGEST);
  const bare = withoutTerms(title);
  const segments = bare.split(SEPARATORS);
  const parts = segments
    .flatMap((segment) => segment.split(SLASH))
    .map(withoutAnnouncement)
    .flatMap(withoutEmployer);
  const forms = [title, ...inFull(title), ...withoutEmployer(bare), ...parts, ...segments.flatMap(withSharedHead)];
  const ungrouped = [...forms, ...forms.map((form) => form.replace(GROUP, ''))];
  return distinct([...ungrouped, ...ungrouped.map(withoutTermsAtEnds)]);
}

/** "Driver (Class 2)": what stands in brackets before the head. */
export function titlesWithBrackets(written: string): string[] {
  const title = written.slice(0, LONGEST);
  const [, bracket = ''] = BEHIND_HEAD.exec(title) ?? [];
  return bracket === '' ? [] : distinct([`${bracket} ${withoutTerms(title)}`]);
}

const BEHIND_HEAD = /\p{L}\s{1,2}\((\p{L}[\p{L}\d&+#. -]{1,24})\)/u;

/** The same as a whole, without its parts. */
export function plainTitle(written: string): string[] {
  return distinct(withoutEmployer(withoutTerms(written.slice(0, LONGEST))));
}

/** What stands before the first separator, without contract, sums, brackets and announcement. */
export function firstPart(written: string): string {
  return trimmed(withoutAnnouncement(withoutTerms(written.slice(0, LONGEST)).split(SEPARATORS)[0] ?? ''));
}

function withoutTerms(title: string): string {
  return withoutAnnouncement(
    title
      .replace(ENDING, '')
      .replace(OTHER_GENDER, '')
      .replace(BRACKETS, ' ')
      .replace(GENDERS, ' ')
      .replace(SUMS, ' ')
      .replace(TERMS, ' '),
  );
}

function withoutTermsAtEnds(form: string): string {
  return trimmed(form).replace(AT_START, '').replace(AT_END, '');
}

/** What an abbreviation stands for, where it is written out behind it. */
function inFull(title: string): string[] {
  const [, short = '', long = ''] = ABBREVIATION.exec(title.trim()) ?? [];
  const letters = (long.match(/(?<!\p{L})\p{L}/gu) ?? []).join('').toUpperCase();
  return short !== '' && letters === short.replaceAll('&', '') ? [long] : [];
}

function withSharedHead(segment: string): string[] {
  const [one, other, ...more] = segment.split(SLASH);
  const head = other?.trim().split(/\s+/u).slice(1).join(' ');
  return one && head && more.length === 0 ? [`${withoutAnnouncement(one)} ${head}`] : [];
}

function withoutEmployer(part: string): string[] {
  return [part, part.replace(BEHIND, '')];
}

function distinct(forms: readonly string[]): string[] {
  return [...new Set(forms.map(trimmed))].filter((form) => /\p{L}{2}/u.test(form));
}

function withoutAnnouncement(title: string): string {
  const words = title.trim();
  return words.replace(ANNOUNCEMENT, '').replace(ANNOUNCED, '');
}

function trimmed(part: string): string {
  // bounded: a title of at most 200 characters
  return part.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#)]+$/gu, '').replace(/\s+/gu, ' ');
}
