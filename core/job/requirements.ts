/** Whether a skill is required or preferred. */
export const IMPORTANCES = ['required', 'preferred'] as const;
/** One of `IMPORTANCES`. */
export type Importance = (typeof IMPORTANCES)[number];

/** Levels of education, the lowest first. */
export const EDUCATION_LEVELS = ['none', 'school', 'associate', 'bachelor', 'master', 'doctorate'] as const;
/** One of `EDUCATION_LEVELS`. */
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** Levels of seniority, the lowest first. */
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
/** One of `SENIORITY_LEVELS`. */
export type SeniorityLevel = (typeof SENIORITY_LEVELS)[number];

/** Levels of the Common European Framework of Reference for Languages, the lowest first, and `native` above them. */
export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
/** One of `CEFR_LEVELS`. */
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

/** A skill that a job requires or prefers, with the months of experience in it. */
export interface SkillRequirement {
  name: string;
  importance: Importance;
  minMonths?: number | null;
}

/** A language that a job requires. */
export interface LanguageRequirement {
  /** ISO 639-1. */
  code: string;
  minLevel?: LanguageLevel | null;
}
