import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnection, type Connection } from '../../../adapters/sqlite/driver.js';
import { WriteQueue } from '../../../adapters/sqlite/write-queue.js';
import { versionConflict } from '../../../core/ports/refusals.js';
import { refused } from '../../support/refused.js';

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
