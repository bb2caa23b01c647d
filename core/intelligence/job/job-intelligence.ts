import type { EffectiveRequirements } from '../../job/effective-requirements.js';
import type { JobFinding } from '../../job/job-finding.js';
import type { JobTerms } from '../../job/job-terms.js';
import type { OccupationCodes } from '../../taxonomy/model/codes.js';
import type { Band } from '../../matching/match.js';
import type { FullWeights } from '../../job/category-weights.js';

/** What is known about a job, and about the pool in view of it. */
export interface JobIntelligence extends JobTerms {
  generatedAt: string;
  engineVersion: string;
  taxonomyVersion: string;
  inputHash: string;
  /** The pool has moved on since supply, elasticity, skills gap and top candidates were measured. */
  stale: boolean;
  requirements: EffectiveRequirements;
  occupation: { id: string; label: string; confidence: number; codes: OccupationCodes } | null;
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
