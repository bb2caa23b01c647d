import { expect } from 'chai';
import { PreparedJobs } from '../../../core/caches/prepared-jobs.js';
import type { JobAssessor } from '../../../core/intelligence/job/assess-job.js';
import type { Job, Taxonomy } from '../../../core/index.js';
import { aJob, aJobReading, jobFeatures } from '../../../bootstrap/testing/builders/index.js';

function countingJobs() {
  const assessed: Job[] = [];
  const assessor = {
    assess(job: Job) {
      assessed.push(job);
      return { features: jobFeatures(), weights: { applied: {} } };
    },
  } as unknown as JobAssessor;
  return { assessed, jobs: new PreparedJobs({ assessor, taxonomy: {} as Taxonomy }) };
}

describe('The prepared jobs', () => {
  it('prepare a version of a job once, whichever copy of its record is given', () => {
    const { jobs, assessed } = countingJobs();
    const job = aJob();
    expect(jobs.of('tnt_a', { ...job })).to.equal(jobs.of('tnt_a', { ...job }));
    expect(assessed).to.have.length(1);
  });

  it('prepare a job again where its version, the reading of its text or the tenant is another', () => {
    const { jobs, assessed } = countingJobs();
    const job = aJob({ reading: aJobReading() });
    jobs.of('tnt_a', job);
    jobs.of('tnt_a', { ...job, version: job.version + 1 });
    jobs.of('tnt_a', { ...job, version: job.version + 1, reading: aJobReading({ engineVersion: 'next' }) });
    jobs.of('tnt_b', job);
    expect(assessed).to.have.length(4);
  });
});
