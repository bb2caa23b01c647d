import { expect } from 'chai';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from '../../../adapters/sqlite/connection/driver.js';
import { StoreConnections, type WritingConnection } from '../../../adapters/sqlite/connection/store-connections.js';
import { WriteQueue } from '../../../adapters/sqlite/database/write-queue.js';
import { versionConflict } from '../../../core/ports/refusals.js';
import { refused } from '../../../bootstrap/testing/contract/refused.js';

describe('group commit', () => {
  let directory: string;
  let connection: StoreConnections;
  let writes: WriteQueue;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'talent-writes-'));
    connection = StoreConnections.open(join(directory, 'test.db'), (writer) => {
      writer.exec('CREATE TABLE note (text TEXT PRIMARY KEY)');
      writer.exec('CREATE TABLE parent (id INTEGER PRIMARY KEY)');
      writer.exec('CREATE TABLE child (id INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED)');
    });
    writes = new WriteQueue(connection);
  });
  afterEach(() => {
    connection.close();
    rmSync(directory, { recursive: true });
  });

  /** The same with another commit, or another begin. */
  const changed = (methods: Partial<WritingConnection>): WritingConnection => ({
    isOpen: true,
    get statementsWritten() {
      return connection.statementsWritten;
    },
    assertOpen: () => connection.assertOpen(),
    prepare: (sql) => connection.prepare(sql),
    exec: (sql) => connection.exec(sql),
    execAside: (sql) => connection.execAside(sql),
    begin: (isSynced) => connection.begin(isSynced),
    commit: () => connection.commit(),
    rollBack: () => connection.rollBack(),
    checkpoint: (mode) => connection.checkpoint(mode),
    close: () => connection.close(),
    ...methods,
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
    const recorded = changed({
      begin: (isSynced) => {
        modes.push(isSynced ? 'synced' : 'not synced');
        connection.begin(isSynced);
        const { synchronous } = connection.prepare<{ synchronous: number }>('PRAGMA synchronous').get()!;
        expect(synchronous).to.equal(isSynced ? 2 : 1);
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

  it('performs no write again for one that was refused before it changed anything', async () => {
    const performed: string[] = [];
    const count = () => connection.prepare('SELECT count(*) AS n FROM note').get();
    const [before, refusal, after] = [
      writes.run(() => (performed.push('a'), insert('a'))),
      writes.run(() => {
        performed.push('b');
        count();
        throw versionConflict();
      }),
      writes.run(() => (performed.push('c'), insert('c'))),
    ];
    await refused(refusal, 'record.version_conflict');
    await Promise.all([before, after]);
    expect(performed).to.deep.equal(['a', 'b', 'c']);
    expect(notes()).to.deep.equal(['a', 'c']);
  });

  it('gives each caller what its own write came to, where several were refused after a change', async () => {
    const half = (text: string) =>
      writes.run(() => {
        insert(text);
        throw versionConflict();
      });
    const all = [half('a'), writes.run(() => (insert('b'), 'b')), half('c'), writes.run(() => (insert('d'), 'd'))];
    await refused(all[0]!, 'record.version_conflict');
    await refused(all[2]!, 'record.version_conflict');
    expect([await all[1], await all[3]]).to.deep.equal(['b', 'd']);
    expect(notes()).to.deep.equal(['b', 'd']);
  });

  it('undoes a write alone that breaks a rule of the schema', async () => {
    const all = await Promise.allSettled([
      writes.run(() => insert('a')),
      writes.run(() => (insert('b'), insert('a'))),
      writes.run(() => insert('c')),
    ]);
    expect(all.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected', 'fulfilled']);
    expect(notes()).to.deep.equal(['a', 'c']);
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
    connection.exec(`PRAGMA max_page_count = ${pages + 1}`);
    await refused(
      writes.run(() => insert('x'.repeat(100_000))),
      'store.unavailable',
    );
    connection.exec('PRAGMA max_page_count = 1000000');
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
    const disk = { commits: 0, queue: new WriteQueue(changed({ commit })) };
    async function commit(): Promise<void> {
      disk.commits += 1;
      await pause(milliseconds);
      await connection.commit();
    }
    return disk;
  };
  const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  it('lets writes that come turn by turn share the commits of a slow disk', async () => {
    const disk = slowDisk(15);
    const { queue } = disk;
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
    let isBegun: boolean;
    const queue = new WriteQueue(
      changed({
        begin: (isSynced) => {
          isBegun = true;
          connection.begin(isSynced);
        },
        commit: async () => {
          await pause(15);
          await connection.commit();
        },
      }),
    );
    for (let each = 0; each < 5; each += 1) {
      isBegun = false;
      const write = queue.run(() => insert(String(each)));
      let turns = 0;
      for (; !isBegun; turns += 1) await aTurn();
      expect(turns).to.be.at.most(3);
      await write;
    }
  });

  it('lets the event loop turn between those who hear of one commit', async () => {
    let turn = 0;
    let isDone = false;
    const count = (): void => {
      turn += 1;
      if (!isDone) setImmediate(count);
    };
    const heardAt: number[] = [];
    const all = Array.from({ length: 64 }, (_, n) =>
      writes.run(() => insert(String(n))).then(() => heardAt.push(turn)),
    );
    setImmediate(count);
    await Promise.all(all);
    isDone = true;
    for (const at of new Set(heardAt)) expect(heardAt.filter((each) => each === at).length).to.be.at.most(16);
    expect(heardAt).to.deep.equal([...heardAt].sort((a, b) => a - b));
  });

  it('takes more writes than fit into one commit', async () => {
    await Promise.all(Array.from({ length: 600 }, (_, n) => writes.run(() => insert(String(n)))));
    expect(notes()).to.have.length(600);
  });

  it('shows a write to nobody before its commit has settled, and lets the event loop turn meanwhile', async () => {
    let isDone: () => void = () => undefined;
    const queue = new WriteQueue(
      changed({
        commit: async () => {
          const committed = connection.commit();
          await new Promise<void>((resolve) => (isDone = resolve));
          await committed;
        },
      }),
    );
    const write = queue.run((step) => {
      insert('a');
      expect(connection.prepare('SELECT * FROM note').all(), 'a write sees itself').to.have.length(1);
      step.afterCommit(() => seen.push('committed'));
    });
    const seen: string[] = [];
    const settled = write.then(() => seen.push('settled'));
    for (let turn = 0; turn < 5; turn += 1) await aTurn();
    expect(seen).to.deep.equal([]);
    isDone();
    await settled;
    expect(seen).to.deep.equal(['committed', 'settled']);
    expect(notes()).to.deep.equal(['a']);
  });

  it('lets readers see one state all the time that a commit is under way', async () => {
    await writes.run(() => insert('a'));
    for (let round = 0; round < 50; round += 1) {
      let isSettled = false;
      const write = writes.run(() => insert(`b${String(round)}`)).then(() => (isSettled = true));
      const before = notes().length;
      while (!isSettled) {
        await aTurn();
        // Nobody runs between the end of the commit and what waited for it.
        if (!isSettled) expect(notes()).to.have.length(before);
      }
      await write;
      expect(notes()).to.have.length(before + 1);
    }
  });

  it('shares one commit among all writes that come while another is under way', async () => {
    const disk = slowDisk(20);
    const first = disk.queue.run(() => insert('first'));
    await aTurn();
    await aTurn();
    const rest = Array.from({ length: 100 }, (_, n) => disk.queue.run(() => insert(String(n))));
    await Promise.all([first, ...rest]);
    expect(disk.commits).to.equal(2);
  });

  it('leaves to the next commit what one turn of the event loop has no time for', async () => {
    const spin = (ms: number): void => {
      for (const end = performance.now() + ms; performance.now() < end;);
    };
    const disk = slowDisk(0);
    const all = Array.from({ length: 8 }, (_, n) => disk.queue.run(() => (spin(3), insert(String(n)))));
    await Promise.all(all);
    expect(disk.commits).to.be.at.least(3);
    expect(notes()).to.deep.equal(['0', '1', '2', '3', '4', '5', '6', '7']);
  });

  it('moves the log to the database as it grows, so that it stays bounded', async () => {
    const log = join(directory, 'test.db-wal');
    let largest = 0;
    for (let round = 0; round < 300; round += 1) {
      await writes.run(() => insert(`${String(round)} ${'x'.repeat(40_000)}`));
      largest = Math.max(largest, statSync(log).size);
    }
    expect(largest).to.be.below(10 * 1024 * 1024);
    writes.truncateLog();
    await writes.drain();
    expect(statSync(log).size).to.equal(0);
  });

  it('commits what is waiting before it is drained, and takes nothing after the close', async () => {
    const seen: string[] = [];
    const write = writes.run(() => insert('a')).then(() => seen.push('a'));
    await writes.drain();
    expect(seen).to.deep.equal(['a']);
    connection.close();
    await write;
    await refused(
      writes.run(() => insert('b')),
      'store.unavailable',
    );
  });
});
