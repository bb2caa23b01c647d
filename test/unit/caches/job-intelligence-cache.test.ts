import { expect } from 'chai';
import { FixedClock, MemoryTalentIndex } from '../../../adapters/memory/index.js';
import { NodeDigest } from '../../../adapters/system/index.js';
import { ColumnarTalentIndex } from '../../../adapters/talent-index/index.js';
import { type JobView } from '../../../core/index.js';
import type { TalentIndex } from '../../../core/spi.js';
import { JobAssessor } from '../../../core/intelligence/job/assess-job.js';
import { inferTitleWords } from '../../../core/intelligence/candidate/infer-title-words.js';
import { JobIntelligenceCache } from '../../../core/caches/job-intelligence-cache.js';
import { aCandidate, aJob, someFeatures } from '../../../bootstrap/testing/builders/index.js';
import { occupations, taxonomy } from '../../support/taxonomy.js';

const TENANT = 'tnt_1';

function measuredJobs(given: { waitUpTo?: number; kept?: number; index?: TalentIndex } = {}): {
  jobs: JobIntelligenceCache;
  index: TalentIndex;
  clock: FixedClock;
} {
  const index = given.index ?? new ColumnarTalentIndex(taxonomy);
  const clock = new FixedClock('2026-03-01T12:00:00.000Z');
  const assessor = new JobAssessor({ taxonomy, occupations });
  return {
    jobs: new JobIntelligenceCache({ index, assessor, taxonomy, digest: new NodeDigest(), clock }, given),
    index,
    clock,
  };
}

function aWantedSkill(name: string, importance: 'required' | 'preferred' = 'required') {
  return { name, importance };
}

const job = aJob({ requirements: { skills: [aWantedSkill('Kafka'), aWantedSkill('React')], seniority: 'senior' } });

function consideredBy({ intelligence }: JobView): number {
  return intelligence.supply.considered;
}

describe('The intelligence of a job', () => {
  it('is the same object for the same version of the job and state of the pool, whatever object the store gives', async () => {
    const { jobs, index } = measuredJobs();
    index.put(TENANT, aCandidate({ features: someFeatures(['kafka']) }));
    const first = await jobs.view(TENANT, job);
    expect(first.intelligence.stale).to.equal(false);
    expect(await jobs.view(TENANT, structuredClone(job))).to.equal(first);
    const [one, other] = await Promise.all([
      jobs.view(TENANT, { ...job, version: 2 }),
      jobs.view(TENANT, { ...job, version: 2 }),
    ]);
    expect(one).to.equal(other).and.to.not.equal(first);
  });

  it('is measured anew when the pool has moved on', async () => {
    const { jobs, index } = measuredJobs();
    expect(consideredBy(await jobs.view(TENANT, job))).to.equal(0);
    index.put(TENANT, aCandidate({ features: someFeatures(['kafka']) }));
    const view = await jobs.view(TENANT, job);
    expect(consideredBy(view)).to.equal(1);
    expect(view.intelligence.stale).to.equal(false);
  });

  it('is shown as last measured, and marked stale, over a large pool that has moved on, while it is measured anew', async () => {
    const { jobs, index, clock } = measuredJobs({ waitUpTo: 1 });
    for (const id of ['cand_1', 'cand_2']) index.put(TENANT, aCandidate({ id, features: someFeatures(['kafka']) }));
    const first = await jobs.view(TENANT, job);
    expect(first.intelligence.stale).to.equal(false);
    clock.advance(1000);
    index.put(TENANT, aCandidate({ id: 'cand_3', features: someFeatures(['kafka']) }));
    const second = await jobs.view(TENANT, job);
    expect(second.intelligence).to.deep.equal({ ...first.intelligence, stale: true });
    let third = second;
    while (third.intelligence.stale) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      third = await jobs.view(TENANT, job);
    }
    expect(consideredBy(third)).to.equal(3);
    expect(third.intelligence.stale).to.equal(false);
    expect(third.intelligence.generatedAt).to.equal('2026-03-01T12:00:01.000Z');
    // Another version of the job is another question: its figures are never those of the former.
    index.remove(TENANT, 'cand_1');
    expect(consideredBy(await jobs.view(TENANT, { ...job, version: 2 }))).to.equal(2);
  });

  it('is marked stale where the pool changes while it is measured', async () => {
    const { jobs, index } = measuredJobs({ index: new ColumnarTalentIndex(taxonomy, { blockSize: 4 }) });
    for (let at = 0; at < 100; at += 1) {
      index.put(TENANT, aCandidate({ id: `cand_${String(at)}`, features: someFeatures(['kafka']) }));
    }
    const asked = jobs.view(TENANT, job);
    index.remove(TENANT, 'cand_7');
    const view = await asked;
    expect(view.intelligence.stale).to.equal(true);
    expect(consideredBy(view)).to.equal(100);
    const next = await jobs.view(TENANT, job);
    expect(next.intelligence.stale).to.equal(false);
    expect(consideredBy(next)).to.equal(99);
  });

  it('is tried again by the next reader where measuring fails', async () => {
    const index = new MemoryTalentIndex(taxonomy);
    const survey = index.survey.bind(index);
    let isDown = false;
    index.survey = (...given) => (isDown ? Promise.reject(new Error('down')) : survey(...given));
    const { jobs } = measuredJobs({ index, waitUpTo: 0 });
    index.put(TENANT, aCandidate({ id: 'cand_1', features: someFeatures(['kafka']) }));
    isDown = true;
    const refused = await jobs.view(TENANT, job).catch((error: unknown) => (error as Error).message);
    expect(refused).to.equal('down');
    isDown = false;
    expect(consideredBy(await jobs.view(TENANT, job))).to.equal(1);
    index.put(TENANT, aCandidate({ id: 'cand_2', features: someFeatures(['kafka']) }));
    isDown = true;
    for (let each = 0; each < 2; each += 1) {
      expect((await jobs.view(TENANT, job)).intelligence.stale).to.equal(true);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    isDown = false;
    await jobs.view(TENANT, job);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(consideredBy(await jobs.view(TENANT, job))).to.equal(2);
  });

  it('is kept for so many jobs, those asked for last', async () => {
    const { jobs } = measuredJobs({ kept: 2 });
    const [one, two, three] = [aJob(), aJob(), aJob()];
    const first = await jobs.view(TENANT, one);
    const second = await jobs.view(TENANT, two);
    expect(await jobs.view(TENANT, one)).to.equal(first);
    await jobs.view(TENANT, three);
    expect(await jobs.view(TENANT, one)).to.equal(first);
    expect(await jobs.view(TENANT, two)).to.not.equal(second);
  });

  it('counts for each requirement those who would enter the strong band without it, or with it only preferred', async () => {
    const { jobs, index } = measuredJobs();
    const titleWords = inferTitleWords([job.title], occupations.titleWords);
    const having = (count: number, skills: string[]): void => {
      const features = { ...someFeatures(skills), titleWords };
      for (let each = 0; each < count; each += 1) index.put(TENANT, aCandidate({ features }));
    };
    having(2, ['kafka', 'react']);
    having(3, ['react']);
    having(5, ['wound-care']);
    const { intelligence } = await jobs.view(TENANT, job);
    expect(intelligence.supply.bands.excellent).to.equal(2);
    // Title and seniority are met by all: of 100 points 61.5 are for skills, half of which React makes, or five sevenths with Kafka preferred.
    expect(intelligence.elasticity).to.deep.equal([
      { requirement: '/requirements/skills/0', label: 'Kafka', gainIfDropped: 3, gainIfPreferred: 3 },
      { requirement: '/requirements/skills/1', label: 'React', gainIfDropped: 0, gainIfPreferred: 0 },
    ]);
    expect(intelligence.topCandidates).to.have.length(10);
    expect(intelligence.skillsGap).to.deep.equal([]);
  });
});
