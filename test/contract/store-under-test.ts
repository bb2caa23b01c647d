import type { Store } from '../../core/ports/store.js';

/** One store, all of its ports, holding nothing yet. */
export type StoreUnderTest = Omit<Store, 'isReachable'> & {
  isReachable?: Store['isReachable'];
  /** Closes a durable store and opens it again, as a restart of the process would. */
  reopen?(): Promise<StoreUnderTest>;
};

export type StoreFactory = () => Promise<StoreUnderTest>;

/** Gives each test of the suite around it a store of its own. */
export function freshStore(factory: StoreFactory): () => StoreUnderTest {
  let store: StoreUnderTest;
  beforeEach(async () => {
    store = await factory();
  });
  afterEach(() => store.close());
  return () => store;
}
