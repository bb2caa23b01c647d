import type { RouteResponse, RouteRequest } from '../route.js';
import { serializeBinding, type CursorCodec } from './cursor.js';

export const DEFAULT_LIMIT = 25;

export function pageSize(query: Record<string, unknown>): number {
  return (query['limit'] as number | undefined) ?? DEFAULT_LIMIT;
}

/** The position that the request's cursor stands for, `undefined` without one. */
export function decodePosition(codec: CursorCodec, operationId: string, request: RouteRequest): unknown {
  const cursor = request.query['cursor'] as string | undefined;
  return cursor === undefined ? undefined : codec.decode(cursor, cursorBinding(operationId, request));
}

function cursorBinding(operationId: string, { caller, params, query }: RouteRequest): string {
  return serializeBinding({ tenantId: caller.tenantId, operationId, params, query });
}

/** A page of a list, with `Link: <…>; rel="next"` (RFC 8288) where more follow. */
export function listResponse(
  codec: CursorCodec,
  operationId: string,
  request: RouteRequest,
  page: { data: (string | object)[]; next: unknown },
): RouteResponse {
  const hasMore = page.next !== null && page.next !== undefined;
  const nextCursor = hasMore ? codec.encode(page.next, cursorBinding(operationId, request)) : null;
  return {
    status: 200,
    body: `{"object":"list","data":[${page.data.map(serializeRow).join(',')}],"hasMore":${String(hasMore)},"nextCursor":${JSON.stringify(nextCursor)}}`,
    ...(nextCursor === null ? {} : { headers: { Link: `<${withCursor(request.url, nextCursor)}>; rel="next"` } }),
  };
}

/** A row that is JSON already is put in as it is: rows that have not changed are written once. */
function serializeRow(row: string | object): string {
  return typeof row === 'string' ? row : JSON.stringify(row);
}

function withCursor(url: string, cursor: string): string {
  const [path = '', search = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.set('cursor', cursor);
  return `${path}?${parameters.toString()}`;
}
