import type { Candidate } from './candidate.js';
import type { Enrichment } from './enrichment.js';
import { statedFields, type CandidateStatement } from './patch-candidate.js';

/** The first version of a candidate, of whom nothing is known yet but what the caller says. `now` is RFC 3339. */
export function newCandidate(
  stated: CandidateStatement,
  { id, resume, enrichment, now }: { id: string; resume: Candidate['resume']; enrichment: Enrichment; now: string },
): Candidate {
  return {
    id,
    ...statedFields(stated, now),
    resumeLayer: {},
    resumeLayerFrom: null,
    resume,
    enrichment,
    version: 1,
    createdAt: now,
    updatedAt: now,
    recentCommands: [],
    intelligence: null,
    features: null,
  };
}
