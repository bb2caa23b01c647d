import { openMongoStore } from '../../adapters/mongodb/index.js';
import {
  freshDatabaseName,
  mongoServer,
  WITHOUT_MONGODB,
  type MongoServer,
} from '../support/mongodb/mongodb-server.js';
import type { Clock } from '../../core/ports/system/clock.js';
import { describeStore } from '../../bootstrap/testing/contract/describe-store.js';
import type { StoreUnderTest } from '../../bootstrap/testing/contract/store-under-test.js';

if (WITHOUT_MONGODB) {
  describe('mongodb', () => {
    it(`keeps what a store promises (${WITHOUT_MONGODB})`);
  });
} else {
  describe('a store on MongoDB', function () {
    // The server that stands in for MongoDB is slow.
    this.timeout(60_000);
    describeStore('mongodb', async (clock) => {
      const server = await mongoServer();
      return open(server, freshDatabaseName(), clock);
    });
  });
}

async function open(server: MongoServer, database: string, clock?: Clock): Promise<StoreUnderTest> {
  const store = await openMongoStore({
    url: server.url(database),
    ...(clock ? { clock } : {}),
    onError: (error) => {
      throw error;
    },
  });
  await store.indexed;
  let reopened = false;
  return {
    ...store,
    reopen: async () => {
      reopened = true;
      await store.close();
      return open(server, database, clock);
    },
    close: async () => {
      await store.close();
      if (!reopened) await server.drop(database);
    },
  };
}
