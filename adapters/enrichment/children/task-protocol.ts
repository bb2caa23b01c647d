import type { TaskFailureCode } from './task-failure.js';

export interface TaskOrder {
  task: string;
  /** Processor time that the task may use, in milliseconds. */
  processorMs: number;
  /** Anything that structured cloning carries over: the channel uses the `advanced` serialization. */
  input: unknown;
}

export interface TaskRequest {
  id: number;
  /** Done one after the other, and answered together. */
  orders: readonly TaskOrder[];
}

export type TaskOutcome =
  | { kind: 'done'; value: unknown }
  /** The verdict on the input. */
  | { kind: 'failed'; code: TaskFailureCode; detail: string; stage: string | undefined }
  /** The task stumbled over a fault of the program: says nothing about the input. */
  | { kind: 'fault'; message: string };

export type TaskResponse =
  /** `serves` names what the child answers with, such as the version of its taxonomy. */
  | { kind: 'ready'; serves: string }
  /** The only task of a request has come to this stage: said at once, because a child that dies says nothing any more. */
  | { kind: 'stage'; id: number; stage: string }
  /** In the order of the request. */
  | { kind: 'answered'; id: number; outcomes: TaskOutcome[]; rss: number };

/** Tasks by name. Inputs are untrusted: no task may run in the service's own process. */
export type Tasks = Record<string, (input: never, reach: (stage: string) => void) => unknown>;
