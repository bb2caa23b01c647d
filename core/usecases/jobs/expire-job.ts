import { SYSTEM } from '../../record/caller.js';
import { isDomainError } from '../../errors/domain-error.js';
import { expiryOf } from '../../job/publish-conditions.js';
import type { Clock } from '../../ports/system/clock.js';
import type { JobRepository } from '../../ports/job-repository.js';
import type { CloseJob } from './change-job-status.js';

/** Closes a published job whose `validThrough` has passed, reason `expired`. Safe to repeat. */
export class ExpireJob {
  constructor(
    private readonly ports: { jobs: JobRepository; clock: Clock },
    private readonly closeJob: CloseJob,
  ) {}

  async execute(tenantId: string, input: { jobId: string }): Promise<void> {
    const job = await this.ports.jobs.get(tenantId, input.jobId);
    if (job?.status !== 'published' || job.validThrough === null) return;
    if (expiryOf(job.validThrough).getTime() > this.ports.clock.now().getTime()) return;
    try {
      await this.closeJob.execute({ tenantId, actor: SYSTEM, requestId: null }, { id: job.id, reason: 'expired' });
    } catch (error) {
      // Somebody else closed it meanwhile, which is what was wanted.
      if (!isDomainError(error) || error.code !== 'job.invalid_transition') throw error;
    }
  }
}
