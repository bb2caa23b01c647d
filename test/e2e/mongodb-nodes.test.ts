import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aReceiver } from '../support/a-receiver.js';
import { eventually, Workshop, type ServerUnderTest } from '../support/a-server.js';
import { startMongoProcess, WITHOUT_OWN_MONGODB, type MongoProcess } from '../support/mongodb/mongodb-server.js';

interface Matches {
  data: { candidateId: string; jobId: string; score: number; band: string }[];
}
interface Candidate {
  id: string;
  enrichment: { status: string };
}
interface Job {
  id: string;
  intelligence: { generatedAt: string; supply: { considered: number }; topCandidates: object[] };
}

/** The first attempt at once, the second long after these tests. */
const WEBHOOKS_HERE = {
  WEBHOOK_ALLOW_HTTP: 'true',
  WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
  WEBHOOK_RETRY_SCHEDULE: '0,3600',
};
/** A worker looks for work every second; the rest is for a slow machine and a slow database. */
const PICKED_UP_WITHIN_MS = 8000;

const TITLES = ['Baker', 'Pastry chef', 'Backend developer', 'Nurse'];

describe(`Processes on one MongoDB${WITHOUT_OWN_MONGODB ? ` (${WITHOUT_OWN_MONGODB})` : ''}`, function () {
  this.timeout(300_000);
  const workshop = new Workshop();
  let directory: string;
  let database: MongoProcess;
  let one: ServerUnderTest;
  let other: ServerUnderTest;
  let worker: ServerUnderTest;
  let jobId: string;

  before(async function () {
    // A database that is given cannot be stopped.
    if (WITHOUT_OWN_MONGODB) return this.skip();
    directory = mkdtempSync(join(tmpdir(), 'talent-mongodb-'));
    database = await startMongoProcess({ directory });
    const url = `mongodb://127.0.0.1:${String(database.port)}/talent?serverSelectionTimeoutMS=1500`;
    [one, other, worker] = await Promise.all([
      workshop.node(url, 'api', WEBHOOKS_HERE),
      workshop.node(url, 'api', WEBHOOKS_HERE),
      workshop.node(url, 'worker', WEBHOOKS_HERE),
    ]);
  });
  after(async () => {
    await workshop.clean();
    await database?.stop();
    if (directory) rmSync(directory, { recursive: true, force: true });
  });

  const send = (node: ServerUnderTest, method: string, path: string, body?: object): Promise<Response> =>
    fetch(node.url + path, {
      method,
      headers: {
        Authorization: `Bearer ${node.key ?? ''}`,
        ...(body && { 'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const call = async <T>(...asked: Parameters<typeof send>): Promise<T> => {
    const response = await send(...asked);
    expect(response.ok, `${asked[1]} ${asked[2]}: ${String(response.status)}`).to.equal(true);
    return (response.status === 204 ? undefined : await response.json()) as T;
  };
  const create = (node: ServerUnderTest, title: string): Promise<Candidate> => {
    const text = `Somebody Here\n${title}\n\nEXPERIENCE\n${title}, Brotkorb House\n2019 - 2025\n- Worked as ${title}`;
    return call(node, 'POST', '/v1/candidates', { resume: { text } });
  };
  const publish = async (node: ServerUnderTest, title: string): Promise<Job> => {
    const description = `We are looking for an experienced ${title}, with at least three years of work as ${title}.`;
    const job = { title, description, jobLocationType: 'TELECOMMUTE' };
    const { id } = await call<Job>(node, 'POST', '/v1/jobs', job);
    return call(node, 'POST', `/v1/jobs/${id}/publish`);
  };
  const enriched = (id: string): Promise<Candidate> =>
    eventually(
      () => call<Candidate>(other, 'GET', `/v1/candidates/${id}`),
      ({ enrichment }) => enrichment.status === 'succeeded',
    );
  const candidatesOf = async (node: ServerUnderTest, id: string): Promise<Matches['data']> =>
    (await call<Matches>(node, 'GET', `/v1/jobs/${id}/candidates?limit=50`)).data;
  const jobsOf = async (node: ServerUnderTest, id: string): Promise<Matches['data']> =>
    (await call<Matches>(node, 'GET', `/v1/candidates/${id}/jobs?limit=50`)).data;
  /** Both answer the same within seconds, and it is what was waited for. */
  const agree = async (ask: (node: ServerUnderTest) => Promise<Matches['data']>, length: number): Promise<void> => {
    const both = await eventually(
      () => Promise.all([ask(one), ask(other)]),
      ([first, second]) => first.length === length && second.length === length,
    );
    expect(both[0]).to.deep.equal(both[1]);
  };

  it('do the work of an API that does none itself', async () => {
    const candidates = await Promise.all(TITLES.map((title, at) => create(at % 2 ? one : other, title)));
    await Promise.all(candidates.map(({ id }) => enriched(id)));
  });

  it('match alike, whichever of them wrote the candidates and the jobs', async () => {
    jobId = (await publish(one, 'Pastry chef')).id;
    await agree((node) => candidatesOf(node, jobId), 4);
    // Both hold the tenant now, and hear of what the other one does.
    const { id } = await create(one, 'Pastry chef');
    await publish(other, 'Nurse');
    await enriched(id);
    await agree((node) => candidatesOf(node, jobId), 5);
    await agree((node) => jobsOf(node, id), 2);
    await call(other, 'POST', `/v1/jobs/${jobId}/close`);
    await agree((node) => jobsOf(node, id), 1);
    await call(one, 'DELETE', `/v1/candidates/${id}`);
    await agree((node) => candidatesOf(node, jobId), 4);
    const knows = async (node: ServerUnderTest): Promise<Pick<Job['intelligence'], 'supply' | 'topCandidates'>> => {
      const { supply, topCandidates } = (await call<Job>(node, 'GET', `/v1/jobs/${jobId}`)).intelligence;
      return { supply, topCandidates };
    };
    const both = await eventually(
      () => Promise.all([knows(one), knows(other)]),
      (known) => known.every(({ supply }) => supply.considered === 4),
    );
    expect(both[0]).to.deep.equal(both[1]);
  });

  it('make a delivery again that an API without a worker is asked for', async () => {
    const receiver = await aReceiver();
    const path = '/nodes/by-hand';
    receiver.answer(path, 500, 204);
    const { id } = await call<{ id: string }>(one, 'POST', '/v1/webhooks', {
      url: receiver.url + path,
      eventTypes: ['job.created'],
    });
    await call(other, 'POST', '/v1/jobs', { title: 'Baker' });
    const deliveries = async (): Promise<{ id: string; status: string; attempts: object[] }[]> =>
      (await call<{ data: never[] }>(one, 'GET', `/v1/webhooks/${id}/deliveries`)).data;
    const [failed] = await eventually(deliveries, ([delivery]) => delivery?.attempts.length === 1);
    expect(failed?.status).to.equal('pending');
    const since = Date.now();
    await call(one, 'POST', `/v1/webhooks/${id}/deliveries/${failed!.id}/retry`);
    await eventually(deliveries, ([delivery]) => delivery?.status === 'succeeded', PICKED_UP_WITHIN_MS);
    expect(Date.now() - since).to.be.below(PICKED_UP_WITHIN_MS);
    expect(receiver.received(path)).to.have.length(2);
  });

  it('say how far behind they are', async () => {
    const lag = await eventually(
      async () => /^talent_index_lag_seconds (\S+)$/m.exec(await (await send(one, 'GET', '/metrics')).text()),
      (found) => Number(found?.[1]) < 1,
    );
    expect(Number(lag?.[1])).to.be.at.least(0);
  });

  it('are not ready without the database, refuse with 503, and go on by themselves when it is back', async () => {
    const ready = async (): Promise<number> => (await send(one, 'GET', '/readyz')).status;
    expect(await ready()).to.equal(200);
    await database.stop();
    const refused = await Promise.all([
      send(one, 'GET', '/readyz'),
      send(one, 'GET', `/v1/jobs/${jobId}`),
      send(other, 'POST', '/v1/candidates', { profile: { basics: { label: 'Baker' } } }),
    ]);
    for (const response of refused) {
      expect([response.status, response.headers.get('Retry-After')]).to.deep.equal([503, '5']);
      expect(await response.json()).to.have.property('code', 'unavailable');
    }
    expect((await send(one, 'GET', '/healthz')).status).to.equal(200);
    database = await startMongoProcess({ directory, port: database.port });
    await eventually(ready, (status) => status === 200);
    const { id } = await create(other, 'Baker');
    await enriched(id);
    await agree((node) => candidatesOf(node, jobId), 5);
  });

  it('leave when they are asked to, and another one takes over', async () => {
    const url = `mongodb://127.0.0.1:${String(database.port)}/talent`;
    const { id } = await create(one, 'Baker');
    const [{ code }, second] = await Promise.all([worker.program.kill('SIGTERM'), workshop.node(url, 'worker')]);
    expect(code).to.equal(0);
    await enriched(id);
    const ends = await Promise.all([one, other, second].map(({ program }) => program.kill('SIGTERM')));
    expect(ends.map((end) => end.code)).to.deep.equal([0, 0, 0]);
  });
});

describe('A part of the service on an embedded store', () => {
  const workshop = new Workshop();
  after(() => workshop.clean());

  it('does not start, and says why in one line', async function () {
    this.timeout(60_000);
    const environment = { STORE: 'sqlite', ROLE: 'worker', DATA_DIR: workshop.folder() };
    const { code, stderr } = await workshop.program('bootstrap/main.ts', { environment }).end();
    expect(code).to.equal(1);
    expect(stderr.trim()).to.equal(
      'talent-matching: ROLE: worker needs STORE=mongodb; with STORE=sqlite one process serves the store, ROLE=all',
    );
  });
});
