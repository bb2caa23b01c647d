import type { JobRecord, JobView } from '../../../core/index.js';

/** A job in lists: without its intelligence. */
export function presentJobRecord(job: JobRecord): Record<string, unknown> {
  return {
    id: job.id,
    object: 'job',
    externalId: job.externalId,
    status: job.status,
    title: job.title,
    description: job.description,
    hiringOrganization: job.hiringOrganization,
    department: job.department,
    employmentType: job.employmentType,
    jobLocationType: job.jobLocationType,
    jobLocation: job.jobLocation,
    baseSalary: job.baseSalary,
    validThrough: job.validThrough,
    totalJobOpenings: job.totalJobOpenings,
    requirements: job.requirements,
    matching: job.matching,
    tags: job.tags,
    customFields: job.customFields,
    publishedAt: job.publishedAt,
    closedAt: job.closedAt,
    closeReason: job.closeReason,
    version: job.version,
    createdAt: job.createdAt,
    updatedAt: job.updatedAt,
  };
}

const serializedViews = new WeakMap<JobView, string>();

/** One job with its intelligence; the same view is written once. */
export function serializeJob(view: JobView): string {
  let json = serializedViews.get(view);
  if (json === undefined) {
    const { intelligence } = view;
    json = JSON.stringify({
      ...presentJobRecord(view.job),
      intelligence: {
        generatedAt: intelligence.generatedAt,
        engineVersion: intelligence.engineVersion,
        taxonomyVersion: intelligence.taxonomyVersion,
        inputHash: intelligence.inputHash,
        stale: intelligence.stale,
        requirements: intelligence.requirements,
        occupation: intelligence.occupation,
        pay: intelligence.pay,
        workplace: intelligence.workplace,
        location: intelligence.location,
        weights: intelligence.weights,
        supply: intelligence.supply,
        elasticity: intelligence.elasticity,
        skillsGap: intelligence.skillsGap,
        findings: intelligence.findings,
        topCandidates: intelligence.topCandidates,
      },
    });
    serializedViews.set(view, json);
  }
  return json;
}
