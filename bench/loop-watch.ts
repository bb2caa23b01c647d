import { openSync, readSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** A time in which the event loop did not turn. */
export interface Block {
  /** When it was over, in milliseconds since 1970. */
  until: number;
  ms: number;
  /** Processor time of the loop's own thread in it, in milliseconds: a busy machine adds nothing to it. The whole time where the system does not say. */
  ownMs: number;
}

const TICK_MS = 2;
/** Shorter ones are counted, and not kept. */
const KEPT_FROM_MS = 10;
const MOST_KEPT = 20_000;

/** Looks at the clock every few milliseconds, and keeps how late each look came and what the processor did for this thread since the one before. */
export class LoopWatch {
  private blocks: Block[] = [];
  private timer: NodeJS.Timeout | undefined;
  private readonly processorMs = threadClock();

  start(): void {
    clearInterval(this.timer);
    this.blocks = [];
    let at = performance.now();
    let own = this.processorMs();
    this.timer = setInterval(() => {
      const now = performance.now();
      const ownNow = this.processorMs();
      const ms = now - at - TICK_MS;
      if (ms >= KEPT_FROM_MS && this.blocks.length < MOST_KEPT) {
        this.blocks.push({ until: performance.timeOrigin + now, ms, ownMs: Math.min(ms, ownNow - own) });
      }
      at = now;
      own = ownNow;
    }, TICK_MS);
  }

  /** All since the start. */
  read(): Block[] {
    return this.blocks;
  }
}

/** Processor time of the main thread in milliseconds, to a few of them. */
function threadClock(): () => number {
  try {
    const file = openSync('/proc/self/schedstat', 'r');
    const bytes = Buffer.alloc(64);
    return () => Number.parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, 64, 0)), 10) / 1e6;
  } catch {
    return () => performance.now();
  }
}
