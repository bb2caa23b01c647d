import bodyParser from 'koa-bodyparser';
import type { Context, Middleware } from 'koa';
import { HttpProblem } from '../problems/problem.js';
import type { RouteBody } from '../route.js';
import { JSON_LIMIT } from './body-limits.js';
import { PARSED_AT_ONCE, parseLargeBody, restTooLarge, textOf } from './large-body.js';
import { readMultipart } from './read-multipart.js';
import { refuseUnkeepable } from './refuse-unkeepable.js';

const JSON_TYPES = ['application/json', 'application/merge-patch+json'];
const onerror = (error: Error): never => {
  throw bodyProblem(error);
};

const jsonOptions = {
  enableTypes: ['json'],
  detectJSON: () => true,
  jsonLimit: String(JSON_LIMIT),
  strict: false,
  // Members called "__proto__" come through as data, and are refused by name afterwards.
  onProtoPoisoning: 'ignore',
  onerror,
};

/** koa-bodyparser, for the bodies that need no type. */
const parseUntyped = bodyParser(jsonOptions);

const collectors = new Map<number, Middleware>();

/** Collects the bytes of a body, and leaves them as they are: what is no UTF-8 must be seen before it is read as such. */
function collectorFor(limit: number): Middleware {
  let collector = collectors.get(limit);
  if (!collector) {
    // Without an encoding the bytes stay bytes; the types of the package know no such thing.
    const encoding = null as unknown as string;
    const options = { enableTypes: ['text'], extendTypes: { text: JSON_TYPES }, textLimit: String(limit), encoding };
    collector = bodyParser({ ...options, onerror });
    collectors.set(limit, collector);
  }
  return collector;
}

function bodyProblem(error: Error & { status?: number; type?: string; code?: string }): unknown {
  if (error.status === 413)
    return new HttpProblem('payload_too_large', 'The body is larger than this operation takes.');
  if (error.type === 'charset.unsupported') return new UnsupportedBody('The charset of the body is not supported.');
  if (error.type === 'encoding.unsupported' || error.status === 415)
    return new UnsupportedBody('The content encoding of the body is not supported.', 'gzip, deflate, br');
  if (error.code?.startsWith('Z_')) return new HttpProblem('malformed_json', 'The compressed body is damaged.');
  if (error instanceof SyntaxError || error.status === 400)
    return new HttpProblem('malformed_json', 'The body is not valid JSON.');
  return error;
}

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

/** Reads the body of a request; throws problems for a wrong type, a broken or a too large body. */
export async function readBody(ctx: Context, body: RouteBody): Promise<unknown> {
  try {
    return await read(ctx, body);
  } catch (error) {
    throw error instanceof UnsupportedBody ? unsupported(body.kind, error) : error;
  }
}

async function read(ctx: Context, body: RouteBody): Promise<unknown> {
  const length = ctx.request.headers['content-length'];
  const hasBody = (length !== undefined && length !== '0') || ctx.request.headers['transfer-encoding'] !== undefined;
  if (body.kind === 'empty' && !hasBody) return {};
  const type = mediaTypeOf(ctx.request.headers['content-type']);
  // An empty body, or `{}`, needs no type.
  const isUntyped = body.kind === 'empty' && type === '';
  if (!isUntyped && !ACCEPTED[body.kind].includes(type)) throw wrongType(body.kind, type);
  if (type === 'multipart/form-data') {
    refuseEncoding(ctx.get('Content-Encoding'));
    return readMultipart(ctx.req);
  }
  if (ctx.request.headers['content-type']?.includes(';')) refuseCharset(ctx.request.charset);
  const limit = body.limit ?? JSON_LIMIT;
  if (length !== undefined && Number(length) > limit) {
    throw new HttpProblem(
      'payload_too_large',
      `The body is larger than ${String(limit)} bytes.`,
      {},
      { Connection: 'close' },
    );
  }
  if (isUntyped) return readUntyped(ctx);
  await collectorFor(limit)(ctx, () => Promise.resolve());
  const raw = ctx.request.rawBody as unknown;
  if (raw instanceof Buffer && raw.length > 0) return parse(raw, limit);
  if (body.kind === 'empty') return {};
  throw noBody();
}

async function readUntyped(ctx: Context): Promise<unknown> {
  await parseUntyped(ctx, () => Promise.resolve());
  const parsed: unknown = ctx.request.rawBody ? ctx.request.body : {};
  refuseUnkeepable(parsed);
  return parsed;
}

async function parse(raw: Buffer, limit: number): Promise<unknown> {
  try {
    if (raw.length > PARSED_AT_ONCE) return await parseLargeBody(raw);
    const parsed: unknown = JSON.parse(textOf(raw));
    if (limit > JSON_LIMIT) refuseLargeRest(parsed, raw.length);
    refuseUnkeepable(parsed);
    return parsed;
  } catch (error) {
    throw error instanceof SyntaxError ? bodyProblem(error) : error;
  }
}

function noBody(): Error {
  return new HttpProblem('malformed_json', 'A JSON body is needed.');
}

/** Resumes are compressed already; unfolding them would only open a door to bombs. */
function refuseEncoding(encoding: string): void {
  if (!['', 'identity'].includes(encoding.toLowerCase())) {
    throw new UnsupportedBody('A multipart body is not taken compressed.', 'identity');
  }
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
