import type { Context } from 'koa';
import type { Exchange } from './exchange.js';

/** An answer as bytes, all but the header fields that every answer has. */
export interface SerializedResponse {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/**
 * Writes the answer straight to Node's response, all header fields in one call: Koa's way, a field at a time with a look at each, takes a
 * third of the time of a GET. What middleware around this has set on the response stays.
 */
export function sendResponse(
  ctx: Context,
  { headers: known }: Exchange,
  { status, headers, body }: SerializedResponse,
): void {
  const fields = [...known];
  for (const name in headers) fields.push(name, headers[name] ?? '');
  ctx.respond = false;
  if (status !== 304) fields.push('Content-Length', String(Buffer.byteLength(body)));
  ctx.res.writeHead(status, fields);
  if (status === 304) ctx.res.end();
  else ctx.res.end(body);
}
