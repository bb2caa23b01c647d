import { createMemoryStore } from '../../adapters/memory/index.js';
import { lockDataDirectory, openSqliteStore } from '../../adapters/sqlite/index.js';
import type { Store } from '../../core/index.js';
import type { RateLimiter } from '../../core/spi.js';
import { ConfigError, type Config } from '../config/config.js';

export interface OpenStore {
  store: Store;
  /** Of a store that many processes share: one count for all of them. */
  rateLimiter?: RateLimiter;
  /** Other processes may write to it at the same time. */
  isShared: boolean;
  /** A folder of this process alone, beside the records. */
  folder?: string;
  /** For the start's one line. */
  description: string;
  close(): Promise<void>;
}

export interface OpenStoreOptions {
  /** This process serves the store, and no second one may. Many may on MongoDB. */
  exclusive: boolean;
  /** Hears of what failed in the background and is tried again. */
  onError?(error: unknown): void;
}

/** The store that the configuration names. */
export async function openStore(config: Config, { exclusive, onError }: OpenStoreOptions): Promise<OpenStore> {
  switch (config.STORE) {
    case 'memory': {
      const store = createMemoryStore();
      return { store, isShared: false, description: 'memory (nothing is kept)', close: () => store.close() };
    }
    case 'sqlite': {
      const lock = forOperator(() => (exclusive ? lockDataDirectory(config.DATA_DIR) : undefined));
      const store = forOperator(() => openSqliteStore({ directory: config.DATA_DIR }));
      // This process alone serves the folder: leases and claims of a dead one are free.
      if (exclusive) await store.takeOver();
      const close = async (): Promise<void> => {
        await store.close();
        lock?.release();
      };
      return { store, isShared: false, folder: config.DATA_DIR, description: `sqlite in ${config.DATA_DIR}`, close };
    }
    case 'mongodb':
      return openMongo(config.MONGODB_URL ?? '', onError);
  }
}

async function openMongo(url: string, onError: OpenStoreOptions['onError']): Promise<OpenStore> {
  // The driver takes a tenth of a second to load, which other stores need not wait for.
  const { openMongoStore } = await import('../../adapters/mongodb/index.js');
  try {
    const store = await openMongoStore({ url, ...(onError && { onError }) });
    const { rateLimiter } = store;
    const description = `mongodb on ${hostsOf(url)}`;
    return { store, rateLimiter, isShared: true, description, close: () => store.close() };
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new ConfigError(`MONGODB_URL: ${reason instanceof Error ? reason.message : String(reason)}`);
  }
}

/** Without the name and the password that a connection string may hold. */
function hostsOf(url: string): string {
  return /^mongodb(?:\+srv)?:\/\/(?:[^/@]*@)?([^/?]+)/.exec(url)?.[1] ?? 'unknown hosts';
}

/** What keeps the folder from being opened is for the operator to read: one line, without a stack. */
function forOperator<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${error instanceof Error ? error.message : String(error)}`);
  }
}
