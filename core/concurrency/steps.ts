/** A computation that yields wherever it may be interrupted: a few milliseconds of work apart, for the largest input. */
export type Steps<T> = Generator<undefined, T, undefined>;

export function runSync<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A value that takes long to build: in steps in the background, and the rest at once when it is needed earlier. */
export class Gradual<T> {
  private made: { value: T } | undefined;

  constructor(private readonly making: Steps<T>) {}

  get value(): T {
    return (this.made ??= { value: runSync(this.making) }).value;
  }

  *steps(): Steps<void> {
    while (!this.made) {
      const step = this.making.next();
      if (step.done) this.made = { value: step.value };
      else yield;
    }
  }
}
