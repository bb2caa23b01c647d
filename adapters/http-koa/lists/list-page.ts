import type { RouteRequest, RouteResponse } from '../route.js';
import { serializeBinding, type CursorCodec } from './cursor.js';

const DEFAULT_PAGE_SIZE = 25;

export type ListRequest = RouteRequest<object, { limit?: number | undefined; cursor?: string | undefined }>;

export function pageSize({ limit }: ListRequest['query']): number {
  return limit ?? DEFAULT_PAGE_SIZE;
}

/**
 * The position that the cursor of the request encodes; `undefined` without a cursor. The signature of the cursor covers the operation, so the
 * position has the type that the same operation passed to `listResponse`. Throws `cursor.invalid`.
 */
export function decodePosition<Position>(codec: CursorCodec, request: ListRequest): Position | undefined {
  const { cursor } = request.query;
  return cursor === undefined ? undefined : (codec.decode(cursor, cursorBinding(request)) as Position);
}

function cursorBinding({ operationId, caller, params, query }: ListRequest): string {
  return serializeBinding({ tenantId: caller.tenantId, operationId, params, query });
}

export const LIST_START = Buffer.from('{"object":"list","data":[');

/** A page of a list, with `Link: <…>; rel="next"` (RFC 8288) if more rows follow, and what is said of the list as a whole. */
export function listResponse(
  codec: CursorCodec,
  request: ListRequest,
  page: { data: (string | object)[]; next: unknown },
  about: object = {},
): RouteResponse<never> {
  const { end, headers } = listEnd(codec, request, page.next, about);
  return {
    status: 200,
    body: `${LIST_START.toString()}${page.data.map(serializeRow).join(',')}${end}`,
    ...headers,
  };
}

/** What follows the rows, and the header that says the same. */
export function listEnd(
  codec: CursorCodec,
  request: ListRequest,
  next: unknown,
  about: object = {},
): { end: string; headers: Pick<RouteResponse, 'headers'> } {
  const hasMore = next !== null && next !== undefined;
  const nextCursor = hasMore ? codec.encode(next, cursorBinding(request)) : null;
  return {
    end: `],${JSON.stringify({ hasMore, nextCursor, ...about }).slice(1)}`,
    headers: nextCursor === null ? {} : { headers: { Link: `<${withCursor(request.url, nextCursor)}>; rel="next"` } },
  };
}

/** A string is serialized JSON: an unchanged row is serialized only once. */
function serializeRow(row: string | object): string {
  return typeof row === 'string' ? row : JSON.stringify(row);
}

function withCursor(url: string, cursor: string): string {
  const [path = '', search = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.set('cursor', cursor);
  return `${path}?${parameters.toString()}`;
}
