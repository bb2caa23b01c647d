// The service that `npm run bench:event-loop` measures. It watches its own loop between "begin" and "end".
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../bootstrap/config.js';
import { createLogger } from '../bootstrap/logger.js';
import { startService } from '../bootstrap/service.js';
import type { LoopLag } from './event-loop.js';

const KEY = 'tm_live_benchmarkbenchmarkbenchmarkbench00';
export const HEADERS = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };

/** Milliseconds between two looks at the clock. A look that comes late by 50 ms is measured as 51. */
const RESOLUTION = 1;

async function serve(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'talent-bench-'));
  const config = readConfig({
    STORE: 'sqlite',
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    BOOTSTRAP_API_KEY: KEY,
  });
  const service = await startService(config, createLogger(config));
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  let before = performance.eventLoopUtilization();
  process.on('message', (message) => {
    if (message === 'begin') {
      before = performance.eventLoopUtilization();
      delay.reset();
      delay.enable();
      process.send?.('began');
      return;
    }
    delay.disable();
    const ms = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
    const lag: LoopLag = {
      p50: ms(delay.percentile(50)),
      p99: ms(delay.percentile(99)),
      max: ms(delay.max),
      busy: performance.eventLoopUtilization(before).utilization,
    };
    process.send?.(lag);
  });
  process.on('SIGTERM', () => {
    void service.stop().then(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(0);
    });
  });
  process.send?.(service.url);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve();
