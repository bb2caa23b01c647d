import type { AuditEntry, AuditLog, AuditTrail } from '../../core/spi.js';

export interface AuditTrailOptions {
  /** Milliseconds from the first record that waits to the write; 250 where not given. */
  delayMs?: number;
  /** Records that wait at most, where the store cannot take them; 10,000 where not given. */
  most?: number;
  /** Hears of a write that failed; it is tried again. */
  onError?(error: unknown): void;
  /** Hears of records that were let go because too many were waiting. */
  onLost?(count: number): void;
}

/** Milliseconds before a write that failed is tried again. */
const RETRY_MS = 1000;
/** Ids of candidates in one write: a few milliseconds of an embedded store. */
const IDS_AT_ONCE = 1000;

/**
 * Collects records and writes many at once. What waits is bounded: where the store takes nothing for long, the records that come then are lost, and counted.
 * A process that is killed loses what it noted in the last `delayMs`.
 */
export class BufferedAuditTrail implements AuditTrail {
  private waiting: AuditEntry[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;
  private readonly options: Required<AuditTrailOptions>;

  constructor(
    private readonly log: Pick<AuditLog, 'append'>,
    { delayMs = 250, most = 10_000, onError = () => undefined, onLost = () => undefined }: AuditTrailOptions = {},
  ) {
    this.options = { delayMs, most, onError, onLost };
  }

  note(entry: AuditEntry): void {
    if (this.waiting.length >= this.options.most) {
      this.options.onLost(1);
      return;
    }
    this.waiting.push(entry);
    this.schedule(this.options.delayMs);
  }

  async flush(): Promise<void> {
    // A write under way may have begun before the last record was noted.
    await this.writing;
    await this.write();
  }

  /** Writes what waits, once more; what the store does not take now is lost. */
  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
    if (this.waiting.length > 0) this.options.onLost(this.waiting.splice(0).length);
  }

  private schedule(delayMs: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.write();
    }, delayMs).unref();
  }

  private write(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => (this.writing = undefined));
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, this.sizeOfBatch());
      try {
        await this.log.append(batch);
      } catch (error) {
        this.options.onError(error);
        this.schedule(RETRY_MS);
        return;
      }
      this.waiting.splice(0, batch.length);
    }
  }

  private sizeOfBatch(): number {
    let ids = 0;
    const end = this.waiting.findIndex(({ record }, at) => {
      ids += record.candidateIds.length + 1;
      return at > 0 && ids > IDS_AT_ONCE;
    });
    return end === -1 ? this.waiting.length : end;
  }
}
