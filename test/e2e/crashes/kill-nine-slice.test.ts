import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { createLocalApplication, type LocalApplication } from '../../../bootstrap/local/index.js';
import type { Operation } from '../../../core/index.js';
import { isFinished } from '../../../core/spi.js';
import { eventually, Workshop } from '../../support/a-server.js';

const HELD = fileURLToPath(new URL('../../support/sqlite/held-operation.ts', import.meta.url));

describe('an operation that is killed between what a slice does and its commit', function () {
  this.timeout(300_000);
  const workshop = new Workshop();
  after(() => workshop.clean());

  /** The operation as another process on the folder has ended it, with how many items were noted before. */
  async function killed(
    kind: 'import' | 'enrichment' | 'erasure',
    { count, heldAt }: { count: number; heldAt: number },
    look: (ended: Operation, noted: number, left: LocalApplication) => Promise<void>,
  ): Promise<void> {
    const directory = workshop.folder();
    const program = workshop.run(process.execPath, {
      arguments: ['--import', 'tsx', HELD, directory, kind, String(count), String(heldAt)],
    });
    const [, id = '', noted = ''] = await program.says(/held (\S+) (\d+)\n/);
    await program.kill('SIGKILL');
    const left = await createLocalApplication({ directory });
    try {
      const ended = await eventually(() => left.app.getOperation.execute(left.caller, { id }), isFinished);
      await left.settle();
      await look(ended, Number(noted), left);
    } finally {
      await left.close();
    }
  }
  /** How many events of this type there are, and of how many records. */
  const counted = async ({ store, caller }: LocalApplication, type: string): Promise<number[]> => {
    const { data } = await store.events.list(caller.tenantId, { types: [type], order: 'asc', limit: 5000 });
    return [data.length, new Set(data.map(({ resource }) => resource.id)).size];
  };
  const outcome = ({ kind, status, total, succeeded, unchanged, failed }: Operation) => [
    ...[kind, status],
    ...[total, succeeded, unchanged, failed],
  ];

  it('an import does no line twice', () =>
    killed('import', { count: 300, heldAt: 3 }, async (ended, noted, left) => {
      expect(noted, 'lines written by then, the last ones not noted').to.equal(192);
      expect(outcome(ended)).to.deep.equal(['import', 'succeeded', 300, 300, 0, 0]);
      expect(await counted(left, 'candidate.created')).to.deep.equal([300, 300]);
      expect(await counted(left, 'operation.completed')).to.deep.equal([1, 1]);
    }));

  it('a bulk enrichment enriches nobody twice', () =>
    killed('enrichment', { count: 150, heldAt: 5 }, async (ended, _noted, left) => {
      expect(outcome(ended)).to.deep.equal(['enrichment', 'succeeded', 150, 150, 0, 0]);
      // Once when they were created, once by the operation.
      expect(await counted(left, 'candidate.enrichment.queued')).to.deep.equal([300, 150]);
      expect(await counted(left, 'candidate.enrichment.completed')).to.deep.equal([300, 150]);
      expect(await counted(left, 'operation.completed')).to.deep.equal([1, 1]);
    }));

  it('a retention sweep erases nobody twice, and counts each', () =>
    killed('erasure', { count: 220, heldAt: 8 }, async (ended, noted, left) => {
      // Five slices count, the sixth lists, and the others erase fifty each.
      expect(noted, 'erased by then, the last ones not noted').to.equal(100);
      expect(outcome(ended)).to.deep.equal(['erasure', 'succeeded', 220, 220, 0, 0]);
      expect(await counted(left, 'candidate.deleted')).to.deep.equal([220, 220]);
      expect(await counted(left, 'operation.completed')).to.deep.equal([1, 1]);
    }));
});
