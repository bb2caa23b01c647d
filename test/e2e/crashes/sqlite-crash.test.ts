import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqliteStore, type SqliteStore } from '../../../adapters/sqlite/index.js';
import { aTenantId } from '../../../bootstrap/testing/builders/index.js';

const WRITER = fileURLToPath(new URL('../../support/crash-writer.ts', import.meta.url));
const ROUNDS = 4;

describe('a server on SQLite that is killed while it writes', () => {
  const directory = mkdtempSync(join(tmpdir(), 'talent-crash-'));
  const tenantId = aTenantId();
  after(() => rmSync(directory, { recursive: true }));

  /** The highest acknowledged version of each record of one round. */
  async function writeUntilKilled(afterLines: number): Promise<Map<string, number>> {
    const child = spawn(process.execPath, ['--import', 'tsx', WRITER, directory, tenantId], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    let killed = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (killed || output.split('\n').length < afterLines) return;
      killed = child.kill('SIGKILL');
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect(killed, 'the writer did not end by itself').to.equal(true);
    // The last line may have been cut off.
    const lines = output.split('\n').slice(0, -1);
    return new Map(lines.map((line) => line.split(' ')).map(([, id, version]) => [id!, Number(version ?? 1)]));
  }

  async function storedVersions(store: SqliteStore): Promise<Map<string, number>> {
    const stored = new Map<string, number>();
    let after: { tenantId: string; id: string } | undefined;
    for (;;) {
      const slice = await store.candidates.scan({ ...(after && { after }), limit: 500 });
      for (const { candidate } of slice) stored.set(candidate.id, candidate.version);
      const last = slice.at(-1);
      if (!last) return stored;
      after = { tenantId: last.tenantId, id: last.candidate.id };
    }
  }

  it('keeps every acknowledged write, each with its event and its work, and no gap in the sequence', async function () {
    this.timeout(60_000);
    const acknowledged = new Map<string, number>();
    for (let round = 1; round <= ROUNDS; round += 1) {
      // Each round is cut off at another place in the life of the write-ahead log.
      for (const [id, version] of await writeUntilKilled(150 * round)) acknowledged.set(id, version);

      const store = openSqliteStore({ directory });
      try {
        const stored = await storedVersions(store);
        for (const [id, version] of acknowledged) expect(stored.get(id), id).to.be.at.least(version);

        const events: { id: string; version: number; sequence: number }[] = [];
        for (let cursor: number | null = 0; cursor !== null;) {
          const page = await store.events.list(tenantId, { types: [], order: 'asc', cursor, limit: 1000 });
          events.push(...page.data.map(({ resource, sequence }) => ({ ...resource, sequence })));
          cursor = page.next;
        }
        expect(events.map(({ sequence }) => sequence)).to.deep.equal(events.map((_, index) => index + 1));
        const announced = events.map(({ id, version }) => `${id} ${version}`);
        const kept = [...stored].flatMap(([id, version]) => (version === 2 ? [`${id} 1`, `${id} 2`] : [`${id} 1`]));
        expect(announced.sort(), 'an event for each change, a change for each event').to.deep.equal(kept.sort());

        const work = await store.work.depth({ kind: 'enrichment', now: new Date('2100-01-01') });
        expect(work.waiting, 'work for each record').to.equal(stored.size);
        const tagged = await store.candidates.list(tenantId, {
          filter: { tag: 'changed' },
          sort: 'createdAt',
          limit: 100_000,
        });
        expect(tagged.data, 'the index of terms').to.have.length(
          [...stored.values()].filter((version) => version === 2).length,
        );
      } finally {
        await store.close();
      }
    }
    expect(acknowledged.size).to.be.greaterThan(200);
  });
});
