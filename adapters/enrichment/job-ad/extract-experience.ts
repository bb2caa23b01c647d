import { firstMatches } from './first-matches.js';

export interface ExtractedExperience {
  minMonths: number;
  maxMonths: number | null;
  start: number;
  end: number;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  eine: 1,
  einem: 1,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  huit: 8,
  dix: 10,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  ocho: 8,
  diez: 10,
};
const NUMBER = `\\d{1,2}(?:\\.\\d)?|${Object.keys(NUMBER_WORDS).join('|')}`;
/** Between two words of one expression; bounded, so that the pattern is linear. */
const GAP = '\\s{0,3}';
const YEARS = new RegExp(
  `\\b(${NUMBER})${GAP}(?:\\(\\d{1,3}\\)${GAP})?(\\+|plus\\b|or more\\b)?${GAP}(?:(?:-|–|—|to|bis|à|a|or)${GAP}(${NUMBER})${GAP}\\+?)?${GAP}(?:\\+${GAP})?(years?|yrs?\\.?|months?|jahre?n?|ans?|années?|años?|monate?n?|mois|mes(?:es)?)(?:['’]s?)?(?![\\w])`,
  'giu',
);

/** Expressions of time that are looked at: an ad has a dozen. */
const MOST_READ = 200;

/** "5+ years", "3-5 yrs", "at least two years'": what a text asks for in years or months, each with its place. */
export function extractExperience(text: string): ExtractedExperience[] {
  return firstMatches(text, YEARS, MOST_READ).flatMap((match) => {
    const unit = /^(month|monat|mois|mes)/i.test(match[4] ?? '') ? 1 : 12;
    const min = numberOf(match[1]);
    const max = match[3] === undefined ? null : numberOf(match[3]);
    if (min === undefined || isNoExperience(text, match.index, match.index + match[0].length)) return [];
    const maxMonths = max === null || max === undefined ? null : Math.round(max * unit);
    const minMonths = Math.round(min * unit);
    if (minMonths > 480 || (maxMonths !== null && maxMonths < minMonths)) return [];
    return [{ minMonths, maxMonths, start: match.index, end: match.index + match[0].length }];
  });
}

/** "5 years of experience", "at least 3 years in sales": not the age of a company or the term of a contract. */
function isNoExperience(text: string, start: number, end: number): boolean {
  const near = text.slice(Math.max(0, start - 60), Math.min(text.length, end + 90)).toLowerCase();
  if (
    /\b(years? old|of age|contract|warranty|founded|since|anniversary|vesting|company|befristet)\b/.test(near) &&
    !/experience|erfahrung|expérience|experiencia/.test(near)
  ) {
    return true;
  }
  // "(4 years of experience may be substituted for a degree)", "held within the past 24 months".
  if (/^[^.;\n]{0,40}\b(?:substitut\w+|in lieu of|instead of)\b/i.test(text.slice(end, end + 80))) return true;
  if (/\b(?:past|last|previous|next|first|every|each)\s{1,3}$/i.test(text.slice(Math.max(0, start - 12), start)))
    return true;
  return !/experience|experienced|background|working (with|in|as)|work in|hands[- ]on|industry|erfahrung|berufspraxis|expérience|experiencia|mindestens|antigüedad|track record|minimum|at least|min\.|\+|professional|proven/.test(
    near,
  );
}

function numberOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  return NUMBER_WORDS[written.toLowerCase()] ?? (Number.isNaN(Number(written)) ? undefined : Number(written));
}
