import type { Candidate } from '../../../core/index.js';
import { NO_OUTBOX } from '../builders/index.js';
import type { StoreUnderTest } from './store-under-test.js';

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
