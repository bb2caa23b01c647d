import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { Webhook as Verifier } from 'standardwebhooks';
import { A_JOB, aService, pause, type Json, type TestService, type TestTenant } from '../../support/a-service.js';
import { aReceiver, type Received, type Receiver } from '../../support/a-receiver.js';
import { freshDatabaseName, mongoServer, SERVER_NAME, WITHOUT_MONGODB } from '../../support/mongodb/mongodb-server.js';

/** For machines that have much else to do: two free cores take seconds. */
const WITHIN_MS = 200_000;
/** So long the service may have had nothing to do but wait between the last change and the last event at the last good receiver: this does not depend on the machine. */
const IDLE_MS = 5000;
const GOOD = 15;

interface Scene {
  title: string;
  events: number;
  unless?: string | undefined;
  /** Settings of the service, and how to clear away what they name. */
  open(): Promise<{ settings: Record<string, string>; clear(): Promise<void> }>;
}

const SCENES: readonly Scene[] = [
  {
    title: 'memory',
    events: 1000,
    open: () => Promise.resolve({ settings: {}, clear: () => Promise.resolve() }),
  },
  {
    title: 'sqlite',
    events: 1000,
    open: () => {
      const folder = mkdtempSync(join(tmpdir(), 'talent-deliveries-'));
      const clear = (): Promise<void> => Promise.resolve(rmSync(folder, { recursive: true, force: true }));
      return Promise.resolve({ settings: { STORE: 'sqlite', DATA_DIR: folder }, clear });
    },
  },
  {
    title: `mongodb (${WITHOUT_MONGODB ?? SERVER_NAME})`,
    unless: WITHOUT_MONGODB,
    // The server for tests is a slow imitation: enough that the bad receivers would be in the way, and no figure of speed.
    events: SERVER_NAME === 'MongoDB' ? 1000 : 20,
    open: async () => {
      const server = await mongoServer();
      const database = freshDatabaseName();
      return {
        settings: { STORE: 'mongodb', MONGODB_URL: server.url(database) },
        clear: () => server.drop(database),
      };
    },
  },
];

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

const WEBHOOKS_HERE = {
  WEBHOOK_ALLOW_HTTP: 'true',
  WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
  WEBHOOK_RETRY_SCHEDULE: '0,5,300',
};

/** Of receivers that never answer: so that the service need not wait for them when it stops. */
const hung: ServerResponse[] = [];
const letGo = (): void => {
  for (const response of hung.splice(0)) response.socket?.destroy();
};

const register = async (tenant: TestTenant, url: string, eventTypes = ['job.created']): Promise<Json> => {
  const reply = await tenant.post('/v1/webhooks', { url, eventTypes });
  expect(reply.status, reply.text).to.equal(201);
  return reply.json;
};
const makeJobs = async ({ app }: TestService, { tenant }: TestTenant, count: number): Promise<void> => {
  const caller = { tenantId: tenant.id, actor: { type: 'system' as const, id: null }, requestId: null };
  for (let done = 0; done < count; done += 100) {
    const slice = Array.from({ length: Math.min(100, count - done) });
    await Promise.all(
      slice.map(() => app.createJob.execute(caller, { title: A_JOB.title, description: A_JOB.description })),
    );
  }
};
const until = async (holds: () => boolean, about: () => string): Promise<void> => {
  for (const end = Date.now() + WITHIN_MS; !holds(); await pause(50))
    if (Date.now() > end) throw new Error(`Not within ${String(WITHIN_MS / 1000)} seconds: ${about()}`);
};
const verify = (secret: string, { headers, body }: Received): Json =>
  new Verifier(secret).verify(body, headers as Record<string, string>);

for (const { title, events, unless, open } of SCENES) {
  describe(`${String(events)} events on ${title}`, function () {
    this.timeout(2 * WITHIN_MS);
    let service: TestService;
    let clear: () => Promise<void>;
    before(async function () {
      if (unless !== undefined) return this.skip();
      const opened = await open();
      clear = opened.clear;
      service = await aService({ ...WEBHOOKS_HERE, ...opened.settings });
    });
    after(async () => {
      if (unless !== undefined) return;
      letGo();
      await service.stop();
      await clear();
    });

    it('reach fifteen good receivers while five bad ones at the same host hang, reset, redirect, ask to wait and stream without end', async () => {
      const receiver = await aReceiver();
      const tenant = await service.aTenant();
      const root = `/many/${title.split(' ')[0]!}`;
      const good = await Promise.all(
        Array.from({ length: GOOD }, async (_, each) => {
          const path = `${root}/${String(each)}`;
          return { path, secret: (await register(tenant, receiver.url + path)).secret as string };
        }),
      );
      const bad = Object.entries(BAD).map(([name, behaviour]) => {
        const path = `${root}/bad/${encodeURIComponent(name)}`;
        receiver.behave(path, (response) => {
          hung.push(response);
          behaviour(response);
        });
        return path;
      });
      for (const path of bad) await register(tenant, receiver.url + path);
      await makeJobs(service, tenant, events);
      const before = performance.eventLoopUtilization();
      const arrived = ({ path }: { path: string }): number =>
        new Set(receiver.received(path).map(({ headers }) => headers['webhook-id'])).size;
      await until(
        () => good.every((each) => receiver.received(each.path).length >= events && arrived(each) === events),
        () => good.map(arrived).join(' '),
      );
      // The database is waited for too, and the one for tests is slow.
      if (!title.startsWith('mongodb'))
        expect(performance.eventLoopUtilization(before).idle, 'milliseconds of waiting').to.be.below(IDLE_MS);
      for (const { path, secret } of good) {
        for (const received of receiver.received(path).slice(0, 5))
          expect(verify(secret, received)).to.include({ type: 'job.created' });
      }
      for (const path of bad) expect(receiver.received(path), path).not.to.be.empty;
      expect(receiver.received('/inside')).to.deep.equal([]);
    });
  });
}

describe('Deliveries', () => {
  let service: TestService;
  let receiver: Receiver;
  let tenant: TestTenant;
  before(async () => {
    service = await aService(WEBHOOKS_HERE);
    receiver = await aReceiver();
  });
  beforeEach(async () => {
    tenant = await service.aTenant();
  });
  after(letGo);

  it('of one tenant do not wait for the dead receivers of another', async () => {
    const neighbour = tenant;
    for (let each = 0; each < 50; each += 1) {
      receiver.behave(`/dead/${String(each)}`, (response) => void hung.push(response));
      await register(tenant, `${receiver.url}/dead/${String(each)}`);
    }
    await makeJobs(service, tenant, 20);
    await until(
      () => receiver.received('/dead/49').length > 0,
      () => 'the dead receivers are not called',
    );
    tenant = await service.aTenant();
    expect(tenant.tenant.id).not.to.equal(neighbour.tenant.id);
    const { secret } = await register(tenant, `${receiver.url}/alive`);
    await makeJobs(service, tenant, 50);
    await until(
      () => receiver.received('/alive').length >= 50,
      () => String(receiver.received('/alive').length),
    );
    for (const received of receiver.received('/alive')) verify(secret as string, received);
  });

  it('that are asked for by hand go out at once', async () => {
    receiver.answer('/by-hand', 500, 204);
    const webhook = await register(tenant, `${receiver.url}/by-hand`);
    await makeJobs(service, tenant, 1);
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
