import type { RecordFilter } from '../../../core/index.js';
import { valuesOf } from '../../../core/spi.js';
import type { Connection } from '../connection/driver.js';
import type { WriteStep } from '../database/write-queue.js';

/** What kind of word a term is. */
type TermKind = 'word' | 'tag' | 'skill' | 'contact';

/**
 * Finds records by words, tags, skills and contact keys. Terms are kept as hashes that include the tenant: what is searched
 * for needs no quoting, another tenant's records are not looked at, and nothing of an erased person can be read from the
 * parts of the index that SQLite has not overwritten yet.
 */
export class TermIndex {
  constructor(
    private readonly connection: Connection,
    private readonly table: 'candidates_terms' | 'jobs_terms',
  ) {}

  /**
   * Takes the place of the terms that the row had; `''` is none. Done at the end of the transaction, for all of its writes at once: FTS5 writes a
   * segment at each savepoint.
   */
  replace(step: WriteStep, seq: number, before: string, after: string): void {
    if (before === after) return;
    step.atEnd(() => {
      if (before) {
        const sql = `INSERT INTO ${this.table} (${this.table}, rowid, terms) VALUES ('delete', ?, ?)`;
        this.connection.prepare(sql).run(seq, before);
      }
      if (after) this.connection.prepare(`INSERT INTO ${this.table} (rowid, terms) VALUES (?, ?)`).run(seq, after);
    });
  }

  /** How many rows have all these terms, counted no further than `limit`. */
  count(match: string, limit: number): number {
    const sql = `SELECT count(*) AS n FROM (SELECT 1 FROM ${this.table} WHERE ${this.table} MATCH ? LIMIT ?)`;
    return this.connection.prepare<{ n: number }>(sql).get(match, limit)!.n;
  }
}

/** One key of a person as a number of 53 bits. */
export function identityKeyOf(tenantId: string, key: string): number {
  return numberOf(mixed(mixed(SEED, `${tenantId}\ncontact\n`), key));
}

/** One term as the index keeps it. */
export function termOf(tenantId: string, kind: TermKind, text: string): string {
  return finished(mixed(mixed(SEED, `${tenantId}\n${kind}\n`), text));
}

export function termsOf(tenantId: string, terms: Readonly<Partial<Record<TermKind, readonly string[]>>>): string {
  const hashes = new Set<string>();
  for (const [kind, texts] of Object.entries(terms)) {
    const prefix = mixed(SEED, `${tenantId}\n${kind}\n`);
    for (const text of texts) hashes.add(finished(mixed(prefix, text)));
  }
  return [...hashes].join(' ');
}

/** What each of these finds; of several in a list any is enough. */
export function matchAll(terms: readonly (string | readonly string[])[]): string {
  return terms
    .map((term) => (typeof term === 'string' ? `"${term}"` : `(${term.map((each) => `"${each}"`).join(' OR ')})`))
    .join(' AND ');
}

/** The terms of a filter as `matchAll` takes them. */
export function filterTerms(
  tenantId: string,
  { words, tag, skillId }: Pick<RecordFilter, 'words' | 'tag' | 'skillId'>,
): (string | string[])[] {
  const anyOf = (kind: TermKind, texts: readonly string[] | undefined): string[][] =>
    texts ? [texts.map((text) => termOf(tenantId, kind, text))] : [];
  return [
    ...(words ?? []).map((word) => termOf(tenantId, 'word', word)),
    ...anyOf('tag', valuesOf(tag)),
    ...anyOf('skill', valuesOf(skillId)),
  ];
}

// cyrb53 (public domain, by bryc) with 62 bits, in base 36. Never changed: stored terms were made with it.

interface HashState {
  a: number;
  b: number;
}

const SEED: HashState = { a: 0xdeadbeef | 0, b: 0x41c6ce57 };

function mixed({ a, b }: HashState, text: string): HashState {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  return { a, b };
}

function halves({ a, b }: HashState): [first: number, second: number] {
  const first = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  const second = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return [first, second];
}

function finished(state: HashState): string {
  const [first, second] = halves(state);
  return (first >>> 1).toString(36) + (second >>> 1).toString(36);
}

function numberOf(state: HashState): number {
  const [first, second] = halves(state);
  return (first >>> 11) * 2 ** 32 + (second >>> 0);
}
