import { EDUCATION_LEVELS, type EducationLevel } from '../../job/requirements.js';
import { fold } from '../../text/search-words.js';
import {
  DEGREES,
  DOCTORAL_STUDENT,
  FIELD,
  MERE_CERTIFICATE,
  NO_DEGREE,
  PHRASES,
  UNFINISHED,
} from './education-words.js';

/** Characters of a degree that are looked at: names of degrees are shorter, and what follows is an account. */
const LONGEST_DEGREE = 300;

/** What is between two degrees: "BSc Physics, MSc Optics". */
const BETWEEN_DEGREES = /[,;|+&•\n]|\s[-–—/]\s|\s(?:and|und|et|sowie|followed by)\s/u;

/** "Bac +2" is one name. */
const JOINED = /\b(bac) ?\+ ?(?=\d)/giu;

/** The highest level that the name of a degree says for certain; `null` where it says none. */
export function educationLevelOf(text: string): EducationLevel | null {
  const written = text.slice(0, LONGEST_DEGREE).normalize('NFKD').replace(/\p{M}/gu, '').replace(JOINED, '$1');
  const levels: (EducationLevel | null)[] = [];
  for (const part of written.split(BETWEEN_DEGREES)) {
    const level = levelOfPart(part.trim());
    const isUnfinished = UNFINISHED.test(fold(part));
    // "MSc Optics, expected 2027": what is by itself is said of the degree before it.
    if (isUnfinished && level === null) levels.push(levelBelow(levels.pop() ?? null));
    else levels.push(isUnfinished ? levelBelow(level) : level);
  }
  return highestOf(levels);
}

function levelOfPart(part: string): EducationLevel | null {
  const folded = fold(part);
  if (DOCTORAL_STUDENT.test(folded)) return 'master';
  const phrase = PHRASES.find(([, words]) => words.test(folded));
  if (phrase) return phrase[0];
  if (NO_DEGREE.test(folded)) return null;
  return named(part.replace(FIELD, '$1')) ?? (MERE_CERTIFICATE.test(folded) ? null : named(part));
}

function named(part: string): EducationLevel | null {
  const folded = fold(part);
  return DEGREES.find(({ words, shortForms }) => words.test(folded) || shortForms?.test(part))?.level ?? null;
}

/** The level of a candidate who has not finished. */
function levelBelow(level: EducationLevel | null): EducationLevel | null {
  return level === 'doctorate'
    ? 'master'
    : level === 'master'
      ? 'bachelor'
      : level === 'school' || level === null
        ? null
        : 'school';
}

export function highestOf(levels: readonly (EducationLevel | null)[]): EducationLevel | null {
  return levels.reduce(
    (highest, level) =>
      level !== null && (highest === null || EDUCATION_LEVELS.indexOf(level) > EDUCATION_LEVELS.indexOf(highest))
        ? level
        : highest,
    null,
  );
}
