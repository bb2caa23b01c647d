import type { Application, EventBus, Store } from '../core/index.js';
import type { Config } from './config.js';
import type { Logger } from './logger.js';
import type { Metrics } from './metrics.js';
import { WorkLoop } from './work-loop.js';

const IDLE_MS = 2000;
const HOUSEKEEPING_MS = 10 * 60_000;
const DAY_MS = 24 * 3600_000;
/** A file that no candidate names after this time was left behind by a crash. */
const ORPHAN_AGE_MS = 3600_000;

export interface Worker {
  start(): void;
  stop(graceMs: number): Promise<void>;
}

export interface WorkerPorts {
  app: Application;
  store: Store;
  bus: EventBus;
  config: Config;
  logger: Logger;
  metrics: Metrics;
}

/** The durable work beside the server: enrichments, deliveries, expiring jobs, handing events to webhooks, clearing away. */
export function createWorker(ports: WorkerPorts): Worker {
  const { store, bus, logger } = ports;
  const loops = {
    enrichment: enrichmentLoop(ports),
    delivery: deliveryLoop(ports),
    expiry: expiryLoop(ports),
  };
  const dispatcher = new Dispatcher(ports, () => {
    loops.delivery.wake();
  });
  let housekeeping: NodeJS.Timeout | undefined;
  let unsubscribe: () => void = () => undefined;
  return {
    start() {
      for (const loop of Object.values(loops)) loop.start();
      dispatcher.start();
      unsubscribe = bus.subscribe((_tenantId, event) => {
        if (event.type === 'candidate.enrichment.queued') loops.enrichment.wake();
        if (event.resource.type === 'job') loops.expiry.wake();
        dispatcher.wake();
      });
      housekeeping = setInterval(() => {
        clearAway(store, ports.config).catch((error: unknown) => {
          logger.error({ err: error }, 'clearing away failed');
        });
      }, HOUSEKEEPING_MS);
      housekeeping.unref();
    },
    async stop(graceMs) {
      unsubscribe();
      clearInterval(housekeeping);
      await Promise.all([dispatcher.stop(), ...Object.values(loops).map((loop) => loop.stop(graceMs))]);
    },
  };
}

function enrichmentLoop({ app, store, config, logger, metrics }: WorkerPorts): WorkLoop {
  const inputOf = (payload: Record<string, string>, attempt: number) => ({
    candidateId: payload['candidateId'] ?? '',
    enrichmentId: payload['enrichmentId'] ?? '',
    attempt,
  });
  return new WorkLoop(
    store.work,
    {
      kind: 'enrichment',
      concurrency: config.ENRICHMENT_CONCURRENCY,
      leaseMs: 30_000,
      maxAttempts: 5,
      idleMs: IDLE_MS,
      async run({ tenantId, payload, attempt }) {
        metrics.noteEnrichment(await app.runEnrichment.execute(tenantId, inputOf(payload, attempt)));
        return undefined;
      },
      giveUp: ({ tenantId, payload, attempt }) => app.runEnrichment.giveUp(tenantId, inputOf(payload, attempt)),
    },
    logger,
  );
}

/** Deliveries of one subscription under way at the same time, so that a slow receiver leaves room for the others. */
const PER_SUBSCRIPTION = 4;
const DELIVERIES_AT_ONCE = 64;

function deliveryLoop({ app, store, logger, metrics }: WorkerPorts): WorkLoop {
  const underWay = new Map<string, number>();
  return new WorkLoop(
    store.work,
    {
      kind: 'delivery',
      concurrency: DELIVERIES_AT_ONCE,
      leaseMs: 45_000,
      maxAttempts: Infinity,
      idleMs: IDLE_MS,
      async run({ tenantId, payload }) {
        const webhookId = payload['webhookId'] ?? '';
        const busy = underWay.get(webhookId) ?? 0;
        if (busy >= PER_SUBSCRIPTION) return { runAt: new Date(Date.now() + 250).toISOString() };
        underWay.set(webhookId, busy + 1);
        try {
          const { status, retryAt } = await app.deliverWebhook.execute(tenantId, {
            deliveryId: payload['deliveryId'] ?? '',
          });
          metrics.noteDelivery(retryAt === null ? status : 'retry');
          return retryAt === null ? undefined : { runAt: retryAt };
        } finally {
          const left = (underWay.get(webhookId) ?? 1) - 1;
          if (left === 0) underWay.delete(webhookId);
          else underWay.set(webhookId, left);
        }
      },
    },
    logger,
  );
}

function expiryLoop({ app, store, logger }: WorkerPorts): WorkLoop {
  return new WorkLoop(
    store.work,
    {
      kind: 'job_expiry',
      concurrency: 4,
      leaseMs: 30_000,
      maxAttempts: Infinity,
      idleMs: IDLE_MS,
      async run({ tenantId, payload }) {
        await app.expireJob.execute(tenantId, { jobId: payload['jobId'] ?? '' });
        return undefined;
      },
    },
    logger,
  );
}

/** Hands new events to the webhooks as they come, and looks by itself from time to time for what a crash left behind. */
class Dispatcher {
  private wakeUp: () => void = () => undefined;
  private stopping = false;
  private woken = false;
  private loop: Promise<void> | undefined;

  constructor(
    private readonly ports: Pick<WorkerPorts, 'app' | 'logger'>,
    private readonly dispatched: () => void,
  ) {}

  start(): void {
    this.loop ??= this.turn();
  }

  wake(): void {
    this.woken = true;
    this.wakeUp();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.loop;
  }

  private async turn(): Promise<void> {
    while (!this.stopping) {
      this.woken = false;
      let handled = 0;
      try {
        handled = await this.ports.app.dispatchEvents.execute();
      } catch (error) {
        this.ports.logger.error({ err: error }, 'handing events to webhooks failed');
      }
      if (handled > 0) this.dispatched();
      else if (!this.woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, IDLE_MS);
          this.wakeUp = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
  }
}

async function clearAway(store: Store, config: Config): Promise<void> {
  const now = Date.now();
  const keptSince = new Date(now - config.EVENT_RETENTION_DAYS * DAY_MS).toISOString();
  await store.events.purge(keptSince);
  await store.deliveries.purge(keptSince);
  await store.idempotency.purge(new Date(now));
  await store.documents.sweepOrphans(new Date(now - ORPHAN_AGE_MS).toISOString());
}
