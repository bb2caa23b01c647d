import type { Caller } from '../../record/caller.js';
import { canonicalJson } from '../../text/canonical-json.js';
import { DomainError, invalidInput, notFound } from '../../errors/domain-error.js';
import { makeEvent, type EventTools } from '../../event/make-event.js';
import type { JobAssessor } from '../../intelligence/job/assess-job.js';
import type { JobTextReader } from '../../intelligence/job/job-text-reader.js';
import type { JobReading } from '../../job/job-reading.js';
import { statedJobFields, UNSTATED, type JobStatement } from '../../job/new-job.js';
import { PATCHABLE_WHEN_CLOSED, type Job, type JobFields } from '../../job/job.js';
import { expiryOf } from '../../job/publish-conditions.js';
import { applyMergePatch } from '../../record/merge-patch.js';
import type { NewWork } from '../../ports/work.js';
import { isApplied, nextVersion } from '../../record/next-version.js';
import { commitJob, type JobCommitPorts } from './commit-job.js';
import { expectVersion } from '../records/expect-version.js';
import { retryOnConflict } from '../records/retry-on-conflict.js';
import { refuseGrownCustomFields } from '../../record/custom-fields.js';

/** A merge patch (RFC 7396) over the members of `JobFields`, or all that the caller says from now on. */
export type JobChange = { patch: Partial<Record<keyof JobFields, unknown>> } | { replacement: JobStatement };

export type UpdateJobInput = JobChange & {
  id: string;
  /** From `If-Match`: any of them. */
  expectedVersions?: number[];
};

/** Applies a change. A closed job takes only tags, customFields and externalId. Status changes by the status table alone. */
export class UpdateJob {
  constructor(
    private readonly ports: JobCommitPorts & EventTools & { assessor: JobAssessor; texts: JobTextReader },
    /** Checks the whole of the patched fields; throws `input.invalid`. */
    private readonly check: (fields: JobFields) => void = () => undefined,
  ) {}

  async execute(caller: Caller, input: UpdateJobInput): Promise<Job> {
    const { ports } = this;
    const { tenantId, command } = caller;
    const reading = this.readingOnce();
    return retryOnConflict(async () => {
      const stored = await ports.jobs.get(tenantId, input.id);
      if (!stored) throw notFound('job');
      if (isApplied(stored, command)) return stored;
      expectVersion(stored.version, input.expectedVersions);
      const { fields, changed } = applyChange(stored, input);
      if (changed.length === 0) return stored;
      refuseWhereClosed(stored, changed);
      if (fields.customFields) refuseGrownCustomFields(stored.customFields, fields.customFields);
      this.check({ ...stored, ...fields });
      const now = ports.clock.now().toISOString();
      const changedJob = { ...stored, ...fields };
      const job = ports.assessor.withSkillIds({
        ...changedJob,
        reading: changesText(changed) ? await reading(changedJob) : stored.reading,
        ...nextVersion(stored, now, command),
      });
      const event = makeEvent(
        ports,
        caller,
        'job.updated',
        { type: 'job', id: job.id, version: job.version },
        { changed },
      );
      return commitJob(ports, tenantId, {
        job,
        expectedVersion: stored.version,
        outbox: { events: [event], work: expiryWork(job) },
      });
    });
  }

  /** Reads a text once, however often the write is tried again. */
  private readingOnce(): (job: Pick<JobFields, 'title' | 'description'>) => Promise<JobReading> {
    let known: { title: string; description: string | null; reading: JobReading } | undefined;
    return async ({ title, description }) => {
      if (known?.title !== title || known.description !== description)
        known = { title, description, reading: await this.ports.texts.read({ title, description }) };
      return known.reading;
    };
  }
}

/** Of the fields, these two are read. */
function changesText(changed: readonly string[]): boolean {
  return changed.includes('title') || changed.includes('description');
}

function applyChange(job: Job, change: JobChange): { fields: Partial<JobFields>; changed: string[] } {
  const fields = 'patch' in change ? patchedFields(job, change.patch) : statedJobFields(change.replacement);
  const changed = (Object.keys(fields) as (keyof JobFields)[]).filter(
    (name) => canonicalJson(fields[name]) !== canonicalJson(job[name]),
  );
  return { fields, changed };
}

function patchedFields(job: Job, patch: Partial<Record<keyof JobFields, unknown>>): Partial<JobFields> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === undefined) continue;
    if (name === 'title' && value === null) {
      throw invalidInput([{ pointer: '/title', code: 'required', detail: 'A title is needed.' }]);
    }
    fields[name] =
      value === null ? UNSTATED[name as keyof typeof UNSTATED] : applyMergePatch(job[name as keyof JobFields], value);
  }
  return fields;
}

function refuseWhereClosed(job: Job, changed: readonly string[]): void {
  if (job.status !== 'closed') return;
  const refused = changed.filter((name) => !(PATCHABLE_WHEN_CLOSED as readonly string[]).includes(name));
  if (refused.length === 0) return;
  throw new DomainError('input.invalid', 'A closed job can be patched only in tags, customFields and externalId.', {
    errors: refused.map((name) => ({
      pointer: `/${name}`,
      code: 'job_closed',
      detail: `A closed job's ${name} cannot be changed.`,
    })),
  });
}

/** Work that closes a published job when its `validThrough` passes. */
export function expiryWork(job: Job): NewWork[] {
  if (job.status !== 'published' || job.validThrough === null) return [];
  return [
    { id: job.id, kind: 'job_expiry', runAt: expiryOf(job.validThrough).toISOString(), payload: { jobId: job.id } },
  ];
}
