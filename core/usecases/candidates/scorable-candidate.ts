import type { ScorableCandidate } from '../../matching/scorable-candidate.js';
import type { Candidate } from '../../candidate/candidate.js';
import type { Enricher } from '../../ports/enricher.js';

/** The candidate as stored; one without an enrichment yet is inferred from what the caller gave. */
export async function scorableCandidate(candidate: Candidate, enricher: Enricher): Promise<ScorableCandidate> {
  const { features } = candidate;
  if (features) return { ...candidate, features };
  const inferred = await enricher.enrich({ candidate, generatedAt: candidate.updatedAt, isAwaited: true });
  return { ...candidate, features: inferred.features, intelligence: inferred.intelligence };
}
