import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

type Coding = 'br' | 'gzip';

/** Bytes. A shorter answer fits into the packet of its header: compressing it saves nothing. */
const SHORTEST = 1024;
/** Of 11: about the time of gzip, and a fifth fewer bytes. */
const BROTLI_QUALITY = 4;
/** Clients have few ways to name what they accept. */
const MOST_HEADERS = 200;

const compressBrotli = promisify(brotliCompress) as (bytes: Uint8Array, options: object) => Promise<Buffer>;
const CODERS: Readonly<Record<Coding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  gzip: promisify<Uint8Array, Buffer>(gzip),
  br: (bytes) => compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
};

const negotiated = new Map<string, Coding | undefined>();
/** By the bytes that were compressed: those that are kept for many answers are compressed once. */
const kept = new WeakMap<Uint8Array, Partial<Record<Coding, Promise<Buffer>>>>();

export function isCompressible(bytes: Uint8Array, contentType = ''): boolean {
  return bytes.length >= SHORTEST && /[/+]json\b|^text\//.test(contentType);
}

/** The coding that `Accept-Encoding` prefers; `undefined` for none. */
export function acceptedCoding(ctx: Context): Coding | undefined {
  const header = ctx.req.headers['accept-encoding'];
  if (header === undefined || header === '') return undefined;
  if (negotiated.has(header)) return negotiated.get(header);
  const accepted = ctx.acceptsEncodings('br', 'gzip', 'identity');
  const coding = accepted === 'br' || accepted === 'gzip' ? accepted : undefined;
  if (negotiated.size >= MOST_HEADERS) negotiated.clear();
  negotiated.set(header, coding);
  return coding;
}

/** Off the event loop. */
export function compress(bytes: Uint8Array, coding: Coding): Promise<Buffer> {
  let codings = kept.get(bytes);
  if (!codings) {
    codings = {};
    kept.set(bytes, codings);
  }
  return (codings[coding] ??= CODERS[coding](bytes));
}
