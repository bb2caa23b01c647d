import type { NewEvent, PlatformEvent } from '../../core/event/event.js';

/** The events of one tenant, in order of sequence. */
export interface TenantEvents {
  /** Only ever added to at the end and removed from at the start. */
  log: PlatformEvent[];
  byId: Map<string, PlatformEvent>;
  lastSequence: number;
  byResource: Map<string, PlatformEvent[]>;
  /** Up to which sequence `byResource` is complete. */
  indexedSequence: number;
}

export class EventTable {
  private readonly tenants = new Map<string, TenantEvents>();
  /** With their tenants, in order of writing. */
  private readonly undispatched = new Map<PlatformEvent, string>();

  of(tenantId: string): TenantEvents {
    let events = this.tenants.get(tenantId);
    if (!events) {
      events = { log: [], byId: new Map(), lastSequence: 0, byResource: new Map(), indexedSequence: 0 };
      this.tenants.set(tenantId, events);
    }
    return events;
  }

  append(tenantId: string, event: NewEvent): PlatformEvent {
    const events = this.of(tenantId);
    events.lastSequence += 1;
    const numbered: PlatformEvent = { ...event, sequence: events.lastSequence };
    events.log.push(numbered);
    events.byId.set(numbered.id, numbered);
    this.undispatched.set(numbered, tenantId);
    return numbered;
  }

  /** Those of one resource. The index is brought up to date here, so that appending does not pay for it. */
  ofResource(tenantId: string, resourceId: string): PlatformEvent[] {
    const events = this.of(tenantId);
    const first = events.log[0]?.sequence ?? 0;
    for (const event of events.log.slice(Math.max(0, events.indexedSequence + 1 - first))) {
      const ofResource = events.byResource.get(event.resource.id);
      if (ofResource) ofResource.push(event);
      else events.byResource.set(event.resource.id, [event]);
    }
    events.indexedSequence = events.lastSequence;
    return events.byResource.get(resourceId) ?? [];
  }

  listUndispatched(limit: number): { tenantId: string; event: PlatformEvent }[] {
    const found: { tenantId: string; event: PlatformEvent }[] = [];
    for (const [event, tenantId] of this.undispatched) {
      if (found.length === limit) break;
      found.push({ tenantId, event });
    }
    return found;
  }

  markDispatched(tenantId: string, eventIds: readonly string[]): void {
    const { byId } = this.of(tenantId);
    for (const id of eventIds) {
      const event = byId.get(id);
      if (event) this.undispatched.delete(event);
    }
  }

  /** Removes from the start of each log only, so that what stays has no gaps. */
  purge(olderThan: string): number {
    let removed = 0;
    for (const events of this.tenants.values()) {
      const kept = events.log.findIndex((event) => event.timestamp >= olderThan);
      const old = events.log.splice(0, kept < 0 ? events.log.length : kept);
      for (const event of old) {
        events.byId.delete(event.id);
        this.undispatched.delete(event);
      }
      events.byResource.clear();
      events.indexedSequence = 0;
      removed += old.length;
    }
    return removed;
  }
}
