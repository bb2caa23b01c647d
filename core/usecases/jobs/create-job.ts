import type { Caller } from '../../record/caller.js';
import { makeEvent, type EventTools } from '../../event/make-event.js';
import type { JobAssessor } from '../../intelligence/job/assess-job.js';
import type { JobTextReader } from '../../intelligence/job/job-text-reader.js';
import type { Job } from '../../job/job.js';
import { newJob, type JobStatement } from '../../job/new-job.js';
import { commitJob, type JobCommitPorts } from './commit-job.js';

/** Stores a job as a draft, whether or not its text can be read. Throws `record.external_id_taken`. */
export class CreateJob {
  constructor(private readonly ports: JobCommitPorts & EventTools & { assessor: JobAssessor; texts: JobTextReader }) {}

  async execute(caller: Caller, input: JobStatement): Promise<Job> {
    const { ports } = this;
    const { tenantId, command } = caller;
    const id = command ? ports.ids.forCommand('job', command.id) : ports.ids.next('job');
    if (command?.resumed) {
      const existing = await ports.jobs.get(tenantId, id);
      if (existing) return existing;
    }
    const reading = await ports.texts.read({ title: input.title, description: input.description ?? null });
    const now = ports.clock.now().toISOString();
    const job = ports.assessor.withSkillIds(newJob(input, { id, reading, now }));
    const events = [makeEvent(ports, caller, 'job.created', { type: 'job', id, version: 1 }, { status: 'draft' })];
    return commitJob(ports, tenantId, { job, expectedVersion: null, outbox: { events } });
  }
}
