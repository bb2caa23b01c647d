import type { PlatformEvent } from './event.js';

export interface EventDocument extends Pick<
  PlatformEvent,
  'id' | 'type' | 'timestamp' | 'sequence' | 'actor' | 'requestId' | 'resource' | 'data'
> {
  object: 'event';
}

/** The public representation of an event, in lists and as the body of webhooks. */
export function eventDocument(event: PlatformEvent): EventDocument {
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
