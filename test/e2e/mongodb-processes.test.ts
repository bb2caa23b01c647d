import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aReceiver, type Receiver } from '../support/a-receiver.js';
import { eventually, Workshop, type ServerUnderTest } from '../support/a-server.js';
import { startMongoProcess, WITHOUT_OWN_MONGODB, type MongoProcess } from '../support/mongodb/mongodb-server.js';

const WRITERS = 2;
/** Of a writer between two candidates: each is six events, and the server may be slow. */
const PAUSE_MS = 300;
/** Between one kill and the next: enough for some writes. */
const UNDER_LOAD_MS = 1500;
/** Longer than the lease of what a killed worker held. */
const SETTLES_WITHIN_MS = 300_000;

interface Candidate {
  id: string;
  version: number;
  tags: string[];
  enrichment: { status: string };
}

interface Event {
  id: string;
  type: string;
  sequence: number;
  resource: { id: string; version: number };
}

/** What was acknowledged by any of the processes. */
interface Noted {
  /** Idempotency-Key → id. */
  created: Map<string, string>;
  /** id → the last acknowledged patch. */
  patched: Map<string, { version: number; tag: string }>;
  /** Keys for which two answers named two candidates. */
  twice: string[];
  /** Answers that are neither a success nor one that asks to try again. */
  strange: string[];
}

describe(`Processes on one MongoDB that are killed under load${WITHOUT_OWN_MONGODB ? ` (${WITHOUT_OWN_MONGODB})` : ''}`, function () {
  this.timeout(600_000);
  const workshop = new Workshop();
  const apis: ServerUnderTest[] = [];
  const workers: ServerUnderTest[] = [];
  let directory: string;
  let database: MongoProcess;
  let receiver: Receiver;
  let stopped = false;
  let load: Promise<unknown> | undefined;

  before(async function () {
    // A database that is given cannot be killed.
    if (WITHOUT_OWN_MONGODB) return this.skip();
    directory = mkdtempSync(join(tmpdir(), 'talent-mongodb-'));
    database = await startMongoProcess({ directory });
    receiver = await aReceiver();
    apis.push(...(await Promise.all([start('api'), start('api')])));
    workers.push(...(await Promise.all([start('worker'), start('worker')])));
  });
  after(async () => {
    stopped = true;
    await workshop.clean();
    await load;
    await database?.stop();
    if (directory) rmSync(directory, { recursive: true, force: true });
  });

  const start = (role: 'api' | 'worker'): Promise<ServerUnderTest> =>
    workshop.node(`mongodb://127.0.0.1:${String(database.port)}/talent?serverSelectionTimeoutMS=1000`, role, {
      LOG_LEVEL: 'silent',
      WEBHOOK_ALLOW_HTTP: 'true',
      WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
      WEBHOOK_RETRY_SCHEDULE: '0,1,1,1,1',
    });

  /** `undefined`: no answer, or one that asks to try again. */
  async function send<T>(
    api: ServerUnderTest,
    method: string,
    path: string,
    { body, headers = {}, noted }: { body?: object; headers?: Record<string, string>; noted?: Noted } = {},
  ): Promise<T | undefined> {
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    try {
      const response = await fetch(api.url + path, {
        method,
        headers: { Authorization: `Bearer ${api.key ?? ''}`, ...(body && { 'Content-Type': type }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as T;
      if (response.ok) return answer;
      const isForLater = (response.status === 503 || response.status === 409) && response.headers.has('Retry-After');
      if (!isForLater) noted?.strange.push(`${method} ${path}: ${String(response.status)} ${JSON.stringify(answer)}`);
    } catch {
      // The process is gone.
    }
    return undefined;
  }

  /** Creates under a key at one API until it is acknowledged, sends the same to the other one too, then patches. */
  async function write(noted: Noted, writer: number): Promise<void> {
    for (let turn = 0; !stopped; turn += 1) {
      const key = `key-${String(writer)}-${String(turn)}`;
      const text = `Somebody Number ${key}\nBaker\n\nEXPERIENCE\nBaker, Brotkorb Oven House\n2019 - 2022\n- Baked bread`;
      const input = { body: { resume: { text } }, headers: { 'Idempotency-Key': key }, noted };
      const answers = await Promise.all(apis.map((api) => send<Candidate>(api, 'POST', '/v1/candidates', input)));
      const ids = new Set(answers.flatMap((answer) => (answer ? [answer.id] : [])));
      if (ids.size > 1) noted.twice.push(key);
      const [id] = ids;
      if (id === undefined) {
        await sleep(200);
        turn -= 1;
        continue;
      }
      noted.created.set(key, id);
      const tag = `patched-${key}`;
      const api = apis[turn % apis.length]!;
      const patched = await send<Candidate>(api, 'PATCH', `/v1/candidates/${id}`, { body: { tags: [tag] }, noted });
      if (patched) noted.patched.set(id, { version: patched.version, tag });
      await sleep(PAUSE_MS);
    }
  }

  async function all<T>(path: string): Promise<T[]> {
    const found: T[] = [];
    for (let cursor = ''; ;) {
      const page = await send<{ data: T[]; nextCursor: string | null }>(apis[0]!, 'GET', `${path}${cursor}`);
      if (!page) throw new Error(`${path} was refused.`);
      found.push(...page.data);
      if (page.nextCursor === null) return found;
      cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
    }
  }

  it('have lost nothing that they acknowledged, report every change once, repeat no command, and finish what was queued', async () => {
    const path = `/killed-${randomUUID()}`;
    const webhook = { url: receiver.url + path, eventTypes: ['candidate.*'] };
    expect(await send(apis[0]!, 'POST', '/v1/webhooks', { body: webhook })).not.to.equal(undefined);
    const noted: Noted = { created: new Map(), patched: new Map(), twice: [], strange: [] };
    load = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(noted, writer)));

    // One after the other, and one of each kind is always there.
    for (const at of [0, 1]) {
      await sleep(UNDER_LOAD_MS);
      await workers[at]!.program.kill('SIGKILL');
      const nextWorker = start('worker');
      await sleep(UNDER_LOAD_MS);
      await apis[at]!.program.kill('SIGKILL');
      [workers[at], apis[at]] = await Promise.all([nextWorker, start('api')]);
    }
    await sleep(UNDER_LOAD_MS);
    await database.stop();
    await sleep(UNDER_LOAD_MS / 2);
    database = await startMongoProcess({ directory, port: database.port });
    await sleep(UNDER_LOAD_MS * 2);
    stopped = true;
    await load;

    expect(noted.strange).to.deep.equal([]);
    expect(noted.twice).to.deep.equal([]);
    expect(noted.created.size).to.be.at.least(WRITERS * 2);
    const stored = await eventually(
      () => all<Candidate>('/v1/candidates?limit=100'),
      (candidates) => candidates.every(({ enrichment }) => !['queued', 'running'].includes(enrichment.status)),
      SETTLES_WITHIN_MS,
    );
    expect(new Set(stored.map(({ enrichment }) => enrichment.status))).to.deep.equal(new Set(['succeeded']));
    const byId = new Map(stored.map((candidate) => [candidate.id, candidate]));
    for (const [id, { version, tag }] of noted.patched) {
      expect(byId.get(id)?.version, id).to.be.at.least(version);
      expect(byId.get(id)?.tags, id).to.deep.equal([tag]);
    }
    // One candidate for each key, sent twice and more; of the last keys some may have got no answer.
    for (const id of noted.created.values()) expect(byId.has(id), `${id} was acknowledged`).to.equal(true);
    expect(stored.length - noted.created.size).to.be.within(0, WRITERS);

    const isMentioned = (events: Event[]): boolean =>
      stored.every(({ id, version }) =>
        events.some(({ resource }) => resource.id === id && resource.version === version),
      );
    const events = await eventually(() => all<Event>('/v1/events?order=asc&limit=100'), isMentioned);
    expect(events.map(({ sequence }) => sequence)).to.deep.equal(events.map((_, index) => index + 1));
    expect(new Set(events.map(({ id }) => id)).size).to.equal(events.length);
    // Each version has its event, and none describes a version that is not there.
    for (const { id, version } of stored) {
      const versions = new Set(events.flatMap(({ resource }) => (resource.id === id ? [resource.version] : [])));
      expect(
        [...versions].sort((a, b) => a - b),
        id,
      ).to.deep.equal(Array.from({ length: version }, (_, n) => n + 1));
    }

    const wanted = events.filter(({ type }) => type.startsWith('candidate.')).map(({ id }) => id);
    const isHere = (ids: Set<unknown>): boolean => wanted.every((id) => ids.has(id));
    await eventually(
      () => Promise.resolve(new Set<unknown>(receiver.received(path).map(({ headers }) => headers['webhook-id']))),
      isHere,
      SETTLES_WITHIN_MS,
    );
  });
});
