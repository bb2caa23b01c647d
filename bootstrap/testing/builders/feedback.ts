import type { Feedback } from '../../../core/index.js';
import { anId, now } from './ids.js';

/** A rejection without a reason. */
export function aFeedback(fields: Partial<Feedback> = {}): Feedback {
  return {
    id: anId('fbk'),
    jobId: anId('job'),
    candidateId: anId('cand'),
    outcome: 'rejected',
    reason: null,
    keyId: null,
    createdAt: now(),
    ...fields,
  };
}
