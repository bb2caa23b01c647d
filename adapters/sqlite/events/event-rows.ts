import type { PlatformEvent } from '../../../core/index.js';
import type { NewEvent } from '../../../core/spi.js';

/** An event as it is stored: what has a column of its own is not in the JSON. */
export interface EventRow {
  tenant_id: string;
  sequence: number;
  id: string;
  type: string;
  resource_id: string;
  timestamp: string;
  event: string;
}

export const EVENT_COLUMNS = 'tenant_id, sequence, id, type, resource_id, timestamp, event';

interface Rest extends Pick<NewEvent, 'actor' | 'requestId' | 'data'> {
  resource: Omit<NewEvent['resource'], 'id'>;
}

export function encodeEvent({ actor, requestId, resource: { type, version }, data }: NewEvent): string {
  return JSON.stringify({ actor, requestId, resource: { type, version }, data } satisfies Rest);
}

/** Earlier releases stored the whole event as JSON: it has the same members. */
export function decodeEvent({
  sequence,
  id,
  type,
  resource_id: resourceId,
  timestamp,
  event,
}: EventRow): PlatformEvent {
  const rest = JSON.parse(event) as Rest;
  return {
    ...rest,
    ...{ id, type: type as NewEvent['type'], timestamp, sequence },
    resource: { ...rest.resource, id: resourceId },
  };
}
