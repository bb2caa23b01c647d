import { expect } from 'chai';
import {
  A_PROFILE,
  aService,
  aTenant,
  describeOnStores,
  type Json,
  type Reply,
  type TestTenant,
} from '../../support/a-service.js';
import { RESUME } from '../../support/a-resume-text.js';

const outcome = ({ status, json }: Reply): unknown[] => [status, json?.code];

describeOnStores('A candidate when created', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const at = (candidate: Json): string => `/v1/candidates/${String(candidate.id)}`;

  it('is answered with 201, its place and its version, and its enrichment is queued', async () => {
    const idle = await aService({ ROLE: 'api' });
    const reply = await (await idle.aTenant()).post('/v1/candidates', { profile: A_PROFILE });
    expect(reply.status).to.equal(201);
    expect(reply.headers.location).to.equal(at(reply.json));
    expect(reply.headers.etag).to.equal('"1"');
    expect(reply.json).to.include({
      object: 'candidate',
      status: 'active',
      externalId: null,
      version: 1,
      intelligence: null,
    });
    expect(reply.json.id).to.match(/^cand_[0-9a-z]{26}$/);
    expect(reply.json.enrichment).to.include({ status: 'queued', attempt: 1, finishedAt: null });
    const unsaid = { policyId: null, at: null, expiresAt: null };
    expect(reply.json.consent).to.deep.equal({
      ...{ matching: { given: true, ...unsaid }, storing: { given: true, ...unsaid } },
      marketing: { given: false, ...unsaid },
    });
    expect(reply.json.createdAt).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('needs a profile or a resume', async () => {
    for (const body of [{}, { tags: ['x'] }, { externalId: 'x' }]) {
      expect(outcome(await tenant.post('/v1/candidates', body))).to.deep.equal([422, 'validation_failed']);
    }
    for (const body of [{ profile: {} }, { resume: { text: 'Nora' } }]) {
      expect((await tenant.post('/v1/candidates', body)).status).to.equal(201);
    }
  });

  it('keeps all that the caller gave, as it was given', async () => {
    const body = {
      externalId: 'ats-1',
      status: 'unavailable',
      profile: { ...A_PROFILE, work: [{ ...A_PROFILE.work[0], startDate: '2019', endDate: '2024-12-03' }] },
      preferences: {
        remote: 'preferred',
        salary: { min: 60_000, currency: 'EUR', unit: 'YEAR' },
        noticeDays: 30,
        workAuthorization: ['DE'],
      },
      suppressedSkills: ['PHP'],
      tags: ['a', 'b'],
      customFields: { a: { b: [1, null, 'x'] } },
      consent: {
        matching: { given: true, policyId: 'p1', at: '2026-05-01T09:00:00.000Z', expiresAt: null },
        storing: { given: true, policyId: 'p2', at: null, expiresAt: '2099-05-01T09:00:00.000Z' },
        marketing: { given: true, policyId: null, at: null, expiresAt: null },
      },
    };
    const { json } = await tenant.post('/v1/candidates', body);
    expect(json).to.deep.include(body);
  });

  it('shows times in UTC, however they were given', async () => {
    const { json } = await tenant.post('/v1/candidates', {
      profile: {},
      consent: { at: '2026-05-01T11:00:00+02:00' },
    });
    expect(json.consent.matching.at).to.equal('2026-05-01T09:00:00.000Z');
  });

  it('is checked in every member', async () => {
    const { json } = await tenant.post('/v1/candidates', {
      profile: {
        basics: { email: 'no', location: { countryCode: 'Germany' } },
        work: [{ startDate: '2021-13', colour: 1 }],
      },
      preferences: { salary: { min: -1, currency: 'EUR' }, availableFrom: 'soon', remote: 'maybe' },
      resume: { text: '', filename: 'x' },
      status: 'published',
      consent: { matching: 'yes' },
      intelligence: {},
    });
    const pointers = (json.errors as { pointer: string }[]).map(({ pointer }) => pointer);
    for (const pointer of [
      '/profile/basics/email',
      '/profile/basics/location/countryCode',
      '/profile/work/0/startDate',
      '/profile/work/0/colour',
      '/preferences/salary/min',
      '/preferences/salary/unit',
      '/preferences/availableFrom',
      '/preferences/remote',
      '/status',
      '/consent/matching',
      '/intelligence',
    ]) {
      expect(pointers).to.include(pointer);
    }
    expect(pointers.some((pointer) => pointer.startsWith('/resume'))).to.equal(true);
  });

  it('can bring its resume as a file in base64', async () => {
    const file = {
      filename: 'cv.txt',
      contentBase64: Buffer.from(RESUME).toString('base64'),
      documentDate: '2026-01-31',
    };
    const { json } = await tenant.post('/v1/candidates', { resume: file });
    expect(json.resume).to.include({
      filename: 'cv.txt',
      contentType: 'text/plain',
      sizeBytes: RESUME.length,
      documentDate: '2026-01-31',
    });
    expect(json.resume.id).to.match(/^doc_/);
    expect(json.resume.sha256).to.match(/^[0-9a-f]{64}$/);
    expect((await tenant.enriched(json.id as string)).profile.basics.email).to.equal('mara.lindqvist@example.com');
    for (const contentBase64 of ['not base64!', 'ä']) {
      const reply = await tenant.post('/v1/candidates', { resume: { ...file, contentBase64 } });
      expect(reply.json.errors[0].pointer).to.equal('/resume/contentBase64');
    }
  });

  it('is refused at once where its file cannot be a resume', async () => {
    const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1').toString('base64');
    const noise = Buffer.from([0, 1, 2, 3, 0xfe, 0, 0x80, 0x81]).toString('base64');
    for (const contentBase64 of [png, noise]) {
      const reply = await tenant.post('/v1/candidates', { resume: { filename: 'cv.pdf', contentBase64 } });
      expect(outcome(reply)).to.deep.equal([422, 'unreadable_document']);
      expect(reply.json.errors[0]).to.include({ pointer: '/resume', code: 'unsupported_format' });
    }
    expect((await tenant.get('/v1/candidates')).json.data).to.deep.equal([]);
  });
});
