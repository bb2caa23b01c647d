import type { LeasedWork, WorkLease } from '../../../core/index.js';
import type { WorkKind, NewWork } from '../../../core/spi.js';
import { DueItems } from './due-items.js';

export interface WorkItem extends LeasedWork {
  /** `null` while it is not leased. */
  leasedUntil: string | null;
  /** Grows with each move: entries of the due heap with an older one are stale. `-1` once removed. */
  stamp: number;
}

interface Wanted {
  limit: number;
  roomFor: ((tenantId: string) => number) | undefined;
  now: string;
  until: string;
}

/** The items of one kind. */
class KindOfWork {
  readonly itemsByTenant = new Map<string, Map<string, WorkItem>>();
  readonly dueByTenant = new Map<string, DueItems<WorkItem>>();
  /** In the order of their turns: a tenant that is served goes to the end. */
  readonly turns = new Set<string>();
  lastEnqueuedAt = '';

  note(enqueuedAt: string): void {
    if (enqueuedAt > this.lastEnqueuedAt) this.lastEnqueuedAt = enqueuedAt;
  }

  itemsOf(tenantId: string): Map<string, WorkItem> {
    let items = this.itemsByTenant.get(tenantId);
    if (!items) {
      items = new Map();
      this.itemsByTenant.set(tenantId, items);
    }
    return items;
  }
}

export class WorkTable {
  private readonly kinds = new Map<WorkKind, KindOfWork>();
  /** Grows over all items, so that the fence of a finished item never opens a later one with the same id. */
  private lastFence = 0;

  /** An item that is enqueued again starts over: its attempts count from 1, and a lease on it is lost. */
  enqueue(tenantId: string, work: readonly NewWork[], enqueuedAt: string): void {
    for (const { id, kind, runAt = enqueuedAt, payload } of work) {
      const ofKind = this.of(kind);
      ofKind.note(enqueuedAt);
      const items = ofKind.itemsOf(tenantId);
      const fence = ++this.lastFence;
      let item = items.get(id);
      if (item) {
        Object.assign(item, { runAt, payload, enqueuedAt, attempt: 0, fence, leasedUntil: null });
      } else {
        item = { id, kind, tenantId, runAt, payload, enqueuedAt, attempt: 0, fence, leasedUntil: null, stamp: 0 };
        items.set(id, item);
      }
      this.move(item);
    }
  }

  giveBack(item: WorkItem, { runAt, uncounted, now }: { runAt: string; uncounted: boolean; now: string }): void {
    const attempt = uncounted ? item.attempt - 1 : item.attempt;
    Object.assign(item, { runAt, attempt, enqueuedAt: now, leasedUntil: null });
    this.of(item.kind).note(now);
    this.move(item);
  }

  find({ kind, tenantId, id }: Pick<LeasedWork, 'kind' | 'tenantId' | 'id'>): WorkItem | undefined {
    return this.of(kind).itemsByTenant.get(tenantId)?.get(id);
  }

  /** Makes those due at once that a clock ahead has enqueued as due at once, or has given back to be tried again. */
  recallFromFuture(kind: WorkKind, { now, latest }: { now: string; latest: string }): void {
    const ofKind = this.of(kind);
    if (ofKind.lastEnqueuedAt <= latest) return;
    for (const item of this.all(kind)) {
      if (item.enqueuedAt <= latest) continue;
      const runAt = item.runAt <= item.enqueuedAt || item.attempt > 0 ? now : item.runAt;
      Object.assign(item, { runAt, enqueuedAt: now, leasedUntil: null });
      this.move(item);
    }
    ofKind.lastEnqueuedAt = now;
  }

  /** The earliest items that are due, one of each tenant in turn. */
  takeDue(kind: WorkKind, { limit, roomFor, now, until }: Wanted): WorkItem[] {
    const { turns, dueByTenant } = this.of(kind);
    const taken: WorkItem[] = [];
    const takenOf = new Map<string, number>();
    // A tenant that was served comes up again at the end of the same walk.
    for (const tenantId of turns) {
      if (taken.length >= limit) break;
      const due = dueByTenant.get(tenantId)!;
      const head = due.first();
      if (!head) {
        dueByTenant.delete(tenantId);
        turns.delete(tenantId);
        continue;
      }
      const had = takenOf.get(tenantId) ?? 0;
      if (head.at > now || had >= (roomFor?.(tenantId) ?? Infinity)) continue;
      due.removeFirst();
      Object.assign(head.item, { leasedUntil: until, attempt: head.item.attempt + 1, fence: ++this.lastFence });
      this.move(head.item);
      taken.push(head.item);
      takenOf.set(tenantId, had + 1);
      turns.delete(tenantId);
      turns.add(tenantId);
    }
    return taken;
  }

  /** Puts an item where its times say, after they were changed. */
  move(item: WorkItem): void {
    const ofKind = this.of(item.kind);
    let due = ofKind.dueByTenant.get(item.tenantId);
    if (!due) {
      due = new DueItems<WorkItem>((entry, stamp) => entry.stamp === stamp);
      ofKind.dueByTenant.set(item.tenantId, due);
      ofKind.turns.add(item.tenantId);
    }
    due.add(item.leasedUntil ?? item.runAt, item, ++item.stamp);
  }

  /** The item of a lease, if it is the last one given and has not been given back. */
  held(lease: WorkLease): WorkItem | undefined {
    const item = this.find(lease);
    return item?.fence === lease.fence && item.leasedUntil !== null ? item : undefined;
  }

  /** `false`: the lease was lost. */
  complete(lease: WorkLease): boolean {
    const item = this.held(lease);
    if (item) this.remove(item);
    return item !== undefined;
  }

  remove(item: WorkItem): void {
    item.stamp = -1;
    const { itemsByTenant } = this.of(item.kind);
    const items = itemsByTenant.get(item.tenantId);
    items?.delete(item.id);
    if (items?.size === 0) itemsByTenant.delete(item.tenantId);
  }

  all(kind: WorkKind): WorkItem[] {
    return [...this.of(kind).itemsByTenant.values()].flatMap((items) => [...items.values()]);
  }

  nextAt(kind: WorkKind): string | null {
    let next: string | null = null;
    for (const due of this.of(kind).dueByTenant.values()) {
      const at = due.first()?.at;
      if (at !== undefined && (next === null || at < next)) next = at;
    }
    return next;
  }

  private of(kind: WorkKind): KindOfWork {
    let ofKind = this.kinds.get(kind);
    if (!ofKind) {
      ofKind = new KindOfWork();
      this.kinds.set(kind, ofKind);
    }
    return ofKind;
  }
}
