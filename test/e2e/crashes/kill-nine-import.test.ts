import { expect } from 'chai';
import { eventually, Workshop } from '../../support/a-server.js';

const LINES = 1500;

interface Operation {
  id: string;
  status: string;
  progress: { done: number; succeeded: number; unchanged: number; failed: number };
}

interface List<T> {
  data: T[];
  nextCursor: string | null;
}

describe('a server that is killed in the middle of an import', function () {
  this.timeout(300_000);
  const workshop = new Workshop();
  after(() => workshop.clean());

  it('goes on where it was, and does no line twice', async () => {
    const folder = workshop.folder();
    const first = await workshop.server(folder);
    const key = first.key ?? '';
    const call = async <T>(url: string, path: string, init: RequestInit = {}): Promise<T> => {
      const headers = { Authorization: `Bearer ${key}`, ...(init.headers as Record<string, string>) };
      return (await (await fetch(`${url}${path}`, { ...init, headers })).json()) as T;
    };
    const lines = Array.from({ length: LINES }, (_, number) =>
      JSON.stringify({
        // Every second line has an id of the caller's, and is an upsert.
        ...(number % 2 === 0 ? { externalId: `ats-${String(number)}` } : { tags: [`line-${String(number)}`] }),
        profile: { basics: { name: `Somebody Number ${String(number)}` }, work: [{ position: 'Baker' }] },
      }),
    );
    const started = await call<Operation>(first.url, '/v1/candidates/import', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ndjson' },
      body: lines.join('\n'),
    });
    const path = `/v1/operations/${started.id}`;
    await eventually(
      () => call<Operation>(first.url, path),
      ({ progress }) => progress.done > 100,
    );
    await first.program.kill('SIGKILL');

    const second = await workshop.server(folder);
    const ended = await eventually(
      () => call<Operation>(second.url, path),
      ({ status }) => !['queued', 'running'].includes(status),
    );
    expect(ended.status).to.equal('succeeded');
    expect(ended.progress).to.include({ done: LINES, succeeded: LINES, unchanged: 0, failed: 0 });

    const all = async <T>(from: string): Promise<T[]> => {
      const found: T[] = [];
      for (let cursor = ''; ;) {
        const { data, nextCursor } = await call<List<T>>(second.url, `${from}${cursor}`);
        found.push(...data);
        if (nextCursor === null) return found;
        cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
      }
    };
    const candidates = await all<{ profile: { basics: { name: string } } }>('/v1/candidates?limit=100');
    const names = new Set(candidates.map(({ profile }) => profile.basics.name));
    expect([candidates.length, names.size]).to.deep.equal([LINES, LINES]);
    const created = await all<{ resource: { id: string } }>('/v1/events?type=candidate.created&limit=100');
    expect([created.length, new Set(created.map(({ resource }) => resource.id)).size]).to.deep.equal([LINES, LINES]);
    const ends = await all<{ type: string }>('/v1/events?type=operation.*&limit=100');
    expect(ends.map(({ type }) => type)).to.deep.equal(['operation.completed']);
    expect((await second.program.kill('SIGTERM')).code).to.equal(0);
  });
});
