import type { Job } from '../../job/job.js';
import type { PublishedJobs } from '../../caches/published-jobs.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { JobRepository } from '../../ports/job-repository.js';
import type { Outbox } from '../../ports/outbox.js';

export interface JobCommitPorts {
  jobs: JobRepository;
  publishedJobs: PublishedJobs;
  bus: EventBus;
}

/** Writes a job with its events, then makes it visible to matching and notifies this process. */
export async function commitJob(
  ports: JobCommitPorts,
  tenantId: string,
  change: { job: Job; expectedVersion: number | null; outbox: Outbox },
): Promise<Job> {
  const { job, expectedVersion, outbox } = change;
  if (expectedVersion === null) await ports.jobs.insert(tenantId, { job, outbox });
  else await ports.jobs.update(tenantId, { job, expectedVersion, outbox });
  ports.publishedJobs.note(tenantId, job);
  ports.bus.publish(tenantId, outbox.events);
  return job;
}
