import { Worker } from 'node:worker_threads';

/**
 * Runs beside the thread that reads files and still ticks when that one is stuck in a loop. V8's own limits do not count
 * array buffers, where a small hostile PDF can ask for a gigabyte, so the resident size of the whole process is watched.
 * It ends the process too when the parent died without closing the channel's loop (`ppid` changes).
 * Plain source instead of a module: it loads in a millisecond and needs no TypeScript loader in the thread.
 */
const GUARD = `
  const { workerData } = require('node:worker_threads');
  const parent = process.ppid;
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData.limit || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 15);
`;

export function guardMemory(limitBytes: number): void {
  const limit = limitBytes > 0 ? limitBytes : Number.POSITIVE_INFINITY;
  const worker = new Worker(GUARD, { eval: true, workerData: { limit }, execArgv: [], stdout: true, stderr: true });
  worker.unref();
}
