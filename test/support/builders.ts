import type { ApiKey, Tenant } from '../../core/access/access.js';
import { SYSTEM } from '../../core/record/caller.js';
import { NO_ENRICHMENT } from '../../core/candidate/enrichment.js';
import type { Candidate, ResumeDocument } from '../../core/candidate/candidate.js';
import type { NewEvent } from '../../core/event/event.js';
import { NOTHING_READ } from '../../core/job/read-job-ad.js';
import { ENGINE_VERSION } from '../../core/record/engine-version.js';
import type { JobReading } from '../../core/job/job-reading.js';
import type { Job } from '../../core/job/job.js';
import type { CandidateFeatures } from '../../core/candidate/candidate-features.js';
import type { JobFeatures } from '../../core/matching/job-features.js';
import type { IdPrefix } from '../../core/ports/system/id-generator.js';
import type { Outbox } from '../../core/ports/outbox.js';
import type { NewWork, WorkKind, WorkPayloads } from '../../core/ports/work.js';
import type { Delivery } from '../../core/webhook/delivery.js';
import type { Webhook } from '../../core/webhook/webhook.js';

// Whole records with sensible values; a test names only what it is about. All persons and firms are invented.

const START = Date.parse('2026-02-01T08:00:00.000Z');
let made = 0;

/** A well-formed id that no other call returns; later ones sort after earlier ones. */
export function anId(prefix: IdPrefix): string {
  made += 1;
  return `${prefix}_01kg${made.toString().padStart(22, '0')}`;
}

export function aTenantId(): string {
  return anId('tnt');
}

/** RFC 3339, so many milliseconds after the start of all tests. */
export function at(milliseconds: number): string {
  return new Date(START + milliseconds).toISOString();
}

export function aCandidate(fields: Partial<Candidate> = {}): Candidate {
  return {
    id: anId('cand'),
    externalId: null,
    status: 'active',
    callerLayer: { basics: { name: 'Nora Quist', label: 'Backend developer' } },
    resumeLayer: {},
    preferences: null,
    suppressedSkills: [],
    tags: [],
    customFields: {},
    consent: { matching: true, policyId: null, at: null },
    resume: null,
    enrichment: NO_ENRICHMENT,
    version: 1,
    createdAt: at(made),
    updatedAt: at(made),
    recentCommands: [],
    intelligence: null,
    features: null,
    ...fields,
  };
}

/** Of whom nothing is known but what a test names. */
export function candidateFeatures(known: Partial<CandidateFeatures> = {}): CandidateFeatures {
  return {
    skills: [],
    occupations: [],
    seniority: null,
    education: null,
    languages: [],
    certifications: [],
    experienceMonths: null,
    hasSkillData: known.skills !== undefined,
    ...known,
  };
}

/** Of a job that asks for nothing but what a test names. */
export function jobFeatures(asked: Partial<JobFeatures> = {}): JobFeatures {
  return {
    skills: [],
    minMonths: null,
    maxMonths: null,
    education: null,
    languages: [],
    certifications: [],
    seniority: null,
    occupation: null,
    titleWords: [],
    ...asked,
  };
}

export function someFeatures(skillIds: string[]): CandidateFeatures {
  return candidateFeatures({
    skills: skillIds.map((id) => ({ id, months: 12, yearsSinceUse: 0 })),
    seniority: 'senior',
    experienceMonths: 60,
  });
}

export function aResume(fields: Partial<ResumeDocument> = {}): ResumeDocument {
  return {
    id: anId('doc'),
    filename: 'resume.txt',
    contentType: 'text/plain',
    sizeBytes: 5,
    sha256: '0'.repeat(64),
    documentDate: null,
    receivedAt: at(0),
    ...fields,
  };
}

/** Of a text in which nothing was found. */
export function aJobReading(fields: Partial<JobReading> = {}): JobReading {
  return {
    ...NOTHING_READ,
    engineVersion: ENGINE_VERSION,
    taxonomyVersion: '2026.1.1',
    readAt: at(0),
    charactersRead: 24,
    failure: null,
    ...fields,
  };
}

export function aJob(fields: Partial<Job> = {}): Job {
  return {
    id: anId('job'),
    externalId: null,
    status: 'draft',
    title: 'Lighthouse keeper',
    description: 'Keeps the lamp burning.',
    hiringOrganization: { name: 'Example Harbour Ltd' },
    department: null,
    employmentType: 'FULL_TIME',
    jobLocationType: 'ONSITE',
    jobLocation: { city: 'Seaville', countryCode: 'DE' },
    baseSalary: null,
    validThrough: null,
    totalJobOpenings: 1,
    requirements: {},
    matching: {},
    tags: [],
    customFields: {},
    publishedAt: null,
    closedAt: null,
    closeReason: null,
    skillIds: [],
    version: 1,
    createdAt: at(made),
    updatedAt: at(made),
    recentCommands: [],
    reading: null,
    ...fields,
  };
}

export function anEvent(fields: Partial<NewEvent> = {}): NewEvent {
  return {
    id: anId('evt'),
    type: 'candidate.created',
    timestamp: at(made),
    actor: SYSTEM,
    requestId: null,
    resource: { type: 'candidate', id: 'cand_00000000000000000000000000', version: 1 },
    data: { changed: [] },
    ...fields,
  };
}

const PAYLOADS: { [K in WorkKind]: () => WorkPayloads[K] } = {
  enrichment: () => ({ candidateId: anId('cand'), enrichmentId: anId('enr') }),
  delivery: () => ({ deliveryId: anId('dlv'), webhookId: anId('whk') }),
  job_expiry: () => ({ jobId: anId('job') }),
};

export function someWork(fields: Partial<NewWork> = {}): NewWork {
  const { kind = 'enrichment' } = fields;
  return { id: anId('enr'), kind, runAt: at(0), payload: PAYLOADS[kind](), ...fields } as NewWork;
}

export function anOutbox(fields: Partial<Outbox> = {}): Outbox {
  return { events: [anEvent()], ...fields };
}

export const NO_OUTBOX: Outbox = { events: [] };

export function aWebhook(fields: Partial<Webhook> = {}): Webhook {
  return {
    id: anId('whk'),
    url: 'https://hooks.example.com/talent',
    eventTypes: ['*'],
    description: null,
    status: 'enabled',
    disabledReason: null,
    secrets: [{ secret: 'whsec_bm90IGEgcmVhbCBzZWNyZXQ=', expiresAt: null }],
    failingSince: null,
    version: 1,
    createdAt: at(made),
    updatedAt: at(made),
    recentCommands: [],
    ...fields,
  };
}

export function aDelivery(fields: Partial<Delivery> = {}): Delivery {
  return {
    id: anId('dlv'),
    webhookId: 'whk_00000000000000000000000000',
    eventId: anId('evt'),
    eventType: 'job.published',
    status: 'pending',
    attempts: [],
    nextAttemptAt: at(0),
    createdAt: at(made),
    updatedAt: at(made),
    ...fields,
  };
}

export function aTenant(fields: Partial<Tenant> = {}): Tenant {
  const id = anId('tnt');
  return { id, name: `tenant ${id}`, createdAt: at(made), rateLimits: null, ...fields };
}

export function aKey(fields: Partial<ApiKey> = {}): ApiKey {
  const id = anId('key');
  return {
    id,
    tenantId: 'tnt_00000000000000000000000000',
    name: 'test key',
    scopes: ['read'],
    hash: made.toString(16).padStart(64, '0'),
    lastFour: 'abcd',
    createdAt: at(made),
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    ...fields,
  };
}
