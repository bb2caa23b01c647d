import type { z } from 'zod';
import type { JobRecord, JobView } from '../../../core/index.js';
import { jsonBytes } from '../json-bytes.js';
import type { jobIntelligenceSchema } from './intelligence-schema.js';
import type { jobRecordSchema, jobSchema } from './schema.js';

/** A job as shown in lists, without its intelligence. */
function presentJobRecord(job: JobRecord): z.output<typeof jobRecordSchema> {
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

/** A job as shown by a single fetch. */
function presentJob({ job, intelligence }: JobView): z.output<typeof jobSchema> {
  return { ...presentJobRecord(job), intelligence: presentJobIntelligence(intelligence) };
}

export function presentJobIntelligence(intelligence: JobView['intelligence']): z.output<typeof jobIntelligenceSchema> {
  return {
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
  };
}

/** A row of a list as JSON. */
export const serializeJobRecord = jsonBytes(presentJobRecord);

/** A job as JSON. */
export const serializeJob = jsonBytes(presentJob);
