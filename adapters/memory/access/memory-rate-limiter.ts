import type { RatePolicy } from '../../../core/index.js';
import type { RateDecision, RateLimiter } from '../../../core/spi.js';

interface Window {
  requests: number;
  used: number;
  until: number;
}

/**
 * Counts in this process only. Windows begin with the first request of a key. It decides at once, without a promise: every request passes here.
 */
export class MemoryRateLimiter implements RateLimiter {
  /** By the length of the window, then by key. Those of one length end in the order in which they began. */
  private readonly windows = new Map<number, Map<string, Window>>();

  /** `now`: milliseconds from any moment on, never backwards. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Windows that are kept. */
  get size(): number {
    return [...this.windows.values()].reduce((sum, { size }) => sum + size, 0);
  }

  consume(key: string, { requests, seconds }: RatePolicy): RateDecision {
    const now = this.now();
    const windows = this.ofLength(seconds);
    let window = windows.get(key);
    if (!window || window.until <= now || window.requests !== requests) {
      forgetEnded(windows, now);
      // Taken out first, so that it comes last in the order.
      windows.delete(key);
      window = { requests, used: 0, until: now + seconds * 1000 };
      windows.set(key, window);
    }
    window.used += 1;
    return {
      allowed: window.used <= requests,
      remaining: Math.max(0, requests - window.used),
      resetMs: window.until - now,
    };
  }

  private ofLength(seconds: number): Map<string, Window> {
    let windows = this.windows.get(seconds);
    if (!windows) this.windows.set(seconds, (windows = new Map()));
    return windows;
  }
}

/** Of each window that begins, two go: so there are never many more than run, and no request pays for all of them. */
const FORGOTTEN_AT_ONCE = 2;

function forgetEnded(windows: Map<string, Window>, now: number): void {
  let left = FORGOTTEN_AT_ONCE;
  for (const [key, { until }] of windows) {
    if (until > now || left === 0) return;
    windows.delete(key);
    left -= 1;
  }
}
