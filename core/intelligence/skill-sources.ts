import { monthsOf, type MonthInterval } from '../candidate/partial-date.js';
import type { Profile } from '../candidate/profile.js';

/** A piece of a profile in which skills are looked for. */
export interface SkillSource {
  /** JSON pointer below the candidate. */
  pointer: string;
  text: string;
  /** The time that it tells of, where it is dated work. */
  interval?: MonthInterval;
  /** Whether each of its lines is the name of a skill, not prose. */
  isList: boolean;
  /** It heads a list of skills, "Tools: …", and is a skill itself only where it is a known one. */
  isGroup?: boolean;
}

/** The parts of a profile that tell of skills: what a person did, learnt and lists; never who or where the person is. */
export function skillSources(profile: Profile, referenceDate: string): SkillSource[] {
  const sources: SkillSource[] = [];
  const add = (pointer: string, texts: readonly (string | undefined)[], interval?: MonthInterval): void => {
    const text = texts.filter((part) => part !== undefined && part !== '').join('\n');
    if (text !== '') sources.push({ pointer, text, isList: false, ...(interval ? { interval } : {}) });
  };
  profile.skills?.forEach((skill, index) => {
    for (const name of [skill.name, ...(skill.keywords ?? [])]) {
      if (!name) continue;
      const isGroup = name === skill.name && (skill.keywords ?? []).length > 0;
      sources.push({
        pointer: `/profile/skills/${String(index)}`,
        text: name,
        isList: true,
        ...(isGroup && { isGroup }),
      });
    }
  });
  profile.work?.forEach((work, index) => {
    const texts = [work.position, work.summary, work.description, ...(work.highlights ?? [])];
    add(`/profile/work/${String(index)}`, texts, monthsOf(work, referenceDate));
  });
  profile.projects?.forEach((project, index) => {
    const texts = [project.name, project.description, ...(project.highlights ?? []), ...(project.keywords ?? [])];
    add(`/profile/projects/${String(index)}`, texts);
  });
  profile.volunteer?.forEach((entry, index) => {
    add(`/profile/volunteer/${String(index)}`, [entry.position, entry.summary, ...(entry.highlights ?? [])]);
  });
  profile.certificates?.forEach((certificate, index) => {
    if (certificate.name) {
      sources.push({ pointer: `/profile/certificates/${String(index)}`, text: certificate.name, isList: true });
    }
  });
  profile.education?.forEach((education, index) => {
    add(`/profile/education/${String(index)}`, [education.area, ...(education.courses ?? [])]);
  });
  profile.publications?.forEach((publication, index) => {
    add(`/profile/publications/${String(index)}`, [publication.name, publication.summary]);
  });
  add('/profile/basics/label', [profile.basics?.label]);
  add('/profile/basics/summary', [profile.basics?.summary]);
  return sources;
}
