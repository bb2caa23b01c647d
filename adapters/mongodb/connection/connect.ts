import { MongoClient, type Db, type MongoClientOptions } from 'mongodb';

/** For a URL that names no database. */
const DEFAULT_DATABASE = 'talent';

/** Defaults for what the URL does not set. Times are milliseconds. */
const DEFAULTS: readonly (readonly [parameter: string, options: MongoClientOptions])[] = [
  ['appName', { appName: 'talent-matching' }],
  // A lost database is reported within seconds, as a 503, instead of after the driver's half minute.
  ['serverSelectionTimeoutMS', { serverSelectionTimeoutMS: 5000 }],
  ['connectTimeoutMS', { connectTimeoutMS: 5000 }],
  ['waitQueueTimeoutMS', { waitQueueTimeoutMS: 10_000 }],
];

export interface Connected {
  client: MongoClient;
  db: Db;
}

/**
 * TLS, authentication, replica sets and so on are what the URL says; see the driver's manual. `observe` hears of
 * each command: see "Command monitoring" there.
 */
export async function connect(url: string, observe?: (client: MongoClient) => void): Promise<Connected> {
  const client = new MongoClient(url, { ...optionsFor(url), monitorCommands: observe !== undefined });
  observe?.(client);
  try {
    await client.connect();
  } catch (error) {
    await client.close();
    throw error;
  }
  return { client, db: client.db(databaseOf(url)) };
}

function optionsFor(url: string): MongoClientOptions {
  const options: MongoClientOptions = { ignoreUndefined: true };
  for (const [parameter, values] of DEFAULTS) if (!isGiven(url, parameter)) Object.assign(options, values);
  if (!['w', 'journal', 'wtimeoutMS'].some((parameter) => isGiven(url, parameter))) {
    // What has been acknowledged survives the loss of a member, and of a single server's power.
    options.writeConcern = { w: 'majority', journal: true };
  }
  return options;
}

function isGiven(url: string, parameter: string): boolean {
  // bounded: the URL of the configuration, and the names of 5 parameters
  return new RegExp(`[?&]${parameter}=`, 'i').test(url);
}

function databaseOf(url: string): string {
  const name = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(url)?.[1];
  return name === undefined ? DEFAULT_DATABASE : decodeURIComponent(name);
}
