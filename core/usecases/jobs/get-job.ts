import type { Caller } from '../../record/caller.js';
import { notFound } from '../../errors/domain-error.js';
import type { CurrentReadings } from '../../caches/current-readings.js';
import {
  JobIntelligenceCache,
  type JobView,
  type JobIntelligenceCacheOptions,
  type JobIntelligencePorts,
} from '../../caches/job-intelligence-cache.js';
import type { Job } from '../../job/job.js';
import type { JobRepository } from '../../ports/job-repository.js';
import { findByExternalId } from '../records/external-id.js';

export class GetJob {
  private readonly measured: JobIntelligenceCache;

  constructor(
    private readonly ports: JobIntelligencePorts & { jobs: JobRepository; readings: CurrentReadings },
    options: JobIntelligenceCacheOptions = {},
  ) {
    this.measured = new JobIntelligenceCache(ports, options);
  }

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: { id: string }): Promise<JobView> {
    const job = await this.ports.jobs.get(tenantId, input.id);
    if (!job) throw notFound('job');
    return this.view(tenantId, job);
  }

  async byExternalId({ tenantId }: Pick<Caller, 'tenantId'>, input: { externalId: string }): Promise<JobView> {
    const id = await findByExternalId(this.ports.jobs, tenantId, input);
    if (id === undefined) throw notFound('job');
    return this.execute({ tenantId }, { id });
  }

  /** One that is at hand, such as what a change has made of it, which another may have changed again by now. */
  async view(tenantId: string, job: Job): Promise<JobView> {
    return this.measured.view(tenantId, await this.ports.readings.of(tenantId, job));
  }
}
