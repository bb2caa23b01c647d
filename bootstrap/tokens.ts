import type { ServiceIdentifier } from 'inversify';
import type { EnrichmentChildren } from '../adapters/enrichment/index.js';
import type { HttpWebhookSender } from '../adapters/webhook-http/index.js';
import type { Application, ChangeFeed, Store, Taxonomy } from '../core/index.js';
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
import type { Metrics } from './metrics/metrics.js';

/** What the container binds. Classes of the core carry no decorators, so everything is asked for by token. */
export const TOKENS = {
  config: token<Config>('Config'),
  logger: token<Logger>('Logger'),
  metrics: token<Metrics>('Metrics'),
  store: token<Store>('Store'),
  bus: token<EventBus>('EventBus'),
  /** `undefined` where this process alone serves the store. */
  feed: token<ChangeFeed | undefined>('ChangeFeed'),
  index: token<TalentIndex>('TalentIndex'),
  /** Processes that read resumes and job ads. */
  children: token<EnrichmentChildren>('EnrichmentChildren'),
  enricher: token<Enricher>('Enricher'),
  jobAds: token<JobAdReader>('JobAdReader'),
  sender: token<HttpWebhookSender>('WebhookSender'),
  rateLimiter: token<RateLimiter>('RateLimiter'),
  clock: token<Clock>('Clock'),
  ids: token<IdGenerator>('IdGenerator'),
  digest: token<Digest>('Digest'),
  randomness: token<Randomness>('Randomness'),
  taxonomy: token<Taxonomy>('Taxonomy'),
  occupations: token<OccupationFinder>('OccupationFinder'),
  bootstrapKeyHash: token<string | null>('BootstrapKeyHash'),
  app: token<Application>('Application'),
};

function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol.for(`talent-matching.${name}`);
}
