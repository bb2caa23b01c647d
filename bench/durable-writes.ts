// Durable creates: the service on SQLite with 64 writers, beside bare libsql inserts of the same bytes into one table, in one run.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { openSqliteStore } from '../adapters/sqlite/index.js';
import { NodeDigest, TypeIdGenerator } from '../adapters/system/index.js';
import type { Candidate } from '../core/index.js';

const WRITERS = 64;

export interface WriteRates {
  /** Inserts of the bare record, each with a commit of its own. */
  bareEach: number;
  /** Inserts of the bare record, 64 to a commit. */
  bareGrouped: number;
  /** Candidates through the store, each with its event, its work and its indexes. */
  store: number;
}

/** Rates per second, over `milliseconds` each. */
export async function durableWrites(candidate: Candidate, milliseconds: number): Promise<WriteRates> {
  const folder = mkdtempSync(join(tmpdir(), 'talent-bench-'));
  try {
    const bytes = JSON.stringify(candidate);
    return {
      bareEach: bare(join(folder, 'each.db'), bytes, 1, milliseconds),
      bareGrouped: bare(join(folder, 'grouped.db'), bytes, WRITERS, milliseconds),
      store: await throughStore(join(folder, 'store'), candidate, milliseconds),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function bare(path: string, bytes: string, perCommit: number, milliseconds: number): number {
  const database = new Database(path);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE records (id TEXT PRIMARY KEY, record TEXT)',
  );
  const insert = database.prepare('INSERT INTO records VALUES (?, ?)');
  let count = 0;
  const started = performance.now();
  while (performance.now() - started < milliseconds) {
    database.exec('BEGIN');
    for (let index = 0; index < perCommit; index += 1) {
      insert.run(`cand_${String(count)}`, bytes);
      count += 1;
    }
    database.exec('COMMIT');
  }
  const seconds = (performance.now() - started) / 1000;
  database.close();
  return count / seconds;
}

async function throughStore(directory: string, candidate: Candidate, milliseconds: number): Promise<number> {
  mkdirSync(directory);
  const store = openSqliteStore({ directory });
  const ids = new TypeIdGenerator();
  const digest = new NodeDigest();
  const timestamp = candidate.createdAt;
  let count = 0;
  const started = performance.now();
  const writer = async (): Promise<void> => {
    while (performance.now() - started < milliseconds) {
      const id = ids.next('cand');
      const event = {
        id: ids.next('evt'),
        type: 'candidate.created' as const,
        timestamp,
        actor: { type: 'system' as const, id: null },
        requestId: digest.sha256(id).slice(0, 26),
        resource: { type: 'candidate' as const, id, version: 1 },
        data: { status: 'active' },
      };
      const work = {
        id: ids.next('enr'),
        kind: 'enrichment' as const,
        runAt: timestamp,
        payload: { candidateId: id, enrichmentId: id },
      };
      await store.candidates.insert('tnt_bench', {
        candidate: { ...candidate, id },
        outbox: { events: [event], work: [work] },
      });
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  const seconds = (performance.now() - started) / 1000;
  await store.close();
  return count / seconds;
}
