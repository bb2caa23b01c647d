import type { PlatformEvent } from './event.js';

/** An event as it leaves the service, in lists and as the body of webhooks. */
export function eventDocument(event: PlatformEvent): Record<string, unknown> {
  return {
    id: event.id,
    object: 'event',
    type: event.type,
    timestamp: event.timestamp,
    sequence: event.sequence,
    actor: { type: event.actor.type, id: event.actor.id },
    requestId: event.requestId,
    resource: { type: event.resource.type, id: event.resource.id, version: event.resource.version },
    data: event.data,
  };
}
