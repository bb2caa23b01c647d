import type { EnrichmentChildren } from '../adapters/enrichment/child-processes.js';
import { isDomainError } from '../core/index.js';
import { banner } from './banner.js';
import { ConfigError, type Config } from './config/config.js';
import { createLogger } from './config/logger.js';
import { startService } from './service.js';

/** The longest a stop may take before the process ends anyway. */
const STOP_MS = 28_000;

/**
 * Serves until the process is asked to stop, which then ends it. Rejects where the start fails.
 *
 * @param children - Where one of them has been started already.
 */
export async function serve(config: Config, children?: EnrichmentChildren): Promise<void> {
  const logger = createLogger(config);
  const service = await startService(config, logger, children);
  let stopping = false;
  const stop = (signal: string, delayMs: number): void => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(0), STOP_MS).unref();
    service.stop({ delayMs }).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', (signal) => {
    stop(signal, config.SHUTDOWN_DELAY_SECONDS * 1000);
  });
  // From a terminal: no load balancer has to learn of it first.
  process.on('SIGINT', (signal) => {
    stop(signal, 0);
  });
  // Who reads it may ask to stop at once.
  process.stdout.write(banner(service));
}

/** One line for what the operator can fix, and the stack for everything else. */
export function formatStartupError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError) return error.message;
  // The store was there, and was lost before the start was over.
  if (isDomainError(error) && error.code === 'store.unavailable') {
    return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
  }
  return error.stack ?? error.message;
}
