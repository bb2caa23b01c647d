// One of the servers that `npm run bench:http` compares, in a process of its own. It answers the message `cpu` with the processor time it has used.
// Arguments: `plain`, `by-hand`, or `service`, the store and its role; the answers for `plain` come over IPC.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Koa from 'koa';
import { readConfig } from '../../bootstrap/config/config.js';
import { createLogger } from '../../bootstrap/config/logger.js';
import { startService } from '../../bootstrap/service.js';
import { LoopWatch } from '../loop-watch.js';
import { handWrittenKoa } from './hand-written-koa.js';
import { plainKoa } from './plain-koa.js';

export const KEY = 'tm_live_benchmarkbenchmarkbenchmarkbench00';

// A profiler writes its file when the process ends by itself.
process.on('SIGINT', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
const watch = new LoopWatch();
watch.start();
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  const blocks = watch.read();
  const longest = (of: (block: (typeof blocks)[number]) => number): number =>
    blocks.reduce((most, block) => Math.max(most, of(block)), 0);
  process.send?.({
    cpuMicroseconds: user + system,
    longestBlockMs: longest(({ ms }) => ms),
    longestOwnMs: longest(({ ownMs }) => ownMs),
  });
  watch.start();
});

function serve(koa: Koa): void {
  const server = createServer(koa.callback());
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` });
  });
}

if (process.argv[2] === 'plain') {
  process.once('message', (answers) => {
    serve(plainKoa(answers as Parameters<typeof plainKoa>[0]));
  });
} else if (process.argv[2] === 'by-hand') serve(handWrittenKoa());
else {
  const directory = mkdtempSync(join(tmpdir(), 'talent-bench-'));
  process.on('exit', () => {
    rmSync(directory, { recursive: true, force: true });
  });
  const config = readConfig({
    STORE: process.argv[3] ?? 'sqlite',
    ROLE: process.argv[4] ?? 'all',
    DATA_DIR: directory,
    PORT: '0',
    LOG_LEVEL: 'silent',
    BOOTSTRAP_API_KEY: KEY,
    // High enough never to refuse, so that counting is paid for.
    RATE_LIMITS: 'read=100000000/60,write=100000000/60,heavy=100000000/60',
  });
  const { url } = await startService(config, createLogger(config));
  process.send?.({ url });
}
