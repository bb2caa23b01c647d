import type { z } from 'zod';
import type { Calibration, Feedback } from '../../../core/index.js';
import type { Agreement } from '../../../core/spi.js';
import type { calibrationSchema, feedbackSchema } from './schema.js';

export function presentFeedback(feedback: Feedback): z.output<typeof feedbackSchema> {
  const { id, jobId, candidateId, outcome, reason, keyId, createdAt } = feedback;
  return { id, object: 'feedback', jobId, candidateId, outcome, reason, keyId, createdAt };
}

export function presentCalibration(calibration: Calibration): z.output<typeof calibrationSchema> {
  const { jobId, outcomes, auc, categories, suggestedWeights, suggestedAuc, findings } = calibration;
  const { compared, favourable, unfavourable, byOutcome, notScored } = outcomes;
  return {
    object: 'calibration',
    jobId,
    outcomes: { compared, favourable, unfavourable, byOutcome, notScored },
    auc: rounded(auc),
    categories: categories.map((each) => ({ category: each.category, auc: rounded(each.auc) })),
    suggestedWeights,
    suggestedAuc: rounded(suggestedAuc),
    adverseImpact: null,
    findings: findings.map(({ code, severity, detail }) => ({ code, severity, detail })),
  };
}

/** To four decimals. */
function rounded(agreement: Agreement | null): Agreement | null {
  if (!agreement) return null;
  const shown = (value: number): number => Math.round(value * 10_000) / 10_000;
  return { value: shown(agreement.value), low: shown(agreement.low), high: shown(agreement.high) };
}
