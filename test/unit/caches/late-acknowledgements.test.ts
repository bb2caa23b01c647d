import { expect } from 'chai';
import { createMemoryStore, FixedClock } from '../../../adapters/memory/index.js';
import type { Candidate, Job, Store } from '../../../core/index.js';
import { LatestVersions } from '../../../core/caches/latest-versions.js';
import { anApplication, type TestApplication } from '../../support/an-application.js';

/** A store, as over a network, of which the answer to the next write can be kept back. */
function aSlowStore(store: Store): { store: Store; holdNext(): { release(): void; written: Promise<void> } } {
  let held: { answer: Promise<void>; written: () => void } | undefined;
  const late = async <T>(write: Promise<T>): Promise<T> => {
    const mine = held;
    held = undefined;
    const result = await write;
    mine?.written();
    await mine?.answer;
    return result;
  };
  const { candidates, jobs } = store;
  return {
    store: {
      ...store,
      candidates: Object.assign(Object.create(candidates) as typeof candidates, {
        update: (...given: Parameters<typeof candidates.update>) => late(candidates.update(...given)),
      }),
      jobs: Object.assign(Object.create(jobs) as typeof jobs, {
        update: (...given: Parameters<typeof jobs.update>) => late(jobs.update(...given)),
      }),
    },
    holdNext() {
      let release = (): void => undefined;
      let written = (): void => undefined;
      const isWritten = new Promise<void>((resolve) => (written = resolve));
      held = { answer: new Promise((resolve) => (release = resolve)), written };
      return { release, written: isWritten };
    },
  };
}

describe('A write whose acknowledgement comes late', () => {
  let slow: ReturnType<typeof aSlowStore>;
  let service: TestApplication;
  let candidate: Candidate;
  let job: Job;

  beforeEach(async () => {
    slow = aSlowStore(createMemoryStore({ clock: new FixedClock('2026-03-01T12:00:00.000Z') }));
    service = anApplication({ store: slow.store, feed: {} });
    const { app, caller } = service;
    candidate = await service.candidate('Tilda Code\nBackend developer\n\nSKILLS\nTypeScript, PostgreSQL');
    const created = await app.createJob.execute(caller, {
      title: 'Backend developer',
      description: 'You write services in TypeScript and PostgreSQL, and run them on Docker and Kubernetes.',
      jobLocationType: 'TELECOMMUTE',
    });
    job = await app.publishJob.execute(caller, { id: created.id });
    expect(await matched()).to.deep.equal([candidate.id]);
  });

  const matched = async (): Promise<string[]> =>
    (await service.app.matchCandidates.execute(service.caller, { id: job.id, limit: 10 })).data.map(
      ({ candidateId }) => candidateId,
    );
  const patch = (fields: object): Promise<Candidate> =>
    service.app.updateCandidate.execute(service.caller, { id: candidate.id, patch: fields });
  /** Runs the second write after the first is stored and before the process hears of it. */
  const inBetween = async (first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<void> => {
    const { release, written } = slow.holdNext();
    const late = first();
    await written;
    await second();
    release();
    await late;
  };

  it('does not take the place of a newer version in the talent index', async () => {
    await inBetween(
      () => patch({ tags: ['night shift'] }),
      () => patch({ consent: { matching: false } }),
    );
    expect(await matched()).to.deep.equal([]);
    expect(service.ports.index.size(service.caller.tenantId)).to.equal(0);
    await patch({ consent: { matching: true } });
    expect(await matched()).to.deep.equal([candidate.id]);
  });

  it('does not bring back a candidate that has been erased meanwhile', async () => {
    const { app, caller, ports } = service;
    await inBetween(
      () => patch({ tags: ['night shift'] }),
      () => app.deleteCandidate.execute(caller, { id: candidate.id }),
    );
    expect(await matched()).to.deep.equal([]);
    expect(ports.index.size(caller.tenantId)).to.equal(0);
    await ports.feed?.poll();
    expect(ports.index.size(caller.tenantId)).to.equal(0);
  });

  it('does not publish a job again that has been closed meanwhile', async () => {
    const { app, caller } = service;
    const jobs = async () => (await app.matchJobs.execute(caller, { id: candidate.id, limit: 10 })).data;
    expect(await jobs()).to.have.length(1);
    await inBetween(
      () => app.updateJob.execute(caller, { id: job.id, patch: { tags: ['harbour'] } }),
      () => app.closeJob.execute(caller, { id: job.id }),
    );
    expect(await jobs()).to.deep.equal([]);
  });
});

describe('The latest versions', () => {
  it('refuse an older one, take the same again, and forget those written longest ago', () => {
    const latest = new LatestVersions(2);
    expect(latest.take('t', 'a', 2)).to.equal(true);
    expect(latest.take('t', 'a', 1)).to.equal(false);
    expect(latest.take('t', 'a', 2)).to.equal(true);
    latest.noteErased('t', 'b');
    expect(latest.take('t', 'b', 99)).to.equal(false);
    expect(latest.take('other', 'b', 1)).to.equal(true);
    expect(latest.take('t', 'a', 1), 'two others were written since').to.equal(true);
  });
});
