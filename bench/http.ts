// What the service spends on a request beside plain Koa that sends the same bytes, in turns: the processor time of each server's process, over many
// enriched candidates and published jobs on SQLite. Requests a second would show
// what the client can do.
// Creates beside a service that keeps the same rows are `npm run bench:creates`.
// Environment: BENCH_CANDIDATES, BENCH_JOBS, BENCH_ROUNDS, BENCH_SECONDS, BENCH_STORE.
import { availableParallelism, cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { candidateBody, jobBody } from './data/http-records.js';
import {
  CONNECTIONS,
  cpuOf,
  HEADERS,
  hit,
  median,
  ratioOf,
  shown,
  start,
  type Case,
  type Cost,
} from './measured-servers.js';
import type { PlainAnswers } from './services/plain-koa.js';
import { requestBytes } from './services/raw-client.js';

const CANDIDATES = Number(process.env['BENCH_CANDIDATES'] ?? 1000);
const JOBS = Number(process.env['BENCH_JOBS'] ?? 200);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const STORE = process.env['BENCH_STORE'] ?? 'sqlite';
const PER_SECOND = Number(process.env['BENCH_PER_SECOND'] ?? 3000);
const WRITERS = 16;
/** Part of the names of the cases to run; all where it is not set. */
const ONLY = process.env['BENCH_ONLY'] ?? '';

async function ask<T>(url: string, method: string, path: string, body?: string): Promise<T> {
  const answer = await fetch(url + path, { method, headers: HEADERS, ...(body === undefined ? {} : { body }) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${String(answer.status)} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function inTurns(count: number, perform: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) await perform(next++);
  };
  await Promise.all(Array.from({ length: WRITERS }, work));
}

async function allEnriched(url: string): Promise<void> {
  interface Page {
    data: { enrichment: { status: string } }[];
  }
  for (;;) {
    const { data } = await ask<Page>(url, 'GET', '/v1/candidates?limit=100&sort=-createdAt');
    if (data.every(({ enrichment }) => ['succeeded', 'partial'].includes(enrichment.status))) return;
    await pause(500);
  }
}

const service = await start(['service', STORE]);
const ids: string[] = [];
await inTurns(CANDIDATES, async (index) => {
  ids[index] = (await ask<{ id: string }>(service.url, 'POST', '/v1/candidates', candidateBody(index))).id;
});
const jobs: string[] = [];
await inTurns(JOBS, async (index) => {
  const { id } = await ask<{ id: string }>(service.url, 'POST', '/v1/jobs', jobBody(index));
  await ask(service.url, 'POST', `/v1/jobs/${id}/publish`);
  jobs[index] = id;
});
await allEnriched(service.url);

const text = async (path: string): Promise<string> =>
  (await fetch(service.url + path, { headers: { ...HEADERS, 'accept-encoding': 'identity' } })).text();
const answers: PlainAnswers = { candidates: {}, pages: {}, created: '' };
for (const id of ids) answers.candidates[id] = await text(`/v1/candidates/${id}`);
const matches = `/v1/jobs/${jobs[0] ?? ''}/candidates`;
const similar = `/v1/candidates/${ids[0] ?? ''}/similar`;
for (const path of ['/v1/candidates', '/v1/events', matches, similar]) answers.pages[path] = await text(path);
/** The n-th of those that are created while it is measured: as many people as requests, because one person many times over is a search for duplicates. */
const newcomer = (n: number): string => candidateBody(CANDIDATES + n).replace(/"externalId":"[^"]*",/, '');
answers.created = JSON.stringify(await ask(service.url, 'POST', '/v1/candidates', newcomer(0)));
const plain = await start(['plain'], answers);

// What a change of one published job makes of the first GET of each candidate after it.
const LOOKS = 40;
async function looks(round: number): Promise<number> {
  const before = await cpuOf(service);
  for (let at = 0; at < LOOKS; at += 1) await text(`/v1/candidates/${ids[(round * LOOKS + at) % ids.length] ?? ''}`);
  return ((await cpuOf(service)) - before) / LOOKS;
}
if (JOBS > 0 && 'change'.includes(ONLY)) {
  const unchanged: number[] = [];
  const changed: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await looks(round);
    unchanged.push(await looks(round));
    const patch = JSON.stringify({ title: `Backend developer ${String(round)}` });
    await fetch(`${service.url}/v1/jobs/${jobs[round % jobs.length] ?? ''}`, {
      method: 'PATCH',
      headers: { ...HEADERS, 'content-type': 'application/merge-patch+json' },
      body: patch,
    });
    changed.push(await looks(round));
  }
  console.log(
    `\nGET after a change of one of ${String(JOBS)} published jobs: ${median(changed).toFixed(0)} µs of CPU, without one ${median(unchanged).toFixed(0)} µs, ratio ${median(changed.map((cpu, at) => cpu / (unchanged[at] ?? 1))).toFixed(2)}`,
  );
}
const gets = ids.map((id) => requestBytes('GET', `/v1/candidates/${id}`, { headers: HEADERS }));
const one = (path: string): ((n: number) => Buffer) => {
  const bytes = requestBytes('GET', path, { headers: HEADERS });
  return () => bytes;
};
let created = 0;
const create = (): Buffer =>
  requestBytes('POST', '/v1/candidates', { headers: HEADERS, body: newcomer((created += 1)) });
const cases: Case[] = [
  { name: `GET one of ${String(CANDIDATES)} candidates`, request: (n) => gets[(n * 7919) % gets.length]! },
  { name: 'list 25 candidates', request: one('/v1/candidates') },
  { name: 'list 25 events', request: one('/v1/events') },
  { name: '25 matches of a job, explained', request: one(matches) },
  { name: '25 similar candidates', request: one(similar) },
  { name: 'create a candidate', request: create },
];

console.log(
  `Node ${process.version}, ${String(availableParallelism())} × ${cpus()[0]?.model ?? 'unknown CPU'}, ${String(ROUNDS)} rounds of ${String(SECONDS)} s, ${String(CONNECTIONS)} connections, ${String(PER_SECOND)} requests a second at most, ${STORE}, ${String(CANDIDATES)} enriched candidates, ${String(JOBS)} published jobs\n`,
);
console.log('| request | plain Koa, CPU µs (p50 / p99 ms) | service, CPU µs (p50 / p99 ms) | ratio |');
console.log('| --- | --- | --- | --- |');
for (const each of cases.filter(({ name }) => name.includes(ONLY))) {
  await hit(service, each, { seconds: 1, perSecond: PER_SECOND });
  await hit(plain, each, { seconds: 1, perSecond: PER_SECOND });
  const ours: Cost[] = [];
  const theirs: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await hit(service, each, { seconds: SECONDS, perSecond: PER_SECOND }));
    theirs.push(await hit(plain, each, { seconds: SECONDS, perSecond: PER_SECOND }));
  }
  console.log(`| ${each.name} | ${shown(theirs)} | ${shown(ours)} | ${ratioOf(theirs, ours)} |`);
}

service.child.disconnect();
plain.child.disconnect();
