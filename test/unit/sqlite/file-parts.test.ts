import { expect } from 'chai';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openConnection } from '../../../adapters/sqlite/connection/driver.js';
import { openSqliteStore, type SqliteStore } from '../../../adapters/sqlite/index.js';
import { migrate } from '../../../adapters/sqlite/migrations/migrate.js';
import { MIGRATIONS } from '../../../adapters/sqlite/migrations/index.js';
import { aCandidate, at, NO_OUTBOX } from '../../../bootstrap/testing/builders/index.js';

const MIB = 1024 * 1024;
const TENANT = 'tnt_1';

describe('a file of many megabytes in SQLite', () => {
  let directory: string;
  let store: SqliteStore;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'talent-parts-'));
    store = openSqliteStore({ directory });
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  const file = (bytes: Uint8Array, { id = 'doc_1', candidateId = 'cand_1' } = {}) => ({
    ...{ id, candidateId, bytes },
    storedAt: at(0),
  });
  /** Beside the store, as a look at the disk would. */
  const rows = (sql: string): unknown[] => {
    const connection = openConnection(join(directory, 'talent.db'));
    const found = connection.prepare(sql).all();
    connection.close();
    return found;
  };
  const turnsDuring = async (work: Promise<unknown>): Promise<number> => {
    let turns = 0;
    let isDone = false;
    const done = work.finally(() => (isDone = true));
    while (!isDone) {
      await nextTurn();
      turns += 1;
    }
    await done;
    return turns;
  };

  it('lets the event loop turn between its parts, when it is written, read and erased', async () => {
    const { documents } = store;
    const bytes = Buffer.alloc(8 * MIB, 'x');
    expect(await turnsDuring(documents.put(TENANT, file(bytes)))).to.be.at.least(8);
    expect(await turnsDuring(documents.get(TENANT, 'doc_1'))).to.be.at.least(7);
    expect(await turnsDuring(documents.deleteOf(TENANT, { candidateId: 'cand_1' }))).to.be.at.least(8);
  });

  it('is not there before all of it is', async () => {
    const { documents } = store;
    const bytes = Buffer.alloc(4 * MIB, 'x');
    const written = documents.put(TENANT, file(bytes));
    const seen = new Set<number | undefined>();
    while (!seen.has(bytes.length)) {
      await nextTurn();
      seen.add((await documents.get(TENANT, 'doc_1'))?.length);
    }
    await written;
    // On a busy machine the first look may come after the last part.
    expect([...seen].filter((length) => length !== undefined)).to.deep.equal([bytes.length]);
  });

  it('leaves nothing where its candidate is erased while it is written', async () => {
    const { documents } = store;
    const written = documents.put(TENANT, file(Buffer.alloc(6 * MIB, 'x')));
    await nextTurn();
    await nextTurn();
    await documents.deleteOf(TENANT, { candidateId: 'cand_1' });
    await written;
    expect(await documents.get(TENANT, 'doc_1')).to.equal(undefined);
    expect(rows('SELECT seq FROM document_parts')).to.deep.equal([]);
  });

  it('can be replaced by a shorter one of the same id', async () => {
    const { documents } = store;
    for (const bytes of [Buffer.alloc(3 * MIB, 'a'), Buffer.alloc(2 * MIB, 'b'), Buffer.from('c')]) {
      await documents.put(TENANT, file(bytes));
      expect(bytes.equals((await documents.get(TENANT, 'doc_1'))!)).to.equal(true);
    }
    expect(rows('SELECT seq FROM document_parts')).to.deep.equal([]);
  });

  it('is gone from the disk, to the last part, once its candidate is erased', async () => {
    const candidate = aCandidate();
    const bytes = Buffer.alloc(3 * MIB, 'Xaverine ');
    await store.documents.put(TENANT, file(bytes, { candidateId: candidate.id }));
    await store.candidates.insert(TENANT, { candidate, outbox: NO_OUTBOX });
    const onDisk = () =>
      readdirSync(directory).some((name) => readFileSync(join(directory, name)).includes('Xaverine Xaverine'));
    expect(onDisk()).to.equal(true);
    const erasure = { id: candidate.id, expectedVersion: 1, deletedAt: at(9), outbox: NO_OUTBOX };
    await store.candidates.erase(TENANT, erasure);
    for (const end = Date.now() + 10_000; onDisk() && Date.now() < end;)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onDisk()).to.equal(false);
  });

  it('is cleared away by the next sweep where a crash came between its row and its parts', async () => {
    await store.documents.put(TENANT, file(Buffer.alloc(3 * MIB, 'x')));
    await store.documents.put(TENANT, file(Buffer.alloc(2 * MIB, 'y'), { id: 'doc_2', candidateId: 'cand_2' }));
    const connection = openConnection(join(directory, 'talent.db'));
    connection.exec(`DELETE FROM documents WHERE id = 'doc_1'; INSERT INTO loose_files VALUES ('${TENANT}', 'doc_1')`);
    connection.close();
    expect(await store.documents.sweepOrphans(at(0))).to.equal(0);
    expect(rows('SELECT DISTINCT document_id FROM document_parts')).to.deep.equal([{ document_id: 'doc_2' }]);
    expect(rows('SELECT * FROM loose_files')).to.deep.equal([]);
    expect(await store.documents.get(TENANT, 'doc_2')).to.have.length(2 * MIB);
  });

  it('is still read where an earlier release stored it as a whole', async () => {
    const folder = join(directory, 'earlier');
    await openSqliteStore({ directory: folder }).close();
    rmSync(join(folder, 'talent.db'));
    const connection = openConnection(join(folder, 'talent.db'));
    migrate(connection, MIGRATIONS.slice(0, 1), () => new Date());
    const bytes = Buffer.alloc(3 * MIB, 'z');
    connection
      .prepare('INSERT INTO documents (tenant_id, id, candidate_id, stored_at, bytes) VALUES (?, ?, ?, ?, ?)')
      .run(TENANT, 'doc_1', 'cand_1', at(0), bytes);
    connection.close();
    const later = openSqliteStore({ directory: folder });
    expect(bytes.equals((await later.documents.get(TENANT, 'doc_1'))!)).to.equal(true);
    await later.documents.deleteOf(TENANT, { candidateId: 'cand_1' });
    expect(await later.documents.get(TENANT, 'doc_1')).to.equal(undefined);
    await later.close();
  });
});
