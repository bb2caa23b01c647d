import { isDomainError } from '../../errors/domain-error.js';
import { makeEvent, type EventTools } from '../../event/make-event.js';
import type { NewEvent } from '../../event/event.js';
import { advanced, finished } from '../../operation/change-operation.js';
import { isFinished, type Operation } from '../../operation/operation.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { OperationRepository } from '../../ports/operation-repository.js';
import { SYSTEM, type Caller } from '../../record/caller.js';
import type { DeleteCandidate } from '../candidates/delete-candidate.js';
import type { RetentionPorts } from '../protection/list-due.js';
import { ErasureSlices } from './erasure-slices.js';
import { EnrichmentSlices, type EnrichmentPorts } from './enrichment-slices.js';
import { ImportSlices, type ImportPorts, type ImportUseCases } from './import-slices.js';
import type { RequestEnrichment } from '../enrichment/request-enrichment.js';
import type { Slice, Slices, Turn } from './operation-slice.js';

/** After so long, or so many slices, the next operation has its turn. */
const TURN_MS = 1000;
const SLICES = 25;

export interface RunPorts extends EventTools {
  operations: OperationRepository;
  bus: EventBus;
}

/**
 * Does an operation for one turn. Each slice is done, then committed as the next version of the operation with its failures, and the event at its
 * end: after a crash it goes on with the slice that was not committed, which changes nothing that it has changed before.
 */
export class RunOperation {
  constructor(
    private readonly ports: RunPorts & EnrichmentPorts & ImportPorts & RetentionPorts,
    private readonly useCases: ImportUseCases & {
      requestEnrichment: RequestEnrichment;
      deleteCandidate: DeleteCandidate;
    },
  ) {}

  /** When to go on, in milliseconds; `undefined` where nothing is left to be done. */
  async execute(
    tenantId: string,
    { operationId, attempt }: { operationId: string; attempt: number },
  ): Promise<{ waitMs: number } | undefined> {
    const { clock, operations } = this.ports;
    let operation = await operations.get(tenantId, operationId);
    if (!operation) return undefined;
    const slices = this.slicesOf(operation, { tenantId, attempt });
    const until = clock.now().getTime() + TURN_MS;
    for (let done = 0; done < SLICES && clock.now().getTime() < until; done += 1) {
      if (isFinished(operation)) {
        await slices.clear();
        return undefined;
      }
      const slice = await slices.next(operation);
      const committed = await this.commit(tenantId, operation, slice);
      // Somebody else works on it: what was done here is found to be done.
      if (!committed) return { waitMs: 0 };
      operation = committed;
      if (slice.waitMs > 0) return { waitMs: slice.waitMs };
    }
    return { waitMs: 0 };
  }

  private slicesOf({ task }: Operation, turn: Turn): Slices {
    const { ports, useCases } = this;
    if (task.name === 'enrich_candidates') return new EnrichmentSlices(ports, useCases.requestEnrichment, turn);
    if (task.name === 'erase_due') return new ErasureSlices(ports, useCases.deleteCandidate, turn);
    return new ImportSlices(ports, useCases, turn, task);
  }

  private async commit(tenantId: string, before: Operation, slice: Slice): Promise<Operation | undefined> {
    try {
      return await this.write(tenantId, before, slice);
    } catch (error) {
      if (!isDomainError(error) || error.code !== 'record.version_conflict') throw error;
    }
    // Cancelled meanwhile: what this slice has done is counted nevertheless.
    const stored = await this.ports.operations.get(tenantId, before.id);
    if (stored?.status !== 'cancelled' || stored.version !== before.version + 1) return undefined;
    return this.write(tenantId, stored, slice);
  }

  private async write(tenantId: string, before: Operation, slice: Slice): Promise<Operation> {
    const { clock, operations, bus } = this.ports;
    const now = clock.now().toISOString();
    const { counts, task, total, isEnd, failures } = slice;
    const next = advanced(before, now, { counts, task, ...(total === undefined ? {} : { total }) });
    const ends = isEnd && !isFinished(before);
    const operation = ends ? finished(next, now) : next;
    const caller = { tenantId, actor: SYSTEM, requestId: null };
    const events = ends ? [endEvent(this.ports, caller, operation)] : [];
    await operations.update(tenantId, { operation, expectedVersion: before.version, failures, outbox: { events } });
    bus.publish(tenantId, events);
    return operation;
  }
}

/** Says how an operation has ended. */
export function endEvent(
  tools: EventTools,
  caller: Caller,
  { id, kind, status, version, succeeded, unchanged, failed }: Operation,
): NewEvent {
  const type = status === 'failed' ? 'operation.failed' : 'operation.completed';
  const data = { kind, status, succeeded, unchanged, failed };
  return makeEvent(tools, caller, type, { type: 'operation', id, version }, data);
}
