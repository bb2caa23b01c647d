import { expect } from 'chai';
import type { Document } from 'mongodb';
import type { StoredIndex } from '../../bench/data/index-entries.js';
import { keyOf } from '../../adapters/mongodb/database/collections.js';
import { walk } from '../support/index-walk.js';
import { SERVER_NAME, WITHOUT_MONGODB } from '../support/mongodb/mongodb-server.js';
import { explainable, isInOrder, queryOf, withHint, type Query } from '../support/mongodb/mongodb-plans.js';
import { observedMongoDb, type ObservedMongoDb } from '../support/mongodb/observed-mongodb.js';
import { fillWithPages, PAGES, TENANT } from '../support/mongodb/mongodb-pages.js';

describe(`mongodb: what is examined for a page${WITHOUT_MONGODB ? ` (${WITHOUT_MONGODB})` : ''}`, function () {
  this.timeout(120_000);
  let mongo: ObservedMongoDb;

  before(async function () {
    if (WITHOUT_MONGODB) return this.skip();
    mongo = await observedMongoDb();
    await fillWithPages(mongo.store);
  });
  after(() => (WITHOUT_MONGODB ? undefined : mongo.close()));

  const examinedBy = async (command: Document): Promise<{ keys: number; documents: number }> => {
    const { executionStats } = await mongo.client
      .db(mongo.database)
      .command({ explain: command, verbosity: 'executionStats' });
    return { keys: executionStats.totalKeysExamined as number, documents: executionStats.totalDocsExamined as number };
  };

  for (const { title, index: path, run, documents, keys } of PAGES) {
    it(`${title}: ${String(documents)} documents by ${path}`, async () => {
      const [collection, name] = path.split('/') as [string, string];
      mongo.sent.length = 0;
      const ids = await run(mongo.store);
      const asked = mongo.sent.map((command) => queryOf(command, collection)).filter((one) => one && !isPoll(one));
      expect(asked, 'one query').to.have.length(1);
      const query = asked[0]!;
      const stored = mongo.client.db(mongo.database).collection<{ _id: string }>(collection);
      // As the server has it, not as it should be.
      const index = (await stored.listIndexes().toArray()).find((each) => each['name'] === name) as StoredIndex;
      const seen = walk(index, await stored.find({}).toArray(), query);

      // It is the way to what the server itself answered.
      const found = ids.map((id) => keyOf(TENANT, id));
      if (isInOrder(index.key, query)) expect(seen.found.slice(0, found.length)).to.deep.equal(found);
      else expect(seen.found).to.include.members(found);
      expect(found).not.to.have.length(0);
      expect({ documents: seen.documents, keys: seen.keys }).to.deep.equal({ documents, keys });

      if (SERVER_NAME === 'SecantusDB') return;
      const hinted = await examinedBy(withHint(explainable(query.command), name));
      expect(hinted.documents, 'documents by this index').to.be.at.most(documents);
      // The server seeks once more for each part of the bounds, and to see their end.
      expect(hinted.keys, 'keys of this index').to.be.at.most(keys + partsOf(query.filter) + 1);
      const free = await examinedBy(explainable(query.command));
      expect(free.documents, 'documents as it is asked').to.be.at.most(documents);
    });
  }
});

/** A relay's look at the outboxes, once a second. */
function isPoll({ filter }: Query): boolean {
  return filter['outbox.queuedAt'] !== undefined;
}

/** Values that the bounds of an index consist of. */
function partsOf(filter: Document): number {
  const lists = Object.values(filter).map(
    (condition) => (condition as Document | null)?.['$in'] as unknown[] | undefined,
  );
  return lists.reduce((parts, list) => parts * (list?.length ?? 1), 1);
}
