import { LRUCache } from 'lru-cache';
import type { Connection } from '../connection/driver.js';
import type { WriteStep } from '../database/write-queue.js';

/** Keys remembered at most: some 10 MB. A candidate has ten to seventy contact and person keys. */
const MOST_KEYS = 50_000;

/**
 * Ids of the candidates that have an identity key. Showing a candidate asks for all of its keys: the answers are remembered until a record with the key
 * is written. One process owns the rows.
 */
export class KeyHolders {
  private readonly known = new LRUCache<number, readonly string[]>({ max: MOST_KEYS });

  constructor(
    private readonly connection: Connection,
    private readonly most: number,
  ) {}

  /** Takes the place of the keys that the row had, within a write. */
  replace(step: WriteStep, seq: number, before: readonly number[], after: readonly number[]): void {
    const gone = before.filter((key) => !after.includes(key));
    const come = after.filter((key) => !before.includes(key));
    if (gone.length + come.length === 0) return;
    if (gone.length > 0) {
      const sql = 'DELETE FROM candidate_keys WHERE seq = ? AND key IN (SELECT value FROM json_each(?))';
      this.connection.prepare(sql).run(seq, JSON.stringify(gone));
    }
    if (come.length > 0) {
      const sql = 'INSERT OR IGNORE INTO candidate_keys (seq, key) SELECT ?, value FROM json_each(?)';
      this.connection.prepare(sql).run(seq, JSON.stringify(come));
    }
    step.afterCommit(() => {
      for (const key of [...gone, ...come]) this.known.delete(key);
    });
  }

  /** The first `most` of each key, in the order of the keys. */
  of(tenantId: string, keys: readonly number[]): (readonly string[])[] {
    const found = new Map<number, readonly string[]>();
    const missing: number[] = [];
    for (const key of keys) {
      const ids = this.known.get(key);
      if (ids) found.set(key, ids);
      else missing.push(key);
    }
    if (missing.length > 0) {
      const held = this.lookUp(tenantId, missing);
      for (const key of missing) {
        const ids = held.get(key) ?? [];
        found.set(key, ids);
        this.known.set(key, ids);
      }
    }
    return keys.map((key) => found.get(key)!);
  }

  /** The rows of all keys in one statement and one row, which takes half the time of a row a key; most of them are those of one candidate. */
  private lookUp(tenantId: string, keys: readonly number[]): Map<number, string[]> {
    const { found } = this.connection
      .prepare<{ found: string }>(
        `SELECT json_group_array(json_array(key, seqs)) AS found FROM (SELECT wanted.value AS key,
           (SELECT group_concat(seq) FROM (SELECT seq FROM candidate_keys WHERE key = wanted.value LIMIT ?)) AS seqs
         FROM json_each(?) wanted)`,
      )
      .get(this.most, JSON.stringify(keys))!;
    const idOf = this.connection.prepare<{ id: string }>('SELECT id FROM candidates WHERE seq = ? AND tenant_id = ?');
    const ids = new Map<string, string | undefined>();
    const held = new Map<number, string[]>();
    for (const [key, seqs] of JSON.parse(found) as [key: number, seqs: string | null][]) {
      const all = seqs?.split(',') ?? [];
      for (const seq of all) if (!ids.has(seq)) ids.set(seq, idOf.get(seq, tenantId)?.id);
      held.set(
        key,
        all.map((seq) => ids.get(seq)).filter((id) => id !== undefined),
      );
    }
    return held;
  }
}
