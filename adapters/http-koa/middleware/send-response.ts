import type { Context } from 'koa';
import type { Exchange } from './exchange.js';

/** A response ready to be sent, without the header fields that every response has. */
export interface SerializedResponse {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/**
 * Writes the response directly to Node's `ServerResponse`, with all header fields in one call: setting them one by one through Koa takes a third
 * of the time of a GET. Header fields set by outer middleware are preserved.
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
