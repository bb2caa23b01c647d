import { expect } from 'chai';
import { fork } from 'node:child_process';
import {
  ChildProcessExtractor,
  type ChildProcessExtractorOptions,
} from '../../../../adapters/enrichment/extract/index.js';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import { pdfPage, put } from './made-documents.js';
import { expectFailure } from './reading.js';

const stubborn = new URL('./stubborn-child.ts', import.meta.url);
const bytes = Buffer.from('Ada Quill');

describe('Reading documents in a child process', () => {
  const open: ChildProcessExtractor[] = [];
  const extractor = (options: ChildProcessExtractorOptions = {}) => {
    const made = new ChildProcessExtractor(options);
    open.push(made);
    return made;
  };
  const stub = (options: ChildProcessExtractorOptions = {}) => extractor({ entry: stubborn, ...options });
  const pidFrom = async (from: ChildProcessExtractor, filename = 'ok') =>
    (await from.extract({ bytes, filename })) as unknown as number;

  afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

  it('reads, keeps the child warm and leaves the event loop of the service free', async () => {
    const reader = extractor();
    await reader.start();
    const [pid] = reader.pids;
    let worst = 0;
    let last = performance.now();
    const pulse = setInterval(() => {
      worst = Math.max(worst, performance.now() - last);
      last = performance.now();
    }, 5);
    const documents = await Promise.all([
      reader.extract({ bytes: pdfPage(put('Ada Quill', 50, 50)) }),
      reader.extract({ bytes, filename: 'cv.txt' }),
    ]);
    clearInterval(pulse);
    expect(documents.map(({ text }) => text)).to.deep.equal(['Ada Quill', 'Ada Quill']);
    expect(reader.pids).to.deep.equal([pid]);
    expect(worst).to.be.lessThan(400);
    await expectFailure(reader.extract({ bytes: new Uint8Array() }), 'no_text');
  });

  it('kills the child of a PDF whose stream inflates without end, and reads the next one', async () => {
    const reader = extractor({ memoryLimitBytes: 220 * 1024 * 1024 });
    await reader.start();
    let bomb = Buffer.from(' '.repeat(1_000_000));
    bomb = deflateSync(Buffer.concat(Array.from({ length: 120 }, () => bomb)), { level: 1 });
    const stream = `<< /Length ${bomb.length} /Filter /FlateDecode >>\nstream\n${bomb.toString('latin1')}\nendstream`;
    const file = Buffer.from(
      Buffer.from(pdfPage(''))
        .toString('latin1')
        .replace(/<< \/Length 0 >>\nstream\n\nendstream/, () => stream),
      'latin1',
    );
    await expectFailure(reader.extract({ bytes: file }), 'too_large');
    expect((await reader.extract({ bytes })).text).to.equal('Ada Quill');
  });

  it('runs either task by its name, and kills at the deadline even a child that never yields', async () => {
    const reader = stub({ deadlineMs: 300 });
    const document = { contentType: 'text/plain', text: 'Ada', pages: 1, lines: [], links: [] };
    expect(await reader.parse(document, { referenceDate: '2026-01-01' })).to.deep.equal(document);
    const before = performance.now();
    await expectFailure(pidFrom(reader, 'hang'), 'timeout');
    expect(performance.now() - before).to.be.lessThan(2_500);
    expect(await pidFrom(reader)).to.be.a('number');
  });

  it('tells memory, inside and outside of the heap, from a crash and from a verdict', async () => {
    const reader = stub({ memoryLimitBytes: 140 * 1024 * 1024, children: 2 });
    await reader.start();
    await Promise.all([
      expectFailure(pidFrom(reader, 'eat'), 'too_large'),
      expectFailure(pidFrom(reader, 'heap'), 'too_large'),
      expectFailure(pidFrom(reader, 'die'), 'corrupt'),
      expectFailure(pidFrom(reader, 'fail'), 'encrypted'),
    ]);
  });

  it('replaces a child after its share of documents, or when it has grown', async () => {
    const reader = stub({ recycleAfter: 2, recycleRssBytes: 200 * 1024 * 1024 });
    const pids = [await pidFrom(reader), await pidFrom(reader), await pidFrom(reader, 'grow'), await pidFrom(reader)];
    expect(pids[0]).to.equal(pids[1]);
    expect(new Set(pids).size).to.equal(3);
  });

  it('ends running work, refuses waiting and later work, and leaves no child when closed', async () => {
    const reader = stub();
    const running = pidFrom(reader);
    const waiting = pidFrom(reader).then(
      () => 'read',
      (error: Error) => error.message,
    );
    await reader.start();
    await reader.close();
    const pid = await running;
    expect(await waiting).to.match(/closed/);
    expect(() => process.kill(pid, 0)).to.throw();
    expect(await pidFrom(reader).catch((error: Error) => error.message)).to.match(/closed/);
  });

  it('leaves when its parent does', async () => {
    const child = fork(stubborn, {
      execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await new Promise((resolve) => child.once('message', resolve));
    child.disconnect();
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code).to.equal(0);
  });
});
