export const IMPORTANCES = ['required', 'preferred'] as const;
export type Importance = (typeof IMPORTANCES)[number];

export const EDUCATION_LEVELS = ['none', 'school', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

export const SENIORITY_LEVELS = [
  'intern',
  'entry',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'vp',
  'executive',
] as const;
export type SeniorityLevel = (typeof SENIORITY_LEVELS)[number];

export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type LanguageLevel = (typeof CEFR_LEVELS)[number];

/** What a job asks for. Every part may be left out; it is then read from the description. */
export interface Requirements {
  skills?: SkillRequirement[];
  experience?: { minMonths?: number | null; maxMonths?: number | null };
  education?: { minLevel: EducationLevel };
  languages?: LanguageRequirement[];
  certifications?: string[];
  seniority?: SeniorityLevel;
}

export interface SkillRequirement {
  name: string;
  importance: Importance;
  minMonths?: number | null;
}

export interface LanguageRequirement {
  /** ISO 639-1. */
  code: string;
  minLevel?: LanguageLevel | null;
}
