import { monthIndex } from '../candidate/partial-date.js';
import type { Profile } from '../candidate/profile.js';
import type { CandidateIntelligence, SkillFact } from '../candidate/candidate-intelligence.js';
import { entryOfNarrower } from '../taxonomy/skills/skill-key.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import type {
  CandidateFeatures,
  FieldFeature,
  LanguageFeature,
  OccupationFeature,
  TitleWordFeature,
} from '../candidate/candidate-features.js';

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

/** A skill that a candidate has, by its key: entries with all of their use, and beside them the narrower forms with their own. */
export type HeldSkill = Pick<SkillFact, 'id' | 'type' | 'months' | 'lastUsed'>;

type Facts = Pick<CandidateIntelligence, 'experience' | 'seniority' | 'education' | 'languages'> & {
  skills: readonly HeldSkill[];
  occupations: OccupationFeature[];
  titleWords: TitleWordFeature[];
  families: string[];
  fields: FieldFeature[];
  /** ISO 639-1 code of the language that the resume is written in. */
  textLanguage?: string | undefined;
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
  const listed = (profile.certificates ?? []).flatMap(({ name }) => (name ? withEntry(taxonomy.skillKey(name)) : []));
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
    families: facts.families,
    fields: facts.fields,
    seniority: facts.seniority?.level ?? null,
    education: facts.education.highestLevel,
    languages: spokenLanguages(facts.languages, facts.textLanguage),
    certifications: [...new Set([...listed, ...certified])].filter((id) => !suppressed.has(id)).sort(),
    experienceMonths: facts.experience.totalMonths,
    hasSkillData: skills.length > 0 || isDescribed(profile),
  };
}

/** Whoever holds something narrower holds the entry: "Forklift licence B" is a forklift licence. */
function withEntry(key: string): string[] {
  const entry = entryOfNarrower(key);
  return entry === undefined ? [key] : [entry, key];
}

function spokenLanguages(listed: Facts['languages'], text: string | undefined): LanguageFeature[] {
  const languages = listed.map(({ code, level }): LanguageFeature => ({
    code,
    level: level === 'unknown' ? null : level,
    ...(code === text && { written: 'too' as const }),
  }));
  if (text !== undefined && !listed.some(({ code }) => code === text))
    languages.push({ code: text, level: null, written: 'only' });
  return languages.sort((a, b) => (a.code < b.code ? -1 : 1));
}

function isDescribed(profile: Profile): boolean {
  const entries = [...(profile.work ?? []), ...(profile.projects ?? [])];
  return entries.some((entry) =>
    [entry.description, 'summary' in entry ? entry.summary : '', ...(entry.highlights ?? [])].some(
      (text) => (text ?? '') !== '',
    ),
  );
}
