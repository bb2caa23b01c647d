import { expect } from 'chai';
import {
  A_PROFILE,
  aTenant,
  describeOnStores,
  eventually,
  type Json,
  type TestTenant,
} from '../../support/a-service.js';

const OTHER = { work: [{ position: 'Baker', startDate: '2015-01', endDate: '2024-12', summary: 'Bread and rolls.' }] };

describeOnStores('Feedback', () => {
  let tenant: TestTenant;
  let jobId: string;
  let candidateId: string;
  let path: string;
  before(async () => {
    tenant = await aTenant();
    jobId = (await tenant.job()).id as string;
    candidateId = (await tenant.candidate({ profile: A_PROFILE })).id as string;
    path = `/v1/jobs/${jobId}/candidates/${candidateId}/feedback`;
  });

  it('is kept with its reason and its key, and listed newest first in pages', async () => {
    for (const outcome of ['good', 'interviewed', 'hired']) {
      const reply = await tenant.post(path, { outcome, reason: `It was ${outcome}.` });
      expect(reply.status, reply.text).to.equal(201);
      expect(reply.headers.location).to.equal(path);
      expect(reply.json).to.include({ jobId, candidateId, outcome, reason: `It was ${outcome}.`, keyId: tenant.keyId });
    }
    const first = (await tenant.get(`${path}?limit=2`)).json;
    expect(first.data.map((row: Json) => row.outcome)).to.deep.equal(['hired', 'interviewed']);
    const second = (await tenant.get(`${path}?limit=2&cursor=${String(first.nextCursor)}`)).json;
    expect(second.data.map((row: Json) => row.outcome)).to.deep.equal(['good']);
    expect(second.hasMore).to.equal(false);
  });

  it('given twice with one Idempotency-Key is given once', async () => {
    const other = (await tenant.candidate({ profile: A_PROFILE })).id as string;
    const where = `/v1/jobs/${jobId}/candidates/${other}/feedback`;
    const headers = { 'idempotency-key': 'feedback-1' };
    const one = await tenant.post(where, { outcome: 'bad' }, headers);
    const two = await tenant.post(where, { outcome: 'bad' }, headers);
    expect(two.json.id).to.equal(one.json.id);
    expect((await tenant.get(where)).json.data).to.have.length(1);
  });

  it('names an outcome that there is not, and is not found for a pair that there is not', async () => {
    const wrong = await tenant.post(path, { outcome: 'liked' });
    expect([wrong.status, wrong.json.errors[0].pointer]).to.deep.equal([422, '/outcome']);
    const nobody = path.replace(candidateId, 'cand_01kaexample0000000000000000');
    expect((await tenant.post(nobody, { outcome: 'good' })).status).to.equal(404);
    expect((await tenant.get(nobody)).status).to.equal(404);
    expect((await (await aTenant()).get(path)).status).to.equal(404);
    expect((await tenant.get('/v1/jobs/job_01kaexample0000000000000000/calibration')).status).to.equal(404);
  });

  it('is erased with the candidate, the answer that a repetition would get included', async () => {
    const { id } = await tenant.candidate({ profile: A_PROFILE });
    const where = `/v1/jobs/${jobId}/candidates/${String(id)}/feedback`;
    const headers = { 'idempotency-key': 'feedback-2' };
    await tenant.post(where, { outcome: 'rejected', reason: 'Said that Nora prefers the night shift.' }, headers);
    await tenant.delete(`/v1/candidates/${String(id)}`);
    expect((await tenant.get(where)).status).to.equal(404);
    const again = await tenant.post(
      where,
      { outcome: 'rejected', reason: 'Said that Nora prefers the night shift.' },
      headers,
    );
    expect([again.status, again.json.code]).to.deep.equal([410, 'erased']);
  });

  it('creates no event, and changes no score', async () => {
    const match = () => tenant.get(`/v1/jobs/${jobId}/candidates/${candidateId}`);
    const [score, events] = [(await match()).json.score, (await tenant.get('/v1/events?limit=1')).json.data[0].id];
    await tenant.post(path, { outcome: 'rejected' });
    expect((await match()).json.score).to.equal(score);
    expect((await tenant.get('/v1/events?limit=1')).json.data[0].id).to.equal(events);
  });

  describe('in a calibration', () => {
    let owner: TestTenant;
    let job: string;
    const give = async (count: number, profile: object, outcome: string) => {
      for (let at = 0; at < count; at += 1) {
        const { id } = (await owner.post('/v1/candidates', { profile })).json;
        await owner.post(`/v1/jobs/${job}/candidates/${String(id)}/feedback`, { outcome });
      }
    };
    before(async () => {
      owner = await aTenant();
      job = (await owner.job()).id as string;
    });

    it('says that few outcomes are too few, and advises nothing', async () => {
      await give(3, A_PROFILE, 'hired');
      const reply = await owner.get(`/v1/jobs/${job}/calibration`);
      expect(reply.status, reply.text).to.equal(200);
      const { auc, suggestedWeights, suggestedAuc, categories, findings } = reply.json;
      expect({ auc, suggestedWeights, suggestedAuc, categories }).to.deep.equal({
        ...{ auc: null, suggestedWeights: null, suggestedAuc: null, categories: [] },
      });
      expect(findings.map(({ code }: Json) => code)).to.include('calibration.too_few_outcomes');
    });

    it('says how scores agree, and that nothing is better than what agrees wholly', async () => {
      await give(12, A_PROFILE, 'hired');
      await give(17, OTHER, 'rejected');
      const calibration = await eventually(async () => {
        const { json } = await owner.get(`/v1/jobs/${job}/calibration`);
        return json.outcomes.compared === 32 ? json : undefined;
      });
      expect(calibration.outcomes).to.include({ favourable: 15, unfavourable: 17, notScored: 0 });
      expect(calibration.outcomes.byOutcome).to.include({ hired: 15, rejected: 17, good: 0 });
      expect(calibration.auc.value).to.equal(1);
      expect(calibration.auc.low).to.be.within(0.8, 0.99);
      expect(calibration.suggestedWeights).to.equal(null);
      expect(calibration.findings.map(({ code }: Json) => code)).to.have.members([
        'calibration.no_better_weights',
        'calibration.no_group_labels',
      ]);
      const all = (await owner.get('/v1/calibration')).json;
      expect({ ...all, jobId: job }).to.deep.equal(calibration);
    });
  });
});
