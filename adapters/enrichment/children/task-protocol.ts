import type { TaskFailureCode } from './task-failure.js';

export interface TaskRequest {
  id: number;
  task: string;
  /** Processor time that the task may use, in milliseconds. */
  processorMs: number;
  /** Anything that structured cloning carries over: the channel uses the `advanced` serialization. */
  input: unknown;
}

export type TaskResponse =
  /** `serves` names what the child answers with, such as the version of its taxonomy. */
  | { kind: 'ready'; serves: string }
  /** The task has come to this stage. */
  | { kind: 'stage'; id: number; stage: string }
  | { kind: 'done'; id: number; value: unknown; rss: number }
  /** The verdict on the input. */
  | { kind: 'failed'; id: number; code: TaskFailureCode; detail: string; rss: number }
  /** The task stumbled over a fault of the program: says nothing about the input. */
  | { kind: 'fault'; id: number; message: string; rss: number };

/** Tasks by name. Inputs are untrusted: no task may run in the service's own process. */
export type Tasks = Record<string, (input: never, reach: (stage: string) => void) => unknown>;
