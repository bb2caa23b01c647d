import { expect } from 'chai';
import fc from 'fast-check';
import { ChangedJobs } from '../../../core/caches/changed-jobs.js';
import { scoreJob, ranksBefore, type ScoredJob } from '../../../core/caches/job-postings.js';
import { PublishedPool } from '../../../core/caches/published-pool.js';
import type { PublishedJobs } from '../../../core/caches/published-jobs.js';
import { TopJobs } from '../../../core/caches/top-jobs.js';
import type { Candidate } from '../../../core/index.js';
import { prepareJob } from '../../../core/matching/scorer.js';
import { DEFAULT_WEIGHTS, spread } from '../../../core/matching/weights.js';
import type { PreparedJob } from '../../../core/matching/prepared-job.js';
import { aCandidate, aJob, candidateFeatures, jobFeatures } from '../../../bootstrap/testing/builders/index.js';
import { features, rankQuery, taxonomy } from '../talent-index/arbitraries.js';

const TENANT = 'tnt_1';
const NO_WEIGHTS = { experience: 0, title: 0, seniority: 0, education: 0, languages: 0, certifications: 0 };
const ONLY_SKILLS = spread({ ...DEFAULT_WEIGHTS, ...NO_WEIGHTS });

const jobs = fc.array(rankQuery, { minLength: 1, maxLength: 60 }).map((asked) =>
  asked.map(({ job, weights }, at): PreparedJob => {
    const id = `job_${String((at * 7) % 60).padStart(2, '0')}`;
    return { job: aJob({ id, status: 'published' }), scorable: prepareJob(job, weights, taxonomy) };
  }),
);

/** By scoring every job. */
function byScoring(candidate: Candidate, pool: Iterable<PreparedJob>, limit: number): [string, number][] {
  return [...pool]
    .map((prepared) => scoreJob(candidate.features!, prepared))
    .filter((scored): scored is ScoredJob => scored !== undefined)
    .sort((a, b) => (ranksBefore(a, b) ? -1 : 1))
    .slice(0, limit)
    .map(({ prepared, score }) => [prepared.job.id, score]);
}

/** Published jobs without a store. */
class Jobs {
  readonly pool = new PublishedPool(taxonomy);
  private readonly changes = new ChangedJobs();
  looks = 0;

  put(prepared: PreparedJob): void {
    this.pool.put(prepared);
    this.changes.note(TENANT, prepared.job.id);
  }

  close(id: string): void {
    this.pool.delete(id);
    this.changes.note(TENANT, id);
  }

  get top(): TopJobs {
    const { pool, changes } = this;
    const counted = Object.assign(Object.create(pool) as PublishedPool, {
      best: (...asked: Parameters<PublishedPool['best']>) => {
        this.looks += 1;
        return pool.best(...asked);
      },
      get: (id: string) => pool.get(id),
    });
    return new TopJobs({
      revision: () => changes.revision(TENANT),
      changesSince: (_: string, revision: number) => changes.since(TENANT, revision),
      of: () => Promise.resolve(counted),
    } as unknown as PublishedJobs);
  }
}

describe('The jobs that fit a candidate best', () => {
  it('are those that come out of scoring every job, whatever the pool, and whatever changes while postings are made', async () => {
    await fc.assert(
      fc.asyncProperty(features, jobs, fc.integer({ min: 1, max: 20 }), async (each, published, limit) => {
        const candidate = aCandidate({ features: each });
        const pool = new PublishedPool(taxonomy, () => Promise.resolve());
        // Half of them before the postings begin to be made, some twice, some gone again.
        published.forEach((prepared, at) => {
          if (at === published.length >> 1) void pool.best(each, 1);
          pool.put(prepared);
          if (at % 5 === 0) pool.put({ ...prepared, scorable: published[0]!.scorable });
          if (at % 7 === 3) pool.delete(published[at - 1]!.job.id);
        });
        const best = (await pool.best(each, limit)).map(({ prepared, score }) => [prepared.job.id, score]);
        expect(best).to.deep.equal(byScoring(candidate, pool, limit));
      }),
      { numRuns: 400 },
    );
  });

  it('include an ad that names more skills than anybody is expected to have', async () => {
    const ids = ['typescript', 'kafka', 'wound-care', 'accounting', 'matomo', 'phlebotomy', 'payroll', 'budgeting'];
    const others = ['nodejs', 'docker', 'terraform', 'welding', 'plumbing', 'beekeeping', 'falconry', 'masonry'];
    const skills = [...ids, ...others].map((id) => ({
      ...{ id, name: id, importance: 'required' as const, minMonths: null },
    }));
    const pool = new PublishedPool(taxonomy);
    const scorable = prepareJob(jobFeatures({ skills }), ONLY_SKILLS, taxonomy);
    pool.put({ job: aJob({ id: 'job_1', status: 'published' }), scorable });
    const shown = ids.slice(0, 5).map((id) => ({ id, months: 12, yearsSinceUse: 0 }));
    const each = candidateFeatures({ skills: shown });
    const best = (await pool.best(each, 1)).map(({ prepared, score }) => [prepared.job.id, score]);
    // Five of the eight that are expected.
    expect(best).to.deep.equal([['job_1', 63]]);
    expect(best).to.deep.equal(byScoring(aCandidate({ features: each }), pool, 1));
  });

  it('are the same after any changes as if they were worked out anew', async () => {
    const change = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.boolean());
    await fc.assert(
      fc.asyncProperty(features, jobs, fc.array(fc.array(change, { maxLength: 6 })), async (each, published, steps) => {
        const candidate = aCandidate({ features: each });
        const kept = new Jobs();
        const { top } = kept;
        for (const prepared of published) kept.put(prepared);
        for (const step of [[], ...steps]) {
          for (const [number, isClosed] of step) {
            const { job } = published[number % published.length]!;
            const { scorable } = published[(number * 13) % published.length]!;
            if (isClosed) kept.close(job.id);
            else kept.put({ job, scorable });
          }
          const shown = await top.of(TENANT, candidate);
          expect(shown.map(({ jobId, score }) => [jobId, score])).to.deep.equal(byScoring(candidate, kept.pool, 5));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('are not looked for again where one job changes, and stay the same object where they do not change', async () => {
    const [each] = fc.sample(
      features.filter(({ skills }) => skills.length > 2),
      { numRuns: 1, seed: 3 },
    );
    const published = fc.sample(rankQuery, { numRuns: 300, seed: 4 }).map(({ job, weights }, at) => ({
      job: aJob({ id: `job_${String(at)}`, status: 'published' }),
      scorable: prepareJob(job, weights, taxonomy),
    }));
    const kept = new Jobs();
    for (const prepared of published) kept.put(prepared);
    const { top } = kept;
    const candidate = aCandidate({ features: each! });
    const before = await top.of(TENANT, candidate);
    expect(before.length).to.equal(5);
    const other = published.find(({ job }) => !before.some(({ jobId }) => jobId === job.id))!;
    kept.put({ ...other });
    expect(await top.of(TENANT, candidate)).to.equal(before);
    kept.close(before[0]!.jobId);
    expect((await top.of(TENANT, candidate)).slice(0, 4)).to.deep.equal(before.slice(1));
    expect(kept.looks).to.equal(1);
  });

  it('are none without consent to matching', async () => {
    const [each] = fc.sample(features, { numRuns: 1, seed: 3 });
    const candidate = aCandidate({ features: each!, consent: { ...aCandidate().consent, matching: false } });
    expect(await new Jobs().top.of(TENANT, candidate)).to.deep.equal([]);
  });
});

describe('Changes of published jobs', () => {
  it('are remembered for a time, and not known where anything may have changed', () => {
    const changes = new ChangedJobs();
    expect(changes.since('tnt_a', 0)).to.deep.equal(new Set());
    changes.note('tnt_a', 'job_1');
    changes.note('tnt_a', 'job_2');
    changes.note('tnt_b', 'job_3');
    expect([0, 1, 2].map((revision) => [...changes.since('tnt_a', revision)!])).to.deep.equal([
      ['job_1', 'job_2'],
      ['job_2'],
      [],
    ]);
    changes.note('tnt_a');
    changes.note('tnt_a', 'job_4');
    expect(changes.since('tnt_a', 2)).to.equal(undefined);
    expect([...changes.since('tnt_a', 3)!]).to.deep.equal(['job_4']);
    for (let at = 0; at < 5000; at += 1) changes.note('tnt_a', `job_${String(at)}`);
    expect(changes.since('tnt_a', 3)).to.equal(undefined);
    expect([...changes.since('tnt_a', changes.revision('tnt_a') - 2)!]).to.deep.equal(['job_4998', 'job_4999']);
  });
});
