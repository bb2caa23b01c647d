import { DomainError } from '../errors/domain-error.js';
import type { JobStatus } from './job.js';

/** The changes of status that a caller can ask for. */
export const JOB_ACTIONS = ['publish', 'close', 'reopen'] as const;
/** One of `JOB_ACTIONS`. */
export type JobAction = (typeof JOB_ACTIONS)[number];

/** The one table of job status; no other code changes it. An absent entry is refused. */
const TRANSITIONS: Readonly<Record<JobStatus, Partial<Record<JobAction, JobStatus>>>> = {
  draft: { publish: 'published', close: 'closed' },
  published: { close: 'closed' },
  closed: { reopen: 'draft' },
};

export function allowedActions(status: JobStatus): JobAction[] {
  return JOB_ACTIONS.filter((action) => TRANSITIONS[status][action] !== undefined);
}

/** Throws `job.invalid_transition` with `currentStatus` and the `allowed` actions. */
export function nextStatus(status: JobStatus, action: JobAction): JobStatus {
  const next = TRANSITIONS[status][action];
  if (next !== undefined) return next;
  throw new DomainError('job.invalid_transition', `A ${status} job cannot be ${PAST[action]}.`, {
    currentStatus: status,
    allowed: allowedActions(status),
  });
}

const PAST: Readonly<Record<JobAction, string>> = { publish: 'published', close: 'closed', reopen: 'reopened' };
