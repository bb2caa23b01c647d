import Router from '@koa/router';
import cors from '@koa/cors';
import Koa, { type Context, type Middleware, type Next } from 'koa';
import type { Application } from '../../core/index.js';
import type { AuditTrail, Clock, Digest, IdempotencyStore, IdGenerator, RateLimiter } from '../../core/spi.js';
import { operatorRoutes } from './access/operator-routes.js';
import { accessRoutes } from './access/routes.js';
import { auditRoutes } from './audit/routes.js';
import { importRoutes } from './bulk/import-routes.js';
import { longRunningRoutes } from './bulk/operation-routes.js';
import { candidateExternalIdRoutes } from './candidates/external-id-routes.js';
import { candidateRoutes } from './candidates/routes.js';
import { mergeRoutes } from './candidates/merge-routes.js';
import { originalRoutes } from './candidates/original-routes.js';
import type { DetectContentType } from './candidates/resume-input.js';
import { DirectRoutes } from './direct-routes.js';
import { eventRoutes } from './events/routes.js';
import { feedbackRoutes } from './feedback/routes.js';
import { jobExternalIdRoutes } from './jobs/external-id-routes.js';
import { jobRoutes } from './jobs/routes.js';
import { CursorCodec } from './lists/cursor.js';
import { protectionRoutes } from './protection/routes.js';
import { matchRoutes } from './matches/routes.js';
import { BodyBudget } from './middleware/body/body-budget.js';
import { acceptedCoding, compress, isCompressible } from './middleware/content-coding.js';
import { createExchange, type Exchange, type Observe } from './middleware/exchange.js';
import { Idempotency } from './middleware/idempotency.js';
import { RateLimits, type RatePolicies } from './middleware/rate-limit.js';
import { didYouMeanPath } from './middleware/validation/nearest-path.js';
import { countUnrouted, runRoute, type RouteTools } from './middleware/run-route.js';
import { sendResponse } from './middleware/send-response.js';
import { operationRoutes, type OperationTools } from './operations/routes.js';
import { HttpProblem, toProblem } from './problems/problem.js';
import type { Route } from './route.js';
import { statelessRoutes } from './stateless/routes.js';
import { taxonomyRoutes } from './taxonomy/routes.js';
import { webhookRoutes } from './webhooks/routes.js';

export interface HttpOptions {
  app: Application;
  idempotency: IdempotencyStore;
  rateLimiter: RateLimiter;
  /** `null` turns the limits off. */
  ratePolicies: RatePolicies | null;
  digest: Digest;
  clock: Clock;
  ids: IdGenerator;
  /** Hears of each request that showed scores or originals; without it no audit record is kept. */
  audit?: AuditTrail;
  /** The content type of a resume file, detected from its bytes. */
  detectContentType: DetectContentType;
  /** Signs cursors; the same on every process of a deployment. */
  cursorSecret: string;
  requireIfMatch?: boolean;
  /** Name or id of the tenant whose `admin` keys manage tenants and keys. Without it there are no such operations. */
  operatorTenant?: string | undefined;
  corsOrigins?: readonly string[];
  /** Bytes of bodies that are held at a time; 128 MiB where not given. Beyond it a request is answered with 503. */
  bodyBytes?: number;
  observe?: Observe;
  operations: OperationTools;
}

const DEFAULT_BODY_BYTES = 128 * 1024 * 1024;

/** Every route of the API, as data. */
export function apiRoutes(
  options: Pick<
    HttpOptions,
    'app' | 'audit' | 'cursorSecret' | 'detectContentType' | 'ratePolicies' | 'operatorTenant'
  >,
): Route[] {
  const codec = new CursorCodec(options.cursorSecret);
  return [
    // Before the paths with `:id`, which `external` would be taken for.
    ...candidateExternalIdRoutes(options.app, options.detectContentType),
    ...importRoutes(options.app),
    ...candidateRoutes(options.app, codec, options.detectContentType),
    ...mergeRoutes(options.app),
    ...originalRoutes(options.app),
    ...jobExternalIdRoutes(options.app),
    ...jobRoutes(options.app, codec),
    ...matchRoutes(options.app, codec),
    ...feedbackRoutes(options.app, codec),
    ...longRunningRoutes(options.app, codec),
    ...statelessRoutes(options.app, options.detectContentType),
    ...taxonomyRoutes(options.app, codec),
    ...eventRoutes(options.app, codec),
    ...auditRoutes(options.app, codec, options.audit),
    ...protectionRoutes(options.app, codec, options.audit),
    ...webhookRoutes(options.app, codec),
    ...accessRoutes(options.app, options.ratePolicies),
    ...(options.operatorTenant === undefined ? [] : operatorRoutes(options.app, options.operatorTenant)),
  ];
}

/** The service as a Koa application, ready for `http.createServer(app.callback())`. */
export function createHttpApp(options: HttpOptions): Koa {
  const koa = new Koa({ proxy: false });
  koa.silent = true;
  const routes = apiRoutes(options);
  const tools: RouteTools = {
    app: options.app,
    limits: new RateLimits(options.rateLimiter, options.ratePolicies),
    bodies: new BodyBudget(options.bodyBytes ?? DEFAULT_BODY_BYTES),
    idempotency: new Idempotency(options),
    audit: { trail: options.audit, clock: options.clock, ids: options.ids, digest: options.digest },
    digest: options.digest,
    requireIfMatch: options.requireIfMatch ?? false,
  };
  koa.use(handleErrors(options));
  if (options.corsOrigins && options.corsOrigins.length > 0) koa.use(crossOrigin(options.corsOrigins));
  koa.use(apiRouter(routes, tools));
  koa.use(operationRoutes(options.operations, routes));
  const patterns = [...new Set(routes.map(({ path }) => path))];
  koa.use((ctx) => {
    throw new HttpProblem('not_found', `There is nothing at ${ctx.path}.${didYouMeanPath(ctx.path, patterns)}`);
  });
  return koa;
}

/** The outermost middleware: request id, header fields, problems, and the call of the observer. */
function handleErrors({ ids, observe }: HttpOptions): Middleware {
  return async (ctx: Context, next: Next): Promise<void> => {
    const exchange = createExchange(ids.next('req'), ctx.path.startsWith('/v1'));
    ctx.state['exchange'] = exchange;
    try {
      await next();
      if (ctx.respond !== false) {
        setHeaders(ctx, exchange);
        await compressPage(ctx);
      }
    } catch (error) {
      const { status, headers, document } = toProblem(exchange.route ? error : routingError(error), {
        path: ctx.path,
        requestId: exchange.requestId,
        fileAt: exchange.route?.body?.fileAt,
      });
      if (status >= 500) exchange.error = error;
      headers['Content-Type'] = 'application/problem+json';
      const sending = sendResponse(ctx, exchange, { status, headers, body: JSON.stringify(document) });
      if (sending) await sending;
    }
    observe?.({
      requestId: exchange.requestId,
      route: exchange.route,
      tenantId: exchange.tenantId,
      keyId: exchange.keyId,
      error: exchange.error,
      method: ctx.method,
      status: ctx.res.statusCode,
      durationMs: performance.now() - exchange.startedAt,
      callerRequestId: callerRequestId(ctx),
    });
  };
}

/** The same as `sendResponse` does, for a page that Koa writes. */
async function compressPage(ctx: Context): Promise<void> {
  if (typeof ctx.body !== 'string') return;
  const bytes = Buffer.from(ctx.body);
  if (!isCompressible(bytes, ctx.response.get('Content-Type'))) return;
  ctx.vary('Accept-Encoding');
  const coding = acceptedCoding(ctx);
  if (!coding) return;
  ctx.body = await compress(bytes, coding);
  ctx.set('Content-Encoding', coding);
}

/** For a response that Koa writes: a page or a file. Header fields set by the route are preserved. */
function setHeaders(ctx: Context, { headers }: Exchange): void {
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? '';
    if (!ctx.res.hasHeader(name)) ctx.res.setHeader(name, headers[index + 1] ?? '');
  }
}

/** Koa and its router throw for paths that cannot be decoded. After routing, such an error is a fault of the service. */
function routingError(error: unknown): unknown {
  const status = (error as { status?: unknown } | null)?.status;
  if (error instanceof URIError || (status === 400 && !(error instanceof HttpProblem))) {
    return new HttpProblem('malformed_request', 'The path cannot be decoded.');
  }
  return error;
}

function callerRequestId(ctx: Context): string | undefined {
  const given = ctx.req.headers['request-id'];
  if (typeof given !== 'string') return undefined;
  return /^[\x21-\x7e]{1,200}$/.test(given) ? given : undefined;
}

function crossOrigin(origins: readonly string[]): Middleware {
  return cors({
    origin: (ctx) => (origins.includes('*') ? '*' : origins.includes(ctx.get('Origin')) ? ctx.get('Origin') : ''),
    exposeHeaders: [
      'ETag',
      'Link',
      'Location',
      'Request-Id',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'Content-Disposition',
      'Content-Range',
      'Accept-Ranges',
      'Idempotent-Replayed',
    ],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'If-Match',
      'If-None-Match',
      'If-Range',
      'Range',
      'Request-Id',
    ],
  });
}

/** Plain paths go to their route directly. For the others there is one router per resource, because @koa/router matches its routes linearly. */
function apiRouter(routes: readonly Route[], tools: RouteTools): Middleware {
  const routers = new Map<string, Router>();
  for (const route of routes) {
    const resource = route.path.split('/')[2] ?? '';
    let router = routers.get(resource);
    if (!router) {
      router = new Router();
      routers.set(resource, router);
    }
    router.register(route.path, route.method === 'GET' ? ['GET', 'HEAD'] : [route.method], (ctx: Context) =>
      runRoute(ctx, ctx.state['exchange'] as Exchange, route, tools),
    );
  }
  const direct = new DirectRoutes(routes);
  const fixed = new Set(routes.map(({ path }) => path).filter((path) => !path.includes(':')));
  const handlers = new Map([...routers].map(([resource, router]) => [resource, router.routes() as Middleware]));
  const lookCloser: Middleware = async (ctx, next) => {
    const [, version, resource = ''] = ctx.path.split('/', 3);
    if (version !== 'v1') return next();
    const exchange = ctx.state['exchange'] as Exchange;
    // A path without parameters is not that of a record, whatever the method.
    const named = fixed.has(ctx.path) ? routes.filter(({ path }) => path === ctx.path) : undefined;
    if (!named || named.some(({ method }) => method === methodOf(ctx))) {
      await handlers.get(resource)?.(ctx, () => Promise.resolve());
      if (exchange.route) return undefined;
    }
    await countUnrouted(ctx, exchange, tools);
    rejectMethod(ctx, named ?? routes);
    return next();
  };
  return (ctx, next) => {
    const { path } = ctx;
    const match = direct.find(methodOf(ctx), path);
    if (!match || (match.route.path !== path && fixed.has(path))) return lookCloser(ctx, next);
    ctx['params'] = match.params;
    return runRoute(ctx, ctx.state['exchange'] as Exchange, match.route, tools);
  };
}

function methodOf({ method }: Context): string {
  return method === 'HEAD' ? 'GET' : method;
}

/** Responds with 405 and the allowed methods if the path exists with other methods only. */
function rejectMethod(ctx: Context, routes: readonly Route[]): void {
  const methods = new Set(
    routes.filter(({ path }) => matchesPath(path, ctx.path)).map(({ method }) => method as string),
  );
  if (methods.size === 0) return;
  if (methods.has('GET')) methods.add('HEAD');
  const allow = [...methods].join(', ');
  throw new HttpProblem(
    'method_not_allowed',
    `${ctx.method} is not allowed here. The Allow header lists the allowed methods.`,
    {},
    { Allow: allow },
  );
}

function matchesPath(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const given = path.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}
