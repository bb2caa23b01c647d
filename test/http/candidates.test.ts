import { expect } from 'chai';
import {
  A_JOB,
  A_PROFILE,
  aService,
  aTenant,
  eventually,
  type Json,
  type Reply,
  type TestTenant,
} from '../support/a-service.js';

const outcome = ({ status, json }: Reply): unknown[] => [status, json?.code];
const RESUME = [
  'Mara Lindqvist',
  'Backend developer',
  'mara.lindqvist@example.com',
  '',
  'Experience',
  'Jan 2021 - Dec 2023 Backend developer, Nordlicht Systems',
  'Services in TypeScript, PHP and Kafka.',
  '',
  'Skills',
  'TypeScript, PHP, PostgreSQL',
].join('\n');
const skillsOf = ({ intelligence }: Json): string[] =>
  (intelligence.skills as { name: string }[]).map(({ name }) => name);

describe('A candidate', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const at = (candidate: Json): string => `/v1/candidates/${String(candidate.id)}`;

  describe('when created', () => {
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
      expect(reply.json.consent).to.deep.equal({ matching: true, policyId: null, at: null });
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
        consent: { matching: true, policyId: 'p1', at: '2026-05-01T09:00:00.000Z' },
      };
      const { json } = await tenant.post('/v1/candidates', body);
      expect(json).to.deep.include(body);
    });

    it('shows times in UTC, however they were given', async () => {
      const { json } = await tenant.post('/v1/candidates', {
        profile: {},
        consent: { at: '2026-05-01T11:00:00+02:00' },
      });
      expect(json.consent.at).to.equal('2026-05-01T09:00:00.000Z');
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
      const reply = await tenant.post('/v1/candidates', { resume: { filename: 'cv.pdf', contentBase64: png } });
      expect(outcome(reply)).to.deep.equal([422, 'unreadable_document']);
      expect(reply.json.errors[0]).to.include({ pointer: '/resume', code: 'unsupported_format' });
      expect((await tenant.get('/v1/candidates')).json.data).to.deep.equal([]);
    });
  });

  describe('with a resume', () => {
    it('is read: profile, intelligence, provenance and evidence', async () => {
      const candidate = await tenant.candidate({ resume: { text: RESUME, documentDate: '2026-05-01' } });
      expect(candidate.enrichment.status).to.equal('succeeded');
      expect((candidate.enrichment.stages as Json[]).map(({ name, status }) => [name, status])).to.deep.equal([
        ['extract', 'succeeded'],
        ['parse', 'succeeded'],
        ['normalize', 'succeeded'],
        ['infer', 'succeeded'],
      ]);
      expect(candidate.profile.basics.name).to.equal('Mara Lindqvist');
      expect(skillsOf(candidate)).to.include.members(['TypeScript', 'PostgreSQL']);
      expect(candidate.intelligence.provenance.basics).to.equal('resume');
      expect(candidate.intelligence.stale).to.equal(false);
      for (const { quote, start, end } of candidate.intelligence.evidence as Json[]) {
        expect(RESUME.slice(start as number, end as number)).to.equal(quote);
      }
    });

    it('shows the caller’s section, whole, where there are two', async () => {
      const candidate = await tenant.candidate({ resume: { text: RESUME }, profile: { basics: { name: 'Mara L.' } } });
      expect(candidate.profile.basics).to.deep.equal({ name: 'Mara L.' });
      expect(candidate.profile.work[0].name).to.contain('Nordlicht');
      expect(candidate.intelligence.provenance).to.include({ basics: 'caller', work: 'resume' });
    });

    it('lets the resume through again where the caller’s section is dropped by null', async () => {
      const candidate = await tenant.candidate({ resume: { text: RESUME }, profile: { basics: { name: 'Mara L.' } } });
      const { json } = await tenant.patch(at(candidate), { profile: { basics: null } });
      expect(json.profile.basics.email).to.equal('mara.lindqvist@example.com');
      expect(json.intelligence.provenance.basics).to.equal('resume');
      await tenant.patch(at(candidate), { profile: { basics: { name: 'X' }, skills: [{ name: 'COBOL' }] } });
      const dropped = await tenant.patch(at(candidate), { profile: null });
      expect(dropped.json.profile.basics.name).to.equal('Mara Lindqvist');
      expect(dropped.json.intelligence.provenance.skills).to.equal('resume');
    });

    it('hides a section of the resume by [] and {}', async () => {
      const candidate = await tenant.candidate({ resume: { text: RESUME } });
      const { json } = await tenant.patch(at(candidate), { profile: { basics: {}, work: [] } });
      expect(json.profile.basics).to.deep.equal({});
      expect(json.profile.work).to.deep.equal([]);
      expect(json.intelligence.provenance).to.include({ basics: 'caller', work: 'caller', skills: 'resume' });
      expect(json.intelligence.experience.totalMonths).to.equal(null);
    });

    it('keeps what the caller said when it is enriched again', async () => {
      const candidate = await tenant.candidate({ resume: { text: RESUME }, profile: { basics: { name: 'Mara L.' } } });
      const reply = await tenant.post(`${at(candidate)}/enrich`);
      expect(reply.status).to.equal(202);
      expect(reply.json).to.include({ object: 'enrichment', candidateId: candidate.id, status: 'queued' });
      expect(reply.json.id).not.to.equal(candidate.enrichment.id);
      const again = await tenant.enriched(candidate.id as string);
      expect(again.enrichment.id).to.equal(reply.json.id);
      expect(again.profile).to.deep.equal(candidate.profile);
    });

    it('gets the enrichment that is queued already', async () => {
      const { json } = await tenant.post('/v1/candidates', { resume: { text: RESUME } });
      const replies = await Promise.all([1, 2, 3].map(() => tenant.post(`${at(json)}/enrich`)));
      const queued = replies.filter((reply) => reply.json.status === 'queued');
      expect(new Set(queued.map((reply) => reply.json.id as string)).size).to.be.at.most(2);
    });

    it('is read anew when the resume is replaced, and forgets the old one', async () => {
      const candidate = await tenant.candidate({ resume: { text: RESUME } });
      const { json } = await tenant.patch(at(candidate), {
        resume: { text: RESUME.replaceAll('Mara', 'Nele').replace('PHP', 'Rust') },
      });
      expect(json.enrichment.status).to.be.oneOf(['queued', 'running', 'succeeded']);
      const read = await tenant.enriched(candidate.id as string);
      expect(read.profile.basics.name).to.equal('Nele Lindqvist');
      expect(read.resume.id).not.to.equal(candidate.resume.id);
    });

    it('loses what was read when the resume is taken away', async () => {
      const candidate = await tenant.candidate({ resume: { text: RESUME }, profile: { skills: [{ name: 'Rust' }] } });
      const { json } = await tenant.patch(at(candidate), { resume: null });
      expect(json.resume).to.equal(null);
      expect(json.profile).to.deep.equal({ skills: [{ name: 'Rust' }] });
      expect(skillsOf(json)).to.deep.equal(['Rust']);
      expect(JSON.stringify(json)).not.to.contain('Lindqvist');
    });

    it('fails honestly where the file cannot be read, and is kept', async () => {
      const pdf = Buffer.from('%PDF-1.7\nbroken').toString('base64');
      const candidate = await tenant.candidate({
        resume: { filename: 'cv.pdf', contentBase64: pdf },
        externalId: 'kept',
      });
      expect(candidate.enrichment.status).to.equal('failed');
      expect(candidate.enrichment.error.code).to.be.oneOf(['corrupt', 'no_text']);
      expect(candidate.resume.filename).to.equal('cv.pdf');
      expect(candidate.profile).to.deep.equal({});
      const events = await tenant.get(`/v1/events?type=candidate.enrichment.failed&resourceId=${String(candidate.id)}`);
      expect(events.json.data[0].data).to.deep.include({ enrichmentId: candidate.enrichment.id, status: 'failed' });
    });
  });

  describe('when changed', () => {
    it('changes by merge patch', async () => {
      const candidate = await tenant.candidate({
        profile: A_PROFILE,
        customFields: { a: 1, b: { c: 1, d: 2 } },
        preferences: { remote: 'no', noticeDays: 3 },
      });
      const { json } = await tenant.patch(at(candidate), {
        customFields: { a: null, b: { c: null, e: 3 } },
        preferences: { noticeDays: null, willingToRelocate: true },
        profile: { basics: { label: null, phone: '+49 30 1234567' } },
        tags: ['x'],
      });
      expect(json.customFields).to.deep.equal({ b: { d: 2, e: 3 } });
      expect(json.preferences).to.deep.equal({ remote: 'no', willingToRelocate: true });
      expect(json.profile.basics).to.deep.equal({
        name: 'Nora Quist',
        email: 'nora.quist@example.com',
        phone: '+49 30 1234567',
      });
      expect(json.profile.work).to.deep.equal(A_PROFILE.work);
      const emptied = await tenant.patch(at(candidate), {
        customFields: null,
        preferences: null,
        tags: null,
        consent: null,
        externalId: null,
      });
      expect(emptied.json).to.deep.include({ customFields: {}, preferences: null, tags: [] });
    });

    it('takes no member that is not the caller’s to change', async () => {
      const candidate = await tenant.candidate({ profile: A_PROFILE });
      for (const name of [
        'id',
        'object',
        'version',
        'createdAt',
        'updatedAt',
        'enrichment',
        'intelligence',
        'tenantId',
        'callerLayer',
      ]) {
        const reply = await tenant.patch(at(candidate), { [name]: 'x' });
        expect(reply.json.errors, name).to.deep.equal([
          { pointer: `/${name}`, code: 'unknown_member', detail: `"${name}" is not known here.` },
        ]);
      }
      expect((await tenant.patch(at(candidate), { status: null })).status).to.equal(422);
    });

    it('is understood anew at once', async () => {
      const candidate = await tenant.candidate({ profile: A_PROFILE });
      const { json } = await tenant.patch(at(candidate), { profile: { skills: [{ name: 'Rust' }] } });
      expect(skillsOf(json)).to.include('Rust');
      expect(skillsOf(json)).to.include('TypeScript');
      expect(json.intelligence.inputHash).not.to.equal(candidate.intelligence.inputHash);
    });

    it('never shows or matches a suppressed skill, by any of its names', async () => {
      const job = await tenant.published({
        requirements: { skills: [{ name: 'PostgreSQL', importance: 'required' }] },
      });
      const candidate = await tenant.candidate({ profile: A_PROFILE });
      expect(skillsOf(candidate)).to.include('PostgreSQL');
      const { json } = await tenant.patch(at(candidate), { suppressedSkills: ['postgres'] });
      expect(skillsOf(json)).not.to.include('PostgreSQL');
      expect(JSON.stringify(json.intelligence.skills)).not.to.match(/postgre/i);
      const match = (await tenant.get(`/v1/jobs/${String(job.id)}/candidates/${String(candidate.id)}`)).json;
      expect(match.categories[0].found).to.deep.equal([]);
      expect((await tenant.get('/v1/candidates?skill=PostgreSQL')).json.data).to.deep.equal([]);
      await tenant.post(`${at(candidate)}/enrich`);
      expect(skillsOf(await tenant.enriched(candidate.id as string))).not.to.include('PostgreSQL');
    });

    it('earns a suppressed skill by no narrower one either, and is found by it nowhere', async () => {
      const job = await tenant.published({ requirements: { skills: [{ name: 'SQL' }, { name: 'TypeScript' }] } });
      const path = `/v1/jobs/${String(job.id)}/candidates`;
      const candidate = await tenant.candidate({ profile: A_PROFILE });
      const found = async (): Promise<string[]> =>
        (await tenant.get(`${path}/${String(candidate.id)}`)).json.categories[0].found as string[];
      const counted = async (): Promise<number[]> =>
        Promise.all(
          ['/v1/candidates?skill=PostgreSQL', `${path}?skill=SQL`].map(
            async (list) => ((await tenant.get(list)).json.data as Json[]).length,
          ),
        );
      expect([await found(), await counted()]).to.deep.equal([
        ['SQL', 'TypeScript'],
        [1, 1],
      ]);
      const { json } = await tenant.patch(at(candidate), { suppressedSkills: ['SQL'] });
      expect([await found(), await counted()]).to.deep.equal([['TypeScript'], [0, 0]]);
      expect(skillsOf(json)).to.include('TypeScript').and.not.include('PostgreSQL');
    });
  });

  describe('without consent to matching', () => {
    it('is in no match, no similar list, no top list, and is again once it consents', async () => {
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
  });

  describe('like others', () => {
    it('is found with what is shared and what differs, best first, and never itself', async () => {
      const one = await tenant.candidate({ profile: A_PROFILE });
      const like = await tenant.candidate({
        profile: {
          ...A_PROFILE,
          basics: { name: 'Like', label: 'Backend developer', location: { city: 'Kiel' } },
          skills: [{ name: 'TypeScript' }, { name: 'Rust' }],
        },
        externalId: 'like',
      });
      const unlike = await tenant.candidate({
        profile: {
          basics: { name: 'Unlike' },
          work: [{ position: 'Nurse', startDate: '2020-01', endDate: '2021-01', summary: 'Patient care.' }],
        },
      });
      const { json } = await tenant.get(`${at(one)}/similar`);
      const found = json.data as Json[];
      expect(found[0].candidate).to.deep.equal({
        id: like.id,
        externalId: 'like',
        name: 'Like',
        label: 'Backend developer',
        location: { city: 'Kiel' },
        status: 'active',
      });
      expect(found[0].score).to.be.within(1, 100);
      expect(found[0].shared.skills).to.include('TypeScript');
      expect(found[0].differences.onlyOther).to.include('Rust');
      expect(found.map(({ score }) => score as number)).to.deep.equal(
        found.map(({ score }) => score as number).sort((a, b) => b - a),
      );
      expect(found.map(({ candidate }) => candidate.id as string)).not.to.include(one.id);
      const high = (await tenant.get(`${at(one)}/similar?minScore=${String(found[0].score)}`)).json.data as Json[];
      expect(high.map(({ candidate }) => candidate.id as string)).not.to.include(unlike.id);
    });

    it('takes its filters, and up to 50', async () => {
      const one = await tenant.candidate({ profile: A_PROFILE });
      const other = (name: string) => ({ ...A_PROFILE, basics: { name } });
      const hired = await tenant.candidate({ profile: other('Hired'), status: 'hired' });
      await tenant.candidate({ profile: other('Active') });
      const ids = async (query: string) =>
        ((await tenant.get(`${at(one)}/similar?${query}`)).json.data as Json[]).map(
          ({ candidate }) => candidate.id as string,
        );
      expect(await ids('status=hired')).to.deep.equal([hired.id]);
      expect(await ids('')).not.to.include(hired.id);
      expect(await ids('limit=1')).to.have.length(1);
      expect(await ids('skill=COBOL')).to.deep.equal([]);
      for (const query of ['limit=51', 'limit=0', 'minScore=101', 'minScore=x', 'status=x', 'cursor=x']) {
        expect(outcome(await tenant.get(`${at(one)}/similar?${query}`)), query).to.deep.equal([
          422,
          'validation_failed',
        ]);
      }
    });

    it('is never a likely duplicate of the same person', async () => {
      const one = await tenant.candidate({ profile: A_PROFILE });
      const twin = await tenant.candidate({ profile: A_PROFILE });
      expect(twin.intelligence.possibleDuplicates).to.deep.equal([
        { candidateId: one.id, confidence: 0.992, matchedOn: ['email', 'name', 'position'] },
      ]);
      expect((await tenant.get(`${at(one)}/similar`)).json.data).to.deep.equal([]);
      const event = await eventually(
        async () => (await tenant.get('/v1/events?type=candidate.duplicate_detected')).json.data[0] as Json,
      );
      expect(event.resource.id).to.equal(twin.id);
      expect(event.data).to.deep.equal({ candidateIds: [one.id] });
    });
  });

  it('is a possible duplicate of one with another address, by name and position, and both are told apart from a namesake', async () => {
    const profile = (name: string, email: string, startDate: string) => ({
      basics: { name, email },
      work: [{ name: 'Ostwind Harbour GmbH', position: 'Crane operator', startDate }],
    });
    const one = await tenant.candidate({ profile: profile('Zoë Marie Quist', 'zq@example.com', '2018-04') });
    const namesake = await tenant.candidate({ profile: profile('Zoe Quist', 'quist@example.net', '2023-01') });
    expect(namesake.intelligence.possibleDuplicates).to.deep.equal([]);
    const other = await tenant.candidate({ profile: profile('Quist, Zoe', 'zoe@example.org', '2018-04') });
    expect(other.intelligence.possibleDuplicates).to.deep.equal([
      { candidateId: one.id, confidence: 0.72, matchedOn: ['name', 'position'] },
    ]);
    const similar = (await tenant.get(`${at(one)}/similar`)).json.data as Json[];
    expect(similar.map(({ candidate }) => candidate.id)).to.deep.equal([namesake.id]);
  });

  describe('when deleted', () => {
    it('is erased everywhere; events without personal data stay', async () => {
      const job = await tenant.published();
      const other = await tenant.candidate({ profile: { ...A_PROFILE, basics: { name: 'Other' } } });
      const candidate = await tenant.candidate({ resume: { text: RESUME }, externalId: 'gone', tags: ['secret-tag'] });
      const deleted = await tenant.delete(at(candidate));
      expect([deleted.status, deleted.json]).to.deep.equal([
        200,
        { id: candidate.id, object: 'candidate', deleted: true },
      ]);
      for (const path of ['', '/similar', '/jobs'])
        expect((await tenant.get(at(candidate) + path)).status).to.equal(404);
      expect((await tenant.post(`${at(candidate)}/enrich`)).status).to.equal(404);
      expect((await tenant.patch(at(candidate), { tags: [] })).status).to.equal(404);
      expect((await tenant.delete(at(candidate))).status).to.equal(404);
      expect((await tenant.get(`/v1/jobs/${String(job.id)}/candidates/${String(candidate.id)}`)).status).to.equal(404);
      for (const path of [
        '/v1/candidates',
        '/v1/candidates?q=lindqvist',
        '/v1/candidates?email=mara.lindqvist@example.com',
        '/v1/candidates?externalId=gone',
        '/v1/candidates?tag=secret-tag',
        `/v1/jobs/${String(job.id)}`,
        `/v1/jobs/${String(job.id)}/candidates`,
        `${at(other)}/similar`,
        '/v1/events',
      ]) {
        const { text } = await tenant.get(path);
        expect(text, path).not.to.match(/lindqvist|secret-tag/i);
        if (path !== '/v1/events') expect(text, path).not.to.contain(candidate.id);
      }
      const events = (await tenant.get(`/v1/events?resourceId=${String(candidate.id)}`)).json.data as Json[];
      expect(events[0].type).to.equal('candidate.deleted');
      expect(events.at(-1).type).to.equal('candidate.created');
    });

    it('stays gone when an enrichment was under way', async () => {
      const { json } = await tenant.post('/v1/candidates', { resume: { text: RESUME } });
      await tenant.delete(at(json));
      await tenant.candidate({ resume: { text: RESUME } });
      expect((await tenant.get(at(json))).status).to.equal(404);
      expect((await tenant.get('/v1/candidates')).json.data).to.have.length(1);
    });
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
