import { expect } from 'chai';
import { A_JOB, A_PROFILE, aTenant, describeOnStores, type Json, type TestTenant } from '../../support/a-service.js';

describeOnStores('A candidate in matches', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const at = (candidate: Json): string => `/v1/candidates/${String(candidate.id)}`;

  it('without consent is in no match, no similar list, no top list, and is again once it consents', async () => {
    const job = await tenant.published();
    const one = await tenant.candidate({ profile: A_PROFILE });
    const two = await tenant.candidate({
      profile: { ...A_PROFILE, basics: { name: 'Other Person' } },
      consent: { matching: false },
    });
    const seen = async (): Promise<boolean[]> => {
      const lists = await Promise.all(
        [`/v1/jobs/${String(job.id)}/candidates`, `/v1/jobs/${String(job.id)}`, `${at(one)}/similar`].map((path) =>
          tenant.get(path),
        ),
      );
      const match = await tenant.get(`/v1/jobs/${String(job.id)}/candidates/${String(two.id)}`);
      const jobs = await tenant.get(`${at(two)}/jobs`);
      return [
        ...lists.map(({ text }) => text.includes(two.id as string)),
        match.status === 200,
        jobs.json.data.length > 0,
      ];
    };
    expect(await seen()).to.deep.equal([false, false, false, false, false]);
    expect((await tenant.get(at(two))).json.intelligence.topJobs).to.deep.equal([]);
    await tenant.patch(at(two), { consent: { matching: true } });
    expect(await seen()).to.deep.equal([true, true, true, true, true]);
    await tenant.patch(at(two), { consent: { matching: false } });
    expect(await seen()).to.deep.equal([false, false, false, false, false]);
  });

  it('shows the best published jobs', async () => {
    const job = await tenant.published();
    await tenant.job({ title: 'Draft' });
    const candidate = await tenant.candidate({ profile: A_PROFILE });
    const { topJobs } = (await tenant.get(at(candidate))).json.intelligence;
    expect((topJobs as Json[]).map(({ jobId, title }) => [jobId, title])).to.deep.equal([[job.id, A_JOB.title]]);
    await tenant.post(`/v1/jobs/${String(job.id)}/close`);
    expect((await tenant.get(at(candidate))).json.intelligence.topJobs).to.deep.equal([]);
  });
});
