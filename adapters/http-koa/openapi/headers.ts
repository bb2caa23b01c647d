import { z } from 'zod';
import type { ZodOpenApiHeaderObject } from 'zod-openapi';
import type { Route } from '../route.js';

const header = (description: string): ZodOpenApiHeaderObject => ({ description, schema: { type: 'string' } });

export const HEADER_COMPONENTS: Record<string, ZodOpenApiHeaderObject> = {
  'Request-Id': header('Names this request in logs and events.'),
  'RateLimit-Policy': header('The limit that applies: `"read";q=600;w=60`.'),
  RateLimit: header('What is left of it: `"read";r=599;t=60`.'),
  'Retry-After': header('Seconds to wait before trying again.'),
  'WWW-Authenticate': header('`Bearer`.'),
  Accept: header('The content types that are taken.'),
  'Accept-Patch': header('The content types that are taken.'),
  'Accept-Encoding': header('The content encodings that are taken, where it is the encoding that is not.'),
  ETag: header('Strong version of the record, for If-Match and If-None-Match.'),
  Location: header('Path of the record.'),
  Link: header('`rel="next"` where more rows follow.'),
  'Accept-Ranges': header('`bytes`.'),
  'Content-Range': header(
    'The bytes that are sent, and how many there are: `bytes 0-1023/48210`; of 416 the size alone.',
  ),
  'Content-Disposition': header('`attachment`, with the name of the file.'),
  'Idempotent-Replayed': header('`true` where this is the first answer given again.'),
};

/** Failures of the work itself, which are kept under an Idempotency-Key as good answers are. */
const REPLAYED_STATUSES: ReadonlySet<number> = new Set([404, 409, 413, 422]);

/** The headers of a problem. The limit is counted once the key is known to be good. */
export function problemHeaders(route: Route, status: number): Record<string, { $ref: string }> {
  const names = ['Request-Id'];
  if (status === 401) names.push('WWW-Authenticate');
  else if (status < 500) names.push('RateLimit-Policy', 'RateLimit');
  if (status === 416) names.push('Content-Range');
  if (status === 415) names.push(route.body?.kind === 'merge-patch' ? 'Accept-Patch' : 'Accept', 'Accept-Encoding');
  if (isReplayable(route) && REPLAYED_STATUSES.has(status)) names.push('Idempotent-Replayed');
  // 409: while the first request with an Idempotency-Key is still running.
  if (status === 429 || status >= 500 || (status === 409 && isReplayable(route))) names.push('Retry-After');
  return references(names);
}

/** Whether an answer is kept under an Idempotency-Key. */
export function isReplayable({ method, stateless }: Route): boolean {
  return method === 'POST' && !stateless;
}

/** Of 304, which has no body. */
export function notModifiedHeaders(): Record<string, { $ref: string }> {
  return references(['Request-Id', 'RateLimit-Policy', 'RateLimit', 'ETag']);
}

/** The headers of a route's good answer. */
export function responseHeaders(route: Route, status = route.response.status): Record<string, { $ref: string }> {
  const names = ['Request-Id', 'RateLimit-Policy', 'RateLimit'];
  if (showsVersion(route) || route.response.isFile) names.push('ETag');
  if (route.response.isFile) names.push('Accept-Ranges', 'Content-Disposition');
  if (status === 206) names.push('Content-Range');
  if (status === 201 || route.response.hasLocation) names.push('Location');
  if (route.query && 'cursor' in route.query.shape) names.push('Link');
  if (isReplayable(route)) names.push('Idempotent-Replayed');
  return references(names);
}

/** Single records that can change carry their version, in the answer and in its ETag. */
function showsVersion({ response: { schema } }: Route): boolean {
  return schema instanceof z.ZodObject && 'version' in schema.shape;
}

function references(names: string[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
