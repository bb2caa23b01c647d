import { type Connection, openConnection, type Statement } from './driver.js';

/** What group commit needs of the database. */
export interface WritingConnection extends Connection {
  /** Grows with each statement, within a transaction, that may have changed something. */
  readonly statementsWritten: number;
  /** Statements until `commit` belong to one transaction. */
  begin(isSynced: boolean): void;
  /** Settles once it is done; on another thread, so that the event loop does not wait for the disk. Nothing may be begun meanwhile. */
  commit(): Promise<void>;
  rollBack(): void;
  /** Moves the log to the database, also on another thread, and returns how many pages were in it. Nothing may be begun meanwhile. */
  checkpoint(mode: 'PASSIVE' | 'TRUNCATE'): Promise<number>;
}

const WRITER_SETTINGS = [
  // Milliseconds that a write waits for one of the command line tool.
  'busy_timeout = 5000',
  'journal_mode = WAL',
  // An acknowledged write survives a loss of power.
  'synchronous = FULL',
  // Erased records are overwritten, not only unlinked.
  'secure_delete = ON',
  'foreign_keys = OFF',
  // KiB.
  'cache_size = -65536',
  // Moved when nothing is committed: while a commit is under way readers hold what was before it.
  'wal_autocheckpoint = 0',
];

const READER_SETTINGS = [
  'busy_timeout = 5000',
  'query_only = ON',
  // KiB. Of no use after the next commit.
  'cache_size = -16384',
];

/**
 * Two connections to one database: what belongs to a write goes to the first, everything else to the second. So the first can wait for the disk on
 * another thread while the event loop reads.
 *
 * Readers see nothing of a write before `commit` settles: while one is under way they read the state before it.
 */
export class StoreConnections implements WritingConnection {
  private readonly statements = new Map<string, Statement<unknown>>();
  statementsWritten = 0;
  private isWriting = false;
  /** What the writing connection is set to; not known at first. */
  private isSynced: boolean | undefined;

  private constructor(
    private readonly writer: Connection,
    private readonly reader: Connection,
  ) {}

  /** `prepare` makes the schema, before anybody reads. */
  static open(file: string, prepare: (writer: Connection) => void): StoreConnections {
    const opened: Connection[] = [];
    const open = (settings: readonly string[]): Connection => {
      const connection = openConnection(file);
      opened.push(connection);
      for (const setting of settings) connection.exec(`PRAGMA ${setting}`);
      return connection;
    };
    try {
      const writer = open(WRITER_SETTINGS);
      prepare(writer);
      return new StoreConnections(writer, open(READER_SETTINGS));
    } catch (error) {
      for (const connection of opened) connection.close();
      throw error;
    }
  }

  get isOpen(): boolean {
    return this.writer.isOpen;
  }

  assertOpen(): void {
    this.writer.assertOpen();
  }

  exec(sql: string): void {
    this.statementsWritten += 1;
    this.writer.exec(sql);
  }

  execAside(sql: string): Promise<void> {
    return this.writer.execAside(sql);
  }

  prepare<Row>(sql: string): Statement<Row> {
    this.assertOpen();
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.routed(sql);
      this.statements.set(sql, statement);
    }
    return statement as Statement<Row>;
  }

  begin(isSynced: boolean): void {
    if (this.isSynced !== isSynced) {
      this.writer.exec(`PRAGMA synchronous = ${isSynced ? 'FULL' : 'NORMAL'}`);
      this.isSynced = isSynced;
    }
    this.writer.prepare('BEGIN IMMEDIATE').run();
    this.isWriting = true;
  }

  async commit(): Promise<void> {
    this.isWriting = false;
    this.reader.prepare('BEGIN').run();
    try {
      // The first read is what takes the snapshot.
      this.reader.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get();
      await this.writer.execAside('COMMIT');
    } finally {
      this.reader.prepare('COMMIT').run();
    }
  }

  rollBack(): void {
    this.isWriting = false;
    try {
      this.writer.exec('ROLLBACK');
    } catch {
      // The database has rolled back by itself, or cannot be reached at all.
    }
  }

  async checkpoint(mode: 'PASSIVE' | 'TRUNCATE'): Promise<number> {
    const sql = `PRAGMA wal_checkpoint(${mode})`;
    await this.writer.execAside(sql);
    // Nothing is left to move: this only counts.
    return this.writer.prepare<{ log: number }>('PRAGMA wal_checkpoint(PASSIVE)').get()?.log ?? 0;
  }

  close(): void {
    this.statements.clear();
    this.reader.close();
    this.writer.close();
  }

  private routed(sql: string): Statement<unknown> {
    let writing: Statement<unknown> | undefined;
    let reading: Statement<unknown> | undefined;
    const isReadOnly = /^\s*SELECT\b/i.test(sql);
    const forWriting = (): Statement<unknown> => {
      if (!isReadOnly) this.statementsWritten += 1;
      return (writing ??= this.writer.prepare(sql));
    };
    const forReading = (): Statement<unknown> => (reading ??= this.reader.prepare(sql));
    return {
      run: (...values) => forWriting().run(...values),
      get: (...values) => (this.isWriting ? forWriting() : forReading()).get(...values),
      all: (...values) => (this.isWriting ? forWriting() : forReading()).all(...values),
    };
  }
}
