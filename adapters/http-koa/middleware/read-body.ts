import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'koa';
import { HttpProblem } from '../problems/problem.js';
import type { RouteBody } from '../route.js';
import type { BodyShare } from './body-budget.js';
import { JSON_LIMIT, PARSED_AT_ONCE, PARSED_IN_ONE_TURN } from './body-limits.js';
import { bodyTooLarge, collectBody, CONTENT_ENCODINGS, isKnownEncoding, isPlain } from './collect-body.js';
import { discardRest } from './discard-rest.js';
import { parseLargeBody, restTooLarge } from './large-body.js';
import { parseJson } from './parse-json.js';
import { readMultipart } from './read-multipart.js';
import { assertStorableJson } from './assert-storable-json.js';

/** A body in a form that is not taken; what is taken instead is known where the route is. */
class UnsupportedBody extends Error {
  constructor(
    detail: string,
    readonly acceptedEncodings?: string,
  ) {
    super(detail);
  }
}

const ACCEPTED: Readonly<Record<RouteBody['kind'], readonly string[]>> = {
  json: ['application/json'],
  empty: ['application/json'],
  'json-or-multipart': ['application/json', 'multipart/form-data'],
  'merge-patch': ['application/merge-patch+json', 'application/json'],
};

/**
 * Reads the body of a request; throws problems for a wrong type, a broken or a too large body, and one that has no room in the budget. The connection can
 * be used afterwards, or ends with the answer.
 */
export async function readBody(ctx: Context, body: RouteBody, share: BodyShare): Promise<unknown> {
  try {
    return await read(ctx, body, share);
  } catch (error) {
    share.release();
    await discardRest(ctx);
    throw error instanceof UnsupportedBody ? unsupported(body.kind, error) : error;
  }
}

async function read(ctx: Context, body: RouteBody, share: BodyShare): Promise<unknown> {
  const { headers } = ctx.req;
  const length = headers['content-length'];
  const hasBody = (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
  if (body.kind === 'empty' && !hasBody) return {};
  const type = mediaTypeOf(headers['content-type']);
  // An empty body, or `{}`, needs no type.
  const isUntyped = body.kind === 'empty' && type === '';
  if (!isUntyped && !ACCEPTED[body.kind].includes(type)) throw wrongType(body.kind, type);
  const encoding = headers['content-encoding'];
  if (type === 'multipart/form-data') refuseCompressed(encoding);
  else if (!isKnownEncoding(encoding))
    throw new UnsupportedBody('The content encoding of the body is not supported.', CONTENT_ENCODINGS);
  else if (headers['content-type']?.includes(';')) refuseCharset(ctx.request.charset);
  const limit = body.limit ?? JSON_LIMIT;
  if (Number(length ?? 0) > limit) throw new HttpProblem('payload_too_large', bodyTooLarge(limit));
  const bounds = { limit, declared: isPlain(encoding) ? Number(length ?? 0) : 0, share };
  share.take(bounds.declared);
  askForBody(ctx);
  if (type === 'multipart/form-data') return readMultipart(ctx.req, bounds);
  const raw = await collectBody(ctx.req, bounds);
  if (raw.length > 0) return parse(ctx, raw, limit, share);
  if (body.kind === 'empty') return {};
  throw noBody();
}

/** What is refused above is refused before it has been sent by whoever waits for this. */
function askForBody({ req: request, res: response }: Context): void {
  if (request.headers.expect?.toLowerCase() !== '100-continue') return;
  response.writeContinue();
  delete request.headers.expect;
}

async function parse(ctx: Context, raw: Buffer, limit: number, share: BodyShare): Promise<unknown> {
  try {
    if (raw.length > PARSED_AT_ONCE) return await parseLargeBody(raw, share);
    const parsed = await parseJson(ctx, raw);
    if (raw.length > PARSED_IN_ONE_TURN) await nextTurn();
    if (limit > JSON_LIMIT) refuseLargeRest(parsed, raw.length);
    assertStorableJson(parsed);
    return parsed;
  } catch (error) {
    throw error instanceof SyntaxError ? new HttpProblem('malformed_json', 'The body is not valid JSON.') : error;
  }
}

function noBody(): Error {
  return new HttpProblem('malformed_json', 'A JSON body is needed.');
}

/** Resumes are compressed already; unfolding them would only open a door to bombs. */
function refuseCompressed(encoding: string | undefined): void {
  if (!isPlain(encoding)) throw new UnsupportedBody('A multipart body is not taken compressed.', 'identity');
}

/** JSON is UTF-8 (RFC 8259); what says that it is something else would be read wrongly. */
function refuseCharset(charset: string): void {
  if (!['', 'utf-8', 'utf8', 'us-ascii'].includes(charset.toLowerCase())) {
    throw new UnsupportedBody(`The charset ${charset} is not supported; send UTF-8.`);
  }
}

/** A resume may be large; all else together may not. */
function refuseLargeRest(parsed: unknown, bytes: number): void {
  if (bytes <= JSON_LIMIT) return;
  const resume = (parsed as { resume?: { contentBase64?: unknown; text?: unknown } } | null)?.resume;
  const file = resume?.contentBase64 ?? resume?.text;
  if (bytes - (typeof file === 'string' ? Buffer.byteLength(file) : 0) > JSON_LIMIT) throw restTooLarge();
}

function mediaTypeOf(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function wrongType(kind: RouteBody['kind'], type: string): UnsupportedBody {
  const accepted = ACCEPTED[kind].join(', ');
  return new UnsupportedBody(
    type === '' ? `A content type is needed: ${accepted}.` : `${type} is not supported here; send ${accepted}.`,
  );
}

/** Names what is taken: `Accept-Patch` by RFC 5789, `Accept` and `Accept-Encoding` by RFC 9110. */
function unsupported(kind: RouteBody['kind'], { message, acceptedEncodings }: UnsupportedBody): HttpProblem {
  const headers = {
    [kind === 'merge-patch' ? 'Accept-Patch' : 'Accept']: ACCEPTED[kind].join(', '),
    ...(acceptedEncodings === undefined ? {} : { 'Accept-Encoding': acceptedEncodings }),
  };
  return new HttpProblem('unsupported_media_type', message, {}, headers);
}
