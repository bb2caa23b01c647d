import Database from 'libsql';
import { BEST, type Peer, type PoolEntry, type Question } from './peer.js';

/** FTS5 of SQLite in memory, through the driver of this project: BM25 over whole words, any of them. It keeps the index and no documents. */
export class SqliteFts5 implements Peer {
  private readonly database = new Database(':memory:');
  private readonly asked;
  private readonly changed;

  constructor() {
    this.database.exec(
      `CREATE VIRTUAL TABLE words USING fts5(skills, titles, location, text, content='', contentless_delete=1)`,
    );
    this.asked = this.database.prepare('SELECT rowid FROM words WHERE words MATCH ? ORDER BY rank LIMIT ?');
    this.changed = this.database.prepare(
      'INSERT OR REPLACE INTO words (rowid, skills, titles, location, text) VALUES (?, ?, ?, ?, ?)',
    );
  }

  put(entries: readonly PoolEntry[]): void {
    this.database.exec('BEGIN');
    for (const entry of entries) this.replace(entry);
    this.database.exec('COMMIT');
  }

  best({ words }: Question): number[] {
    const any = words.map((word) => `"${word}"`).join(' OR ');
    return (this.asked.all(any, BEST) as { rowid: number }[]).map(({ rowid }) => rowid);
  }

  replace({ number, document: { skills, titles, location, text } }: PoolEntry): void {
    this.changed.run(number, skills, titles, location, text);
  }
}
