import type { Job } from '../job/job.js';
import type { JobRepository } from '../ports/job-repository.js';
import type { JobAssessor } from '../intelligence/job/assess-job.js';
import type { JobTextReader } from '../intelligence/job/job-text-reader.js';

/** Jobs kept that could not be stored with their reading, or were not to be. */
const HELD = 500;

/**
 * Jobs with a reading of this engine and taxonomy. A job that has an older one, or none, is read when it is needed, once for all who wait,
 * and stored without a new version.
 */
export class CurrentReadings {
  private readonly underWay = new Map<string, Promise<Job>>();
  private readonly held = new Map<string, Job>();
  private listener: (tenantId: string, job: Job) => void = () => undefined;
  /** Readings that no request waits for, one after the other. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly ports: { jobs: JobRepository; texts: JobTextReader; assessor: JobAssessor }) {}

  /** Is called with each job whose text was read again. */
  onRead(listener: (tenantId: string, job: Job) => void): void {
    this.listener = listener;
  }

  isCurrent(job: Job): boolean {
    return this.ports.texts.isCurrent(job);
  }

  /** The job itself where its reading is current. Never rejects: where the text cannot be read, the reading says so. */
  async of(tenantId: string, job: Job): Promise<Job> {
    if (this.isCurrent(job)) return job;
    const key = `${tenantId} ${job.id} ${String(job.version)}`;
    const held = this.held.get(key);
    if (held && this.isCurrent(held)) return held;
    let reading = this.underWay.get(key);
    if (!reading) {
      reading = this.read(tenantId, key, job).finally(() => this.underWay.delete(key));
      this.underWay.set(key, reading);
    }
    return reading;
  }

  /** The same, when the jobs named before have been read. */
  later(tenantId: string, job: Job): Promise<Job> {
    const done = this.queue.then(() => this.of(tenantId, job));
    this.queue = done;
    return done;
  }

  private async read(tenantId: string, key: string, job: Job): Promise<Job> {
    const { jobs, texts, assessor } = this.ports;
    const fresh = await texts.read(job);
    // A fault of the machine takes nothing away from what was read before.
    const isLost = fresh.failure === 'unavailable';
    const { failure, readAt } = fresh;
    const read = assessor.withSkillIds({
      ...job,
      reading: isLost && job.reading ? { ...job.reading, failure, readAt } : fresh,
    });
    const { id, version, reading, skillIds } = read;
    const isStored =
      !isLost && reading
        ? await jobs.putReading(tenantId, { id, version, reading, skillIds }).then(
            () => true,
            () => false,
          )
        : false;
    this.held.delete(key);
    if (!isStored) this.hold(key, read);
    this.listener(tenantId, read);
    return read;
  }

  private hold(key: string, job: Job): void {
    this.held.set(key, job);
    if (this.held.size > HELD) this.held.delete(this.held.keys().next().value!);
  }
}
