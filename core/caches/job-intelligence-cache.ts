import { isSameReading } from '../job/job-reading.js';
import type { Job } from '../job/job.js';
import type { Clock } from '../ports/system/clock.js';
import type { Digest } from '../ports/system/digest.js';
import type { TalentIndex } from '../ports/talent-index.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import type { AssessedJob, JobAssessor } from '../intelligence/job/assess-job.js';
import type { JobIntelligence } from '../intelligence/job/job-intelligence.js';
import { measureIntelligence } from '../intelligence/job/measure-intelligence.js';

/** A job with its intelligence: the same object as long as nothing in it changed. */
export interface JobView {
  job: Job;
  intelligence: JobIntelligence;
}

export interface JobIntelligencePorts {
  index: TalentIndex;
  assessor: JobAssessor;
  taxonomy: Taxonomy;
  digest: Digest;
  clock: Clock;
}

export interface JobIntelligenceCacheOptions {
  /** In a pool of more active candidates a reader is shown what was last measured, marked stale, instead of waiting. */
  waitUpTo?: number;
  /** Jobs whose intelligence is kept; the one not asked for longest goes first. */
  kept?: number;
}

/** What is known of one version of a job. */
interface Known {
  job: Job;
  assessed: AssessedJob;
  measured: { revision: number; view: JobView; staleView: JobView } | null;
  /** The measuring under way, and the revision of the pool at its beginning. */
  measuring: { revision: number; done: Promise<void> } | null;
}

const WAIT_UP_TO = 200_000;
const KEPT = 500;

/**
 * The intelligence of jobs, measured once for each version of the job and state of the pool. `stale` says that the pool has moved on
 * since the figures were measured.
 */
export class JobIntelligenceCache {
  /** The most recently requested last. */
  private readonly known = new Map<string, Known>();
  /** Measurements that no request waits for, one after the other. */
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly ports: JobIntelligencePorts,
    private readonly options: JobIntelligenceCacheOptions = {},
  ) {}

  async view(tenantId: string, job: Job): Promise<JobView> {
    const known = this.knownOf(tenantId, job);
    const revision = this.ports.index.revision(tenantId);
    const { measured } = known;
    if (measured?.revision === revision) return measured.view;
    if (measured && measured.view.intelligence.supply.considered > (this.options.waitUpTo ?? WAIT_UP_TO)) {
      this.measureInBackground(tenantId, known);
      return measured.staleView;
    }
    await this.measure(tenantId, known, revision);
    return this.shown(tenantId, known);
  }

  private knownOf(tenantId: string, job: Job): Known {
    const key = `${tenantId} ${job.id}`;
    let known = this.known.get(key);
    if (!known || known.job.version !== job.version || !isSameReading(known.job.reading, job.reading)) {
      known = { job, assessed: this.ports.assessor.assess(job), measured: null, measuring: null };
    }
    this.known.delete(key);
    this.known.set(key, known);
    if (this.known.size > (this.options.kept ?? KEPT)) this.known.delete(this.known.keys().next().value!);
    return known;
  }

  private shown(tenantId: string, { measured }: Known): JobView {
    if (!measured) throw new Error('Only a job that was measured can be shown.');
    return measured.revision === this.ports.index.revision(tenantId) ? measured.view : measured.staleView;
  }

  /** Readers of one state of the pool share one measuring. */
  private measure(tenantId: string, known: Known, revision: number): Promise<void> {
    if (known.measuring?.revision === revision) return known.measuring.done;
    const measuring = { revision, done: this.measureNow(tenantId, known) };
    known.measuring = measuring;
    const finish = (): void => {
      if (known.measuring === measuring) known.measuring = null;
    };
    measuring.done.then(finish, finish);
    return measuring.done;
  }

  private measureInBackground(tenantId: string, known: Known): void {
    if (known.measuring) return;
    const done = this.queue.then(() => this.measureNow(tenantId, known));
    const measuring = { revision: -1, done };
    known.measuring = measuring;
    // Where it fails the figures stay marked stale, and the next reader has it tried again.
    this.queue = done
      .catch(() => undefined)
      .then(() => {
        if (known.measuring === measuring) known.measuring = null;
      });
  }

  private async measureNow(tenantId: string, known: Known): Promise<void> {
    const { ports } = this;
    const { job, assessed } = known;
    const { revision, intelligence } = await measureIntelligence(tenantId, assessed, ports);
    // One that began earlier may end later.
    if (known.measured && known.measured.revision > revision) return;
    known.measured = {
      revision,
      view: { job, intelligence },
      staleView: { job, intelligence: { ...intelligence, stale: true } },
    };
  }
}
