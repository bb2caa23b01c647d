import type { Caller } from '../../record/caller.js';
import { makeEvent, type EventTools } from '../../event/make-event.js';
import type { JobAssessor } from '../../intelligence/job/assess-job.js';
import type { JobTextReader } from '../../intelligence/job/job-text-reader.js';
import type { Job, JobFields } from '../../job/job.js';
import { commitJob, type JobCommitPorts } from './commit-job.js';

export type CreateJobInput = Pick<JobFields, 'title'> & Partial<JobFields>;

/** Stores a job as a draft, whether or not its text can be read. Throws `record.external_id_taken`. */
export class CreateJob {
  constructor(private readonly ports: JobCommitPorts & EventTools & { assessor: JobAssessor; texts: JobTextReader }) {}

  async execute(caller: Caller, input: CreateJobInput): Promise<Job> {
    const { ports } = this;
    const { tenantId, command } = caller;
    const id = command ? ports.ids.forCommand('job', command.id) : ports.ids.next('job');
    if (command?.resumed) {
      const existing = await ports.jobs.get(tenantId, id);
      if (existing) return existing;
    }
    const description = input.description ?? null;
    const reading = await ports.texts.read({ title: input.title, description });
    const now = ports.clock.now().toISOString();
    const job = ports.assessor.withSkillIds({
      id,
      externalId: input.externalId ?? null,
      status: 'draft',
      title: input.title,
      description,
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
      reading,
    });
    const events = [makeEvent(ports, caller, 'job.created', { type: 'job', id, version: 1 }, { status: 'draft' })];
    return commitJob(ports, tenantId, { job, expectedVersion: null, outbox: { events } });
  }
}
