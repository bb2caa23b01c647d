import type { Connection } from '../connection/driver.js';
import { matchAll } from './term-index.js';

/** Terms remembered: some 10 MB. A candidate has ten to seventy contact and person keys. */
const MOST_TERMS = 50_000;

/**
 * Ids of the candidates that have a term. Each look at the index takes some 30 µs, and showing a candidate asks for all of its keys: the
 * answers are remembered until a record with the term is written. One process owns the rows.
 */
export class TermHolders {
  /** In the order in which they were looked up; the first go first. */
  private readonly known = new Map<string, readonly string[]>();

  constructor(
    private readonly connection: Connection,
    private readonly most: number,
  ) {}

  /** The first `most` of them. */
  of(tenantId: string, term: string): readonly string[] {
    let ids = this.known.get(term);
    if (!ids) {
      ids = this.connection
        .prepare<{ id: string }>(
          `SELECT c.id FROM (SELECT rowid FROM candidates_terms WHERE candidates_terms MATCH ?) t
           CROSS JOIN candidates c ON c.seq = t.rowid WHERE c.tenant_id = ? LIMIT ?`,
        )
        .all(matchAll([term]), tenantId, this.most)
        .map(({ id }) => id);
      this.known.set(term, ids);
      if (this.known.size > MOST_TERMS) this.known.delete(this.known.keys().next().value!);
    }
    return ids;
  }

  /** Of rows that are written: their terms, with blanks between. */
  forget(terms: string): void {
    if (this.known.size === 0 || terms === '') return;
    for (const term of terms.split(' ')) this.known.delete(term);
  }
}
