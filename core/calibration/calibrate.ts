import { CATEGORIES, type Category, type FullWeights } from '../job/category-weights.js';
import { type Agreement, agreementOf, gainOf } from './agreement.js';
import { asShares, crossValidated, scoredWith, searchWeights, type WeighedOutcome } from './search-weights.js';

/** Codes of the remarks on a calibration. */
export const CALIBRATION_FINDING_CODES = [
  'calibration.too_few_outcomes',
  'calibration.nothing_to_compare',
  'calibration.not_all_compared',
  'calibration.no_better_weights',
  'calibration.no_group_labels',
] as const;

/** A remark on a calibration. */
export interface CalibrationFinding {
  code: (typeof CALIBRATION_FINDING_CODES)[number];
  severity: 'info' | 'warning';
  detail: string;
}

/** How scores agree with outcomes, and which weights would agree better. Advice: nothing is applied by itself. */
export interface Calibrated {
  auc: Agreement | null;
  /** How the score of each category alone agrees, of those who have data in it. */
  categories: { category: Category; auc: Agreement | null }[];
  /** They sum to 100; `null` where no others agree better by `LEAST_IMPROVEMENT`, beyond chance. */
  suggestedWeights: FullWeights | null;
  /** Of scores under weights that were found without the candidate who is scored: see `crossValidated`. */
  suggestedAuc: Agreement | null;
  findings: CalibrationFinding[];
}

/** With fewer outcomes the interval is so wide that nothing can be advised. */
export const FEWEST_OUTCOMES = 30;
/** Of the area. Weights that promise less are not worth a change. */
export const LEAST_IMPROVEMENT = 0.01;
/** Standard errors that the gain must be away from none: 95 %, one-sided. */
const SURE = 1.645;
/** The area of scores that say nothing. Weights are not advised that may be no better. */
const CHANCE = 0.5;

/** A pure function of the outcomes; their order does not matter. `start`: the weights from which others are looked for. */
export async function calibrate(
  given: readonly WeighedOutcome[],
  start: FullWeights,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<Calibrated> {
  const none = { auc: null, categories: [], suggestedWeights: null, suggestedAuc: null };
  if (given.length < FEWEST_OUTCOMES) {
    const detail =
      `There are outcomes of ${given.length === 1 ? '1 scored pair' : `${String(given.length)} scored pairs`}. With fewer than ${String(FEWEST_OUTCOMES)} nothing is computed ` +
      'and nothing is advised. Give more feedback, on rejected candidates too.';
    return { ...none, findings: [{ code: 'calibration.too_few_outcomes', severity: 'warning', detail }] };
  }
  const outcomes = [...given].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const inUse = scoredWith(outcomes, ({ applied }) => applied);
  const auc = agreementOf(inUse);
  if (!auc) {
    const detail = 'No job has favourable and unfavourable outcomes: scores are compared within a job.';
    return { ...none, findings: [{ code: 'calibration.nothing_to_compare', severity: 'warning', detail }] };
  }
  const categories = CATEGORIES.filter((category) => outcomes.some(({ requested }) => requested[category])).map(
    (category) => ({ category, auc: agreementOf(scoredBy(category, outcomes)) }),
  );
  const validated = await crossValidated(outcomes, start, pause);
  const gain = gainOf(inUse, validated);
  await pause();
  const suggestedAuc = agreementOf(validated);
  const isBetter = gain && gain.value >= Math.max(LEAST_IMPROVEMENT, SURE * gain.standardError);
  if (!isBetter || !suggestedAuc || suggestedAuc.low <= CHANCE) {
    const detail =
      'No other weights agree clearly better with outcomes that they were not found on. Keep the weights that are in use.';
    return {
      ...{ auc, categories, suggestedWeights: null, suggestedAuc: null },
      findings: [{ code: 'calibration.no_better_weights', severity: 'info', detail }],
    };
  }
  const suggestedWeights = asShares(await searchWeights(outcomes, start, pause), outcomes);
  return { auc, categories, suggestedWeights, suggestedAuc, findings: [] };
}

function keyOf({ candidateId, group }: WeighedOutcome): string {
  return `${candidateId} ${group}`;
}

function scoredBy(category: Category, outcomes: readonly WeighedOutcome[]) {
  return outcomes.flatMap(({ group, isFavourable, scores, requested }) => {
    const score = requested[category] ? scores[category] : null;
    return score === null ? [] : [{ group, isFavourable, score }];
  });
}
