import { expect } from 'chai';
import type { LeasedWork } from '../../../../core/index.js';
import type { NewWork } from '../../../../core/spi.js';
import { at, someWork } from '../../builders/index.js';
import type { StoreUnderTest } from '../store-under-test.js';

export const LEASE_MS = 60_000;

/** Enqueues and leases enrichments of one tenant; times are milliseconds after the start of all tests. */
export function workUnderTest(store: () => StoreUnderTest, tenantId: string) {
  const kind = 'enrichment';
  const lease = (ms: number, limit = 10): Promise<LeasedWork[]> =>
    store().work.lease({ kind, limit, leaseMs: LEASE_MS, now: new Date(at(ms)) });
  return {
    kind,
    lease,
    leaseIds: async (ms: number, limit = 10) => (await lease(ms, limit)).map(({ id }) => id),
    leaseOne: async (ms: number): Promise<LeasedWork> => {
      const [work] = await lease(ms, 1);
      return work ?? expect.fail('nothing to lease');
    },
    enqueue: async (fields: Partial<NewWork> = {}, tenant = tenantId) => {
      const work = someWork(fields);
      await store().work.enqueue(tenant, [work]);
      return work.id;
    },
  } as const;
}
