// The service that `npm run bench:event-loop` and `npm run bench:baits` measure. It watches its own loop between "begin" and "end"; "blocks" asks
// for each time in which the loop did not turn since "begin", "memory" for what is held when all garbage is collected.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readConfig } from '../../bootstrap/config/config.js';
import { createLogger } from '../../bootstrap/config/logger.js';
import { startService } from '../../bootstrap/service.js';
import type { LoopLag } from '../event-loop.js';
import { LoopWatch } from '../loop-watch.js';

const KEY = 'tm_live_benchmarkbenchmarkbenchmarkbench00';
export const HEADERS = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };

/** Milliseconds between two looks at the clock. A look that comes late by 50 ms is measured as 51. */
const RESOLUTION = 1;

export interface Held {
  /** On the heap and outside of it, in bytes. */
  bytes: number;
  connections: number;
}

function held(): Held {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // Twice, so that what the first one finalizes goes too.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  const connections = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
  return { bytes: heapUsed + external, connections };
}

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
  const watch = new LoopWatch();
  let before = performance.eventLoopUtilization();
  process.on('message', (message) => {
    if (message === 'begin') {
      before = performance.eventLoopUtilization();
      delay.reset();
      delay.enable();
      watch.start();
      process.send?.('began');
      return;
    }
    if (message === 'blocks') {
      process.send?.(watch.read());
      return;
    }
    if (message === 'memory') {
      process.send?.(held());
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
