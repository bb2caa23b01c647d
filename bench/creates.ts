// Creates in memory beside a service that one would write by hand with the same packages, which keeps the same rows: `services/hand-written-koa.ts`
// says what it does. Each in a process of its own, in turns, at the same rate of creates, each of another person; the processor time of its process.
// First the create alone, with the service's worker off (`ROLE=api`), so that on both sides the work only waits; the same with an Idempotency-Key;
// then, with the worker on, the create and the share that the service's process has of its enrichment, which the other side has not.
// Environment: BENCH_ROUNDS, BENCH_SECONDS, BENCH_PER_SECOND (creates a second), BENCH_STORE.
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { candidateBody } from './data/http-records.js';
import {
  HEADERS,
  hit,
  isEnriching,
  ratioOf,
  shown,
  start,
  type Cost,
  type Pace,
  type Server,
} from './measured-servers.js';
import { requestBytes, sendEach } from './services/raw-client.js';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** What both can do while their client takes a core of two. */
const PACE: Pace = {
  seconds: Number(process.env['BENCH_SECONDS'] ?? 4),
  perSecond: Number(process.env['BENCH_PER_SECOND'] ?? 500),
};
const STORE = process.env['BENCH_STORE'] ?? 'memory';
/** Until then the code of both is being compiled: the first 2,000 take twice the time. */
const WARMING = 4000;

interface CreateCase {
  name: string;
  worker: 'off' | 'on';
  withKey: boolean;
}

const CASES: readonly CreateCase[] = [
  { name: 'create', worker: 'off', withKey: false },
  { name: 'create with an Idempotency-Key', worker: 'off', withKey: true },
  { name: 'create and its enrichment', worker: 'on', withKey: false },
];

let people = 1_000_000;
function request(withKey: boolean): Buffer {
  people += 1;
  const headers = withKey ? { ...HEADERS, 'idempotency-key': `create-${String(people)}` } : HEADERS;
  return requestBytes('POST', '/v1/candidates', { headers, body: candidateBody(people) });
}

async function enriched(url: string): Promise<void> {
  while (await isEnriching(url)) await pause(200);
}

async function warm({ url }: Server, withKey: boolean): Promise<void> {
  const requests = Array.from({ length: WARMING }, () => request(withKey));
  await sendEach({ url, connections: 16, requests });
}

console.log(
  `Node ${process.version}, ${String(availableParallelism())} cores, load ${loadavg()[0]!.toFixed(1)}, ${STORE}, ${String(PACE.perSecond)} creates a second, ${String(ROUNDS)} rounds of ${String(PACE.seconds)} s after ${String(WARMING)} creates\n`,
);
console.log('| request | by hand, CPU µs (p50 / p99 ms) | service, CPU µs (p50 / p99 ms) | ratio |');
console.log('| --- | --- | --- | --- |');
for (const { name, worker, withKey } of CASES) {
  const service = await start(['service', STORE, ...(worker === 'off' ? ['api'] : [])]);
  const byHand = await start(['by-hand']);
  await warm(service, withKey);
  await warm(byHand, withKey);
  const settled = worker === 'on' ? enriched : () => Promise.resolve();
  await settled(service.url);
  const ours: Cost[] = [];
  const theirs: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await hit(service, { request: () => request(withKey), settled }, PACE));
    theirs.push(await hit(byHand, { request: () => request(withKey) }, PACE));
  }
  console.log(`| ${name} | ${shown(theirs)} | ${shown(ours)} | ${ratioOf(theirs, ours)} |`);
  service.child.disconnect();
  byHand.child.disconnect();
}
