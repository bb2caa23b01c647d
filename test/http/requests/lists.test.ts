import { expect } from 'chai';
import fc from 'fast-check';
import { type Caller, SYSTEM } from '../../../core/index.js';
import {
  A_JOB,
  A_PROFILE,
  aTenant,
  describeOnStores,
  pause,
  theService,
  type Json,
  type Reply,
  type TestService,
  type TestTenant,
} from '../../support/a-service.js';
import { aReceiver } from '../../support/a-receiver.js';

let service: TestService;
const outcome = ({ status, json }: Reply): unknown[] => [status, json?.code];
const ids = ({ json }: Reply): string[] => (json.data as { id: string }[]).map(({ id }) => id);
const callerOf = (tenant: TestTenant): Caller => ({ tenantId: tenant.tenant.id, actor: SYSTEM, requestId: null });

/** So many jobs, one after the other, oldest first. */
async function someJobs(tenant: TestTenant, count: number): Promise<string[]> {
  const made: string[] = [];
  for (let index = 0; index < count; index += 1) {
    made.push((await service.app.createJob.execute(callerOf(tenant), { title: `Job ${String(index)}` })).id);
  }
  return made;
}

/** All pages, by following the links. */
async function pages(
  tenant: TestTenant,
  first: string,
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Reply[]> {
  const seen: Reply[] = [];
  for (let path: string | undefined = first; path !== undefined;) {
    const reply: Reply = await tenant.get(path);
    expect(reply.status, reply.text).to.equal(200);
    seen.push(reply);
    const link = /^<([^>]+)>; rel="next"$/.exec(String(reply.headers.link ?? ''));
    expect(reply.json.hasMore).to.equal(link !== null);
    if (link) expect(new URLSearchParams(link[1]?.split('?')[1]).get('cursor')).to.equal(reply.json.nextCursor);
    else expect(reply.json.nextCursor).to.equal(null);
    path = link?.[1];
    await between();
  }
  return seen;
}

describeOnStores('A list', () => {
  before(async () => {
    service = await theService();
  });

  it('refuses a query of more than a hundred parameters with one fault', async () => {
    const tenant = await aTenant();
    for (const path of ['/v1/candidates', '/v1/jobs', '/v1/events', '/v1/webhooks']) {
      const reply = await tenant.get(`${path}?${'q=a&'.repeat(100)}q=a`);
      expect(outcome(reply), path).to.deep.equal([422, 'validation_failed']);
      const detail = 'The query must have at most 100 parameters (got 101).';
      expect(reply.json.errors).to.deep.equal([{ parameter: '', code: 'too_big', detail }]);
    }
  });

  it('has 25 rows a page where nothing is said, newest first, and a link to the next', async () => {
    const tenant = await aTenant();
    const made = await someJobs(tenant, 60);
    const all = await pages(tenant, '/v1/jobs');
    expect(all.map(({ json }) => json.data.length as number)).to.deep.equal([25, 25, 10]);
    expect(all.flatMap(ids)).to.deep.equal(made.reverse());
  });

  it('has 1 to 100 rows a page', async () => {
    const tenant = await aTenant();
    await someJobs(tenant, 101);
    for (const limit of [1, 50, 100])
      expect((await tenant.get(`/v1/jobs?limit=${String(limit)}`)).json.data).to.have.length(limit);
    for (const limit of ['0', '101', '-1', '1.5', '1e1', 'ten', '', ' 5', '99999999999999999999', '5&limit=6']) {
      const reply = await tenant.get(`/v1/jobs?limit=${limit}`);
      expect(outcome(reply), limit).to.deep.equal([422, 'validation_failed']);
      expect(reply.json.errors[0].parameter).to.equal('limit');
    }
  });

  it('ends exactly at the last row', async () => {
    const tenant = await aTenant();
    await someJobs(tenant, 4);
    expect((await pages(tenant, '/v1/jobs?limit=2')).map((reply) => ids(reply).length)).to.deep.equal([2, 2]);
    expect((await (await aTenant()).get('/v1/jobs')).json).to.deep.equal({
      object: 'list',
      data: [],
      hasMore: false,
      nextCursor: null,
    });
  });

  it('is sorted as asked', async () => {
    const tenant = await aTenant();
    const made = await someJobs(tenant, 4);
    await pause(2);
    await tenant.patch(`/v1/jobs/${made[1]!}`, { tags: ['changed'] });
    const [a, b, c, d] = made;
    expect(ids(await tenant.get('/v1/jobs?sort=createdAt'))).to.deep.equal([a, b, c, d]);
    expect(ids(await tenant.get('/v1/jobs?sort=-createdAt'))).to.deep.equal([d, c, b, a]);
    expect(ids(await tenant.get('/v1/jobs?sort=updatedAt')).at(-1)).to.equal(b);
    expect(ids(await tenant.get('/v1/jobs?sort=-updatedAt'))[0]).to.equal(b);
    for (const sort of ['createdAt', '-updatedAt', 'updatedAt']) {
      const whole = ids(await tenant.get(`/v1/jobs?sort=${sort}`));
      expect((await pages(tenant, `/v1/jobs?sort=${sort}&limit=1`)).flatMap(ids)).to.deep.equal(whole);
    }
    for (const sort of ['title', '+createdAt', 'CREATEDAT', '', '-id', 'createdAt,title']) {
      expect(outcome(await tenant.get(`/v1/jobs?sort=${sort}`)), sort).to.deep.equal([422, 'validation_failed']);
    }
  });

  it('of jobs takes each of its filters', async () => {
    const tenant = await aTenant();
    const one = await tenant.published({ externalId: 'one', tags: ['red', 'blue'] });
    await pause(5);
    const two = await tenant.job({
      title: 'Lighthouse keeper',
      description: 'Keeps the lamp.',
      requirements: {},
      tags: ['blue'],
    });
    const both = [two.id, one.id];
    for (const [query, expected] of [
      ['status=published', [one.id]],
      ['status=draft', [two.id]],
      ['status=closed', []],
      ['tag=red', [one.id]],
      ['tag=blue', both],
      ['tag=blu', []],
      ['externalId=one', [one.id]],
      ['externalId=One', []],
      ['skill=TypeScript', [one.id]],
      ['skill=typescript', [one.id]],
      ['skill=TS', [one.id]],
      ['skill=COBOL', []],
      ['skill=COBOL&skill=TS', [one.id]],
      ['status=draft&status=closed', [two.id]],
      ['q=lighthouse', [two.id]],
      ['q=LIGHT', []],
      ['q=lamp+keeper', [two.id]],
      ['q=lamp+typescript', []],
      ['q=K%C3%A9eper', [two.id]],
      [`createdAfter=${encodeURIComponent(one.createdAt as string)}`, [two.id]],
      [`createdBefore=${encodeURIComponent(two.createdAt as string)}`, [one.id]],
      [`updatedAfter=${encodeURIComponent(one.updatedAt as string)}`, [two.id]],
      [`updatedBefore=${encodeURIComponent(two.updatedAt as string)}`, [one.id]],
      ['tag=blue&status=draft', [two.id]],
    ] as [string, string[]][]) {
      expect(ids(await tenant.get(`/v1/jobs?${query}`)), query).to.deep.equal(expected);
    }
  });

  it('of candidates takes each of its filters', async () => {
    const tenant = await aTenant();
    const one = await tenant.candidate({ profile: A_PROFILE, externalId: 'one', tags: ['red'] });
    await pause(5);
    const two = await tenant.candidate({
      profile: { basics: { name: 'Anna-Zoë Typewriter', summary: 'Sails.' } },
      status: 'hired',
    });
    for (const [query, expected] of [
      ['status=active', [one.id]],
      ['status=hired', [two.id]],
      ['status=archived', []],
      ['tag=red', [one.id]],
      ['externalId=one', [one.id]],
      ['skill=PostgreSQL', [one.id]],
      ['skill=postgres', [one.id]],
      ['email=nora.quist@example.com', [one.id]],
      ['email=NORA.QUIST@EXAMPLE.COM', [one.id]],
      ['email=quist@example.com', []],
      ['q=nora', [one.id]],
      ['q=zoe', [two.id]],
      ['q=type', []],
      ['q=backend', [one.id]],
      ['q=sails', [two.id]],
      [`createdAfter=${encodeURIComponent(one.createdAt as string)}`, [two.id]],
      [`createdBefore=${encodeURIComponent(two.createdAt as string)}`, [one.id]],
      [`updatedAfter=${encodeURIComponent(one.updatedAt as string)}`, [two.id]],
      [`updatedBefore=${encodeURIComponent(two.createdAt as string)}`, [one.id]],
    ] as [string, string[]][]) {
      expect(ids(await tenant.get(`/v1/candidates?${query}`)), query).to.deep.equal(expected);
    }
    for (const query of [
      'status=published',
      'email=',
      'tag=',
      'q=',
      'q=%00',
      'createdAfter=2026-02-30T00:00:00Z',
      'updatedBefore=1700000000',
    ]) {
      expect(outcome(await tenant.get(`/v1/candidates?${query}`)), query).to.deep.equal([422, 'validation_failed']);
    }
  });

  it('compares moments, however they are written', async () => {
    const tenant = await aTenant();
    const { id, createdAt } = await tenant.job();
    const moment = Date.parse(createdAt as string);
    const inBerlin = (time: number) =>
      encodeURIComponent(new Date(time + 2 * 3600_000).toISOString().replace('Z', '+02:00'));
    expect(ids(await tenant.get(`/v1/jobs?createdAfter=${inBerlin(moment - 1000)}`))).to.deep.equal([id]);
    expect(ids(await tenant.get(`/v1/jobs?createdAfter=${inBerlin(moment + 1000)}`))).to.deep.equal([]);
    expect(ids(await tenant.get(`/v1/jobs?createdBefore=${inBerlin(moment + 1000)}`))).to.deep.equal([id]);
    const second = new Date(Math.floor(moment / 1000) * 1000 - 1).toISOString();
    const bare = new Date(Math.floor(moment / 1000) * 1000).toISOString().replace('.000', '');
    expect(ids(await tenant.get(`/v1/jobs?createdAfter=${second}`))).to.deep.equal([id]);
    if (moment % 1000 > 0) expect(ids(await tenant.get(`/v1/jobs?createdAfter=${bare}`))).to.deep.equal([id]);
  });

  it('finds nothing by a search without words', async () => {
    const tenant = await aTenant();
    await tenant.job();
    expect(outcome(await tenant.get('/v1/jobs?q=%21%21%21'))).to.deep.equal([422, 'validation_failed']);
  });

  it('is bound to its filters, its sort, its operation, its record and its tenant', async () => {
    const tenant = await aTenant();
    await someJobs(tenant, 3);
    await service.app.createCandidate.execute(callerOf(tenant), { profile: A_PROFILE });
    const { nextCursor } = (await tenant.get('/v1/jobs?limit=1&status=draft')).json;
    const cursor = encodeURIComponent(nextCursor as string);
    expect((await tenant.get(`/v1/jobs?limit=2&status=draft&cursor=${cursor}`)).status).to.equal(200);
    for (const path of [
      `/v1/jobs?cursor=${cursor}`,
      `/v1/jobs?status=closed&cursor=${cursor}`,
      `/v1/jobs?status=draft&tag=x&cursor=${cursor}`,
      `/v1/jobs?status=draft&sort=createdAt&cursor=${cursor}`,
      `/v1/candidates?cursor=${cursor}`,
      `/v1/events?cursor=${cursor}`,
      `/v1/webhooks?cursor=${cursor}`,
    ]) {
      expect(outcome(await tenant.get(path)), path).to.deep.equal([400, 'invalid_cursor']);
    }
    const other = await aTenant();
    await someJobs(other, 3);
    expect(outcome(await other.get(`/v1/jobs?status=draft&cursor=${cursor}`))).to.deep.equal([400, 'invalid_cursor']);
  });

  it('fits the same sort and filters where they are spelled out, and where they are left to their defaults', async () => {
    const tenant = await aTenant();
    const job = await tenant.published();
    for (let index = 0; index < 2; index += 1) await tenant.candidate({ profile: A_PROFILE });
    for (const [path, spelled] of [
      ['/v1/candidates?limit=1', 'sort=-createdAt'],
      ['/v1/events?limit=1', 'order=desc'],
      [`/v1/jobs/${String(job.id)}/candidates?limit=1`, 'status=active'],
    ] as const) {
      for (const [first, second] of [
        [path, `${path}&${spelled}`],
        [`${path}&${spelled}`, path],
      ] as const) {
        const cursor = encodeURIComponent((await tenant.get(first)).json.nextCursor as string);
        expect((await tenant.get(`${second}&cursor=${cursor}`)).status, second).to.equal(200);
      }
    }
  });

  it('of matches and deliveries is bound to its record', async () => {
    const tenant = await aTenant();
    const [one, two] = [await tenant.published(), await tenant.published({ title: 'Frontend developer' })];
    for (let index = 0; index < 3; index += 1) await tenant.candidate({ profile: A_PROFILE });
    const { nextCursor } = (await tenant.get(`/v1/jobs/${String(one.id)}/candidates?limit=1`)).json;
    const cursor = encodeURIComponent(nextCursor as string);
    expect((await tenant.get(`/v1/jobs/${String(one.id)}/candidates?cursor=${cursor}`)).status).to.equal(200);
    expect(outcome(await tenant.get(`/v1/jobs/${String(two.id)}/candidates?cursor=${cursor}`))).to.deep.equal([
      400,
      'invalid_cursor',
    ]);
  });

  it('refuses a cursor that was changed', async () => {
    const tenant = await aTenant();
    await someJobs(tenant, 3);
    const cursor = (await tenant.get('/v1/jobs?limit=1')).json.nextCursor as string;
    expect(cursor).to.match(/^[\w.-]+$/);
    const [payload = '', signature = ''] = cursor.split('.');
    const forged = Buffer.from('{"value":"2000","id":"x"}').toString('base64url');
    for (const wrong of [
      'x',
      '.',
      '..',
      payload,
      `${payload}.`,
      `.${signature}`,
      `${payload}.${signature}.`,
      `${payload}=.${signature}`,
      `${forged}.${signature}`,
      cursor.slice(0, -1),
      `${cursor}A`,
      cursor.toUpperCase(),
      'x'.repeat(2000),
      '😀',
    ]) {
      const reply = await tenant.get(`/v1/jobs?limit=1&cursor=${encodeURIComponent(wrong)}`);
      expect(outcome(reply), wrong).to.deep.equal([400, 'invalid_cursor']);
    }
    for (let index = 0; index < cursor.length; index += 1) {
      const swapped = cursor.slice(0, index) + (cursor[index] === 'A' ? 'B' : 'A') + cursor.slice(index + 1);
      expect((await tenant.get(`/v1/jobs?limit=1&cursor=${swapped}`)).status, swapped).to.equal(400);
    }
    expect(outcome(await tenant.get('/v1/jobs?cursor='))).to.deep.equal([422, 'validation_failed']);
  });

  it('neither skips nor repeats a row that was there, while others come, change and go', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom('createdAt', '-createdAt'),
        fc.array(fc.constantFrom('insert', 'change', 'nothing'), { minLength: 1, maxLength: 8 }),
        async (limit, sort, doings) => {
          const tenant = await aTenant();
          const made = await someJobs(tenant, 12);
          let round = 0;
          const meanwhile = async (): Promise<void> => {
            const doing = doings[round % doings.length];
            round += 1;
            if (round > 40) return;
            if (doing === 'insert') await someJobs(tenant, 2);
            if (doing === 'change') await tenant.patch(`/v1/jobs/${made[round % 12]!}`, { tags: [String(round)] });
          };
          const rows = (await pages(tenant, `/v1/jobs?limit=${String(limit)}&sort=${sort}`, meanwhile)).flatMap(ids);
          expect(new Set(rows).size).to.equal(rows.length);
          const old = rows.filter((id) => made.includes(id));
          expect(old).to.deep.equal(sort === 'createdAt' ? made : [...made].reverse());
        },
      ),
      { numRuns: 12 },
    );
  });

  it('goes on behind a row that is gone', async () => {
    const tenant = await aTenant();
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1)
      made.push((await service.app.createCandidate.execute(callerOf(tenant), { profile: A_PROFILE })).id);
    const first = await tenant.get('/v1/candidates?limit=2&sort=createdAt');
    await tenant.delete(`/v1/candidates/${made[1]!}`);
    const cursor = encodeURIComponent(first.json.nextCursor as string);
    expect(ids(await tenant.get(`/v1/candidates?limit=9&sort=createdAt&cursor=${cursor}`))).to.deep.equal(
      made.slice(2),
    );
  });

  it('pages through every kind of record', async () => {
    const tenant = await aTenant();
    const url = `${(await aReceiver()).url}/quiet`;
    for (let index = 0; index < 3; index += 1) {
      await tenant.post('/v1/webhooks', { url, eventTypes: ['webhook.disabled'] });
      await service.app.createCandidate.execute(callerOf(tenant), { profile: A_PROFILE });
      await service.app.createJob.execute(callerOf(tenant), { title: A_JOB.title });
    }
    for (const path of ['/v1/webhooks', '/v1/candidates', '/v1/jobs', '/v1/events']) {
      await pause(20);
      const whole = ids(await tenant.get(`${path}?limit=100`));
      expect(
        (await pages(tenant, `${path}?limit=2`)).flatMap(ids).filter((id) => whole.includes(id)),
        path,
      ).to.deep.equal(whole);
    }
  });

  it('shows records without their intelligence', async () => {
    const tenant = await aTenant();
    const { id } = await tenant.candidate({ profile: A_PROFILE });
    const whole: Json = (await tenant.get(`/v1/candidates/${String(id)}`)).json;
    const { intelligence: _intelligence, ...record } = whole;
    expect((await tenant.get('/v1/candidates')).json.data).to.deep.equal([record]);
  });
});
