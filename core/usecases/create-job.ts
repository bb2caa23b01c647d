import type { Caller } from '../caller.js';
import { makeEvent, type EventTools } from '../event/make-event.js';
import type { JobAssessor } from '../intelligence/assess-job.js';
import type { Job, JobFields } from '../job/job.js';
import { commitJob, type JobCommitPorts } from './commit-job.js';

export type CreateJobInput = Pick<JobFields, 'title'> & Partial<JobFields>;

/** Stores a job as a draft. Throws `record.external_id_taken`. */
export class CreateJob {
  constructor(private readonly ports: JobCommitPorts & EventTools & { assessor: JobAssessor }) {}

  async execute(caller: Caller, input: CreateJobInput): Promise<Job> {
    const { ports } = this;
    const { tenantId, command } = caller;
    const id = command ? ports.ids.forCommand('job', command.id) : ports.ids.next('job');
    if (command?.resumed) {
      const existing = await ports.jobs.get(tenantId, id);
      if (existing) return existing;
    }
    const now = ports.clock.now().toISOString();
    const job = withSkillIds(ports.assessor, {
      id,
      externalId: input.externalId ?? null,
      status: 'draft',
      title: input.title,
      description: input.description ?? null,
      hiringOrganization: input.hiringOrganization ?? null,
      department: input.department ?? null,
      employmentType: input.employmentType ?? null,
      jobLocationType: input.jobLocationType ?? null,
      jobLocation: input.jobLocation ?? null,
      baseSalary: input.baseSalary ?? null,
      validThrough: input.validThrough ?? null,
      totalJobOpenings: input.totalJobOpenings ?? 1,
      requirements: input.requirements ?? {},
      matching: input.matching ?? {},
      tags: input.tags ?? [],
      customFields: input.customFields ?? {},
      publishedAt: null,
      closedAt: null,
      closeReason: null,
      skillIds: [],
      version: 1,
      createdAt: now,
      updatedAt: now,
      recentCommands: [],
    });
    const events = [makeEvent(ports, caller, 'job.created', { type: 'job', id, version: 1 }, { status: 'draft' })];
    return commitJob(ports, tenantId, { job, expectedVersion: null, outbox: { events } });
  }
}

/** Notes the skills asked for, stated or read, by which the job can be found. */
export function withSkillIds(assessor: JobAssessor, job: Job): Job {
  return { ...job, skillIds: [...new Set(assessor.assess(job).requirements.skills.map(({ id }) => id))] };
}
