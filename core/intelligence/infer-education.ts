import type { Education } from '../candidate/profile.js';
import { EDUCATION_LEVELS, type EducationLevel } from '../job/requirements.js';
import { fold } from '../search-words.js';

/** Words of degrees, folded; the first line that fits decides. English, German, French and Spanish. */
const DEGREES: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    'doctorate',
    /\b(ph\.? ?d|dphil|doctor(ate|al)?|doktor|dr\.? ?(rer|ing|med)|promotion|doctorat|doctorado|m\.?d\.?$|j\.?d\.?$|juris doctor|pharm\.? ?d|d\.?d\.?s|ed\.? ?d|d\.?n\.?p)\b/,
  ],
  [
    'master',
    /\b(master'?s?|m\.? ?s\.? ?c?|m\.? ?a\.?|m\.?b\.?a|mba|m\.? ?eng|m\.?[ -]?tech|m\.? ?arch|m\.? ?des|laurea magistrale|pgce|pgde|m\.? ?ed|m\.?c\.?a|m\.? ?com|m\.? ?phil|ll\.?m|msw|mph|mpa|mfa|m\.? ?s\.? ?n|magister|diplom(?!a)|dipl\.?-?|staatsexamen|maitrise|maestria|mastere|post ?graduate|pgdm|pg diploma)\b/,
  ],
  [
    'bachelor',
    /\b(bachelor'?s?|b\.? ?s\.? ?c?|b\.? ?a\.?|b\.? ?eng|b\.? ?e\.?|b\.?[ -]?tech|b\.? ?arch|b\.? ?des|b\.? ?voc|b\.?m\.?s|bcl|laurea|b\.? ?ed|b\.?b\.?a|b\.?c\.?a|b\.? ?com|b\.? ?s\.? ?n|b\.? ?f\.? ?a|b\.? ?b\.? ?m|ll\.?b|licence|licenciatura|licenciado|ingenier[oi]a?|grado|undergraduate degree|baccalaureate)\b/,
  ],
  [
    'associate',
    /\b(associate'?s?|a\.? ?a\.? ?s?|a\.? ?s\.?|foundation degree|f\.?deg|hnd|hnc|g?nvq|btec|bts|dut|advanced diploma|diploma|diplome|diplomado|polytechnic|certificate|ausbildung|lehre|berufsausbildung|meister|techniker|fachwirt|cap|bep|formacion profesional|vocational|trade school|apprenticeship)\b/,
  ],
  [
    'school',
    /\b(high school|secondary|g\.?e\.?d|a[- ]levels?|gcse|abitur|matura|realschule|hauptschule|bac(calaureat)?|bachillerato|12th|10th|xii|hsc|ssc|sslc|puc|plus two|class (?:10|12|xi?i?)|leaving certificate|intermediate|matriculation|school leaving)\b/,
  ],
];

/** Whoever is still at it holds the degree below. */
const DOCTORAL_STUDENT = /\b(?:ph\.? ?d\.?|doctoral|doctorate)\s+(?:student|candidate|researcher|coursework)/;

/** What a school gives at its end is no vocational diploma, though it is called one. */
const SCHOOL_DIPLOMA =
  /\b(high school|secondary( school| education)?|school leaving) (diploma|certificate|equivalency)\b/;

export function educationLevelOf(text: string): EducationLevel | null {
  const folded = fold(text);
  if (DOCTORAL_STUDENT.test(folded)) return 'master';
  if (SCHOOL_DIPLOMA.test(folded)) return 'school';
  return DEGREES.find(([, words]) => words.test(folded))?.[0] ?? null;
}

/** The highest level that any entry names, and the fields of study. */
export function inferEducation(entries: readonly Education[]): {
  highestLevel: EducationLevel | null;
  fields: string[];
} {
  let highest: EducationLevel | null = null;
  for (const { studyType, area } of entries) {
    const level = educationLevelOf(studyType ?? '') ?? educationLevelOf(area ?? '');
    if (level && (highest === null || EDUCATION_LEVELS.indexOf(level) > EDUCATION_LEVELS.indexOf(highest)))
      highest = level;
  }
  return { highestLevel: highest, fields: [...new Set(entries.flatMap(({ area }) => (area ? [area] : [])))] };
}
