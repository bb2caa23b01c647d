import type { LeasedWork, WorkLease } from '../../../core/index.js';
import {
  type WorkKind,
  CLOCK_TOLERANCE_MS,
  type LeaseExtension,
  type LeaseRequest,
  type LeaseReturn,
  type NewWork,
  type WorkDepth,
  type WorkQueue,
  type DepthQuery,
} from '../../../core/spi.js';
import type { WorkDocument } from '../database/collections.js';
import { WORK_LEASE_INDEX } from '../database/indexes.js';
import type { MongoDatabase } from '../database/mongo-database.js';
import { heldBy, workKey, type WorkWriter } from '../database/work-writer.js';

/**
 * Of the time of a lease, the part that taking items one by one may use up. On a slow server, or a distant one, those taken first would be
 * due again before the last one is there: the next worker would take them away, and none would ever be worked on.
 */
const TAKING_SHARE = 0.1;

/** Between two looks for work that a clock ahead has enqueued: a clock is put right seldom, and a look is a command. */
const RECALL_EVERY_MS = 5_000;

export class MongoWorkQueue implements WorkQueue {
  /** Of each kind, the tenant that this process served last: the next one has its turn. */
  private readonly lastServed = new Map<WorkKind, string>();
  /** Of each kind, when this process looked last for work from the future: on a clock that does not jump, and on the store's. */
  private readonly recalled = new Map<WorkKind, { turn: number; at: string }>();

  constructor(
    private readonly database: MongoDatabase,
    private readonly writer: WorkWriter,
  ) {}

  enqueue(tenantId: string, work: NewWork[]): Promise<void> {
    return this.database.call(async () => {
      // What was asked for before is not to come after this.
      await this.database.relay.settled(tenantId);
      await this.writer.enqueue(tenantId, work);
    });
  }

  /**
   * One command where nothing is due, and every five seconds one more; else one more for each item, those of different tenants side by side, until there are enough or a
   * tenth of the lease is over.
   */
  lease({ kind, limit, leaseMs, now, roomFor = () => Infinity }: LeaseRequest): Promise<LeasedWork[]> {
    return this.database.call(async () => {
      const stopAt = this.database.clock.now().getTime() + leaseMs * TAKING_SHARE;
      await this.database.relay.settledAll();
      await this.recallFromFuture(kind);
      const at = now.toISOString();
      const until = new Date(now.getTime() + leaseMs).toISOString();
      const tenants = this.inTurn(kind, await this.tenantsWithDue(kind, at)).filter((id) => roomFor(id) > 0);
      const taken: WorkDocument[] = [];
      const counts = new Map<string, number>();
      while (tenants.length > 0 && taken.length < limit) {
        const batch = tenants.splice(0, limit - taken.length);
        const items = await Promise.all(batch.map((tenantId) => this.leaseOne({ kind, tenantId, at, until })));
        for (const item of items) {
          if (!item) continue;
          taken.push(item);
          const count = (counts.get(item.tenantId) ?? 0) + 1;
          counts.set(item.tenantId, count);
          if (count < roomFor(item.tenantId)) tenants.push(item.tenantId);
        }
        if (this.database.clock.now().getTime() >= stopAt) break;
      }
      const last = taken.at(-1);
      if (last) this.lastServed.set(kind, last.tenantId);
      return taken.map(asLeased);
    });
  }

  extend(work: WorkLease, { leaseMs, now }: LeaseExtension): Promise<boolean> {
    const until = new Date(now.getTime() + leaseMs).toISOString();
    return this.change(work, { $set: { leasedUntil: until, visibleAt: until } });
  }

  complete(work: WorkLease): Promise<boolean> {
    return this.database.call(async () => (await this.work.deleteOne(heldBy(work))).deletedCount > 0);
  }

  release(work: WorkLease, { runAt, uncounted }: LeaseReturn): Promise<boolean> {
    return this.change(work, {
      $set: { runAt, visibleAt: runAt, leasedUntil: null, enqueuedAt: this.database.now() },
      $inc: { attempt: uncounted ? -1 : 0 },
    });
  }

  cancel(tenantId: string, { kind, id }: Pick<WorkLease, 'kind' | 'id'>): Promise<void> {
    return this.database.call(async () => {
      await this.database.relay.settled(tenantId);
      await this.work.deleteOne({ _id: workKey(tenantId, { kind, id }), tenantId });
    });
  }

  depth({ kind, now }: DepthQuery): Promise<WorkDepth> {
    const isDue = { $lte: ['$visibleAt', now.toISOString()] };
    const isHeld = { $and: [{ $not: [isDue] }, { $ne: ['$leasedUntil', null] }] };
    return this.database.call(async () => {
      await this.database.relay.settledAll();
      const [counted] = await this.work
        .aggregate<{ waiting: number; leased: number; oldest: string | null }>([
          { $match: { kind, visibleAt: { $gt: '' } } },
          {
            $group: {
              _id: null,
              waiting: { $sum: { $cond: [isDue, 1, 0] } },
              leased: { $sum: { $cond: [isHeld, 1, 0] } },
              oldest: { $min: { $cond: [isDue, '$runAt', null] } },
            },
          },
        ])
        .toArray();
      return { waiting: counted?.waiting ?? 0, leased: counted?.leased ?? 0, oldestRunAt: counted?.oldest ?? null };
    });
  }

  nextRunAt(kind: WorkKind): Promise<string | null> {
    return this.database.call(async () => {
      await this.database.relay.settledAll();
      const next = await this.work.findOne(
        { kind, visibleAt: { $gt: '' } },
        { sort: { visibleAt: 1 }, projection: { _id: 0, visibleAt: 1 } },
      );
      return next?.visibleAt ?? null;
    });
  }

  /** Makes those due at once that a clock ahead has enqueued as due at once, or has given back to be tried again. */
  private async recallFromFuture(kind: WorkKind): Promise<void> {
    const turn = performance.now();
    const now = this.database.clock.now();
    const at = now.toISOString();
    const last = this.recalled.get(kind);
    const isSetBack = last !== undefined && at < last.at;
    if (last && turn - last.turn < RECALL_EVERY_MS && !isSetBack) return;
    this.recalled.set(kind, { turn, at });
    const latest = new Date(now.getTime() + CLOCK_TOLERANCE_MS).toISOString();
    const runAt = { $cond: [{ $or: [{ $lte: ['$runAt', '$enqueuedAt'] }, { $gt: ['$attempt', 0] }] }, at, '$runAt'] };
    await this.work.updateMany({ kind, enqueuedAt: { $gt: latest } }, [
      { $set: { runAt, visibleAt: runAt, enqueuedAt: at, leasedUntil: { $literal: null } } },
    ]);
  }

  /** Sorted and grouped by the first field of the index, so that the server can step from tenant to tenant along it. */
  private async tenantsWithDue(kind: WorkKind, at: string): Promise<string[]> {
    const tenants = await this.work
      .aggregate<{ _id: string }>(
        [
          { $match: { tenantId: { $gt: '' }, kind, visibleAt: { $lte: at } } },
          { $sort: { tenantId: 1 } },
          { $group: { _id: '$tenantId' } },
        ],
        { hint: WORK_LEASE_INDEX },
      )
      .toArray();
    return tenants.map(({ _id }) => _id).sort();
  }

  private inTurn(kind: WorkKind, tenants: string[]): string[] {
    const last = this.lastServed.get(kind) ?? '';
    return [...tenants.filter((id) => id > last), ...tenants.filter((id) => id <= last)];
  }

  /** Atomic: of two workers that ask at once, each gets another item. */
  private leaseOne({
    kind,
    tenantId,
    at,
    until,
  }: {
    kind: WorkKind;
    tenantId: string;
    at: string;
    until: string;
  }): Promise<WorkDocument | null> {
    return this.work.findOneAndUpdate(
      { tenantId, kind, visibleAt: { $lte: at } },
      { $set: { leasedUntil: until, visibleAt: until }, $inc: { attempt: 1, fence: 1 } },
      { sort: { visibleAt: 1 }, returnDocument: 'after' },
    );
  }

  private change(work: WorkLease, update: object): Promise<boolean> {
    return this.database.call(async () => (await this.work.updateOne(heldBy(work), update)).matchedCount > 0);
  }

  private get work() {
    return this.database.collections.work;
  }
}

function asLeased(item: WorkDocument): LeasedWork {
  const { id, kind, tenantId, runAt, attempt, fence, enqueuedAt, payload } = item;
  return {
    ...{ id, kind: kind as WorkKind, tenantId, runAt, attempt, fence, enqueuedAt },
    payload: JSON.parse(payload) as unknown,
  };
}
