import { ExtractionFailure } from '../../../../adapters/enrichment/extract/index.js';
import { serveTasks } from '../../../../adapters/enrichment/extract/task-server.js';

/** A child that does what its input says, for tests of what becomes of bad documents. */
const kept: Uint8Array[] = [];

serveTasks({
  extract: async ({ filename }: { filename: string }) => {
    if (filename === 'hang') for (;;);
    if (filename === 'eat') {
      for (;;) kept.push(new Uint8Array(8 * 1024 * 1024).fill(1));
    }
    if (filename === 'heap') {
      const all: number[][] = [];
      for (;;) all.push(Array.from({ length: 1_000 }, (_, at) => at * 1.1));
    }
    if (filename === 'grow') kept.push(new Uint8Array(150 * 1024 * 1024).fill(1));
    if (filename === 'die') process.exit(7);
    if (filename === 'fail') throw new ExtractionFailure('encrypted', 'on purpose');
    return process.pid;
  },
  parse: async ({ document }: { document: unknown }) => document,
});
