import type { Turns } from '../../core/ports/turns.js';

/** One waiting computation goes on in each turn of the event loop, however many wait. */
export class EventLoopTurns implements Turns {
  private readonly waiting: (() => void)[] = [];

  next(): Promise<void> {
    return new Promise((resolve) => {
      if (this.waiting.push(resolve) === 1) this.schedule();
    });
  }

  private schedule(): void {
    setImmediate(() => {
      this.waiting.shift()?.();
      if (this.waiting.length > 0) this.schedule();
    });
  }
}
