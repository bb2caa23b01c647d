// How long the service's event loop is held up while documents are read: the service with its store, worker and reading children in a process
// of its own, which watches its own loop; documents come over HTTP from this one. Idle time is shown beside it, because a busy machine holds
// up any process.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { HEADERS } from './services/event-loop-service.js';
import { DOCUMENTS, type BenchDocument } from './data/resume-documents.js';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
/** So that the children always have work waiting. */
const AT_ONCE = 4;

export interface LoopLag {
  p50: number;
  p99: number;
  max: number;
  /** Share of the time in which the loop was busy. */
  busy: number;
}

const FLAGS = ['--max-semi-space-size=64'];
const service = fork(fileURLToPath(new URL('./services/event-loop-service.js', import.meta.url)), [], {
  execArgv: FLAGS,
});
const said = (): Promise<unknown> => new Promise((resolve) => service.once('message', resolve));
const url = String(await said());

async function lagDuring(work: () => Promise<number>): Promise<{ lag: LoopLag; done: number }> {
  service.send('begin');
  await said();
  const done = await work();
  service.send('end');
  return { lag: (await said()) as LoopLag, done };
}

interface Enriched {
  id: string;
  enrichment: { status: string; error: { code: string } | null };
}

async function read({ filename, bytes }: BenchDocument): Promise<string> {
  const body = JSON.stringify({ resume: { filename, contentBase64: bytes.toString('base64') } });
  const created = await fetch(`${url}/v1/candidates`, { method: 'POST', headers: HEADERS, body });
  const { id } = (await created.json()) as Enriched;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    const answer = await fetch(`${url}/v1/candidates/${id}`, { headers: HEADERS });
    const { status, error } = ((await answer.json()) as Enriched).enrichment;
    if (status !== 'queued' && status !== 'running') return error?.code ?? status;
  }
}

async function readFor(seconds: number, document: BenchDocument, outcomes: Set<string>): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let count = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      outcomes.add(await read(document));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return count;
}

const columns = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(34) : String(cell).padStart(12))).join('');
const row = (name: string, { p50, p99, max, busy }: LoopLag, more: readonly (string | number)[]): string =>
  columns([name, ...[p50, p99, max].map((ms) => ms.toFixed(1)), `${(busy * 100).toFixed(0)} %`, ...more]);

process.stdout.write(`${columns(['', 'p50 ms', 'p99 ms', 'max ms', 'busy', 'documents/s', 'ended'])}\n`);
const idle = await lagDuring(async () => {
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  return 0;
});
process.stdout.write(`${row('idle', idle.lag, ['', ''])}\n`);
for (const document of DOCUMENTS) {
  // Once ahead, so that no first time is measured.
  await read(document);
  const outcomes = new Set<string>();
  const { lag, done } = await lagDuring(() => readFor(SECONDS, document, outcomes));
  process.stdout.write(`${row(document.name, lag, [(done / SECONDS).toFixed(1), [...outcomes].join(', ')])}\n`);
}
service.kill('SIGTERM');
