import type { Store } from '../../core/index.js';
import type { TalentIndex } from '../../core/spi.js';

const SLICE = 500;

/** Puts every stored candidate into the index, in slices between which the event loop is free. Returns how many. */
export async function buildIndex(store: Store, index: TalentIndex): Promise<number> {
  let count = 0;
  let after: { tenantId: string; id: string } | undefined;
  for (;;) {
    const slice = await store.candidates.scan({ ...(after ? { after } : {}), limit: SLICE, forMatching: true });
    for (const { tenantId, candidate } of slice) index.put(tenantId, candidate);
    count += slice.length;
    const last = slice.at(-1);
    if (!last || slice.length < SLICE) return count;
    after = { tenantId: last.tenantId, id: last.candidate.id };
    await new Promise((resolve) => setImmediate(resolve));
  }
}
