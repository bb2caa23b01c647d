// Durable writes through the SQLite store beside bare libsql, in turns: the store alone, without HTTP and without enrichment.
import type { Candidate } from '../core/index.js';
import { durableWrites } from './durable-writes.js';
import { candidateBody } from './data/http-records.js';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);

// The record as the store keeps it, before any enrichment.
const { profile, tags } = JSON.parse(candidateBody(0)) as { profile: Candidate['callerLayer']; tags: string[] };
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
