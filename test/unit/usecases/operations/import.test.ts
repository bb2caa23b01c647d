import { expect } from 'chai';
import fc from 'fast-check';
import { createApplication, type Application } from '../../../../core/index.js';
import { anApplication, type TestApplication } from '../../../support/an-application.js';
import { queuedImport, runToTheEnd } from '../../../support/an-import.js';

interface Line {
  externalId: string;
  tags: string[];
  profile: { basics: { name: string } };
}

const line = fc.record({
  externalId: fc.integer({ min: 0, max: 8 }).map((number) => `ats-${String(number)}`),
  tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
  profile: fc.record({ basics: fc.record({ name: fc.constantFrom('Nora Quist', 'Mara Lindqvist') }) }),
});

/** What callers see of the candidates, without the times and versions that a change leaves. */
async function stateOf({ store, caller }: TestApplication): Promise<unknown> {
  const { data } = await store.candidates.list(caller.tenantId, { filter: {}, sort: 'createdAt', limit: 100 });
  return data
    .map(({ externalId, tags, callerLayer, status }) => ({ externalId, tags, callerLayer, status }))
    .sort((a, b) => (String(a.externalId) < String(b.externalId) ? -1 : 1));
}

const eventsOf = async ({ store, caller }: TestApplication, type: string) =>
  (await store.events.list(caller.tenantId, { types: [type], order: 'asc', limit: 1000 })).data;

describe('An import', () => {
  it('twice is an import once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 20 }), async (lines) => {
        const test = anApplication();
        await runToTheEnd(test, await queuedImport(test, 'candidates', lines));
        const once = await stateOf(test);
        const again = await runToTheEnd(test, await queuedImport(test, 'candidates', lines));
        expect(again.failed).to.equal(0);
        expect(await stateOf(test)).to.deep.equal(once);
        // Where no id stands twice, nothing was written the second time.
        if (new Set(lines.map(({ externalId }) => externalId)).size === lines.length)
          expect(again.unchanged).to.equal(lines.length);
      }),
      { numRuns: 40 },
    );
  });

  it('that is cut off anywhere and goes on is the import that was not cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 20 }), fc.nat(60), async (lines, writes) => {
        const whole = anApplication();
        const expected = await runToTheEnd(whole, await queuedImport(whole, 'candidates', lines));
        const cut = anApplication();
        const queued = await queuedImport(cut, 'candidates', lines);
        await refusingAfter(cut, writes)
          .runOperation.execute(cut.caller.tenantId, { operationId: queued.id, attempt: 1 })
          .catch(() => undefined);
        const ended = await runToTheEnd(cut, queued);
        expect(await stateOf(cut)).to.deep.equal(await stateOf(whole));
        const counts = ({ total, succeeded, unchanged, failed }: typeof ended) => ({
          total,
          succeeded,
          unchanged,
          failed,
        });
        expect(counts(ended)).to.deep.equal(counts(expected));
        for (const type of ['candidate.created', 'candidate.updated', 'operation.completed']) {
          expect((await eventsOf(cut, type)).length, type).to.equal((await eventsOf(whole, type)).length);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('replaces nothing that was changed between a line and the end of a crash', async () => {
    const test = anApplication();
    const queued = await queuedImport(test, 'candidates', [someone('ats-1'), someone('ats-2')]);
    const dying = createApplication({ ...test.ports, operations: { ...refusingUpdates(test) } });
    await dying.runOperation
      .execute(test.caller.tenantId, { operationId: queued.id, attempt: 1 })
      .catch(() => undefined);
    const [made] = (
      await test.store.candidates.list(test.caller.tenantId, {
        ...{ filter: { externalId: 'ats-1' }, sort: 'createdAt', limit: 1 },
      })
    ).data;
    await test.app.updateCandidate.execute(test.caller, { id: made!.id, patch: { tags: ['changed since'] } });
    const ended = await runToTheEnd(test, queued);
    expect([ended.status, ended.succeeded]).to.deep.equal(['succeeded', 2]);
    const { candidate } = await test.app.getCandidate.execute(test.caller, { id: made!.id });
    expect(candidate.tags).to.deep.equal(['changed since']);
  });

  it('gives up a line at which the program fails again and again, and no other', async () => {
    const test = anApplication();
    const queued = await queuedImport(test, 'candidates', [someone('ats-1'), someone('ats-2')]);
    const { importReader } = test.ports;
    const app = createApplication({
      ...test.ports,
      importReader: {
        ...importReader!,
        readCandidate: async (bytes) => {
          if (new TextDecoder().decode(bytes).includes('ats-1')) throw new TypeError('a fault of the program');
          return importReader!.readCandidate(bytes);
        },
      },
    });
    const run = (attempt: number) =>
      app.runOperation
        .execute(test.caller.tenantId, { operationId: queued.id, attempt })
        .catch((error: unknown) => error);
    expect(await run(1)).to.be.instanceOf(TypeError);
    expect(await run(5)).to.equal(undefined);
    const ended = (await test.ports.operations.get(test.caller.tenantId, queued.id))!;
    expect([ended.status, ended.succeeded, ended.failed]).to.deep.equal(['partial', 1, 1]);
    const query = { operationId: queued.id, limit: 5 };
    const { data } = await test.app.listOperationFailures.execute(test.caller, query);
    expect(data.map((failure) => [failure.line, failure.code])).to.deep.equal([[1, 'internal_error']]);
  });

  it('queues its enrichments behind those of single requests', async () => {
    const test = anApplication();
    await runToTheEnd(test, await queuedImport(test, 'candidates', [someone('ats-1')]));
    await test.app.createCandidate.execute(test.caller, { profile: { basics: { name: 'Single' } } });
    const waiting = async (kind: 'enrichment' | 'bulk_enrichment') =>
      (await test.store.work.depth({ kind, now: test.clock.now() })).waiting;
    expect([await waiting('enrichment'), await waiting('bulk_enrichment')]).to.deep.equal([1, 1]);
  });

  it('says how fast it goes, and how long it takes', async () => {
    const test = anApplication();
    const lines = Array.from({ length: 300 }, (_, number) => someone(`ats-${String(number)}`));
    const queued = await queuedImport(test, 'candidates', lines);
    expect((await test.app.getOperation.execute(test.caller, queued)).status).to.equal('queued');
    await expectNothingOfStrangers(test.app, queued.id);
    const ended = await runToTheEnd(test, queued);
    expect(ended).to.include({ status: 'succeeded', total: 300, succeeded: 300 });
  });
});

function someone(externalId: string): Line {
  return { externalId, tags: [], profile: { basics: { name: 'Nora Quist' } } };
}

async function expectNothingOfStrangers(app: Application, id: string): Promise<void> {
  const stranger = { tenantId: 'tnt_other', actor: { type: 'system' as const, id: null }, requestId: null };
  for (const ask of [
    () => app.getOperation.execute(stranger, { id }),
    () => app.cancelOperation.execute(stranger, { id }),
    () => app.listOperationFailures.execute(stranger, { operationId: id, limit: 1 }),
  ]) {
    const refused = await ask().then(
      () => undefined,
      (error: unknown) => (error as { code?: string }).code,
    );
    expect(refused).to.equal('record.not_found');
  }
}

function refusingUpdates({ ports }: TestApplication) {
  const { operations } = ports;
  return {
    insert: operations.insert.bind(operations),
    get: operations.get.bind(operations),
    list: operations.list.bind(operations),
    listFailures: operations.listFailures.bind(operations),
    purge: operations.purge.bind(operations),
    update: () => Promise.reject(new Error('the power is gone')),
  };
}

/** The same store, which a process reaches for so many writes of records only. */
function refusingAfter(test: TestApplication, writes: number): Application {
  let left = writes;
  const counted = <Arguments extends unknown[]>(write: (...given: Arguments) => Promise<void>) => {
    return async (...given: Arguments): Promise<void> => {
      if (left-- <= 0) throw new Error('the power is gone');
      await write(...given);
    };
  };
  const { candidates, operations } = test.ports;
  const dyingCandidates = Object.create(candidates, {
    insert: { value: counted(candidates.insert.bind(candidates)) },
    update: { value: counted(candidates.update.bind(candidates)) },
  }) as typeof candidates;
  const dyingOperations = Object.create(operations, {
    update: { value: counted(operations.update.bind(operations)) },
  }) as typeof operations;
  return createApplication({ ...test.ports, candidates: dyingCandidates, operations: dyingOperations });
}
