import { ContainerModule } from 'inversify';
import { listen } from '../http/http-server.js';
import { metricsListener } from '../http/metrics-listener.js';
import { Readiness } from '../http/readiness.js';
import { TOKENS } from '../tokens.js';

/** What operators ask a process of any role: whether it is ready, and its metrics on a port of their own. */
export const operationsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.readiness).toResolvedValue((store) => new Readiness(store), [TOKENS.store]);
  bind(TOKENS.connections).toResolvedValue(
    ({ HEADER_TIMEOUT_SECONDS, REQUEST_TIMEOUT_SECONDS, KEEP_ALIVE_SECONDS }, ids) => ({
      times: {
        header: HEADER_TIMEOUT_SECONDS * 1000,
        request: REQUEST_TIMEOUT_SECONDS * 1000,
        keepAlive: KEEP_ALIVE_SECONDS * 1000,
      },
      requestId: () => ids.next('req'),
    }),
    [TOKENS.config, TOKENS.ids],
  );
  bind(TOKENS.listenForMetrics).toResolvedValue(
    ({ HOST: host, METRICS_PORT: port }, metrics, readiness, connections) =>
      port === undefined
        ? undefined
        : () => listen(metricsListener(metrics, readiness), { host, port, portFrom: 'METRICS_PORT', ...connections }),
    [TOKENS.config, TOKENS.metrics, TOKENS.readiness, TOKENS.connections],
  );
});
