import type { Profile } from '../../../../core/index.js';
import type { ResumeDocument } from '../document/resume-document.js';
import type { ResumeEntries } from '../entries/read-entries.js';
import type { Section } from '../sections/section.js';
import { buildBasics } from './basics.js';
import { buildEducation } from './education.js';
import type { Facts } from './facts.js';
import { buildLanguages } from './languages.js';
import { buildAwards, buildCertificates, buildPublications } from './listed.js';
import { buildProjects } from './projects.js';
import { buildSkills } from './skills.js';
import { buildVolunteer, buildWork } from './work.js';

/** The last stage: values of the profile, each noted in `facts` with the place where it was read. */
export function buildProfile(
  document: ResumeDocument,
  sections: readonly Section[],
  entries: ResumeEntries,
  facts: Facts,
): Profile {
  const basics = buildBasics(document, sections, facts);
  const all: Profile = {
    ...(Object.keys(basics).length > 0 && { basics }),
    work: buildWork(document, entries.work, facts),
    volunteer: buildVolunteer(document, entries.volunteer, facts),
    education: buildEducation(entries.education, facts),
    awards: buildAwards(entries.awards, facts),
    certificates: buildCertificates(entries.certificates, facts),
    publications: buildPublications(entries.publications, facts),
    skills: buildSkills(entries.skills, facts),
    languages: buildLanguages(entries.languages, facts),
    projects: buildProjects(document, entries.projects, facts),
  };
  const filled = Object.entries(all).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(filled) as Profile;
}
