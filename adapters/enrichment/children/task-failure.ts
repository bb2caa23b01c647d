export type TaskFailureCode = 'no_text' | 'encrypted' | 'corrupt' | 'unsupported_format' | 'too_large' | 'timeout';

/** The input is why a task ended: the same input ends it again. `detail` is for people and holds nothing of the input. */
export class TaskFailure extends Error {
  override readonly name = 'TaskFailure';

  constructor(
    readonly code: TaskFailureCode,
    readonly detail: string,
    /** What the task had come to. */
    readonly stage: string | undefined,
  ) {
    super(`${code}: ${detail}`);
  }
}

/** The child ended for a reason outside of it, such as a signal from another process or a machine without memory: nothing is known about the input. */
export class ChildLost extends Error {
  override readonly name = 'ChildLost';
}
