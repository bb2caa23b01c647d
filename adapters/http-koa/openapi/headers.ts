import type { ZodOpenApiHeaderObject } from 'zod-openapi';
import type { Route } from '../route.js';

const header = (description: string): ZodOpenApiHeaderObject => ({ description, schema: { type: 'string' } });

export const REUSED_HEADERS: Record<string, ZodOpenApiHeaderObject> = {
  'Request-Id': header('Names this request in logs and events.'),
  'RateLimit-Policy': header('The limit that applies: `"read";q=600;w=60`.'),
  RateLimit: header('What is left of it: `"read";r=599;t=60`.'),
  'Retry-After': header('Seconds to wait before trying again.'),
  'WWW-Authenticate': header('`Bearer`, with the reason where a key was given.'),
  Accept: header('The content types that are taken.'),
  ETag: header('Strong version of the record, for If-Match and If-None-Match.'),
  Location: header('Path of the record.'),
  Link: header('`rel="next"` where more rows follow.'),
  'Idempotent-Replayed': header('`true` where this is the first answer given again.'),
};

/** The headers of a problem. The limit is counted once the key is known to be good. */
export function problemHeaders(status: number): Record<string, { $ref: string }> {
  const names = ['Request-Id'];
  if (status === 401) names.push('WWW-Authenticate');
  else if (status < 500) names.push('RateLimit-Policy', 'RateLimit');
  if (status === 415) names.push('Accept');
  if (status === 429 || status >= 500) names.push('Retry-After');
  return references(names);
}

/** The headers of a route's good answer. */
export function answerHeaders(route: Route): Record<string, { $ref: string }> {
  const names = ['Request-Id', 'RateLimit-Policy', 'RateLimit'];
  if (route.conditional || route.answer.status === 201) names.push('ETag');
  if (route.answer.status === 201) names.push('Location');
  if (route.query && 'cursor' in route.query.shape) names.push('Link');
  if (route.method === 'POST') names.push('Idempotent-Replayed');
  return references(names);
}

function references(names: string[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
