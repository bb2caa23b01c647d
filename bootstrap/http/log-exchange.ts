import type { FinishedExchange } from '../../adapters/http-koa/index.js';
import type { Logger } from '../config/logger.js';

/** Logs one line a request, with ids only, and the reason of each 5xx. */
export function logExchange(logger: Logger, exchange: FinishedExchange): void {
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
}
