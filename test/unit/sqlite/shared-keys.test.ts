import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnection } from '../../../adapters/sqlite/connection/driver.js';
import { openSqliteStore, type SqliteStore } from '../../../adapters/sqlite/index.js';
import type { Candidate } from '../../../core/index.js';
import { aCandidate, NO_OUTBOX } from '../../../bootstrap/testing/builders/index.js';

describe('who shares the keys of a candidate', () => {
  let directory: string;
  let store: SqliteStore;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'talent-keys-'));
    store = openSqliteStore({ directory });
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  const keys = ['email:ada@example.com'];
  const withKey = (): Candidate =>
    aCandidate({ callerLayer: { basics: { name: 'Ada Morrow', email: 'ada@example.com' } } });
  const insert = async (tenantId: string): Promise<Candidate> => {
    const candidate = withKey();
    await store.candidates.insert(tenantId, { candidate, outbox: NO_OUTBOX });
    return candidate;
  };
  const holders = async (tenantId: string, exceptId: string): Promise<string[]> =>
    (await store.candidates.findByIdentityKeys(tenantId, { keys, exceptId })).map(({ candidateId }) => candidateId);

  it('is looked up again after each change in the tenant, and for another tenant or candidate, though the keys are the same array', async () => {
    const first = await insert('one');
    expect(await holders('one', first.id)).to.deep.equal([]);
    const second = await insert('one');
    expect(await holders('one', first.id)).to.deep.equal([second.id]);
    expect(await holders('one', second.id)).to.deep.equal([first.id]);
    expect(await holders('two', second.id)).to.deep.equal([]);
    const changed = { ...second, version: 2, callerLayer: { basics: { name: 'Ada Morrow' } } };
    await store.candidates.update('one', { candidate: changed, expectedVersion: 1, outbox: NO_OUTBOX });
    expect(await holders('one', first.id)).to.deep.equal([]);
    expect(await holders('one', second.id)).to.deep.equal([first.id]);
    const deletedAt = new Date().toISOString();
    await store.candidates.erase('one', { id: first.id, expectedVersion: 1, deletedAt, outbox: NO_OUTBOX });
    expect(await holders('one', second.id)).to.deep.equal([]);
  });

  const stored = <Row>(sql: string): Row[] => {
    const connection = openConnection(join(directory, 'talent.db'));
    try {
      return connection.prepare<Row>(sql).all();
    } finally {
      connection.close();
    }
  };

  it('leaves no key of one who is erased, nor a key that a change has taken away', async () => {
    const { id } = await insert('one');
    const count = (): number => stored<{ n: number }>('SELECT count(*) AS n FROM candidate_keys')[0]!.n;
    expect(count()).to.equal(1);
    const changed = { ...withKey(), id, version: 2, callerLayer: { basics: { email: 'morrow@example.com' } } };
    await store.candidates.update('one', { candidate: changed, expectedVersion: 1, outbox: NO_OUTBOX });
    expect(count()).to.equal(1);
    expect(await holders('one', 'cand_0')).to.deep.equal([]);
    const deletedAt = new Date().toISOString();
    await store.candidates.erase('one', { id, expectedVersion: 2, deletedAt, outbox: NO_OUTBOX });
    expect(count()).to.equal(0);
  });

  it('finds whoever an earlier release has stored with the keys among the terms, once they are renewed', async () => {
    const { id } = await insert('one');
    const connection = openConnection(join(directory, 'talent.db'));
    connection.exec(`UPDATE candidates SET terms = replace(terms, '|', ' ')`);
    connection.exec(`INSERT INTO candidates_terms (candidates_terms) VALUES ('delete-all')`);
    connection.exec(`INSERT INTO candidates_terms (rowid, terms) SELECT seq, terms FROM candidates`);
    connection.exec('DELETE FROM candidate_keys');
    connection.close();
    expect(await holders('one', 'cand_0')).to.deep.equal([]);
    await store.candidates.refreshKeys({ limit: 10 });
    expect(await holders('one', 'cand_0')).to.deep.equal([id]);
  });
});
