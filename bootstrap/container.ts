import 'reflect-metadata';
import { resolve } from 'node:path';
import { Container } from 'inversify';
import { ChildEnricher, ChildJobAdReader, EnrichmentChildren } from '../adapters/enrichment/index.js';
import { checkJobFields } from '../adapters/http-koa/index.js';
import { InProcessEventBus, MemoryRateLimiter } from '../adapters/memory/index.js';
import { NodeDigest, NodeRandomness, SystemClock, TypeIdGenerator } from '../adapters/system/index.js';
import { ColumnarTalentIndex, estimatedBytes } from '../adapters/talent-index/index.js';
import { HttpWebhookSender } from '../adapters/webhook-http/index.js';
import { ChangeFeed, createApplication, type LoadedTaxonomy, type Store, TenantIndexes } from '../core/index.js';
import type { RateLimiter } from '../core/spi.js';
import type { Config } from './config/config.js';
import type { Logger } from './config/logger.js';
import { Metrics } from './metrics/metrics.js';
import { TOKENS } from './tokens.js';
import { SPARE_ENRICHMENTS } from './worker/worker.js';

export interface ContainerInput {
  config: Config;
  logger: Logger;
  store: Store;
  taxonomy: LoadedTaxonomy;
  /** Of a store that many processes share. */
  rateLimiter?: RateLimiter;
  /** Other processes write to the store too. */
  isShared?: boolean;
  /** SHA-256 of an API key that the deployment chose itself. */
  bootstrapKeyHash: string | null;
  version: string;
}

/** Of a store that many processes share: how long one of them keeps a tenant in memory that is not used. */
const TENANT_IDLE_MS = 3600_000;

/** Wires the ports to their adapters. */
export function createContainer({
  config,
  logger,
  store,
  taxonomy: { taxonomy, occupations },
  rateLimiter,
  isShared = false,
  bootstrapKeyHash,
  version,
}: ContainerInput): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(TOKENS.config).toConstantValue(config);
  container.bind(TOKENS.logger).toConstantValue(logger);
  container.bind(TOKENS.store).toConstantValue(store);
  container.bind(TOKENS.taxonomy).toConstantValue(taxonomy);
  container.bind(TOKENS.occupations).toConstantValue(occupations);
  container.bind(TOKENS.bootstrapKeyHash).toConstantValue(bootstrapKeyHash);
  const clock = new SystemClock();
  const bus = new InProcessEventBus();
  const memory = { maxBytes: config.INDEX_MEMORY_MB * 2 ** 20, bytesOf: estimatedBytes, idleMs: TENANT_IDLE_MS };
  const feed = isShared ? new ChangeFeed({ events: store.events, bus, clock }, memory) : undefined;
  container.bind(TOKENS.feed).toConstantValue(feed);
  container.bind(TOKENS.clock).toConstantValue(clock);
  container.bind(TOKENS.ids).toConstantValue(new TypeIdGenerator());
  container.bind(TOKENS.digest).toConstantValue(new NodeDigest());
  container.bind(TOKENS.randomness).toConstantValue(new NodeRandomness());
  container.bind(TOKENS.bus).toConstantValue(bus);
  container.bind(TOKENS.rateLimiter).toConstantValue(rateLimiter ?? new MemoryRateLimiter());
  container
    .bind(TOKENS.metrics)
    .toResolvedValue((kept) => new Metrics(kept), [TOKENS.store])
    .inSingletonScope();
  container
    .bind(TOKENS.index)
    .toResolvedValue(
      (known) => {
        const make = () => new ColumnarTalentIndex(known);
        return feed ? new TenantIndexes(make, store.candidates, feed) : make();
      },
      [TOKENS.taxonomy],
    )
    .inSingletonScope();
  container
    .bind(TOKENS.jobAds)
    .toResolvedValue((children) => new ChildJobAdReader(children), [TOKENS.children])
    .inSingletonScope();
  container
    .bind(TOKENS.children)
    .toResolvedValue(
      ({ ENRICHMENT_CONCURRENCY, TAXONOMY_DIR }, known) =>
        new EnrichmentChildren({
          children: ENRICHMENT_CONCURRENCY + SPARE_ENRICHMENTS,
          entry: new URL(
            `./enrichment-child${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`,
            import.meta.url,
          ),
          env: TAXONOMY_DIR === undefined ? {} : { TAXONOMY_DIR: resolve(TAXONOMY_DIR) },
          taxonomyVersion: known.version,
        }),
      [TOKENS.config, TOKENS.taxonomy],
    )
    .inSingletonScope()
    .onDeactivation((children) => children.close());
  container
    .bind(TOKENS.enricher)
    .toResolvedValue((children) => new ChildEnricher(children), [TOKENS.children])
    .inSingletonScope();
  container
    .bind(TOKENS.sender)
    .toResolvedValue(
      (settings) =>
        new HttpWebhookSender(
          { allowHttp: settings.WEBHOOK_ALLOW_HTTP, allowPrivateNetworks: settings.WEBHOOK_ALLOW_PRIVATE_NETWORKS },
          { userAgent: `talent-matching/${version}` },
        ),
      [TOKENS.config],
    )
    .inSingletonScope()
    .onDeactivation((sender) => sender.close());
  container
    .bind(TOKENS.app)
    .toResolvedValue(
      (kept, index, enricher, jobAds, sender, ids, digest, randomness) =>
        createApplication(
          {
            ...{ ...kept, bus, index, enricher, jobAds, sender, clock, ids, digest, randomness, taxonomy, occupations },
            ...(feed && { feed }),
          },
          { retrySchedule: config.WEBHOOK_RETRY_SCHEDULE, checkJob: checkJobFields, bootstrapKeyHash },
        ),
      [
        TOKENS.store,
        TOKENS.index,
        TOKENS.enricher,
        TOKENS.jobAds,
        TOKENS.sender,
        TOKENS.ids,
        TOKENS.digest,
        TOKENS.randomness,
      ],
    )
    .inSingletonScope();
  return container;
}
