import { storeUnavailable } from '../../../core/spi.js';
import type { WritingConnection } from '../connection/store-connections.js';
import { LogSize } from './log-size.js';

/** What a write may ask for beside its own statements. */
export interface WriteStep {
  /** Runs at the end of the transaction, after all other writes in it, if this write succeeds. */
  atEnd(action: () => void): void;
  /** Runs once the write is durable, before anybody else can read it. */
  afterCommit(action: () => void): void;
}

interface PendingWrite {
  perform(step: WriteStep): unknown;
  bytes: number;
  needsSync: boolean;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** What is to be done for the writes of one commit. */
interface Batch {
  writes: PendingWrite[];
  needsSync: boolean;
  atEnd: (() => void)[];
  afterCommit: (() => void)[];
  settle: (() => void)[];
}

/** What comes after a commit takes its time in one turn of the event loop for all of them. */
const MAX_WRITES_PER_COMMIT = 256;

/** Callers that go on in one turn of the event loop: what each does with its answer takes up to half a millisecond. */
const SETTLED_PER_TURN = 16;

/** Of files in one transaction: a megabyte takes some 5 ms of the processor. */
const MAX_BYTES_PER_COMMIT = 1024 * 1024;

/** Milliseconds after which the other writes are left to the next commit: their statements run on the event loop. */
const LONGEST_TURN_MS = 8;

/** Milliseconds that a write waits at most for others that come in. */
const LONGEST_WAIT_MS = 20;

/**
 * Group commit: writes that are asked for in the same turn of the event loop, or while the commit before is under way, share one transaction, and so
 * one wait for the disk. The slower the disk, the more of them share one. One that is refused does not undo the others. A promise
 * settles only after the commit, also that of a refusal: what it was refused for might not have been committed.
 *
 * Nearly all refusals come before a write has run a statement that can change something, so that nothing is to be undone. Where one comes later, all writes of the commit are
 * performed again, each with a savepoint: with them from the start SQLite would copy each page that a write touches, which takes a sixth of the
 * time of its statements. So a write may be performed twice, and depends on nothing but what it reads.
 *
 * The statements run on the event loop, the commit on another thread. As long as the last one took, the next waits while each turn of the loop brings
 * more writes. It never waits for nothing.
 */
export class WriteQueue {
  private waiting: PendingWrite[] = [];
  private isScheduled = false;
  private isBusy = false;
  private settling = 0;
  private current: WriteStep | undefined;
  /** By `performance.now()`. */
  private mayWaitUntil = 0;
  private readonly log = new LogSize();
  private isTruncationDue = false;

  constructor(private readonly connection: WritingConnection) {}

  /**
   * @param options.bytes - That the write stores or overwrites, where they are many: so that few such writes share a commit.
   * @param options.needsSync - `false`: it survives the end of this process, but a loss of power may take it.
   */
  run<T>(
    perform: (step: WriteStep) => T,
    { bytes = 0, needsSync = true }: { bytes?: number; needsSync?: boolean } = {},
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (!this.connection.isOpen) return reject(storeUnavailable());
      this.waiting.push({ perform, bytes, needsSync, resolve: resolve as (value: unknown) => void, reject });
      this.schedule();
    });
  }

  /** As that of the step, for what is called within a write and does not have it. */
  afterCommit(action: () => void): void {
    if (!this.current) throw new Error('This belongs into a write.');
    this.current.afterCommit(action);
  }

  /** Empties the log once nothing is being committed. */
  truncateLog(): void {
    this.isTruncationDue = true;
    this.schedule();
  }

  /** Settles when nothing is waiting or under way. */
  async drain(): Promise<void> {
    while (this.isScheduled || this.isBusy || this.settling > 0)
      await new Promise<void>((resolve) => setImmediate(resolve));
  }

  private schedule(): void {
    if (this.isScheduled || this.isBusy || (this.waiting.length === 0 && !this.isTruncationDue)) return;
    this.isScheduled = true;
    this.commitSoon(0);
  }

  /** `seen`: how many were waiting a turn ago. */
  private commitSoon(seen: number): void {
    setImmediate(() => {
      const { length } = this.waiting;
      if (length > seen && length < MAX_WRITES_PER_COMMIT && performance.now() < this.mayWaitUntil) {
        this.commitSoon(length);
        return;
      }
      this.isScheduled = false;
      this.isBusy = true;
      void this.work().finally(() => {
        this.isBusy = false;
        this.schedule();
      });
    });
  }

  private async work(): Promise<void> {
    const writes = this.nextBatch();
    const needsSync = writes.some((write) => write.needsSync);
    if (writes.length > 0) await this.commit({ writes, needsSync, atEnd: [], afterCommit: [], settle: [] });
    try {
      if (this.isTruncationDue) {
        this.isTruncationDue = false;
        this.log.noteMoved(await this.connection.checkpoint('TRUNCATE'));
      } else if (this.log.isLarge) this.log.noteMoved(await this.connection.checkpoint('PASSIVE'));
    } catch {
      // The log stays as it is: the next erasure, the next commits or the close move it.
      this.log.noteMoved(0);
    }
  }

  /** The first of those that wait; one that is too large by itself goes alone. */
  private nextBatch(): PendingWrite[] {
    let bytes = 0;
    const end = this.waiting.findIndex((write, at) => {
      bytes += write.bytes;
      return at === MAX_WRITES_PER_COMMIT || (at > 0 && bytes > MAX_BYTES_PER_COMMIT);
    });
    return this.waiting.splice(0, end === -1 ? this.waiting.length : end);
  }

  private async commit(batch: Batch): Promise<void> {
    try {
      this.connection.begin(batch.needsSync);
      if (!this.performAll(batch, { apart: false })) this.performAgain(batch);
      for (const action of batch.atEnd) action();
      const since = performance.now();
      await this.connection.commit();
      const until = performance.now();
      this.mayWaitUntil = until + Math.min(until - since, LONGEST_WAIT_MS);
    } catch (error) {
      this.connection.rollBack();
      for (const { reject } of batch.writes) reject(storeUnavailable(error));
      return;
    }
    this.log.noteCommit(batch.writes.reduce((sum, { bytes }) => sum + bytes, 0));
    for (const action of batch.afterCommit) action();
    this.settle(batch.settle);
  }

  /** In their order, and others may have a turn in between: the next commit does not wait for them. */
  private settle(actions: readonly (() => void)[]): void {
    for (const action of actions.slice(0, SETTLED_PER_TURN)) action();
    if (actions.length <= SETTLED_PER_TURN) return;
    this.settling += 1;
    setImmediate(() => {
      this.settling -= 1;
      this.settle(actions.slice(SETTLED_PER_TURN));
    });
  }

  /**
   * Those that the turn has no time for wait for the next commit, before all others.
   *
   * @param options.apart - Whether each can be undone alone.
   * @returns `false` where one that could not was refused after it had changed something.
   */
  private performAll(batch: Batch, { apart }: { apart: boolean }): boolean {
    const until = performance.now() + LONGEST_TURN_MS;
    let done = 0;
    do {
      const write = batch.writes[done++]!;
      const isWhole = apart ? this.performApart(write, batch) : this.perform(write, batch);
      if (!isWhole) return false;
    } while (done < batch.writes.length && performance.now() < until);
    this.waiting.unshift(...batch.writes.splice(done));
    return true;
  }

  private performAgain(batch: Batch): void {
    this.connection.rollBack();
    Object.assign(batch, { atEnd: [], afterCommit: [], settle: [] });
    this.connection.begin(batch.needsSync);
    this.performAll(batch, { apart: true });
  }

  private performApart(write: PendingWrite, batch: Batch): true {
    this.connection.prepare('SAVEPOINT one_write').run();
    if (!this.perform(write, batch)) this.connection.prepare('ROLLBACK TO one_write').run();
    this.connection.prepare('RELEASE one_write').run();
    return true;
  }

  /** The caller's promise is settled after the commit. Returns `false` where the write was refused and has changed something. */
  private perform(write: PendingWrite, { atEnd, afterCommit, settle }: Batch): boolean {
    const ends: (() => void)[] = [];
    const commits: (() => void)[] = [];
    this.current = {
      atEnd: (action: () => void) => ends.push(action),
      afterCommit: (action: () => void) => commits.push(action),
    };
    const { statementsWritten } = this.connection;
    try {
      const value = write.perform(this.current);
      atEnd.push(...ends);
      afterCommit.push(...commits);
      settle.push(() => write.resolve(value));
      return true;
    } catch (error) {
      settle.push(() => write.reject(error));
      return this.connection.statementsWritten === statementsWritten;
    } finally {
      this.current = undefined;
    }
  }
}
