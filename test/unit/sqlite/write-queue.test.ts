import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnection, type Connection } from '../../../adapters/sqlite/connection/driver.js';
import { WriteQueue } from '../../../adapters/sqlite/database/write-queue.js';
import { versionConflict } from '../../../core/ports/refusals.js';
import { refused } from '../../../bootstrap/testing/contract/refused.js';

describe('group commit', () => {
  let directory: string;
  let connection: Connection;
  let writes: WriteQueue;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'talent-writes-'));
    connection = openConnection(join(directory, 'test.db'));
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('CREATE TABLE note (text TEXT PRIMARY KEY)');
    connection.exec('CREATE TABLE parent (id INTEGER PRIMARY KEY)');
    connection.exec('CREATE TABLE child (id INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED)');
    writes = new WriteQueue(connection);
  });
  afterEach(() => {
    connection.close();
    rmSync(directory, { recursive: true });
  });

  const insert = (text: string) => connection.prepare('INSERT INTO note VALUES (?)').run(text);
  const notes = () =>
    connection
      .prepare<{ text: string }>('SELECT text FROM note ORDER BY text')
      .all()
      .map(({ text }) => text);

  it('commits the writes of one turn together, and says so only afterwards', async () => {
    const inTransaction: boolean[] = [];
    const first = writes.run(() => insert('a')).then(() => inTransaction.push(notes().length === 2));
    const second = writes.run(() => insert('b')).then(() => inTransaction.push(notes().length === 2));
    expect(notes()).to.deep.equal([]);
    await Promise.all([first, second]);
    expect(inTransaction).to.deep.equal([true, true]);
  });

  it('puts no more than a mebibyte of files into one commit, and keeps the order', async () => {
    const half = 512 * 1024;
    const seen: string[][] = [];
    const sizes = [half, half, 1, 3 * half, 0, half];
    const note = (size: number, at: number) =>
      writes.run(() => insert(`${String(at)}`), { bytes: size }).then(() => seen.push(notes()));
    await Promise.all(sizes.map(note));
    expect(seen.map((texts) => texts.join(''))).to.deep.equal(['01', '01', '012', '0123', '012345', '012345']);
  });

  it('waits for the disk only where a write of the commit has to survive a loss of power', async () => {
    const modes: unknown[] = [];
    const recorded: Connection = Object.assign(Object.create(connection) as Connection, {
      prepare: (sql: string) => {
        const mode = connection.prepare<{ synchronous: number }>('PRAGMA synchronous').get()?.synchronous;
        if (sql === 'COMMIT') modes.push(mode === 2 ? 'synced' : 'not synced');
        return connection.prepare(sql);
      },
      exec: (sql: string) => {
        connection.exec(sql);
      },
    });
    const queue = new WriteQueue(recorded);
    const repeatable = { needsSync: false };
    await queue.run(() => insert('a'), repeatable);
    await queue.run(() => insert('b'));
    await Promise.all([queue.run(() => insert('c'), repeatable), queue.run(() => insert('d'))]);
    await Promise.all([queue.run(() => insert('e'), repeatable), queue.run(() => insert('f'), repeatable)]);
    expect(modes).to.deep.equal(['not synced', 'synced', 'synced', 'not synced']);
    expect(notes()).to.deep.equal(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('undoes a refused write alone, with what it asked for at the end', async () => {
    const ended: string[] = [];
    const [before, refusal, after] = [
      writes.run((step) => (step.atEnd(() => ended.push('a')), insert('a'))),
      writes.run((step) => {
        step.atEnd(() => ended.push('b'));
        step.afterCommit(() => ended.push('committed b'));
        insert('b');
        throw versionConflict();
      }),
      writes.run((step) => (step.afterCommit(() => ended.push('committed c')), insert('c'))),
    ];
    await refused(refusal, 'record.version_conflict');
    await Promise.all([before, after]);
    expect(notes()).to.deep.equal(['a', 'c']);
    expect(ended).to.deep.equal(['a', 'committed c']);
  });

  it('undoes all of them and says that the store is unavailable where the commit fails', async () => {
    connection.exec('PRAGMA foreign_keys = ON');
    const committed: string[] = [];
    const both = [
      writes.run((step) => (step.afterCommit(() => committed.push('a')), insert('a'))),
      writes.run(() => connection.prepare('INSERT INTO child VALUES (9)').run()),
    ];
    const outcomes = await Promise.allSettled(both);
    for (const { status } of outcomes) expect(status).to.equal('rejected');
    await refused(both[0]!, 'store.unavailable');
    expect(notes()).to.deep.equal([]);
    expect(committed).to.deep.equal([]);
    await writes.run(() => insert('later'));
    expect(notes()).to.deep.equal(['later']);
  });

  it('says that the store is unavailable where the disk is full, and recovers', async () => {
    const { page_count: pages } = connection.prepare<{ page_count: number }>('PRAGMA page_count').get()!;
    connection.prepare(`PRAGMA max_page_count = ${pages + 1}`).get();
    await refused(
      writes.run(() => insert('x'.repeat(100_000))),
      'store.unavailable',
    );
    connection.prepare('PRAGMA max_page_count = 1000000').get();
    await writes.run(() => insert('small'));
    expect(notes()).to.deep.equal(['small']);
  });

  it('says that the store is unavailable while another process holds the lock for too long', async () => {
    const other = openConnection(join(directory, 'test.db'));
    other.exec('BEGIN IMMEDIATE');
    await refused(
      writes.run(() => insert('a')),
      'store.unavailable',
    );
    other.exec('ROLLBACK');
    other.close();
    await writes.run(() => insert('b'));
    expect(notes()).to.deep.equal(['b']);
  });

  /** The same connection on a disk that takes its time; counts the commits. */
  const slowDisk = (milliseconds: number) => {
    const exec = (sql: string): void => {
      connection.exec(sql);
    };
    const slow = { ...connection, exec, commits: 0, isOpen: true };
    slow.prepare = <Row>(sql: string) => {
      const statement = connection.prepare<Row>(sql);
      if (sql !== 'COMMIT') return statement;
      const run = (): number => {
        slow.commits += 1;
        for (const end = performance.now() + milliseconds; performance.now() < end;);
        return statement.run();
      };
      return { ...statement, run };
    };
    return slow;
  };
  const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  it('lets writes that come turn by turn share the commits of a slow disk', async () => {
    const disk = slowDisk(15);
    const queue = new WriteQueue(disk);
    await queue.run(() => insert('first'));
    const all: Promise<unknown>[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      all.push(queue.run(() => insert(String(turn))));
      await aTurn();
    }
    await Promise.all(all);
    expect(notes()).to.have.length(41);
    expect(disk.commits).to.be.below(20);
  });

  it('does not wait for others where none come, however slow the disk is', async () => {
    const queue = new WriteQueue(slowDisk(15));
    for (let each = 0; each < 5; each += 1) {
      let turns = 0;
      let written = false;
      const write = queue.run(() => insert(String(each))).then(() => (written = true));
      for (; !written; turns += 1) await aTurn();
      await write;
      expect(turns).to.be.at.most(3);
    }
  });

  it('takes more writes than fit into one commit', async () => {
    await Promise.all(Array.from({ length: 600 }, (_, n) => writes.run(() => insert(String(n)))));
    expect(notes()).to.have.length(600);
  });

  it('commits what is waiting when it is flushed, and takes nothing after the close', async () => {
    const write = writes.run(() => insert('a'));
    writes.flush();
    connection.close();
    await write;
    await refused(
      writes.run(() => insert('b')),
      'store.unavailable',
    );
  });
});
