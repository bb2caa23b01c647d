import { expect } from 'chai';
import { createTestApplication, type TestApplication } from '../../../../bootstrap/testing/index.js';

const DAY_MS = 24 * 3600_000;
const PROFILE = { work: [{ position: 'Backend Developer', startDate: '2019-03', highlights: ['TypeScript'] }] };

describe('Consent that expires', () => {
  let test: TestApplication;
  let jobId: string;
  const inDays = (days: number): string => new Date(test.clock.now().getTime() + days * DAY_MS).toISOString();
  const create = async (consent: object): Promise<string> => {
    const { id } = await test.app.createCandidate.execute(test.caller, { profile: PROFILE, consent });
    await test.settle();
    return id;
  };
  const isMatched = async (): Promise<boolean> =>
    (await test.app.matchCandidates.execute(test.caller, { id: jobId, limit: 5 })).data.length > 0;
  const pass = (days: number): void => {
    test.clock.set(inDays(days));
  };
  const deletions = async () =>
    (await test.store.events.list(test.caller.tenantId, { types: ['candidate.deleted'], order: 'asc', limit: 5 })).data;

  beforeEach(async () => {
    test = await createTestApplication();
    jobId = (await test.app.createJob.execute(test.caller, { title: 'Backend Developer', description: 'TypeScript.' }))
      .id;
  });

  it('to matching: the candidate is not matched from that moment on, and the record says so with its event', async () => {
    const id = await create({ matching: { given: true, expiresAt: inDays(2) } });
    pass(1);
    expect(await isMatched()).to.equal(true);
    pass(1);
    expect(await isMatched(), 'before the work is done').to.equal(false);
    await test.settle();
    const candidate = await test.store.candidates.get(test.caller.tenantId, id);
    expect(candidate?.consent.matching).to.equal(false);
    const { data } = await test.store.events.list(test.caller.tenantId, { types: [], order: 'desc', limit: 1 });
    expect(data[0]).to.deep.include({ type: 'candidate.updated', data: { changed: ['consent'] } });
    expect(data[0]?.actor.type).to.equal('system');
    await test.app.updateCandidate.execute(test.caller, { id, patch: { consent: { matching: true } } });
    expect(await isMatched()).to.equal(true);
  });

  it('to storing: the candidate is erased after thirty days of grace, with the reason', async () => {
    const id = await create({ storing: { given: true, expiresAt: inDays(1) } });
    pass(30);
    await test.settle();
    expect(await test.store.candidates.get(test.caller.tenantId, id)).not.to.equal(undefined);
    pass(1);
    await test.settle();
    expect(await test.store.candidates.get(test.caller.tenantId, id)).to.equal(undefined);
    expect((await deletions()).map(({ data }) => data)).to.deep.equal([{ reason: 'consent_expired' }]);
  });

  it('to storing, renewed within the grace: the candidate is kept', async () => {
    const id = await create({ storing: { given: true, expiresAt: inDays(1) } });
    pass(10);
    const patch = { consent: { storing: { given: true, expiresAt: inDays(365) } } };
    await test.app.updateCandidate.execute(test.caller, { id, patch });
    pass(40);
    await test.settle();
    expect(await test.store.candidates.get(test.caller.tenantId, id)).not.to.equal(undefined);
    expect(await deletions()).to.deep.equal([]);
  });
});
