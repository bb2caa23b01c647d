import type { ServiceIdentifier } from 'inversify';
import type Koa from 'koa';
import type { ChildOcr, EnrichmentChildren } from '../adapters/enrichment/child-processes.js';
import type { HttpWebhookSender } from '../adapters/webhook-http/index.js';
import type { BufferedAuditTrail } from '../adapters/system/index.js';
import type { TaxonomyWithFile } from '../adapters/taxonomy-files/index.js';
import type { Application, ChangeFeed, Ports, Store, Taxonomy } from '../core/index.js';
import type {
  Clock,
  Digest,
  Enricher,
  EventBus,
  IdGenerator,
  JobAdReader,
  OccupationFinder,
  Randomness,
  RateLimiter,
  TalentIndex,
} from '../core/spi.js';
import type { Config } from './config/config.js';
import type { Logger } from './config/logger.js';
import type { WarmUp } from './enrichment/warm-up.js';
import type { Connections, Listen } from './http/http-server.js';
import type { Readiness } from './http/readiness.js';
import type { SnapshotLoop } from './matching/snapshot-loop.js';
import type { FollowLoop } from './matching/follow-loop.js';
import type { Metrics, PoolSize } from './metrics/metrics.js';
import type { ServiceParts } from './service-parts.js';
import type { OpenStore } from './store/open-store.js';
import type { SearchKeyReindexer } from './store/search-key-reindexer.js';
import type { Worker } from './worker/worker.js';

/** What the modules bind. Classes carry no decorators, so everything is resolved by token. */
export const TOKENS = {
  config: token<Config>('Config'),
  logger: token<Logger>('Logger'),
  metrics: token<Metrics>('Metrics'),
  openStore: token<OpenStore>('OpenStore'),
  store: token<Store>('Store'),
  /** Signs cursors; the same in every process of a deployment. */
  cursorSecret: token<string>('CursorSecret'),
  bus: token<EventBus>('EventBus'),
  /** `undefined` where this process alone serves the store. */
  feed: token<ChangeFeed | undefined>('ChangeFeed'),
  followLoop: token<FollowLoop | undefined>('FollowLoop'),
  /** `undefined` where the index is not stored. */
  snapshotLoop: token<SnapshotLoop | undefined>('SnapshotLoop'),
  index: token<TalentIndex>('TalentIndex'),
  poolSize: token<PoolSize>('PoolSize'),
  /** Processes that parse resumes and job ads. */
  children: token<EnrichmentChildren>('EnrichmentChildren'),
  /** `undefined` where pictures stay unread. */
  ocr: token<ChildOcr | undefined>('Ocr'),
  enricher: token<Enricher>('Enricher'),
  jobAds: token<JobAdReader>('JobAdReader'),
  sender: token<HttpWebhookSender>('WebhookSender'),
  rateLimiter: token<RateLimiter>('RateLimiter'),
  auditTrail: token<BufferedAuditTrail>('AuditTrail'),
  clock: token<Clock>('Clock'),
  ids: token<IdGenerator>('IdGenerator'),
  digest: token<Digest>('Digest'),
  randomness: token<Randomness>('Randomness'),
  loadedTaxonomy: token<TaxonomyWithFile>('TaxonomyWithFile'),
  warmUp: token<WarmUp>('WarmUp'),
  taxonomy: token<Taxonomy>('Taxonomy'),
  occupations: token<OccupationFinder>('OccupationFinder'),
  bootstrapKeyHash: token<string | null>('BootstrapKeyHash'),
  ports: token<Ports>('Ports'),
  app: token<Application>('Application'),
  readiness: token<Readiness>('Readiness'),
  connections: token<Connections>('Connections'),
  koa: token<Koa>('Koa'),
  /** Bound in a process that serves the API. */
  listenForApi: token<Listen>('ListenForApi'),
  /** `undefined` where the metrics have no port of their own. */
  listenForMetrics: token<Listen | undefined>('ListenForMetrics'),
  /** These two are bound in a process that does the durable work. */
  worker: token<Worker>('Worker'),
  reindexer: token<SearchKeyReindexer>('SearchKeyReindexer'),
  parts: token<ServiceParts>('ServiceParts'),
};

function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol.for(`talent-matching.${name}`);
}
