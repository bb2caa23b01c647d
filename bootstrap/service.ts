import type { RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { Container } from 'inversify';
import { createHttpApp, type FinishedExchange } from '../adapters/http-koa/index.js';
import { completeTaxonomy, type LoadedTaxonomy, type NewKey } from '../core/index.js';
import { buildIndex } from './matching/build-index.js';
import type { Config } from './config/config.js';
import { createContainer } from './container.js';
import { FollowLoop } from './matching/follow-loop.js';
import { listen, type ConnectionTimes, type HttpServer, type Listening } from './http/http-server.js';
import { IndexSize } from './matching/index-size.js';
import type { Logger } from './config/logger.js';
import type { Metrics } from './metrics/metrics.js';
import { SearchKeyReindexer } from './store/search-key-reindexer.js';
import { openStore } from './store/open-store.js';
import { openTaxonomy } from './enrichment/open-taxonomy.js';
import { TOKENS } from './tokens.js';
import { VERSION } from './config/version.js';
import { createWorker, type Worker } from './worker/worker.js';

export interface RunningService {
  /** `undefined` for a worker alone. */
  url: string | undefined;
  store: string;
  /** Made at this very start. */
  newKey: NewKey | undefined;
  container: Container;
  /** Resolves when a request is served without a pause for what is loaded behind the start. */
  warm: Promise<void>;
  /** Readiness fails at once. New requests are served for `delayMs` more; then requests in flight finish, and leases go back. */
  stop(options?: { delayMs?: number }): Promise<void>;
}

const WORK_FINISHES_MS = 15_000;
const BOOTSTRAP_HASH = 'bootstrap-key-hash';

/** Starts all that the configured role asks for. Throws `ConfigError` and errors of the store. */
export async function startService(config: Config, logger: Logger): Promise<RunningService> {
  const onError = (error: unknown): void => {
    logger.error({ err: error }, 'work of the store in the background failed');
  };
  // Before the store is taken: a file that cannot be used stops the start with nothing to give back.
  const taxonomy = await openTaxonomy(config, logger);
  const { store, rateLimiter, isShared, description, close } = await openStore(config, { exclusive: true, onError });
  const bootstrapKeyHash = await rememberBootstrapKey(config, store.access);
  const container = createContainer({
    config,
    logger,
    store,
    taxonomy,
    ...(rateLimiter ? { rateLimiter } : {}),
    isShared,
    bootstrapKeyHash,
    version: VERSION,
  });
  const app = container.get(TOKENS.app);
  const newKey = await app.bootstrapAccess.execute(
    config.BOOTSTRAP_API_KEY === undefined ? {} : { key: config.BOOTSTRAP_API_KEY },
  );
  const state = { draining: false, indexed: false, warm: false };
  // Behind the start, instead of with the first request that needs it.
  const completed = completeInTurns(taxonomy);

  const requestId = (): string => container.get(TOKENS.ids).next('req');
  const servers: HttpServer[] = [];
  const times = connectionTimes(config);
  const feed = container.get(TOKENS.feed);
  const following = feed && new FollowLoop(feed, logger);
  if (feed) container.get(TOKENS.metrics).showFeed(feed);
  else container.get(TOKENS.metrics).showIndex(new IndexSize(container.get(TOKENS.index), store.access));
  // A worker too compares what it reads with the published jobs.
  following?.start();
  let url: string | undefined;
  if (config.ROLE !== 'worker') {
    // With other processes beside this one each tenant's index is built when it is first asked for.
    if (!feed) await buildIndex(store, container.get(TOKENS.index));
    state.indexed = true;
    const server = await listen(await httpHandler(container, state, completed), {
      host: config.HOST,
      port: config.PORT,
      portFrom: 'PORT',
      times,
      requestId,
    });
    servers.push(server);
    url = server.url;
  }
  if (config.METRICS_PORT !== undefined) {
    servers.push(
      await serveMetrics(container.get(TOKENS.metrics), {
        host: config.HOST,
        port: config.METRICS_PORT,
        portFrom: 'METRICS_PORT',
        times,
        requestId,
      }),
    );
  }
  const worker = config.ROLE === 'api' ? undefined : workerOf(container);
  void completed.then(() => {
    if (!state.draining) worker?.start();
  });
  const keyRefresh = config.ROLE === 'api' ? undefined : new SearchKeyReindexer(store, logger);
  keyRefresh?.start();
  const warm = warmUp(container, { config, completed, isStopping: () => state.draining }).then((isWarm) => {
    state.warm = isWarm;
  });

  return {
    url,
    store: description,
    newKey: newKey && config.BOOTSTRAP_API_KEY === undefined ? newKey : undefined,
    container,
    warm,
    async stop({ delayMs = 0 } = {}) {
      state.draining = true;
      await Promise.all([...servers.map((server) => server.close({ delayMs })), worker?.stop(WORK_FINISHES_MS)]);
      await Promise.all([following?.stop(), keyRefresh?.stop()]);
      await container.unbindAllAsync();
      await close();
    },
  };
}

function connectionTimes(config: Config): ConnectionTimes {
  return {
    header: config.HEADER_TIMEOUT_SECONDS * 1000,
    request: config.REQUEST_TIMEOUT_SECONDS * 1000,
    keepAlive: config.KEEP_ALIVE_SECONDS * 1000,
  };
}

/**
 * Starts the processes that read resumes and ads, so that no document waits for one: first the one that requests wait for. Resolves when a request would
 * be served without a pause; `false` where that is not to be had.
 */
async function warmUp(
  container: Container,
  { config: { ROLE }, completed, isStopping }: { config: Config; completed: Promise<void>; isStopping(): boolean },
): Promise<boolean> {
  const { interactive, background } = container.get(TOKENS.children);
  const logger = container.get(TOKENS.logger);
  const failed = (error: unknown): void => {
    if (!isStopping()) logger.error({ err: error }, 'starting the processes that read resumes and ads failed');
  };
  try {
    await Promise.all([completed, ROLE === 'worker' ? undefined : interactive.start()]);
    if (ROLE !== 'api') {
      background.start().catch(failed);
    }
    return true;
  } catch (error) {
    failed(error);
    return false;
  }
}

/** Requests are answered between the steps. */
async function completeInTurns(taxonomy: LoadedTaxonomy): Promise<void> {
  for (const _ of completeTaxonomy(taxonomy)) await setImmediate();
}

/** A key that the deployment chose has no checksum of ours; its hash is remembered, so that it is taken at later starts too. */
async function rememberBootstrapKey(
  config: Config,
  access: { getOrCreateSetting(name: string, make: () => string): Promise<string>; listTenants(): Promise<unknown[]> },
): Promise<string | null> {
  const { NodeDigest } = await import('../adapters/system/index.js');
  const given = config.BOOTSTRAP_API_KEY === undefined ? '' : new NodeDigest().sha256(config.BOOTSTRAP_API_KEY);
  const isFirstStart = (await access.listTenants()).length === 0;
  if (given === '' && isFirstStart) return null;
  const stored = await access.getOrCreateSetting(BOOTSTRAP_HASH, () => (isFirstStart ? given : ''));
  return stored === '' ? null : stored;
}

function workerOf(container: Container): Worker {
  return createWorker({
    app: container.get(TOKENS.app),
    store: container.get(TOKENS.store),
    bus: container.get(TOKENS.bus),
    config: container.get(TOKENS.config),
    logger: container.get(TOKENS.logger),
    metrics: container.get(TOKENS.metrics),
  });
}

async function httpHandler(
  container: Container,
  state: { draining: boolean; indexed: boolean; warm: boolean },
  completed: Promise<void>,
): Promise<RequestListener> {
  const store = container.get(TOKENS.store);
  const config = container.get(TOKENS.config);
  const metrics = container.get(TOKENS.metrics);
  const randomness = container.get(TOKENS.randomness);
  const cursorSecret = await store.access.getOrCreateSetting('cursor-secret', () =>
    Buffer.from(randomness.bytes(32)).toString('hex'),
  );
  const koa = createHttpApp({
    app: container.get(TOKENS.app),
    idempotency: store.idempotency,
    rateLimiter: container.get(TOKENS.rateLimiter),
    ratePolicies: config.RATE_LIMITS,
    digest: container.get(TOKENS.digest),
    clock: container.get(TOKENS.clock),
    ids: container.get(TOKENS.ids),
    detectContentType: (file) => container.get(TOKENS.enricher).detectContentType(file),
    cursorSecret,
    requireIfMatch: config.REQUIRE_IF_MATCH,
    corsOrigins: config.CORS_ORIGINS,
    bodyBytes: config.BODY_MEMORY_MB * 2 ** 20,
    observe: observer(container.get(TOKENS.logger), metrics),
    operations: {
      version: VERSION,
      isReady: async () => !state.draining && state.indexed && state.warm && (await store.isReachable()),
      ...(config.METRICS_PORT === undefined ? { metrics: () => metrics.read() } : {}),
    },
  });
  const answer = koa.callback();
  return (request, response) => {
    // What needs a table of the taxonomy would make it at once, and hold up all others for a second.
    if (request.url?.startsWith('/v1')) void completed.then(() => answer(request, response));
    else void answer(request, response);
  };
}

/** One line a request, with ids only; and the reason of each 5xx. */
function observer(logger: Logger, metrics: Metrics): (exchange: FinishedExchange) => void {
  return (exchange) => {
    metrics.noteExchange(exchange);
    const { requestId, callerRequestId, method, route, status, durationMs, tenantId, keyId, error } = exchange;
    if (error !== undefined) logger.error({ err: error, requestId }, 'request failed');
    if (!logger.isLevelEnabled('info')) return;
    logger.info(
      {
        requestId,
        callerRequestId,
        method,
        route: route?.path ?? 'none',
        status,
        durationMs: Math.round(durationMs * 100) / 100,
        tenantId,
        keyId,
      },
      'request',
    );
  };
}

async function serveMetrics(metrics: Metrics, where: Listening): Promise<HttpServer> {
  return listen((request, response) => {
    void metrics.read().then(({ contentType, body }) => {
      const found = request.url === '/metrics';
      response.writeHead(found ? 200 : 404, { 'Content-Type': contentType });
      response.end(found ? body : '');
    });
  }, where);
}
