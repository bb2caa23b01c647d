import type { PlatformEvent } from '../../../core/index.js';
import type { NewEvent, UndispatchedEvent } from '../../../core/spi.js';

/** The events of one tenant, in order of sequence. */
export class TenantEvents {
  /** Only ever added to at the end and removed from at the start. */
  readonly log: PlatformEvent[] = [];
  lastSequence = 0;
  private readonly byId = new Map<string, PlatformEvent>();
  private readonly byResource = new Map<string, PlatformEvent[]>();
  /** Up to which sequence the two maps are complete: they are brought up to date when asked, so that appending does not pay for them. */
  private indexedSequence = 0;
  /** All up to here have been handed to the webhooks, and so have these after it. */
  private dispatchedSequence = 0;
  private readonly dispatchedEarly = new Set<string>();

  append({ id, type, timestamp, actor, requestId, resource, data }: NewEvent): PlatformEvent {
    this.lastSequence += 1;
    const numbered = { id, type, timestamp, actor, requestId, resource, data, sequence: this.lastSequence };
    this.log.push(numbered);
    return numbered;
  }

  find(id: string): PlatformEvent | undefined {
    this.index();
    return this.byId.get(id);
  }

  ofResource(resourceId: string): PlatformEvent[] {
    this.index();
    return this.byResource.get(resourceId) ?? [];
  }

  listUndispatched(limit: number): PlatformEvent[] {
    const found: PlatformEvent[] = [];
    for (let at = this.placeOf(this.dispatchedSequence + 1); at < this.log.length && found.length < limit; at += 1) {
      const event = this.log[at]!;
      if (!this.dispatchedEarly.has(event.id)) found.push(event);
    }
    return found;
  }

  markDispatched(ids: readonly string[]): void {
    for (const id of ids) this.dispatchedEarly.add(id);
    for (let at = this.placeOf(this.dispatchedSequence + 1); ; at += 1) {
      const event = this.log[at];
      if (!event || !this.dispatchedEarly.delete(event.id)) break;
      this.dispatchedSequence = event.sequence;
    }
    // What is left then names events that were marked twice.
    if (this.dispatchedSequence === this.lastSequence) this.dispatchedEarly.clear();
  }

  /** Removes from the start only, so that what stays has no gaps. Returns how many. */
  purge(olderThan: string): number {
    const kept = this.log.findIndex((event) => event.timestamp >= olderThan);
    const old = this.log.splice(0, kept < 0 ? this.log.length : kept);
    this.dispatchedSequence = Math.max(this.dispatchedSequence, old.at(-1)?.sequence ?? 0);
    this.byId.clear();
    this.byResource.clear();
    this.indexedSequence = 0;
    return old.length;
  }

  /** Numbers have no gaps, so that the place of one follows from the first. */
  private placeOf(sequence: number): number {
    return Math.max(0, sequence - (this.log[0]?.sequence ?? sequence));
  }

  private index(): void {
    for (const event of this.log.slice(this.placeOf(this.indexedSequence + 1))) {
      this.byId.set(event.id, event);
      const ofResource = this.byResource.get(event.resource.id);
      if (ofResource) ofResource.push(event);
      else this.byResource.set(event.resource.id, [event]);
    }
    this.indexedSequence = this.lastSequence;
  }
}

export class EventTable {
  private readonly tenants = new Map<string, TenantEvents>();
  /** Ids of those that may have events for the webhooks. */
  private readonly waiting = new Set<string>();

  of(tenantId: string): TenantEvents {
    let events = this.tenants.get(tenantId);
    if (!events) {
      events = new TenantEvents();
      this.tenants.set(tenantId, events);
    }
    return events;
  }

  append(tenantId: string, event: NewEvent): PlatformEvent {
    this.waiting.add(tenantId);
    return this.of(tenantId).append(event);
  }

  /** Each tenant that waits gets its share. */
  listUndispatched(limit: number): UndispatchedEvent[] {
    const found: UndispatchedEvent[] = [];
    const share = Math.ceil(limit / this.waiting.size);
    for (const tenantId of [...this.waiting]) {
      const events = this.of(tenantId).listUndispatched(Math.min(share, limit - found.length));
      for (const event of events) found.push({ tenantId, event });
      if (events.length === 0 && found.length < limit) this.waiting.delete(tenantId);
    }
    return found;
  }

  purge(olderThan: string): number {
    let removed = 0;
    for (const events of this.tenants.values()) removed += events.purge(olderThan);
    return removed;
  }
}
