import type { MongoStore } from '../../../adapters/mongodb/index.js';
import type { RecordFilter, RecordSort } from '../../../core/ports/page.js';
import type { EventQuery } from '../../../core/ports/event-log.js';
import {
  aCandidate,
  aDelivery,
  aJob,
  anEvent,
  aTenantId,
  aWebhook,
  at,
  NO_OUTBOX,
  someFeatures,
} from '../../../bootstrap/testing/builders/index.js';

/** A page of a list, and what has to be looked at for it among `RECORDS` of each kind, and some of another tenant. */
export interface PageShape {
  title: string;
  /** `collection/index` */
  index: string;
  /** Asks for the page, and returns its ids. */
  run(store: MongoStore): Promise<string[]>;
  /** Fetched. */
  documents: number;
  /** Entries of the index. */
  keys: number;
}

export const TENANT = aTenantId();
const OTHER = aTenantId();
const RECORDS = 300;
const OF_THE_OTHER = 100;
const PAGE = 25;
/** One more is asked for, to know whether there is a next page. */
const ASKED = PAGE + 1;
/** Of these every so many records have the thing that is asked for. */
const [TAGGED, RARE, SKILLED, PUBLISHED, FAILED] = [3, 50, 30, 10, 20];
const UPDATES = 40;
const WEBHOOKS = 30;
const MINUTE = 60_000;

const numbers = Array.from({ length: RECORDS }, (_, n) => n);
const every = (n: number, step: number): boolean => n % step === 0;
const madeAt = (n: number): string => at(n * MINUTE);
/** Changed in another order than made. */
const changedAt = (n: number): string => at((RECORDS + ((n * 7) % RECORDS)) * MINUTE);

const candidates = numbers.map((n) =>
  aCandidate({
    externalId: `applicant-${String(n)}`,
    status: every(n, RARE) ? 'archived' : 'active',
    tags: every(n, TAGGED) ? ['crew'] : [],
    callerLayer: {
      basics: {
        name: 'Ada Morrow',
        label: every(n, TAGGED) ? 'Lighthouse keeper' : 'Lighthouse painter',
        email: `ada${String(n)}@example.com`,
      },
    },
    features: someFeatures(every(n, SKILLED) ? ['knots'] : []),
    createdAt: madeAt(n),
    updatedAt: changedAt(n),
  }),
);
const jobs = numbers.map((n) =>
  aJob({
    status: every(n, PUBLISHED) ? 'published' : 'draft',
    tags: every(n, TAGGED) ? ['crew'] : [],
    createdAt: madeAt(n),
    updatedAt: changedAt(n),
  }),
);
const webhooks = Array.from({ length: WEBHOOKS }, () => aWebhook());
const deliveries = numbers.map((n) =>
  aDelivery({
    webhookId: webhooks[0]!.id,
    status: every(n, FAILED) ? 'failed' : 'succeeded',
    createdAt: madeAt(n),
  }),
);

/** The other tenant has the first of the same records, under the same ids. */
export async function fillWithPages(store: MongoStore): Promise<void> {
  for (const [tenantId, count] of [
    [TENANT, RECORDS],
    [OTHER, OF_THE_OTHER],
  ] as const) {
    await Promise.all([
      ...candidates.slice(0, count).map((candidate, n) => {
        const resource = { type: 'candidate', id: candidate.id, version: 1 } as const;
        const updates = n === 0 ? UPDATES : 0;
        const events = [
          anEvent({ resource }),
          ...Array.from({ length: updates }, () => anEvent({ type: 'candidate.updated', resource })),
        ];
        return store.candidates.insert(tenantId, { candidate, outbox: { events } });
      }),
      ...jobs.slice(0, count).map((job) => {
        const created = anEvent({ type: 'job.created', resource: { type: 'job', id: job.id, version: 1 } });
        return store.jobs.insert(tenantId, { job, outbox: { events: [created] } });
      }),
    ]);
    for (const webhook of webhooks) await store.webhooks.insert(tenantId, { webhook, limit: 50, outbox: NO_OUTBOX });
    const elsewhere = Array.from({ length: 100 }, () => aDelivery({ webhookId: webhooks[1]!.id, status: 'failed' }));
    await store.deliveries.insertMissing(tenantId, [...deliveries.slice(0, count), ...elsewhere], NO_OUTBOX);
  }
  // All events are in the log.
  await store.work.nextRunAt('enrichment');
}

type Filter = RecordFilter & { email?: string };
type Expected = Pick<PageShape, 'index' | 'documents' | 'keys'>;

const records = (
  kind: 'candidates' | 'jobs',
  title: string,
  { filter = {}, sort = '-createdAt', after }: { filter?: Filter; sort?: RecordSort; after?: number },
  { index, ...expected }: Expected,
): PageShape => ({
  title: `${kind} ${title}, ${sort}`,
  index: `${kind}/${index}`,
  ...expected,
  run: async (store) => {
    const stored = kind === 'candidates' ? candidates : jobs;
    const position = after === undefined ? {} : { after: { value: madeAt(after), id: stored[after]!.id } };
    const { data } = await store[kind].list(TENANT, { filter, sort, limit: PAGE, ...position });
    return data.map(({ id }) => id);
  },
});

const events = (title: string, query: Partial<EventQuery>, { index, ...expected }: Expected): PageShape => ({
  title: `events ${title}`,
  index: `events/${index}`,
  ...expected,
  run: async (store) => {
    const { data } = await store.events.list(TENANT, { types: [], order: 'desc', limit: PAGE, ...query });
    return data.map(({ id }) => id);
  },
});

/** As many as the page shows, and one. */
const justThePage = (index: string): Expected => ({ index, documents: ASKED, keys: ASKED });
const some = (index: string, documents: number, keys = documents): Expected => ({ index, documents, keys });

const ofBoth = (kind: 'candidates' | 'jobs'): PageShape[] => [
  records(kind, 'of a tenant', {}, justThePage('by_creation')),
  records(kind, 'of a tenant', { sort: 'createdAt' }, justThePage('by_creation')),
  records(kind, 'of a tenant, from the middle', { after: RECORDS / 2 }, justThePage('by_creation')),
  records(kind, 'of a tenant', { sort: '-updatedAt' }, justThePage('by_update')),
  records(kind, 'changed since', { filter: { updatedAfter: at(0) }, sort: 'updatedAt' }, justThePage('by_update')),
  records(
    kind,
    'made within a time',
    { filter: { createdAfter: madeAt(9), createdBefore: madeAt(20) } },
    some('by_creation', 10),
  ),
  records(kind, 'with a tag', { filter: { tag: 'crew' } }, justThePage('by_term')),
  // Read in the other order: all that have the tag, sorted in memory.
  records(kind, 'with a tag', { filter: { tag: 'crew' }, sort: '-updatedAt' }, some('by_term', RECORDS / TAGGED)),
  // Nothing but the records themselves says when those were made that come in the order of their changes.
  records(
    kind,
    'made since',
    { filter: { createdAfter: madeAt(RECORDS - 21) }, sort: '-updatedAt' },
    some('by_update', RECORDS),
  ),
];

export const PAGES: readonly PageShape[] = [
  ...ofBoth('candidates'),
  records('candidates', 'with a status', { filter: { status: 'active' } }, justThePage('by_creation')),
  records('candidates', 'with a rare status', { filter: { status: 'archived' } }, some('by_creation', 6, RECORDS)),
  records(
    'candidates',
    'with a tag and a rare status',
    { filter: { tag: 'crew', status: 'archived' } },
    some('by_term', RECORDS / TAGGED / RARE, RECORDS / TAGGED),
  ),
  records('candidates', 'with a skill', { filter: { skillId: 'knots' } }, some('by_term', RECORDS / SKILLED)),
  // The index is entered by the longer word, which all of them have.
  records(
    'candidates',
    'with all of some words',
    { filter: { words: ['keeper', 'lighthouse'] } },
    some('by_term', ASKED * TAGGED),
  ),
  records('candidates', 'with an e-mail address', { filter: { email: 'ada7@example.com' } }, some('by_term', 1)),
  records('candidates', 'with an external id', { filter: { externalId: 'applicant-7' } }, some('by_external_id', 1)),
  ...ofBoth('jobs'),
  records('jobs', 'with a status', { filter: { status: 'published' } }, some('by_creation', ASKED, ASKED * PUBLISHED)),
  {
    title: 'jobs that are published, for matching',
    ...some('jobs/by_status', PAGE),
    run: async (store) => (await store.jobs.listPublished(TENANT, { limit: PAGE })).map(({ id }) => id),
  },
  events('of a tenant', {}, justThePage('by_sequence')),
  events('of a tenant after a number', { order: 'asc', after: 100 }, justThePage('by_sequence')),
  events('of a type', { types: ['job.created'] }, justThePage('by_type')),
  events('of some types', { types: ['job.*', 'candidate.updated'] }, justThePage('by_type')),
  events('of a resource', { resourceId: candidates[0]!.id }, justThePage('by_resource')),
  events(
    'of a type and a resource',
    { types: ['candidate.created'], resourceId: candidates[0]!.id },
    some('by_resource', UPDATES + 1),
  ),
  {
    title: 'webhooks of a tenant',
    ...justThePage('webhooks/by_creation'),
    run: async (store) => (await store.webhooks.list(TENANT, { limit: PAGE })).data.map(({ id }) => id),
  },
  ...(
    [
      ['deliveries to a webhook', {}, justThePage('deliveries/by_webhook')],
      [
        'deliveries to a webhook that failed',
        { status: 'failed' },
        some('deliveries/by_webhook', RECORDS / FAILED, RECORDS),
      ],
    ] as const
  ).map(([title, status, expected]): PageShape => ({
    title,
    ...expected,
    run: async (store) => {
      const { data } = await store.deliveries.listOf(TENANT, { webhookId: webhooks[0]!.id, ...status, limit: PAGE });
      return data.map(({ id }) => id);
    },
  })),
];
