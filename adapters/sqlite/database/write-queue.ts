import { storeUnavailable } from '../../../core/spi.js';
import type { Connection } from '../connection/driver.js';

/** What a write may ask for beside its own statements. */
export interface WriteStep {
  /** Runs at the end of the transaction, after all other writes in it, if this write succeeds. */
  atEnd(action: () => void): void;
  /** Runs once the write is durable, before anybody else can read. */
  afterCommit(action: () => void): void;
}

interface PendingWrite {
  perform(step: WriteStep): unknown;
  bytes: number;
  needsSync: boolean;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** More would hold up the event loop for too long. */
const MAX_WRITES_PER_COMMIT = 256;

/** Of files in one transaction: a megabyte takes some 5 ms of the processor, and as long again where the log is moved to the database after it. */
const MAX_BYTES_PER_COMMIT = 1024 * 1024;

/** Milliseconds that a write waits at most for others that come in. */
const LONGEST_WAIT_MS = 20;

/**
 * Group commit: writes that are asked for in the same turn of the event loop share one transaction, and so one wait for the
 * disk. Each has a savepoint, so that one that is refused does not undo the others. A promise settles only after the commit,
 * also that of a refusal: what it was refused for might not have been committed.
 *
 * A commit blocks the event loop for as long as the disk takes. So for as long as the last one took, the next waits while each turn of
 * the loop brings more writes: the slower the disk, the more of them share a commit. It never waits for nothing.
 */
export class WriteQueue {
  private waiting: PendingWrite[] = [];
  private scheduled = false;
  /** What the connection is set to; not known at first. */
  private isSynced: boolean | undefined;
  /** By `performance.now()`. */
  private mayWaitUntil = 0;

  constructor(private readonly connection: Connection) {}

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

  /** Commits what is waiting, at once. */
  flush(): void {
    while (this.waiting.length > 0) this.commit(this.nextBatch());
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
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
      this.scheduled = false;
      const batch = this.nextBatch();
      if (this.waiting.length > 0) this.schedule();
      if (batch.length > 0) this.commit(batch);
    });
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

  private commit(batch: PendingWrite[]): void {
    const settle: (() => void)[] = [];
    const atEnd: (() => void)[] = [];
    const afterCommit: (() => void)[] = [];
    try {
      this.syncAtCommit(batch.some(({ needsSync }) => needsSync));
      this.connection.prepare('BEGIN IMMEDIATE').run();
      for (const write of batch) settle.push(this.perform(write, atEnd, afterCommit));
      for (const action of atEnd) action();
      const since = performance.now();
      this.connection.prepare('COMMIT').run();
      const until = performance.now();
      this.mayWaitUntil = until + Math.min(until - since, LONGEST_WAIT_MS);
    } catch (error) {
      this.rollBack();
      for (const { reject } of batch) reject(storeUnavailable(error));
      return;
    }
    for (const action of afterCommit) action();
    for (const action of settle) action();
  }

  /**
   * Whether a commit waits for the disk. One that does not goes to the log of the system, which keeps the order: with the next one that waits, all
   * before it are on the disk as well, so that no later write is kept without the earlier ones.
   */
  private syncAtCommit(isSynced: boolean): void {
    if (this.isSynced === isSynced) return;
    this.connection.exec(`PRAGMA synchronous = ${isSynced ? 'FULL' : 'NORMAL'}`);
    this.isSynced = isSynced;
  }

  /** Returns how to settle the caller's promise after the commit. */
  private perform(write: PendingWrite, atEnd: (() => void)[], afterCommit: (() => void)[]): () => void {
    const ends: (() => void)[] = [];
    const commits: (() => void)[] = [];
    const step = {
      atEnd: (action: () => void) => ends.push(action),
      afterCommit: (action: () => void) => commits.push(action),
    };
    this.connection.prepare('SAVEPOINT one_write').run();
    try {
      const value = write.perform(step);
      this.connection.prepare('RELEASE one_write').run();
      atEnd.push(...ends);
      afterCommit.push(...commits);
      return () => write.resolve(value);
    } catch (error) {
      this.connection.prepare('ROLLBACK TO one_write').run();
      this.connection.prepare('RELEASE one_write').run();
      return () => write.reject(error);
    }
  }

  private rollBack(): void {
    try {
      this.connection.exec('ROLLBACK');
    } catch {
      // The database has rolled back by itself, or cannot be reached at all.
    }
  }
}
