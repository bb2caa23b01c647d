import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { createLocalApplication, type LocalApplication } from '../../../bootstrap/local/index.js';
import type { Candidate } from '../../../core/index.js';
import { eventually, Workshop } from '../../support/a-server.js';

const HELD = fileURLToPath(new URL('../../support/sqlite/held-merge.ts', import.meta.url));
const EVENTS = ['candidate.merged', 'candidate.unmerged', 'candidate.updated'];

describe('a merge that is killed between its two steps', function () {
  this.timeout(240_000);
  const workshop = new Workshop();
  after(() => workshop.clean());

  /** The folder as the killed process has left it, with another process on it. */
  async function killed(
    undoes: boolean,
    look: (left: LocalApplication, ids: { id: string; from: string }) => Promise<void>,
  ): Promise<void> {
    const directory = workshop.folder();
    const program = workshop.run(process.execPath, {
      arguments: ['--import', 'tsx', HELD, directory, ...(undoes ? ['undoes'] : [])],
    });
    const [, id = '', from = ''] = await program.says(/held (\S+) (\S+)\n/);
    await program.kill('SIGKILL');
    const left = await createLocalApplication({ directory });
    try {
      await look(left, { id, from });
    } finally {
      await left.close();
    }
  }
  const get = ({ store, caller }: LocalApplication, id: string): Promise<Candidate | undefined> =>
    store.candidates.get(caller.tenantId, id);
  const reported = async ({ store, caller }: LocalApplication): Promise<string[][]> => {
    const query = { types: EVENTS, order: 'asc', limit: 100 } as const;
    return (await store.events.list(caller.tenantId, query)).data.map(({ type, resource }) => [type, resource.id]);
  };

  it('is finished, once, with nothing of either lost', () =>
    killed(false, async (left, { id, from }) => {
      expect(await get(left, from), 'the first step decides').to.equal(undefined);
      const survivor = await eventually(
        () => get(left, id),
        (candidate) => candidate?.absorbed !== undefined,
      );
      expect([survivor?.tags, survivor?.absorbed?.map((each) => each.id)]).to.deep.equal([['a', 'b'], [from]]);
      expect((await left.app.getCandidate.execute(left.caller, { id })).candidate.tags).to.deep.equal(['a', 'b']);
      const both = await left.app.unmergeCandidate.execute(left.caller, { id, from });
      expect([both.tags, (await get(left, from))?.tags]).to.deep.equal([['a'], ['b']]);
      expect(await reported(left)).to.deep.equal([
        ['candidate.merged', from],
        ['candidate.updated', id],
        ['candidate.updated', id],
        ['candidate.unmerged', from],
      ]);
    }));

  it('and its undoing too: both are as they were', () =>
    killed(true, async (left, { id, from }) => {
      expect((await get(left, id))?.tags, 'the first step decides').to.deep.equal(['a']);
      const other = await eventually(
        () => get(left, from),
        (candidate) => candidate !== undefined,
      );
      expect([other?.tags, (await get(left, id))?.tags, (await get(left, id))?.absorbed]).to.deep.equal([
        ['b'],
        ['a'],
        undefined,
      ]);
      expect(await reported(left)).to.deep.equal([
        ['candidate.merged', from],
        ['candidate.updated', id],
        ['candidate.updated', id],
        ['candidate.unmerged', from],
      ]);
    }));
});
