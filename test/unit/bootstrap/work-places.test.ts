import { expect } from 'chai';
import type { LeasedWork } from '../../../core/index.js';
import type { WorkKind } from '../../../core/ports/work.js';
import { WorkPlaces } from '../../../bootstrap/worker/work-places.js';

describe('places for leased work', () => {
  const item = (id: string, tenantId: string, kind: WorkKind = 'enrichment'): LeasedWork => ({
    ...{ id, tenantId, kind, fence: 1, attempt: 1, payload: {} },
    ...{ runAt: '2026-01-01T00:00:00.000Z', enqueuedAt: '2026-01-01T00:00:00.000Z' },
  });
  const opened = (places: number, spare: number) => {
    const entered: string[] = [];
    const away: string[] = [];
    const all = new WorkPlaces({ places, spare, kind: 'enrichment' });
    const enter = (work: LeasedWork): LeasedWork => {
      void all.enter(work).then((has) => (has ? entered : away).push(work.id));
      return work;
    };
    return { all, enter, entered, away, settled: () => new Promise((resolve) => setImmediate(resolve)) };
  };

  it('go to the tenant that holds the fewest, whoever came first', async () => {
    const { all, enter, entered, settled } = opened(2, 0);
    const [first] = ['a1', 'a2', 'a3', 'a4'].map((id) => enter(item(id, 'a')));
    enter(item('b1', 'b'));
    all.leave(first!);
    await settled();
    expect(entered).to.deep.equal(['a1', 'a2', 'b1']);
  });

  it('go to items of the first kind before others', async () => {
    const { all, enter, entered, settled } = opened(1, 0);
    const first = enter(item('a1', 'a'));
    enter(item('bulk', 'b', 'bulk_enrichment'));
    enter(item('a2', 'a'));
    all.leave(first);
    await settled();
    expect(entered).to.deep.equal(['a1', 'a2']);
  });

  it('that are spare are for tenants without an item of the first kind', async () => {
    const { all, enter, entered, settled } = opened(1, 1);
    for (const [id, tenant, kind] of [
      ['a1', 'a', 'enrichment'],
      ['a2', 'a', 'enrichment'],
      ['bulk', 'c', 'bulk_enrichment'],
      ['b1', 'b', 'enrichment'],
      ['c1', 'c', 'enrichment'],
    ] as const)
      enter(item(id, tenant, kind));
    await settled();
    expect(entered).to.deep.equal(['a1', 'b1']);
    expect(all.free).to.equal(-1);
    expect(all.waitingCount).to.equal(3);
  });

  it('are left once, and those who are sent away never get one', async () => {
    const { all, enter, entered, away, settled } = opened(1, 0);
    const first = enter(item('a1', 'a'));
    const second = enter(item('a2', 'a'));
    all.sendAway(second);
    expect(all.leave(first)).to.equal(true);
    expect(all.leave(first)).to.equal(false);
    await settled();
    expect([entered, away]).to.deep.equal([['a1'], ['a2']]);
    expect(all.free).to.equal(1);
  });
});
