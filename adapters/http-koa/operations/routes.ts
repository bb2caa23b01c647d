import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { DomainError } from '../../../core/index.js';
import { buildOpenApi } from '../openapi/build-openapi.js';
import { HttpProblem } from '../problems/problem.js';
import { listProblems, problemsAsHtml } from '../problems/list-problems.js';
import type { Route } from '../route.js';
import { docsAsset, docsPage } from './docs-page.js';
import { showEntryPoint } from './entry-point.js';
import { guidePage } from './guide-pages.js';
import { htmlPage } from './html-page.js';

export interface OperationTools {
  version: string;
  /** Whether the service can serve requests: the store responds and the process is not shutting down. */
  isReady(): Promise<boolean>;
  /** Prometheus text; absent if metrics are served on a separate port. */
  metrics?: () => Promise<{ contentType: string; body: string }>;
}

/** Prevents other sites from framing the pages, where clickjacking could expose an API key. */
const PAGE_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The paths outside `/v1`. They need no API key and are not part of the OpenAPI document. */
export function operationRoutes(tools: OperationTools, routes: readonly Route[]): Middleware {
  const router = new Router();
  let openApi: string | undefined;
  const json = (ctx: Context, body: unknown): void => {
    ctx.type = 'application/json';
    ctx.body = typeof body === 'string' ? body : JSON.stringify(body);
  };
  router.get('/', (ctx) => {
    showEntryPoint(ctx, tools.version);
  });
  router.get('/healthz', (ctx) => {
    json(ctx, { status: 'ok' });
  });
  router.get('/readyz', async (ctx) => {
    if (!(await tools.isReady())) throw new DomainError('store.unavailable', 'The service is not ready.');
    json(ctx, { status: 'ready' });
  });
  router.get('/openapi.json', (ctx) => {
    openApi ??= JSON.stringify(buildOpenApi(routes, tools.version));
    json(ctx, openApi);
  });
  const html = (ctx: Context, page: string): void => {
    ctx.set('Content-Security-Policy', PAGE_POLICY);
    // For browsers that do not support frame-ancestors.
    ctx.set('X-Frame-Options', 'DENY');
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = page;
  };
  router.get('/problems', (ctx) => {
    ctx.vary('Accept');
    if (ctx.accepts('json', 'html') === 'html') html(ctx, htmlPage('Problems', problemsAsHtml()));
    else json(ctx, listProblems());
  });
  router.get('/docs', (ctx) => {
    html(ctx, docsPage());
  });
  router.get('/docs/:asset', async (ctx) => {
    const asset = await docsAsset(ctx.params['asset'] ?? '');
    if (!asset) throw new HttpProblem('not_found', `There is nothing at ${ctx.path}.`);
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.type = asset.type;
    ctx.body = asset.bytes;
  });
  router.get('/docs/:section/:page', async (ctx) => {
    const page = await guidePage(`${ctx.params['section'] ?? ''}/${ctx.params['page'] ?? ''}`);
    if (page === undefined) throw new HttpProblem('not_found', `There is nothing at ${ctx.path}.`);
    html(ctx, page);
  });
  const { metrics } = tools;
  if (metrics) {
    router.get('/metrics', async (ctx) => {
      const { contentType, body } = await metrics();
      ctx.set('Content-Type', contentType);
      ctx.body = body;
    });
  }
  const handle = router.routes() as Middleware;
  return async (ctx, next) => {
    await handle(ctx, () => Promise.resolve());
    const matched: unknown = ctx['_matchedRoute'];
    if (matched !== undefined) return undefined;
    if (router.stack.some((layer) => layer.match(ctx.path))) {
      throw new HttpProblem(
        'method_not_allowed',
        `${ctx.method} is not allowed here. The Allow header lists the allowed methods.`,
        {},
        { Allow: 'GET, HEAD' },
      );
    }
    return next();
  };
}
