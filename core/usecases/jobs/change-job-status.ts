import type { Caller } from '../../record/caller.js';
import { DomainError, notFound } from '../../errors/domain-error.js';
import { makeEvent, type EventTools } from '../../event/make-event.js';
import type { EventType } from '../../event/event.js';
import { type JobAssessor, PLAIN_LEVEL } from '../../intelligence/job/assess-job.js';
import type { CurrentReadings } from '../../caches/current-readings.js';
import type { CloseReason, Job } from '../../job/job.js';
import { nextStatus, type JobAction } from '../../job/job-status.js';
import { unmetPublishConditions } from '../../job/publish-conditions.js';
import { isApplied, nextVersion } from '../../record/next-version.js';
import { commitJob, type JobCommitPorts } from './commit-job.js';
import { expectVersion } from '../records/expect-version.js';
import { retryOnConflict } from '../records/retry-on-conflict.js';
import { expiryWork } from './update-job.js';

type StatusPorts = JobCommitPorts & EventTools & { assessor: JobAssessor; readings: CurrentReadings };

const EVENT: Readonly<Record<JobAction, EventType>> = {
  publish: 'job.published',
  close: 'job.closed',
  reopen: 'job.reopened',
};

export interface ChangeStatusInput {
  id: string;
  /** From `If-Match`: any of them. */
  expectedVersions?: number[];
}

/** Moves a job along the status table; throws `job.invalid_transition`, `record.not_found`, `record.version_conflict`. */
async function changeStatus(
  ports: StatusPorts,
  caller: Caller,
  { id, expectedVersions }: ChangeStatusInput,
  action: JobAction,
  fieldsFor: (job: Job, now: Date) => Partial<Job>,
): Promise<Job> {
  const { tenantId, command } = caller;
  return retryOnConflict(async () => {
    const found = await ports.jobs.get(tenantId, id);
    if (!found) throw notFound('job');
    if (isApplied(found, command)) return found;
    expectVersion(found.version, expectedVersions);
    const status = nextStatus(found.status, action);
    // Whether a job asks for anything may depend on its text.
    const stored = action === 'publish' ? await ports.readings.of(tenantId, found) : found;
    const now = ports.clock.now();
    const job: Job = {
      ...stored,
      ...fieldsFor(stored, now),
      status,
      ...nextVersion(stored, now.toISOString(), command),
    };
    const data = { changed: ['status'], status, ...(action === 'close' ? { reason: job.closeReason } : {}) };
    const event = makeEvent(ports, caller, EVENT[action], { type: 'job', id, version: job.version }, data);
    return commitJob(ports, tenantId, {
      job,
      expectedVersion: stored.version,
      outbox: { events: [event], work: expiryWork(job) },
    });
  });
}

/** Publishes a draft. Throws `job.not_publishable` with every unmet condition. */
export class PublishJob {
  constructor(private readonly ports: StatusPorts) {}

  async execute(caller: Caller, input: ChangeStatusInput): Promise<Job> {
    return changeStatus(this.ports, caller, input, 'publish', (job, now) => {
      const unmet = unmetPublishConditions(job, this.hasRequirement(job), now);
      if (unmet.length > 0)
        throw new DomainError('job.not_publishable', 'The job cannot be published yet.', { errors: unmet });
      return { publishedAt: now.toISOString() };
    });
  }

  /** A known occupation says by itself who is wanted: an ad for a cleaner asks for nothing else. */
  private hasRequirement(job: Job): boolean {
    const { requirements, occupation } = this.ports.assessor.assess(job);
    if (occupation) return true;
    const { skills, experience, education, languages, certifications, seniority } = requirements;
    const asksForLevel = seniority !== null && seniority !== PLAIN_LEVEL;
    const asksForYears = experience !== null && (experience.minMonths ?? experience.maxMonths) !== null;
    return (
      skills.length + languages.length + certifications.length > 0 || asksForYears || asksForLevel || education !== null
    );
  }
}

export class CloseJob {
  constructor(private readonly ports: StatusPorts) {}

  async execute(caller: Caller, input: ChangeStatusInput & { reason?: CloseReason }): Promise<Job> {
    return changeStatus(this.ports, caller, input, 'close', (_job, now) => ({
      closedAt: now.toISOString(),
      closeReason: input.reason ?? 'other',
    }));
  }
}

/** Makes a closed job a draft again. */
export class ReopenJob {
  constructor(private readonly ports: StatusPorts) {}

  async execute(caller: Caller, input: ChangeStatusInput): Promise<Job> {
    return changeStatus(this.ports, caller, input, 'reopen', () => ({
      closedAt: null,
      closeReason: null,
      publishedAt: null,
    }));
  }
}
