import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'koa';
import { HttpProblem } from '../../problems/problem.js';
import type { RouteBody } from '../../route.js';
import type { BodyReservation } from './body-budget.js';
import { JSON_LIMIT, MAX_WHOLE_PARSE_BYTES, MAX_BYTES_PER_TURN } from './body-limits.js';
import { bodyTooLarge, collectBody, CONTENT_ENCODINGS, isSupportedEncoding, isUncompressed } from './collect-body.js';
import { describeJsonFault } from './describe-json-fault.js';
import { discardUnreadBody } from './discard-unread-body.js';
import { bodyChunks, LinesBody, type ReceiveLines } from './lines-body.js';
import { parseLargeBody, rejectLargeRemainder } from './parse-large-body.js';
import { parseJson } from './parse-json.js';
import { partNames, readMultipart } from './read-multipart.js';
import { assertBoundedJson } from './assert-bounded-json.js';
import { assertStorableJson } from './assert-storable-json.js';

/** A body whose media type, charset or encoding is not supported. */
class UnsupportedBody extends Error {
  constructor(
    detail: string,
    readonly acceptedEncodings?: string,
  ) {
    super(detail);
  }
}

/** In bytes: of lines a part is held, and what has arrived of the next one. */
const LINES_HELD_BYTES = 2 * 1024 * 1024;

const ACCEPTED_TYPES: Readonly<Record<RouteBody['kind'], readonly string[]>> = {
  json: ['application/json'],
  empty: ['application/json'],
  'json-or-multipart': ['application/json', 'multipart/form-data'],
  'merge-patch': ['application/merge-patch+json', 'application/json'],
  // The second is what some tools call it.
  ndjson: ['application/x-ndjson', 'application/jsonl'],
};

function acceptedTypes({ kind, standard }: RouteBody): readonly string[] {
  return standard ? [...ACCEPTED_TYPES[kind], standard.contentType] : ACCEPTED_TYPES[kind];
}

/**
 * Reads and parses the body of a request. Throws a problem for an unsupported type, a malformed or too large body, and an exhausted budget. Afterwards the
 * connection can be reused, or the response closes it. Of a body of lines, `receive` stores what arrives.
 */
export async function readBody(
  ctx: Context,
  body: RouteBody,
  share: BodyReservation,
  receive: ReceiveLines,
): Promise<unknown> {
  try {
    return await read(ctx, body, share, receive);
  } catch (error) {
    share.release();
    await discardUnreadBody(ctx);
    throw error instanceof UnsupportedBody ? toUnsupportedMediaType(body, error) : error;
  }
}

async function read(ctx: Context, body: RouteBody, share: BodyReservation, receive: ReceiveLines): Promise<unknown> {
  const { headers } = ctx.req;
  const length = headers['content-length'];
  const hasBody = (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
  if (body.kind === 'empty' && !hasBody) return {};
  const type = parseMediaType(headers['content-type']);
  // An empty body, or `{}`, needs no type.
  const isUntyped = body.kind === 'empty' && type === '';
  if (!isUntyped && !acceptedTypes(body).includes(type)) throw unsupportedType(body, type);
  const encoding = headers['content-encoding'];
  if (type === 'multipart/form-data') rejectCompressed(encoding);
  else if (!isSupportedEncoding(encoding))
    throw new UnsupportedBody('The content encoding of the body is not supported.', CONTENT_ENCODINGS);
  else if (headers['content-type']?.includes(';')) rejectOtherCharsets(ctx.request.charset);
  const limit = body.limit ?? JSON_LIMIT;
  if (Number(length ?? 0) > limit) throw new HttpProblem('payload_too_large', bodyTooLarge(limit));
  if (body.kind === 'ndjson') {
    share.take(LINES_HELD_BYTES);
    sendContinue(ctx);
    return new LinesBody(await receive(bodyChunks(ctx.req)));
  }
  const bounds = { limit, declared: isUncompressed(encoding) ? Number(length ?? 0) : 0, share };
  share.take(bounds.declared);
  sendContinue(ctx);
  if (type === 'multipart/form-data') return readMultipart(ctx.req, bounds, partNames(body));
  const raw = await collectBody(ctx.req, bounds);
  if (raw.length > 0) return parse(ctx, raw, body, share);
  if (body.kind === 'empty') return {};
  throw missingBody();
}

/** A client that waits for this does not send a body that has been rejected before. */
function sendContinue({ req: request, res: response }: Context): void {
  if (request.headers.expect?.toLowerCase() !== '100-continue') return;
  response.writeContinue();
  delete request.headers.expect;
}

async function parse(ctx: Context, raw: Buffer, body: RouteBody, share: BodyReservation): Promise<unknown> {
  const { limit = JSON_LIMIT, fileAt = ['resume'] } = body;
  try {
    if (raw.length > MAX_WHOLE_PARSE_BYTES) return await parseLargeBody(raw, share, fileAt);
    assertBoundedJson(raw);
    const parsed = await parseJson(ctx, raw);
    if (raw.length > MAX_BYTES_PER_TURN) await nextTurn();
    if (limit > JSON_LIMIT) rejectLargeRemainder(parsed, raw.length, fileAt);
    assertStorableJson(parsed);
    return parsed;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new HttpProblem('malformed_json', describeJsonFault(error, raw));
  }
}

function missingBody(): Error {
  return new HttpProblem('malformed_json', 'Send a JSON body.');
}

/** Resume files are compressed already; decompressing them again would only allow decompression bombs. */
function rejectCompressed(encoding: string | undefined): void {
  if (!isUncompressed(encoding)) throw new UnsupportedBody('A multipart body must not be compressed.', 'identity');
}

/** JSON is UTF-8 (RFC 8259); a body with another charset would be misread. */
function rejectOtherCharsets(charset: string): void {
  if (!['', 'utf-8', 'utf8', 'us-ascii'].includes(charset.toLowerCase())) {
    throw new UnsupportedBody(`The charset ${charset} is not supported; send UTF-8.`);
  }
}

export function parseMediaType(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function unsupportedType(body: RouteBody, type: string): UnsupportedBody {
  const accepted = acceptedTypes(body).join(', ');
  return new UnsupportedBody(
    type === '' ? `Send a Content-Type: ${accepted}.` : `${type} is not supported here; send ${accepted}.`,
  );
}

/** Lists the supported types: `Accept-Patch` by RFC 5789, `Accept` and `Accept-Encoding` by RFC 9110. */
function toUnsupportedMediaType(body: RouteBody, { message, acceptedEncodings }: UnsupportedBody): HttpProblem {
  const headers = {
    [body.kind === 'merge-patch' ? 'Accept-Patch' : 'Accept']: acceptedTypes(body).join(', '),
    ...(acceptedEncodings === undefined ? {} : { 'Accept-Encoding': acceptedEncodings }),
  };
  return new HttpProblem('unsupported_media_type', message, {}, headers);
}
