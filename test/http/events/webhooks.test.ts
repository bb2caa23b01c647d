import { expect } from 'chai';
import { Webhook as Verifier } from 'standardwebhooks';
import {
  A_PROFILE,
  aService,
  aTenant,
  describeOnStores,
  eventually,
  pause,
  type Json,
  type Reply,
  type TestTenant,
} from '../../support/a-service.js';
import { aReceiver, type Received, type Receiver } from '../../support/a-receiver.js';

const outcome = ({ status, json }: Reply): unknown[] => [status, json?.code];

/** Paths of the receiver, which all tests share. */
let made = 0;

describeOnStores('A webhook', () => {
  let tenant: TestTenant;
  let receiver: Receiver;
  let path: string;
  beforeEach(async () => {
    tenant = await aTenant();
    receiver = await aReceiver();
    path = `/hooks/${String((made += 1))}`;
  });
  const register = async (fields: object = {}): Promise<Json> => {
    const reply = await tenant.post('/v1/webhooks', { url: receiver.url + path, ...fields });
    expect(reply.status, reply.text).to.equal(201);
    return reply.json;
  };
  const at = (webhook: Json): string => `/v1/webhooks/${String(webhook.id)}`;
  const arrived = (count: number, where = path): Promise<Received[]> =>
    eventually(() => Promise.resolve(receiver.received(where).length >= count && receiver.received(where)));
  const verify = (secret: string, { headers, body }: Received): unknown =>
    new Verifier(secret).verify(body, headers as Record<string, string>);
  const deliveries = async (webhook: Json, query = ''): Promise<Json[]> =>
    (await tenant.get(`${at(webhook)}/deliveries?${query}`)).json.data as Json[];
  const settled = (webhook: Json, status: string): Promise<Json> =>
    eventually(async () => (await deliveries(webhook, `status=${status}`))[0] as Json | undefined);

  it('is registered with a secret, which is shown there and after rotation only', async () => {
    const reply = await tenant.post('/v1/webhooks', { url: receiver.url + path });
    expect(reply.status).to.equal(201);
    expect(reply.headers.location).to.equal(at(reply.json));
    const { secret, id, createdAt, updatedAt, ...rest } = reply.json;
    expect(secret).to.match(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/);
    expect([id.slice(0, 4), createdAt]).to.deep.equal(['whk_', updatedAt]);
    expect(rest).to.deep.equal({
      object: 'webhook',
      url: receiver.url + path,
      eventTypes: ['*'],
      description: null,
      status: 'enabled',
      disabledReason: null,
      version: 1,
    });
    const rotated = await tenant.post(`${at(reply.json)}/rotate-secret`);
    expect(rotated.json.secret)
      .to.match(/^whsec_/)
      .and.not.equal(secret);
    await tenant.post(`${at(reply.json)}/ping`);
    for (const answer of [
      await tenant.get(at(reply.json)),
      await tenant.get('/v1/webhooks'),
      await tenant.patch(at(reply.json), { description: 'x' }),
      await tenant.get(`${at(reply.json)}/deliveries`),
      await tenant.get('/v1/events'),
      await tenant.delete(at(reply.json)),
    ]) {
      expect(answer.text).not.to.contain('whsec_');
      expect(answer.text).not.to.contain('secret"');
    }
  });

  it('is checked', async () => {
    for (const [body, pointer] of [
      [{}, '/url'],
      [{ url: '' }, '/url'],
      [{ url: 'x' }, '/url'],
      [{ url: receiver.url, eventTypes: [] }, '/eventTypes'],
      [{ url: receiver.url, eventTypes: ['job.none'] }, '/eventTypes/0'],
      [{ url: receiver.url, eventTypes: 'job.*' }, '/eventTypes'],
      [{ url: receiver.url, secret: 'whsec_mine' }, '/secret'],
      [{ url: receiver.url, status: 'disabled' }, '/status'],
    ] as const) {
      const reply = await tenant.post('/v1/webhooks', body);
      expect(outcome(reply), JSON.stringify(body)).to.deep.equal([422, 'validation_failed']);
      expect(reply.json.errors[0].pointer).to.equal(pointer);
    }
  });

  it('gets each event that it wants, signed, with the event as its body', async () => {
    const webhook = await register({ eventTypes: ['job.*'] });
    const job = await tenant.published();
    await tenant.post('/v1/candidates', { profile: A_PROFILE });
    const got = await arrived(2);
    const events = (await tenant.get('/v1/events?type=job.*&order=asc')).json.data as Json[];
    expect(events).to.have.length(2);
    for (const event of events) {
      const received = got.find(({ headers }) => headers['webhook-id'] === event.id)!;
      expect(JSON.parse(received.body)).to.deep.equal(event);
      expect(verify(webhook.secret as string, received)).to.deep.equal(event);
      expect(received.headers['content-type']).to.equal('application/json');
    }
    expect(events.every(({ resource }) => resource.id === job.id)).to.equal(true);
    await pause(60);
    expect(receiver.received(path)).to.have.length(2);
    const done = (await deliveries(webhook, 'status=succeeded'))[0]!;
    expect(done).to.include({ object: 'delivery', webhookId: webhook.id, nextAttemptAt: null });
    expect(done.attempts[0]).to.include({ responseStatus: 204, error: null });
  });

  it('gets nothing that happened before it was registered', async () => {
    await tenant.job();
    await pause(5);
    await register({ eventTypes: ['job.*'] });
    await tenant.job({ title: 'Later' });
    await arrived(1);
    await pause(40);
    expect(receiver.received(path)).to.have.length(1);
  });

  it('gets nothing of another tenant', async () => {
    await register();
    const other = await aTenant();
    await other.published();
    await pause(80);
    const types = receiver.received(path).map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(types.filter((type) => type.startsWith('job.'))).to.deep.equal([]);
  });

  it('is pinged, whatever types it wants and even when it is disabled', async () => {
    const webhook = await register({ eventTypes: ['job.closed'] });
    const reply = await tenant.post(`${at(webhook)}/ping`);
    expect(reply.status).to.equal(202);
    expect(reply.json).to.deep.include({
      type: 'webhook.ping',
      resource: { type: 'webhook', id: webhook.id, version: 1 },
    });
    const [received] = await arrived(1);
    expect(JSON.parse(received!.body)).to.deep.equal(reply.json);
    await tenant.patch(at(webhook), { status: 'disabled' });
    await tenant.post(`${at(webhook)}/ping`);
    await arrived(2);
  });

  it('signs with the old secret too after rotation', async () => {
    const webhook = await register({ eventTypes: ['job.created'] });
    const { json } = await tenant.post(`${at(webhook)}/rotate-secret`);
    expect(json.version).to.equal(2);
    await tenant.job();
    const [received] = await arrived(1);
    expect(String(received!.headers['webhook-signature']).split(' ')).to.have.length(2);
    for (const secret of [webhook.secret, json.secret])
      expect(() => verify(secret as string, received!)).not.to.throw();
  });

  it('is changed by PATCH in url, types, description and status', async () => {
    // Not of all types: the event of its own registration would be on its way while the address changes.
    const webhook = await register({ eventTypes: ['job.published'] });
    const fields = {
      url: `${receiver.url}${path}/moved`,
      eventTypes: ['job.published', 'candidate.*'],
      description: 'Board',
    };
    const changed = await tenant.patch(at(webhook), fields);
    expect(changed.json).to.deep.include({ ...fields, version: 2, status: 'enabled' });
    const off = await tenant.patch(at(webhook), { status: 'disabled' });
    expect(off.json).to.include({ status: 'disabled', disabledReason: 'caller' });
    await tenant.published();
    await pause(60);
    expect(receiver.received(`${path}/moved`)).to.deep.equal([]);
    const on = await tenant.patch(at(webhook), { status: 'enabled', description: null });
    expect(on.json).to.include({ status: 'enabled', disabledReason: null, description: null });
    await tenant.published({ title: 'Second' });
    await arrived(1, `${path}/moved`);
    for (const body of [
      { url: null },
      { eventTypes: null },
      { status: 'paused' },
      { secret: 'x' },
      { disabledReason: 'x' },
      { url: 'ftp://example.com' },
    ]) {
      expect(outcome(await tenant.patch(at(webhook), body)), JSON.stringify(body)).to.deep.equal([
        422,
        'validation_failed',
      ]);
    }
  });

  it('is tried again until it answers with 2xx', async () => {
    receiver.answer(path, 500, 302, 204);
    const webhook = await register({ eventTypes: ['job.created'] });
    await tenant.job();
    const got = await arrived(3);
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).to.equal(1);
    const delivery = await settled(webhook, 'succeeded');
    expect((delivery.attempts as Json[]).map(({ responseStatus, error }) => [responseStatus, error])).to.deep.equal([
      [500, 'http_error'],
      [302, 'redirect_refused'],
      [204, null],
    ]);
  });

  it('is given up after the last attempt, and can be tried again by hand', async () => {
    receiver.answer(path, 500, 500, 500, 204);
    const webhook = await register({ eventTypes: ['job.created'] });
    await tenant.job();
    const failed = await settled(webhook, 'failed');
    expect(failed.attempts).to.have.length(3);
    expect(failed.nextAttemptAt).to.equal(null);
    const reply = await tenant.post(`${at(webhook)}/deliveries/${String(failed.id)}/retry`);
    expect(reply.status).to.equal(202);
    expect(reply.json).to.include({ id: failed.id, status: 'pending' });
    const again = await settled(webhook, 'succeeded');
    expect([again.id, again.attempts.length]).to.deep.equal([failed.id, 4]);
    const other = await register({ eventTypes: ['job.closed'] });
    for (const wrong of [
      `${at(other)}/deliveries/${String(failed.id)}/retry`,
      `${at(webhook)}/deliveries/dlv_none/retry`,
    ]) {
      expect(outcome(await tenant.post(wrong))).to.deep.equal([404, 'not_found']);
    }
  });

  it('is disabled at once where the receiver is gone', async () => {
    receiver.answer(path, 410);
    const webhook = await register({ eventTypes: ['job.created'] });
    await tenant.job();
    const gone = await eventually(async () => {
      const { json } = await tenant.get(at(webhook));
      return json.status === 'disabled' && (json as Json);
    });
    expect(gone).to.include({ disabledReason: 'gone', version: 2 });
    const [event] = (await tenant.get('/v1/events?type=webhook.disabled')).json.data as Json[];
    expect(event).to.deep.include({ actor: { type: 'system', id: null }, data: { reason: 'gone' } });
  });

  it('is one of fifty at most, however many are registered at once', async () => {
    const body = { url: receiver.url + path, eventTypes: ['webhook.disabled'] };
    const replies = await Promise.all(Array.from({ length: 55 }, () => tenant.post('/v1/webhooks', body)));
    const taken = replies.filter(({ status }) => status === 201);
    expect(taken).to.have.length(50);
    const refused = replies.filter(({ status }) => status !== 201);
    for (const reply of refused) {
      expect(outcome(reply)).to.deep.equal([422, 'validation_failed']);
      expect(reply.json.errors[0].code).to.equal('limit_reached');
    }
    await tenant.delete(at(taken[0]!.json));
    expect((await tenant.post('/v1/webhooks', body)).status).to.equal(201);
  });

  it('takes its deliveries with it when it is deleted', async () => {
    receiver.answer(path, 500);
    const webhook = await register({ eventTypes: ['job.created'] });
    await tenant.job();
    await arrived(1);
    const { json } = await tenant.delete(at(webhook));
    expect(json).to.deep.equal({ id: webhook.id, object: 'webhook', deleted: true });
    for (const gone of [
      await tenant.get(at(webhook)),
      await tenant.get(`${at(webhook)}/deliveries`),
      await tenant.post(`${at(webhook)}/ping`),
    ]) {
      expect(gone.status).to.equal(404);
    }
    expect((await tenant.get('/v1/webhooks')).json.data).to.deep.equal([]);
  });

  it('may only go to the public Internet over https, where the deployment allows nothing else', async () => {
    const strict = await aService({ ROLE: 'api' });
    const one = await strict.aTenant();
    const good = (await one.post('/v1/webhooks', { url: 'https://hooks.example.com/talent' })).json as Json;
    for (const url of [
      'http://hooks.example.com',
      'ftp://hooks.example.com',
      'javascript:alert(1)',
      'https://user:pass@hooks.example.com',
      'https://hooks.example.com/#fragment',
      'https://localhost',
      'https://api.localhost',
      'https://printer.local',
      'https://metadata.google.internal',
      'https://127.0.0.1',
      'https://127.1',
      'https://2130706433',
      'https://0x7f.1',
      'https://0177.0.0.1',
      'https://0.0.0.0',
      'https://10.0.0.1',
      'https://172.16.0.1',
      'https://192.168.1.1',
      'https://169.254.169.254/latest/meta-data',
      'https://100.64.0.1',
      'https://224.0.0.1',
      'https://255.255.255.255',
      'https://[::1]',
      'https://[::]',
      'https://[fe80::1]',
      'https://[fc00::1]',
      'https://[::ffff:127.0.0.1]',
      'https://[::ffff:7f00:1]',
      'https://[64:ff9b::7f00:1]',
      'https://[2002:7f00:1::]',
      'https://[2001:0:4136:e378:8000:63bf:80ff:fffe]',
      'https://[2001:db8::1]',
      'https://①②⑦.0.0.1',
    ]) {
      for (const reply of [
        await one.post('/v1/webhooks', { url }),
        await one.patch(`/v1/webhooks/${String(good.id)}`, { url }),
      ]) {
        expect(outcome(reply), url).to.deep.equal([422, 'validation_failed']);
        expect(reply.json.errors[0]).to.include({ pointer: '/url', code: 'url_refused' });
      }
    }
    expect((await one.get('/v1/webhooks')).json.data).to.have.length(1);
  });
});
