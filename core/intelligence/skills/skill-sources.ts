import { monthsOf, type MonthInterval } from '../../candidate/partial-date.js';
import type { Profile } from '../../candidate/profile.js';

/** A piece of a profile in which skills are looked for. */
export interface SkillSource {
  /** JSON pointer below the candidate. */
  pointer: string;
  text: string;
  /** The time that it describes, where it is dated work. */
  interval?: MonthInterval;
  /** Whether each of its lines is the name of a skill, not prose. */
  isList: boolean;
  /** It heads a list of skills, "Tools: …", and is a skill itself only where it is a known one. */
  isGroup?: boolean;
  /** Where an account in running text begins, in UTF-16 units of `text`; before it are titles and names. */
  accountFrom?: number;
  /** It says what a work is about, not what the person did with it: nothing in it proves a skill by itself. */
  isTopic?: boolean;
}

type Texts = readonly (string | undefined)[];

/** No skill is named across the end of one part of a profile and the beginning of the next. */
const PARAGRAPH_END = '\n\n';

function joined(texts: Texts): string {
  return texts.filter((part) => part !== undefined && part !== '').join(PARAGRAPH_END);
}

/**
 * The parts of a profile that describe skills: what a person did, learnt and lists; never who or where the person is.
 *
 * @param listedBy - Who listed the skills. A caller names a skill that has keywords; in a resume it is as often the name of a group, such as "Front end".
 */
export function skillSources(
  profile: Profile,
  referenceDate: string,
  listedBy: 'caller' | 'resume' = 'resume',
): SkillSource[] {
  const sources: SkillSource[] = [];
  const add = (pointer: string, texts: Texts): void => {
    const text = joined(texts);
    if (text !== '') sources.push({ pointer, text, isList: false });
  };
  const addSource = (pointer: string, head: string | undefined, account: Texts, interval?: MonthInterval): void => {
    const text = joined([head, ...account]);
    if (text === '') return;
    const accountFrom = head ? head.length : 0;
    sources.push({ pointer, text, isList: false, accountFrom, ...(interval ? { interval } : {}) });
  };
  profile.skills?.forEach((skill, index) => {
    for (const [at, name] of [skill.name, ...(skill.keywords ?? [])].entries()) {
      if (!name) continue;
      const isGroup = listedBy === 'resume' && at === 0 && (skill.keywords ?? []).length > 0;
      sources.push({
        pointer: `/profile/skills/${String(index)}`,
        text: name,
        isList: true,
        ...(isGroup && { isGroup }),
      });
    }
  });
  profile.work?.forEach((work, index) => {
    const account = [work.summary, work.description, ...(work.highlights ?? [])];
    addSource(`/profile/work/${String(index)}`, work.position, account, monthsOf(work, referenceDate));
  });
  profile.projects?.forEach((project, index) => {
    const head = joined([project.name, ...(project.keywords ?? [])]);
    addSource(`/profile/projects/${String(index)}`, head, [project.description, ...(project.highlights ?? [])]);
  });
  profile.volunteer?.forEach((entry, index) => {
    addSource(`/profile/volunteer/${String(index)}`, entry.position, [entry.summary, ...(entry.highlights ?? [])]);
  });
  profile.certificates?.forEach((certificate, index) => {
    if (certificate.name && !isAfter(certificate.date, referenceDate)) {
      sources.push({ pointer: `/profile/certificates/${String(index)}`, text: certificate.name, isList: true });
    }
  });
  profile.education?.forEach((education, index) => {
    add(`/profile/education/${String(index)}`, [education.area, ...(education.courses ?? [])]);
  });
  profile.publications?.forEach((publication, index) => {
    const text = joined([publication.name, publication.summary]);
    const pointer = `/profile/publications/${String(index)}`;
    if (text !== '') sources.push({ pointer, text, isList: false, accountFrom: 0, isTopic: true });
  });
  add('/profile/basics/label', [profile.basics?.label]);
  add('/profile/basics/summary', [profile.basics?.summary]);
  return sources;
}

/** Whether a day, month or year is still to come: a certificate with that date is not held yet. */
function isAfter(date: string | undefined, referenceDate: string): boolean {
  return date !== undefined && date > referenceDate.slice(0, date.length);
}
