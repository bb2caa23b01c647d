import { mkdirSync } from 'node:fs';
import { createMemoryStore } from '../adapters/memory/index.js';
import { lockDataDirectory, openSqliteStore } from '../adapters/sqlite/index.js';
import type { Store } from '../core/index.js';
import { ConfigError, type Config } from './config.js';

export interface OpenStore {
  store: Store;
  /** For the start's one line. */
  description: string;
  close(): Promise<void>;
}

/** The store that the configuration names. `exclusive`: this process serves it, and no second one may. */
export async function openStore(config: Config, { exclusive }: { exclusive: boolean }): Promise<OpenStore> {
  switch (config.STORE) {
    case 'memory': {
      const store = createMemoryStore();
      return { store, description: 'memory (nothing is kept)', close: () => store.close() };
    }
    case 'sqlite': {
      const lock = forOperator(() => {
        mkdirSync(config.DATA_DIR, { recursive: true });
        return exclusive ? lockDataDirectory(config.DATA_DIR) : undefined;
      });
      const store = forOperator(() => openSqliteStore({ directory: config.DATA_DIR }));
      // This process alone serves the folder: leases and claims of a dead one are free.
      if (exclusive) await store.takeOver();
      const close = async (): Promise<void> => {
        await store.close();
        lock?.release();
      };
      return { store, description: `sqlite in ${config.DATA_DIR}`, close };
    }
    case 'mongodb':
      throw new ConfigError('STORE: mongodb is not available in this version');
  }
}

/** What keeps the folder from being opened is for the operator to read: one line, without a stack. */
function forOperator<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${error instanceof Error ? error.message : String(error)}`);
  }
}
