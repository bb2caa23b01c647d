import type { JobAssessor } from '../intelligence/job/assess-job.js';
import { isSameReading } from '../job/job-reading.js';
import type { Job } from '../job/job.js';
import type { PreparedJob } from '../matching/prepared-job.js';
import { prepareJob } from '../matching/scorer.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';

/** Jobs kept; the least recently used one is evicted first. */
const KEPT = 500;

/** Jobs of any status, prepared for scoring once for each version and reading of the text, however many requests follow. */
export class PreparedJobs {
  private readonly prepared = new Map<string, PreparedJob>();

  constructor(private readonly ports: { assessor: JobAssessor; taxonomy: Taxonomy }) {}

  of(tenantId: string, job: Job): PreparedJob {
    const key = `${tenantId} ${job.id}`;
    let prepared = this.prepared.get(key);
    if (prepared?.job.version !== job.version || !isSameReading(prepared.job.reading, job.reading)) {
      const { features, weights } = this.ports.assessor.assess(job);
      prepared = { job, scorable: prepareJob(features, weights.applied, this.ports.taxonomy) };
    }
    this.prepared.delete(key);
    this.prepared.set(key, prepared);
    if (this.prepared.size > KEPT) this.prepared.delete(this.prepared.keys().next().value!);
    return prepared;
  }
}
