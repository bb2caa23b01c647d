import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';

const SUBJECTS = anyOf(lexicon.ads.schoolSubjects);
const AND = String.raw`\s{0,3}(?:[,/&+]|\s(?:${anyOf(lexicon.joining.listed)})\s)\s{0,3}`;
const ANOTHER = String.raw`\p{L}{2,20}`;
const BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${SUBJECTS})(?:${AND}${ANOTHER}){0,3}${AND}$`, 'iu');
const BEHIND = new RegExp(String.raw`^${AND}(?:${ANOTHER}${AND}){0,3}(?:${SUBJECTS})(?!\p{L})`, 'iu');
/** In characters: a few subjects to either side. */
const REACH = 90;

/** "Good grades in maths, physics and English": a language in a list with mathematics is a subject of school, and nobody is asked to speak it at work. */
export function isSchoolSubject(text: string, { start, end }: { start: number; end: number }): boolean {
  return BEFORE.test(text.slice(Math.max(0, start - REACH), start)) || BEHIND.test(text.slice(end, end + REACH));
}
