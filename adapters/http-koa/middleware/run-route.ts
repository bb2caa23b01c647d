import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'koa';
import { type Application, type Authenticated, type Caller, DomainError, hasScope } from '../../../core/index.js';
import { isLimitedToBlind, canonicalJson, type Digest } from '../../../core/spi.js';
import { toProblem } from '../problems/problem.js';
import { noteShown, type AuditTools } from '../audit/note-shown.js';
import type { RouteRequest, RouteResponse, Route } from '../route.js';
import type { BodyBudget } from './body/body-budget.js';
import { MAX_BYTES_PER_TURN } from './body/body-limits.js';
import { LinesBody } from './body/lines-body.js';
import { validateRequest } from './validation/validate-request.js';
import type { Exchange } from './exchange.js';
import { parseIdempotencyKey, type Idempotency } from './idempotency.js';
import { parseIfMatch, matchesIfNoneMatch, versionTag } from './preconditions.js';
import { negotiate } from './negotiate.js';
import type { RateLimits } from './rate-limit.js';
import { readBody } from './body/read-body.js';
import { sendFile } from './send-file.js';
import { sendResponse, type SerializedResponse } from './send-response.js';

export interface RouteTools {
  app: Application;
  limits: RateLimits;
  bodies: BodyBudget;
  idempotency: Idempotency;
  audit: AuditTools;
  digest: Digest;
  requireIfMatch: boolean;
}

/** The steps of every route: authenticate, apply the rate limit, check the scope, negotiate, read and validate the input, then handle the request. */
export async function runRoute(ctx: Context, exchange: Exchange, route: Route, tools: RouteTools): Promise<void> {
  exchange.route = route;
  const known = recallKey(ctx, exchange, tools) ?? (await lookUpKey(ctx, exchange, tools));
  const counting = tools.limits.consume(known.key, known.tenant, route.ratePolicy, exchange.headers);
  if (counting) await counting;
  const { caller, mustBeBlind } = authorize(ctx, exchange, route, known);
  const { standard } = negotiate(ctx, exchange, route);
  const format = { standard, mustBeBlind };
  if (!route.body) {
    await handleRequest(ctx, exchange, { route, tools, caller, body: undefined, format });
    return;
  }
  const share = tools.bodies.open(caller.tenantId);
  let body: unknown;
  try {
    body = await readBody(ctx, route.body, share, (chunks) => tools.app.receiveUpload.execute(caller.tenantId, chunks));
    if (needsOwnTurn(ctx)) await nextTurn();
    await handleRequest(ctx, exchange, { route, tools, caller, body, format });
  } finally {
    share.release();
    // A fault here changes nothing for the caller: an upload that is left behind is swept.
    if (body instanceof LinesBody && !body.isTaken)
      tools.app.dropUpload.execute(caller.tenantId, body.upload).catch(() => undefined);
  }
}

function needsOwnTurn({ request }: Context): boolean {
  return (request.length ?? Infinity) > MAX_BYTES_PER_TURN;
}

interface AuthorizedRequest {
  route: Route;
  tools: RouteTools;
  caller: Caller;
  body: unknown;
  format: { standard: true | undefined; mustBeBlind: boolean };
}

async function handleRequest(
  ctx: Context,
  exchange: Exchange,
  { route, tools, caller, body, format }: AuthorizedRequest,
): Promise<void> {
  const input = validateRequest(ctx, route, body);
  const request: RouteRequest = {
    operationId: route.operationId,
    caller,
    params: input.params,
    query: input.query,
    body: input.body,
    url: ctx.url,
    blind: format.mustBeBlind || (input.query as { view?: unknown }).view === 'blind',
  };
  if (format.standard) request.standard = true;
  if (route.conditional && route.method !== 'GET') Object.assign(request, parsePreconditions(ctx, route, tools));
  if (route.body && needsOwnTurn(ctx)) await nextTurn();
  if (route.method === 'POST' && !route.stateless && ctx.req.headers['idempotency-key'] !== undefined) {
    const key = parseIdempotencyKey(ctx.get('Idempotency-Key'));
    const finished = await tools.idempotency.once(
      caller,
      { key, fingerprint: await fingerprint(ctx, request.body, tools.digest) },
      async (commanding) => {
        const first = await route.handle({ ...request, caller: commanding });
        if (first.shown) noteShown(tools.audit, caller, route.operationId, first.shown);
        return first;
      },
      (outcome) => serializeOutcome(outcome, ctx, exchange),
    );
    await sendResponse(ctx, exchange, finished);
    return;
  }
  const answer = await route.handle(request);
  const { shown } = answer;
  if (answer.file) {
    await sendFile(ctx, exchange, answer.file, answer.headers ?? {});
    if (shown && ctx.res.statusCode !== 304) noteShown(tools.audit, caller, route.operationId, shown);
    return;
  }
  const unchanged = ctx.req.headers['if-none-match'];
  if (route.method === 'GET' && unchanged !== undefined && answer.version !== undefined) {
    const headers = { ETag: versionTag(answer.version, answer.variant) };
    if (matchesIfNoneMatch(unchanged, headers.ETag)) {
      await sendResponse(ctx, exchange, { status: 304, headers, body: '' });
      return;
    }
  }
  const sending = sendResponse(ctx, exchange, serialize(answer));
  if (sending) await sending;
  if (shown) noteShown(tools.audit, caller, route.operationId, shown);
}

function authorize(
  ctx: Context,
  exchange: Exchange,
  route: Route,
  known: Authenticated,
): { caller: Caller; mustBeBlind: boolean } {
  const mustBeBlind = isLimitedToBlind(known.key.scopes);
  if (mustBeBlind) refuseSight(ctx, route);
  else if (!hasScope(known.key.scopes, route.scope)) {
    throw new DomainError('key.scope_missing', `This operation needs the scope ${route.scope}.`);
  }
  const actor = { type: 'api_key', id: known.key.id } as const;
  return { caller: { tenantId: known.tenant.id, actor, requestId: exchange.requestId }, mustBeBlind };
}

/** A key that is limited to the blind view calls only what has one, and finds nobody by who they are. */
function refuseSight(ctx: Context, { blind }: Route): void {
  if (!blind) {
    throw new DomainError('key.scope_missing', 'This key sees the blind view only, and this operation has none.');
  }
  const used = blind.filter((name) => ctx.query[name] !== undefined);
  if (used.length === 0) return;
  const names = used.map((name) => `\`${name}\``).join(', ');
  throw new DomainError('key.scope_missing', `This key sees the blind view only: it cannot use ${names}.`);
}

/** A request of a known key that no route takes counts as reading, so that its answer has the headers of every other. */
export async function countUnrouted(ctx: Context, exchange: Exchange, tools: RouteTools): Promise<void> {
  if (ctx.request.headers.authorization === undefined) return;
  let known: Authenticated;
  try {
    known = recallKey(ctx, exchange, tools) ?? (await lookUpKey(ctx, exchange, tools));
  } catch (error) {
    // That the path does not exist needs no key.
    if (error instanceof DomainError && error.code.startsWith('key.')) return;
    throw error;
  }
  const counting = tools.limits.consume(known.key, known.tenant, 'read', exchange.headers);
  if (counting) await counting;
}

const BEARER = 'Bearer ';

/** The owner of a key that has just been used, without asking the store. Such a key needs no look at the form of the header. */
function recallKey(ctx: Context, exchange: Exchange, { app }: RouteTools): Authenticated | undefined {
  const header = ctx.req.headers.authorization;
  if (!header?.startsWith(BEARER)) return undefined;
  const known = app.authenticate.recall(header.slice(BEARER.length));
  if (known) noteCaller(exchange, known);
  return known;
}

async function lookUpKey(ctx: Context, exchange: Exchange, { app, limits }: RouteTools): Promise<Authenticated> {
  const header = ctx.req.headers.authorization;
  const key = header === undefined ? undefined : (/^Bearer +([^\s]+) *$/i.exec(header)?.[1] ?? 'malformed');
  try {
    const known = await app.authenticate.execute(key);
    noteCaller(exchange, known);
    return known;
  } catch (error) {
    if (error instanceof DomainError && error.code.startsWith('key.')) await limits.recordFailedAuthentication(ctx.ip);
    throw error;
  }
}

function noteCaller(exchange: Exchange, { key, tenant }: Authenticated): void {
  exchange.tenantId = tenant.id;
  exchange.keyId = key.id;
}

function parsePreconditions(
  ctx: Context,
  route: Route,
  { requireIfMatch }: RouteTools,
): { expectedVersions?: number[]; mustBeNew?: true } {
  // A change of job status needs no precondition: each transition is possible only once. A PUT says all that the caller knows, and may be the first.
  const isRequired = requireIfMatch && route.method !== 'POST' && route.method !== 'PUT';
  const expectedVersions = parseIfMatch(ctx.request.headers['if-match'], isRequired);
  const mustBeNew = route.method === 'PUT' && ctx.request.headers['if-none-match']?.trim() === '*';
  return { ...(expectedVersions ? { expectedVersions } : {}), ...(mustBeNew ? { mustBeNew } : {}) };
}

/** Identifies the content of a request: white space, member order and multipart boundaries make no difference. */
async function fingerprint(ctx: Context, body: unknown, digest: Digest): Promise<string> {
  if (body instanceof LinesBody) return `${ctx.method} ${ctx.url}\n${body.upload.sha256}`;
  const { resume } = (body ?? {}) as { resume?: { bytes?: Uint8Array } };
  const file = resume?.bytes ? await digest.sha256OfFile(resume.bytes) : '';
  const said = resume?.bytes ? { ...(body as object), resume: { ...resume, bytes: undefined } } : body;
  return `${ctx.method} ${ctx.url}\n${file}\n${canonicalJson(said ?? null)}`;
}

function serialize(answer: RouteResponse): SerializedResponse {
  const headers: Record<string, string> = { 'Content-Type': 'application/json; charset=utf-8' };
  for (const name in answer.headers) headers[name] = answer.headers[name]!;
  if (answer.version !== undefined) headers['ETag'] = versionTag(answer.version, answer.variant);
  return {
    status: answer.status,
    headers,
    body: isSerialized(answer.body) ? answer.body : JSON.stringify(answer.body),
  };
}

function isSerialized(body: unknown): body is string | Uint8Array {
  return typeof body === 'string' || body instanceof Uint8Array;
}

/** A failure of a request with an Idempotency-Key is stored and replayed like a success. */
function serializeOutcome(
  outcome: { answer: RouteResponse } | { error: unknown },
  ctx: Context,
  exchange: Exchange,
): SerializedResponse {
  if ('answer' in outcome) return serialize(outcome.answer);
  const { status, headers, document } = toProblem(outcome.error, {
    path: ctx.path,
    requestId: exchange.requestId,
    fileAt: exchange.route?.body?.fileAt,
  });
  if (status >= 500) exchange.error = outcome.error;
  return {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
    body: JSON.stringify(document),
  };
}
