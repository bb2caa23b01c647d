import type { Container } from 'inversify';
import type { EnrichmentChildren } from '../adapters/enrichment/child-processes.js';
import type { NewKey } from '../core/index.js';
import type { Config } from './config/config.js';
import type { Logger } from './config/logger.js';
import { createContainer } from './container.js';
import type { HttpServer } from './http/http-server.js';
import { buildIndex } from './matching/build-index.js';
import { TOKENS } from './tokens.js';

export interface RunningService {
  /** `undefined` for a worker alone. */
  url: string | undefined;
  store: string;
  /** Made at this very start. */
  newKey: NewKey | undefined;
  container: Container;
  /** Resolves when a request is served without a pause for what loads after the start. */
  warm: Promise<void>;
  /** Readiness fails at once. New requests are served for `delayMs` more; then requests in flight finish, and leases go back. */
  stop(options?: { delayMs?: number }): Promise<void>;
}

const WORK_FINISHES_MS = 15_000;

/**
 * Starts all that the configured role asks for. Throws `ConfigError` and errors of the store.
 *
 * @param children - Those to read with, where one of them has been started already.
 */
export async function startService(
  config: Config,
  logger: Logger,
  children?: EnrichmentChildren,
): Promise<RunningService> {
  const container = createContainer(config, logger, children);
  // Before the store is opened: a file that cannot be used stops the start with nothing to close.
  await container.getAsync(TOKENS.loadedTaxonomy);
  // The child process that requests wait for starts while this one opens the store.
  const warmUp = await container.getAsync(TOKENS.warmUp);
  const warmed = warmUp.run();
  const parts = await container.getAsync(TOKENS.parts).catch(async (error: unknown) => {
    warmUp.stop();
    await container.unbindAllAsync();
    throw error;
  });
  const { opened, app, feed, readiness, followLoop, snapshotLoop, worker, reindexer } = parts;
  const newKey = await app.bootstrapAccess.execute(
    config.BOOTSTRAP_API_KEY === undefined ? {} : { key: config.BOOTSTRAP_API_KEY },
  );
  // A worker too compares what it reads with the published jobs.
  followLoop?.start();
  const servers: HttpServer[] = [];
  let url: string | undefined;
  // With a shared store the index of a tenant is built when it is first asked for, and a process that only works needs none.
  if (snapshotLoop) {
    const { restored, read } = await snapshotLoop.index.build();
    if (restored + read > 0) logger.debug({ restored, read }, 'the index is filled');
    snapshotLoop.start();
  } else if (parts.listenForApi && !feed) await buildIndex(opened.store, parts.index);
  readiness.isIndexed = true;
  if (parts.listenForApi) {
    const server = await parts.listenForApi();
    servers.push(server);
    url = server.url;
  }
  if (parts.listenForMetrics) servers.push(await parts.listenForMetrics());
  worker?.start();
  reindexer?.start();
  const warm = warmed.then((isWarm) => {
    readiness.isWarm = isWarm;
  });

  return {
    url,
    store: opened.description,
    newKey: newKey && config.BOOTSTRAP_API_KEY === undefined ? newKey : undefined,
    container,
    warm,
    async stop({ delayMs = 0 } = {}) {
      readiness.isDraining = true;
      warmUp.stop();
      await Promise.all([...servers.map((server) => server.close({ delayMs })), worker?.stop(WORK_FINISHES_MS)]);
      await Promise.all([followLoop?.stop(), reindexer?.stop()]);
      await snapshotLoop?.stop();
      // The deactivations of a container run side by side: the store is closed after all that may still use it.
      await container.unbindAllAsync();
      await opened.close();
    },
  };
}
