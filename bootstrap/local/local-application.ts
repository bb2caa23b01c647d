import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  ChildEnricher,
  ChildJobAdReader,
  ChildOcr,
  EnrichmentChildren,
} from '../../adapters/enrichment/child-processes.js';
import { createImportReader } from '../../adapters/http-koa/index.js';
import { InProcessEventBus, createMemoryStore } from '../../adapters/memory/index.js';
import { lockDataDirectory, openSqliteStore } from '../../adapters/sqlite/index.js';
import {
  BufferedAuditTrail,
  NodeDigest,
  NodeRandomness,
  SystemClock,
  TypeIdGenerator,
} from '../../adapters/system/index.js';
import { ColumnarTalentIndex } from '../../adapters/talent-index/index.js';
import { openPackagedTaxonomy } from '../../adapters/taxonomy-files/index.js';
import { HttpWebhookSender } from '../../adapters/webhook-http/index.js';
import { createApplication, SYSTEM, type Application, type Caller, type Store } from '../../core/index.js';
import type { AuditTrail, Enricher } from '../../core/spi.js';
import { buildIndex } from '../matching/build-index.js';
import { indexSnapshotsIn } from '../store/index-folder.js';
import { createWorker } from '../worker/worker.js';
import { settled } from './settled.js';

export interface LocalApplicationOptions {
  /** The folder of the SQLite store, made where it does not exist. Without it the store is in memory, and its data is lost on exit. */
  directory?: string;
  /** Resumes read at the same time, each in a child process of its own; 2 where not given. */
  enrichments?: number;
  /** Whether the text of scans and pictures is recognized, in one more child process; false where not given. */
  ocr?: boolean;
  /** Days after which events and deliveries are removed; 90 where not given. */
  eventRetentionDays?: number;
  /** Days after which audit records are removed; 365 where not given. */
  auditRetentionDays?: number;
  /** Hears of work in the background that failed and is tried again. */
  onError?: (error: unknown) => void;
}

export interface LocalApplication {
  /** Every use case; each has one method, `execute`. */
  app: Application;
  store: Store;
  /** Says of a resume's file what it is, for `createHttpApp`. */
  enricher: Enricher;
  /** Takes records of who was shown what, for `createHttpApp`. */
  audit: AuditTrail;
  /** Acts as the system for the tenant `tnt_local`. A host with tenants of its own makes a caller for each. */
  caller: Caller;
  /** Resolves when all work that is due has been done: resumes read, jobs expired, events delivered to webhooks. */
  settle(): Promise<void>;
  /** Stops the worker and the child processes and closes the store. Work in progress goes back to the queue. */
  close(): Promise<void>;
}

const WORK_FINISHES_MS = 15_000;

/**
 * The whole domain in this process, with a worker that runs: on SQLite where a directory is given, else in memory. Throws a plain error where
 * another process has the directory.
 */
export async function createLocalApplication({
  directory,
  enrichments = 2,
  ocr = false,
  eventRetentionDays = 90,
  auditRetentionDays = 365,
  onError = () => undefined,
}: LocalApplicationOptions = {}): Promise<LocalApplication> {
  const { store, closeStore } = await openLocalStore(directory);
  const { taxonomy, occupations, file } = await openPackagedTaxonomy();
  const index = new ColumnarTalentIndex(taxonomy);
  await buildIndex(store, index);
  const children = new EnrichmentChildren({ children: enrichments, tables: file });
  const recognizer = ocr ? new ChildOcr() : undefined;
  const enricher = new ChildEnricher(children, recognizer);
  const sender = new HttpWebhookSender(
    { allowHttp: false, allowPrivateNetworks: false },
    { userAgent: 'talent-matching' },
  );
  const bus = new InProcessEventBus();
  const ports = {
    ...store,
    taxonomy,
    occupations,
    index,
    enricher,
    sender,
    bus,
    jobAds: new ChildJobAdReader(children),
    importReader: createImportReader((file) => enricher.detectContentType(file)),
    clock: new SystemClock(),
    ids: new TypeIdGenerator(),
    digest: new NodeDigest(),
    randomness: new NodeRandomness(),
  };
  const app = createApplication(ports, { pause: nextTurn });
  const worker = createWorker({
    app,
    store,
    bus,
    config: {
      ENRICHMENT_CONCURRENCY: enrichments,
      EVENT_RETENTION_DAYS: eventRetentionDays,
      AUDIT_RETENTION_DAYS: auditRetentionDays,
    },
    logger: {
      error: ({ err }, message) => {
        onError(err ?? new Error(message));
      },
    },
  });
  worker.start();
  const audit = new BufferedAuditTrail(store.audit, { onError });
  return {
    app,
    store,
    enricher,
    audit,
    caller: { tenantId: 'tnt_local', actor: SYSTEM, requestId: null },
    settle: () => settled(app, store),
    async close() {
      await worker.stop(WORK_FINISHES_MS);
      await audit.close();
      await Promise.all([children.close(), recognizer?.close(), sender.close()]);
      await closeStore();
    },
  };
}

async function openLocalStore(
  directory: string | undefined,
): Promise<{ store: Store; closeStore: () => Promise<void> }> {
  if (directory === undefined) {
    const store = createMemoryStore();
    return { store, closeStore: () => store.close() };
  }
  const lock = lockDataDirectory(directory);
  const store = openSqliteStore({ directory });
  // This host keeps none: one of the service would outlive what is erased here.
  const snapshots = indexSnapshotsIn(directory);
  snapshots.discardAll();
  await snapshots.settled();
  // Work that a process held when it died is free again.
  await store.takeOver();
  const closeStore = async (): Promise<void> => {
    await store.close();
    lock.release();
  };
  return { store, closeStore };
}
