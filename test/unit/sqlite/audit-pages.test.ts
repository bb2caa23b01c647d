import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnection } from '../../../adapters/sqlite/connection/driver.js';
import { openSqliteStore, type SqliteStore } from '../../../adapters/sqlite/index.js';
import { MIGRATIONS } from '../../../adapters/sqlite/migrations/index.js';
import { migrate } from '../../../adapters/sqlite/migrations/migrate.js';
import { anAuditRecord } from '../../../bootstrap/testing/builders/index.js';
import type { AuditRecord } from '../../../core/index.js';
import type { AuditQuery } from '../../../core/spi.js';

const TENANT = 'tnt_1';
const MINUTE_MS = 60_000;
const minute = (number: number, ms = 0): string =>
  new Date(Date.UTC(2026, 0, 1) + number * MINUTE_MS + ms).toISOString();

describe('Audit records in SQLite', () => {
  let directory: string;
  let store: SqliteStore;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'audit-pages-'));
    store = openSqliteStore({ directory });
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });
  const append = (records: AuditRecord[], tenantId = TENANT): Promise<void> =>
    store.audit.append(records.map((record) => ({ tenantId, record })));
  const walk = async (query: Omit<AuditQuery, 'cursor'>, tenantId = TENANT): Promise<AuditRecord[]> => {
    const all: AuditRecord[] = [];
    for (let cursor: AuditQuery['cursor'] | null; cursor !== null;) {
      const page = await store.audit.list(tenantId, { ...query, ...(cursor && { cursor }) });
      all.push(...page.data);
      cursor = page.next;
    }
    return all;
  };
  const rows = async <Row>(sql: string): Promise<Row[]> => {
    await store.close();
    const file = openConnection(join(directory, 'talent.db'));
    const found = file.prepare<Row>(sql).all();
    file.close();
    store = openSqliteStore({ directory });
    return found;
  };

  it('are one row where they are written together, with one more for each minute that they span', async () => {
    await append([1, 2, 3].map((ms) => anAuditRecord({ at: minute(0, ms) })));
    expect(await rows('SELECT count FROM audit_pages')).to.deep.equal([{ count: 3 }]);
    await append([1, 3, 5].map((number) => anAuditRecord({ at: minute(number) })));
    expect(await rows('SELECT count FROM audit_pages')).to.have.length(4);
  });

  it('are found by candidate among more rows than are looked through at once', async () => {
    const candidateId = 'cand_01kb3c9f6te0v8h2m4n5p6q7r8';
    const all = Array.from({ length: 5200 }, (_, at) =>
      anAuditRecord({ at: minute(2 * at), ...([3, 4, 5100].includes(at) && { candidateIds: [candidateId] }) }),
    );
    await append(all);
    const naming = [all[5100]!, all[4]!, all[3]!];
    expect(await walk({ candidateId, limit: 2 })).to.deep.equal(naming);
    expect(await walk({ candidateId, before: minute(200), limit: 2 })).to.deep.equal(naming.slice(1));
    expect(await walk({ limit: 3000 })).to.deep.equal([...all].reverse());
  });

  it('name whom they name, also where the ids of two candidates end alike', async () => {
    const [one, other] = ['cand_01aaaaaaaaaaaaaaaasameends', 'cand_01bbbbbbbbbbbbbbbbsameends'];
    const mine = anAuditRecord({ at: minute(0), candidateIds: [one] });
    const theirs = anAuditRecord({ at: minute(9), candidateIds: [other] });
    await append([mine, theirs]);
    expect(await walk({ candidateId: one, limit: 5 })).to.deep.equal([mine]);
    expect(await walk({ candidateId: 'ends', limit: 5 })).to.deep.equal([]);
  });

  it('keep their order where rows overlap because the clock was set back', async () => {
    const records = [5, 1, 4, 2, 3].map((ms) => anAuditRecord({ at: minute(0, ms) }));
    await append([records[0]!, records[1]!]);
    await append([records[2]!, records[3]!]);
    await append([records[4]!]);
    const times = (await walk({ limit: 1 })).map(({ at }) => at);
    expect(times).to.deep.equal([5, 4, 3, 2, 1].map((ms) => minute(0, ms)));
  });

  it('are there once when a write that was committed is tried again with those that came since', async () => {
    const first = [anAuditRecord({ at: minute(0) }), anAuditRecord({ at: minute(0, 1) })];
    const since = anAuditRecord({ at: minute(0, 1) });
    await append(first);
    await append([...first, since]);
    const ids = (await walk({ limit: 10 })).map(({ id }) => id);
    expect(ids.sort()).to.deep.equal([...first, since].map(({ id }) => id).sort());
  });

  it('go one by one when they are old, though they share a row with younger ones', async () => {
    const candidateId = 'cand_01kb3c9f6te0v8h2m4n5p6q7r8';
    const records = [1, 2, 3].map((ms) => anAuditRecord({ at: minute(0, ms), candidateIds: [candidateId] }));
    await append(records);
    expect(await store.audit.purge(minute(0, 2))).to.equal(1);
    expect(await walk({ candidateId, limit: 10 })).to.deep.equal([records[2], records[1]]);
    expect(await store.audit.purge(minute(1))).to.equal(2);
    expect(await rows('SELECT seq FROM audit_pages')).to.deep.equal([]);
  });

  it('of an earlier release are there after the update, each with its tenant', async () => {
    await store.close();
    rmSync(directory, { recursive: true });
    directory = mkdtempSync(join(tmpdir(), 'audit-pages-'));
    const file = openConnection(join(directory, 'talent.db'));
    migrate(file, MIGRATIONS.slice(0, 9), () => new Date());
    const records = Array.from({ length: 1203 }, (_, at) =>
      anAuditRecord({ at: minute(Math.floor(at / 20), at % 20) }),
    );
    for (const [at, record] of records.entries()) {
      file
        .prepare('INSERT INTO audit (tenant_id, at, id, record) VALUES (?, ?, ?, ?)')
        .run(at < 1100 ? TENANT : 'tnt_2', record.at, record.id, JSON.stringify(record));
    }
    file.close();
    store = openSqliteStore({ directory });
    expect(await walk({ limit: 500 })).to.deep.equal(records.slice(0, 1100).reverse());
    expect(await walk({ limit: 500 }, 'tnt_2')).to.deep.equal(records.slice(1100).reverse());
    const [candidateId] = records[7]!.candidateIds;
    expect(await walk({ candidateId: candidateId!, limit: 5 })).to.deep.equal([records[7]]);
  });
});
