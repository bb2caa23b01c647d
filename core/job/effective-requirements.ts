import type { SkillCodes } from '../taxonomy/model/codes.js';
import type { EducationLevel, Importance, LanguageLevel, SeniorityLevel } from './requirements.js';

/** Where a requirement comes from. Quotes and offsets point into the description, or into the title where the pointer says so. */
export interface Sourced {
  source: 'stated' | 'parsed';
  quote?: string;
  start?: number;
  end?: number;
}

/** What a skill is in other classifications: absent where that is not known, and of narrower forms. */
export interface Coded {
  codes?: SkillCodes;
}

/** The requirements that a job is matched by, each with its source: the caller or the text of the ad. */
export interface EffectiveRequirements {
  skills: ({ id: string; name: string; importance: Importance; minMonths: number | null } & Coded & Sourced)[];
  experience: ({ minMonths: number | null; maxMonths: number | null } & Sourced) | null;
  education: ({ minLevel: EducationLevel } & Sourced) | null;
  /** One that is `preferred` is welcome and no requirement. */
  languages: ({ code: string; minLevel: LanguageLevel | null; importance?: 'preferred' } & Sourced)[];
  certifications: ({ id: string; name: string } & Coded & Sourced)[];
  seniority: ({ level: SeniorityLevel } & Sourced) | null;
}
