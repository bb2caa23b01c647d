// How long the API takes to answer while all candidates are enriched again, beside a service at rest: the service with its store, worker and
// reading children is a process of its own; requests come from this one, one every few milliseconds.
import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { HEADERS } from './services/event-loop-service.js';

const CANDIDATES = Number(process.env['BENCH_CANDIDATES'] ?? 10_000);
const EVERY_MS = 20;
const AT_REST = 500;

const service = fork(fileURLToPath(new URL('./services/event-loop-service.js', import.meta.url)), [], {
  execArgv: ['--max-semi-space-size=64'],
});
const url = String(await new Promise((resolve) => service.once('message', resolve)));

interface Operation {
  id: string;
  status: string;
  progress: { total: number; done: number; succeeded: number; failed: number; perSecond: number | null };
}

async function post(path: string, body: string, type = 'application/json'): Promise<Operation> {
  const headers = { ...HEADERS, 'content-type': type };
  return (await (await fetch(`${url}${path}`, { method: 'POST', headers, body })).json()) as Operation;
}

async function operation({ id }: Operation): Promise<Operation> {
  return (await (await fetch(`${url}/v1/operations/${id}`, { headers: HEADERS })).json()) as Operation;
}

const isOver = ({ status }: Operation): boolean => status !== 'queued' && status !== 'running';

async function ended(started: Operation): Promise<Operation> {
  for (;;) {
    const now = await operation(started);
    if (isOver(now)) return now;
    await pause(500);
  }
}

/** Milliseconds of each answer, until `isDone`. */
async function answers(isDone: (count: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isDone(times.length)) {
    const path = `/v1/candidates/external/ats-${String((times.length * 37) % CANDIDATES)}`;
    const since = performance.now();
    await (await fetch(`${url}${path}`, { headers: HEADERS })).arrayBuffer();
    times.push(performance.now() - since);
    await pause(EVERY_MS);
  }
  return times;
}

function shown(times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms of ${String(times.length)} requests`;
}

const lines = Array.from({ length: CANDIDATES }, (_, number) =>
  JSON.stringify({
    externalId: `ats-${String(number)}`,
    resume: {
      text: `Somebody Number ${String(number)}\nBackend Developer\n\nEXPERIENCE\nBackend Developer, Lumenholt GmbH\nMarch 2020 - Present\n- Payment services in TypeScript and PostgreSQL\n\nDeveloper, Ostwind Logistics\n2016 - 2020\n- Booking API\n\nEDUCATION\nB.Sc. Computer Science, Falkenried University, 2016`,
    },
  }),
);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const imported = await ended(await post('/v1/candidates/import', lines.join('\n'), 'application/x-ndjson'));
print(`imported: ${JSON.stringify(imported.progress)}`);
// What the import queued is waited for by an operation over everybody: those under way are found as they are.
const first = await ended(await post('/v1/candidates/enrich', '{"filter":{}}'));
print(`first enrichment: ${JSON.stringify(first.progress)}`);
print(`at rest: ${shown(await answers((count) => count === AT_REST))}`);
const started = await post('/v1/candidates/enrich', '{"filter":{}}');
let last = started;
const watch = (async (): Promise<void> => {
  last = await ended(started);
})();
const during = await answers(() => isOver(last));
await watch;
print(`while enriching again: ${shown(during)}`);
print(`re-enrichment: ${last.status}, ${JSON.stringify(last.progress)}`);
service.kill('SIGTERM');
