import type { Store } from '../../../core/index.js';
import { keyedRecords } from '../../store/search-key-reindexer.js';

/** Records of one step: requests of other processes do not wait for it, and nothing else runs in this one. */
const SLICE = 100;
const SHOWN_EVERY_MS = 5000;

/**
 * Gives all candidates and jobs the keys that this release finds them by, also where that has been done before: a process of an earlier release may have
 * written a record since. A record that has them is left as it is. `false`: stopped before the end.
 */
export async function refreshSearchKeys(
  store: Pick<Store, 'access' | 'candidates' | 'jobs'>,
  stopped: AbortSignal,
): Promise<boolean> {
  for (const { what, mark, records } of keyedRecords(store)) {
    const since = performance.now();
    let shownAt = since;
    let after: Awaited<ReturnType<typeof records.refreshKeys>>;
    for (let slices = 1; ; slices += 1) {
      after = await records.refreshKeys({ ...(after && { after }), limit: SLICE });
      if (!after) break;
      if (stopped.aborted) return false;
      const now = performance.now();
      if (now - shownAt < SHOWN_EVERY_MS) continue;
      shownAt = now;
      const done = slices * SLICE;
      const speed = Math.round(done / ((now - since) / 1000));
      process.stderr.write(`${String(done)} ${what} looked at for search keys, ${String(speed)}/s\n`);
    }
    await store.access.getOrCreateSetting(mark, () => new Date().toISOString());
  }
  return true;
}
