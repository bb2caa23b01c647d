// GET one candidate, list, and create, against the same bytes served by plain Koa, interleaved in one run. These machines are noisy, so
// the ratio of the medians over the rounds is what counts.
import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import autocannon, { type Result } from 'autocannon';
import type { Candidate } from '../core/index.js';
import { durableWrites } from './durable-writes.js';

const KEY = 'tm_live_benchmarkbenchmarkbenchmarkbench00';
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const CONNECTIONS = 16;
/** As `npm start` has them, for both. */
const FLAGS = ['--max-semi-space-size=64'];

const HEADERS = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
const CANDIDATE = JSON.stringify({
  externalId: null,
  profile: {
    basics: {
      name: 'Mara Lindqvist',
      label: 'Backend developer',
      email: 'mara.lindqvist@example.com',
      location: { city: 'Berlin', countryCode: 'DE' },
    },
    work: Array.from({ length: 4 }, (_, index) => ({
      name: `Nordlicht Systems ${String(index)}`,
      position: 'Backend developer',
      startDate: `20${String(10 + index * 3)}-01`,
      endDate: `20${String(12 + index * 3)}-12`,
      highlights: [
        'Designed services in TypeScript on PostgreSQL for twelve clinics.',
        'Cut the time of nightly imports by half.',
      ],
    })),
    education: [
      { institution: 'Uni Hamburg', studyType: 'BSc', area: 'Computer Science', startDate: '2006', endDate: '2010' },
    ],
    skills: [{ name: 'TypeScript' }, { name: 'PostgreSQL' }, { name: 'RabbitMQ' }, { name: 'Docker' }],
  },
  tags: ['spring-2026'],
});

async function start(mode: string, message?: object): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(fileURLToPath(new URL('./http-server.js', import.meta.url)), [mode], { execArgv: FLAGS });
  if (message !== undefined) child.send(message);
  const url = await new Promise<string>((resolve) =>
    child.once('message', (said) => {
      resolve(String(said));
    }),
  );
  return { child, url };
}

interface Case {
  name: string;
  path: string;
  method: 'GET' | 'POST';
  body?: string;
}

async function hit(url: string, { path, method, body }: Case, seconds: number): Promise<Result> {
  const result = await autocannon({
    url: url + path,
    method,
    headers: HEADERS,
    connections: CONNECTIONS,
    duration: seconds,
    ...(body ? { body } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${method} ${path}: ${String(result.non2xx)} refused, ${String(result.errors)} failed`);
  return result;
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const service = await start('service');
const request = (method: string, path: string, body?: string): Promise<Response> =>
  fetch(service.url + path, { method, headers: HEADERS, ...(body ? { body } : {}) });
const created = await (await request('POST', '/v1/candidates', CANDIDATE)).text();
for (let index = 0; index < 200; index += 1) await request('POST', '/v1/candidates', CANDIDATE);
const { id } = JSON.parse(created) as { id: string };
const candidate = await (await request('GET', `/v1/candidates/${id}`)).text();
const list = await (await request('GET', '/v1/candidates')).text();
const plain = await start('plain', { candidate, list, created });

const cases: Case[] = [
  { name: 'GET one candidate', path: `/v1/candidates/${id}`, method: 'GET' },
  { name: 'list 25 candidates', path: '/v1/candidates', method: 'GET' },
  { name: 'create a candidate', path: '/v1/candidates', method: 'POST', body: CANDIDATE },
];
console.log(
  `Node ${process.version}, ${String(availableParallelism())} × ${cpus()[0]?.model ?? 'unknown CPU'}, ${String(ROUNDS)} rounds of ${String(SECONDS)} s, ${String(CONNECTIONS)} connections, memory store\n`,
);
console.log('| request | plain Koa, req/s (p50 / p99 ms) | service, req/s (p50 / p99 ms) | ratio |');
console.log('|---|---|---|---|');
for (const each of cases) {
  await hit(service.url, each, 1);
  await hit(plain.url, each, 1);
  const ours: Result[] = [];
  const theirs: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await hit(service.url, each, SECONDS));
    theirs.push(await hit(plain.url, each, SECONDS));
  }
  const rate = (results: Result[]): number => median(results.map(({ requests }) => requests.average));
  const show = (results: Result[]): string =>
    `${rate(results).toFixed(0)} (${String(median(results.map(({ latency }) => latency.p50)))} / ${String(median(results.map(({ latency }) => latency.p99)))})`;
  const ratio = median(ours.map((result, round) => result.requests.average / (theirs[round]?.requests.average ?? 1)));
  console.log(`| ${each.name} | ${show(theirs)} | ${show(ours)} | ${ratio.toFixed(2)} |`);
}
service.child.kill();
plain.child.kill();

// The record as the store keeps it, before any enrichment.
const { profile, tags } = JSON.parse(CANDIDATE) as { profile: Candidate['callerLayer']; tags: string[] };
const at = new Date().toISOString();
const record: Candidate = {
  id: '',
  externalId: null,
  status: 'active',
  callerLayer: profile,
  resumeLayer: {},
  preferences: null,
  suppressedSkills: [],
  tags,
  customFields: {},
  consent: { matching: true, policyId: null, at: null },
  resume: null,
  enrichment: { id: null, status: 'queued', attempt: 1, requestedAt: at, finishedAt: null, stages: [], error: null },
  version: 1,
  createdAt: at,
  updatedAt: at,
  recentCommands: [],
  intelligence: null,
  features: null,
};
console.log(
  '\n| round | bare libsql, a commit each | bare libsql, 64 to a commit | the store, 64 writers | ratio to a commit each | ratio to 64 a commit |',
);
console.log('|---|---|---|---|---|---|');
for (let round = 1; round <= 3; round += 1) {
  const { bareEach, bareGrouped, store } = await durableWrites(record, SECONDS * 1000);
  console.log(
    `| ${String(round)} | ${bareEach.toFixed(0)} | ${bareGrouped.toFixed(0)} | ${store.toFixed(0)} | ${(store / bareEach).toFixed(2)} | ${(store / bareGrouped).toFixed(2)} |`,
  );
}
