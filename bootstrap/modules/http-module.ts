import type { RequestListener } from 'node:http';
import { ContainerModule } from 'inversify';
import { createHttpApp } from '../../adapters/http-koa/index.js';
import { BufferedAuditTrail } from '../../adapters/system/index.js';
import { VERSION } from '../config/version.js';
import { listen } from '../http/http-server.js';
import { logExchange } from '../http/log-exchange.js';
import { TOKENS } from '../tokens.js';

/** The API of a process that is not a worker alone. */
export const httpModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.auditTrail)
    .toResolvedValue(
      ({ audit }, logger, metrics) =>
        new BufferedAuditTrail(audit, {
          onError: (error) => {
            logger.error({ err: error }, 'writing audit records failed');
          },
          onLost: (count) => {
            metrics.noteLostAuditRecords(count);
          },
        }),
      [TOKENS.store, TOKENS.logger, TOKENS.metrics],
    )
    .inSingletonScope()
    .onDeactivation((trail) => trail.close());
  bind(TOKENS.koa).toResolvedValue(
    (app, store, config, metrics, logger, readiness, enricher, rateLimiter, digest, clock, ids, cursorSecret, audit) =>
      createHttpApp({
        app,
        idempotency: store.idempotency,
        rateLimiter,
        ratePolicies: config.RATE_LIMITS,
        digest,
        clock,
        ids,
        audit,
        detectContentType: (file) => enricher.detectContentType(file),
        cursorSecret,
        requireIfMatch: config.REQUIRE_IF_MATCH,
        operatorTenant: config.OPERATOR_TENANT,
        corsOrigins: config.CORS_ORIGINS,
        bodyBytes: config.BODY_MEMORY_MB * 2 ** 20,
        observe: (exchange) => {
          metrics.noteExchange(exchange);
          logExchange(logger, exchange);
        },
        operations: {
          version: VERSION,
          isReady: () => readiness.isReady(),
          ...(config.METRICS_PORT === undefined ? { metrics: () => metrics.read() } : {}),
        },
      }),
    [
      TOKENS.app,
      TOKENS.store,
      TOKENS.config,
      TOKENS.metrics,
      TOKENS.logger,
      TOKENS.readiness,
      TOKENS.enricher,
      TOKENS.rateLimiter,
      TOKENS.digest,
      TOKENS.clock,
      TOKENS.ids,
      TOKENS.cursorSecret,
      TOKENS.auditTrail,
    ],
  );
  bind(TOKENS.listenForApi).toResolvedValue(
    (koa, connections, { HOST, PORT }) => {
      const answer = koa.callback();
      const handler: RequestListener = (request, response) => {
        void answer(request, response);
      };
      return () => listen(handler, { host: HOST, port: PORT, portFrom: 'PORT', ...connections });
    },
    [TOKENS.koa, TOKENS.connections, TOKENS.config],
  );
});
