// eslint-disable-next-line no-restricted-imports -- a test has no other work that a document could hold up, and needs no child processes
import { InProcessEnricher, TaxonomyJobAdReader } from '../../adapters/enrichment/index.js';
import { createImportReader } from '../../adapters/http-koa/index.js';
import {
  createMemoryStore,
  FixedClock,
  InProcessEventBus,
  MemoryTalentIndex,
  SequentialIds,
} from '../../adapters/memory/index.js';
import { NodeDigest, NodeRandomness } from '../../adapters/system/index.js';
import { openPackagedTaxonomy } from '../../adapters/taxonomy-files/index.js';
import { createApplication, SYSTEM, type Application, type Caller, type Store } from '../../core/index.js';
import { type WorkKind, taskOf } from '../../core/spi.js';
import { RecordingWebhookSender } from './recording-webhook-sender.js';

export interface TestApplication {
  app: Application;
  store: Store;
  /** Shows the same time until the test moves it. */
  clock: FixedClock;
  sender: RecordingWebhookSender;
  /** Acts as the system for the tenant `tnt_test`. */
  caller: Caller;
  /** Does all work that is due at the time of the clock: enrichments, expiring jobs, events to webhooks, deliveries. */
  settle(): Promise<void>;
}

const LEASE_MS = 60_000;

/** The whole domain on in-memory adapters, reading documents in this process: for tests of a host. Nothing runs by itself, see `settle`. */
export async function createTestApplication({ store: given }: { store?: Store } = {}): Promise<TestApplication> {
  const clock = new FixedClock();
  const store = given ?? createMemoryStore({ clock });
  const sender = new RecordingWebhookSender();
  const digest = new NodeDigest();
  const { taxonomy, occupations } = await openPackagedTaxonomy();
  const enricher = new InProcessEnricher({ taxonomy, occupations, digest });
  const app = createApplication({
    ...store,
    taxonomy,
    occupations,
    sender,
    clock,
    digest,
    bus: new InProcessEventBus(),
    index: new MemoryTalentIndex(taxonomy),
    enricher,
    importReader: createImportReader((file) => enricher.detectContentType(file)),
    jobAds: new TaxonomyJobAdReader(taxonomy, occupations),
    ids: new SequentialIds(),
    randomness: new NodeRandomness(),
  });
  const lease = (kind: WorkKind) => store.work.lease({ kind, limit: 10, leaseMs: LEASE_MS, now: clock.now() });
  const round = async (): Promise<number> => {
    const operations = await lease('operation');
    for (const work of operations) {
      const task = taskOf('operation', work);
      const again = task && (await app.runOperation.execute(work.tenantId, { ...task, attempt: work.attempt }));
      const runAt = clock.now().toISOString();
      await (again ? store.work.release(work, { runAt, uncounted: true }) : store.work.complete(work));
    }
    const enrichments = [...(await lease('enrichment')), ...(await lease('bulk_enrichment'))];
    for (const work of enrichments) {
      const task = taskOf(work.kind === 'enrichment' ? work.kind : 'bulk_enrichment', work);
      if (task) await app.runEnrichment.execute(work.tenantId, { ...task, attempt: work.attempt });
      await store.work.complete(work);
    }
    const expiries = await lease('job_expiry');
    for (const work of expiries) {
      const task = taskOf('job_expiry', work);
      if (task) await app.expireJob.execute(work.tenantId, task);
      await store.work.complete(work);
    }
    const sweeps = await lease('retention');
    for (const work of sweeps) {
      const { runAt } = await app.applyRetention.execute(work.tenantId);
      await (runAt === undefined ? store.work.complete(work) : store.work.release(work, { runAt }));
    }
    const ends = await lease('consent_expiry');
    for (const work of ends) {
      const task = taskOf('consent_expiry', work);
      const runAt = task && (await app.expireConsent.execute(work.tenantId, task)).runAt;
      await (runAt === undefined ? store.work.complete(work) : store.work.release(work, { runAt }));
    }
    const merges = await lease('merge');
    for (const work of merges) {
      const task = taskOf('merge', work);
      if (task) await app.finishMerge.execute({ tenantId: work.tenantId, actor: SYSTEM, requestId: null }, task);
      await store.work.complete(work);
    }
    const dispatched = await app.dispatchEvents.execute();
    const deliveries = await lease('delivery');
    for (const work of deliveries) {
      const task = taskOf('delivery', work);
      const runAt = task ? (await app.deliverWebhook.execute(work.tenantId, task)).retryAt : null;
      await (runAt === null ? store.work.complete(work) : store.work.release(work, { runAt }));
    }
    return (
      operations.length +
      enrichments.length +
      expiries.length +
      sweeps.length +
      ends.length +
      merges.length +
      dispatched +
      deliveries.length
    );
  };
  return {
    app,
    store,
    clock,
    sender,
    caller: { tenantId: 'tnt_test', actor: SYSTEM, requestId: null },
    async settle() {
      while ((await round()) > 0);
    },
  };
}
