import { randomInt } from 'node:crypto';
import type { AnyBulkWriteOperation, Document } from 'mongodb';
import type { WorkLease } from '../../../core/index.js';
import type { Clock, NewWork } from '../../../core/spi.js';
import { keyOf, type Collections, type WorkDocument } from './collections.js';
import { duplicatesOf } from '../connection/driver-errors.js';

/** Puts work into the queue. An item that is enqueued again starts over: its attempts count from 1, and a lease on it is lost. */
export class WorkWriter {
  constructor(
    private readonly collections: Pick<Collections, 'work'>,
    private readonly clock: Clock,
  ) {}

  enqueue(tenantId: string, work: readonly NewWork[]): Promise<void> {
    return this.write(
      work.map((item) => ({
        updateOne: {
          filter: { _id: workKey(tenantId, item), tenantId },
          ...this.upsert(tenantId, item, { enqueuedAt: this.clock.now().toISOString() }),
        },
      })),
    );
  }

  /** Work from outboxes: items of the same or a later write of its record are kept. */
  enqueueInOrder(
    tenantId: string,
    work: readonly { item: NewWork; order: number; enqueuedAt: string }[],
  ): Promise<void> {
    return this.write(
      work.map(({ item, order, enqueuedAt }) => ({
        updateOne: {
          filter: { _id: workKey(tenantId, item), tenantId, order: { $lt: order } },
          ...this.upsert(tenantId, item, { order, enqueuedAt }),
        },
      })),
    );
  }

  private async write(operations: AnyBulkWriteOperation<WorkDocument>[]): Promise<void> {
    if (operations.length === 0) return;
    try {
      await this.collections.work.bulkWrite(operations, { ordered: false });
    } catch (error) {
      // The filter on the order did not match, and the item is there.
      duplicatesOf(error);
    }
  }

  private upsert(
    tenantId: string,
    { id, kind, runAt: asked, payload }: NewWork,
    { order, enqueuedAt }: { order?: number; enqueuedAt: string },
  ) {
    const runAt = asked ?? enqueuedAt;
    const fields: Document = {
      ...literals({ tenantId, kind, id, runAt, visibleAt: runAt, enqueuedAt }),
      payload: { $literal: JSON.stringify(payload) },
      leasedUntil: { $literal: null },
      attempt: { $literal: 0 },
      order: order === undefined ? { $ifNull: ['$order', 0] } : { $literal: order },
      fence: { $max: [{ $add: ['$fence', 1] }, { $literal: firstFence(this.clock.now()) }] },
    };
    return { update: [{ $set: fields }], upsert: true };
  }
}

export function workKey(tenantId: string, { kind, id }: Pick<NewWork, 'kind' | 'id'>): string {
  return keyOf(tenantId, kind, id);
}

/** The item of a lease, if it is the last one given and has not been given back. */
export function heldBy(work: WorkLease) {
  const { tenantId, fence } = work;
  return { _id: workKey(tenantId, work), tenantId, fence, leasedUntil: { $ne: null } };
}

/** In an update that is a pipeline a text that begins with `$` would be a path. */
function literals(values: Record<string, string>): Document {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { $literal: value }]));
}

const FENCES_PER_MILLISECOND = 1024;

/**
 * Where an item that is not there begins to count its leases, so that a lease of an earlier item with the same id does not fit:
 * no counter that all processes share, but the time and some chance. Below 2^53 until the year 2248.
 */
function firstFence(now: Date): number {
  return now.getTime() * FENCES_PER_MILLISECOND + randomInt(FENCES_PER_MILLISECOND);
}
