import { expect } from 'chai';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileIndexSnapshots } from '../../../adapters/index-files/index.js';

const TENANT = 'tnt_1';

describe('Snapshots in files', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
    file = join(folder, `${TENANT}.snapshot`);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const write = (snapshots: FileIndexSnapshots, ...pieces: string[]): Promise<void> =>
    snapshots.write(TENANT, { stamp: 'of today', pieces: iterated(pieces) });

  it('returns what was written, from a file that is open to its user only', async () => {
    await write(new FileIndexSnapshots(folder), 'first', '', 'third');
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    const read = await new FileIndexSnapshots(folder).read(TENANT);
    expect(read?.stamp).to.equal('of today');
    expect(read?.pieces.map((piece) => Buffer.from(piece).toString())).to.deep.equal(['first', '', 'third']);
  });

  it('returns nothing of a file that is cut off anywhere or has one other byte', async () => {
    const snapshots = new FileIndexSnapshots(folder);
    await write(snapshots, 'first', 'second');
    const whole = readFileSync(file);
    for (let at = 0; at < whole.length; at += 1) {
      writeFileSync(file, whole.subarray(0, at));
      expect(await snapshots.read(TENANT), `cut off at ${String(at)}`).to.equal(undefined);
      const changed = Buffer.from(whole);
      changed[at]! ^= 1;
      writeFileSync(file, changed);
      expect(await snapshots.read(TENANT), `changed at ${String(at)}`).to.equal(undefined);
    }
  });

  it('keeps the former snapshot, and nothing else, where a process died while it wrote', async () => {
    await write(new FileIndexSnapshots(folder), 'former');
    writeFileSync(`${file}.draft`, 'half of');
    const snapshots = new FileIndexSnapshots(folder);
    await snapshots.settled();
    expect(readdirSync(folder)).to.deep.equal([`${TENANT}.snapshot`]);
    expect(Buffer.from((await snapshots.read(TENANT))!.pieces[0]!).toString()).to.equal('former');
  });

  it('overwrites what is discarded', async () => {
    const snapshots = new FileIndexSnapshots(folder);
    await write(snapshots, 'about somebody');
    const { size } = statSync(file);
    const descriptor = openSync(file, 'r');
    snapshots.discard(TENANT);
    expect(readdirSync(folder)).to.deep.equal([]);
    await snapshots.settled();
    const left = Buffer.alloc(size, 1);
    readSync(descriptor, left, 0, size, 0);
    closeSync(descriptor);
    expect(left.equals(Buffer.alloc(size))).to.equal(true);
  });

  it('leaves nothing of a snapshot that is discarded while it is written', async () => {
    const snapshots = new FileIndexSnapshots(folder);
    await snapshots.write(TENANT, {
      stamp: 'of today',
      pieces: (async function* () {
        yield Buffer.from('first');
        snapshots.discard(TENANT);
        yield Buffer.from('second');
      })(),
    });
    await snapshots.settled();
    expect(readdirSync(folder)).to.deep.equal([]);
  });
});

async function* iterated(pieces: readonly string[]): AsyncIterable<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}
