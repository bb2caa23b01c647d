import { DomainError, notFound } from '../../errors/domain-error.js';
import { makeEvent, type EventTools } from '../../event/make-event.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { IdempotencyStore } from '../../ports/idempotency-store.js';
import type { JobRepository } from '../../ports/job-repository.js';
import type { Caller } from '../../record/caller.js';
import { expectVersion } from '../records/expect-version.js';
import { retryOnConflict } from '../records/retry-on-conflict.js';

/** Deletes a draft or a closed job; a tombstone with the id and the events stay. Throws `job.published`, `record.not_found`, `record.version_conflict`. */
export class DeleteJob {
  constructor(
    private readonly ports: EventTools & { jobs: JobRepository; bus: EventBus; idempotency: IdempotencyStore },
  ) {}

  async execute(caller: Caller, input: { id: string; expectedVersions?: number[] }): Promise<{ id: string }> {
    const { ports } = this;
    const { tenantId } = caller;
    await retryOnConflict(async () => {
      const stored = await ports.jobs.get(tenantId, input.id);
      if (!stored) throw notFound('job');
      expectVersion(stored.version, input.expectedVersions);
      if (stored.status === 'published') {
        throw new DomainError('job.published', 'A published job cannot be deleted. Close it first.');
      }
      const resource = { type: 'job', id: stored.id, version: stored.version + 1 } as const;
      const events = [makeEvent(ports, caller, 'job.deleted', resource)];
      await ports.jobs.delete(tenantId, {
        id: stored.id,
        expectedVersion: stored.version,
        deletedAt: ports.clock.now().toISOString(),
        outbox: { events },
      });
      ports.bus.publish(tenantId, events);
    });
    await ports.idempotency.forget(tenantId, input.id);
    return { id: input.id };
  }
}
