import type { LeasedWork, WorkLease } from '../../core/index.js';
import { type WorkKind, type WorkPayloads, taskOf, type WorkQueue } from '../../core/spi.js';
import type { ErrorLog } from '../config/logger.js';
import { WorkPlaces } from './work-places.js';

/** An item that the loop has leased, with the payload of its kind. */
export interface Task<K extends WorkKind> {
  tenantId: string;
  lease: WorkLease;
  payload: WorkPayloads[K];
  /** Counted from 1. */
  attempt: number;
  /** For the rest, such as writing the result, the item needs no place: the next one may begin. */
  leavePlace(): void;
}

export interface WorkLoopOptions<K extends WorkKind> {
  kind: K;
  /** A second kind, of which items are taken where none of the first kind is due. */
  thenKind?: K;
  /** Items worked on at the same time. */
  concurrency: number;
  /**
   * Items of the first kind beside those, for tenants of whom none of that kind is worked on: one whose items take long cannot take all places from
   * the others, nor items of the second kind from the first.
   */
  spare?: number;
  /**
   * Items leased beside those worked on, so that one is there when a place is free and several share a lease; default 0. Not before an item has ended that was
   * leased for the first time, nor while one runs that was leased before: where items bring the process down, few others count an attempt with them.
   */
  ahead?: number;
  leaseMs: number;
  /** After so many leases without success `giveUp` is called, whether the work failed or the process ended. */
  maxAttempts: number;
  /** How long to sleep when nothing is due and nothing wakes the loop. */
  idleMs: number;
  /**
   * Does the work; `runAt` asks for the item again at that time, as if it had not been leased where `uncounted`. `completed`: the item is out of the queue
   * already, with the result of the work.
   */
  run(task: Task<K>): Promise<{ runAt: string; uncounted?: boolean } | 'completed' | undefined>;
  giveUp?(task: Task<K>): Promise<void>;
}

/** Leases work of one kind and runs it until stopped. Items of a stopped loop go back to the queue. */
export class WorkLoop<K extends WorkKind = WorkKind> {
  /** All that is leased. */
  private readonly running = new Map<LeasedWork, Promise<void>>();
  private readonly places: WorkPlaces;
  /** Whether the item that ended last was leased for the first time. */
  private isSafeAhead = false;
  private stopping = false;
  private wakeUp: () => void = () => undefined;
  private woken = false;
  private loop: Promise<void> | undefined;

  constructor(
    private readonly queue: WorkQueue,
    private readonly options: WorkLoopOptions<K>,
    private readonly logger: ErrorLog,
  ) {
    this.places = new WorkPlaces({ places: options.concurrency, spare: options.spare ?? 0, kind: options.kind });
  }

  start(): void {
    this.loop ??= this.turn();
  }

  /** Work may have come in. */
  wake(): void {
    this.woken = true;
    this.wakeUp();
  }

  /** Takes no more work, waits for what runs, at most `graceMs`, and gives back the rest. */
  async stop(graceMs: number): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.loop;
    this.places.sendAway();
    const late = new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref());
    await Promise.race([Promise.allSettled(this.running.values()), late]);
    const now = new Date().toISOString();
    await Promise.all(
      [...this.running.keys()].map((work) =>
        this.queue.release(work, { runAt: now, uncounted: true }).catch(() => false),
      ),
    );
  }

  private async turn(): Promise<void> {
    while (!this.stopping) {
      this.woken = false;
      let leased: LeasedWork[] = [];
      try {
        leased = await this.lease();
      } catch (error) {
        this.logger.error({ err: error, kind: this.options.kind }, 'leasing work failed');
      }
      for (const work of leased) this.begin(work);
      if (leased.length === 0) await this.sleep();
    }
  }

  private async lease(): Promise<LeasedWork[]> {
    const { kind, thenKind, spare = 0, leaseMs } = this.options;
    const { free, waitingCount } = this.places;
    const ahead = this.ahead();
    const room = Math.min(free + ahead - waitingCount, this.mostLeased - this.running.size);
    const now = new Date();
    if (room > 0 && waitingCount <= ahead / 2) {
      const first = await this.queue.lease({ kind, limit: room, leaseMs, now });
      const limit = room - first.length;
      return thenKind && limit > 0
        ? [...first, ...(await this.queue.lease({ kind: thenKind, limit, leaseMs, now }))]
        : first;
    }
    if (free + spare <= 0) return [];
    const { served } = this.places;
    const roomFor = (tenantId: string): number => (served.has(tenantId) ? 0 : 1);
    return this.queue.lease({ kind, limit: free + spare, leaseMs, now, roomFor });
  }

  private ahead(): number {
    const { ahead = 0 } = this.options;
    return this.isSafeAhead && ![...this.running.keys()].some(({ attempt }) => attempt > 1) ? ahead : 0;
  }

  /** With those whose results are being written: a store that does not answer is not to collect them without end. */
  private get mostLeased(): number {
    const { concurrency, ahead = 0 } = this.options;
    return ahead === 0 ? concurrency : 2 * (concurrency + ahead);
  }

  private begin(work: LeasedWork): void {
    const done = this.process(work)
      .catch((error: unknown) => {
        this.logger.error({ err: error, kind: work.kind, work: work.id }, 'settling work failed');
      })
      .finally(() => {
        this.running.delete(work);
        this.isSafeAhead = work.attempt === 1;
        this.places.leave(work);
        this.wake();
      });
    this.running.set(work, done);
  }

  private async process(work: LeasedWork): Promise<void> {
    const { run, giveUp, leaseMs, maxAttempts } = this.options;
    const kind = work.kind as K;
    const payload = taskOf(kind, work);
    if (!payload) {
      // Trying again cannot help: a stored payload does not change.
      this.logger.error({ kind, work: work.id, tenantId: work.tenantId }, 'work without a usable payload was dropped');
      await this.queue.complete(work);
      return;
    }
    const leavePlace = (): void => {
      if (this.places.leave(work)) this.wake();
    };
    const task = { tenantId: work.tenantId, lease: work, payload, attempt: work.attempt, leavePlace };
    // A lease is kept alive while the work runs, so that a slow item is not done twice at once.
    const heart = setInterval(() => {
      const now = new Date();
      const extended = this.queue.extend(work, { leaseMs, now }).catch(() => true);
      void extended.then((isHeld) => (isHeld ? undefined : this.places.sendAway(work)));
    }, leaseMs / 3);
    try {
      if (!(await this.places.enter(work))) {
        await this.queue.release(work, { runAt: new Date().toISOString(), uncounted: true });
        return;
      }
      // Leases that ended in a crash count too: what brings the process down is not run once more.
      if (work.attempt > maxAttempts && giveUp) {
        await giveUp(task);
        await this.queue.complete(work);
        return;
      }
      const again = await run(task);
      if (again === 'completed') return;
      if (again) await this.queue.release(work, again);
      else await this.queue.complete(work);
    } catch (error) {
      if (this.stopping) {
        await this.queue.release(work, { runAt: new Date().toISOString(), uncounted: true });
        return;
      }
      this.logger.error({ err: error, kind: work.kind, work: work.id, attempt: work.attempt }, 'work failed');
      if (work.attempt >= maxAttempts && giveUp) {
        await giveUp(task);
        await this.queue.complete(work);
      } else {
        await this.queue.release(work, { runAt: new Date(Date.now() + backOffMs(work.attempt)).toISOString() });
      }
    } finally {
      clearInterval(heart);
    }
  }

  private async nextRunAt(): Promise<string | null> {
    const { kind, thenKind } = this.options;
    const first = await this.queue.nextRunAt(kind);
    const second = thenKind ? await this.queue.nextRunAt(thenKind) : null;
    return first === null || second === null ? (first ?? second) : first < second ? first : second;
  }

  /** Until woken, until the next item is due, or for the idle time. */
  private async sleep(): Promise<void> {
    const next = await this.nextRunAt().catch(() => null);
    if (this.woken || this.stopping) return;
    const full = this.places.free <= 0;
    const wait =
      next === null || full
        ? this.options.idleMs
        : Math.min(this.options.idleMs, Math.max(5, Date.parse(next) - Date.now()));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, wait);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = () => undefined;
  }
}

/** 1 s, 4 s, 16 s …, at most 5 minutes. */
function backOffMs(attempt: number): number {
  return Math.min(300_000, 1000 * 4 ** (attempt - 1));
}
