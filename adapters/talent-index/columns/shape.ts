import {
  CANDIDATE_STATUSES,
  type CandidateStatus,
  CATEGORIES,
  type Category,
  EDUCATION_LEVELS,
  type EducationLevel,
  SENIORITY_LEVELS,
  type SeniorityLevel,
} from '../../../core/index.js';
import { type CandidateFeatures, hasTitleData } from '../../../core/spi.js';

/**
 * All about a candidate of which there are few combinations, as bits: in which parts there are data, levels, status. A pool of a
 * million has some thousand shapes, so whatever depends on the shape alone is computed once for each shape and query.
 */
export type Shape = number;

/** The shape of a slot whose candidate has gone: no status is 0. */
export const DEAD_SHAPE: Shape = 0;
/** Its number in each lexicon. */
export const DEAD = 0;

const SKILL_DATA = 1;
const EXPERIENCE = 2;
const TITLES = 4;
const LANGUAGES = 8;
const CERTIFICATIONS = 16;
const SENIORITY = 32;
const EDUCATION = 64;
const MASK_BITS = 7;
/** How many combinations of parts with data there are. */
const DATA_MASKS = 1 << MASK_BITS;

const STATUS_BITS = 3;
const LISTS_SKILLS = 1 << MASK_BITS;
const NAMES_OCCUPATIONS = 2 << MASK_BITS;
const SENIORITY_SHIFT = MASK_BITS + 2;
const EDUCATION_SHIFT = SENIORITY_SHIFT + 4;
const STATUS_SHIFT = EDUCATION_SHIFT + 3;
const WRITTEN_SHIFT = STATUS_SHIFT + STATUS_BITS;

export function shapeOf(features: CandidateFeatures, status: CandidateStatus): Shape {
  const { seniority, education } = features;
  return (
    (features.hasSkillData ? SKILL_DATA : 0) |
    (features.experienceMonths === null ? 0 : EXPERIENCE) |
    (hasTitleData(features) ? TITLES : 0) |
    (features.languages.some(({ written }) => written !== 'only') ? LANGUAGES : 0) |
    (features.certifications.length > 0 ? CERTIFICATIONS : 0) |
    (seniority === null ? 0 : SENIORITY | (SENIORITY_LEVELS.indexOf(seniority) << SENIORITY_SHIFT)) |
    (education === null ? 0 : EDUCATION | (EDUCATION_LEVELS.indexOf(education) << EDUCATION_SHIFT)) |
    (features.skills.length > 0 ? LISTS_SKILLS : 0) |
    (features.occupations.length > 0 ? NAMES_OCCUPATIONS : 0) |
    (statusNumber(status) << STATUS_SHIFT) |
    (writtenNumber(features) << WRITTEN_SHIFT)
  );
}

/** Counted from 1. */
export function statusNumber(status: CandidateStatus): number {
  return CANDIDATE_STATUSES.indexOf(status) + 1;
}

/** 0 for the shape of those who have gone. */
export function statusNumberOf(shape: Shape): number {
  return (shape >>> STATUS_SHIFT) & ((1 << STATUS_BITS) - 1);
}

const DATA_BITS: Readonly<Record<Category, number>> = {
  skills: SKILL_DATA,
  experience: EXPERIENCE,
  title: TITLES,
  seniority: SENIORITY,
  education: EDUCATION,
  languages: LANGUAGES,
  certifications: CERTIFICATIONS,
};

/** Data for just these categories. */
export function dataMask(has: (category: Category) => boolean): number {
  return CATEGORIES.reduce((mask, category) => mask | (has(category) ? DATA_BITS[category] : 0), 0);
}

/** In which parts of what the scorer sees there are data, for a job that asks for the languages of these numbers. */
export function dataMaskOf(shape: Shape, languages: ReadonlySet<number>): number {
  const written = writtenNumberOf(shape);
  return (shape & (DATA_MASKS - 1)) | (written !== 0 && languages.has(written) ? LANGUAGES : 0);
}

export function hasExperience(shape: Shape): boolean {
  return (shape & EXPERIENCE) !== 0;
}

/** Lists languages. Of whom only the language of the resume is known, that is data for a job that asks for it: see `writtenNumberOf`. */
export function hasLanguages(shape: Shape): boolean {
  return (shape & LANGUAGES) !== 0;
}

const FIRST_LETTER = 'a'.charCodeAt(0);
const LETTERS = 26;

/** Of an ISO 639-1 code, from 1. */
export function languageNumber(code: string): number {
  return (code.charCodeAt(0) - FIRST_LETTER) * LETTERS + (code.charCodeAt(1) - FIRST_LETTER) + 1;
}

/** Of the language of a resume that lists none; 0 for all others. */
function writtenNumberOf(shape: Shape): number {
  return shape >>> WRITTEN_SHIFT;
}

function writtenNumber({ languages }: CandidateFeatures): number {
  const [only] = languages;
  return languages.length === 1 && only?.written === 'only' ? languageNumber(only.code) : 0;
}

export function hasSeniority(shape: Shape): boolean {
  return (shape & SENIORITY) !== 0;
}

export function hasEducation(shape: Shape): boolean {
  return (shape & EDUCATION) !== 0;
}

export function listsSkills(shape: Shape): boolean {
  return (shape & LISTS_SKILLS) !== 0;
}

export function hasOccupations(shape: Shape): boolean {
  return (shape & NAMES_OCCUPATIONS) !== 0;
}

/** Place in the ladder of levels; 0 also where none is known. */
export function seniorityNumberOf(shape: Shape): number {
  return (shape >>> SENIORITY_SHIFT) & 15;
}

export function educationNumberOf(shape: Shape): number {
  return (shape >>> EDUCATION_SHIFT) & 7;
}

export function seniorityOf(shape: Shape): SeniorityLevel | null {
  return hasSeniority(shape) ? SENIORITY_LEVELS[seniorityNumberOf(shape)]! : null;
}

function educationOf(shape: Shape): EducationLevel | null {
  return hasEducation(shape) ? EDUCATION_LEVELS[educationNumberOf(shape)]! : null;
}

const NOTHING: CandidateFeatures = {
  skills: [],
  occupations: [],
  seniority: null,
  education: null,
  languages: [],
  certifications: [],
  experienceMonths: null,
  hasSkillData: false,
};

/** A candidate of whom nothing is known but these parts: what the core says of it is true of that part of any candidate. */
export function only(parts: Partial<CandidateFeatures>): CandidateFeatures {
  return { ...NOTHING, ...parts };
}

/** Some candidate with data in just the parts that a shape, or its mask, has data in. */
export function exampleOf(shape: Shape): CandidateFeatures {
  return {
    skills: [],
    occupations: (shape & TITLES) !== 0 ? [{ id: '', family: '', weight: 0 }] : [],
    seniority: seniorityOf(shape),
    education: educationOf(shape),
    languages: hasLanguages(shape) ? [{ code: '', level: null }] : [],
    certifications: (shape & CERTIFICATIONS) === 0 ? [] : [''],
    experienceMonths: hasExperience(shape) ? 0 : null,
    hasSkillData: (shape & SKILL_DATA) !== 0,
  };
}
