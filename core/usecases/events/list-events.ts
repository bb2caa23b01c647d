import type { Caller } from '../../record/caller.js';
import type { PlatformEvent } from '../../event/event.js';
import type { EventLog, EventQuery } from '../../ports/event-log.js';

export class ListEvents {
  constructor(private readonly ports: { events: EventLog }) {}

  execute(
    { tenantId }: Pick<Caller, 'tenantId'>,
    query: EventQuery,
  ): Promise<{ data: PlatformEvent[]; next: number | null }> {
    return this.ports.events.list(tenantId, query);
  }
}
