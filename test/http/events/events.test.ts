import { expect } from 'chai';
import { EVENT_TYPES } from '../../../core/index.js';
import {
  A_PROFILE,
  aTenant,
  describeOnStores,
  eventually,
  type Json,
  type Reply,
  type TestTenant,
} from '../../support/a-service.js';
import { aReceiver } from '../../support/a-receiver.js';

const outcome = ({ status, json }: Reply): unknown[] => [status, json?.code];
const types = (events: Json[]): string[] => events.map(({ type }) => type as string);

describeOnStores('Events', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const list = async (query = ''): Promise<Json[]> =>
    (await tenant.get(`/v1/events?limit=100&${query}`)).json.data as Json[];

  /** One of each kind of change. */
  async function aBusyDay(): Promise<{ candidate: Json; job: Json; webhook: Json; requestIds: string[] }> {
    const { url } = await aReceiver();
    const candidate = await tenant.candidate({
      profile: A_PROFILE,
      customFields: { note: 'Confidential' },
      tags: ['vip'],
    });
    await tenant.candidate({ profile: { basics: { name: 'Twin Quist', email: A_PROFILE.basics.email } } });
    await tenant.candidate({
      resume: { filename: 'nora-quist.pdf', contentBase64: Buffer.from('%PDF-1.7 x').toString('base64') },
    });
    const patched = await tenant.patch(`/v1/candidates/${String(candidate.id)}`, {
      profile: { basics: { name: 'Nora Quist-Berg' } },
      tags: ['vip', 'new'],
    });
    const job = await tenant.job();
    await tenant.patch(`/v1/jobs/${String(job.id)}`, { department: 'Ferries' });
    await tenant.delete(`/v1/jobs/${String((await tenant.job()).id)}`);
    for (const action of ['publish', 'close', 'reopen']) await tenant.post(`/v1/jobs/${String(job.id)}/${action}`);
    const webhook = (await tenant.post('/v1/webhooks', { url: `${url}/busy`, eventTypes: ['candidate.deleted'] }))
      .json as Json;
    await tenant.post(`/v1/webhooks/${String(webhook.id)}/ping`);
    await tenant.patch(`/v1/webhooks/${String(webhook.id)}`, { status: 'disabled' });
    await tenant.delete(`/v1/webhooks/${String(webhook.id)}`);
    const deleted = await tenant.delete(`/v1/candidates/${String(candidate.id)}`);
    const second = await tenant.candidate({ profile: { basics: { name: 'Ola Brandvik' } } });
    const third = await tenant.candidate({ profile: { basics: { name: 'Ines Castelao' } } });
    for (const action of ['merge', 'unmerge'])
      await tenant.post(`/v1/candidates/${String(second.id)}/${action}`, { from: third.id });
    const headers = { 'content-type': 'application/x-ndjson' };
    for (const title of ['Baker', ''])
      await tenant.send({ method: 'POST', path: '/v1/jobs/import', headers, body: JSON.stringify({ title }) });
    await eventually(async () => (await list('type=operation.*')).length === 2);
    return {
      candidate,
      job,
      webhook,
      requestIds: [patched, deleted].map(({ headers }) => String(headers['request-id'])),
    };
  }

  it('describe every kind of change, with who, what and which version', async () => {
    const { candidate, job, requestIds } = await aBusyDay();
    const events = await list('order=asc');
    expect(new Set(types(events))).to.deep.equal(new Set(EVENT_TYPES));
    expect(events.map(({ sequence }) => sequence as number)).to.deep.equal(events.map((_, index) => index + 1));
    const of = (type: string): Json => events.find((event) => event.type === type);
    expect(of('candidate.updated')).to.deep.include({
      actor: { type: 'api_key', id: tenant.keyId },
      requestId: requestIds[0],
      resource: { type: 'candidate', id: candidate.id, version: 3 },
      data: { changed: ['profile', 'tags'] },
    });
    expect(of('candidate.deleted')).to.deep.include({
      requestId: requestIds[1],
      resource: { type: 'candidate', id: candidate.id, version: 4 },
    });
    expect(of('candidate.enrichment.completed').actor).to.deep.equal({ type: 'system', id: null });
    expect(of('job.published')).to.deep.include({
      resource: { type: 'job', id: job.id, version: 3 },
      data: { changed: ['status'], status: 'published' },
    });
    expect(of('job.closed').data).to.include({ status: 'closed', reason: 'other' });
    expect(of('job.updated').data).to.deep.equal({ changed: ['department'] });
  });

  it('hold no personal data', async () => {
    await aBusyDay();
    const text = JSON.stringify(await list());
    for (const secret of [
      'Nora',
      'Quist',
      'example.com',
      'Twin',
      'Fjordline',
      'Confidential',
      'vip',
      'nora-quist.pdf',
      'Ferries',
      '127.0.0.1',
      'whsec_',
      tenant.key,
    ]) {
      expect(text, secret).not.to.contain(secret);
    }
  });

  it('are listed newest first, or in order', async () => {
    await tenant.published();
    expect(types(await list())).to.deep.equal(['job.published', 'job.created']);
    expect(types(await list('order=desc'))).to.deep.equal(['job.published', 'job.created']);
    expect(types(await list('order=asc'))).to.deep.equal(['job.created', 'job.published']);
  });

  it('are filtered by type, prefix, record and sequence', async () => {
    const { candidate, job } = await aBusyDay();
    expect(new Set(types(await list('type=job.published')))).to.deep.equal(new Set(['job.published']));
    expect(new Set(types(await list('type=job.*')))).to.deep.equal(
      new Set(EVENT_TYPES.filter((type) => type.startsWith('job.'))),
    );
    expect(new Set(types(await list('type=candidate.enrichment.*&type=job.closed')))).to.deep.equal(
      new Set([...EVENT_TYPES.filter((type) => type.startsWith('candidate.enrichment.')), 'job.closed']),
    );
    expect(await list('type=*')).to.deep.equal(await list());
    expect((await list(`resourceId=${String(job.id)}`)).every(({ resource }) => resource.id === job.id)).to.equal(true);
    expect(types(await list(`resourceId=${String(candidate.id)}&type=candidate.deleted`))).to.deep.equal([
      'candidate.deleted',
    ]);
    expect((await list('after=3&before=6&order=asc')).map(({ sequence }) => sequence as number)).to.deep.equal([4, 5]);
    expect(await list('after=999999')).to.deep.equal([]);
    for (const query of [
      'type=job',
      'type=job.nothing',
      'type=',
      'type=**',
      'after=-1',
      'after=x',
      'before=1.5',
      'order=up',
      'resourceId=',
      'sort=createdAt',
    ]) {
      expect(outcome(await tenant.get(`/v1/events?${query}`)), query).to.deep.equal([422, 'validation_failed']);
    }
  });

  it('can be followed by the last sequence seen, without gap or repetition', async () => {
    const seen: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      await tenant.published();
      for (;;) {
        const { json } = await tenant.get(`/v1/events?order=asc&limit=3&after=${String(seen.at(-1) ?? 0)}`);
        seen.push(...(json.data as Json[]).map(({ sequence }) => sequence as number));
        if (!json.hasMore) break;
      }
    }
    expect(seen).to.deep.equal(Array.from({ length: 10 }, (_, index) => index + 1));
  });

  it('page by cursor in both directions while more come', async () => {
    for (let round = 0; round < 4; round += 1) await tenant.published();
    for (const order of ['asc', 'desc']) {
      const seen: number[] = [];
      for (let path: string | undefined = `/v1/events?order=${order}&limit=3&before=9`; path;) {
        const reply: Reply = await tenant.get(path);
        seen.push(...(reply.json.data as Json[]).map(({ sequence }) => sequence as number));
        path = /^<([^>]+)>/.exec(String(reply.headers.link ?? ''))?.[1];
        await tenant.job();
      }
      const expected = [1, 2, 3, 4, 5, 6, 7, 8];
      expect(seen).to.deep.equal(order === 'asc' ? expected : expected.reverse());
    }
  });

  it('are numbered without gaps when many changes happen at once', async () => {
    await Promise.all(Array.from({ length: 30 }, () => tenant.job()));
    expect((await list('order=asc')).map(({ sequence }) => sequence as number)).to.deep.equal(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  });

  it('are not made by what changes nothing or is refused', async () => {
    const job = await tenant.job();
    const path = `/v1/jobs/${String(job.id)}`;
    await tenant.patch(path, { title: job.title });
    await tenant.patch(path, { title: '' });
    await tenant.patch(path, { title: 'x' }, { 'if-match': '"9"' });
    await tenant.post(`${path}/reopen`);
    expect(types(await list())).to.deep.equal(['job.created']);
  });

  it('come in the order of an enrichment', async () => {
    const { id } = await tenant.candidate({ profile: A_PROFILE });
    const events = await eventually(async () => {
      const found = await list(`resourceId=${String(id)}&order=asc`);
      return found.length >= 3 && found;
    });
    expect(types(events)).to.deep.equal([
      'candidate.created',
      'candidate.enrichment.queued',
      'candidate.enrichment.completed',
    ]);
    expect(events.map(({ resource }) => resource.version as number)).to.deep.equal([1, 1, 2]);
  });
});
