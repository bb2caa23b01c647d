import { type Application, type Store, SYSTEM } from '../../core/index.js';
import type { EventBus, WorkKind } from '../../core/spi.js';
import type { Config } from '../config/config.js';
import type { ErrorLog } from '../config/logger.js';
import { SPARE_ENRICHMENTS } from './spare-enrichments.js';
import type { Metrics } from '../metrics/metrics.js';
import { EndpointThrottle } from './endpoint-throttle.js';
import { EventDispatcher } from './event-dispatcher.js';
import { WorkLoop, type WorkLoopOptions } from './work-loop.js';

/** Work that another process asked for is found after at most so long; what this one asked for, at once. */
const IDLE_MS = 1000;
/** Extended while the work runs; what a process that died had in hand is taken up by another one after so long. */
const LEASE_MS = 15_000;
const HOUSEKEEPING_MS = 10 * 60_000;
const DAY_MS = 24 * 3600_000;
/** After their end. */
const OPERATION_RETENTION_DAYS = 90;
/** A file that no candidate names after this time was left behind by a crash. */
const ORPHAN_AGE_MS = 3600_000;

/** A profile takes a child two milliseconds, and leasing it as long as a commit does. */
const LEASED_AHEAD = 16;

/** Most enrichments end sooner: showing those as running would cost a write that nobody sees. */
const SHOWN_RUNNING_AFTER_MS = 250;

export interface Worker {
  start(): void;
  stop(graceMs: number): Promise<void>;
}

export interface WorkerPorts {
  app: Application;
  store: Store;
  bus: EventBus;
  config: Pick<Config, 'ENRICHMENT_CONCURRENCY' | 'EVENT_RETENTION_DAYS' | 'AUDIT_RETENTION_DAYS'>;
  logger: ErrorLog;
  metrics?: Pick<Metrics, 'noteEnrichment' | 'noteDelivery'>;
}

/** The durable work beside the server: enrichments, deliveries, expiring jobs, handing events to webhooks, clearing away. */
export function createWorker(ports: WorkerPorts): Worker {
  const { store, bus, logger } = ports;
  const lanes = new EndpointThrottle(DELIVERIES_AT_ONCE);
  const loops = {
    enrichment: enrichmentLoop(ports),
    delivery: deliveryLoop(ports, lanes),
    ...steadyLoops(ports),
  };
  const dispatcher = new EventDispatcher(ports, IDLE_MS, () => {
    loops.delivery.wake();
  });
  let housekeeping: NodeJS.Timeout | undefined;
  const subscriptions: (() => void)[] = [];
  return {
    start() {
      for (const loop of Object.values(loops)) loop.start();
      dispatcher.start();
      subscriptions.push(
        bus.subscribe((_tenantId, event) => {
          if (event.type === 'candidate.enrichment.queued') loops.enrichment.wake();
          if (event.resource.type === 'job') loops.expiry.wake();
          if (event.type === 'candidate.created' || event.type === 'candidate.updated') loops.consent.wake();
          dispatcher.wake();
        }),
        bus.onWork((kind) => {
          if (kind === 'delivery') loops.delivery.wake();
          if (kind === 'operation') loops.operation.wake();
          if (kind === 'enrichment') loops.enrichment.wake();
          if (kind === 'retention') loops.retention.wake();
        }),
      );
      housekeeping = setInterval(() => {
        clearAway(store, ports.config).catch((error: unknown) => {
          logger.error({ err: error }, 'clearing away failed');
        });
      }, HOUSEKEEPING_MS);
      housekeeping.unref();
    },
    async stop(graceMs) {
      for (const unsubscribe of subscriptions.splice(0)) unsubscribe();
      clearInterval(housekeeping);
      lanes.close();
      await Promise.all([dispatcher.stop(), ...Object.values(loops).map((loop) => loop.stop(graceMs))]);
    },
  };
}

function enrichmentLoop({
  app,
  store,
  config,
  logger,
  metrics,
}: WorkerPorts): WorkLoop<'enrichment' | 'bulk_enrichment'> {
  return new WorkLoop(
    store.work,
    {
      kind: 'enrichment',
      thenKind: 'bulk_enrichment',
      concurrency: config.ENRICHMENT_CONCURRENCY,
      spare: SPARE_ENRICHMENTS,
      ahead: LEASED_AHEAD,
      leaseMs: LEASE_MS,
      maxAttempts: 5,
      idleMs: IDLE_MS,
      async run({ tenantId, payload, attempt, lease, leavePlace }) {
        const work = { ...payload, attempt, lease, attempted: leavePlace };
        const longer = setTimeout(() => {
          app.runEnrichment.noteRunning(tenantId, work).catch((error: unknown) => {
            logger.error({ err: error }, 'showing that an enrichment runs failed');
          });
        }, SHOWN_RUNNING_AFTER_MS);
        try {
          // By itself: as the argument of an optional call it would not run in a host without metrics.
          const outcome = await app.runEnrichment.execute(tenantId, work);
          metrics?.noteEnrichment(outcome);
          return outcome.isCompleted ? 'completed' : undefined;
        } finally {
          clearTimeout(longer);
        }
      },
      giveUp: ({ tenantId, payload, attempt }) => app.runEnrichment.giveUp(tenantId, { ...payload, attempt }),
    },
    logger,
  );
}

/** Most of them only wait for a receiver. */
const DELIVERIES_AT_ONCE = 512;

function deliveryLoop({ app, store, logger, metrics }: WorkerPorts, lanes: EndpointThrottle): WorkLoop<'delivery'> {
  return new WorkLoop(
    store.work,
    {
      kind: 'delivery',
      concurrency: DELIVERIES_AT_ONCE,
      leaseMs: LEASE_MS,
      maxAttempts: Infinity,
      idleMs: IDLE_MS,
      async run({ tenantId, payload }) {
        const place = await lanes.enter(payload.webhookId);
        if ('waitMs' in place) return { runAt: new Date(Date.now() + place.waitMs).toISOString(), uncounted: true };
        try {
          const { status, retryAt, durationMs } = await app.deliverWebhook.execute(tenantId, payload);
          metrics?.noteDelivery(retryAt === null ? status : 'retry', durationMs);
          return retryAt === null ? undefined : { runAt: retryAt };
        } finally {
          place.leave();
        }
      },
    },
    logger,
  );
}

/** Work in small steps that is tried again until it is done; `run` may ask for the next step at a time of its own. */
function steadyLoop<K extends WorkKind>(
  { store, logger }: WorkerPorts,
  kind: K,
  concurrency: number,
  run: WorkLoopOptions<K>['run'],
): WorkLoop<K> {
  const options = { kind, concurrency, leaseMs: LEASE_MS, maxAttempts: Infinity, idleMs: IDLE_MS, run };
  return new WorkLoop(store.work, options, logger);
}

/** Each operation writes some dozens of records at a time. */
const OPERATIONS_AT_ONCE = 2;

function steadyLoops(ports: WorkerPorts) {
  const { app } = ports;
  return {
    expiry: steadyLoop(ports, 'job_expiry', 4, async ({ tenantId, payload }) => {
      await app.expireJob.execute(tenantId, payload);
      return undefined;
    }),
    operation: steadyLoop(ports, 'operation', OPERATIONS_AT_ONCE, async ({ tenantId, payload, attempt }) => {
      const again = await app.runOperation.execute(tenantId, { ...payload, attempt });
      // Uncounted: attempts are those at one slice.
      return again && { runAt: new Date(Date.now() + again.waitMs).toISOString(), uncounted: true };
    }),
    // Only looks: whoever is due is erased by an operation.
    retention: steadyLoop(ports, 'retention', 1, async ({ tenantId }) => {
      const { runAt } = await app.applyRetention.execute(tenantId);
      return runAt === undefined ? undefined : { runAt, uncounted: true };
    }),
    consent: steadyLoop(ports, 'consent_expiry', 2, async ({ tenantId, payload }) => {
      const { runAt } = await app.expireConsent.execute(tenantId, payload);
      return runAt === undefined ? undefined : { runAt, uncounted: true };
    }),
    merge: steadyLoop(ports, 'merge', 2, async ({ tenantId, payload }) => {
      await app.finishMerge.execute({ tenantId, actor: SYSTEM, requestId: null }, payload);
      return undefined;
    }),
  };
}

async function clearAway(store: Store, config: WorkerPorts['config']): Promise<void> {
  const now = Date.now();
  const keptSince = new Date(now - config.EVENT_RETENTION_DAYS * DAY_MS).toISOString();
  await store.events.purge(keptSince);
  await store.deliveries.purge(keptSince);
  await store.audit.purge(new Date(now - config.AUDIT_RETENTION_DAYS * DAY_MS).toISOString());
  await store.idempotency.purge(new Date(now));
  await store.operations.purge(new Date(now - OPERATION_RETENTION_DAYS * DAY_MS).toISOString());
  await store.uploads.sweepOrphans(new Date(now - ORPHAN_AGE_MS).toISOString());
  await store.documents.sweepOrphans(new Date(now - ORPHAN_AGE_MS).toISOString());
}
