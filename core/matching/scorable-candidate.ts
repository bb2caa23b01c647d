import type { Candidate } from '../candidate/candidate.js';
import type { CandidateFeatures } from '../candidate/candidate-features.js';

/** A candidate that can be scored. */
export interface ScorableCandidate extends Candidate {
  features: CandidateFeatures;
}
