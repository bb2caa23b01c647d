import type { RequestListener } from 'node:http';
import type { Metrics } from '../metrics/metrics.js';
import type { Readiness } from './readiness.js';

interface Answer {
  code?: number;
  contentType: string;
  body: string;
}

function status(word: string): Answer {
  return { contentType: 'application/json', body: JSON.stringify({ status: word }) };
}

/** Answers `GET /metrics`, `/healthz` and `/readyz` on a port of its own: the only one of a process that only works. */
export function metricsListener(metrics: Metrics, readiness: Readiness): RequestListener {
  const answers = new Map<string | undefined, () => Promise<Answer>>([
    ['/metrics', () => metrics.read()],
    ['/healthz', () => Promise.resolve(status('ok'))],
    ['/readyz', async () => ((await readiness.isReady()) ? status('ready') : { ...status('not_ready'), code: 503 })],
  ]);
  return (request, response) => {
    const answer = answers.get(request.url);
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    void answer().then(({ code = 200, contentType, body }) => {
      response.writeHead(code, { 'Content-Type': contentType }).end(body);
    });
  };
}
