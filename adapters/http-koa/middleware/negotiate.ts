import type { Context } from 'koa';
import { HttpProblem } from '../problems/problem.js';
import type { Route } from '../route.js';
import type { Exchange } from './exchange.js';

/** Whether the caller prefers the form of a standard that the route offers. Throws the problem of a caller that accepts nothing that there is. */
export function negotiate(ctx: Context, exchange: Pick<Exchange, 'vary'>, { response }: Route): { standard?: true } {
  if (response.isFile) return {};
  const { standard } = response;
  if (standard) exchange.vary.push('Accept');
  const { accept } = ctx.req.headers;
  // The common values need no parsing.
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return {};
  // JSON has no parameters (RFC 8259), but many clients send `application/json; charset=utf-8`.
  ctx.req.headers.accept = accept.replace(/;(?!\s*q\s*=)[^;,]*/gi, '');
  const types = ['application/json', ...(standard ? [standard.contentType] : []), 'application/problem+json'];
  const best = ctx.accepts(...types);
  if (best === false) {
    const offered = types.slice(0, -1).join(' or ');
    throw new HttpProblem('not_acceptable', `Responses are ${offered}. Send Accept: ${types[0]!}, or omit the header.`);
  }
  return best === standard?.contentType ? { standard: true } : {};
}
