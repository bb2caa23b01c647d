import { setTimeout as pause } from 'node:timers/promises';
import { InProcessEventBus } from '../../../adapters/memory/index.js';
import { SystemClock, TypeIdGenerator } from '../../../adapters/system/index.js';
import type { Operation, Store, Tenant } from '../../../core/index.js';
import { EnrichMatching, isFinished, progressOf } from '../../../core/spi.js';
import { FailureCauses } from '../import/failure-table.js';
import { showProgress } from '../import/progress.js';

/** Operations looked through for one that an earlier run has queued. */
const LATEST = 100;
const FAILURES_AT_ONCE = 500;
const POLL_MS = 300;
/** A process that works looks for work every second. */
const BEGINS_WITHIN_MS = 10_000;

type OperationStore = Pick<Store, 'operations'>;

/** The enrichment of the stale candidates of one tenant. */
export interface TenantEnrichment {
  tenant: Tenant;
  operation: Operation;
}

/** Queues the enrichment of a tenant's stale candidates, or finds the one of an earlier run that has not ended. */
export async function queueEnrichment({ operations }: OperationStore, tenant: Tenant): Promise<TenantEnrichment> {
  const { data } = await operations.list(tenant.id, { limit: LATEST });
  const pending = data.find((operation) => !isFinished(operation) && isOfAllStale(operation));
  if (pending) return { tenant, operation: pending };
  const ports = { operations, ids: new TypeIdGenerator(), clock: new SystemClock(), bus: new InProcessEventBus() };
  const caller = { tenantId: tenant.id, actor: { type: 'system', id: null }, requestId: null } as const;
  return { tenant, operation: await new EnrichMatching(ports).execute(caller, { filter: { stale: true } }) };
}

function isOfAllStale({ task }: Operation): boolean {
  return task.name === 'enrich_candidates' && task.filter.stale === true && Object.keys(task.filter).length === 1;
}

/** Shows how far a service has got until all have ended, or `stopped`; returns them as they are then. */
export async function watchEnrichments(
  store: OperationStore,
  enrichments: TenantEnrichment[],
  stopped: AbortSignal,
): Promise<TenantEnrichment[]> {
  const view = showProgress(0, 'candidates');
  const since = performance.now();
  let hasWarned = false;
  try {
    for (;;) {
      enrichments = await Promise.all(enrichments.map((each) => latestOf(store, each)));
      const all = enrichments.map(({ operation }) => progressOf(operation));
      view.update(sum(all.map(({ done }) => done)), sum(all.map(({ total }) => total)));
      if (stopped.aborted || enrichments.every(({ operation }) => isFinished(operation))) return enrichments;
      if (!hasWarned && performance.now() - since > BEGINS_WITHIN_MS && enrichments.every(isQueued)) {
        hasWarned = true;
        process.stderr.write(
          'No process has begun yet: does one run that works? Ctrl-C leaves the enrichment queued.\n',
        );
      }
      await pause(POLL_MS, undefined, { signal: stopped }).catch(() => undefined);
    }
  } finally {
    view.stop();
  }
}

/** One that has ended, and was removed since, is as it was. */
async function latestOf({ operations }: OperationStore, { tenant, operation }: TenantEnrichment) {
  if (isFinished(operation)) return { tenant, operation };
  return { tenant, operation: (await operations.get(tenant.id, operation.id)) ?? operation };
}

export async function causesOf(
  { operations }: OperationStore,
  enrichments: readonly TenantEnrichment[],
): Promise<FailureCauses> {
  const causes = new FailureCauses();
  for (const { tenant, operation } of enrichments) {
    if (operation.failed === 0) continue;
    for (let after: string | null = ''; after !== null;) {
      const page = await operations.listFailures(tenant.id, {
        ...{ operationId: operation.id, limit: FAILURES_AT_ONCE },
        ...(after === '' ? {} : { after }),
      });
      for (const { line, code, detail, recordId } of page.data)
        causes.add({ line, code, detail }, `${tenant.name} ${recordId ?? ''}`);
      after = page.next;
    }
  }
  return causes;
}

function isQueued({ operation }: TenantEnrichment): boolean {
  return operation.status === 'queued';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
