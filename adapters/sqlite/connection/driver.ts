import Libsql from 'libsql';
import LibsqlAside from 'libsql/promise';
import { storeUnavailable } from '../../../core/spi.js';

export type SqlValue = string | number | null | Uint8Array;

export interface Statement<Row> {
  /** Returns the number of rows changed. */
  run(...values: SqlValue[]): number;
  get(...values: SqlValue[]): Row | undefined;
  all(...values: SqlValue[]): Row[];
}

/**
 * The few things that this adapter needs of a synchronous SQLite driver. It is implemented with libsql, which installs without a
 * compiler; `node:sqlite` can take over when it is in every supported Node.
 */
export interface Connection {
  exec(sql: string): void;
  /** The same on another thread. Nothing else may be asked of the connection until it settles: that would wait for it. */
  execAside(sql: string): Promise<void>;
  /** Prepared once for each text. */
  prepare<Row>(sql: string): Statement<Row>;
  readonly isOpen: boolean;
  /** Throws `store.unavailable` once it is closed. */
  assertOpen(): void;
  close(): void;
}

export function openConnection(file: string): Connection {
  return new LibsqlConnection(file);
}

/** Both classes of the driver are thin shells around the same native object, so that one connection can have the methods of either. */
const execAside = (LibsqlAside as unknown as { prototype: { exec(this: Libsql.Database, sql: string): Promise<void> } })
  .prototype.exec;

class LibsqlConnection implements Connection {
  private readonly database: Libsql.Database;
  private readonly statements = new Map<string, Statement<unknown>>();
  isOpen = true;

  constructor(file: string) {
    this.database = translated(() => new Libsql(file));
  }

  exec(sql: string): void {
    this.assertOpen();
    translated(() => this.database.exec(sql));
  }

  async execAside(sql: string): Promise<void> {
    this.assertOpen();
    try {
      await execAside.call(this.database, sql);
    } catch (error) {
      throw asRefusal(error);
    }
  }

  prepare<Row>(sql: string): Statement<Row> {
    this.assertOpen();
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.statement(sql);
      this.statements.set(sql, statement);
    }
    return statement as Statement<Row>;
  }

  // libsql goes on answering through statements of a closed database.
  assertOpen(): void {
    if (!this.isOpen) throw storeUnavailable();
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.statements.clear();
    this.database.close();
  }

  /** Values go in as one array: libsql takes a single null or buffer for a set of named values. */
  private statement(sql: string): Statement<unknown> {
    const prepared = translated(() => this.database.prepare(sql));
    return {
      run: (...values) => {
        this.assertOpen();
        return translated(() => prepared.run(values).changes);
      },
      get: (...values) => {
        this.assertOpen();
        return translated(() => prepared.get(values));
      },
      all: (...values) => {
        this.assertOpen();
        return translated(() => prepared.all(values)).map(withBytes);
      },
    };
  }
}

/** libsql gives a blob as a buffer to `get`, and as an `ArrayBuffer` to `all`. */
function withBytes(row: unknown): unknown {
  const columns = row as Record<string, unknown>;
  for (const name in columns) {
    const value = columns[name];
    if (value instanceof ArrayBuffer) columns[name] = new Uint8Array(value);
  }
  return row;
}

/** Codes of a mistake in this adapter, not of an unreachable store. */
const MISTAKES = /^SQLITE_(ERROR|CONSTRAINT|MISUSE|RANGE|MISMATCH)/;

function translated<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  const isMistake = typeof code !== 'string' || !code.startsWith('SQLITE_') || MISTAKES.test(code);
  return isMistake ? error : storeUnavailable(error);
}
