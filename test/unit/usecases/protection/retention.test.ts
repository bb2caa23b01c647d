import { expect } from 'chai';
import fc from 'fast-check';
import { CANDIDATE_STATUSES, type CandidateStatus } from '../../../../core/index.js';
import { KEEP_ALL, type DueCandidate, type DuePosition, type RetentionSettings } from '../../../../core/spi.js';
import { aCandidate, anId, NO_OUTBOX } from '../../../../bootstrap/testing/index.js';
import { anApplication, type TestApplication } from '../../../support/an-application.js';
import { refused } from '../../../../bootstrap/testing/contract/refused.js';

const DAY_MS = 24 * 3600_000;

async function preview({ app, caller }: TestApplication, limit: number): Promise<DueCandidate[]> {
  const all: DueCandidate[] = [];
  for (let after: DuePosition | null | undefined; after !== null;) {
    const page: { data: DueCandidate[]; next: DuePosition | null } = await app.previewRetention.execute(caller, {
      limit,
      ...(after && { after }),
    });
    all.push(...page.data);
    after = page.next;
  }
  return all;
}

/** Runs the sweep until it has nothing to do now. */
async function sweep({ app, caller, clock }: TestApplication): Promise<string | undefined> {
  for (;;) {
    const { runAt } = await app.applyRetention.execute(caller.tenantId);
    if (runAt === undefined || runAt > clock.now().toISOString()) return runAt;
  }
}

async function insert(test: TestApplication, status: CandidateStatus, daysAgo: number): Promise<string> {
  const updatedAt = new Date(test.clock.now().getTime() - daysAgo * DAY_MS).toISOString();
  const candidate = aCandidate({ id: anId('cand'), status, createdAt: updatedAt, updatedAt });
  await test.store.candidates.insert(test.caller.tenantId, { candidate, outbox: NO_OUTBOX });
  return candidate.id;
}

describe('Retention', () => {
  it('erases exactly those whom the preview shows, however small its pages are', async () => {
    const months = fc.option(fc.integer({ min: 1, max: 4 }));
    const settings = fc.record({ active: months, hired: months, unavailable: months, archived: months });
    const people = fc.array(fc.tuple(fc.constantFrom(...CANDIDATE_STATUSES), fc.integer({ min: 0, max: 150 })), {
      maxLength: 70,
    });
    await fc.assert(
      fc.asyncProperty(settings, people, fc.integer({ min: 1, max: 7 }), async (limits, candidates, limit) => {
        const test = anApplication();
        const ids: string[] = [];
        for (const [status, daysAgo] of candidates) ids.push(await insert(test, status, daysAgo));
        await test.app.setRetention.execute(test.caller, limits as RetentionSettings);
        const shown = (await preview(test, limit)).map(({ id }) => id);
        expect(new Set(shown).size, 'each once').to.equal(shown.length);
        await sweep(test);
        const present = await Promise.all(ids.map((id) => test.store.candidates.get(test.caller.tenantId, id)));
        const erased = ids.filter((_, at) => !present[at]);
        expect(erased.sort()).to.deep.equal(shown.sort());
        expect(await preview(test, limit)).to.deep.equal([]);
      }),
      { numRuns: 25 },
    );
  });

  it('says in the event that it was retention, by the system', async () => {
    const test = anApplication();
    const id = await insert(test, 'archived', 300);
    await test.app.setRetention.execute(test.caller, { ...KEEP_ALL, archived: 6 });
    expect(await sweep(test)).to.equal(new Date(test.clock.now().getTime() + DAY_MS).toISOString());
    const { data } = await test.store.events.list(test.caller.tenantId, { types: [], order: 'desc', limit: 1 });
    expect(data[0]).to.deep.include({ type: 'candidate.deleted', data: { reason: 'retention' } });
    expect(data[0]?.actor).to.deep.equal({ type: 'system', id: null });
    expect(data[0]?.resource.id).to.equal(id);
  });

  it('leaves whoever is changed between the list and the erasure', async () => {
    const test = anApplication();
    const id = await insert(test, 'archived', 300);
    const { tenantId } = test.caller;
    await test.app.setRetention.execute(test.caller, { ...KEEP_ALL, archived: 6 });
    const list = test.store.candidates.list.bind(test.store.candidates);
    test.store.candidates.list = async (...args) => {
      const page = await list(...args);
      test.store.candidates.list = list;
      await test.app.updateCandidate.execute(test.caller, { id, patch: { tags: ['called today'] } });
      return page;
    };
    await sweep(test);
    expect(await test.store.candidates.get(tenantId, id)).not.to.equal(undefined);
  });

  it('is work of the queue from the settings on, and ends where nothing has a limit', async () => {
    const test = anApplication();
    const due = () => test.store.work.lease({ kind: 'retention', limit: 5, leaseMs: 60_000, now: test.clock.now() });
    expect(await due()).to.deep.equal([]);
    await test.app.setRetention.execute(test.caller, { ...KEEP_ALL, active: 12 });
    expect(await due()).to.have.length(1);
    await test.app.setRetention.execute(test.caller, KEEP_ALL);
    expect(await due(), 'at once, also where one was to come tomorrow').to.have.length(1);
    expect(await test.app.applyRetention.execute(test.caller.tenantId)).to.deep.equal({ erased: 0, runAt: undefined });
    expect(await test.app.getRetention.execute(test.caller)).to.deep.equal(KEEP_ALL);
  });

  it('takes whole months alone, and names each that is none', async () => {
    const test = anApplication();
    const error = await refused(
      test.app.setRetention.execute(test.caller, { active: 0, hired: null, unavailable: 1.5, archived: 6 }),
      'input.invalid',
    );
    void error;
    expect(await test.app.getRetention.execute(test.caller)).to.deep.equal(KEEP_ALL);
  });
});
