import type { Operation, OperationFailure, OperationTask } from '../../operation/operation.js';

/** What was done of an operation in one step, to be committed with its next version. */
export interface Slice {
  task: OperationTask;
  total?: number;
  counts: Partial<Pick<Operation, 'succeeded' | 'unchanged' | 'failed'>>;
  failures: OperationFailure[];
  /** Whether nothing is left to be done. */
  isEnd: boolean;
  /** Milliseconds until there may be more to do. */
  waitMs: number;
}

/** Does an operation slice by slice, within one turn of it. Doing a slice again whose commit was lost does nothing twice. */
export interface Slices {
  next(operation: Operation): Promise<Slice>;
  /** Removes what is needed no longer. Safe to repeat. */
  clear(): Promise<void>;
}

/** One attempt at the slices of an operation. */
export interface Turn {
  tenantId: string;
  /** Counted from 1: how often the next slice has been tried. */
  attempt: number;
}
