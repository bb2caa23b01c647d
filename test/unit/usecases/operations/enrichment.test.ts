import { expect } from 'chai';
import type { Candidate, EnrichmentFilter, Operation } from '../../../../core/index.js';
import { taskOf } from '../../../../core/spi.js';
import { anApplication, type TestApplication } from '../../../support/an-application.js';

const NOTHING = { events: [] };

describe('Enriching all that match', () => {
  let test: TestApplication;
  beforeEach(() => {
    test = anApplication();
  });

  /** As an older engine has left it. */
  async function aged(candidate: Candidate): Promise<Candidate> {
    const older = {
      ...candidate,
      version: candidate.version + 1,
      intelligence: { ...candidate.intelligence!, engineVersion: '0.0.1' },
    };
    await test.store.candidates.update(test.caller.tenantId, {
      ...{ candidate: older, expectedVersion: candidate.version, outbox: NOTHING },
    });
    return older;
  }
  const start = (filter: EnrichmentFilter) => test.app.enrichMatching.execute(test.caller, { filter });
  const bulk = async (): Promise<number> => {
    const leased = await test.store.work.lease({
      ...{ kind: 'bulk_enrichment', limit: 100, leaseMs: 60_000, now: test.clock.now() },
    });
    for (const work of leased) {
      await test.app.runEnrichment.execute(work.tenantId, { ...taskOf('bulk_enrichment', work)!, attempt: 1 });
      await test.store.work.complete(work);
    }
    return leased.length;
  };
  /** Turns of the operation and the enrichments that it asks for, in turns. */
  async function ended({ id }: Operation): Promise<Operation> {
    for (let turn = 0; turn < 50; turn += 1) {
      const again = await test.app.runOperation.execute(test.caller.tenantId, { operationId: id, attempt: 1 });
      if (!again) return test.app.getOperation.execute(test.caller, { id });
      await bulk();
    }
    throw new Error('It does not come to an end.');
  }

  it('enriches the stale ones, and nobody else', async () => {
    const stale = await aged(await test.candidate('Nora Quist\nBaker\n\nEXPERIENCE\nBaker, Brotkorb\n2019 - 2022'));
    const fresh = await test.candidate({ profile: { work: [{ position: 'Cook' }] } });
    const operation = await ended(await start({ stale: true }));
    expect(operation).to.include({ kind: 'enrichment', status: 'succeeded', total: 1, succeeded: 1, failed: 0 });
    const after = (await test.store.candidates.get(test.caller.tenantId, stale.id))!;
    expect(after.intelligence?.engineVersion).not.to.equal('0.0.1');
    expect((await test.store.candidates.get(test.caller.tenantId, fresh.id))!.version).to.equal(fresh.version);
  });

  it('keeps to status, tag and ids, and names ids that nobody has', async () => {
    const [one, two, three] = await Promise.all(
      [{ tags: ['a'] }, { tags: ['a'], status: 'hired' as const }, {}].map((fields) =>
        test.candidate({ profile: { work: [{ position: 'Cook' }] }, ...fields }),
      ),
    );
    expect(await ended(await start({ tag: 'a' }))).to.include({ total: 2, succeeded: 2 });
    expect(await ended(await start({ tag: 'a', status: 'hired' }))).to.include({ total: 1, succeeded: 1 });
    const named = await ended(await start({ ids: [one!.id, three!.id, three!.id, 'cand_none'], tag: 'a' }));
    expect(named).to.include({ status: 'partial', total: 2, succeeded: 1, failed: 1 });
    const query = { operationId: named.id, limit: 5 };
    const { data } = await test.app.listOperationFailures.execute(test.caller, query);
    expect(data.map(({ recordId, code }) => [recordId, code])).to.deep.equal([['cand_none', 'record.not_found']]);
    expect(two!.status).to.equal('hired');
  });

  it('reports a failed enrichment with its code', async () => {
    await test.app.createCandidate.execute(test.caller, {
      externalId: 'ats-9',
      resume: {
        ...{ bytes: new TextEncoder().encode('%PDF-1.7 nothing'), filename: 'cv.pdf' },
        ...{ contentType: 'application/pdf', documentDate: null },
      },
    });
    await test.enrichAll();
    const operation = await ended(await start({}));
    expect(operation).to.include({ status: 'failed', total: 1, failed: 1 });
    const query = { operationId: operation.id, limit: 5 };
    const { data } = await test.app.listOperationFailures.execute(test.caller, query);
    expect(data[0]).to.include({ externalId: 'ats-9', code: 'corrupt' });
  });

  it('asks for each once, though a turn is done again', async () => {
    for (let number = 0; number < 120; number += 1)
      await test.app.createCandidate.execute(test.caller, { profile: { basics: { name: `Somebody ${number}` } } });
    await test.enrichAll();
    const operation = await start({});
    const { operations } = test.store;
    const before = (await operations.get(test.caller.tenantId, operation.id))!;
    for (let turn = 0; turn < 3; turn += 1) {
      await test.app.runOperation.execute(test.caller.tenantId, { operationId: operation.id, attempt: 1 });
      if (turn > 0) continue;
      // As if the first turn had never been committed.
      const now = (await operations.get(test.caller.tenantId, operation.id))!;
      await operations.update(test.caller.tenantId, {
        ...{ operation: { ...before, version: now.version + 1 }, expectedVersion: now.version, failures: [] },
        outbox: NOTHING,
      });
    }
    expect(await ended(operation)).to.include({ status: 'succeeded', total: 120, succeeded: 120 });
    const { data } = await test.store.events.list(test.caller.tenantId, {
      ...{ types: ['candidate.enrichment.queued'], order: 'asc', limit: 1000 },
    });
    expect(data).to.have.length(240);
  });

  it('goes behind single requests: one for a candidate that it has queued is done with them', async () => {
    const candidate = await test.candidate({ profile: { work: [{ position: 'Cook' }] } });
    const operation = await start({});
    await test.app.runOperation.execute(test.caller.tenantId, { operationId: operation.id, attempt: 1 });
    const waiting = async (kind: 'enrichment' | 'bulk_enrichment') =>
      (await test.store.work.depth({ kind, now: test.clock.now() })).waiting;
    expect([await waiting('enrichment'), await waiting('bulk_enrichment')]).to.deep.equal([0, 1]);
    const queued = (await test.store.candidates.get(test.caller.tenantId, candidate.id))!.enrichment;
    const { enrichment } = await test.app.requestEnrichment.execute(test.caller, { id: candidate.id });
    expect(enrichment.id).to.equal(queued.id);
    expect([await waiting('enrichment'), await waiting('bulk_enrichment')]).to.deep.equal([1, 0]);
    await test.enrichAll();
    expect(await ended(operation)).to.include({ status: 'succeeded', succeeded: 1 });
  });
});
