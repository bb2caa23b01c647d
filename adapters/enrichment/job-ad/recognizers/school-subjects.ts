import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';

const SUBJECTS = anyOf(lexicon.ads.schoolSubjects);
const AND = String.raw`\s{0,3}(?:[,/&+]|\s(?:${anyOf(lexicon.joining.listed)})\s)\s{0,3}`;
const ANOTHER = String.raw`\p{L}{2,20}`;
const BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${SUBJECTS})(?:${AND}${ANOTHER}){0,3}${AND}$`, 'iu');
const BEHIND = new RegExp(String.raw`^${AND}(?:${ANOTHER}${AND}){0,3}(?:${SUBJECTS})(?!\p{L})`, 'iu');
const GRADES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.ads.schoolGrades)})(?!\p{L})[^.;:\n]{0,40}$`, 'iu');
/** In characters: a few subjects to either side. */
const REACH = 90;

/** "Good grades in maths, physics and English", "GCSE maths": a subject of school, which nobody is asked to know as a trade or to speak at work. */
export function isSchoolSubject(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  return GRADES.test(before) || BEFORE.test(before) || BEHIND.test(text.slice(end, end + REACH));
}
