import { expect } from 'chai';
import { RESUME } from '../../support/a-resume-text.js';
import { A_JOB, A_PROFILE, aTenant, describeOnStores, type Json, type TestTenant } from '../../support/a-service.js';

const JSON_RESUME = 'application/vnd.jsonresume+json';
const JSON_LD = 'application/ld+json';

describeOnStores('Standards in and out', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const send = (path: string, type: string, body: Json) =>
    tenant.post(path, JSON.stringify(body), { 'content-type': type });

  it('show a candidate as a JSON Resume to whom accepts that', async () => {
    const { id } = await tenant.candidate({ resume: { text: RESUME } });
    const path = `/v1/candidates/${String(id)}`;
    const reply = await tenant.get(path, { accept: JSON_RESUME });
    expect(reply.headers['content-type']).to.equal(JSON_RESUME);
    expect(reply.headers.vary).to.match(/^Accept(,|$)/);
    expect(reply.json.basics.name).to.equal('Mara Lindqvist');
    expect(reply.json).to.not.have.any.keys('id', 'intelligence');
    const json = await tenant.get(path, { accept: `${JSON_RESUME};q=0.5, application/json` });
    expect(json.json.id).to.equal(id);
    expect(json.headers.vary).to.match(/^Accept(,|$)/);
    expect(reply.headers.etag).not.to.equal(json.headers.etag);
    expect((await tenant.get(path, { accept: JSON_RESUME, 'if-none-match': reply.headers.etag })).status).to.equal(304);
    expect((await tenant.get(path, { accept: JSON_RESUME, 'if-none-match': json.headers.etag })).status).to.equal(200);
    const changed = await tenant.patch(path, { tags: ['x'] }, { 'if-match': reply.headers.etag });
    expect(changed.status).to.equal(200);
    expect((await tenant.get(path, { accept: 'text/csv' })).status).to.equal(406);
  });

  it('make a candidate of a JSON Resume, and give it back', async () => {
    const resume = {
      ...A_PROFILE,
      interests: [{ name: 'Sailing' }],
      references: [{ name: 'N. N.', reference: 'Good.' }],
    };
    const made = await send('/v1/candidates', JSON_RESUME, resume);
    expect(made.status, made.text).to.equal(201);
    expect(made.json.profile).to.deep.equal(A_PROFILE);
    expect(made.json.customFields).to.deep.equal({ interests: resume.interests, references: resume.references });
    const { json } = await tenant.get(`/v1/candidates/${String(made.json.id)}`, { accept: JSON_RESUME });
    const { $schema: _schema, ...back } = json;
    expect(back).to.deep.equal(resume);
  });

  it('point into what was sent where it is at fault', async () => {
    const reply = await send('/v1/candidates', JSON_RESUME, { work: [{ startDate: 'long ago' }], hobbies: [] });
    expect(reply.status).to.equal(422);
    const pointers = (reply.json.errors as Json[]).map(({ pointer }) => pointer as string);
    expect(pointers).to.have.members(['/work/0/startDate', '/hobbies']);
    const job = await send('/v1/jobs', JSON_LD, { '@context': 'https://example.com', '@type': 'Person', title: 1 });
    expect((job.json.errors as Json[]).map(({ pointer }) => pointer as string)).to.include.members([
      '/@context',
      '/@type',
    ]);
    const unknown = await send('/v1/jobs', JSON_LD, {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'x',
      hobby: 1,
    });
    expect(unknown.json.errors[0]).to.include({ pointer: '/hobby', code: 'unknown_member' });
    expect((await send('/v1/candidates', JSON_LD, {})).status).to.equal(415);
    expect((await send('/v1/jobs', JSON_RESUME, {})).status).to.equal(415);
  });

  it('make a job of a JobPosting, and give it back with all that a job has no place for', async () => {
    const posting = {
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: A_JOB.title,
      description: `<p>${A_JOB.description}</p>`,
      datePosted: '2026-11-02',
      hiringOrganization: { '@type': 'Organization', name: 'Ferry Line', sameAs: 'https://ferry.example' },
      employmentType: ['FULL_TIME', 'CONTRACTOR'],
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Kiel', addressCountry: 'DE', postalCode: '24103' },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', value: 60000, unitText: 'YEAR' },
      },
      directApply: true,
    };
    const made = await send('/v1/jobs', JSON_LD, posting);
    expect(made.status, made.text).to.equal(201);
    expect(made.json).to.deep.include({
      hiringOrganization: { name: 'Ferry Line' },
      employmentType: 'FULL_TIME',
      jobLocation: { city: 'Kiel', countryCode: 'DE' },
      baseSalary: { currency: 'EUR', unitText: 'YEAR', minValue: 60000, maxValue: 60000 },
    });
    const path = `/v1/jobs/${String(made.json.id)}`;
    const back = await tenant.get(path, { accept: JSON_LD });
    expect(back.headers['content-type']).to.equal(JSON_LD);
    expect(back.json).to.deep.equal({ ...posting, totalJobOpenings: 1 });
    const patched = await tenant.patch(path, { employmentType: 'PART_TIME' });
    expect(patched.status).to.equal(200);
    expect((await tenant.get(path, { accept: JSON_LD })).json).to.deep.include({
      employmentType: 'PART_TIME',
      directApply: true,
    });
  });

  it('take a JobPosting as pages have it: contexts and types as lists, codes in small letters, countries by name', async () => {
    const posting = {
      '@context': ['https://schema.org', { '@language': 'de' }],
      '@type': ['JobPosting'],
      title: 'Baker',
      description: 'We need a baker who bakes bread rolls in Hamburg early in the morning, every day.',
      employmentType: 'full-time',
      jobLocation: {
        '@type': 'Place',
        address: { addressLocality: 'Hamburg', addressCountry: { '@type': 'Country', name: 'Deutschland' } },
      },
      baseSalary: { currency: 'EUR', value: { value: '3200', unitText: 'Month' } },
    };
    const headers = { 'content-type': 'application/ld+json' };
    const { status, json, text } = await tenant.post('/v1/jobs', posting, headers);
    expect(status, text).to.equal(201);
    expect(json).to.deep.include({
      employmentType: 'FULL_TIME',
      jobLocation: { city: 'Hamburg', countryCode: 'DE' },
      baseSalary: { currency: 'EUR', minValue: 3200, maxValue: 3200, unitText: 'MONTH' },
    });
    const back = (await tenant.get(`/v1/jobs/${String(json.id)}`, { accept: 'application/ld+json' })).json;
    const { '@context': _context, '@type': _type, ...members } = posting;
    const own = { '@context': 'https://schema.org/', '@type': 'JobPosting', totalJobOpenings: 1 };
    expect(back).to.deep.equal({ ...own, ...members });
    const bare = await tenant.post('/v1/jobs', { '@type': 'JobPosting', title: 'Baker' }, headers);
    expect(bare.status).to.equal(201);
    for (const body of [[posting], { '@graph': [posting] }, { ...posting, '@type': 'Event' }])
      expect((await tenant.post('/v1/jobs', body, headers)).status).to.equal(422);
  });

  it('say in findings what a JobPosting lacks for search engines', async () => {
    const bare = await tenant.job({ hiringOrganization: null, jobLocation: { city: 'Kiel' } });
    const codes = (bare.intelligence.findings as Json[]).filter(({ code }) => code === 'posting.member_missing');
    expect(codes.map(({ pointer }) => pointer as string)).to.have.members([
      '/hiringOrganization',
      '/jobLocation/countryCode',
    ]);
    const whole = await tenant.published({
      hiringOrganization: { name: 'Ferry Line' },
      jobLocation: { city: 'Kiel', countryCode: 'DE' },
    });
    expect((whole.intelligence.findings as Json[]).map(({ code }) => code as string)).not.to.include(
      'posting.member_missing',
    );
    const { json } = await tenant.get(`/v1/jobs/${String(whole.id)}`, { accept: JSON_LD });
    expect(json).to.include.all.keys(
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'jobLocation',
      'jobLocationType',
      'applicantLocationRequirements',
    );
  });
});
