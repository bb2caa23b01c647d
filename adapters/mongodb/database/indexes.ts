import type { Db, IndexDescription } from 'mongodb';

export const WORK_LEASE_INDEX = 'by_tenant_due';

/** Grows with each change of the lists below: a start that finds it done makes none. An index that changes gets a new name. */
export const INDEX_VERSION = 4;

interface CollectionIndexes {
  collection: string;
  /** What writes rely on: it is there before the first one. */
  first: IndexDescription[];
  /** What makes reading fast: made in the background, while the service runs already. */
  later: IndexDescription[];
}

const whereText = (field: string) => ({ partialFilterExpression: { [field]: { $gt: '' } } });

/** Only documents with something in their outbox are in it; of all tenants, because the relay serves all. */
const OUTBOX: IndexDescription = { name: 'outbox', key: { 'outbox.queuedAt': 1 }, sparse: true };

const recordIndexes = (collection: string, own: IndexDescription[]): CollectionIndexes => ({
  collection,
  first: [
    {
      name: 'by_external_id',
      key: { tenantId: 1, externalId: 1 },
      unique: true,
      ...whereText('externalId'),
    },
    OUTBOX,
  ],
  later: [
    // With the status, so that a filter on it is decided in the index.
    { name: 'by_creation', key: { tenantId: 1, createdKey: 1, status: 1 } },
    { name: 'by_update', key: { tenantId: 1, updatedKey: 1, status: 1 } },
    { name: 'by_term', key: { tenantId: 1, terms: 1, createdKey: 1, status: 1 } },
    ...own,
  ],
});

/**
 * All indexes beside those on `_id`, which is `tenant/id`. What a request asks for is served by an index that begins with the
 * tenant, the shard key too. Those that begin with something else serve work over all tenants: relays, workers, clearing away;
 * and the collections of access and rates, which are not sharded.
 */
export const INDEXES: readonly CollectionIndexes[] = [
  recordIndexes('candidates', [
    { name: 'by_resume', key: { tenantId: 1, resumeId: 1, _id: 1 }, ...whereText('resumeId') },
    { name: 'by_feedback', key: { tenantId: 1, feedbackJobs: 1 }, ...whereText('feedbackJobs') },
  ]),
  recordIndexes('jobs', [{ name: 'by_status', key: { tenantId: 1, status: 1, _id: 1 } }]),
  {
    collection: 'events',
    first: [{ name: 'by_sequence', key: { tenantId: 1, sequence: 1 }, unique: true }],
    later: [
      { name: 'by_type', key: { tenantId: 1, type: 1, sequence: 1 } },
      { name: 'by_resource', key: { tenantId: 1, resourceId: 1, sequence: 1 } },
      {
        name: 'undispatched',
        key: { undispatched: 1, tenantId: 1, sequence: 1 },
        partialFilterExpression: { undispatched: true },
      },
    ],
  },
  {
    collection: 'audit',
    first: [],
    later: [
      { name: 'by_time', key: { tenantId: 1, key: 1 } },
      { name: 'by_candidate', key: { tenantId: 1, candidateIds: 1, key: 1 } },
      { name: 'by_age', key: { at: 1 } },
    ],
  },
  // For the shard key alone: heads are found by their `_id`.
  { collection: 'event_heads', first: [], later: [{ name: 'by_tenant', key: { tenantId: 1 } }] },
  {
    collection: 'work',
    first: [{ name: WORK_LEASE_INDEX, key: { tenantId: 1, kind: 1, visibleAt: 1 } }],
    later: [
      { name: 'by_due', key: { kind: 1, visibleAt: 1, leasedUntil: 1, runAt: 1 } },
      { name: 'by_enqueuing', key: { kind: 1, enqueuedAt: 1 } },
    ],
  },
  {
    collection: 'webhooks',
    first: [
      {
        name: 'by_slot',
        key: { tenantId: 1, slot: 1 },
        unique: true,
        partialFilterExpression: { slot: { $gte: 0 } },
      },
      OUTBOX,
    ],
    later: [{ name: 'by_creation', key: { tenantId: 1, createdKey: 1 } }],
  },
  {
    collection: 'deliveries',
    first: [OUTBOX],
    later: [
      { name: 'by_webhook', key: { tenantId: 1, webhookId: 1, createdKey: 1, status: 1 } },
      { name: 'settled', key: { settledAt: 1 }, ...whereText('settledAt') },
    ],
  },
  {
    collection: 'documents',
    first: [],
    later: [{ name: 'by_candidate', key: { tenantId: 1, candidateId: 1, removedAt: 1 } }],
  },
  // As the driver makes them, so that it finds them there.
  {
    collection: 'documents.files',
    first: [{ name: 'filename_1_uploadDate_1', key: { filename: 1, uploadDate: 1 } }],
    later: [],
  },
  {
    collection: 'documents.chunks',
    first: [{ name: 'files_id_1_n_1', key: { files_id: 1, n: 1 }, unique: true }],
    later: [],
  },
  {
    collection: 'claims',
    first: [],
    later: [
      // Of all claims, those without an answer too: an index that is partial cannot carry a shard key.
      { name: 'by_resource', key: { tenantId: 1, resourceId: 1 } },
      { name: 'by_expiry', key: { expiresAt: 1 } },
    ],
  },
  {
    collection: 'operations',
    first: [OUTBOX],
    later: [
      { name: 'by_creation', key: { tenantId: 1, createdKey: 1 } },
      { name: 'by_upload', key: { tenantId: 1, uploadId: 1 }, ...whereText('uploadId') },
      { name: 'by_end', key: { finishedAt: 1 }, ...whereText('finishedAt') },
    ],
  },
  {
    collection: 'operation_failures',
    first: [],
    later: [{ name: 'by_key', key: { tenantId: 1, operationId: 1, key: 1 } }],
  },
  {
    collection: 'upload_parts',
    first: [],
    later: [
      { name: 'by_upload', key: { tenantId: 1, uploadId: 1 } },
      { name: 'by_time', key: { storedAt: 1 } },
    ],
  },
  {
    collection: 'tenants',
    first: [{ name: 'by_name', key: { name: 1 }, unique: true }],
    later: [{ name: 'by_creation', key: { createdAt: 1, _id: 1 } }],
  },
  {
    collection: 'api_keys',
    first: [{ name: 'by_hash', key: { hash: 1 }, unique: true }],
    later: [{ name: 'by_tenant', key: { tenantId: 1, createdAt: 1, _id: 1 } }],
  },
  {
    collection: 'rate_limits',
    first: [{ name: 'by_key', key: { key: 1 }, unique: true }],
    later: [{ name: 'expired', key: { expire: 1 }, expireAfterSeconds: 0 }],
  },
];

const VERSION_SETTING = 'index-version';

/**
 * Makes the indexes that are missing. Resolves when those are there that writes rely on; `rest` when all are, or when the building
 * of one has failed: the next start tries it again. Making one that is there does nothing, so any number of processes may start at once.
 */
export async function makeIndexes(db: Db): Promise<{ rest: Promise<void> }> {
  const settings = db.collection<{ _id: string; value: string }>('settings');
  const done = await settings.findOne({ _id: VERSION_SETTING });
  if (Number(done?.value ?? 0) >= INDEX_VERSION) return { rest: Promise.resolve() };
  await make(db, 'first');
  const rest = make(db, 'later').then(async () => {
    await settings.updateOne({ _id: VERSION_SETTING }, { $set: { value: String(INDEX_VERSION) } }, { upsert: true });
  });
  return { rest };
}

async function make(db: Db, part: 'first' | 'later'): Promise<void> {
  await Promise.all(
    INDEXES.filter((each) => each[part].length > 0).map(async ({ collection, [part]: indexes }) => {
      await db.collection(collection).createIndexes(indexes);
    }),
  );
}
