import type { z } from 'zod';
import type { Match } from '../../../core/index.js';
import type { matchSchema } from './schema.js';

export function presentMatch(match: Match): z.output<typeof matchSchema> {
  return {
    object: 'match',
    jobId: match.jobId,
    candidateId: match.candidateId,
    score: match.score,
    potential: match.potential,
    band: match.band,
    coverage: match.coverage,
    categories: match.categories.map(
      ({ category, weight, appliedWeight, hasData, score, found, missing, adjacent, evidence }) => ({
        category,
        weight,
        appliedWeight,
        hasData,
        score,
        found,
        missing,
        adjacent: adjacent.map(({ wanted, has, credit, via }) => ({ wanted, has, credit, via })),
        evidence: evidence.map(({ fact, effect, pointer }) => ({ fact, effect, pointer })),
      }),
    ),
    constraints: match.constraints.map(({ name, outcome, detail }) => ({ name, outcome, detail })),
    reverse: { score: match.reverse.score, detail: match.reverse.detail },
    explanation: match.explanation,
    engineVersion: match.engineVersion,
    taxonomyVersion: match.taxonomyVersion,
    inputHash: match.inputHash,
    excludedFields: [...match.excludedFields],
  };
}
