import { expect } from 'chai';
import fc from 'fast-check';
import { CANDIDATE_STATUSES, type CandidateStatus, type Operation } from '../../../../core/index.js';
import { KEEP_ALL, taskOf, type DueCandidate, type DuePosition, type RetentionSettings } from '../../../../core/spi.js';
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

/** Looks for who is due, and runs the operation that erases them. */
async function sweep({ app, caller, store, clock }: TestApplication): Promise<string | undefined> {
  const { runAt } = await app.applyRetention.execute(caller.tenantId);
  const work = await store.work.lease({ kind: 'operation', limit: 5, leaseMs: 60_000, now: clock.now() });
  for (const each of work) {
    const { operationId } = taskOf('operation', each)!;
    const turn = { operationId, attempt: 1 };
    while (await app.runOperation.execute(caller.tenantId, turn));
    await store.work.complete(each);
  }
  return runAt;
}

async function insert(test: TestApplication, status: CandidateStatus, daysAgo: number): Promise<string> {
  const updatedAt = new Date(test.clock.now().getTime() - daysAgo * DAY_MS).toISOString();
  const candidate = aCandidate({ id: anId('cand'), status, createdAt: updatedAt, updatedAt });
  await test.store.candidates.insert(test.caller.tenantId, { candidate, outbox: NO_OUTBOX });
  return candidate.id;
}

/** Runs once, between the list of those who are to be erased and their erasure. */
function onceListed({ store }: TestApplication, change: () => Promise<unknown>): void {
  const update = store.operations.update.bind(store.operations);
  store.operations.update = async (tenantId, input) => {
    await update(tenantId, input);
    const { task } = input.operation;
    if (!('listed' in task) || task.listed.length === 0) return;
    store.operations.update = update;
    await change();
  };
}

async function operations({ app, caller }: TestApplication): Promise<Operation[]> {
  return (await app.listOperations.execute(caller, { limit: 10 })).data;
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
    const { data } = await test.store.events.list(test.caller.tenantId, {
      types: ['candidate.*'],
      order: 'desc',
      limit: 1,
    });
    expect(data[0]).to.deep.include({ type: 'candidate.deleted', data: { reason: 'retention' } });
    expect(data[0]?.actor).to.deep.equal({ type: 'system', id: null });
    expect(data[0]?.resource.id).to.equal(id);
  });

  it('leaves whoever is changed between the list and the erasure', async () => {
    const test = anApplication();
    const id = await insert(test, 'archived', 300);
    const { tenantId } = test.caller;
    await test.app.setRetention.execute(test.caller, { ...KEEP_ALL, archived: 6 });
    onceListed(test, () => test.app.updateCandidate.execute(test.caller, { id, patch: { tags: ['called today'] } }));
    await sweep(test);
    expect(await test.store.candidates.get(tenantId, id)).not.to.equal(undefined);
    const [operation] = await operations(test);
    expect([operation?.status, operation?.succeeded, operation?.unchanged]).to.deep.equal(['succeeded', 0, 1]);
  });

  it('leaves whoever the settings keep by the time of the erasure', async () => {
    const test = anApplication();
    const id = await insert(test, 'archived', 300);
    await test.app.setRetention.execute(test.caller, { ...KEEP_ALL, archived: 6 });
    onceListed(test, () => test.app.setRetention.execute(test.caller, { ...KEEP_ALL, archived: 12 }));
    await sweep(test);
    expect(await test.store.candidates.get(test.caller.tenantId, id)).not.to.equal(undefined);
  });

  it('is an operation, whose progress counts each who is erased, with an event at its end', async () => {
    const test = anApplication();
    for (let number = 0; number < 120; number += 1) await insert(test, 'archived', 300);
    await insert(test, 'active', 300);
    await test.app.setRetention.execute(test.caller, { ...KEEP_ALL, archived: 6 });
    await sweep(test);
    const [operation, ...others] = await operations(test);
    expect(others).to.deep.equal([]);
    expect([operation?.kind, operation?.status, operation?.actor.type]).to.deep.equal([
      'erasure',
      'succeeded',
      'system',
    ]);
    expect([operation?.total, operation?.succeeded, operation?.unchanged]).to.deep.equal([120, 120, 0]);
    const query = { types: ['operation.*'], order: 'desc', limit: 5 } as const;
    const { data } = await test.store.events.list(test.caller.tenantId, { ...query, types: [...query.types] });
    expect(data.map(({ type, data: about }) => [type, about])).to.deep.equal([
      ['operation.completed', { kind: 'erasure', status: 'succeeded', succeeded: 120, unchanged: 0, failed: 0 }],
    ]);
    await sweep(test);
    expect(await operations(test), 'there is none where nobody is due').to.have.length(1);
  });

  it('counts right and erases nobody twice, wherever a slice of it is not committed', async () => {
    for (let lost = 1; lost <= 6; lost += 1) {
      const test = anApplication();
      for (let number = 0; number < 120; number += 1) await insert(test, 'archived', 300);
      await test.app.setRetention.execute(test.caller, { ...KEEP_ALL, archived: 6 });
      const { operations: stored } = test.store;
      const update = stored.update.bind(stored);
      let commits = 0;
      stored.update = async (...args) => {
        commits += 1;
        if (commits === lost) throw new Error('cut off');
        await update(...args);
      };
      await test.app.applyRetention.execute(test.caller.tenantId);
      const { id: operationId } = (await operations(test))[0]!;
      const turn = { operationId, attempt: 1 };
      const outcome = await test.app.runOperation.execute(test.caller.tenantId, turn).catch((error: unknown) => error);
      expect(outcome).to.have.property('message', 'cut off');
      while (await test.app.runOperation.execute(test.caller.tenantId, turn));
      const [operation] = await operations(test);
      expect([operation?.status, operation?.total, operation?.succeeded]).to.deep.equal(['succeeded', 120, 120]);
      const query = { types: ['candidate.deleted'], order: 'asc', limit: 500 } as const;
      const { data } = await test.store.events.list(test.caller.tenantId, { ...query, types: [...query.types] });
      expect([data.length, new Set(data.map(({ resource }) => resource.id)).size]).to.deep.equal([120, 120]);
    }
  });

  it('ends for the day where it is cancelled, and begins anew with new settings', async () => {
    const test = anApplication();
    const id = await insert(test, 'archived', 300);
    const settings = { ...KEEP_ALL, archived: 6 };
    await test.app.setRetention.execute(test.caller, settings);
    const tomorrow = new Date(test.clock.now().getTime() + DAY_MS).toISOString();
    expect(await test.app.applyRetention.execute(test.caller.tenantId)).to.deep.equal({ runAt: tomorrow });
    const soon = new Date(test.clock.now().getTime() + 60_000).toISOString();
    expect(await test.app.applyRetention.execute(test.caller.tenantId), 'one at a time').to.deep.equal({ runAt: soon });
    const [running] = await operations(test);
    await test.app.cancelOperation.execute(test.caller, { id: running!.id });
    while (await test.app.runOperation.execute(test.caller.tenantId, { operationId: running!.id, attempt: 1 }));
    expect(await test.store.candidates.get(test.caller.tenantId, id)).not.to.equal(undefined);
    await test.app.setRetention.execute(test.caller, settings);
    await sweep(test);
    expect(await test.store.candidates.get(test.caller.tenantId, id)).to.equal(undefined);
    expect((await operations(test)).map(({ status }) => status).sort()).to.deep.equal(['cancelled', 'succeeded']);
  });

  it('names a candidate at whom the program fails again and again, and goes on with the others', async () => {
    const test = anApplication();
    const ids = [await insert(test, 'archived', 300), await insert(test, 'archived', 301)];
    await test.app.setRetention.execute(test.caller, { ...KEEP_ALL, archived: 6 });
    const { candidates } = test.store;
    const erase = candidates.erase.bind(candidates);
    candidates.erase = (tenantId, erasure) =>
      erasure.id === ids[0] ? Promise.reject(new Error('a fault')) : erase(tenantId, erasure);
    const { tenantId } = test.caller;
    await test.app.applyRetention.execute(tenantId);
    const { id: operationId } = (await operations(test))[0]!;
    const first = await test.app.runOperation.execute(tenantId, { operationId, attempt: 1 }).catch(() => 'again');
    expect(first).to.equal('again');
    while (await test.app.runOperation.execute(tenantId, { operationId, attempt: 5 }));
    const [operation] = await operations(test);
    expect([operation?.status, operation?.succeeded, operation?.failed]).to.deep.equal(['partial', 1, 1]);
    const { data } = await test.app.listOperationFailures.execute(test.caller, { operationId, limit: 5 });
    expect(data.map(({ recordId, code }) => [recordId, code])).to.deep.equal([[ids[0], 'internal_error']]);
  });

  it('is work of the queue from the settings on, and ends where nothing has a limit', async () => {
    const test = anApplication();
    const due = () => test.store.work.lease({ kind: 'retention', limit: 5, leaseMs: 60_000, now: test.clock.now() });
    expect(await due()).to.deep.equal([]);
    await test.app.setRetention.execute(test.caller, { ...KEEP_ALL, active: 12 });
    expect(await due()).to.have.length(1);
    await test.app.setRetention.execute(test.caller, KEEP_ALL);
    expect(await due(), 'at once, also where one was to come tomorrow').to.have.length(1);
    expect(await test.app.applyRetention.execute(test.caller.tenantId)).to.deep.equal({ runAt: undefined });
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
