import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';

/** Deliveries of one subscription under way at the same time. */
const PER_SUBSCRIPTION = 4;
/** A receiver that is waited for this long is slow, and gets one delivery at a time. */
const SLOW_MS = 2000;
/** All slow receivers together get this part of the places at most, so that the rest is always free for the others. */
const SLOW_SHARE = 0.5;
/** A delivery waits here for its turn as long as this at most, which is when a receiver that hangs has become a slow one. */
const HELD_MS = SLOW_MS;
/** So many of a subscription may wait here, however many subscriptions there are. */
const ALWAYS_HELD = 8;
/** More than an even share may wait here, so that receivers of even pace fill all places and nothing more is taken from the queue. */
const SHARES = 1.5;
const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 5000;
const LONGEST_WAIT_FOR_SLOW_MS = 30_000;
/** Weight of the last attempt in the average of a receiver's times. */
const LAST_COUNTS = 0.5;
const KNOWN_RECEIVERS = 10_000;

export interface Place {
  leave(): void;
}

/** By both clocks. */
interface Moment {
  at: number;
  waited: number;
}

interface Lane {
  /** When each attempt under way began, the oldest first. */
  underWay: Moment[];
  waiting: ((turn: Place | undefined) => void)[];
  /** Of attempts from beginning to end, and of it the time in which this process had nothing else to do. */
  averageMs: number;
  averageWaitedMs: number;
  /** When the place is free that was given to the delivery that was sent back last. */
  freeAt: number;
}

/**
 * Who may be sent to now, so that a receiver that hangs delays only its own deliveries. A delivery that finds its subscription busy waits for
 * its turn here, a few together with it; one too many, or one for a slow receiver, goes back to the queue with the time when a place will be free by the receiver's own pace, instead of asking again
 * and again: a thousand deliveries for a dead receiver cost some dozens of look-ups a second.
 */
export class EndpointThrottle {
  private readonly lanes = new LRUCache<string, Lane>({ max: KNOWN_RECEIVERS });
  private readonly held = new Set<() => void>();
  /** Lanes with a delivery under way. */
  private busy = 0;
  private slowUnderWay = 0;
  private closed = false;

  constructor(
    private readonly places: number,
    private readonly now: () => number = Date.now,
    /**
     * Runs only while this process has nothing to do but wait. Receivers are measured by it: while the process itself is busy every one of them seems
     * to be slow, and a process that is busy is held up by none.
     */
    private readonly waited: () => number = () => performance.eventLoopUtilization().idle,
  ) {}

  /** A place, to be given back, or how long to stay away, in milliseconds. */
  async enter(webhookId: string): Promise<Place | { waitMs: number }> {
    const lane = this.lanes.get(webhookId) ?? {
      underWay: [],
      waiting: [],
      averageMs: 0,
      averageWaitedMs: 0,
      freeAt: 0,
    };
    this.lanes.set(webhookId, lane);
    if (this.closed) return { waitMs: 0 };
    const pace = this.paceOf(lane);
    if (lane.waiting.length === 0 && this.isFree(lane, pace)) return this.take(lane, pace.isSlow);
    const turn = this.mayHold(lane, pace) ? await this.turnIn(lane) : undefined;
    return turn ?? { waitMs: this.closed ? 0 : this.waitIn(lane) };
  }

  /** Sends away all that wait. */
  close(): void {
    this.closed = true;
    for (const sendAway of [...this.held]) sendAway();
  }

  private paceOf(lane: Lane): { ms: number; isSlow: boolean; most: number } {
    const [oldest] = lane.underWay;
    // An attempt that has not ended yet counts too.
    const ms = Math.max(lane.averageMs, oldest ? this.now() - oldest.at : 0);
    const waitedMs = Math.max(lane.averageWaitedMs, oldest ? this.waited() - oldest.waited : 0);
    const isSlow = waitedMs >= SLOW_MS;
    return { ms, isSlow, most: isSlow ? 1 : PER_SUBSCRIPTION };
  }

  private isFree(lane: Lane, { isSlow, most }: { isSlow: boolean; most: number }): boolean {
    return lane.underWay.length < most && !(isSlow && this.slowUnderWay >= this.places * SLOW_SHARE);
  }

  private mayHold(lane: Lane, { isSlow }: { isSlow: boolean }): boolean {
    if (isSlow) return false;
    const share = Math.max(ALWAYS_HELD, (SHARES * this.places) / Math.max(1, this.busy));
    return lane.waiting.length < Math.min(share, this.places / 2);
  }

  private turnIn(lane: Lane): Promise<Place | undefined> {
    return new Promise((resolve) => {
      const settle = (turn: Place | undefined): void => {
        clearTimeout(timer);
        this.held.delete(sendAway);
        resolve(turn);
      };
      const sendAway = (): void => {
        lane.waiting.splice(lane.waiting.indexOf(settle), 1);
        settle(undefined);
      };
      const look = (): void => {
        if (this.paceOf(lane).isSlow) sendAway();
        else timer = setTimeout(look, HELD_MS);
      };
      let timer = setTimeout(look, HELD_MS);
      lane.waiting.push(settle);
      this.held.add(sendAway);
    });
  }

  private waitIn(lane: Lane): number {
    const now = this.now();
    const { ms, isSlow, most } = this.paceOf(lane);
    const longest = isSlow ? LONGEST_WAIT_FOR_SLOW_MS : LONGEST_WAIT_MS;
    lane.freeAt = Math.min(Math.max(lane.freeAt, now) + ms / most, now + longest);
    return Math.max(SHORTEST_WAIT_MS, Math.ceil(lane.freeAt - now));
  }

  private take(lane: Lane, isSlow: boolean): Place {
    const since = { at: this.now(), waited: this.waited() };
    if (lane.underWay.push(since) === 1) this.busy += 1;
    if (isSlow) this.slowUnderWay += 1;
    return {
      leave: () => {
        lane.underWay.splice(lane.underWay.indexOf(since), 1);
        if (lane.underWay.length === 0) this.busy -= 1;
        if (isSlow) this.slowUnderWay -= 1;
        lane.averageMs = average(lane.averageMs, this.now() - since.at);
        lane.averageWaitedMs = average(lane.averageWaitedMs, this.waited() - since.waited);
        // Faster than it was thought to be: later deliveries need not wait for the old estimate.
        lane.freeAt = Math.min(lane.freeAt, this.now() + lane.averageMs);
        const pace = this.paceOf(lane);
        if (lane.waiting.length > 0 && this.isFree(lane, pace)) lane.waiting.shift()!(this.take(lane, pace.isSlow));
      },
    };
  }
}

function average(before: number, last: number): number {
  return before === 0 ? last : before + (last - before) * LAST_COUNTS;
}
