import type { EducationLevel, LanguageLevel, SeniorityLevel } from '../job/requirements.js';

/**
 * All that the scorer may see of a candidate: no name, contact, photo, birth date, age, gender, nationality, marital status,
 * address, school, graduation year or link. Skill ids are taxonomy ids, `id/phrase` for a narrower form, which always is beside its entry, or
 * `~folded name` for a skill the taxonomy does not know.
 */
export interface CandidateFeatures {
  skills: SkillFeature[];
  /** Newest first. */
  occupations: OccupationFeature[];
  /** By word, each once. Absent from features that engines before 1.1.0 stored; the candidate's intelligence is then shown as stale. */
  titleWords?: TitleWordFeature[];
  /** The families of work that the names of skills and occupations speak of most, two at most, by slug. Absent from features that engines before 1.17.0 stored. */
  families?: string[];
  /** What the names of the skills show of the fields of work, by slug; none of which they show nothing. Absent from features that engines before 1.22.0 stored. */
  fields?: FieldFeature[];
  seniority: SeniorityLevel | null;
  education: EducationLevel | null;
  languages: LanguageFeature[];
  /** Skill ids of type `certification`, or `~folded name`. */
  certifications: string[];
  /** Union of all positions, in months; `null` where no position has dates. */
  experienceMonths: number | null;
  /** Whether anything describes skills: a skill, or a position or project that is described. Without it nothing can be said to be missing. */
  hasSkillData: boolean;
}

export interface SkillFeature {
  id: string;
  /** Months of use; `null` where no dated position mentions it. */
  months: number | null;
  /** Whole years since the last use, at the candidate's reference date; `null` where unknown. */
  yearsSinceUse: number | null;
}

export interface OccupationFeature {
  id: string;
  family: string;
  /** 1 for the present or latest position, less for earlier ones. */
  weight: number;
}

export interface FieldFeature {
  /** Slug of the family of work. */
  family: string;
  /** Of three thirds. */
  level: 1 | 2 | 3;
}

/** A word of the candidate's job titles, one that the taxonomy's titles have as well, in a form without gender. */
export interface TitleWordFeature {
  word: string;
  /** How distinctive and how recent it is: whole, 1–100. */
  weight: number;
}

export interface LanguageFeature {
  /** ISO 639-1. */
  code: string;
  level: LanguageLevel | null;
  /** `too`: listed, and the resume is written in it; `only`: the resume is written in it, and no list names it. Absent where a list alone names it. */
  written?: 'too' | 'only';
}
