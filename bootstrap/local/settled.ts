import { setTimeout as sleep } from 'node:timers/promises';
import type { Application, Store } from '../../core/index.js';
import type { WorkKind } from '../../core/spi.js';

const KINDS: readonly WorkKind[] = [
  'operation',
  'enrichment',
  'bulk_enrichment',
  'job_expiry',
  'retention',
  'consent_expiry',
  'merge',
  'delivery',
];
const LOOKS_AGAIN_MS = 10;

/** Resolves when no work is due and none is in progress, and every event has been handed to the webhooks. */
export async function settled(app: Pick<Application, 'dispatchEvents'>, store: Pick<Store, 'work'>): Promise<void> {
  for (;;) {
    const dispatched = await app.dispatchEvents.execute();
    const now = new Date();
    const depths = await Promise.all(KINDS.map((kind) => store.work.depth({ kind, now })));
    if (dispatched === 0 && depths.every(({ waiting, leased }) => waiting + leased === 0)) return;
    await sleep(LOOKS_AGAIN_MS);
  }
}
