import type { RouteRequest, RouteResponse } from '../route.js';
import { serializeBinding, type CursorCodec } from './cursor.js';

const DEFAULT_PAGE_SIZE = 25;

type ListRequest = RouteRequest<object, { limit?: number | undefined; cursor?: string | undefined }>;

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

const LIST_START = Buffer.from('{"object":"list","data":[');

/** A page of a list, with `Link: <…>; rel="next"` (RFC 8288) if more rows follow, and what is said of the list as a whole. A buffer is serialized rows. */
export function listResponse(
  codec: CursorCodec,
  request: ListRequest,
  page: { data: (string | object)[] | Buffer; next: unknown },
  about: object = {},
): RouteResponse<never> {
  const hasMore = page.next !== null && page.next !== undefined;
  const nextCursor = hasMore ? codec.encode(page.next, cursorBinding(request)) : null;
  const end = `],${JSON.stringify({ hasMore, nextCursor, ...about }).slice(1)}`;
  return {
    status: 200,
    body: Buffer.isBuffer(page.data)
      ? Buffer.concat([LIST_START, page.data, Buffer.from(end)])
      : `${LIST_START.toString()}${page.data.map(serializeRow).join(',')}${end}`,
    ...(nextCursor === null ? {} : { headers: { Link: `<${withCursor(request.url, nextCursor)}>; rel="next"` } }),
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
