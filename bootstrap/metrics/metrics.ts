import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FinishedExchange } from '../../adapters/http-koa/index.js';
import type { EnrichmentOutcome, Store } from '../../core/index.js';
import type { WorkKind } from '../../core/spi.js';
import { RequestMetrics } from './request-metrics.js';

const WORK_KINDS: readonly WorkKind[] = [
  'enrichment',
  'bulk_enrichment',
  'delivery',
  'job_expiry',
  'operation',
  'retention',
  'consent_expiry',
  'merge',
];

/** What matching holds in the memory of this process. */
export interface PoolSize {
  /** `lagMs`: how old the view may be that matching has of the store; 0 where this process alone writes to it. */
  status(): MaybePromise<{ tenants: number; candidates: number; lagMs: number }>;
}

type MaybePromise<T> = T | Promise<T>;

/** Prometheus metrics of one process. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new RequestMetrics(this.registry);
  private readonly deliveries = new Counter({
    name: 'talent_webhook_attempts_total',
    help: 'Attempts at webhook deliveries by outcome.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  private readonly deliveryTimes = new Histogram({
    name: 'talent_webhook_attempt_duration_seconds',
    help: 'Time that receivers take for an attempt at a delivery, by outcome.',
    labelNames: ['outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers: [this.registry],
  });
  private readonly stages = new Histogram({
    name: 'talent_enrichment_stage_duration_seconds',
    help: 'Time of each stage of an enrichment.',
    labelNames: ['stage'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [this.registry],
  });
  private readonly enrichments = new Counter({
    name: 'talent_enrichments_total',
    help: 'Enrichments finished, by status.',
    labelNames: ['status'],
    registers: [this.registry],
  });

  private readonly lostAuditRecords = new Counter({
    name: 'talent_audit_records_lost_total',
    help: 'Audit records that could not be written because the store took none for long.',
    registers: [this.registry],
  });

  private readonly work = this.gauge('talent_work_items', 'Work items by kind and state.', ['kind', 'state']);
  private readonly workAge = this.gauge(
    'talent_work_oldest_seconds',
    'How long the oldest due item has been waiting.',
    ['kind'],
  );
  private readonly lag = this.gauge(
    'talent_index_lag_seconds',
    'How old the view that matching has of the store may be.',
    [],
  );
  private readonly tenants = this.gauge('talent_index_tenants', 'Tenants that matching holds in memory.', []);
  private readonly candidates = this.gauge('talent_index_candidates', 'Candidates that matching holds in memory.', []);

  constructor(
    private readonly store: Pick<Store, 'work'>,
    private readonly pool: PoolSize,
  ) {
    collectDefaultMetrics({ register: this.registry, prefix: 'talent_' });
  }

  noteExchange(exchange: FinishedExchange): void {
    this.requests.note(exchange);
  }

  noteLostAuditRecords(count: number): void {
    this.lostAuditRecords.inc(count);
  }

  /** `durationMs`: of the attempt; `null` where none was made. */
  noteDelivery(outcome: string, durationMs: number | null): void {
    this.deliveries.inc({ outcome });
    if (durationMs !== null) this.deliveryTimes.observe({ outcome }, durationMs / 1000);
  }

  noteEnrichment({ status, durations }: EnrichmentOutcome): void {
    this.enrichments.inc({ status });
    for (const [stage, milliseconds] of Object.entries(durations)) this.stages.observe({ stage }, milliseconds / 1000);
  }

  /** What is measured, not counted, is measured now, before the registry writes anything down. */
  async read(): Promise<{ contentType: string; body: string }> {
    // Without its store a process still has requests and failures to describe.
    await this.measureWork().catch(() => undefined);
    await this.measureIndex().catch(() => undefined);
    return { contentType: this.registry.contentType, body: await this.registry.metrics() };
  }

  private async measureWork(): Promise<void> {
    const now = new Date();
    for (const kind of WORK_KINDS) {
      const { waiting, leased, oldestRunAt } = await this.store.work.depth({ kind, now });
      this.work.set({ kind, state: 'waiting' }, waiting);
      this.work.set({ kind, state: 'leased' }, leased);
      const ageMs = oldestRunAt === null ? 0 : now.getTime() - Date.parse(oldestRunAt);
      this.workAge.set({ kind }, Math.max(0, ageMs / 1000));
    }
  }

  private async measureIndex(): Promise<void> {
    const size = await this.pool.status();
    this.lag.set(size.lagMs / 1000);
    this.tenants.set(size.tenants);
    this.candidates.set(size.candidates);
  }

  private gauge(name: string, help: string, labelNames: string[]): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}
