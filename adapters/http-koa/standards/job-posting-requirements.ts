import { EDUCATION_LEVELS, type EducationLevel, type Requirements } from '../../../core/index.js';
import type { PostingFields, PostingMember } from './posting-member.js';
import { amountOf, objectOf, textOf } from './json-values.js';

/** By Google's list of values; `educationalLevel` keeps apart what it joins. */
const CREDENTIALS: Readonly<Record<Exclude<EducationLevel, 'none'>, string>> = {
  school: 'high school',
  associate: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctorate: 'postgraduate degree',
};
const NO_EDUCATION = 'no requirements';

/** The members of JobPosting that are `requirements` of a job. */
export const REQUIREMENT_MEMBERS = {
  skills: {
    read(value) {
      const listed = (
        Array.isArray(value) ? (value as unknown[]) : typeof value === 'string' ? value.split(/[,;\n]/) : []
      )
        .map((each) => textOf(typeof each === 'string' ? each : objectOf(each)['name'])?.trim())
        .filter((name): name is string => name !== undefined);
      const skills = [...new Set(listed)].map((name) => ({ name, importance: 'required' as const }));
      return skills.length > 0 ? requiring({ skills }) : {};
    },
    write({ requirements }) {
      const names = (requirements?.skills ?? []).map(({ name }) => name);
      return names.length > 0 ? names : undefined;
    },
  },
  educationRequirements: {
    read(value) {
      const minLevel = levelOf(value);
      return minLevel ? requiring({ education: { minLevel } }) : {};
    },
    write({ requirements }) {
      const level = requirements?.education?.minLevel;
      if (level === undefined) return undefined;
      if (level === 'none') return NO_EDUCATION;
      return {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: CREDENTIALS[level],
        educationalLevel: level,
      };
    },
  },
  experienceRequirements: {
    read(value) {
      const minMonths = amountOf(objectOf(value)['monthsOfExperience']);
      return minMonths !== undefined && Number.isInteger(minMonths) ? requiring({ experience: { minMonths } }) : {};
    },
    write({ requirements }) {
      const months = requirements?.experience?.minMonths ?? undefined;
      return months === undefined
        ? undefined
        : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months };
    },
  },
  qualifications: {
    read(value) {
      const items: unknown[] = Array.isArray(value) ? value : [value];
      const names = items.flatMap((item) => textOf(objectOf(item)['name']) ?? []);
      return names.length > 0 ? requiring({ certifications: names }) : {};
    },
    write({ requirements }) {
      const names = requirements?.certifications ?? [];
      return names.length > 0
        ? names.map((name) => ({ '@type': 'EducationalOccupationalCredential', name }))
        : undefined;
    },
  },
} satisfies Readonly<Record<string, PostingMember>>;

function requiring(requirements: Requirements): PostingFields {
  return { requirements };
}

function levelOf(value: unknown): EducationLevel | undefined {
  if (value === NO_EDUCATION) return 'none';
  const { credentialCategory, educationalLevel } = objectOf(Array.isArray(value) ? value[0] : value);
  const named = EDUCATION_LEVELS.find((level) => level === educationalLevel);
  if (named) return named;
  const found = Object.entries(CREDENTIALS).find(([, credential]) => credential === credentialCategory);
  return found?.[0] as EducationLevel | undefined;
}
