import { expect } from 'chai';
import type { Document } from 'mongodb';
import { INDEXES } from '../../adapters/mongodb/database/indexes.js';
import { SERVER_NAME, WITHOUT_MONGODB } from '../support/mongodb/mongodb-server.js';
import { explainable, isInOrder, queryOf, readPlan, withHint, type Query } from '../support/mongodb/mongodb-plans.js';
import { observedMongoDb, type ObservedMongoDb } from '../support/mongodb/observed-mongodb.js';
import { fill, QUERY_SHAPES } from '../support/mongodb/mongodb-query-shapes.js';

/** These serve all tenants at once (relays, workers, clearing away) or are of collections that are not sharded. */
const NOT_BY_TENANT = [
  ...['candidates/outbox', 'jobs/outbox', 'webhooks/outbox', 'deliveries/outbox', 'operations/outbox'],
  ...[
    'events/undispatched',
    'work/by_due',
    'work/by_enqueuing',
    'deliveries/settled',
    'claims/by_expiry',
    'audit/by_age',
    'operations/by_end',
    'upload_parts/by_time',
  ],
  ...['documents.files/filename_1_uploadDate_1', 'documents.chunks/files_id_1_n_1'],
  ...['tenants/by_name', 'tenants/by_creation', 'api_keys/by_hash', 'rate_limits/by_key', 'rate_limits/expired'],
];

const ALL_INDEXES = INDEXES.flatMap(({ collection, first, later }) =>
  [...first, ...later].map((index) => ({ ...index, path: `${collection}/${index.name!}` })),
);

describe('mongodb: indexes', () => {
  it('begin with the tenant, but for those that serve all tenants', () => {
    const others = ALL_INDEXES.filter(({ key }) => Object.keys(key)[0] !== 'tenantId').map(({ path }) => path);
    expect(others).to.have.members(NOT_BY_TENANT);
  });

  it('are unique within a tenant, so that a collection can be sharded by tenant', () => {
    const unique = ALL_INDEXES.filter((index) => index.unique && !NOT_BY_TENANT.includes(index.path));
    for (const { key, path } of unique) expect(Object.keys(key)[0], path).to.equal('tenantId');
    expect(unique.map(({ path }) => path)).to.have.members([
      ...['candidates/by_external_id', 'jobs/by_external_id', 'events/by_sequence', 'webhooks/by_slot'],
    ]);
  });

  it('are each used by a query', () => {
    const used = new Set(QUERY_SHAPES.map(({ index }) => index));
    // Those that the driver reads files by, the one that the server itself clears away by, and the one of an update in each lease.
    const unasked = [
      'documents.files/filename_1_uploadDate_1',
      'documents.chunks/files_id_1_n_1',
      'rate_limits/expired',
      'work/by_enqueuing',
    ];
    const unused = ALL_INDEXES.map(({ path }) => path).filter((path) => !used.has(path) && !unasked.includes(path));
    expect(unused).to.deep.equal(['event_heads/by_tenant']);
  });
});

describe(`mongodb: queries${WITHOUT_MONGODB ? ` (${WITHOUT_MONGODB})` : ''}`, () => {
  let mongo: ObservedMongoDb;

  before(async function () {
    if (WITHOUT_MONGODB) return this.skip();
    this.timeout(60_000);
    mongo = await observedMongoDb();
    await fill(mongo.store);
  });
  after(() => (WITHOUT_MONGODB ? undefined : mongo.close()));

  for (const { title, index, run, sortsInMemory, askedAtStart } of QUERY_SHAPES) {
    it(`${title}: ${index}`, async () => {
      const [collection, name] = index.split('/') as [string, string];
      const before = askedAtStart ? 0 : mongo.sent.length;
      await run(mongo.store);
      const asked = mongo.sent.slice(before);
      const query = asked.map((command) => queryOf(command, collection)).find((one) => one && serves(name, one));
      if (!query) expect.fail(`No query of ${collection} that the index serves in ${JSON.stringify(asked)}`);
      if (name === '_id_') return;
      const { key } = ALL_INDEXES.find(({ path }) => path === index)!;
      expect(isInOrder(key, query), 'sorted by the index').to.equal(!sortsInMemory);
      const explain = (command: Document) =>
        mongo.client.db(mongo.database).command({ explain: command, verbosity: 'queryPlanner' });
      const free = readPlan(await explain(explainable(query.command)));
      if (SERVER_NAME === 'SecantusDB') {
        // It does not take an index everywhere, and sorts always; where it reports one, it is this.
        expect([name]).to.include.members([...free.indexes]);
        return;
      }
      expect(free.stages.has('COLLSCAN'), 'a scan of the collection').to.equal(false);
      // Which of two indexes is the better one depends on the data; that this one can answer does not.
      const hinted = readPlan(await explain(withHint(explainable(query.command), name)));
      expect([...hinted.indexes]).to.deep.equal([name]);
      if (!sortsInMemory) expect(hinted.stages.has('SORT'), 'a sort in memory').to.equal(false);
    });
  }
});

/** Whether the filter bounds the first field of the index, and says what the index is partial to. */
function serves(name: string, { command, filter, sort }: Query): boolean {
  if (name === '_id_') return filter['_id'] !== undefined;
  const collection = command[Object.keys(command)[0]!] as string;
  const index = ALL_INDEXES.find(({ path }) => path === `${collection}/${name}`)!;
  const [first] = Object.keys(index.key);
  const conditions = Object.keys(index.partialFilterExpression ?? {});
  return filter[first!] !== undefined || filter['$or'] !== undefined || first === Object.keys(sort ?? {})[0]
    ? conditions.every((field) => filter[field] !== undefined)
    : false;
}
