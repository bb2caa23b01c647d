import type { Binary, Collection, Db } from 'mongodb';
import type { OutboxEntry } from './outbox-entries.js';

// One rule for all documents: what a record says is JSON text, so that it comes back to the letter whatever a caller chose as keys
// and values (`$`, dots, deep nesting, the order of members); what it is found by are fields beside it. `_id` is `tenant/id`: ids
// may repeat between tenants, and the index on it begins with the tenant as all others do.

/** A document that carries its own outbox. The field is absent while it is empty, which keeps it out of the relay's index. */
export interface WithOutbox {
  _id: string;
  tenantId: string;
  outbox?: OutboxEntry[];
}

/** A candidate or a job; of an erased candidate `_id`, `tenantId`, `deletedAt` and the outbox alone. */
export interface RecordDocument extends WithOutbox {
  version: number;
  /** Grows with each write, also with those that make no new version. */
  revision: number;
  status: string;
  externalId: string | null;
  /** `createdAt id` and `updatedAt id`: one value to sort by and to go on from; `null` of a candidate that is merged into another. */
  createdKey: string | null;
  updatedKey: string | null;
  terms: string[];
  /** Of candidates; with the other files that are kept, where there are any. */
  resumeId?: string | string[] | null;
  record: string;
  features?: string | null;
  intelligence?: string | null;
  /** Of candidates: what was said of them for jobs. Beside the record, so that neither it nor its erasure can miss the other. */
  feedback?: FeedbackEntry[];
  /** The jobs in it. */
  feedbackJobs?: string[];
  /** Of jobs. */
  reading?: string | null;
  deletedAt?: string;
}

export interface FeedbackEntry {
  id: string;
  jobId: string;
  feedback: string;
}

export interface EventDocument {
  _id: string;
  tenantId: string;
  sequence: number;
  type: string;
  resourceId: string;
  timestamp: string;
  event: string;
  /** Until it has been handed to the webhooks. */
  undispatched?: true;
}

export interface AuditDocument {
  _id: string;
  tenantId: string;
  at: string;
  /** `at id`. */
  key: string;
  candidateIds: string[];
  record: string;
}

/** How far a tenant's log goes. `_id` is the tenant. */
export interface EventHeadDocument {
  _id: string;
  tenantId: string;
  sequence: number;
  /** The events that got the last numbers: in the log already, or left for the next relay to put there. */
  entries: EventDocument[];
}

export interface WorkDocument {
  _id: string;
  tenantId: string;
  kind: string;
  id: string;
  runAt: string;
  leasedUntil: string | null;
  /** `leasedUntil` or `runAt`. */
  visibleAt: string;
  attempt: number;
  fence: number;
  enqueuedAt: string;
  payload: string;
  /** Version of the record whose outbox it came from; 0 where it came from none. */
  order: number;
}

export interface StoredDocument {
  _id: string;
  tenantId: string;
  candidateId: string;
  storedAt: string;
  /** Ids of the GridFS files that are current. */
  file: string | null;
  reading: string | null;
  /** When it was removed: what an upload under way leaves behind is swept later. */
  removedAt: string | null;
}

export interface WebhookDocument extends WithOutbox {
  version: number;
  /** 0 to the limit: a unique place among the tenant's webhooks, which keeps their number below the limit. */
  slot: number;
  createdKey: string;
  webhook: string;
  /** Beside `webhook`, because it changes by itself. */
  failingSince: string | null;
  deletedAt?: string;
}

export interface DeliveryDocument extends WithOutbox {
  webhookId: string;
  status: string;
  createdKey: string;
  /** `null` while it is pending. */
  settledAt: string | null;
  delivery: string;
}

export interface ClaimDocument {
  _id: string;
  tenantId: string;
  fingerprint: string;
  commandId: string;
  expiresAt: Date;
  token: string | null;
  leasedUntil: Date | null;
  forgotten: boolean;
  resourceId: string | null;
  answer: string | null;
}

export interface OperationDocument extends WithOutbox {
  version: number;
  createdKey: string;
  finishedAt: string | null;
  uploadId: string | null;
  operation: string;
}

export interface OperationFailureDocument {
  _id: string;
  tenantId: string;
  operationId: string;
  key: string;
  failure: string;
}

export interface UploadPartDocument {
  _id: string;
  tenantId: string;
  uploadId: string;
  storedAt: string;
  bytes: Binary;
}

export interface TenantDocument {
  _id: string;
  name: string;
  createdAt: string;
  tenant: string;
}

export interface KeyDocument {
  _id: string;
  tenantId: string;
  hash: string;
  createdAt: string;
  revokedAt: string | null;
  lastUsedAt: string | null;
  key: string;
}

export interface SettingDocument {
  _id: string;
  value: string;
}

export interface Collections {
  candidates: Collection<RecordDocument>;
  jobs: Collection<RecordDocument>;
  webhooks: Collection<WebhookDocument>;
  deliveries: Collection<DeliveryDocument>;
  events: Collection<EventDocument>;
  eventHeads: Collection<EventHeadDocument>;
  audit: Collection<AuditDocument>;
  work: Collection<WorkDocument>;
  documents: Collection<StoredDocument>;
  claims: Collection<ClaimDocument>;
  operations: Collection<OperationDocument>;
  operationFailures: Collection<OperationFailureDocument>;
  uploadParts: Collection<UploadPartDocument>;
  tenants: Collection<TenantDocument>;
  keys: Collection<KeyDocument>;
  settings: Collection<SettingDocument>;
}

export function collectionsOf(db: Db): Collections {
  return {
    candidates: db.collection('candidates'),
    jobs: db.collection('jobs'),
    webhooks: db.collection('webhooks'),
    deliveries: db.collection('deliveries'),
    events: db.collection('events'),
    eventHeads: db.collection('event_heads'),
    audit: db.collection('audit'),
    work: db.collection('work'),
    documents: db.collection('documents'),
    claims: db.collection('claims'),
    operations: db.collection('operations'),
    operationFailures: db.collection('operation_failures'),
    uploadParts: db.collection('upload_parts'),
    tenants: db.collection('tenants'),
    keys: db.collection('api_keys'),
    settings: db.collection('settings'),
  };
}

/** Tenant ids contain no slash, so the two parts can be distinguished. */
export function keyOf(tenantId: string, ...parts: string[]): string {
  return [tenantId, ...parts].join('/');
}

/** The part of a key after the tenant. */
export function idOf(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}
