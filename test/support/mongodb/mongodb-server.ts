import { MongoClient } from 'mongodb';
import { KIND, startMongoProcess, STARTS_WITHIN_MS } from './mongodb-process.js';

export { startMongoProcess, type Guard, type MongoProcess } from './mongodb-process.js';

// A MongoDB for the tests: the one that MONGODB_URL names, else a `mongod` of this machine, else SecantusDB, which
// `npm run mongodb:prepare` installs.

/** Why no test can run here, with the way to change it; for the title of a pending test. */
export const WITHOUT_MONGODB =
  KIND === undefined ? 'there is no MongoDB here: npm run mongodb:prepare installs one for tests' : undefined;

/** The same, for tests that stop and start the server: one that is given is not theirs to stop. */
export const WITHOUT_OWN_MONGODB =
  KIND === 'given' ? 'MONGODB_URL is set: without it the tests start a server that they may stop' : WITHOUT_MONGODB;

/** Whether the server is MongoDB itself, whose plans can be read. */
export const SERVER_NAME = KIND === 'secantus' ? 'SecantusDB' : 'MongoDB';

export interface MongoServer {
  /** The URL of a database on it. */
  url(database: string): string;
  drop(database: string): Promise<void>;
}

interface Started {
  server: MongoServer;
  stop(): Promise<void>;
}

let started: Promise<Started> | undefined;

/** Started by the first who asks, and stopped with the test run. */
export async function mongoServer(): Promise<MongoServer> {
  started ??= start();
  return (await started).server;
}

/** A name that no other run uses, also on a server that several share. */
export function freshDatabaseName(): string {
  made += 1;
  return `talent_test_${process.pid}_${Date.now().toString(36)}_${made}`;
}
let made = 0;

after(async () => {
  await (await started)?.stop();
});

async function start(): Promise<Started> {
  if (KIND === undefined) throw new Error(WITHOUT_MONGODB);
  if (KIND === 'given') return serve(process.env['MONGODB_URL']!, async () => undefined);
  const { port, stop } = await startMongoProcess();
  return serve(`mongodb://127.0.0.1:${port}/`, stop);
}

async function serve(base: string, stop: () => Promise<void>): Promise<Started> {
  const client = await new MongoClient(base, { serverSelectionTimeoutMS: STARTS_WITHIN_MS }).connect();
  const server: MongoServer = {
    url: (database) => base.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${database}`),
    drop: async (database) => void (await client.db(database).dropDatabase()),
  };
  return {
    server,
    stop: async () => {
      await client.close();
      await stop();
    },
  };
}
