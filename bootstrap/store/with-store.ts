import type { Store } from '../../core/index.js';
import { ConfigError, readConfig } from '../config/config.js';
import { openStore } from './open-store.js';

/** Runs one command on the store that the environment names; a server may be running on it. */
export async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  const config = readConfig();
  if (config.STORE === 'memory')
    throw new ConfigError('STORE: memory is kept by the server alone; there is nothing to manage');
  const { store, close } = await openStore(config, { exclusive: false });
  try {
    await work(store);
  } finally {
    await close();
  }
}
