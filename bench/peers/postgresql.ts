import postgres, { type Sql } from 'postgres';
import { childrenOf } from '../services/process-figures.js';
import { type PostgresServer, startPostgres } from '../services/postgres-server.js';
import { BEST, NotHere, type Peer, type PoolEntry, type Question } from './peer.js';

/** Full text search of PostgreSQL: `ts_rank` over whole words, any of them, found by a GIN index. It keeps the documents. Over its socket, or at `PGURL`. */
export class PostgresqlPeer implements Peer {
  private constructor(
    private readonly sql: Sql,
    private readonly server: PostgresServer | undefined,
  ) {}

  static async open(): Promise<PostgresqlPeer> {
    const url = process.env['PGURL'];
    const quiet = { max: 1, onnotice: () => undefined };
    const server = url === undefined ? await startPostgres() : undefined;
    if (url === undefined && !server) {
      throw new NotHere('neither PGURL is set nor are there `postgres` and `initdb` in the PATH');
    }
    const sql = server
      ? postgres({ ...quiet, host: server.host, port: 5432, user: server.user, database: 'postgres' })
      : postgres(url!, quiet);
    await sql`SET temp_buffers = '512MB'`;
    // For this connection alone, so that nothing is left on somebody's server.
    await sql`CREATE TEMPORARY TABLE pool (
      number integer PRIMARY KEY, skills text, titles text, location text, text text,
      words tsvector GENERATED ALWAYS AS (
        to_tsvector('simple', skills || ' ' || titles || ' ' || location || ' ' || text)) STORED)`;
    return new PostgresqlPeer(sql, server);
  }

  async put(entries: readonly PoolEntry[]): Promise<void> {
    await this.sql`INSERT INTO pool ${this.sql(entries.map(({ number, document }) => ({ number, ...document })))}`;
  }

  async finish(): Promise<void> {
    await this.sql`CREATE INDEX pool_words ON pool USING gin (words) WITH (fastupdate = off)`;
    await this.sql`ANALYZE pool`;
  }

  async best({ words }: Question): Promise<number[]> {
    const any = words.map((word) => `'${word}'`).join(' | ');
    const rows = await this.sql<{ number: number }[]>`
      SELECT number FROM pool, to_tsquery('simple', ${any}) AS wanted
      WHERE words @@ wanted ORDER BY ts_rank(words, wanted) DESC, number LIMIT ${BEST}`;
    return rows.map(({ number }) => number);
  }

  async replace({ number, document }: PoolEntry): Promise<void> {
    await this.sql`UPDATE pool SET ${this.sql({ ...document })} WHERE number = ${number}`;
  }

  get isElsewhere(): boolean {
    return this.server === undefined;
  }

  processes(): number[] {
    return this.server ? [this.server.pid, ...childrenOf(this.server.pid)] : [];
  }

  async close(): Promise<void> {
    await this.sql.end();
    await this.server?.stop();
  }
}
