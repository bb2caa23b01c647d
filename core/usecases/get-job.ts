import type { Caller } from '../caller.js';
import { canonicalJson } from '../canonical-json.js';
import { notFound } from '../domain-error.js';
import { ENGINE_VERSION } from '../engine-version.js';
import type { JobAssessor } from '../intelligence/assess-job.js';
import type { JobIntelligence } from '../intelligence/job-intelligence.js';
import { measurePool } from '../intelligence/measure-pool.js';
import type { Job } from '../job/job.js';
import type { Clock } from '../ports/clock.js';
import type { Digest } from '../ports/digest.js';
import type { JobRepository } from '../ports/job-repository.js';
import type { TalentIndex } from '../ports/talent-index.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';

/** The same object as long as neither the job nor the tenant's candidates changed. */
export interface JobView {
  job: Job;
  intelligence: JobIntelligence;
}

export class GetJob {
  private readonly views = new WeakMap<Job, { revision: number; view: JobView }>();

  constructor(
    private readonly ports: {
      jobs: JobRepository;
      index: TalentIndex;
      assessor: JobAssessor;
      taxonomy: Taxonomy;
      digest: Digest;
      clock: Clock;
    },
  ) {}

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: { id: string }): Promise<JobView> {
    const { ports } = this;
    const job = await ports.jobs.get(tenantId, input.id);
    if (!job) throw notFound('job');
    const revision = ports.index.revision(tenantId);
    const known = this.views.get(job);
    if (known?.revision === revision) return known.view;
    const assessed = ports.assessor.assess(job);
    const { requirements, occupation, pay, weights, findings, features } = assessed;
    const pool = await measurePool(tenantId, assessed, ports);
    const view: JobView = {
      job,
      intelligence: {
        generatedAt: ports.clock.now().toISOString(),
        engineVersion: ENGINE_VERSION,
        taxonomyVersion: ports.taxonomy.version,
        inputHash: ports.digest.sha256(canonicalJson({ features, weights: weights.applied })),
        requirements,
        occupation: occupation && { id: occupation.id, label: occupation.label, confidence: occupation.confidence },
        pay,
        weights,
        ...pool,
        findings,
      },
    };
    this.views.set(job, { revision, view });
    return view;
  }
}
