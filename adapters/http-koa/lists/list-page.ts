import type { Answer, RouteRequest } from '../route.js';
import { bindingOf, type CursorCodec } from './cursor.js';

export const DEFAULT_LIMIT = 25;

export function limitOf(query: Record<string, unknown>): number {
  return (query['limit'] as number | undefined) ?? DEFAULT_LIMIT;
}

/** The position that the request's cursor stands for, `undefined` without one. */
export function positionOf(codec: CursorCodec, operationId: string, request: RouteRequest): unknown {
  const cursor = request.query['cursor'] as string | undefined;
  return cursor === undefined ? undefined : codec.decode(cursor, bindingFor(operationId, request));
}

function bindingFor(operationId: string, { caller, params, query }: RouteRequest): string {
  return bindingOf({ tenantId: caller.tenantId, operationId, params, query });
}

/** A page of a list, with `Link: <…>; rel="next"` (RFC 8288) where more follow. */
export function listAnswer(
  codec: CursorCodec,
  operationId: string,
  request: RouteRequest,
  page: { data: (string | object)[]; next: unknown },
): Answer {
  const hasMore = page.next !== null && page.next !== undefined;
  const nextCursor = hasMore ? codec.encode(page.next, bindingFor(operationId, request)) : null;
  return {
    status: 200,
    body: `{"object":"list","data":[${page.data.map(written).join(',')}],"hasMore":${String(hasMore)},"nextCursor":${JSON.stringify(nextCursor)}}`,
    ...(nextCursor === null ? {} : { headers: { Link: `<${withCursor(request.url, nextCursor)}>; rel="next"` } }),
  };
}

/** A row that is JSON already is put in as it is: rows that have not changed are written once. */
function written(row: string | object): string {
  return typeof row === 'string' ? row : JSON.stringify(row);
}

function withCursor(url: string, cursor: string): string {
  const [path = '', search = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.set('cursor', cursor);
  return `${path}?${parameters.toString()}`;
}
