import { expect } from 'chai';
import { RESUME, skillsOf } from '../../support/a-resume-text.js';
import { A_JOB, A_PROFILE, aTenant, describeOnStores, type Reply, type TestTenant } from '../../support/a-service.js';

const outcome = ({ status, json }: Reply): unknown[] => [status, json.code];
const AD =
  'Backend developer\nWe look for somebody who builds services.\nRequirements\n- TypeScript and PostgreSQL\n- English B2';

describeOnStores('What is read without being stored', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const isEmpty = async (): Promise<void> => {
    for (const path of ['/v1/candidates', '/v1/jobs', '/v1/events']) {
      expect((await tenant.get(path)).json.data, path).to.deep.equal([]);
    }
  };

  it('is a resume as an enrichment reads it', async () => {
    const { status, json } = await tenant.post('/v1/parse/resume', { resume: { text: RESUME } });
    expect([status, json.object, json.enrichment.status, json.enrichment.id]).to.deep.equal([
      200,
      'parsed_resume',
      'succeeded',
      null,
    ]);
    await isEmpty();
    const stored = await tenant.candidate({ resume: { text: RESUME } });
    expect(json.profile).to.deep.equal(stored.profile);
    expect(skillsOf(json)).to.deep.equal(skillsOf(stored));
    expect(json.intelligence.evidence).to.deep.equal(stored.intelligence.evidence);
    expect(json.intelligence.possibleDuplicates).to.deep.equal([]);
  });

  it('is a file too, whose fault is answered at once', async () => {
    const file = (text: string) => ({
      resume: { filename: 'cv.txt', contentBase64: Buffer.from(text).toString('base64') },
    });
    const { json } = await tenant.post('/v1/parse/resume', file(RESUME));
    expect(json.profile.basics.name).to.equal('Mara Lindqvist');
    const broken = await tenant.post('/v1/parse/resume', file('%PDF-1.7\nnothing'));
    expect(outcome(broken)).to.deep.equal([422, 'unreadable_document']);
    expect(outcome(await tenant.post('/v1/parse/resume', {}))).to.deep.equal([422, 'validation_failed']);
    await isEmpty();
  });

  it('is an ad as that of a job, from text or from a file', async () => {
    const ad = { title: 'Backend developer', description: AD };
    const { status, json } = await tenant.post('/v1/parse/job', ad);
    expect([status, json.object]).to.deep.equal([200, 'parsed_job']);
    await isEmpty();
    const { intelligence } = (await tenant.post('/v1/jobs', ad)).json;
    expect(json.intelligence.requirements).to.deep.equal(intelligence.requirements);
    expect(json.intelligence.findings).to.deep.equal(intelligence.findings);
    const [skill] = json.intelligence.requirements.skills;
    expect(AD.slice(skill.start as number, skill.end as number)).to.equal(skill.quote);

    const contentBase64 = Buffer.from(AD).toString('base64');
    const fromFile = await tenant.post('/v1/parse/job', { file: { filename: 'ad.txt', contentBase64 } });
    expect(fromFile.json).to.deep.include({ title: 'Backend developer', description: AD });
    expect(fromFile.json.intelligence.requirements).to.deep.equal(intelligence.requirements);
    expect(outcome(await tenant.post('/v1/parse/job', { description: AD }))).to.deep.equal([422, 'validation_failed']);
    const both = await tenant.post('/v1/parse/job', { ...ad, file: { filename: 'ad.txt', contentBase64 } });
    expect(outcome(both)).to.deep.equal([422, 'validation_failed']);
  });

  it('names the member that has an unreadable file', async () => {
    const file = { filename: 'cv.pdf', contentBase64: Buffer.from('%PDF-1.7\nnothing').toString('base64') };
    const pointerOf = async (path: string, body: object) =>
      ((await tenant.post(path, body)).json.errors as { pointer: string }[])[0]?.pointer;
    expect(await pointerOf('/v1/parse/resume', { resume: file })).to.equal('/resume');
    expect(await pointerOf('/v1/parse/job', { file })).to.equal('/file');
    expect(await pointerOf('/v1/match', { candidate: { resume: file }, job: A_JOB })).to.equal('/candidate/resume');
  });

  it('takes a side by its id or by its members, and says so where both are sent', async () => {
    const { status, json } = await tenant.post('/v1/match', {
      candidate: { id: 'cand_none', profile: A_PROFILE },
      job: A_JOB,
    });
    expect(status).to.equal(422);
    expect(json.errors).to.deep.equal([
      {
        pointer: '/candidate/profile',
        code: 'unknown_member',
        detail: '"profile" cannot be sent together with the other members here.',
      },
    ]);
  });

  it('is an ad in the parts of a multipart body', async () => {
    const parts = [
      '--b\r\nContent-Disposition: form-data; name="job"\r\n\r\n{"title":"Deckhand"}',
      `\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="ad.txt"\r\n\r\n${AD}\r\n--b--\r\n`,
    ];
    const { status, json } = await tenant.post('/v1/parse/job', parts.join(''), {
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect([status, json.title, json.description]).to.deep.equal([200, 'Deckhand', AD]);
  });

  it('scores a pair as the stored records are scored', async () => {
    const candidate = await tenant.candidate({ profile: A_PROFILE });
    const job = await tenant.job();
    const stored = await tenant.get(`/v1/jobs/${String(job.id)}/candidates/${String(candidate.id)}`);
    const byId = await tenant.post('/v1/match', { candidate: { id: candidate.id }, job: { id: job.id } });
    expect(byId.json).to.deep.equal(stored.json);
    const { json } = await tenant.post('/v1/match', { candidate: { profile: A_PROFILE }, job: A_JOB });
    expect(json).to.deep.equal({ ...stored.json, jobId: null, candidateId: null });
    expect((await tenant.get('/v1/candidates')).json.data).to.have.length(1);
  });

  it('scores a resume by other weights', async () => {
    const pair = { candidate: { resume: { text: RESUME } }, job: { title: 'Zookeeper', description: AD } };
    const usual = await tenant.post('/v1/match', pair);
    const skillsOnly = await tenant.post('/v1/match', {
      ...pair,
      weights: { skills: 1, title: 0, experience: 0, seniority: 0, education: 0, languages: 0, certifications: 0 },
    });
    expect([usual.status, skillsOnly.status]).to.deep.equal([200, 200]);
    expect(skillsOnly.json.score).to.be.above(usual.json.score as number);
    await isEmpty();
  });

  it('scores nobody who is not there, or has not consented', async () => {
    const { id } = await tenant.candidate({ profile: A_PROFILE, consent: { matching: false } });
    for (const candidate of [{ id }, { id: 'cand_none' }]) {
      expect(outcome(await tenant.post('/v1/match', { candidate, job: A_JOB }))).to.deep.equal([404, 'not_found']);
    }
    const nowhere = { candidate: { profile: A_PROFILE }, job: { id: 'job_none' } };
    expect(outcome(await tenant.post('/v1/match', nowhere))).to.deep.equal([404, 'not_found']);
  });

  it('is kept under no Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'again' };
    const first = await tenant.post('/v1/parse/resume', { resume: { text: RESUME } }, headers);
    const second = await tenant.post('/v1/parse/resume', { resume: { text: `${RESUME}\nRust` } }, headers);
    expect([first.status, second.status]).to.deep.equal([200, 200]);
    expect(second.headers).not.to.have.property('idempotent-replayed');
  });
});
