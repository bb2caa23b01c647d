import { Worker } from 'node:worker_threads';

/** Precedes the reason on standard error, which the parent reads once the process has ended. */
export const GUARD_MARK = 'ended by the guard: ';

/**
 * Runs beside the thread that works and still ticks when that one is stuck in a loop. Time is the processor time of the process, so that a
 * task is not charged with the load of the machine. V8's own limits do not count array buffers, where a small hostile PDF can ask for a
 * gigabyte, so the resident size of the whole process is watched. The reason is written before the kill: only with it is the input to blame.
 * The process ends too when the parent died without closing the channel (`ppid` changes).
 * Plain source instead of a module: it loads in a millisecond and needs no TypeScript loader in the thread.
 */
const GUARD = `
  const { writeSync } = require('node:fs');
  const { workerData: { state, memoryLimit, mark } } = require('node:worker_threads');
  const parent = process.ppid;
  const usedMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const end = (reason) => {
    try {
      if (reason) writeSync(2, '\\n' + mark + reason + '\\n');
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  };
  let task = 0;
  let from = 0;
  setInterval(() => {
    if (process.ppid !== parent) end();
    if (process.memoryUsage.rss() > memoryLimit) end('memory');
    const current = Atomics.load(state, 0);
    if (current !== task) {
      task = current;
      from = usedMs();
    } else if (task !== 0 && usedMs() - from > Atomics.load(state, 1)) end('time');
  }, 15);
`;

export interface TaskGuard {
  /** The clock of a task runs from here. */
  begin(task: { id: number; processorMs: number }): void;
  end(): void;
}

export function guardTasks(memoryLimitBytes: number): TaskGuard {
  const memoryLimit = memoryLimitBytes > 0 ? memoryLimitBytes : Number.POSITIVE_INFINITY;
  const state = new Int32Array(new SharedArrayBuffer(8));
  const workerData = { state, memoryLimit, mark: GUARD_MARK };
  const worker = new Worker(GUARD, { eval: true, workerData, execArgv: [], stdout: true, stderr: true });
  worker.unref();
  return {
    begin({ id, processorMs }) {
      Atomics.store(state, 1, processorMs);
      Atomics.store(state, 0, id);
    },
    end() {
      Atomics.store(state, 0, 0);
    },
  };
}
