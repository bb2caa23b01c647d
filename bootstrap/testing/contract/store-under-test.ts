import type { Candidate, Store } from '../../../core/index.js';
import type { Clock } from '../../../core/spi.js';
import { NO_OUTBOX } from '../builders/index.js';

/** An empty store with all of its ports. */
export type StoreUnderTest = Omit<Store, 'isReachable'> & {
  isReachable?: Store['isReachable'];
  /** Closes a durable store and opens it again, as a restart of the process would. */
  reopen?(): Promise<StoreUnderTest>;
};

/** Opens an empty store, on the given clock where the suite needs one of its own. */
export interface StoreFactory {
  (clock?: Clock): Promise<StoreUnderTest>;
  /** `false` for a store that loses its data on exit: the tests over restarts are left out. */
  durable?: boolean;
}

export function itOverRestarts(factory: StoreFactory, title: string, test: () => Promise<void>): void {
  if (factory.durable !== false) it(title, test);
}

export function durable(store: StoreUnderTest): StoreUnderTest & Required<Pick<StoreUnderTest, 'reopen'>> {
  const { reopen } = store;
  if (!reopen)
    throw new Error('A durable store needs `reopen`; set `durable: false` on the factory of a store without it.');
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

/** Inserts candidates of one tenant. */
export function candidatesUnderTest(store: () => StoreUnderTest, tenantId: string) {
  return {
    insert: async (candidate: Candidate, outbox = NO_OUTBOX): Promise<Candidate> => {
      await store().candidates.insert(tenantId, { candidate, outbox });
      return candidate;
    },
  };
}

export function nextVersion(candidate: Candidate, fields: Partial<Candidate> = {}): Candidate {
  return { ...candidate, version: candidate.version + 1, ...fields };
}
