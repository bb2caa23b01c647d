import type { Clock } from '../../core/ports/system/clock.js';
import type { Store } from '../../core/ports/store.js';

/** One store, all of its ports, holding nothing yet. */
export type StoreUnderTest = Omit<Store, 'isReachable'> & {
  isReachable?: Store['isReachable'];
  /** Closes a durable store and opens it again, as a restart of the process would. */
  reopen?(): Promise<StoreUnderTest>;
};

export interface StoreFactory {
  (clock?: Clock): Promise<StoreUnderTest>;
  /** `false` for a store that forgets everything with the process: what is promised over restarts is not asked of it. */
  durable?: boolean;
}

export function itOverRestarts(factory: StoreFactory, title: string, test: () => Promise<void>): void {
  if (factory.durable !== false) it(title, test);
}

export function durable(store: StoreUnderTest): StoreUnderTest & Required<Pick<StoreUnderTest, 'reopen'>> {
  const { reopen } = store;
  if (!reopen) throw new Error('This store says that it is durable, and cannot be opened again.');
  return { ...store, reopen };
}

/** Gives each test of the suite around it a store of its own. */
export function freshStore(factory: StoreFactory): () => StoreUnderTest {
  let store: StoreUnderTest;
  beforeEach(async () => {
    store = await factory();
  });
  afterEach(() => store.close());
  return () => store;
}
