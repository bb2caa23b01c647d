// One of the two servers that `npm run bench:http` compares, in a process of its own.
// Arguments: `plain`, or `service`; the answers for `plain` come over IPC.
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../bootstrap/config/config.js';
import { createLogger } from '../bootstrap/config/logger.js';
import { startService } from '../bootstrap/service.js';
import { plainKoa } from './plain-koa.js';

export const KEY = 'tm_live_benchmarkbenchmarkbenchmarkbench00';

if (process.argv[2] === 'plain') {
  process.on('SIGINT', () => process.exit(0));
  process.once('message', (answers) => {
    const server = createServer(plainKoa(answers as Parameters<typeof plainKoa>[0]).callback());
    server.listen(0, '127.0.0.1', () => {
      process.send?.(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    });
  });
} else {
  // A profiler writes its file when the process ends by itself.
  process.on('SIGINT', () => process.exit(0));
  const config = readConfig({
    STORE: process.argv[3] ?? 'memory',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'talent-bench-')),
    PORT: '0',
    LOG_LEVEL: 'silent',
    BOOTSTRAP_API_KEY: KEY,
    // High enough never to refuse, so that counting is paid for.
    RATE_LIMITS: 'read=100000000/60,write=100000000/60,heavy=100000000/60',
    // The work of the requests alone is measured; enrichments have a bench of their own.
    ROLE: 'api',
  });
  const { url } = await startService(config, createLogger(config));
  process.send?.(url);
}
