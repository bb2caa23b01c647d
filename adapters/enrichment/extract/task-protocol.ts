import type { ExtractionFailureCode } from './extraction-failure.js';

/** What a child can be asked to do. Both take untrusted input and must not run in the service's own process. */
export type TaskName = 'extract' | 'parse';

export interface TaskRequest {
  id: number;
  task: TaskName;
  /** Anything that structured cloning carries over: the channel uses the `advanced` serialization. */
  input: unknown;
}

export type TaskResponse =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; value: unknown; rss: number }
  | { kind: 'failed'; id: number; code: ExtractionFailureCode; detail: string; rss: number };

export type Tasks = Record<TaskName, (input: never) => Promise<unknown>>;
