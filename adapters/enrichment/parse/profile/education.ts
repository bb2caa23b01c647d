import type { Education } from '../../../../core/index.js';
import type { EducationEntry } from '../entries/education/education-entries.js';
import type { Facts } from './facts.js';

/** Entries as the profile's `education`, with evidence. */
export function buildEducation(entries: readonly EducationEntry[], facts: Facts): Education[] {
  return entries.map((entry, index) => {
    const at = `/profile/education/${index}`;
    const out: Education = {};
    if (entry.institution) out.institution = facts.take(`${at}/institution`, entry.institution, 0.8);
    if (entry.area) out.area = facts.take(`${at}/area`, entry.area, 0.7);
    if (entry.degree) out.studyType = facts.take(`${at}/studyType`, entry.degree, 0.85);
    const { dates, datePiece } = entry;
    if (dates && datePiece) {
      if (dates.from !== undefined) out.startDate = facts.take(`${at}/startDate`, datePiece, 0.85, dates.from);
      if (dates.to !== undefined) out.endDate = facts.take(`${at}/endDate`, datePiece, 0.85, dates.to);
    }
    if (entry.score) out.score = facts.take(`${at}/score`, entry.score, 0.8);
    if (entry.courses.length > 0)
      out.courses = entry.courses.map((piece, i) => facts.take(`${at}/courses/${i}`, piece, 0.6));
    return out;
  });
}
