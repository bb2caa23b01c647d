import { canonicalJson } from '../text/canonical-json.js';
import { ENGINE_VERSION } from '../record/engine-version.js';
import type { Clock } from '../ports/system/clock.js';
import type { Digest } from '../ports/system/digest.js';
import type { OccupationFinder } from '../taxonomy/occupations.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import { evaluateConstraints } from './constraints.js';
import { explainCategories } from './explanation/explain-categories.js';
import { formatExplanation } from './explanation/format-explanation.js';
import type { ScorableCandidate } from './scorable-candidate.js';
import type { Match } from './match.js';
import { EXCLUDED_FIELDS } from './projection.js';
import type { PreparedJob } from './prepared-job.js';
import { reverseScore } from './reverse.js';
import { scoreCandidate } from './scorer.js';

/** Makes whole matches, explained, from one candidate and one job. */
export class MatchMaker {
  constructor(
    private readonly tools: { taxonomy: Taxonomy; occupations: OccupationFinder; digest: Digest; clock: Clock },
  ) {}

  match(candidate: ScorableCandidate, { job, scorable }: PreparedJob): Match {
    const { taxonomy, occupations, digest, clock } = this.tools;
    const { features, intelligence } = candidate;
    const score = scoreCandidate(features, scorable);
    const explained = explainCategories(score, features, scorable, intelligence, (id) => taxonomy.skillName(id));
    const constraints = evaluateConstraints(candidate, job, clock.now());
    return {
      jobId: job.id,
      candidateId: candidate.id,
      score: score.score,
      potential: score.potential,
      band: score.band,
      coverage: score.coverage,
      categories: explained.map(({ inPart: _inPart, ...category }) => category),
      constraints,
      reverse: reverseScore(candidate, job, constraints, occupations),
      explanation: formatExplanation(score, explained),
      engineVersion: ENGINE_VERSION,
      taxonomyVersion: taxonomy.version,
      inputHash: digest.sha256(
        canonicalJson({
          candidate: features,
          job: scorable.features,
          weights: scorable.weights,
          engine: ENGINE_VERSION,
          taxonomy: taxonomy.version,
        }),
      ),
      excludedFields: EXCLUDED_FIELDS,
    };
  }
}
