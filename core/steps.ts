import type { Turns } from './ports/turns.js';

/** A computation that yields wherever it may be interrupted: a few milliseconds of work apart, for the largest input. */
export type Steps<T> = Generator<undefined, T, undefined>;

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Waits for its turn before each step but the first. Without turns all is done at once. */
export async function inTurns<T>(steps: Steps<T>, turns: Turns | undefined): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turns?.next();
  }
}
