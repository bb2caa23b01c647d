import { setTimeout as sleep } from 'node:timers/promises';
import { faultOf, type BaitClient } from './ask.js';
import type { BaitWorld } from './request-bait.js';

const PAUSE_MS = 10;

/** Another client, who reads what was there before, and should not notice anything. */
export class Reader {
  private answers = 0;
  private slowestMs = 0;
  private stopped = false;
  private readonly faults: string[] = [];
  private readonly paths: readonly string[];

  constructor(
    private readonly client: BaitClient,
    { job, publishedJob }: BaitWorld,
  ) {
    this.paths = [`/v1/jobs/${job}`, '/v1/jobs?limit=1', `/v1/jobs/${publishedJob}/candidates?limit=1`, '/healthz'];
  }

  async read(): Promise<void> {
    for (let turn = 0; !this.stopped; turn += 1) {
      const path = this.paths[turn % this.paths.length]!;
      const from = performance.now();
      try {
        const answer = await this.client.ask({ method: 'GET', path });
        if (answer.status !== 200 || (path !== '/healthz' && faultOf(answer) !== null))
          this.faults.push(`${path}: ${String(answer.status)} ${answer.text.slice(0, 200)}`);
      } catch (error) {
        this.faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
      this.answers += 1;
      this.slowestMs = Math.max(this.slowestMs, performance.now() - from);
      await sleep(PAUSE_MS);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  report(): { answers: number; slowestMs: number; faults: string[] } {
    return { answers: this.answers, slowestMs: this.slowestMs, faults: this.faults };
  }
}
