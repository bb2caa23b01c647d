import type { EducationLevel, Importance, LanguageLevel, SeniorityLevel } from '../../job/requirements.js';
import type { JobLocation, JobLocationType } from '../../job/job.js';
import type { Band } from '../../matching/match.js';
import type { FullWeights } from '../../matching/weights.js';

/** Where a requirement comes from. Quotes and offsets point into the description, or into the title where the pointer says so. */
export interface Sourced {
  source: 'stated' | 'parsed';
  quote?: string;
  start?: number;
  end?: number;
}

export interface EffectiveRequirements {
  skills: ({ id: string; name: string; importance: Importance; minMonths: number | null } & Sourced)[];
  experience: ({ minMonths: number | null; maxMonths: number | null } & Sourced) | null;
  education: ({ minLevel: EducationLevel } & Sourced) | null;
  languages: ({ code: string; minLevel: LanguageLevel | null } & Sourced)[];
  certifications: ({ id: string; name: string } & Sourced)[];
  seniority: ({ level: SeniorityLevel } & Sourced) | null;
}

/** On what terms the work is done: what the caller states, else what the text says. Only what is stated decides whether a job can be published. */
export interface JobTerms {
  /** Full time for a year. `basis` is the unit of the amount that this was made from. Where it was read from the text, with its source. */
  pay:
    ({ annualMin: number | null; annualMax: number | null; currency: string; basis: string } & Partial<Sourced>) | null;
  workplace: ({ type: JobLocationType } & Sourced) | null;
  location: (JobLocation & Sourced) | null;
}

/** What is known about a job, and about the pool in view of it. */
export interface JobIntelligence extends JobTerms {
  generatedAt: string;
  engineVersion: string;
  taxonomyVersion: string;
  inputHash: string;
  /** The pool has moved on since supply, elasticity, skills gap and top candidates were measured. */
  stale: boolean;
  requirements: EffectiveRequirements;
  occupation: { id: string; label: string; confidence: number } | null;
  weights: { suggested: FullWeights; applied: FullWeights };
  supply: { considered: number; bands: Record<Band, number> };
  elasticity: { requirement: string; label: string; gainIfDropped: number; gainIfPreferred: number }[];
  skillsGap: {
    skillId: string;
    name: string;
    poolShare: number;
    substitutes: { name: string; poolShare: number }[];
  }[];
  findings: JobFinding[];
  topCandidates: { candidateId: string; score: number; band: Band; coverage: number }[];
}

/** Stable. What each means stands in docs/reference/findings.md. */
export const JOB_FINDING_CODES = [
  'description.not_read',
  'description.too_long_to_read',
  'pay.missing',
  'location.missing',
  'requirements.too_many_required_skills',
  'requirements.repeated',
  'experience.contradictory',
  'experience.implausible',
  'language.coded_masculine',
  'language.coded_feminine',
  'language.gendered_term',
  'protected.age',
  'protected.gender',
  'protected.origin',
  'protected.family_status',
  'protected.religion',
  'protected.disability',
  'protected.appearance',
] as const;
export type JobFindingCode = (typeof JOB_FINDING_CODES)[number];

export interface JobFinding {
  code: JobFindingCode;
  severity: 'info' | 'warning' | 'error';
  detail: string;
  /** JSON pointer into the job. */
  pointer: string;
  start?: number;
  end?: number;
}
