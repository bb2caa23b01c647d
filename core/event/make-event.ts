import type { Caller } from '../record/caller.js';
import type { Clock } from '../ports/system/clock.js';
import type { IdGenerator } from '../ports/system/id-generator.js';
import type { EventType, NewEvent } from './event.js';

export interface EventTools {
  clock: Clock;
  ids: IdGenerator;
}

export function makeEvent(
  tools: EventTools,
  caller: Caller,
  type: EventType,
  resource: NewEvent['resource'],
  data: Record<string, unknown> = {},
): NewEvent {
  return {
    id: tools.ids.next('evt'),
    type,
    timestamp: tools.clock.now().toISOString(),
    actor: caller.actor,
    requestId: caller.requestId,
    resource,
    data,
  };
}
