import type { ResumeDocument } from '../document/resume-document.js';
import type { SectionKind } from '../lexicons/section-vocabulary.js';
import { namesSpoken, readLanguages, type SpokenLanguage } from '../recognizers/languages.js';
import type { Section } from '../sections/section.js';
import type { Line } from '../text/line.js';
import { readEducation, type EducationEntry } from './education/education-entries.js';
import { educationOutsideSection } from './education/education-outside-section.js';
import { readListedEntries, type ListedEntry } from './listed-entries.js';
import { readProjects, type ProjectEntry } from './project-entries.js';
import { readSkills, type SkillGroup } from './skill-groups.js';
import { findEmploymentSentences } from './work/employment-sentences.js';
import { readWorkEntries, type WorkEntry } from './work/work-entries.js';

/** What the third stage hands on: everything a profile lists, as pieces of the text. */
export interface ResumeEntries {
  readonly work: readonly WorkEntry[];
  readonly volunteer: readonly WorkEntry[];
  readonly education: readonly EducationEntry[];
  readonly awards: readonly ListedEntry[];
  readonly certificates: readonly ListedEntry[];
  readonly publications: readonly ListedEntry[];
  readonly skills: readonly SkillGroup[];
  readonly languages: readonly SpokenLanguage[];
  readonly projects: readonly ProjectEntry[];
}

export function readEntries(document: ResumeDocument, sections: readonly Section[]): ResumeEntries {
  const linesOfEach = (...kinds: readonly Section['kind'][]): Line[][] =>
    sections.flatMap(({ kind, lines }) => (kinds.includes(kind) ? [lines] : []));
  const listed = (kind: SectionKind): ListedEntry[] => readListedEntries(document, linesOfEach(kind).flat());
  const work = linesOfEach('work').flatMap((lines) => readWorkEntries(document, lines));
  const unheaded = linesOfEach('top', 'summary', 'other').flat();
  const education = linesOfEach('education').flatMap((lines) => readEducation(document, lines));
  const skills = linesOfEach('skills');
  const spoken = [...linesOfEach('languages').flat(), ...skills.flat().filter(namesSpoken)];
  return {
    work: [...work, ...findEmploymentSentences(document, unheaded, work)],
    volunteer: linesOfEach('volunteer').flatMap((lines) => readWorkEntries(document, lines)),
    education: [...education, ...educationOutsideSection(document, sections, education, work)],
    awards: listed('awards'),
    certificates: listed('certificates'),
    publications: listed('publications'),
    skills: skills.flatMap((lines) =>
      readSkills(
        document,
        lines.filter((line) => !namesSpoken(line)),
      ),
    ),
    languages: readLanguages(spoken),
    projects: linesOfEach('projects').flatMap((lines) => readProjects(document, lines)),
  };
}
