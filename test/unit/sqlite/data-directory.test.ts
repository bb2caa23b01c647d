import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnection } from '../../../adapters/sqlite/connection/driver.js';
import { lockDataDirectory, openSqliteStore } from '../../../adapters/sqlite/index.js';
import { migrate } from '../../../adapters/sqlite/migrations/migrate.js';
import { MIGRATIONS } from '../../../adapters/sqlite/migrations/index.js';
import { NodeDigest } from '../../../adapters/system/index.js';
import { claimKeyOf } from '../../../core/spi.js';
import { aCandidate, aTenant, at, NO_OUTBOX, someWork } from '../../../bootstrap/testing/builders/index.js';
import { aReading } from '../../../bootstrap/testing/builders/a-reading.js';

describe('the data folder', () => {
  let directory: string;
  beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'talent-folder-'))));
  afterEach(() => rmSync(directory, { recursive: true }));

  it('is made where it does not exist', async () => {
    const store = openSqliteStore({ directory: join(directory, 'a', 'b') });
    expect(await store.isReachable()).to.equal(true);
    await store.close();
  });

  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  const modesIn = (folder: string): string[] =>
    readdirSync(folder).map((name) => `${name} ${modeOf(join(folder, name))}`);

  it('and its files are open to this user alone, whatever the umask', async () => {
    const before = process.umask(0);
    try {
      const made = join(directory, 'a', 'b');
      const lock = lockDataDirectory(made);
      const store = openSqliteStore({ directory: made });
      await store.work.enqueue('tnt_1', [someWork()]);
      expect([modeOf(join(directory, 'a')), modeOf(made)]).to.deep.equal(['700', '700']);
      expect(modesIn(made)).to.include.members([
        'talent.db 600',
        'talent.db-wal 600',
        'talent.db-shm 600',
        'server.lock 600',
      ]);
      expect(modesIn(made).filter((line) => !line.endsWith(' 600'))).to.deep.equal([]);
      await store.close();
      lock.release();
    } finally {
      process.umask(before);
    }
  });

  it('of an earlier release is closed to others, and so are its files; one that holds other things keeps its mode', async () => {
    for (const [file, mode] of [
      ['talent.db', '700'],
      ['notes.txt', '755'],
    ] as const) {
      const folder = join(directory, file.slice(0, 5));
      await openSqliteStore({ directory: folder }).close();
      if (file !== 'talent.db') writeFileSync(join(folder, file), '', { mode: 0o644 });
      chmodSync(folder, 0o755);
      chmodSync(join(folder, 'talent.db'), 0o644);
      await openSqliteStore({ directory: folder }).close();
      expect(modeOf(folder)).to.equal(mode);
      expect(modeOf(join(folder, 'talent.db'))).to.equal('600');
    }
    expect(modeOf(join(directory, 'notes', 'notes.txt'))).to.equal('644');
  });

  it('of an earlier release keeps its Idempotency-Keys, hashed', async () => {
    const claim = { fingerprint: 'f', commandId: 'c', now: new Date(at(0)), leaseMs: 1000, keepMs: 60_000 };
    const answer = { status: 201, body: '{}', headers: {}, resourceId: null };
    const connection = openConnection(join(directory, 'talent.db'));
    migrate(connection, MIGRATIONS.slice(0, 2), () => new Date());
    connection
      .prepare(
        'INSERT INTO claims (tenant_id, key, fingerprint, command_id, expires_at, answer) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run('tnt_1', 'nora@example.com', 'f', 'c', claim.now.getTime() + 60_000, JSON.stringify(answer));
    connection.close();
    const store = openSqliteStore({ directory });
    const key = claimKeyOf(new NodeDigest(), 'tnt_1', 'nora@example.com');
    expect(await store.idempotency.claim('tnt_1', { ...claim, key })).to.deep.equal({ kind: 'replay', answer });
    await store.close();
    expect(readFileSync(join(directory, 'talent.db'), 'latin1')).not.to.contain('nora@example.com');
  });

  it('is refused at once, with the reason, where it cannot be made or written to', () => {
    writeFileSync(join(directory, 'file'), '');
    const file = join(directory, 'file');
    for (const open of [(at: string) => openSqliteStore({ directory: at }), lockDataDirectory]) {
      // Where a plain recursive `mkdirSync` goes on for ever.
      expect(() => open('/proc/talent/data')).to.throw(
        /\/proc\/talent\/data cannot be made \((ENOENT|EROFS|EACCES|EPERM)\)/,
      );
      expect(() => open(join(file, 'below'))).to.throw(`cannot be made: ${file} is a file`);
      expect(() => open(file)).to.throw(`cannot be made: ${file} is a file`);
    }
    expect(() => lockDataDirectory('/proc')).to.throw(/\/proc cannot be (made|written to)/);
  });

  it('is refused where a newer release has used it', async () => {
    await openSqliteStore({ directory }).close();
    const connection = openConnection(join(directory, 'talent.db'));
    connection.prepare('INSERT INTO schema_migrations VALUES (?, ?, ?)').run(9999, 'from the future', '2030-01-01');
    connection.close();
    expect(() => openSqliteStore({ directory })).to.throw(/schema version 9999.*newer release/s);
  });

  it('is brought up to date one migration after another, each as a whole', () => {
    const connection = openConnection(join(directory, 'test.db'));
    const now = () => new Date();
    const first = { version: 1, name: 'first', sql: 'CREATE TABLE a (x)' };
    const broken = { version: 2, name: 'broken', sql: 'CREATE TABLE b (x); CREATE TABLE a (x)' };
    migrate(connection, [first], now);
    expect(() => migrate(connection, [first, broken], now)).to.throw(/already exists/);
    migrate(connection, [first, { version: 2, name: 'mended', sql: 'CREATE TABLE b (x)' }], now);
    const applied = connection.prepare<{ name: string }>('SELECT name FROM schema_migrations ORDER BY version').all();
    expect(applied.map(({ name }) => name)).to.deep.equal(['first', 'mended']);
    connection.close();
  });

  it('numbers its migrations without gaps', () => {
    expect(MIGRATIONS.map(({ version }) => version)).to.deep.equal(MIGRATIONS.map((_, index) => index + 1));
  });

  it('has one server at a time', () => {
    const lock = lockDataDirectory(directory);
    expect(() => lockDataDirectory(directory)).to.throw(/Another server is running/);
    lock.release();
    lockDataDirectory(directory).release();
  });

  it('is locked against other processes, and free again when the server is killed', async () => {
    const adapter = new URL('../../../adapters/sqlite/index.ts', import.meta.url).href;
    const script = `const { lockDataDirectory } = await import(${JSON.stringify(adapter)});
      lockDataDirectory(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000);`;
    const arguments_ = ['--import', 'tsx', '--input-type=module', '-e', script, directory];
    const child = spawn(process.execPath, arguments_, { stdio: ['ignore', 'pipe', 'inherit'] });
    const closed = new Promise((resolve) => child.on('close', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(() => lockDataDirectory(directory)).to.throw(/Another server is running/);
    child.kill('SIGKILL');
    await closed;
    lockDataDirectory(directory).release();
  });

  it('lets the command line work beside the server, which sees what it wrote', async () => {
    const lock = lockDataDirectory(directory);
    const server = openSqliteStore({ directory });
    const commandLine = openSqliteStore({ directory });
    const tenant = aTenant();
    await commandLine.access.insertTenant(tenant);
    expect(await server.access.getTenant(tenant.id)).to.deep.equal(tenant);
    await Promise.all([commandLine.close(), server.close()]);
    lock.release();
  });

  it('gives back what a dead process had leased', async () => {
    const now = new Date();
    const dead = openSqliteStore({ directory });
    await dead.work.enqueue('tnt_1', [someWork({ runAt: now.toISOString() })]);
    const long = { kind: 'enrichment', limit: 1, leaseMs: 3_600_000, now } as const;
    expect(await dead.work.lease(long)).to.have.length(1);
    await dead.close();
    const store = openSqliteStore({ directory });
    expect(await store.work.lease(long)).to.have.length(0);
    await store.takeOver();
    expect(await store.work.lease(long)).to.have.length(1);
    await store.close();
  });

  it('holds not a byte of an erased person, also while the server runs', async () => {
    const store = openSqliteStore({ directory });
    const candidate = aCandidate({
      callerLayer: { basics: { name: 'Xaverine Quillfeather', summary: 'Tarp. '.repeat(3000) } },
    });
    const tenantId = 'tnt_1';
    const id = 'doc_1';
    await store.documents.put(tenantId, {
      id,
      candidateId: candidate.id,
      bytes: Buffer.from('Xaverine'),
      storedAt: at(0),
    });
    await store.candidates.insert(tenantId, { candidate, outbox: NO_OUTBOX });
    await store.documents.putReading(tenantId, { id, reading: aReading('Xaverine') });
    for (let version = 2; version < 6; version += 1) {
      const callerLayer = { basics: { name: 'Xaverine', summary: 'Quillfeather. '.repeat(900 * version) } };
      const changed = { ...candidate, version, callerLayer };
      const input = { candidate: changed, expectedVersion: version - 1, outbox: NO_OUTBOX };
      await store.candidates.update(tenantId, input);
    }
    const bytes = () =>
      readdirSync(directory)
        .map((name) => readFileSync(join(directory, name), 'latin1'))
        .join('\n');
    expect(bytes()).to.match(/Xaverine.*Quillfeather/s);
    await store.candidates.erase(tenantId, {
      id: candidate.id,
      expectedVersion: 5,
      deletedAt: at(9),
      outbox: NO_OUTBOX,
    });
    for (const end = Date.now() + 10_000; /Xaverine/.test(bytes()) && Date.now() < end;)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bytes()).not.to.match(/xaverine|quillfeather|tarp/i);
    await store.close();
  });

  it('shows no reader a record between two of its versions', async () => {
    const store = openSqliteStore({ directory });
    const candidate = aCandidate();
    await store.candidates.insert('tnt_1', { candidate, outbox: NO_OUTBOX });
    const changed = { ...candidate, version: 2, tags: ['new'] };
    const seen: (number | undefined)[] = [];
    const look = async () => seen.push((await store.candidates.get('tnt_1', candidate.id))?.version);
    const other = store.candidates.insert('tnt_1', { candidate: aCandidate(), outbox: NO_OUTBOX }).then(look);
    await store.candidates.update('tnt_1', { candidate: changed, expectedVersion: 1, outbox: NO_OUTBOX }).then(look);
    await other;
    expect(seen, 'a write of the same commit has been acknowledged').to.deep.equal([2, 2]);
    await store.close();
  });
});
