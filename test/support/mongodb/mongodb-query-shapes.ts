import type { MongoStore } from '../../../adapters/mongodb/index.js';
import type { RecordFilter, RecordSort } from '../../../core/ports/page.js';
import {
  aCandidate,
  aDelivery,
  aJob,
  aKey,
  anOutbox,
  aResume,
  aTenant,
  aTenantId,
  anOperation,
  aWebhook,
  at,
  NO_OUTBOX,
  someFeatures,
  someWork,
} from '../../../bootstrap/testing/builders/index.js';
import { refused } from '../../../bootstrap/testing/contract/refused.js';

/** What a store is asked, and the index that answers it: `collection/index`. */
export interface QueryShape {
  title: string;
  index: string;
  run(store: MongoStore): Promise<unknown>;
  /** The index finds the rows, but not in the order asked for. */
  sortsInMemory?: true;
  /** The store asks it by itself, at its start and from then on. */
  askedAtStart?: true;
}

export const TENANT = aTenantId();
const OTHERS = [aTenantId(), aTenantId()];
const CANDIDATE = aCandidate({
  externalId: 'x',
  resume: aResume(),
  tags: ['crew'],
  callerLayer: { basics: { name: 'Ada Morrow', email: 'ada@example.com' } },
  features: someFeatures(['knots']),
});
const OPERATION = anOperation();
const JOB = aJob({ status: 'published', externalId: 'x' });
const WEBHOOK = aWebhook();
const DELIVERY = aDelivery({ webhookId: WEBHOOK.id });
const KEY = aKey({ tenantId: TENANT });
const ORGANISATION = aTenant({ id: TENANT });
const CLAIM = { key: 'k', fingerprint: 'f', commandId: 'c', now: new Date(at(0)), leaseMs: 1000, keepMs: 9000 };

/** Some rows of each kind, so that a planner has something to choose between. */
export async function fill(store: MongoStore): Promise<void> {
  await store.candidates.insert(TENANT, { candidate: CANDIDATE, outbox: anOutbox({ work: [someWork()] }) });
  await store.jobs.insert(TENANT, { job: JOB, outbox: anOutbox() });
  await store.webhooks.insert(TENANT, { webhook: WEBHOOK, limit: 50, outbox: NO_OUTBOX });
  await store.deliveries.insertMissing(TENANT, [DELIVERY, aDelivery({ status: 'failed' })], NO_OUTBOX);
  const file = { id: CANDIDATE.resume!.id, candidateId: CANDIDATE.id, bytes: Buffer.from('cv'), storedAt: at(0) };
  await store.documents.put(TENANT, file);
  await store.operations.insert(TENANT, { operation: OPERATION, outbox: anOutbox() });
  if ('upload' in OPERATION.task) {
    const part = { uploadId: OPERATION.task.upload.id, part: 0, bytes: Buffer.from('{}'), storedAt: at(0) };
    await store.uploads.put(TENANT, part);
  }
  await store.access.insertTenant(ORGANISATION);
  await store.access.insertKey(KEY);
  await store.idempotency.claim(TENANT, CLAIM);
  await Promise.all(
    [TENANT, ...OTHERS].flatMap((tenantId) =>
      Array.from({ length: 10 }, async () => {
        const outbox = anOutbox({ work: [someWork()] });
        await store.candidates.insert(tenantId, { candidate: aCandidate({ tags: ['crew'] }), outbox });
        await store.jobs.insert(tenantId, { job: aJob(), outbox: anOutbox() });
      }),
    ),
  );
}

const lists = (
  kind: 'candidates' | 'jobs',
  title: string,
  index: string,
  filter: RecordFilter & { email?: string },
  sort: RecordSort,
): QueryShape => ({
  title: `${kind} ${title}, ${sort}`,
  index: `${kind}/${index}`,
  run: (store) => store[kind].list(TENANT, { filter, sort, limit: 5, after: { value: at(99_999), id: 'z' } }),
});

const listsOf = (kind: 'candidates' | 'jobs'): QueryShape[] => [
  lists(kind, 'of a tenant', 'by_creation', {}, '-createdAt'),
  lists(kind, 'of a tenant', 'by_creation', {}, 'createdAt'),
  lists(kind, 'of a tenant', 'by_update', {}, '-updatedAt'),
  lists(kind, 'of a tenant', 'by_update', {}, 'updatedAt'),
  lists(kind, 'with a status', 'by_creation', { status: 'x' }, '-createdAt'),
  lists(kind, 'made within a time', 'by_creation', { createdAfter: at(0), createdBefore: at(9) }, '-createdAt'),
  lists(kind, 'changed since', 'by_update', { updatedAfter: at(0) }, 'updatedAt'),
  lists(kind, 'with a tag', 'by_term', { tag: 'crew' }, '-createdAt'),
  lists(kind, 'with a skill and a status', 'by_term', { skillId: 'knots', status: 'x' }, '-createdAt'),
  lists(kind, 'with all of some words', 'by_term', { words: ['lighthouse', 'keeper'] }, 'createdAt'),
  // Those with the term are read and sorted: an index of terms in this order too would double what a write costs.
  { ...lists(kind, 'with a tag', 'by_term', { tag: 'crew' }, '-updatedAt'), sortsInMemory: true },
  { ...lists(kind, 'with an external id', 'by_external_id', { externalId: 'x' }, '-createdAt'), sortsInMemory: true },
];

export const QUERY_SHAPES: readonly QueryShape[] = [
  ...listsOf('candidates'),
  ...listsOf('jobs'),
  lists('candidates', 'with an e-mail address', 'by_term', { email: 'ada@example.com' }, '-createdAt'),
  {
    title: 'the outcomes for a job',
    index: 'candidates/by_feedback',
    run: (store) => store.feedback.latest(TENANT, { jobId: JOB.id, limit: 5 }),
  },
  {
    title: 'all outcomes of a tenant',
    index: 'candidates/by_feedback',
    run: (store) => store.feedback.latest(TENANT, { limit: 5 }),
  },
  {
    title: 'the audit records of a tenant',
    index: 'audit/by_time',
    run: (store) => store.audit.list(TENANT, { cursor: { value: at(9), id: 'z' }, limit: 5 }),
  },
  {
    title: 'the audit records that name a candidate',
    index: 'audit/by_candidate',
    run: (store) => store.audit.list(TENANT, { candidateId: CANDIDATE.id, after: at(0), limit: 5 }),
  },
  {
    title: 'audit records to be removed',
    index: 'audit/by_age',
    run: (store) => store.audit.purge(at(0)),
  },
  {
    title: 'a candidate',
    index: 'candidates/_id_',
    run: (store) => store.candidates.get(TENANT, CANDIDATE.id),
  },
  {
    title: 'some candidates at once',
    index: 'candidates/_id_',
    run: (store) => Promise.all([CANDIDATE.id, 'cand_none'].map((id) => store.candidates.get(TENANT, id))),
  },
  {
    title: 'all candidates, for an index',
    index: 'candidates/_id_',
    run: (store) => store.candidates.scan({ limit: 5 }),
  },
  {
    title: 'the next candidates, for new keys',
    index: 'candidates/_id_',
    run: (store) => store.candidates.refreshKeys({ after: { tenantId: TENANT, id: 'cand_0' }, limit: 5 }),
  },
  {
    title: 'the next jobs, for new keys',
    index: 'jobs/_id_',
    run: (store) => store.jobs.refreshKeys({ after: { tenantId: TENANT, id: 'job_0' }, limit: 5 }),
  },
  {
    title: 'candidates of a tenant, for an index',
    index: 'candidates/_id_',
    run: (store) => store.candidates.scan({ tenantId: TENANT, after: { tenantId: TENANT, id: 'cand_0' }, limit: 5 }),
  },
  {
    title: 'candidates that share a contact key',
    index: 'candidates/by_term',
    run: (store) => store.candidates.findByIdentityKeys(TENANT, { keys: ['email:ada@example.com'], exceptId: 'x' }),
  },
  {
    title: 'who has an external id',
    index: 'candidates/by_external_id',
    run: (store) =>
      refused(
        store.candidates.insert(TENANT, { candidate: aCandidate({ externalId: 'x' }), outbox: NO_OUTBOX }),
        'record.external_id_taken',
      ),
  },
  {
    title: 'published jobs',
    index: 'jobs/by_status',
    run: (store) => store.jobs.listPublished(TENANT, { afterId: 'job_0', limit: 5 }),
  },
  ...(['candidates', 'jobs', 'webhooks', 'deliveries', 'operations'] as const).map((name): QueryShape => ({
    title: `what waits in outboxes of ${name}`,
    index: `${name}/outbox`,
    run: async () => new Promise((resolve) => setTimeout(resolve, 1500)),
  })),
  {
    title: 'events of a tenant',
    index: 'events/by_sequence',
    run: (store) => store.events.list(TENANT, { types: [], order: 'desc', limit: 5, after: 1 }),
  },
  {
    title: 'events of a type',
    index: 'events/by_type',
    run: (store) => store.events.list(TENANT, { types: ['job.created'], order: 'asc', limit: 5 }),
  },
  {
    title: 'events of some types',
    index: 'events/by_type',
    run: (store) => store.events.list(TENANT, { types: ['job.*'], order: 'asc', limit: 5 }),
  },
  {
    title: 'events of a resource',
    index: 'events/by_resource',
    run: (store) => store.events.list(TENANT, { types: [], resourceId: JOB.id, order: 'asc', limit: 5 }),
  },
  {
    title: 'how far some logs go',
    index: 'event_heads/_id_',
    run: (store) => store.events.lastSequences([TENANT, ...OTHERS]),
  },
  { title: 'an event', index: 'events/_id_', run: (store) => store.events.get(TENANT, 'evt_x') },
  {
    title: 'events that no webhook has seen',
    index: 'events/undispatched',
    run: (store) => store.events.listUndispatched(5),
  },
  { title: 'old events', index: 'events/by_sequence', run: (store) => store.events.purge(at(0)) },
  {
    title: 'due work of a tenant',
    index: 'work/by_tenant_due',
    run: (store) => store.work.lease({ kind: 'enrichment', limit: 2, leaseMs: 1, now: new Date(at(9)) }),
  },
  { title: 'the next due work', index: 'work/by_due', run: (store) => store.work.nextRunAt('enrichment') },
  {
    title: 'how much work waits',
    index: 'work/by_due',
    run: (store) => store.work.depth({ kind: 'enrichment', now: new Date(at(9)) }),
  },
  {
    title: 'webhooks of a tenant',
    index: 'webhooks/by_creation',
    run: (store) => store.webhooks.list(TENANT, { limit: 5 }),
  },
  {
    title: 'webhooks that want an event',
    index: 'webhooks/by_slot',
    run: (store) => store.webhooks.listWanting(TENANT, 'job.created'),
  },
  {
    title: 'deliveries to a webhook',
    index: 'deliveries/by_webhook',
    run: (store) => store.deliveries.listOf(TENANT, { webhookId: WEBHOOK.id, status: 'failed', limit: 5 }),
  },
  {
    title: 'operations, newest first',
    index: 'operations/by_creation',
    run: (store) => store.operations.list(TENANT, { after: { value: at(9), id: 'z' }, limit: 5 }),
  },
  {
    title: 'what failed in an operation',
    index: 'operation_failures/by_key',
    run: (store) => store.operations.listFailures(TENANT, { operationId: OPERATION.id, limit: 5 }),
  },
  { title: 'old operations', index: 'operations/by_end', run: (store) => store.operations.purge(at(-1)) },
  {
    title: 'uploads that are left over',
    index: 'upload_parts/by_time',
    run: (store) => store.uploads.sweepOrphans(at(5)),
  },
  {
    title: 'the operation of an upload',
    index: 'operations/by_upload',
    run: (store) => store.uploads.sweepOrphans(at(5)),
  },
  {
    title: 'the parts of an upload',
    index: 'upload_parts/by_upload',
    run: (store) => store.uploads.delete(TENANT, 'upl_x'),
  },
  { title: 'old deliveries', index: 'deliveries/settled', run: (store) => store.deliveries.purge(at(-1)) },
  {
    title: 'files of a candidate',
    index: 'documents/by_candidate',
    run: (store) => store.documents.deleteOf(TENANT, { candidateId: CANDIDATE.id, ids: ['doc_x'] }),
  },
  {
    title: 'whether a candidate names a file',
    index: 'candidates/by_resume',
    run: (store) => store.documents.sweepOrphans(at(1)),
  },
  { title: 'a claim', index: 'claims/_id_', run: (store) => store.idempotency.claim(TENANT, CLAIM) },
  {
    title: 'answers that show a record',
    index: 'claims/by_resource',
    run: (store) => store.idempotency.forget(TENANT, 'cand_x'),
  },
  {
    title: 'claims that have run out',
    index: 'claims/by_expiry',
    run: (store) => store.idempotency.purge(new Date(0)),
  },
  { title: 'a key by its hash', index: 'api_keys/by_hash', run: (store) => store.access.findKeyByHash(KEY.hash) },
  { title: 'keys of a tenant', index: 'api_keys/by_tenant', run: (store) => store.access.listKeys(TENANT) },
  {
    title: 'a tenant by its name',
    index: 'tenants/by_name',
    run: (store) => store.access.findTenantByName(ORGANISATION.name),
  },
  { title: 'all tenants', index: 'tenants/by_creation', run: (store) => store.access.listTenants() },
  {
    title: 'a count of requests',
    index: 'rate_limits/by_key',
    run: async (store) => store.rateLimiter.consume('key', { requests: 5, seconds: 60 }),
  },
];
