import type { Caller } from '../../record/caller.js';
import { isDomainError } from '../../errors/domain-error.js';
import type { EnrichmentFilter, Operation, OperationTask } from '../../operation/operation.js';
import type { Upload } from '../../operation/upload.js';
import type { Clock } from '../../ports/system/clock.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';
import { importReaderOf, type ImportReader } from '../../ports/imports/import-reader.js';
import type { OperationRepository } from '../../ports/operation-repository.js';

export interface StartPorts {
  operations: OperationRepository;
  ids: IdGenerator;
  clock: Clock;
  bus: EventBus;
}

/** Queues the import of an upload. The upload is the operation's from then on. */
export class StartImport {
  constructor(private readonly ports: StartPorts & { importReader?: ImportReader }) {}

  async execute(caller: Caller, { of, upload }: { of: 'candidates' | 'jobs'; upload: Upload }): Promise<Operation> {
    importReaderOf(this.ports);
    const { id, parts, lines, bytes } = upload;
    const name = of === 'candidates' ? 'import_candidates' : 'import_jobs';
    const position = { part: 0, offset: 0, line: 0 };
    const task: OperationTask = { name, upload: { id, parts, lines, bytes }, position };
    return startOperation(this.ports, caller, { kind: 'import', task, total: lines });
  }
}

/** Queues the enrichment of all candidates that match. */
export class EnrichMatching {
  constructor(private readonly ports: StartPorts) {}

  execute(caller: Caller, { filter }: { filter: EnrichmentFilter }): Promise<Operation> {
    const ids = filter.ids && { ids: [...new Set(filter.ids)].sort() };
    const task: OperationTask = {
      name: 'enrich_candidates',
      filter: { ...filter, ...ids },
      phase: 'counting',
      after: null,
      isAtEnd: false,
      awaited: [],
    };
    return startOperation(this.ports, caller, { kind: 'enrichment', task, total: 0 });
  }
}

/** Whether an operation works through this upload; if not, nobody needs it. */
export function takes({ task }: Operation, { id }: Pick<Upload, 'id'>): boolean {
  return 'upload' in task && task.upload.id === id;
}

/** Queues an operation. `id`: instead of a new one, or of that of the command. */
export async function startOperation(
  { operations, ids, clock, bus }: StartPorts,
  { tenantId, actor, requestId, command }: Caller,
  { id: given, ...about }: Pick<Operation, 'kind' | 'task' | 'total'> & { id?: string },
): Promise<Operation> {
  const id = given ?? (command ? ids.forCommand('opr', command.id) : ids.next('opr'));
  const now = clock.now().toISOString();
  const operation: Operation = {
    ...{ id, ...about, status: 'queued', actor, requestId },
    ...{ succeeded: 0, unchanged: 0, failed: 0, pace: [] },
    ...{ version: 1, createdAt: now, updatedAt: now, startedAt: null, finishedAt: null },
  };
  const work = [{ id, kind: 'operation' as const, payload: { operationId: id } }];
  try {
    await operations.insert(tenantId, { operation, outbox: { events: [], work } });
  } catch (error) {
    // An earlier attempt at the same command has started it.
    if (!command?.resumed || !isDomainError(error) || error.code !== 'record.version_conflict') throw error;
    const started = await operations.get(tenantId, id);
    if (!started) throw error;
    return started;
  }
  bus.announceWork('operation');
  return operation;
}
