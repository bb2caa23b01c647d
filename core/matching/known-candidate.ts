import type { Candidate } from '../candidate/candidate.js';
import type { Enricher } from '../ports/enricher.js';
import type { CandidateFeatures } from './features.js';

/** A candidate that can be scored. */
export interface KnownCandidate extends Candidate {
  features: CandidateFeatures;
}

/** A candidate that no enrichment has reached yet is judged by what the caller gave. */
export async function knownCandidate(candidate: Candidate, enricher: Enricher): Promise<KnownCandidate> {
  const { features } = candidate;
  if (features) return { ...candidate, features };
  const inferred = await enricher.enrich({ candidate, generatedAt: candidate.updatedAt, isAwaited: true });
  return { ...candidate, features: inferred.features, intelligence: inferred.intelligence };
}
