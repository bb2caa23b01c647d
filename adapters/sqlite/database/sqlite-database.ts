import type { Clock } from '../../../core/spi.js';
import { ClaimRows } from './claim-rows.js';
import { DocumentRows } from './document-rows.js';
import type { Statement } from '../connection/driver.js';
import type { WritingConnection } from '../connection/store-connections.js';
import { FileParts } from './file-parts.js';
import { OutboxWriter } from './outbox-writer.js';
import { WorkRows } from './work-rows.js';
import { WriteQueue, type WriteStep } from './write-queue.js';

const TRUNCATION_DELAY_MS = 200;

/** What the repositories of one SQLite store share. */
export class SqliteDatabase {
  readonly outbox: OutboxWriter;
  readonly documents: DocumentRows;
  readonly files: FileParts;
  readonly claims: ClaimRows;
  readonly work: WorkRows;
  private readonly writes: WriteQueue;
  private truncation: NodeJS.Timeout | undefined;
  private closing: Promise<void> | undefined;

  constructor(
    readonly connection: WritingConnection,
    readonly clock: Clock,
  ) {
    this.writes = new WriteQueue(connection);
    this.outbox = new OutboxWriter(connection, clock, (action) => this.writes.afterCommit(action));
    this.documents = new DocumentRows(connection);
    this.files = new FileParts(this);
    this.claims = new ClaimRows(connection);
    this.work = new WorkRows(connection);
  }

  prepare<Row>(sql: string): Statement<Row> {
    return this.connection.prepare<Row>(sql);
  }

  /**
   * What `perform` does becomes durable as a whole, or not at all.
   *
   * @param bytes - That it stores or overwrites, where they are many.
   */
  write<T>(perform: (step: WriteStep) => T, bytes = 0): Promise<T> {
    return this.writes.run(perform, { bytes });
  }

  /**
   * The same for what may be done again without harm: it survives the end of this process, but a loss of power may take it, and whatever was written
   * after it. It does not wait for the disk.
   */
  writeRepeatable<T>(perform: (step: WriteStep) => T, bytes = 0): Promise<T> {
    return this.writes.run(perform, { bytes, needsSync: false });
  }

  /** Whether the id belonged to a record that has been erased. */
  hasTombstone(tenantId: string, id: string | null): boolean {
    return this.prepare('SELECT 1 FROM tombstones WHERE tenant_id = ? AND id = ?').get(tenantId, id) !== undefined;
  }

  putTombstone(tenantId: string, id: string, deletedAt: string): void {
    this.prepare('INSERT INTO tombstones (tenant_id, id, deleted_at) VALUES (?, ?, ?)').run(tenantId, id, deletedAt);
  }

  /**
   * Empties the write-ahead log soon after an erasure: until then it holds the pages that the erased record was on. Several
   * erasures share one pass.
   */
  truncateLogSoon(): void {
    this.truncation ??= setTimeout(() => {
      this.truncation = undefined;
      this.writes.truncateLog();
    }, TRUNCATION_DELAY_MS).unref();
  }

  /** After what has been asked for until now. */
  close(): Promise<void> {
    return (this.closing ??= this.end());
  }

  private async end(): Promise<void> {
    clearTimeout(this.truncation);
    await this.writes.drain();
    this.connection.close();
  }
}
