// The service that `npm run bench:soak` puts under load, in a process of its own. It answers the message `sample` with what it holds after a collection.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../bootstrap/config/config.js';
import { createLogger } from '../../bootstrap/config/logger.js';
import { startService } from '../../bootstrap/service.js';
import { childrenOf, residentMb } from '../services/process-figures.js';
import type { SoakRow } from './soak-judgement.js';

export type SoakSample = Pick<SoakRow, 'heapMb' | 'residentMb' | 'childrenMb' | 'descriptors' | 'cpuMs'>;

const directory = mkdtempSync(join(tmpdir(), 'talent-soak-'));
process.on('exit', () => {
  rmSync(directory, { recursive: true, force: true });
});
process.on('disconnect', () => process.exit(0));
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({
    heapMb: heapUsed / 2 ** 20,
    residentMb: rss / 2 ** 20,
    childrenMb: childrenOf('self').reduce((sum, pid) => sum + residentMb(pid), 0),
    descriptors: readdirSync('/proc/self/fd').length,
    cpuMs: (user + system) / 1000,
  } satisfies SoakSample);
});

const config = readConfig({
  DATA_DIR: directory,
  PORT: '0',
  LOG_LEVEL: 'error',
  BOOTSTRAP_API_KEY: process.argv[2] ?? '',
  RATE_LIMITS: 'read=100000000/60,write=100000000/60,heavy=100000000/60',
});
const { url, warm } = await startService(config, createLogger(config));
await warm;
process.send?.({ url });
