import type { CandidateFeatures } from './candidate-features.js';
import type { CandidateIntelligence } from './candidate-intelligence.js';

export interface Inference {
  intelligence: CandidateIntelligence;
  features: CandidateFeatures;
}
