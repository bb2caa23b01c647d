import { expect } from 'chai';
import { createMemoryStore, FixedClock } from '../../../adapters/memory/index.js';
import { readConfig } from '../../../bootstrap/config/config.js';
import { createLogger, type Logger } from '../../../bootstrap/config/logger.js';
import type { NewWork } from '../../../core/ports/work.js';
import { WorkLoop } from '../../../bootstrap/worker/work-loop.js';

describe('Work whose attempts are used up by crashes', () => {
  it('is given up without running once more', async () => {
    const { work: queue } = createMemoryStore({ clock: new FixedClock('2026-03-01T12:00:00.000Z') });
    await queue.enqueue('tnt_a', [
      {
        id: 'enr_a',
        kind: 'enrichment',
        runAt: '2026-01-01T00:00:00.000Z',
        payload: { candidateId: 'cand_a', enrichmentId: 'enr_a' },
      },
    ]);
    // Each lease ends with the process that held it.
    for (let n = 1; n <= 2; n += 1)
      await queue.lease({ kind: 'enrichment', limit: 1, leaseMs: 1, now: new Date(`2026-01-0${String(n)}T00:00:00Z`) });
    const done: string[] = [];
    await new Promise<void>((resolve) => {
      const loop = new WorkLoop(
        queue,
        {
          ...{ kind: 'enrichment', concurrency: 1, leaseMs: 60_000, maxAttempts: 2, idleMs: 1_000 },
          run: () => Promise.resolve(void done.push('run') as undefined),
          giveUp: async ({ attempt }) => {
            done.push(`given up at ${String(attempt)}`);
            void loop.stop(1_000).then(resolve);
          },
        },
        createLogger(readConfig({ LOG_LEVEL: 'silent' })),
      );
      loop.start();
    });
    expect(done).to.deep.equal(['given up at 3']);
    expect((await queue.depth({ kind: 'enrichment', now: new Date() })).waiting).to.equal(0);
  });
});

describe('Work with a payload that is not one of its kind', () => {
  it('is ended with a logged error and is never run', async () => {
    const { work: queue } = createMemoryStore({ clock: new FixedClock('2026-03-01T12:00:00.000Z') });
    const stored = {
      id: 'enr_a',
      kind: 'enrichment',
      runAt: '2026-01-01T00:00:00.000Z',
      payload: { candidateId: 'a' },
    };
    await queue.enqueue('tnt_a', [stored as NewWork]);
    const ran: unknown[] = [];
    const error = await new Promise<object>((resolve) => {
      const logger = { error: (about: object, line: string) => void resolve({ ...about, line }) } as unknown as Logger;
      const loop = new WorkLoop(
        queue,
        {
          ...{ kind: 'enrichment', concurrency: 1, leaseMs: 60_000, maxAttempts: 2, idleMs: 1_000 },
          run: (task) => Promise.resolve(void ran.push(task) as undefined),
        },
        logger,
      );
      loop.start();
      setImmediate(() => void loop.stop(1_000));
    });
    const line = 'work without a usable payload was dropped';
    expect(error).to.deep.equal({ kind: 'enrichment', work: 'enr_a', tenantId: 'tnt_a', line });
    await new Promise(setImmediate);
    expect(ran).to.deep.equal([]);
    const { waiting, leased } = await queue.depth({ kind: 'enrichment', now: new Date() });
    expect([waiting, leased]).to.deep.equal([0, 0]);
  });
});

describe('Work of a second kind', () => {
  it('is taken where nothing of the first kind is due, and leaves the spare place to the first', async () => {
    const { work: queue } = createMemoryStore({ clock: new FixedClock('2026-03-01T12:00:00.000Z') });
    const item = (kind: 'enrichment' | 'bulk_enrichment', id: string): NewWork => ({
      ...{ id, kind, runAt: '2026-01-01T00:00:00.000Z', payload: { candidateId: id, enrichmentId: id } },
    });
    await queue.enqueue('tnt_a', [item('bulk_enrichment', 'bulk 1'), item('bulk_enrichment', 'bulk 2')]);
    await queue.enqueue('tnt_a', [item('enrichment', 'single 1')]);
    const began: string[] = [];
    const ends: (() => void)[] = [];
    const begun = (count: number): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => (began.length >= count ? resolve() : void setTimeout(look, 5));
        look();
      });
    const loop = new WorkLoop(
      queue,
      {
        ...{ kind: 'enrichment', thenKind: 'bulk_enrichment', concurrency: 1, spare: 1 },
        ...{ leaseMs: 60_000, maxAttempts: 2, idleMs: 5 },
        run: async ({ payload }) => {
          began.push(payload.enrichmentId);
          await new Promise<void>((resolve) => ends.push(resolve));
          return undefined;
        },
      },
      createLogger(readConfig({ LOG_LEVEL: 'silent' })),
    );
    loop.start();
    await begun(1);
    ends.shift()!();
    await begun(2);
    // All places are taken by work in bulk of the same tenant: a single request does not wait for it.
    await queue.enqueue('tnt_a', [item('enrichment', 'single 2')]);
    loop.wake();
    await begun(3);
    expect(began).to.deep.equal(['single 1', 'bulk 1', 'single 2']);
    const stopped = loop.stop(1_000);
    for (const end of ends.splice(0)) end();
    await stopped;
    expect((await queue.depth({ kind: 'bulk_enrichment', now: new Date() })).waiting).to.equal(1);
  });
});

describe('Work that is leased ahead', () => {
  const quiet = createLogger(readConfig({ LOG_LEVEL: 'silent' }));
  const aTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  const until = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await aTurn();
  };
  /** A queue with enrichments of one tenant, and a loop with one place whose items end when they are told to. */
  const aLoop = async (ids: string[], { leavesPlace = false, crashes = 0 } = {}) => {
    const { work: queue } = createMemoryStore({ clock: new FixedClock('2026-03-01T12:00:00.000Z') });
    const runAt = (at: number): string => `2026-01-01T00:00:0${String(at)}.000Z`;
    for (const [at, id] of ids.entries())
      await queue.enqueue('tnt_a', [
        { id, kind: 'enrichment', runAt: runAt(at), payload: { candidateId: id, enrichmentId: id } },
      ]);
    const kind = 'enrichment' as const;
    for (let crash = 0; crash < crashes; crash += 1)
      await queue.lease({ kind, limit: 9, leaseMs: 1, now: new Date(`2026-01-0${String(2 + crash)}T00:00:00Z`) });
    const began: string[] = [];
    const ends = new Map<string, () => void>();
    const loop = new WorkLoop(
      queue,
      {
        ...{ kind, concurrency: 1, ahead: 2, leaseMs: 60_000, maxAttempts: 9, idleMs: 5 },
        run: async ({ payload: { enrichmentId }, leavePlace }) => {
          began.push(enrichmentId);
          if (leavesPlace) leavePlace();
          await new Promise<void>((resolve) => ends.set(enrichmentId, resolve));
          return undefined;
        },
      },
      quiet,
    );
    loop.start();
    const stop = async (): Promise<void> => {
      const stopped = loop.stop(1_000);
      for (const end of ends.values()) end();
      await stopped;
    };
    return { began, ends, stop, depth: () => queue.depth({ kind, now: new Date(Date.now() + 1_000) }) };
  };

  it('waits for a place, and goes back to the queue uncounted when the loop stops', async () => {
    const { began, ends, stop, depth } = await aLoop(['a', 'b', 'c', 'd', 'e']);
    await until(() => began.length === 1);
    for (let turn = 0; turn < 5; turn += 1) await aTurn();
    expect((await depth()).waiting, 'none ahead before one has ended').to.equal(4);
    ends.get('a')!();
    await until(() => began.length === 2);
    for (let turn = 0; turn < 5; turn += 1) await aTurn();
    expect(began).to.deep.equal(['a', 'b']);
    expect(await depth()).to.include({ waiting: 1, leased: 3 });
    await stop();
    expect(await depth()).to.include({ leased: 0 });
    expect(await depth()).to.include({ waiting: 3 });
  });

  it('is none where an earlier attempt did not end', async () => {
    const { began, ends, stop, depth } = await aLoop(['a', 'b', 'c', 'd'], { crashes: 1 });
    await until(() => began.length === 1);
    ends.get(began[0]!)!();
    await until(() => began.length === 2);
    for (let turn = 0; turn < 5; turn += 1) await aTurn();
    expect(await depth()).to.include({ leased: 1 });
    await stop();
  });

  it('begins while the result of the item before is being written', async () => {
    const { began, ends, stop } = await aLoop(['a', 'b', 'c'], { leavesPlace: true });
    await until(() => began.length === 3);
    expect([...ends.keys()]).to.deep.equal(['a', 'b', 'c']);
    await stop();
  });
});
