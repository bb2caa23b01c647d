import { joinBytes, type JsonBytes } from '../json-bytes.js';
import type { RouteResponse } from '../route.js';
import type { CursorCodec } from './cursor.js';
import { LIST_START, type ListRequest, listEnd } from './list-page.js';

interface Kept {
  tenantId: string;
  url: string;
  next: unknown;
  response: RouteResponse<never>;
}

/** By what signs the cursors, by the presentation, by the rows. */
const kept = new WeakMap<CursorCodec, WeakMap<object, WeakMap<object, Kept>>>();

/**
 * The same as `listResponse`, put together once for each page: as long as the store gives the same array, for the same request, it is the same response,
 * with one signature of its cursor. The array must not change.
 */
export function keptListResponse<T extends object>(
  codec: CursorCodec,
  request: ListRequest,
  { data, next }: { data: readonly T[]; next: unknown },
  bytesOf: JsonBytes<T>,
): RouteResponse<never> {
  const {
    url,
    caller: { tenantId },
  } = request;
  const responses = within(within(kept, codec), bytesOf);
  const known = responses.get(data);
  // The query is in the address. The same rows may be the answer to several, of which each has a cursor of its own.
  if (known?.url === url && known.tenantId === tenantId && known.next === next) return known.response;
  const { end, headers } = listEnd(codec, request, next);
  const body = joinBytes(LIST_START, data.map(bytesOf), Buffer.from(end));
  const response: RouteResponse<never> = { status: 200, body, ...headers };
  responses.set(data, { tenantId, url, next, response });
  return response;
}

function within<Key extends object, Inner extends object, Value>(
  map: WeakMap<Key, WeakMap<Inner, Value>>,
  key: Key,
): WeakMap<Inner, Value> {
  let inner = map.get(key);
  if (!inner) {
    inner = new WeakMap();
    map.set(key, inner);
  }
  return inner;
}
