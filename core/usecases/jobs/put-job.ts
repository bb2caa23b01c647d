import type { Job } from '../../job/job.js';
import type { JobStatement } from '../../job/new-job.js';
import type { JobRepository } from '../../ports/job-repository.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';
import type { Caller } from '../../record/caller.js';
import { findByExternalId, isMadeBy, retryOnTakenId, type PutInput } from '../records/external-id.js';
import type { CreateJob } from './create-job.js';
import type { UpdateJob } from './update-job.js';

/**
 * Creates the job with an external id, as a draft, or replaces all that the caller has said of it; its status stays. The same input twice makes
 * neither a version nor an event. Throws what creating and updating throw; `record.version_conflict` where only a new record, or another
 * version, was wanted.
 */
export class PutJob {
  constructor(
    private readonly ports: { jobs: JobRepository; ids: IdGenerator },
    private readonly create: CreateJob,
    private readonly update: UpdateJob,
  ) {}

  async execute(
    caller: Caller,
    { externalId, expectedVersions, mustBeNew, fields }: PutInput<JobStatement>,
  ): Promise<{ job: Job; isNew: boolean }> {
    const replacement = { ...fields, externalId };
    return retryOnTakenId(async () => {
      const id = await findByExternalId(this.ports.jobs, caller.tenantId, { externalId, expectedVersions, mustBeNew });
      if (id === undefined) return { job: await this.create.execute(caller, replacement), isNew: true };
      const made = isMadeBy(this.ports.ids, 'job', { id, command: caller.command })
        ? await this.ports.jobs.get(caller.tenantId, id)
        : undefined;
      if (made) return { job: made, isNew: false };
      const versions = expectedVersions ? { expectedVersions } : {};
      return { job: await this.update.execute(caller, { id, replacement, ...versions }), isNew: false };
    });
  }
}
