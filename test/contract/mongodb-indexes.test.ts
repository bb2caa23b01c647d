import { expect } from 'chai';
import { MongoClient, type Document } from 'mongodb';
import { openMongoStore, type MongoStore } from '../../adapters/mongodb/index.js';
import { INDEXES } from '../../adapters/mongodb/indexes.js';
import { freshDatabaseName, mongoServer, SERVER_NAME, WITHOUT_MONGODB } from '../support/mongodb-server.js';
import { fill, QUERY_SHAPES } from '../support/mongodb-query-shapes.js';

/** These serve all tenants at once (relays, workers, clearing away) or are of collections that are not sharded. */
const NOT_BY_TENANT = [
  ...['candidates/outbox', 'jobs/outbox', 'webhooks/outbox', 'deliveries/outbox'],
  ...['events/undispatched', 'work/by_due', 'deliveries/settled', 'claims/by_expiry'],
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
    // Those that the driver reads files by, and the one that the server itself clears away by.
    const unasked = [
      'documents.files/filename_1_uploadDate_1',
      'documents.chunks/files_id_1_n_1',
      'rate_limits/expired',
    ];
    const unused = ALL_INDEXES.map(({ path }) => path).filter((path) => !used.has(path) && !unasked.includes(path));
    expect(unused).to.deep.equal(['event_heads/by_tenant']);
  });
});

describe(`mongodb: queries${WITHOUT_MONGODB ? ` (${WITHOUT_MONGODB})` : ''}`, () => {
  let store: MongoStore;
  let client: MongoClient;
  let database: string;
  const sent: Document[] = [];

  before(async function () {
    if (WITHOUT_MONGODB) return this.skip();
    this.timeout(60_000);
    const server = await mongoServer();
    database = freshDatabaseName();
    store = await openMongoStore({
      url: server.url(database),
      observe: (observed) => observed.on('commandStarted', ({ command }) => sent.push(command)),
    });
    await store.indexed;
    await fill(store);
    client = await new MongoClient(server.url(database)).connect();
  });
  after(async () => {
    if (WITHOUT_MONGODB) return;
    await Promise.all([store.close(), client.close()]);
    await (await mongoServer()).drop(database);
  });

  for (const { title, index, run, sortsInMemory, askedAtStart } of QUERY_SHAPES) {
    it(`${title}: ${index}`, async () => {
      const [collection, name] = index.split('/') as [string, string];
      const before = askedAtStart ? 0 : sent.length;
      await run(store);
      const asked = sent.slice(before);
      const query = asked.map((command) => queryOf(command, collection)).find((one) => one && serves(name, one));
      if (!query) expect.fail(`No query of ${collection} that the index serves in ${JSON.stringify(asked)}`);
      if (name === '_id_') return;
      const { key } = ALL_INDEXES.find(({ path }) => path === index)!;
      expect(order(key, query), 'sorted by the index').to.equal(!sortsInMemory);
      const explain = (command: Document) =>
        client.db(database).command({ explain: command, verbosity: 'queryPlanner' });
      const free = readPlan(await explain(explainable(query.command)));
      if (SERVER_NAME === 'SecantusDB') {
        // It does not take an index everywhere, and sorts always; where it tells of one, it is this.
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

interface Query {
  command: Document;
  filter: Document;
  sort: Document | undefined;
}

function queryOf(command: Document, collection: string): Query | undefined {
  const [name] = Object.keys(command);
  if (command[name!] !== collection) return undefined;
  switch (name) {
    case 'find':
      return { command, filter: command['filter'] as Document, sort: plain(command['sort']) };
    case 'findAndModify':
      return { command, filter: command['query'] as Document, sort: plain(command['sort']) };
    case 'aggregate': {
      const [match, second] = command['pipeline'] as Document[];
      return { command, filter: match!['$match'] as Document, sort: plain(second?.['$sort']) };
    }
    case 'update':
    case 'delete': {
      const [first] = command[`${name}s`] as Document[];
      return { command, filter: first!['q'] as Document, sort: undefined };
    }
    default:
      return undefined;
  }
}

/** The driver keeps the order of a sort in a map. */
function plain(sort: unknown): Document | undefined {
  return sort instanceof Map ? (Object.fromEntries(sort) as Document) : (sort as Document | undefined);
}

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

/** Whether the index gives the rows in the order asked for: its fields are equalities, and then those of the sort. */
function order(key: object, { filter, sort }: Query): boolean {
  const fields = Object.keys(key);
  const wanted = Object.keys(sort ?? {});
  while (fields[0] !== undefined && fields[0] !== wanted[0] && isEquality(filter[fields[0]])) fields.shift();
  return wanted.every((field, at) => fields[at] === field);
}

function isEquality(condition: unknown): boolean {
  if (condition === undefined) return false;
  if (typeof condition !== 'object' || condition === null) return true;
  return Object.keys(condition).every((operator) => ['$in', '$all', '$eq'].includes(operator));
}

/** The command alone, without what the driver adds to each. */
function explainable(command: Document): Document {
  const added = [
    'lsid',
    'txnNumber',
    '$db',
    '$clusterTime',
    '$readPreference',
    'writeConcern',
    'readConcern',
    'apiVersion',
  ];
  return Object.fromEntries(Object.entries(command).filter(([name]) => !added.includes(name)));
}

function withHint(command: Document, hint: string): Document {
  for (const statements of ['updates', 'deletes']) {
    const [first] = (command[statements] ?? []) as Document[];
    if (first) return { ...command, [statements]: [{ ...first, hint }] };
  }
  return { ...command, hint };
}

function readPlan(plan: unknown, found = { stages: new Set<string>(), indexes: new Set<string>() }) {
  if (typeof plan !== 'object' || plan === null) return found;
  for (const [name, value] of Object.entries(plan)) {
    if (name === 'rejectedPlans') continue;
    if (name === 'stage' && typeof value === 'string') found.stages.add(value);
    if (name === 'indexName' && typeof value === 'string') found.indexes.add(value);
    readPlan(value, found);
  }
  return found;
}
