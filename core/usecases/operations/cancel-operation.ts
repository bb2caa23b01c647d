import { DomainError, notFound } from '../../errors/domain-error.js';
import type { EventTools } from '../../event/make-event.js';
import { cancelled } from '../../operation/change-operation.js';
import { isFinished, type Operation } from '../../operation/operation.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { OperationRepository } from '../../ports/operation-repository.js';
import type { Caller } from '../../record/caller.js';
import { retryOnConflict } from '../records/retry-on-conflict.js';
import { endEvent } from './run-operation.js';

/** Ends an operation; what is done stays. A slice under way is still done and counted. Throws `operation.finished`. */
export class CancelOperation {
  constructor(private readonly ports: { operations: OperationRepository; bus: EventBus } & EventTools) {}

  async execute(caller: Caller, { id }: { id: string }): Promise<Operation> {
    const { operations, clock, bus } = this.ports;
    const { tenantId, command } = caller;
    return retryOnConflict(async () => {
      const stored = await operations.get(tenantId, id);
      if (!stored) throw notFound('operation');
      // An earlier attempt at the same command was cut off before its answer.
      if (stored.status === 'cancelled' && command?.resumed) return stored;
      if (isFinished(stored)) {
        throw new DomainError('operation.finished', 'The operation has finished already.', { status: stored.status });
      }
      const operation = cancelled(stored, clock.now().toISOString());
      const events = [endEvent(this.ports, caller, operation)];
      await operations.update(tenantId, {
        operation,
        expectedVersion: stored.version,
        failures: [],
        outbox: { events },
      });
      bus.publish(tenantId, events);
      return operation;
    });
  }
}
