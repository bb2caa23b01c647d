import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'koa';
import parseRange from 'range-parser';
import { HttpProblem } from '../problems/problem.js';
import type { FileBody } from '../route.js';
import type { Exchange } from './exchange.js';
import { matchesIfNoneMatch } from './preconditions.js';
import { sendResponse } from './send-response.js';

/**
 * Answers with a file or one range of it (RFC 9110, section 14), read and sent in parts. Several ranges at once get the whole file, which the standard allows. A file
 * that cannot be read to its end closes the connection, so that no half of it is taken for the whole.
 */
export async function sendFile(
  ctx: Context,
  exchange: Exchange,
  file: FileBody,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const { req, res } = ctx;
  const headers = { ...given, ETag: file.etag, 'Accept-Ranges': 'bytes' };
  if (matchesIfNoneMatch(req.headers['if-none-match'], file.etag)) {
    await sendResponse(ctx, exchange, { status: 304, headers, body: '' });
    return;
  }
  const range = ctx.method === 'HEAD' ? undefined : requestedRange(ctx, file);
  const { start, end } = range ?? { start: 0, end: file.size };
  const bytes = ctx.method === 'HEAD' ? undefined : await file.open({ start, end });
  const fields = [...exchange.headers, ...Object.entries(headers).flat(), 'Content-Length', String(end - start)];
  if (range) fields.push('Content-Range', `bytes ${String(start)}-${String(end - 1)}/${String(file.size)}`);
  ctx.respond = false;
  res.writeHead(range ? 206 : 200, fields);
  if (!bytes) {
    res.end();
    return;
  }
  try {
    await pipeline(Readable.from(bytes), res);
  } catch (error) {
    // Where the caller has gone there is nothing to report.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') exchange.error = error;
  }
}

/** From `start` to before `end`; `undefined` for the whole file. Throws the problem of a range that the file does not have. */
function requestedRange({ req }: Context, { size, etag }: FileBody): { start: number; end: number } | undefined {
  const { range: header, 'if-range': ifRange } = req.headers;
  if (header === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const ranges = parseRange(size, header);
  if (ranges === -1) {
    const headers = { 'Content-Range': `bytes */${String(size)}` };
    throw new HttpProblem('range_not_satisfiable', `The file has ${String(size)} bytes.`, {}, headers);
  }
  // What cannot be parsed, or counts in another unit, is to be ignored.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  const [{ start, end }] = ranges as unknown as [{ start: number; end: number }];
  return { start, end: end + 1 };
}
