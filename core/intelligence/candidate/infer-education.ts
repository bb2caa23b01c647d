import { educationLevelOf, highestOf } from '../levels/education-level.js';
import type { Education } from '../../candidate/profile.js';
import { type EducationLevel } from '../../job/requirements.js';

/** A diploma in a field is a vocational one; one without is as a rule what a school gives at its end. */
function levelOfEntry({ studyType = '', area = '' }: Education): EducationLevel | null {
  const isBare = /^\s*dipl[oô]m[ae]\s*$/iu.test(studyType);
  return educationLevelOf(isBare && area !== '' ? `${studyType} in ${area}` : studyType) ?? educationLevelOf(area);
}

/** The highest level that any entry names, and the fields of study. */
export function inferEducation(entries: readonly Education[]): {
  highestLevel: EducationLevel | null;
  fields: string[];
} {
  return {
    highestLevel: highestOf(entries.map(levelOfEntry)),
    fields: [...new Set(entries.flatMap(({ area }) => (area ? [area] : [])))],
  };
}
