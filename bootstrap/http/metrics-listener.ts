import type { RequestListener } from 'node:http';
import type { Metrics } from '../metrics/metrics.js';

/** Answers `GET /metrics` on a port of its own. */
export function metricsListener(metrics: Metrics): RequestListener {
  return (request, response) => {
    void metrics.read().then(({ contentType, body }) => {
      const found = request.url === '/metrics';
      response.writeHead(found ? 200 : 404, { 'Content-Type': contentType });
      response.end(found ? body : '');
    });
  };
}
