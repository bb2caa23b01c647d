import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore, type SqliteStore } from '../../../adapters/sqlite/index.js';
import type { Candidate, CandidateRecord, Page } from '../../../core/index.js';
import type { EventPage } from '../../../core/spi.js';
import { aCandidate, anEvent, NO_OUTBOX } from '../../../bootstrap/testing/builders/index.js';

describe('pages that SQLite keeps', () => {
  let directory: string;
  let store: SqliteStore;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'talent-pages-'));
    store = openSqliteStore({ directory });
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  const list = (tenantId: string): Promise<Page<CandidateRecord>> =>
    store.candidates.list(tenantId, { filter: {}, sort: '-createdAt', limit: 10 });
  const events = (tenantId: string): Promise<EventPage> =>
    store.events.list(tenantId, { types: [], order: 'desc', limit: 10 });
  const insert = (tenantId: string, candidate: Candidate = aCandidate()): Promise<void> =>
    store.candidates.insert(tenantId, { candidate, outbox: { events: [anEvent()] } });

  it('are the same object until a record of the tenant is written, changed or erased', async () => {
    const candidate = aCandidate();
    await insert('one', candidate);
    const first = await list('one');
    expect(await list('one')).to.equal(first);
    await insert('two');
    expect(await list('one')).to.equal(first);
    const changed = { ...candidate, version: 2, tags: ['new'] };
    await store.candidates.update('one', { candidate: changed, expectedVersion: 1, outbox: NO_OUTBOX });
    expect((await list('one')).data[0]?.tags).to.deep.equal(['new']);
    const deletedAt = new Date().toISOString();
    await store.candidates.erase('one', { id: candidate.id, expectedVersion: 2, deletedAt, outbox: NO_OUTBOX });
    expect((await list('one')).data).to.deep.equal([]);
  });

  it('hold nothing of a write that was refused', async () => {
    const candidate = aCandidate();
    await insert('one', candidate);
    const [records, log] = [await list('one'), await events('one')];
    const refused = store.candidates.update('one', {
      candidate: { ...candidate, version: 9, tags: ['lost'] },
      expectedVersion: 8,
      outbox: { events: [anEvent()] },
    });
    expect(await refused.catch((error: unknown) => (error as { code: string }).code)).to.equal(
      'record.version_conflict',
    );
    expect((await list('one')).data).to.deep.equal(records.data);
    expect((await events('one')).data).to.deep.equal(log.data);
  });

  it('show an event as soon as its change is written, and none that was purged', async () => {
    expect((await events('one')).data).to.deep.equal([]);
    await insert('one');
    const page = await events('one');
    expect(page.data).to.have.length(1);
    expect(await events('one')).to.equal(page);
    await store.events.purge('2999-01-01T00:00:00.000Z');
    expect((await events('one')).data).to.deep.equal([]);
  });
});
