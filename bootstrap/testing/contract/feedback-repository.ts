import { expect } from 'chai';
import fc from 'fast-check';
import type { Candidate, Feedback } from '../../../core/index.js';
import { latestOfPairs, MOST_FEEDBACK_OF_A_CANDIDATE, newestFirst } from '../../../core/spi.js';
import { aCandidate, aFeedback, aJob, aTenantId, anId, at, NO_OUTBOX } from '../builders/index.js';
import { outcomes, refused } from './refused.js';
import { durable, freshStore, itOverRestarts, type StoreFactory } from './store-under-test.js';

export function describeFeedbackRepository(name: string, factory: StoreFactory): void {
  describe(`${name}: feedback`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    let candidate: Candidate;
    const aStoredCandidate = async (): Promise<Candidate> => {
      const made = aCandidate();
      await store().candidates.insert(tenantId, { candidate: made, outbox: NO_OUTBOX });
      return made;
    };
    const add = async (fields: Partial<Feedback> = {}): Promise<Feedback> => {
      const feedback = aFeedback({ candidateId: candidate.id, ...fields });
      await store().feedback.add(tenantId, feedback);
      return feedback;
    };
    const erase = ({ id }: Candidate) =>
      store().candidates.erase(tenantId, { id, expectedVersion: 1, deletedAt: at(99), outbox: NO_OUTBOX });

    beforeEach(async () => {
      candidate = await aStoredCandidate();
    });

    it('is listed for its pair, the newest first, to the letter', async () => {
      const jobId = anId('job');
      const first = await add({ jobId, outcome: 'rejected', reason: '$where: "café" – 100 %\n' });
      const second = await add({ jobId, outcome: 'hired', keyId: anId('key') });
      const third = await add();
      const pair = { jobId, candidateId: candidate.id };
      expect(await store().feedback.listOf(tenantId, pair)).to.deep.equal([second, first]);
      const all = { candidateId: candidate.id };
      expect(await store().feedback.listOf(tenantId, all)).to.deep.equal([third, second, first]);
      expect(await store().feedback.listOf(aTenantId(), pair)).to.deep.equal([]);
    });

    it('with an id that is there already changes nothing', async () => {
      const feedback = await add({ outcome: 'good' });
      await store().feedback.add(tenantId, { ...feedback, outcome: 'bad' });
      expect(await store().feedback.listOf(tenantId, feedback)).to.deep.equal([feedback]);
    });

    it('gives the latest of each pair, of one job or of all, the newest first', async () => {
      const other = await aStoredCandidate();
      const jobs = [anId('job'), anId('job')];
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(1), fc.nat(1), fc.nat(5)), { minLength: 1, maxLength: 8 }),
          async (given) => {
            const tenant = aTenantId();
            for (const each of [candidate, other]) {
              await store().candidates.insert(tenant, { candidate: each, outbox: NO_OUTBOX });
            }
            const all = given.map(([job, whom, time]) =>
              aFeedback({ jobId: jobs[job]!, candidateId: [candidate, other][whom]!.id, createdAt: at(time) }),
            );
            for (const each of all) await store().feedback.add(tenant, each);
            const latest = (query: { jobId?: string; limit: number }) => store().feedback.latest(tenant, query);
            const expected = latestOfPairs(all).sort(newestFirst);
            expect(await latest({ limit: 99 })).to.deep.equal(expected);
            expect(await latest({ limit: 1 })).to.deep.equal(expected.slice(0, 1));
            for (const jobId of jobs) {
              const ofJob = expected.filter((each) => each.jobId === jobId);
              expect(await latest({ jobId, limit: 99 })).to.deep.equal(ofJob);
            }
          },
        ),
        { numRuns: 10 },
      );
    });

    it('is refused for a candidate that is not there, and for one beyond the bound', async () => {
      await refused(add({ candidateId: anId('cand') }), 'record.not_found');
      await refused(store().feedback.add(aTenantId(), aFeedback({ candidateId: candidate.id })), 'record.not_found');
      for (let count = 0; count < MOST_FEEDBACK_OF_A_CANDIDATE; count += 1) await add();
      await refused(add(), 'feedback.limit_reached');
    }).timeout(60_000);

    it('survives changes of its candidate, and is erased with them', async () => {
      const feedback = await add();
      const changed = { ...candidate, version: 2, tags: ['changed'] };
      await store().candidates.update(tenantId, { candidate: changed, expectedVersion: 1, outbox: NO_OUTBOX });
      expect(await store().feedback.listOf(tenantId, feedback)).to.deep.equal([feedback]);
      const input = { id: candidate.id, expectedVersion: 2, deletedAt: at(99), outbox: NO_OUTBOX };
      await store().candidates.erase(tenantId, input);
      expect(await store().feedback.listOf(tenantId, feedback)).to.deep.equal([]);
      expect(await store().feedback.latest(tenantId, { limit: 9 })).to.deep.equal([]);
    });

    it('never outlives an erasure that it meets', async () => {
      for (let round = 0; round < 10; round += 1) {
        candidate = await aStoredCandidate();
        await outcomes([add(), erase(candidate), add(), add()]);
        const left = await store().feedback.latest(tenantId, { limit: 9 });
        expect(left.filter(({ candidateId }) => candidateId === candidate.id)).to.deep.equal([]);
      }
    });

    it('goes with its job, and leaves that of others', async () => {
      const job = aJob({ status: 'closed' });
      await store().jobs.insert(tenantId, { job, outbox: NO_OUTBOX });
      const gone = await add({ jobId: job.id });
      const kept = await add();
      await store().jobs.delete(tenantId, { id: job.id, expectedVersion: 1, deletedAt: at(99), outbox: NO_OUTBOX });
      expect(await store().feedback.listOf(tenantId, gone)).to.deep.equal([]);
      expect(await store().feedback.latest(tenantId, { limit: 9 })).to.deep.equal([kept]);
    });

    itOverRestarts(factory, 'is there after a restart', async () => {
      const feedback = await add();
      const again = await durable(store()).reopen();
      try {
        expect(await again.feedback.listOf(tenantId, feedback)).to.deep.equal([feedback]);
      } finally {
        await again.close();
      }
    });
  });
}
