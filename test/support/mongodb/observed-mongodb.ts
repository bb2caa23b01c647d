import { MongoClient, type Document } from 'mongodb';
import { openMongoStore, type MongoStore } from '../../../adapters/mongodb/index.js';
import { freshDatabaseName, mongoServer } from './mongodb-server.js';

/** A store on a database of its own, all commands that it sends, and a client beside it. */
export interface ObservedMongoDb {
  store: MongoStore;
  client: MongoClient;
  database: string;
  sent: Document[];
  /** Drops the database. */
  close(): Promise<void>;
}

export async function observedMongoDb(): Promise<ObservedMongoDb> {
  const server = await mongoServer();
  const database = freshDatabaseName();
  const sent: Document[] = [];
  const store = await openMongoStore({
    url: server.url(database),
    observe: (observed) => observed.on('commandStarted', ({ command }) => sent.push(command)),
  });
  await store.indexed;
  const client = await new MongoClient(server.url(database)).connect();
  const close = async (): Promise<void> => {
    await Promise.all([store.close(), client.close()]);
    await server.drop(database);
  };
  return { store, client, database, sent, close };
}
