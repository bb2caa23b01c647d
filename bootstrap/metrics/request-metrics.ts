import { Counter, type Registry } from 'prom-client';
import type { FinishedExchange } from '../../adapters/http-koa/index.js';

/** Upper bounds in milliseconds; the last one takes the rest. */
const BOUNDS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, Infinity];

interface Tally {
  labels: { operation: string; method: string; status: string };
  /** Requests per bound, not yet summed up. */
  buckets: Float64Array;
  milliseconds: number;
}

/**
 * The histogram of request times. Counting is a look-up and two additions, because prom-client's own `observe` with labels costs as much as
 * the rest of the middleware together; the figures become Prometheus series when they are read.
 */
export class RequestMetrics {
  private readonly tallies = new Map<string, Tally>();

  constructor(registry: Registry) {
    const name = 'talent_http_request_duration_seconds';
    const labelNames = ['operation', 'method', 'status'];
    const registers = [registry];
    const { tallies } = this;
    new Counter({
      name: `${name}_bucket`,
      help: 'Time to answer a request: requests at or below each bound.',
      labelNames: [...labelNames, 'le'],
      registers,
      collect() {
        this.reset();
        for (const { labels, buckets } of tallies.values()) {
          let below = 0;
          BOUNDS.forEach((bound, index) => {
            below += buckets[index] ?? 0;
            this.inc({ ...labels, le: bound === Infinity ? '+Inf' : String(bound / 1000) }, below);
          });
        }
      },
    });
    new Counter({
      name: `${name}_count`,
      help: 'Requests answered.',
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const { labels, buckets } of tallies.values())
          this.inc(
            labels,
            buckets.reduce((sum, each) => sum + each, 0),
          );
      },
    });
    new Counter({
      name: `${name}_sum`,
      help: 'Seconds spent answering requests.',
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const { labels, milliseconds } of tallies.values()) this.inc(labels, milliseconds / 1000);
      },
    });
  }

  note({ route, method, status, durationMs }: FinishedExchange): void {
    const operation = route?.operationId ?? 'none';
    const key = `${operation} ${method} ${String(status)}`;
    let tally = this.tallies.get(key);
    if (!tally) {
      tally = {
        labels: { operation, method, status: String(status) },
        buckets: new Float64Array(BOUNDS.length),
        milliseconds: 0,
      };
      this.tallies.set(key, tally);
    }
    tally.milliseconds += durationMs;
    let index = 0;
    while (durationMs > (BOUNDS[index] ?? Infinity)) index += 1;
    tally.buckets[index] = (tally.buckets[index] ?? 0) + 1;
  }
}
