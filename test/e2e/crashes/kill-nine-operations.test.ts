import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import { openConnection } from '../../../adapters/sqlite/connection/driver.js';
import { eventually, Workshop, type Program, type ServerUnderTest } from '../../support/a-server.js';
import { makeStale } from '../../support/sqlite/make-stale.js';

interface Operation {
  id: string;
  kind: string;
  status: string;
  progress: { total: number; done: number; succeeded: number; failed: number };
}

interface Row {
  id: string;
  externalId: string;
}

interface Event {
  type: string;
  resource: { id: string };
  data: { reason?: string };
}

const isFinished = ({ status }: Operation): boolean => !['queued', 'running'].includes(status);

/** Calls a server that may be another process on the same folder by now. */
class Client {
  constructor(
    public server: ServerUnderTest,
    private readonly key: string,
  ) {}

  async call<T>(path: string, init: RequestInit = {}): Promise<T> {
    const type = path.endsWith('/import') ? 'application/x-ndjson' : 'application/json';
    const headers = { Authorization: `Bearer ${this.key}`, 'Content-Type': type };
    const response = await fetch(`${this.server.url}${path}`, { ...init, headers });
    const text = await response.text();
    expect(response.status, text).to.be.below(300);
    return JSON.parse(text) as T;
  }

  async all<T>(path: string): Promise<T[]> {
    const found: T[] = [];
    for (let cursor = ''; ;) {
      const { data, nextCursor } = await this.call<{ data: T[]; nextCursor: string | null }>(`${path}${cursor}`);
      found.push(...data);
      if (nextCursor === null) return found;
      cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
    }
  }

  events(type: string): Promise<Event[]> {
    return this.all<Event>(`/v1/events?type=${type}&limit=100`);
  }

  finished(id: string): Promise<Operation> {
    return eventually(() => this.call<Operation>(`/v1/operations/${id}`), isFinished);
  }

  /** Candidates from resumes. */
  async import(count: number): Promise<void> {
    const lines = Array.from({ length: count }, (_, number) =>
      JSON.stringify({
        externalId: `ats-${String(number)}`,
        resume: {
          text: `Nora Quist\nBaker\n\nEXPERIENCE\nBaker, Falkenried GmbH\n2019 - 2024\n- Oven ${String(number)}`,
        },
      }),
    );
    const { id } = await this.call<Operation>('/v1/candidates/import', { method: 'POST', body: lines.join('\n') });
    expect((await this.finished(id)).progress).to.include({ succeeded: count });
  }

  /** Candidates once all of them are enriched. */
  async importAndEnrich(count: number): Promise<void> {
    await this.import(count);
    await eventually(
      () => this.events('candidate.enrichment.completed'),
      (events) => events.length === count,
    );
  }
}

/** Passes the first requests on to a server and leaves those after them without an answer. */
async function gateBefore(url: string, passed: number): Promise<{ url: string; close: () => void }> {
  let left = passed;
  const gate = createServer((request, response) => {
    if (left-- <= 0) return;
    const headers = { Authorization: request.headers.authorization ?? '' };
    void fetch(`${url}${request.url ?? ''}`, { headers }).then(async (reply) => {
      response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(await reply.text());
    });
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const { port } = gate.address() as AddressInfo;
  const close = (): void => {
    gate.close();
    gate.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${String(port)}`, close };
}

/** Of each record one event, or `times` as many. */
function expectEach(events: readonly Event[], count: number, times = 1): void {
  const counts = new Map<string, number>();
  for (const { resource } of events) counts.set(resource.id, (counts.get(resource.id) ?? 0) + 1);
  expect([counts.size, new Set(counts.values())]).to.deep.equal([count, new Set([times])]);
}

describe('work that takes long, killed in the middle', function () {
  this.timeout(300_000);
  const workshop = new Workshop();
  after(() => workshop.clean());

  let folder: string;
  let client: Client;
  const start = async (): Promise<void> => {
    folder = workshop.folder();
    const server = await workshop.server(folder);
    client = new Client(server, server.key ?? '');
  };
  const killAndStart = async (): Promise<void> => {
    await client.server.program.kill('SIGKILL');
    client.server = await workshop.server(folder);
  };

  it('a bulk enrichment goes on where it was, and enriches nobody twice', async () => {
    const COUNT = 200;
    await start();
    await client.importAndEnrich(COUNT);
    const body = JSON.stringify({ filter: {} });
    const { id } = await client.call<Operation>('/v1/candidates/enrich', { method: 'POST', body });
    await eventually(
      () => client.call<Operation>(`/v1/operations/${id}`),
      ({ progress }) => progress.done > 10,
    );
    await killAndStart();
    const { status, progress } = await client.finished(id);
    expect([status, progress.total, progress.succeeded, progress.failed]).to.deep.equal(['succeeded', COUNT, COUNT, 0]);
    expectEach(await client.events('candidate.enrichment.queued'), COUNT, 2);
    expectEach(await client.events('candidate.enrichment.completed'), COUNT, 2);
    expect(await client.events('operation.*')).to.have.length(2);
  });

  it('a retention sweep erases who is due, and reports each once', async () => {
    const COUNT = 400;
    await start();
    await client.importAndEnrich(COUNT);
    await client.server.program.kill('SIGTERM');
    const connection = openConnection(join(folder, 'talent.db'));
    const old = '2020-01-01T00:00:00.000Z';
    connection.exec(`UPDATE candidates SET updated_at = '${old}', record = json_set(record, '$.updatedAt', '${old}')`);
    connection.close();
    client.server = await workshop.server(folder);
    const kept = await client.call<Row>('/v1/candidates', {
      method: 'POST',
      body: JSON.stringify({ profile: { basics: { name: 'Mara Lindqvist' } } }),
    });
    const due = await client.all<{ candidateId: string }>('/v1/settings/retention/preview?active=1&limit=100');
    expect(due).to.have.length(COUNT);
    const settings = { active: 1, hired: null, unavailable: null, archived: null };
    await client.call('/v1/settings/retention', { method: 'PUT', body: JSON.stringify(settings) });
    await eventually(
      () => client.events('candidate.deleted'),
      (events) => events.length > 0,
    );
    await killAndStart();
    const left = await eventually(
      () => client.all<Row>('/v1/candidates?limit=100'),
      (rows) => rows.length === 1,
    );
    expect(left.map(({ id }) => id)).to.deep.equal([kept.id]);
    const deleted = await client.events('candidate.deleted');
    expectEach(deleted, COUNT);
    expect(new Set(deleted.map(({ data }) => data.reason))).to.deep.equal(new Set(['retention']));
    expect(new Set(deleted.map(({ resource }) => resource.id))).to.deep.equal(
      new Set(due.map(({ candidateId }) => candidateId)),
    );
    const [erasure] = (await client.all<Operation>('/v1/operations?limit=100')).filter(
      ({ kind }) => kind === 'erasure',
    );
    const { status, progress } = await client.finished(erasure?.id ?? '');
    expect([status, progress.total, progress.succeeded, progress.failed]).to.deep.equal(['succeeded', COUNT, COUNT, 0]);
  });

  it('talent reindex, wherever it is killed, can be run again and leaves nothing stale', async () => {
    const COUNT = 60;
    await start();
    await client.importAndEnrich(COUNT);
    await client.server.program.kill('SIGTERM');
    makeStale(folder);
    for (const waitMs of [400, 800, 1200]) {
      const reindex = workshop.program('bootstrap/talent.ts', {
        arguments: ['reindex'],
        environment: { DATA_DIR: folder },
      });
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await reindex.kill('SIGKILL');
    }
    const whole = await workshop.talent(folder, 'reindex');
    expect(whole.code, whole.stderr).to.equal(0);
    client.server = await workshop.server(folder);
    const beside = await workshop.talent(folder, 'reindex', '--json');
    expect(beside.code, beside.stderr).to.equal(0);
    for (const { id } of await client.all<Row>('/v1/candidates?limit=100')) {
      const { intelligence } = await client.call<{ intelligence: { stale: boolean } }>(`/v1/candidates/${id}`);
      expect(intelligence.stale).to.equal(false);
    }
    for (const { status } of await client.all<Operation>('/v1/operations?limit=100'))
      expect(status).to.equal('succeeded');
  });

  it('talent export goes on where it was, and writes every record once', async () => {
    const COUNT = 400;
    await start();
    await client.import(COUNT);
    const out = join(workshop.folder(), 'candidates.jsonl');
    const run = (url: string): Program =>
      workshop.program('bootstrap/talent.ts', {
        arguments: ['export', '--out', out],
        environment: { TALENT_URL: url, TALENT_API_KEY: client.server.key ?? '' },
      });
    // Held after two of its pages, so that it is killed in the middle however fast the machine is.
    const gate = await gateBefore(client.server.url, 2);
    const first = run(gate.url);
    await eventually(
      () => Promise.resolve(existsSync(`${out}.part`) && statSync(`${out}.part`).size > 0),
      (hasBegun) => hasBegun,
    );
    await first.kill('SIGKILL');
    gate.close();
    expect(existsSync(out)).to.equal(false);
    await run(client.server.url).end();
    const rows = readFileSync(out, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Row);
    expect([rows.length, new Set(rows.map(({ externalId }) => externalId)).size]).to.deep.equal([COUNT, COUNT]);
    expect(existsSync(`${out}.part`)).to.equal(false);
  });
});
