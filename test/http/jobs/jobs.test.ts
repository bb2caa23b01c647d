import { expect } from 'chai';
import { A_BARE_JOB } from '../../../bootstrap/testing/builders/index.js';
import {
  A_JOB,
  aTenant,
  describeOnStores,
  eventually,
  type Json,
  type Reply,
  type TestTenant,
} from '../../support/a-service.js';

const outcome = ({ status, json }: Reply): unknown[] => [status, json?.code];
const pointers = ({ json }: Reply): string[] => (json.errors as { pointer: string }[]).map(({ pointer }) => pointer);

describeOnStores('A job', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const at = (job: Json): string => `/v1/jobs/${String(job.id)}`;
  const act = (job: Json, action: string, body?: unknown): Promise<Reply> => tenant.post(`${at(job)}/${action}`, body);

  describe('when created', () => {
    it('is a draft, answered with 201, its place and its version', async () => {
      const reply = await tenant.post('/v1/jobs', { title: 'Keeper' });
      expect(reply.status).to.equal(201);
      expect(reply.headers.location).to.equal(at(reply.json));
      expect(reply.headers.etag).to.equal('"1"');
      const { intelligence: _intelligence, id, createdAt, updatedAt, ...rest } = reply.json;
      expect(id).to.match(/^job_[0-9a-z]{26}$/);
      expect(createdAt).to.equal(updatedAt);
      expect(rest).to.deep.equal({ object: 'job', title: 'Keeper', ...A_BARE_JOB });
    });

    it('may say that it is a draft, and nothing else', async () => {
      expect((await tenant.post('/v1/jobs', { title: 'x', status: 'draft' })).status).to.equal(201);
      for (const status of ['published', 'closed', null]) {
        expect(pointers(await tenant.post('/v1/jobs', { title: 'x', status }))).to.deep.equal(['/status']);
      }
    });

    it('needs a title with words in it', async () => {
      for (const body of [{}, { title: '' }, { title: '  ' }, { title: null }, { title: 1 }]) {
        expect(new Set(pointers(await tenant.post('/v1/jobs', body)))).to.deep.equal(new Set(['/title']));
      }
    });

    it('keeps all that the caller gave, as it was given', async () => {
      const body = {
        externalId: 'r-1',
        title: 'Keeper',
        description: 'Keeps the lamp.',
        hiringOrganization: { name: 'Harbour Ltd' },
        department: 'Lights',
        employmentType: 'PART_TIME',
        jobLocationType: 'ONSITE',
        jobLocation: { city: 'Kiel', region: 'SH', countryCode: 'DE' },
        baseSalary: { currency: 'EUR', minValue: 10.5, maxValue: 12, unitText: 'HOUR' },
        validThrough: '2999-12-31',
        totalJobOpenings: 3,
        requirements: {
          skills: [{ name: 'Lamp oil', importance: 'preferred', minMonths: 12 }],
          experience: { minMonths: 12, maxMonths: null },
          education: { minLevel: 'bachelor' },
          languages: [{ code: 'de', minLevel: 'B2' }],
          certifications: ['Keeper II'],
          seniority: 'senior',
        },
        matching: { weights: { skills: 3, title: 1 } },
        tags: ['a'],
        customFields: { a: 1 },
      };
      expect((await tenant.post('/v1/jobs', body)).json).to.deep.include(body);
    });

    it('shows what it reads from the text beside what is stated', async () => {
      const { intelligence } = await tenant.job({
        description:
          'You write services in Kotlin and TypeScript, with at least three years of experience. We value Kafka.',
        requirements: { skills: [{ name: 'TypeScript' }] },
      });
      const { skills } = intelligence.requirements;
      expect((skills as Json[]).map(({ name, source }) => [name, source])).to.deep.include(['TypeScript', 'stated']);
      expect(intelligence.occupation.label).to.match(/back-?end/i);
      const { intelligence: parsed } = await tenant.job({ requirements: {} });
      const found = (parsed.requirements.skills as Json[]).find(({ name }) => name === 'TypeScript');
      expect(found.source).to.equal('parsed');
      expect(found.quote).to.equal(A_JOB.description.slice(found.start as number, found.end as number));
    });
  });

  describe('when published', () => {
    it('says when, and goes to the next version', async () => {
      const reply = await act(await tenant.job(), 'publish');
      expect(reply.json).to.include({ status: 'published', version: 2, closedAt: null });
      expect(reply.json.publishedAt).to.equal(reply.json.updatedAt);
      expect(reply.headers.etag).to.equal('"2"');
    });

    it('must meet every condition, and the answer lists all that it does not meet', async () => {
      const { json } = await tenant.post('/v1/jobs', { title: 'Person', description: 'x', validThrough: '2020-01-01' });
      const reply = await act(json, 'publish');
      expect(outcome(reply)).to.deep.equal([422, 'job_not_publishable']);
      expect((reply.json.errors as Json[]).map(({ pointer, code }) => [pointer, code])).to.deep.equal([
        ['/description', 'description_too_short'],
        ['/requirements', 'requirements_missing'],
        ['/jobLocation', 'location_missing'],
        ['/validThrough', 'valid_through_past'],
      ]);
      expect((await tenant.get(at(json))).json).to.include({ status: 'draft', version: 1 });
    });

    it('may name a location instead of being remote, and leave its requirements to the text', async () => {
      const place = { jobLocationType: 'ONSITE', jobLocation: { countryCode: 'DE' } };
      expect((await act(await tenant.job({ ...place, requirements: {} }), 'publish')).status).to.equal(200);
      for (const jobLocation of [null, {}]) {
        const refused = await act(await tenant.job({ jobLocationType: 'HYBRID', jobLocation }), 'publish');
        expect(pointers(refused)).to.deep.equal(['/jobLocation']);
      }
    });

    it('states no requirement with years that it leaves open', async () => {
      const description = 'We look for a nice person who loves to be with us each day of the week.';
      const asking = (experience: object): Promise<Json> =>
        tenant.job({ title: 'Person', description, requirements: { experience } });
      for (const experience of [{}, { minMonths: null }]) {
        expect(pointers(await act(await asking(experience), 'publish'))).to.deep.equal(['/requirements']);
      }
      expect((await act(await asking({ minMonths: 0 }), 'publish')).status).to.equal(200);
    });

    it('may be valid through today', async () => {
      const today = new Date().toISOString().slice(0, 10);
      expect((await act(await tenant.job({ validThrough: today }), 'publish')).status).to.equal(200);
    });
  });

  it('moves along the status table, and by no other way', async () => {
    const make = {
      draft: () => tenant.job(),
      published: () => tenant.published(),
      closed: async () => (await act(await tenant.job(), 'close')).json as Json,
    };
    const table = {
      draft: { publish: 'published', close: 'closed', reopen: null },
      published: { publish: null, close: 'closed', reopen: null },
      closed: { publish: null, close: null, reopen: 'draft' },
    };
    for (const from of ['draft', 'published', 'closed'] as const) {
      for (const action of ['publish', 'close', 'reopen'] as const) {
        const job = await make[from]();
        const to = table[from][action];
        const reply = await act(job, action);
        if (to === null) {
          expect(outcome(reply), `${from} ${action}`).to.deep.equal([409, 'invalid_job_transition']);
          expect(reply.json.currentStatus).to.equal(from);
          expect(reply.json.allowed).to.deep.equal(
            Object.entries(table[from]).flatMap(([name, possible]) => (possible === null ? [] : [name])),
          );
          expect((await tenant.get(at(job))).json.version).to.equal(job.version);
        } else {
          expect(reply.json.status, `${from} ${action}`).to.equal(to);
        }
      }
      expect(pointers(await tenant.patch(at(await make[from]()), { status: 'draft' }))).to.deep.equal(['/status']);
    }
  });

  it('changes status only at the version that the caller names', async () => {
    const job = await tenant.job();
    const under = (action: string, tag: string): Promise<Reply> =>
      tenant.post(`${at(job)}/${action}`, undefined, { 'if-match': tag });
    for (const [action, version] of [
      ['publish', 1],
      ['close', 2],
      ['reopen', 3],
    ] as const) {
      expect(outcome(await under(action, '"9"')), action).to.deep.equal([412, 'version_conflict']);
      expect(outcome(await under(action, `W/"${String(version)}"`)), action).to.deep.equal([412, 'version_conflict']);
      expect((await under(action, `"${String(version)}"`)).json.version, action).to.equal(version + 1);
    }
    expect((await under('close', '*')).json.status).to.equal('closed');
  });

  it('is closed with a reason, other where none is given', async () => {
    for (const reason of ['filled', 'cancelled', 'expired', 'duplicate', 'on_hold', 'other']) {
      const { json } = await act(await tenant.job(), 'close', { reason });
      expect(json).to.include({ status: 'closed', closeReason: reason });
      expect(json.closedAt).to.equal(json.updatedAt);
    }
    expect((await act(await tenant.job(), 'close')).json.closeReason).to.equal('other');
    for (const reason of ['done', null, '']) {
      expect(pointers(await act(await tenant.job(), 'close', { reason }))).to.deep.equal(['/reason']);
    }
  });

  it('forgets its closing when it is reopened', async () => {
    const job = await tenant.published();
    await act(job, 'close', { reason: 'filled' });
    const { json } = await act(job, 'reopen');
    expect(json).to.include({ status: 'draft', closedAt: null, closeReason: null, version: 4 });
    expect((await act(job, 'publish')).json.status).to.equal('published');
  });

  it('changes status once, however many ask at once', async () => {
    const job = await tenant.job();
    const replies = await Promise.all(Array.from({ length: 10 }, () => act(job, 'publish')));
    expect(replies.filter(({ status }) => status === 200)).to.have.length(1);
    expect(replies.filter(({ status }) => status === 409)).to.have.length(9);
    const events = await tenant.get(`/v1/events?type=job.published&resourceId=${String(job.id)}`);
    expect(events.json.data).to.have.length(1);
  });

  it('that is closed can be patched in three members only', async () => {
    const job = (await act(await tenant.job(), 'close')).json as Json;
    const allowed = { tags: ['x'], customFields: { a: 1 }, externalId: 'e' };
    expect((await tenant.patch(at(job), allowed)).json).to.deep.include(allowed);
    const refused = await tenant.patch(at(job), { title: 'New', department: 'x', tags: ['y'] });
    expect(outcome(refused)).to.deep.equal([422, 'validation_failed']);
    expect((refused.json.errors as Json[]).map(({ pointer, code }) => [pointer, code])).to.deep.equal([
      ['/title', 'job_closed'],
      ['/department', 'job_closed'],
    ]);
    expect((await tenant.get(at(job))).json.tags).to.deep.equal(['x']);
  });

  it('changes by merge patch, and is checked as a whole', async () => {
    const job = await tenant.job({
      jobLocation: { city: 'Kiel', countryCode: 'DE' },
      baseSalary: { currency: 'EUR', minValue: 10, maxValue: 20, unitText: 'HOUR' },
      customFields: { a: 1, b: { c: 2 } },
    });
    const { json } = await tenant.patch(at(job), {
      jobLocation: { city: null, region: 'SH' },
      baseSalary: { maxValue: 30 },
      customFields: { a: null, b: { d: 3 } },
      requirements: { seniority: 'lead' },
      description: null,
    });
    expect(json.jobLocation).to.deep.equal({ region: 'SH', countryCode: 'DE' });
    expect(json.baseSalary).to.deep.equal({ currency: 'EUR', minValue: 10, maxValue: 30, unitText: 'HOUR' });
    expect(json.customFields).to.deep.equal({ b: { c: 2, d: 3 } });
    expect(json.requirements).to.deep.equal({ ...A_JOB.requirements, seniority: 'lead' });
    expect(json.description).to.equal(null);
    expect(outcome(await tenant.patch(at(job), { baseSalary: { minValue: 31 } }))).to.deep.equal([
      422,
      'validation_failed',
    ]);
    const bare = await tenant.job();
    for (const [patch, pointer] of [
      [{ hiringOrganization: {} }, '/hiringOrganization/name'],
      [{ requirements: { education: {} } }, '/requirements/education/minLevel'],
    ] as const) {
      expect(pointers(await tenant.patch(at(bare), patch))).to.deep.equal([pointer]);
    }
    const whole = { hiringOrganization: { name: 'Harbour Ltd' }, requirements: { education: { minLevel: 'master' } } };
    await tenant.patch(at(bare), whole);
    const same = await tenant.patch(at(bare), { hiringOrganization: {}, requirements: { education: {} } });
    expect(same.json).to.deep.include({ hiringOrganization: whole.hiringOrganization, version: 2 });
    await tenant.patch(at(bare), { requirements: null });
    expect(pointers(await tenant.patch(at(bare), { baseSalary: { minValue: 31 } }))).to.include('/baseSalary/currency');
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${String(index)}`, index]));
    expect(pointers(await tenant.patch(at(job), { customFields: many }))).to.deep.equal(['/customFields']);
    const candidate = (await tenant.post('/v1/candidates', { profile: {}, customFields: { a: 1 } })).json;
    const refused = await tenant.patch(`/v1/candidates/${String(candidate.id)}`, { customFields: many });
    expect(pointers(refused)).to.deep.equal(['/customFields']);
  });

  it('is closed by the service when its validThrough passes', async () => {
    const job = await tenant.published({ validThrough: new Date(Date.now() + 1500).toISOString() });
    expect(job.status).to.equal('published');
    const closed = await eventually(async () => {
      const { json } = await tenant.get(at(job));
      return json.status === 'closed' && (json as Json);
    });
    expect(closed.closeReason).to.equal('expired');
    const event = (await tenant.get(`/v1/events?type=job.closed&resourceId=${String(job.id)}`)).json.data[0];
    expect(event.actor).to.deep.equal({ type: 'system', id: null });
    expect(event.data).to.include({ status: 'closed', reason: 'expired' });
    expect((await act(job, 'reopen')).json.status).to.equal('draft');
    expect(pointers(await act(job, 'publish'))).to.deep.equal(['/validThrough']);
  });

  it('shows its validThrough in UTC', async () => {
    expect((await tenant.job({ validThrough: '2999-01-01T01:00:00+01:00' })).validThrough).to.equal(
      '2999-01-01T00:00:00.000Z',
    );
  });

  it('says what the pool means for it, and follows the pool', async () => {
    const job = await tenant.published();
    const before = (await tenant.get(at(job))).json.intelligence;
    expect(before.supply.considered).to.equal(0);
    const candidate = await tenant.candidate({
      profile: { skills: [{ name: 'TypeScript' }], work: [{ position: 'Backend developer' }] },
    });
    const after = (await tenant.get(at(job))).json.intelligence;
    expect(after.supply.considered).to.equal(1);
    expect(after.stale).to.equal(false);
    expect((after.topCandidates as Json[]).map(({ candidateId }) => candidateId as string)).to.deep.equal([
      candidate.id,
    ]);
    expect(Object.values(after.supply.bands as Record<string, number>).reduce((sum, count) => sum + count, 0)).to.equal(
      1,
    );
  });
});
