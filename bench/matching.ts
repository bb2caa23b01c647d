// The columnar index against scoring plain objects with the core's scorer, over the same invented pools and jobs in one process: the
// 25 best for each job. These machines are noisy, so the ratio counts more than the times. BENCH_SIZES=10000,100000 shortens it.
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ColumnarTalentIndex } from '../adapters/talent-index/index.js';
import { openPackagedTaxonomy } from '../adapters/taxonomy-files/index.js';
import {
  type CandidateFeatures,
  measurePool,
  type PoolMeasures,
  prepareJob,
  type RankedCandidate,
  scoreCandidate,
} from '../core/spi.js';
import { candidateWith, seededRandom, TalentPool } from './data/talent-pool.js';

const SIZES = (process.env['BENCH_SIZES'] ?? '10000,100000,1000000').split(',').map(Number);
const LIMIT = 25;
const TENANT = 'tnt_bench';
const JOBS = 200;
const WARM_UP = 200;
/** Plain objects are slow and large: this many jobs, on pools of up to this size; above it their time is scaled up. */
const PLAIN_JOBS = 7;
const PLAIN_CANDIDATES = 100_000;
/** So many jobs for what takes longer than a ranking. */
const SURVEYED_JOBS = 30;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const { taxonomy, occupations } = await openPackagedTaxonomy();

function idOf(number: number): string {
  // In one piece, as a database's driver hands it over.
  return Buffer.from(`cand_01kg${number.toString(32).padStart(22, '0')}`).toString('latin1');
}

/** Twice, with a pause: buffers that were found to be unused are given back beside the program, after the collection. */
async function bytesInUse(): Promise<number> {
  for (let times = 0; times < 2; times += 1) {
    collect();
    await setTimeout(50);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

async function timesOf(count: number, run: (at: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const start = performance.now();
    await run(at);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

function rankPlain(
  plain: readonly { id: string; features: CandidateFeatures }[],
  { job, weights }: Job,
): RankedCandidate[] {
  const prepared = prepareJob(job, weights, taxonomy);
  return plain
    .map(({ id, features }) => {
      const { score, band, coverage } = scoreCandidate(features, prepared);
      return { candidateId: id, score, band, coverage };
    })
    .sort((a, b) => b.score - a.score || (a.candidateId < b.candidateId ? -1 : 1))
    .slice(0, LIMIT);
}

/** All that GET of a job shows of the pool: supply, elasticity of each requirement, skills gap with substitutes, top candidates. */
function measureAll(index: ColumnarTalentIndex, { job, weights }: Job): Promise<PoolMeasures> {
  const requirements = {
    skills: job.skills.map((skill) => ({ ...skill, source: 'stated' as const })),
    experience: null,
    education: null,
    languages: [],
    certifications: [],
    seniority: null,
  };
  const assessed = { features: job, weights: { suggested: weights, applied: weights }, requirements };
  return measurePool(TENANT, assessed, { index, taxonomy });
}

type Job = ReturnType<TalentPool['job']>;

async function measure(size: number): Promise<string[]> {
  // What the taxonomy decodes when it is first asked is there already, and not counted as the index's.
  const asked = new TalentPool(seededRandom(11), taxonomy, occupations);
  for (let number = 0; number < Math.min(size, PLAIN_CANDIDATES); number += 1) asked.features();
  const pool = new TalentPool(seededRandom(7), taxonomy, occupations);
  const before = await bytesInUse();
  const index = new ColumnarTalentIndex(taxonomy);
  const plain: { id: string; features: CandidateFeatures }[] = [];
  let building = 0;
  for (let number = 0; number < size; number += 1) {
    const candidate = candidateWith(idOf(number), pool.features());
    const start = performance.now();
    index.put(TENANT, candidate);
    building += performance.now() - start;
  }
  const bytes = ((await bytesInUse()) - before) / size;
  const { skillPostingBytes, titlePostingBytes } = index.footprint(TENANT);
  const postings = (skillPostingBytes + titlePostingBytes) / size;
  const again = new TalentPool(seededRandom(7), taxonomy, occupations);
  for (let number = 0; number < Math.min(size, PLAIN_CANDIDATES); number += 1) {
    plain.push({ id: idOf(number), features: again.features() });
  }

  const jobs = Array.from({ length: JOBS }, () => again.job());
  const rank = (at: number): Promise<RankedCandidate[]> =>
    index.rank(TENANT, { ...jobs[at % JOBS]!, status: 'active', limit: LIMIT });
  await timesOf(WARM_UP, rank);
  const ranked = await timesOf(JOBS, rank);
  const plainTimes = await timesOf(PLAIN_JOBS, (at) => rankPlain(plain, jobs[at]!));
  const plainMedian = (percentile(plainTimes, 0.5) * size) / plain.length;
  if (plain.length === size) {
    for (const [at, job] of jobs.slice(0, 3).entries()) {
      if (JSON.stringify(await rank(at)) !== JSON.stringify(rankPlain(plain, job))) throw new Error('not exact');
    }
  }
  const supplied = await timesOf(SURVEYED_JOBS, (at) =>
    index.survey(TENANT, { ...jobs[at]!, relaxed: [], skillIds: [], top: 0 }),
  );
  const measured = await timesOf(SURVEYED_JOBS, (at) => measureAll(index, jobs[at]!));
  const similar = await timesOf(30, (at) =>
    index.similar(TENANT, { to: plain[at]!.features, exceptIds: [], status: 'active', limit: LIMIT }),
  );
  const changed = await timesOf(200, (at) => {
    index.put(TENANT, candidateWith(plain[at]!.id, plain[at + 1]!.features));
  });
  const p50 = percentile(ranked, 0.5);
  return [
    size.toLocaleString('en'),
    p50.toFixed(2),
    percentile(ranked, 0.99).toFixed(2),
    plainMedian.toFixed(1),
    `${(plainMedian / p50).toFixed(0)} ×`,
    percentile(supplied, 0.5).toFixed(1),
    percentile(measured, 0.5).toFixed(1),
    percentile(measured, 0.99).toFixed(1),
    percentile(similar, 0.5).toFixed(2),
    (percentile(changed, 0.5) * 1000).toFixed(0),
    (bytes - postings).toFixed(0),
    postings.toFixed(0),
    ((building / size) * 1000).toFixed(1),
  ];
}

const HEADS = [
  'candidates',
  'rank p50 ms',
  'rank p99 ms',
  'plain objects p50 ms',
  'ratio',
  'supply p50 ms',
  'job intelligence p50 ms',
  'job intelligence p99 ms',
  'similar p50 ms',
  'change µs',
  'bytes a candidate',
  'bytes of its skills and titles',
  'put µs',
];

console.log(`| ${HEADS.join(' | ')} |`);
console.log(`|${HEADS.map(() => '---:').join('|')}|`);
// The first run also loads and compiles.
await measure(2_000);
for (const size of SIZES) console.log(`| ${(await measure(size)).join(' | ')} |`);
