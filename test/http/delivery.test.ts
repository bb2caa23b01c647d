import type { ServerResponse } from 'node:http';
import { expect } from 'chai';
import { Webhook as Verifier } from 'standardwebhooks';
import { A_JOB, aService, pause, type Json, type TestService, type TestTenant } from '../support/a-service.js';
import { aReceiver, type Received, type Receiver } from '../support/a-receiver.js';

const EVENTS = 1000;
const GOOD = 15;
/** Generous: a machine with two busy cores takes a few seconds. */
const WITHIN_MS = 60_000;

/** Receivers that no other receiver may suffer from. */
const BAD: Record<string, (response: ServerResponse) => void> = {
  hangs: () => undefined,
  resets: (response) => response.socket?.resetAndDestroy(),
  redirects: (response) => response.writeHead(307, { location: '/inside' }).end(),
  'asks to wait': (response) => response.writeHead(429, { 'retry-after': '3600' }).end(),
  'streams without end': (response) => {
    response.writeHead(200);
    const stream = setInterval(() => response.write('x'), 100);
    response.once('close', () => {
      clearInterval(stream);
    });
  },
};

describe('Deliveries', () => {
  let service: TestService;
  let receiver: Receiver;
  let tenant: TestTenant;
  const hung: ServerResponse[] = [];
  before(async () => {
    service = await aService({
      WEBHOOK_ALLOW_HTTP: 'true',
      WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
      WEBHOOK_RETRY_SCHEDULE: '0,5,300',
    });
    receiver = await aReceiver();
  });
  beforeEach(async () => {
    tenant = await service.aTenant();
  });
  // So that the service need not wait for them when it stops.
  after(() => {
    for (const response of hung) response.socket?.destroy();
  });

  const register = async (path: string, eventTypes = ['job.created']): Promise<Json> => {
    const reply = await tenant.post('/v1/webhooks', { url: receiver.url + path, eventTypes });
    expect(reply.status, reply.text).to.equal(201);
    return reply.json;
  };
  const makeJobs = async (count: number): Promise<void> => {
    const caller = { tenantId: tenant.tenant.id, actor: { type: 'system' as const, id: null }, requestId: null };
    for (let done = 0; done < count; done += 100) {
      const slice = Array.from({ length: Math.min(100, count - done) });
      await Promise.all(
        slice.map(() => service.app.createJob.execute(caller, { title: A_JOB.title, description: A_JOB.description })),
      );
    }
  };
  const until = async (holds: () => boolean, about: () => string): Promise<void> => {
    for (const end = Date.now() + WITHIN_MS; !holds(); await pause(50))
      if (Date.now() > end) throw new Error(`Not within ${String(WITHIN_MS / 1000)} seconds: ${about()}`);
  };
  const verify = (secret: string, { headers, body }: Received): Json =>
    new Verifier(secret).verify(body, headers as Record<string, string>);

  it('reach fifteen good receivers while five bad ones at the same host hang, reset, redirect, ask to wait and stream without end', async function () {
    this.timeout(2 * WITHIN_MS);
    const good = await Promise.all(
      Array.from({ length: GOOD }, async (_, each) => {
        const path = `/many/${String(each)}`;
        return { path, secret: (await register(path)).secret as string };
      }),
    );
    for (const [name, behaviour] of Object.entries(BAD)) {
      const path = `/many/bad/${encodeURIComponent(name)}`;
      receiver.behave(path, (response) => {
        hung.push(response);
        behaviour(response);
      });
      await register(path);
    }
    await makeJobs(EVENTS);
    const arrived = ({ path }: { path: string }): number =>
      new Set(receiver.received(path).map(({ headers }) => headers['webhook-id'])).size;
    await until(
      () => good.every((each) => receiver.received(each.path).length >= EVENTS && arrived(each) === EVENTS),
      () => good.map(arrived).join(' '),
    );
    for (const { path, secret } of good) {
      for (const received of receiver.received(path).slice(0, 5))
        expect(verify(secret, received)).to.include({ type: 'job.created' });
    }
    for (const name of Object.keys(BAD))
      expect(receiver.received(`/many/bad/${encodeURIComponent(name)}`)).not.to.be.empty;
    expect(receiver.received('/inside')).to.deep.equal([]);
  });

  it('of one tenant do not wait for the dead receivers of another', async () => {
    const neighbour = tenant;
    for (let each = 0; each < 50; each += 1) {
      receiver.behave(`/dead/${String(each)}`, (response) => void hung.push(response));
      await register(`/dead/${String(each)}`);
    }
    await makeJobs(20);
    await until(
      () => receiver.received('/dead/49').length > 0,
      () => 'the dead receivers are not called',
    );
    tenant = await service.aTenant();
    expect(tenant.tenant.id).not.to.equal(neighbour.tenant.id);
    const { secret } = await register('/alive');
    await makeJobs(50);
    await until(
      () => receiver.received('/alive').length >= 50,
      () => String(receiver.received('/alive').length),
    );
    for (const received of receiver.received('/alive')) verify(secret as string, received);
  });

  it('that are asked for by hand go out at once', async () => {
    receiver.answer('/by-hand', 500, 204);
    const webhook = await register('/by-hand');
    await makeJobs(1);
    await until(
      () => receiver.received('/by-hand').length === 1,
      () => 'no first attempt',
    );
    const at = `/v1/webhooks/${String(webhook.id)}/deliveries`;
    const [delivery] = (await tenant.get(at)).json.data as Json[];
    // The loop sleeps until the next attempt is due, in five seconds, or for two seconds: ten askings take far less.
    const since = Date.now();
    for (let round = 2; round <= 11; round += 1) {
      await tenant.post(`${at}/${String(delivery.id)}/retry`);
      await until(
        () => receiver.received('/by-hand').length >= round,
        () => `no attempt ${String(round)}`,
      );
      await until(
        () => true,
        () => '',
      );
      receiver.answer('/by-hand', 500);
    }
    expect(Date.now() - since).to.be.below(10_000);
  });
});
