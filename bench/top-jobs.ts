// The published jobs that fit a candidate best: after a change of one job, and from the start, beside scoring all of them. The first argument is the
// number of published jobs.
import { performance } from 'node:perf_hooks';
import { openPackagedTaxonomy } from '../adapters/taxonomy-files/index.js';
import { aCandidate, aJob } from '../bootstrap/testing/builders/index.js';
import { ChangedJobs } from '../core/caches/changed-jobs.js';
import { scoreJob } from '../core/caches/job-postings.js';
import { PublishedPool } from '../core/caches/published-pool.js';
import type { PublishedJobs } from '../core/caches/published-jobs.js';
import { TopJobs } from '../core/caches/top-jobs.js';
import { prepareJob } from '../core/matching/scorer.js';
import { seededRandom, TalentPool } from './data/talent-pool.js';

const JOBS = Number(process.argv[2] ?? 10_000);
const LOOKS = 200;
const { taxonomy, occupations } = await openPackagedTaxonomy();
const people = new TalentPool(seededRandom(11), taxonomy, occupations);
const prepared = Array.from({ length: JOBS }, (_, at) => {
  const { job, weights } = people.job();
  return { job: aJob({ id: `job_${String(at)}`, status: 'published' }), scorable: prepareJob(job, weights, taxonomy) };
});
const candidates = Array.from({ length: LOOKS }, () => aCandidate({ features: people.features() }));
const pool = new PublishedPool(taxonomy);
const changes = new ChangedJobs();
for (const each of prepared) pool.put(each);
const top = new TopJobs({
  revision: () => changes.revision(''),
  changesSince: (_: string, revision: number) => changes.since('', revision),
  of: () => Promise.resolve(pool),
} as unknown as PublishedJobs);

async function microseconds(perform: (at: number) => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let at = 0; at < LOOKS; at += 1) await perform(at);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / LOOKS;
}

const begun = performance.now();
await pool.best(candidates[0]!.features!, 5);
const postings = performance.now() - begun;
const everyJob = await microseconds((at) => prepared.map((each) => scoreJob(candidates[at]!.features!, each)));
const fromTheStart = await microseconds((at) => top.of('', candidates[at]!));
const unchanged = await microseconds((at) => top.of('', candidates[at]!));
const afterChange = await microseconds((at) => {
  changes.note('', prepared[at]!.job.id);
  return top.of('', candidates[0]!);
});
console.log(
  `${String(JOBS)} published jobs, processor time in µs; the postings were made in ${postings.toFixed(0)} ms\n`,
);
console.log('| scoring every job | first look | no change | after a change of one job |');
console.log('| --: | --: | --: | --: |');
console.log(
  `| ${everyJob.toFixed(0)} | ${fromTheStart.toFixed(0)} | ${unchanged.toFixed(1)} | ${afterChange.toFixed(1)} |`,
);
