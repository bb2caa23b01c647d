import type { LeasedWork, WorkLease } from '../../../core/index.js';
import type {
  WorkKind,
  LeaseExtension,
  LeaseRequest,
  LeaseReturn,
  NewWork,
  WorkDepth,
  WorkQueue,
  DepthQuery,
} from '../../../core/spi.js';
import type { MemoryDatabase } from '../database/memory-database.js';
import type { WorkItem } from '../database/work-table.js';

export class MemoryWorkQueue implements WorkQueue {
  constructor(private readonly database: MemoryDatabase) {}

  async enqueue(tenantId: string, work: NewWork[]): Promise<void> {
    this.database.assertOpen();
    this.database.enqueue(tenantId, work);
  }

  async lease({ kind, limit, leaseMs, now, roomFor }: LeaseRequest): Promise<LeasedWork[]> {
    this.database.assertOpen();
    this.database.recallWorkFromFuture(kind);
    const times = { now: now.toISOString(), until: new Date(now.getTime() + leaseMs).toISOString() };
    return this.database.work.takeDue(kind, { limit, roomFor, ...times }).map(asLeased);
  }

  async extend(work: WorkLease, { leaseMs, now }: LeaseExtension): Promise<boolean> {
    const item = this.held(work);
    if (!item) return false;
    item.leasedUntil = new Date(now.getTime() + leaseMs).toISOString();
    this.database.work.move(item);
    return true;
  }

  async complete(work: WorkLease): Promise<boolean> {
    this.database.assertOpen();
    return this.database.work.complete(work);
  }

  async release(work: WorkLease, { runAt, uncounted }: LeaseReturn): Promise<boolean> {
    const item = this.held(work);
    if (!item) return false;
    this.database.work.giveBack(item, {
      runAt,
      uncounted: uncounted ?? false,
      now: this.database.clock.now().toISOString(),
    });
    return true;
  }

  async cancel(tenantId: string, { kind, id }: Pick<WorkLease, 'kind' | 'id'>): Promise<void> {
    this.database.assertOpen();
    const item = this.database.work.find({ tenantId, kind, id });
    if (item) this.database.work.remove(item);
  }

  async depth({ kind, now }: DepthQuery): Promise<WorkDepth> {
    this.database.assertOpen();
    const at = now.toISOString();
    let waiting = 0;
    let leased = 0;
    let oldestRunAt: string | null = null;
    for (const { runAt, leasedUntil } of this.database.work.all(kind)) {
      if (leasedUntil !== null && leasedUntil > at) leased += 1;
      else if (runAt <= at) {
        waiting += 1;
        if (oldestRunAt === null || runAt < oldestRunAt) oldestRunAt = runAt;
      }
    }
    return { waiting, leased, oldestRunAt };
  }

  async nextRunAt(kind: WorkKind): Promise<string | null> {
    this.database.assertOpen();
    return this.database.work.nextAt(kind);
  }

  private held(work: WorkLease): WorkItem | undefined {
    this.database.assertOpen();
    return this.database.work.held(work);
  }
}

function asLeased({ id, kind, runAt, payload, tenantId, attempt, fence, enqueuedAt }: WorkItem): LeasedWork {
  return { id, kind, runAt, payload, tenantId, attempt, fence, enqueuedAt };
}
