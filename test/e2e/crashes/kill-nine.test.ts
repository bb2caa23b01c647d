import { expect } from 'chai';
import { eventually, Workshop, type ServerUnderTest } from '../../support/a-server.js';

const WRITERS = 6;
/** Acknowledged writes after which the server is killed. */
const KILLED_AFTER = 40;

interface Candidate {
  id: string;
  version: number;
  tags: string[];
  enrichment: { status: string };
}

interface Event {
  type: string;
  sequence: number;
  resource: { id: string; version: number };
}

interface List<T> {
  data: T[];
  nextCursor: string | null;
}

/** What the server has acknowledged, and what was sent without an answer. */
interface Noted {
  /** Idempotency-Key → id. */
  created: Map<string, string>;
  unanswered: Set<string>;
  /** id → version of the last acknowledged patch and its tag. */
  patched: Map<string, { version: number; tag: string }>;
}

class Client {
  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  async create(idempotencyKey: string): Promise<{ status: number; replayed: boolean; candidate: Candidate }> {
    const text = `Somebody Number ${idempotencyKey}\nBaker\n\nEXPERIENCE\nBaker, Brotkorb Oven House\n2019 - 2022\n- Baked bread`;
    const response = await this.send(
      'POST',
      '/v1/candidates',
      { resume: { text } },
      { 'Idempotency-Key': idempotencyKey },
    );
    const replayed = response.headers.get('Idempotent-Replayed') === 'true';
    return { status: response.status, replayed, candidate: (await response.json()) as Candidate };
  }

  async patch(id: string, tag: string): Promise<Candidate> {
    const response = await this.send('PATCH', `/v1/candidates/${id}`, { tags: [tag] });
    expect(response.status).to.equal(200);
    return (await response.json()) as Candidate;
  }

  async all<T>(path: string): Promise<T[]> {
    const found: T[] = [];
    for (let cursor = ''; ;) {
      const response = await this.send('GET', `${path}${cursor}`);
      const { data, nextCursor } = (await response.json()) as List<T>;
      found.push(...data);
      if (nextCursor === null) return found;
      cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
    }
  }

  private send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    return fetch(`${this.url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.key}`, ...(body ? { 'Content-Type': type } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }
}

/** Writers that go on until the server is gone; it is killed in the middle of their work. */
async function writeUntilKilled(client: Client, { program }: ServerUnderTest): Promise<Noted> {
  const noted: Noted = { created: new Map(), unanswered: new Set(), patched: new Map() };
  let acknowledged = 0;
  const acknowledge = (): void => {
    acknowledged += 1;
    if (acknowledged === KILLED_AFTER) void program.kill('SIGKILL');
  };
  const write = async (writer: number): Promise<void> => {
    for (let turn = 0; ; turn += 1) {
      const key = `key-${String(writer)}-${String(turn)}`;
      noted.unanswered.add(key);
      const { status, candidate } = await client.create(key);
      expect(status).to.equal(201);
      noted.unanswered.delete(key);
      noted.created.set(key, candidate.id);
      acknowledge();
      const tag = `patched-${key}`;
      const { version } = await client.patch(candidate.id, tag);
      noted.patched.set(candidate.id, { version, tag });
      acknowledge();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await program.end();
  for (const end of ends)
    if (end.status === 'rejected' && !(end.reason instanceof TypeError)) throw end.reason as Error;
  return noted;
}

describe('a server that is killed in the middle of its work', function () {
  this.timeout(300_000);
  const workshop = new Workshop();
  after(() => workshop.clean());

  it('has lost nothing that it acknowledged, reports every change once, repeats no command, and finishes what was queued', async () => {
    const folder = workshop.folder();
    const first = await workshop.server(folder);
    const key = first.key ?? '';
    const { created, unanswered, patched } = await writeUntilKilled(new Client(first.url, key), first);
    expect(created.size).to.be.at.least(10);

    const second = await workshop.server(folder);
    const client = new Client(second.url, key);
    const isFinished = ({ enrichment: { status } }: Candidate): boolean => status !== 'queued' && status !== 'running';
    const stored = await eventually(
      () => client.all<Candidate>('/v1/candidates?limit=100'),
      (candidates) => candidates.every(isFinished),
    );
    const byId = new Map(stored.map((candidate) => [candidate.id, candidate]));
    for (const id of created.values()) expect(byId.get(id), `${id} was acknowledged`).not.to.equal(undefined);
    for (const [id, { version, tag }] of patched) {
      expect(byId.get(id)?.version, id).to.be.at.least(version);
      expect(byId.get(id)?.tags, id).to.deep.equal([tag]);
    }
    expect(new Set(stored.map(({ enrichment }) => enrichment.status))).to.deep.equal(new Set(['succeeded']));

    const events = await client.all<Event>('/v1/events?order=asc&limit=100');
    expect(events.map(({ sequence }) => sequence)).to.deep.equal(events.map((_, index) => index + 1));
    // Each version of each record has its event, and no event describes a version that is not there.
    const announced = new Map<string, Set<number>>();
    for (const { resource } of events)
      announced.set(resource.id, (announced.get(resource.id) ?? new Set<number>()).add(resource.version));
    expect([...announced.keys()].sort()).to.deep.equal([...byId.keys()].sort());
    for (const { id, version } of stored) {
      const versions = [...(announced.get(id) ?? [])].sort((a, b) => a - b);
      expect(versions, id).to.deep.equal(Array.from({ length: version }, (_, index) => index + 1));
    }

    for (const [idempotencyKey, id] of created) {
      const again = await client.create(idempotencyKey);
      expect(again.status).to.equal(201);
      expect(again.candidate.id).to.equal(id);
    }
    for (const idempotencyKey of unanswered) {
      const once = await client.create(idempotencyKey);
      const twice = await client.create(idempotencyKey);
      expect([once.status, twice.status, twice.replayed]).to.deep.equal([201, 201, true]);
      expect(twice.candidate.id).to.equal(once.candidate.id);
    }
    const afterwards = await client.all<Candidate>('/v1/candidates?limit=100');
    expect(afterwards).to.have.length(created.size + unanswered.size);
    expect((await second.program.kill('SIGTERM')).code).to.equal(0);
  });
});
