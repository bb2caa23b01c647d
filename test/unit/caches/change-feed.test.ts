import { expect } from 'chai';
import { createMemoryStore, FixedClock } from '../../../adapters/memory/index.js';
import type { Match, Store } from '../../../core/index.js';
import type { FeedOptions } from '../../../core/spi.js';
import { anApplication, type TestApplication } from '../../support/an-application.js';

const RESUMES = [
  'Ines Baker\nBaker\n\nEXPERIENCE\nBaker, Brotkorb Oven House\n2015 - 2025\n- Sourdough baking, food safety',
  'Omar Pastry\nPastry chef\n\nEXPERIENCE\nPastry chef, Tortenhaus\n2019 - 2025\n- Pastry, food safety',
  'Tilda Code\nBackend developer\n\nEXPERIENCE\nBackend developer, Nordlicht\n2019 - 2025\n- TypeScript, PostgreSQL',
];

describe('Processes that share a store', () => {
  let store: Store;
  let one: TestApplication;
  let other: TestApplication;

  const setUp = (feed: FeedOptions = {}): void => {
    store = createMemoryStore({ clock: new FixedClock('2026-03-01T12:00:00.000Z') });
    one = anApplication({ store, feed });
    other = anApplication({ store, feed });
  };
  beforeEach(() => setUp());

  const job = async ({ app, caller }: TestApplication, title = 'Backend developer'): Promise<string> => {
    const { id } = await app.createJob.execute(caller, {
      title,
      description: 'You write services in TypeScript and PostgreSQL, and run them on Docker and Kubernetes.',
      jobLocationType: 'TELECOMMUTE',
    });
    await app.publishJob.execute(caller, { id });
    return id;
  };
  const brief = ({ jobId, candidateId, score }: Match): string => `${jobId} ${candidateId} ${String(score)}`;
  const candidatesOf = async ({ app, caller }: TestApplication, id: string): Promise<string[]> =>
    (await app.matchCandidates.execute(caller, { id, limit: 50 })).data.map(brief);
  const jobsOf = async ({ app, caller }: TestApplication, id: string): Promise<string[]> =>
    (await app.matchJobs.execute(caller, { id, limit: 50 })).data.map(brief);
  const poll = async (): Promise<void> => {
    await one.ports.feed?.poll();
    await other.ports.feed?.poll();
  };
  const agree = async (jobId: string, candidateId: string, alone = false): Promise<void> => {
    const wanted = anApplication({ store, feed: {} });
    const candidates = await candidatesOf(wanted, jobId);
    const jobs = await jobsOf(wanted, candidateId);
    for (const node of alone ? [one] : [one, other]) {
      expect(await candidatesOf(node, jobId)).to.deep.equal(candidates);
      expect(await jobsOf(node, candidateId)).to.deep.equal(jobs);
    }
  };

  it('build the index of a tenant when it is first asked for', async () => {
    const { id } = await one.candidate(RESUMES[2]!);
    const jobId = await job(one);
    expect(await candidatesOf(other, jobId)).to.have.length(1);
    expect(await jobsOf(other, id)).to.have.length(1);
    expect(other.ports.feed?.status()).to.deep.include({ tenants: 1, candidates: 1 });
    expect(one.ports.feed?.status().candidates).to.equal(0);
  });

  it('see what the others wrote after one look', async () => {
    const first = await one.candidate(RESUMES[0]!);
    const jobId = await job(one);
    await agree(jobId, first.id);
    const second = await one.candidate(RESUMES[1]!);
    const third = await other.candidate(RESUMES[2]!);
    await job(other, 'Pastry chef');
    await one.app.updateJob.execute(one.caller, { id: jobId, patch: { title: 'Head baker' } });
    await poll();
    expect(await candidatesOf(other, jobId)).to.have.length(3);
    await agree(jobId, third.id);
    await other.app.updateCandidate.execute(other.caller, { id: second.id, patch: { consent: { matching: false } } });
    await other.app.deleteCandidate.execute(other.caller, { id: first.id });
    await other.app.closeJob.execute(other.caller, { id: jobId, reason: 'cancelled' });
    await poll();
    expect(await candidatesOf(one, jobId)).to.have.length(1);
    await agree(jobId, third.id);
    expect(one.ports.feed?.status().candidates).to.equal(2);
  });

  it('see their own writes at once, also when an older state was being read', async () => {
    const { id } = await one.candidate(RESUMES[2]!);
    const jobId = await job(one);
    await agree(jobId, id);
    await other.app.updateCandidate.execute(other.caller, { id, patch: { tags: ['x'] } });
    const get = store.candidates.get.bind(store.candidates);
    // The look of `one` reads the candidate, and before it goes on `one` archives it.
    let interfere: (() => Promise<unknown>) | undefined = () =>
      one.app.updateCandidate.execute(one.caller, { id, patch: { status: 'archived' } });
    one.ports.candidates.get = async (...asked) => {
      const read = await get(...asked);
      const run = interfere;
      interfere = undefined;
      await run?.();
      return read;
    };
    await one.ports.feed?.poll();
    expect(await candidatesOf(one, jobId)).to.deep.equal([]);
    await poll();
    await agree(jobId, id);
  });

  it('miss nothing that changes while an index is built', async () => {
    const [first, second] = [await one.candidate(RESUMES[2]!), await one.candidate(RESUMES[1]!)];
    const jobId = await job(one);
    const scan = one.ports.candidates.scan.bind(one.ports.candidates);
    let runs = 0;
    one.ports.candidates.scan = async (...asked) => {
      const slice = await scan(...asked);
      runs += 1;
      if (runs === 1) {
        await other.app.updateCandidate.execute(other.caller, { id: first.id, patch: { status: 'archived' } });
        await one.app.deleteCandidate.execute(one.caller, { id: second.id });
        await one.ports.feed?.poll();
      }
      return slice;
    };
    expect(await candidatesOf(one, jobId)).to.deep.equal([]);
    await agree(jobId, first.id, true);
  });

  it('try again what could not be read', async () => {
    const { id } = await one.candidate(RESUMES[2]!);
    const jobId = await job(one);
    await agree(jobId, id);
    await other.app.updateCandidate.execute(other.caller, { id, patch: { status: 'archived' } });
    const get = one.ports.candidates.get.bind(one.ports.candidates);
    one.ports.candidates.get = () => Promise.reject(new Error('The store is away.'));
    const { feed } = one.ports;
    one.clock.advance(5000);
    const failed = await feed?.poll().then(
      () => false,
      () => true,
    );
    expect(failed).to.equal(true);
    expect(feed?.status().lagMs).to.equal(5000);
    one.ports.candidates.get = get;
    await feed?.poll();
    expect(feed?.status().lagMs).to.equal(0);
    expect(await candidatesOf(one, jobId)).to.deep.equal([]);
  });

  it('begin anew where the events they did not see have been purged', async () => {
    const { id } = await one.candidate(RESUMES[2]!);
    const jobId = await job(one);
    await agree(jobId, id);
    await other.app.updateCandidate.execute(other.caller, { id, patch: { status: 'archived' } });
    await store.events.purge('2100-01-01T00:00:00.000Z');
    await other.app.updateCandidate.execute(other.caller, { id, patch: { tags: ['x'] } });
    await one.ports.feed?.poll();
    expect(one.ports.feed?.status().tenants).to.equal(0);
    await agree(jobId, id, true);
  });

  it('forget tenants over a number of bytes or unused for a time, and never show an old view afterwards', async () => {
    // One candidate each: two tenants are too much, and one is not.
    setUp({ maxBytes: 150, bytesOf: (candidates) => 90 + 10 * candidates, idleMs: 60_000 });
    const { app, clock, ports } = one;
    const tenants = ['tnt_a', 'tnt_b'].map((tenantId) => ({ ...one.caller, tenantId }));
    const jobs: string[] = [];
    for (const caller of tenants) {
      await app.createCandidate.execute(caller, { profile: { basics: { label: 'Baker' } } });
      jobs.push((await app.createJob.execute(caller, { title: 'Baker' })).id);
    }
    const view = async (at: number): Promise<number> =>
      (await app.getJob.execute(tenants[at]!, { id: jobs[at]! })).intelligence.supply.considered;
    await one.enrichAll();
    expect(await view(0)).to.equal(1);
    clock.advance(1);
    expect(await view(1)).to.equal(1);
    await ports.feed?.poll();
    expect(ports.feed?.status()).to.deep.include({ tenants: 1, candidates: 1 });
    // Nobody follows this tenant now.
    await other.app.createCandidate.execute(tenants[0]!, { profile: { basics: { label: 'Baker' } } });
    await other.enrichAll();
    expect(await view(0)).to.equal(2);
    clock.advance(60_000);
    await ports.feed?.poll();
    expect(ports.feed?.status()).to.deep.equal({ tenants: 0, candidates: 0, lagMs: 0 });
    expect(await view(0)).to.equal(2);
  });
});
