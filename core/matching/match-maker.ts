import type { CandidateFeatures } from '../candidate/candidate-features.js';
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
import { scoreCandidate, type ScorableJob } from './scorer.js';

/** The canonical JSON of all that a score depends on. That of a candidate's features and of a job is worked out once for each version. */
function inputOf(features: CandidateFeatures, scorable: ScorableJob, taxonomyVersion: string): string {
  const members = {
    candidate: canonicalOf(features),
    engine: JSON.stringify(ENGINE_VERSION),
    job: canonicalOf(scorable.features),
    taxonomy: JSON.stringify(taxonomyVersion),
    weights: canonicalOf(scorable.weights),
  };
  return `{${Object.entries(members)
    .map(([name, json]) => `"${name}":${json}`)
    .join(',')}}`;
}

const canonical = new WeakMap<object, string>();

function canonicalOf(value: object): string {
  let json = canonical.get(value);
  if (json === undefined) {
    json = canonicalJson(value);
    canonical.set(value, json);
  }
  return json;
}

/** Makes whole matches, explained, from one candidate and one job. */
export class MatchMaker {
  constructor(
    private readonly tools: { taxonomy: Taxonomy; occupations: OccupationFinder; digest: Digest; clock: Clock },
  ) {}

  match(candidate: ScorableCandidate, { job, scorable }: PreparedJob): Match {
    const { taxonomy, occupations, digest, clock } = this.tools;
    const { features, intelligence } = candidate;
    const score = scoreCandidate(features, scorable);
    const explained = explainCategories(score, features, scorable, intelligence, {
      skill: (key) => taxonomy.skillName(key),
      field: (family) => this.fieldName(family),
    });
    const constraints = evaluateConstraints(candidate, job, clock.now());
    return {
      jobId: job.id,
      candidateId: candidate.id,
      score: score.score,
      potential: score.potential,
      band: score.band,
      coverage: score.coverage,
      categories: explained.map(({ inPart: _inPart, ofField: _ofField, ...category }) => category),
      constraints,
      reverse: reverseScore(candidate, job, constraints, occupations),
      explanation: formatExplanation(score, explained, {
        candidate: this.fieldsOf(features.families),
        job: this.fieldsOf(scorable.features.families),
      }),
      engineVersion: ENGINE_VERSION,
      taxonomyVersion: taxonomy.version,
      inputHash: digest.sha256(inputOf(features, scorable, taxonomy.version)),
      excludedFields: EXCLUDED_FIELDS,
    };
  }

  private fieldsOf(families: readonly string[] | undefined): string[] {
    return (families ?? []).map((family) => this.fieldName(family));
  }

  private fieldName(family: string): string {
    return this.tools.occupations.families.get(family) ?? family;
  }
}
