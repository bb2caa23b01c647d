import { expect } from 'chai';
import { createTestApplication } from '../../../bootstrap/testing/index.js';

describe('createTestApplication', () => {
  it('enriches and matches once settle has been called, with the same ids in every run', async () => {
    const run = async () => {
      const { app, caller, settle } = await createTestApplication();
      const profile = { work: [{ position: 'Backend Developer', startDate: '2019-03', highlights: ['TypeScript'] }] };
      const { id } = await app.createCandidate.execute(caller, { profile });
      await settle();
      const job = await app.createJob.execute(caller, { title: 'Backend Developer', description: 'TypeScript.' });
      const { data } = await app.matchCandidates.execute(caller, { id: job.id, limit: 10 });
      expect(data.map(({ candidateId }) => candidateId)).to.deep.equal([id]);
      return id;
    };
    expect(await run()).to.equal(await run());
  });
});
