import { monthIndex } from '../candidate/partial-date.js';
import type { Profile } from '../candidate/profile.js';
import type { CandidateIntelligence } from '../candidate/candidate-intelligence.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import type { CandidateFeatures, OccupationFeature, TitleWordFeature } from '../candidate/candidate-features.js';

/** What the scorer never receives. Shown with each match. */
export const EXCLUDED_FIELDS: readonly string[] = [
  'basics.name',
  'basics.image',
  'basics.email',
  'basics.phone',
  'basics.url',
  'basics.profiles',
  'basics.location',
  'birthDate',
  'age',
  'gender',
  'nationality',
  'maritalStatus',
  'education.institution',
  'education.startDate',
  'education.endDate',
  'work.name',
  'work.location',
];

type Facts = Pick<CandidateIntelligence, 'skills' | 'experience' | 'seniority' | 'education' | 'languages'> & {
  occupations: OccupationFeature[];
  titleWords: TitleWordFeature[];
};

/** The blind projection: only what a person can do and has done, without who and where the person is. */
export function projectCandidate(
  profile: Profile,
  facts: Facts,
  referenceDate: string,
  taxonomy: Taxonomy,
  suppressed: ReadonlySet<string>,
): CandidateFeatures {
  const now = monthIndex(referenceDate.slice(0, 7), 0) ?? 0;
  const listed = (profile.certificates ?? []).flatMap(({ name }) => (name ? [taxonomy.skillKey(name)] : []));
  const certified = facts.skills.filter((skill) => skill.type === 'certification').map(({ id }) => id);
  const skills = facts.skills
    .map(({ id, months, lastUsed }) => ({
      id,
      months,
      yearsSinceUse: lastUsed === null ? null : Math.max(0, Math.floor((now - (monthIndex(lastUsed, 0) ?? now)) / 12)),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    skills,
    occupations: facts.occupations.map(({ id, family, weight }) => ({ id, family, weight })),
    titleWords: facts.titleWords,
    seniority: facts.seniority?.level ?? null,
    education: facts.education.highestLevel,
    languages: facts.languages
      .map(({ code, level }) => ({ code, level: level === 'unknown' ? null : level }))
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
    certifications: [...new Set([...listed, ...certified])].filter((id) => !suppressed.has(id)).sort(),
    experienceMonths: facts.experience.totalMonths,
    hasSkillData: skills.length > 0 || isDescribed(profile),
  };
}

function isDescribed(profile: Profile): boolean {
  const entries = [...(profile.work ?? []), ...(profile.projects ?? [])];
  return entries.some((entry) =>
    [entry.description, 'summary' in entry ? entry.summary : '', ...(entry.highlights ?? [])].some(
      (text) => (text ?? '') !== '',
    ),
  );
}
