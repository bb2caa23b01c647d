import { firstMatches } from './first-matches.js';
import { extractAges, isOfExperience, type ExtractedAge } from './wording/extract-ages.js';
import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';

export interface ExtractedExperience {
  minMonths: number;
  maxMonths: number | null;
  start: number;
  end: number;
}

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  lexicon.numbers.words.map((entry) => {
    const [word = '', value] = entry.split('=');
    return [word, Number(value)] as const;
  }),
);
const NUMBER = `\\d{1,2}(?:\\.\\d)?|(?<!\\p{L})(?:${anyOf([...NUMBER_WORDS.keys()])})`;
/** Between two words of one expression; bounded, so that the pattern is linear. */
const GAP = '\\s{0,3}';
/** "Requirements2+ years": scraped ads lose line ends; "B2 years" is no number of years. */
const YEARS = new RegExp(
  `(?<![\\d.,])(?<!(?<!\\p{L}{3})\\p{L})(${NUMBER})${GAP}(?:\\(\\d{1,3}\\)${GAP})?(\\+|plus\\b|or more\\b)?${GAP}(?:(?:-|–|—|/|${anyOf(lexicon.numbers.to)})${GAP}(${NUMBER})${GAP}\\+?)?${GAP}(?:\\+${GAP})?(${anyOf(lexicon.numbers.timeUnits)})(?:['’]s?)?\\+?(?![\\p{L}\\d])`,
  'giu',
);

/** Expressions of time that are looked at: an ad has a dozen. */
const MOST_READ = 200;

const MONTH_STEMS = new RegExp(`^(${anyOf(lexicon.numbers.monthStems)})`, 'i');

const ONE_YEAR = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.numbers.oneYear)})(?!\p{L})`, 'giu');

/**
 * "5+ years", "2 years+", "3-5 yrs", "at least two years'": what a text asks for in years or months, each with its place.
 *
 * @param isProfile whether what stands at an offset is among the requirements, where an item that begins with years needs no word for experience
 * @param ages those that the text names
 */
export function extractExperience(
  text: string,
  isProfile: (offset: number) => boolean = () => false,
  ages: readonly ExtractedAge[] = extractAges(text),
): ExtractedExperience[] {
  const inFigures = firstMatches(text, YEARS, MOST_READ).flatMap((match) => {
    const unit = MONTH_STEMS.test(match[4] ?? '') ? 1 : 12;
    const min = numberOf(match[1]);
    const max = match[3] === undefined ? null : numberOf(match[3]);
    const isOpen = match[2] !== undefined || match[3] !== undefined || isProfile(match.index);
    if (min === undefined || isNoExperience(text, ages, match.index, match.index + match[0].length, isOpen)) return [];
    const maxMonths = max === null || max === undefined ? null : Math.round(max * unit);
    const minMonths = Math.round(min * unit);
    const place = { start: match.index, end: match.index + match[0].length };
    const fewest = max === null && match[2] === undefined ? fewestOfRange(text, match.index) : undefined;
    if (fewest !== undefined && fewest.years < min)
      return [
        { minMonths: Math.round(fewest.years * unit), maxMonths: minMonths, start: fewest.start, end: place.end },
      ];
    if (max === null && match[2] === undefined && isMost(text, match.index))
      return [{ minMonths: 0, maxMonths: minMonths, ...place }];
    if (minMonths > 480 || (maxMonths !== null && maxMonths < minMonths)) return [];
    return [{ minMonths, maxMonths, ...place }];
  });
  const inWords = firstMatches(text, ONE_YEAR, MOST_READ).flatMap(({ index, 0: { length } }) =>
    isNoExperience(text, ages, index, index + length)
      ? []
      : [{ minMonths: 12, maxMonths: null, start: index, end: index + length }],
  );
  return [...inFigures, ...inWords].sort((a, b) => a.start - b.start);
}

const BESIDE_YEARS = new RegExp(anyOf(lexicon.ads.besideYears), '');

const BEHIND_YEARS = new RegExp(String.raw`^['’]?\s{1,3}(?:${anyOf(lexicon.ads.behindYears)})`, 'iu');

const EXPERIENCE = new RegExp(anyOf(lexicon.ads.experience), '');

const EMPLOYER_YEARS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.ads.ofEmployerYears)})`, 'u');

/** "Notre groupe, 40 ans d'expérience"; but not what the employer asks for: "our client requires ten years". */
const OF_EMPLOYER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.ads.employers)})(?!\p{L})(?![^.;:\n]*(?:${anyOf([...lexicon.ads.required, ...lexicon.ads.seeks, ...lexicon.ads.employerSeeks])}))[^.;:\n]{0,25}$`,
  'iu',
);

/** "Impresa edile di Bergamo, 30 anni di esperienza nel restauro, ricerca geometra": said of the employer before it seeks. */
const OF_WHO_SEEKS = {
  before: /\p{L}[^.;:\n]{0,80},\s(?:\p{L}{2,5}\s)?$/u,
  behind: new RegExp(String.raw`^[^.;:\n]{0,80},\s(?:${anyOf(lexicon.ads.employerSeeks)})\s`, 'iu'),
};

const INSTEAD_BEFORE = new RegExp(String.raw`\b(?:${anyOf(lexicon.ads.insteadOf)}) [^.;\n]{0,30}$`, 'i');
const INSTEAD_AFTER = new RegExp(
  String.raw`^[^.;\n]{0,40}\b(?:${anyOf([...lexicon.ads.substituted, ...lexicon.ads.insteadOf])})\b`,
  'i',
);
const RELATIVE_TIME = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.ads.relativeTimes)})\s{1,3}$`, 'iu');

const MOST_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.ads.atMostYears)})\s{1,3}$`, 'iu');

/** "Up to 3 years": the most, and nobody has to have any. */
function isMost(text: string, start: number): boolean {
  return MOST_BEFORE.test(text.slice(Math.max(0, start - 24), start));
}

const RANGE_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.pay.between)})\s(?:\p{L}{1,3}\s)?(${NUMBER})\s(?:${anyOf(lexicon.pay.and)})\s(?:\p{L}{1,3}\s)?$`,
  'iu',
);

/** "Between 5 and 7 years": where the range begins, and its lower end. */
function fewestOfRange(text: string, start: number): { years: number; start: number } | undefined {
  const from = Math.max(0, start - 36);
  const match = RANGE_BEFORE.exec(text.slice(from, start));
  const years = numberOf(match?.[1]);
  return match && years !== undefined ? { years, start: from + match.index } : undefined;
}

const TERM_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.ads.beforeTerms)})\s{0,3}:?\s{0,3}$`, 'iu');
const TERM_BEHIND = new RegExp(
  String.raw`^[\s-]{1,3}(?:${anyOf(lexicon.ads.behindTerms)})(?=\s{0,3}(?:[,.;:()\n+/–-]|$)|\s(?:${anyOf([...lexicon.joining.and, ...lexicon.workplace.in])})\s)`,
  'iu',
);

/** "… license preferred. 3-5 yrs. $27 an hour": nothing else in its sentence. */
const IS_CLAUSE = { before: /[.;]\s$/u, behind: /^\.?(?:\s\p{Lu}|\s\W|\n|$)/u };

/** "• 2–4 yrs public accounting": a range at the head of an item. */
const IS_ITEM = { before: /(?:^|\n)[^\p{L}\d\n]{0,6}$/u, behind: /^\.?\s\p{L}/u };

const OTHER_TIMES = new RegExp(String.raw`\b(${anyOf(lexicon.ads.otherTimes)})\b`, '');

/** "5 years of experience", "at least 3 years in sales": not the age of a company or the term of a contract. */
function isNoExperience(
  text: string,
  ages: readonly ExtractedAge[],
  start: number,
  end: number,
  isOpen = false,
): boolean {
  const near = text.slice(Math.max(0, start - 60), Math.min(text.length, end + 90)).toLowerCase();
  if (OTHER_TIMES.test(near) && !EXPERIENCE.test(near)) {
    return true;
  }
  if (isAge(text, ages, start, end) || isAgeInBrackets(text, start, end)) return true;
  // "Fort de plus de 20 ans d'expérience, notre client": the employer's own age.
  if (EMPLOYER_YEARS.test(sentenceOf(text, start, end)) || OF_EMPLOYER.test(text.slice(Math.max(0, start - 60), start)))
    return true;
  if (
    OF_WHO_SEEKS.before.test(text.slice(Math.max(0, start - 100), start)) &&
    OF_WHO_SEEKS.behind.test(text.slice(end, end + 120))
  )
    return true;
  if (INSTEAD_BEFORE.test(text.slice(Math.max(0, start - 50), start))) return true;
  // "(4 years of experience may be substituted for a degree)", "held within the past 24 months".
  if (INSTEAD_AFTER.test(text.slice(end, end + 80))) return true;
  if (TERM_BEFORE.test(text.slice(Math.max(0, start - 40), start)) || TERM_BEHIND.test(text.slice(end, end + 50)))
    return true;
  if (RELATIVE_TIME.test(text.slice(Math.max(0, start - 24), start))) return true;
  if (
    IS_CLAUSE.before.test(text.slice(Math.max(0, start - 3), start)) &&
    IS_CLAUSE.behind.test(text.slice(end, end + 3))
  )
    return false;
  if (isOpen && IS_ITEM.before.test(text.slice(Math.max(0, start - 8), start)) && IS_ITEM.behind.test(text.slice(end)))
    return false;
  return !BESIDE_YEARS.test(near) && !BEHIND_YEARS.test(text.slice(end, end + 45));
}

/** What is near a place in its own sentence, in lower case. */
function sentenceOf(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - 60), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const behind = text.slice(end, end + 90).split(SENTENCE_END, 1)[0] ?? '';
  return `${before}${text.slice(start, end)}${behind}`.toLowerCase();
}

const SENTENCE_END = /[.!?]\s|\n/u;

const AGE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.lint.age)})`, 'giu');
/** Characters before and behind a number of years that may belong to an age. */
const AROUND_AGE = 30;

/** "Menor de 35 años", "homme de 25 à 35 ans": how old somebody is to be, whatever is said of experience beside it. */
function isAge(text: string, ages: readonly ExtractedAge[], start: number, end: number): boolean {
  if (isOfExperience(text, start, end)) return false;
  if (ages.some((age) => (age.isNamed || age.isRange) && age.start < end && start < age.end)) return true;
  const from = Math.max(0, start - AROUND_AGE);
  return [...text.slice(from, end + AROUND_AGE).matchAll(AGE)].some(
    ({ index, 0: { length } }) => from + index < end && start < from + index + length,
  );
}

/** "€ 6,50 per uur (17 jaar)" */
function isAgeInBrackets(text: string, start: number, end: number): boolean {
  return (
    /\d[^()\n]{0,20}\($/u.test(text.slice(Math.max(0, start - 30), start)) &&
    /^1[5-9]/u.test(text.slice(start)) &&
    text[end] === ')'
  );
}

function numberOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  return NUMBER_WORDS.get(written.toLowerCase()) ?? (Number.isNaN(Number(written)) ? undefined : Number(written));
}
