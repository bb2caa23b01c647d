import { InProcessEnricher, TaxonomyJobAdReader } from '../../adapters/enrichment/index.js';
import { checkJobFields, createImportReader } from '../../adapters/http-koa/index.js';
import { createMemoryStore, FixedClock, InProcessEventBus, MemoryTalentIndex } from '../../adapters/memory/index.js';
import { NodeDigest, NodeRandomness, TypeIdGenerator } from '../../adapters/system/index.js';
import {
  type Application,
  type Caller,
  type Candidate,
  ChangeFeed,
  createApplication,
  type Ports,
  type Store,
  SYSTEM,
  TenantIndexes,
} from '../../core/index.js';
import { type FeedOptions, taskOf, type JobAdReader } from '../../core/spi.js';
import { RecordingWebhookSender } from '../../bootstrap/testing/index.js';
import { occupations, taxonomy } from './taxonomy.js';

export interface TestApplication {
  app: Application;
  ports: Ports;
  store: Store;
  clock: FixedClock;
  sender: RecordingWebhookSender;
  caller: Caller;
  /** Runs the queued enrichments. */
  enrichAll(): Promise<void>;
  /** A candidate from a resume text or a profile, enriched. */
  candidate(input: Parameters<Application['createCandidate']['execute']>[1] | string): Promise<Candidate>;
}

/** The whole domain on the in-memory adapters; with `feed` as one of several processes on a store. */
export function anApplication(
  given: { store?: Store; retrySchedule?: number[]; feed?: FeedOptions; jobAds?: JobAdReader } = {},
): TestApplication {
  const clock = new FixedClock('2026-03-01T12:00:00.000Z');
  const store = given.store ?? createMemoryStore({ clock });
  const sender = new RecordingWebhookSender();
  const bus = new InProcessEventBus();
  const feed = given.feed && new ChangeFeed({ events: store.events, bus, clock }, given.feed);
  const makeIndex = (): MemoryTalentIndex => new MemoryTalentIndex(taxonomy);
  const enricher = new InProcessEnricher({ taxonomy, occupations, digest: new NodeDigest() });
  const ports: Ports = {
    ...store,
    bus,
    ...(feed && { feed }),
    index: feed ? new TenantIndexes(makeIndex, store.candidates, feed) : makeIndex(),
    enricher,
    importReader: createImportReader((file) => enricher.detectContentType(file)),
    jobAds: given.jobAds ?? new TaxonomyJobAdReader(taxonomy, occupations),
    sender,
    clock,
    ids: new TypeIdGenerator(),
    digest: new NodeDigest(),
    randomness: new NodeRandomness(),
    taxonomy,
    occupations,
  };
  const app = createApplication(ports, { checkJob: checkJobFields, retrySchedule: given.retrySchedule ?? [0, 5, 300] });
  const caller: Caller = { tenantId: 'tnt_test', actor: SYSTEM, requestId: null };

  const enrichAll = async (): Promise<void> => {
    for (;;) {
      const leased = await store.work.lease({ kind: 'enrichment', limit: 10, leaseMs: 60_000, now: clock.now() });
      if (leased.length === 0) return;
      for (const work of leased) {
        const payload = taskOf('enrichment', work);
        if (!payload) throw new Error('The work is not that of an enrichment.');
        await app.runEnrichment.execute(work.tenantId, { ...payload, attempt: work.attempt });
        await store.work.complete(work);
      }
    }
  };
  return {
    app,
    ports,
    store,
    clock,
    sender,
    caller,
    enrichAll,
    async candidate(input) {
      const fields = typeof input === 'string' ? { resume: textResume(input) } : input;
      const { id } = await app.createCandidate.execute(caller, fields);
      await enrichAll();
      return (await app.getCandidate.execute(caller, { id })).candidate;
    },
  };
}

export function textResume(text: string) {
  return {
    bytes: new TextEncoder().encode(text),
    filename: null,
    contentType: 'text/plain',
    documentDate: '2026-03-01',
  };
}
