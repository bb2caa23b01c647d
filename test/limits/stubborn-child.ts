import { setTimeout as sleep } from 'node:timers/promises';
import { serveTasks } from '../../adapters/enrichment/children/task-server.js';

/** A child that does what its input says, for tests of what becomes of bad documents. */
const kept: Uint8Array[] = [];

function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

class Refusal extends Error {}

serveTasks({
  tasks: {
    async obey({ order, ms = 0 }: { order: string; ms?: number }, reach) {
      if (order === 'hang') {
        reach('first');
        reach('second');
        for (;;);
      }
      if (order === 'work') {
        const from = usedMs();
        while (usedMs() - from < ms);
      }
      if (order === 'sleep') await sleep(ms);
      if (order === 'eat') {
        for (;;) kept.push(new Uint8Array(8 * 1024 * 1024).fill(1));
      }
      if (order === 'heap') {
        const all: number[][] = [];
        for (;;) all.push(Array.from({ length: 1_000 }, (_, at) => at * 1.1));
      }
      if (order === 'grow') kept.push(new Uint8Array(150 * 1024 * 1024).fill(1));
      if (order === 'die') process.exit(7);
      if (order === 'refuse') throw new Refusal();
      if (order === 'stumble') throw new Error('a fault of the program');
      return process.pid;
    },
  },
  verdictOf: (error) => (error instanceof Refusal ? { code: 'encrypted', detail: 'on purpose' } : undefined),
  warmUp: async () => {
    await sleep(Number(process.env['STARTS_AFTER_MS'] ?? 0));
    return process.env['SERVES'] ?? 'orders';
  },
});
