import { z } from 'zod';
import {
  BANDS,
  CANDIDATE_STATUSES,
  CATEGORIES,
  CEFR_LEVELS,
  CLOSE_REASONS,
  CONSTRAINT_NAMES,
  CONSTRAINT_OUTCOMES,
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  EVENT_TYPES,
  IMPORTANCES,
  JOB_LOCATION_TYPES,
  JOB_STATUSES,
  PAY_UNITS,
  REMOTE_PREFERENCES,
  SCOPES,
  SENIORITY_LEVELS,
} from '../../../core/index.js';
import { OPERATION_KINDS, OPERATION_STATUSES } from '../../../core/spi.js';

/** An enum with a name of its own in the OpenAPI document, so that clients get one type for it. */
function named<const Values extends readonly [string, ...string[]]>(id: string, values: Values, description: string) {
  return z.enum(values).meta({ id, description });
}

export const candidateStatus = named(
  'CandidateStatus',
  CANDIDATE_STATUSES,
  'State of the candidate; only `active` ones are listed as matches and as similar by default.',
);
export const enrichmentStatus = named(
  'EnrichmentStatus',
  ['none', 'queued', 'running', 'succeeded', 'partial', 'failed'],
  '`none`: nothing to enrich yet. `partial`: finished, with a stage that did not give everything.',
);
export const skillType = named(
  'SkillType',
  ['technical', 'professional', 'soft', 'language', 'tool', 'certification'],
  'Kind of skill.',
);
export const severity = named('Severity', ['info', 'warning', 'error'], 'How much the finding matters.');
export const remotePreference = named(
  'RemotePreference',
  REMOTE_PREFERENCES,
  'What the candidate wants of remote work.',
);
export const jobStatus = named('JobStatus', JOB_STATUSES, 'State of the job; only `published` ones are matched.');
export const closeReason = named('CloseReason', CLOSE_REASONS, 'Why the job was closed.');
export const employmentType = named('EmploymentType', EMPLOYMENT_TYPES, 'Kind of employment, as in schema.org.');
export const jobLocationType = named('JobLocationType', JOB_LOCATION_TYPES, 'Where the work is done.');
export const payUnit = named('PayUnit', PAY_UNITS, 'The time that an amount of pay is for.');
export const importance = named('Importance', IMPORTANCES, 'Whether a requirement is a must.');
export const educationLevel = named('EducationLevel', EDUCATION_LEVELS, 'Level of education.');
export const seniorityLevel = named('SeniorityLevel', SENIORITY_LEVELS, 'Level of seniority.');
export const languageLevel = named('LanguageLevel', CEFR_LEVELS, 'Level of a language by CEFR.');
export const band = named(
  'Band',
  BANDS,
  'What a score means in a word; `insufficient_data` where too little is known to say.',
);
export const category = named('Category', CATEGORIES, 'What a part of the score is about.');
export const constraintName = named('ConstraintName', CONSTRAINT_NAMES, 'What a constraint is about.');
export const constraintOutcome = named(
  'ConstraintOutcome',
  CONSTRAINT_OUTCOMES,
  'Whether the constraint is met; `unknown` where a fact is not stated.',
);
export const eventType = named('EventType', EVENT_TYPES, 'What happened.');
export const scope = named('Scope', SCOPES, 'What a key may do.');
export const operationKind = named(
  'OperationKind',
  OPERATION_KINDS,
  'What the operation does. The service itself starts an `erasure`, of candidates whom the retention settings do not keep any longer.',
);
export const operationStatus = named(
  'OperationStatus',
  OPERATION_STATUSES,
  '`partial`: some items failed. `failed`: nothing could be done.',
);
export const webhookStatus = named(
  'WebhookStatus',
  ['enabled', 'disabled'],
  'Only an enabled subscription is sent events.',
);
export const deliveryStatus = named(
  'DeliveryStatus',
  ['pending', 'succeeded', 'failed', 'cancelled'],
  'State of the delivery; a `pending` one is tried again.',
);
