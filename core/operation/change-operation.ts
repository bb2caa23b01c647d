import { doneOf, isFinished, type Operation, type OperationStatus } from './operation.js';
import { withSample } from './progress.js';

type Counts = Pick<Operation, 'succeeded' | 'unchanged' | 'failed'>;

/** The next version of an operation in progress, with what a slice has added to its counts. */
export function advanced(
  operation: Operation,
  now: string,
  { counts, ...change }: { counts?: Partial<Counts>; task?: Operation['task']; total?: number },
): Operation {
  const { succeeded = 0, unchanged = 0, failed = 0 } = counts ?? {};
  const next: Operation = {
    ...operation,
    ...change,
    succeeded: operation.succeeded + succeeded,
    unchanged: operation.unchanged + unchanged,
    failed: operation.failed + failed,
    version: operation.version + 1,
    updatedAt: now,
  };
  // One that was cancelled while a slice was under way keeps its end.
  if (isFinished(operation)) return next;
  const startedAt = operation.startedAt ?? now;
  return { ...next, status: 'running', startedAt, pace: withSample(operation.pace, { at: now, done: doneOf(next) }) };
}

/** The same operation at its end: what was not there to be done is not counted. */
export function finished(operation: Operation, now: string): Operation {
  return { ...operation, status: endOf(operation), total: doneOf(operation), updatedAt: now, finishedAt: now };
}

export function cancelled(operation: Operation, now: string): Operation {
  return { ...operation, status: 'cancelled', version: operation.version + 1, updatedAt: now, finishedAt: now };
}

function endOf({ succeeded, unchanged, failed }: Counts): OperationStatus {
  if (failed === 0) return 'succeeded';
  return succeeded + unchanged > 0 ? 'partial' : 'failed';
}
