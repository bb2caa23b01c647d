// How fast candidates come in: creates over HTTP with 64 writers on SQLite, then the time until all of them are enriched; profiles, and resumes as text
// of 500 words. Environment: BENCH_PROFILES, BENCH_RESUMES.
import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { candidateBody } from './data/http-records.js';
import { inventedResume } from './data/invented-resumes.js';
import { HEADERS, isEnriching } from './measured-servers.js';
import { sendEach, requestBytes } from './services/raw-client.js';
import { seededRandom } from './data/talent-pool.js';

const WRITERS = 64;
/** Answers after which the code that they go through has been compiled: with 3,000 creates the first 64 are more than a hundredth of all. */
const WARMING = 600;

interface Watched {
  cpuMicroseconds: number;
  longestBlockMs: number;
  /** Of processor time of the loop's own thread: a busy machine adds nothing to it. */
  longestOwnMs: number;
}

function watched(child: ChildProcess): Promise<Watched> {
  child.send('cpu');
  return new Promise((resolve) => child.once('message', (said) => resolve(said as Watched)));
}

async function ingest(name: string, bodies: string[]): Promise<void> {
  const child = fork(fileURLToPath(new URL('./services/http-server.js', import.meta.url)), ['service', 'sqlite'], {
    execArgv: ['--max-semi-space-size=64', ...(process.env['BENCH_FLAGS']?.split(' ') ?? [])],
  });
  const { url } = await new Promise<{ url: string }>((resolve) =>
    child.once('message', (said) => resolve(said as { url: string })),
  );
  await sendEach({
    url,
    connections: 1,
    requests: [requestBytes('POST', '/v1/candidates', { headers: HEADERS, body: bodies[0]! })],
  });
  await pause(3000);
  const before = await watched(child);
  const begun = performance.now();
  const requests = bodies.slice(1).map((body) => requestBytes('POST', '/v1/candidates', { headers: HEADERS, body }));
  const { inOrder } = await sendEach({ url, connections: WRITERS, requests });
  const createdMs = performance.now() - begun;
  while (await isEnriching(url)) await pause(100);
  const enrichedMs = performance.now() - begun;
  const after = await watched(child);
  const at = (share: number, from = 0): string => {
    const latencies = inOrder.slice(from).sort((a, b) => a - b);
    return (latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(0);
  };
  const perSecond = (ms: number): string => (requests.length / (ms / 1000)).toFixed(0);
  const cpu = (after.cpuMicroseconds - before.cpuMicroseconds) / requests.length;
  console.log(
    `| ${name} | ${String(requests.length)} | ${perSecond(createdMs)} | ${at(0.5)} / ${at(0.99)} | ${inOrder.length > WARMING ? at(0.99, WARMING) : '–'} | ${perSecond(enrichedMs)} | ${cpu.toFixed(0)} | ${after.longestBlockMs.toFixed(0)} / ${after.longestOwnMs.toFixed(0)} |`,
  );
  child.disconnect();
}

const random = seededRandom(23);
const profiles = Array.from({ length: 1 + Number(process.env['BENCH_PROFILES'] ?? 3000) }, (_, at) =>
  candidateBody(at),
);
const resumes = Array.from({ length: 1 + Number(process.env['BENCH_RESUMES'] ?? 300) }, () =>
  JSON.stringify({ resume: { text: inventedResume(random, 500) } }),
);
console.log(
  `Node ${process.version}, ${String(availableParallelism())} cores, load ${loadavg()[0]!.toFixed(1)}, ${String(WRITERS)} writers\n`,
);
console.log(
  '| what | count | creates a second | p50 / p99 ms | p99 ms after the first 600 | enriched a second | CPU µs of the service each | longest block of the loop by the clock / by its own processor time, ms |',
);
console.log('| --- | --: | --: | --: | --: | --: | --: | --: |');
if (profiles.length > 1) await ingest('profiles', profiles);
if (resumes.length > 1) await ingest('resumes of 500 words', resumes);
