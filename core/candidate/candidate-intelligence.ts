import type { Provenance } from './candidate.js';
import type { EducationLevel, LanguageLevel, SeniorityLevel } from '../job/requirements.js';
import type { Evidence } from './resume-document.js';
import type { OccupationCodes, SkillCodes } from '../taxonomy/model/codes.js';
import type { SkillType } from '../taxonomy/model/model.js';

/** What is known about a candidate, made from the merged profile and the resume's text. */
export interface CandidateIntelligence {
  generatedAt: string;
  engineVersion: string;
  taxonomyVersion: string;
  /** Of the blind projection: equal hashes mean equal scores for every job. */
  inputHash: string;
  summary: string;
  experience: ExperienceFacts;
  seniority: { level: SeniorityLevel; confidence: number; because: string[] } | null;
  occupations: OccupationFact[];
  skills: SkillFact[];
  education: { highestLevel: EducationLevel | null; fields: string[] };
  languages: { code: string; level: LanguageLevel | 'unknown' }[];
  /** Offsets into a plain text as it was given, of other documents into the text that was read from them. */
  evidence: Evidence[];
  provenance: Provenance;
  quality: { score: number; findings: QualityFinding[] };
}

/** Professional experience; overlapping months count once. `null`: unknown. */
export interface ExperienceFacts {
  totalMonths: number | null;
  managementMonths: number;
  averageMonthsPerEmployer: number | null;
  currentTitle: string | null;
  currentEmployer: string | null;
}

/** An occupation of the taxonomy that a job title of the candidate names, with a confidence of 0–1. */
export interface OccupationFact {
  id: string;
  label: string;
  confidence: number;
  fromTitle: string;
  /** Absent where an engine before 1.4.0 inferred it. */
  codes?: OccupationCodes;
}

/** A skill of the candidate with the months of its use and where it was found; confidence 0–1. */
export interface SkillFact {
  id: string;
  name: string;
  /** The name of something narrower that earns the skill, such as "k6" for load testing. Absent where the skill itself is named. */
  as?: string;
  type: SkillType;
  months: number | null;
  /** `YYYY-MM` */
  lastUsed: string | null;
  /** As written. */
  mentions: string[];
  /** JSON pointers. */
  foundIn: string[];
  confidence: number;
  /** Of the skill itself; absent where none is known, and of narrower forms. */
  codes?: SkillCodes;
}

/** Stable; those of `integrity` are hints for people, which no score knows of. */
export const CANDIDATE_FINDING_CODES = [
  'basics.missing_name',
  'basics.missing_contact',
  'work.missing',
  'work.missing_title',
  'work.missing_employer',
  'work.missing_dates',
  'work.ends_before_start',
  'work.starts_in_future',
  'work.undescribed',
  'skills.missing',
  'education.missing',
  'resume.section_cut',
  'resume.pages_not_read',
  'resume.recognized_poorly',
  'resume.block_not_read',
  'resume.section_short',
  'language.not_supported',
  'integrity.hidden_text',
  'integrity.machine_instructions',
  'integrity.copied_job_ad',
  'integrity.job_ad_wording',
  'integrity.ends_in_future',
  'integrity.education_ends_before_start',
  'integrity.degrees_out_of_order',
  'integrity.work_before_plausible_age',
  'integrity.long_overlap',
] as const;

/** A fault or gap of a resume. `code` is stable, the wording of `detail` may change; `pointer` is a JSON pointer into the profile. */
export interface QualityFinding {
  code: (typeof CANDIDATE_FINDING_CODES)[number];
  severity: 'info' | 'warning' | 'error';
  detail: string;
  pointer: string;
  /** Where in the document, for findings about a part of it: the page, counted from 1, and offsets as those of evidence. */
  page?: number;
  start?: number;
  end?: number;
}

/** Another record that may be the same person. Worked out when it is shown: what is stored of one record would go out of date with the other. */
export interface PossibleDuplicate {
  candidateId: string;
  confidence: number;
  matchedOn: string[];
}
