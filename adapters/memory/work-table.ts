import type { NewWork, WorkKind } from '../../core/ports/outbox.js';
import type { LeasedWork } from '../../core/ports/work-queue.js';
import { DueItems } from './due-items.js';

export interface WorkItem extends LeasedWork {
  /** `null` while nobody holds it. */
  leasedUntil: string | null;
  /** Grows with each move: entries of the due heap with an older one are stale. `-1` once removed. */
  stamp: number;
}

/** The items of one kind. */
class KindOfWork {
  readonly itemsByTenant = new Map<string, Map<string, WorkItem>>();
  readonly dueByTenant = new Map<string, DueItems<WorkItem>>();
  /** Tenants that were served longest ago come first. */
  turns: string[] = [];

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

  /** An item asked for anew starts anew: its attempts count from 1 again, and a lease on it is lost. */
  enqueue(tenantId: string, work: readonly NewWork[], enqueuedAt: string): void {
    for (const { id, kind, runAt, payload } of work) {
      const items = this.of(kind).itemsOf(tenantId);
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

  find({ kind, tenantId, id }: Pick<LeasedWork, 'kind' | 'tenantId' | 'id'>): WorkItem | undefined {
    return this.of(kind).itemsByTenant.get(tenantId)?.get(id);
  }

  /** The earliest items that are due, one of each tenant in turn. */
  takeDue(kind: WorkKind, { limit, now, until }: { limit: number; now: string; until: string }): WorkItem[] {
    const ofKind = this.of(kind);
    const taken: WorkItem[] = [];
    let waiting = ofKind.turns;
    while (taken.length < limit && waiting.length > 0) {
      const served: string[] = [];
      for (const tenantId of waiting) {
        const due = ofKind.dueByTenant.get(tenantId)!;
        const head = taken.length < limit ? due.first() : undefined;
        if (!head || head.at > now) continue;
        due.removeFirst();
        Object.assign(head.item, { leasedUntil: until, attempt: head.item.attempt + 1, fence: ++this.lastFence });
        this.move(head.item);
        taken.push(head.item);
        served.push(tenantId);
      }
      ofKind.turns = [...ofKind.turns.filter((tenantId) => !served.includes(tenantId)), ...served];
      waiting = served;
    }
    this.dropIdleTenants(ofKind);
    return taken;
  }

  /** Puts an item where its times say, after they were changed. */
  move(item: WorkItem): void {
    const ofKind = this.of(item.kind);
    let due = ofKind.dueByTenant.get(item.tenantId);
    if (!due) {
      due = new DueItems<WorkItem>((entry, stamp) => entry.stamp === stamp);
      ofKind.dueByTenant.set(item.tenantId, due);
      ofKind.turns.push(item.tenantId);
    }
    due.add(item.leasedUntil ?? item.runAt, item, ++item.stamp);
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

  private dropIdleTenants(ofKind: KindOfWork): void {
    for (const [tenantId, due] of ofKind.dueByTenant) {
      if (due.first()) continue;
      ofKind.dueByTenant.delete(tenantId);
      ofKind.turns = ofKind.turns.filter((turn) => turn !== tenantId);
    }
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
