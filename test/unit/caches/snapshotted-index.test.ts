import { expect } from 'chai';
import fc from 'fast-check';
import { createMemoryStore, MemoryIndexSnapshots } from '../../../adapters/memory/index.js';
import { ColumnarTalentIndex } from '../../../adapters/talent-index/index.js';
import type { Candidate, Store } from '../../../core/index.js';
import { SnapshottedIndex, type TalentIndex } from '../../../core/spi.js';
import { aCandidate, anEvent, someFeatures } from '../../../bootstrap/testing/builders/index.js';
import { rankQuery, similarQuery, step, surveyQuery, taxonomy, type Step } from '../talent-index/arbitraries.js';

const TENANT = 'tnt_1';
const BLOCK_SIZE = 4;

/** A process after the other, with one store and one place for snapshots. */
class Deployment {
  readonly store: Store = createMemoryStore();
  readonly snapshots = new MemoryIndexSnapshots();
  index = this.process();
  private events = 0;

  process(options: { version?: string } = {}): SnapshottedIndex {
    const columnar = new ColumnarTalentIndex(taxonomy, { blockSize: BLOCK_SIZE });
    if (options.version !== undefined) Object.defineProperty(columnar, 'imageVersion', { value: options.version });
    const access = { ...this.store.access, listTenants: async () => [{ id: TENANT, name: 'One', createdAt: '' }] };
    const ports = { candidates: this.store.candidates, events: this.store.events, snapshots: this.snapshots };
    return new SnapshottedIndex(columnar, { ...ports, access: access as unknown as Store['access'] }, { fewest: 1 });
  }

  async apply(each: Step): Promise<void> {
    const { candidates } = this.store;
    const last = await candidates.get(TENANT, each.id);
    if (each.do === 'remove') {
      if (!last) return;
      const outbox = { events: [this.event('candidate.deleted', each.id)] };
      await candidates.erase(TENANT, { id: each.id, expectedVersion: last.version, deletedAt: '2026-01-01', outbox });
      this.index.remove(TENANT, each.id);
      return;
    }
    let next: Candidate | undefined;
    if (each.do === 'put') {
      const { features, status, consent: matching } = each;
      const consent = { matching, policyId: null, at: null };
      next = aCandidate({ ...last, id: each.id, features, status, consent, ...each.about });
    } else if (last)
      next = { ...last, ...(each.do === 'status' && { status: each.status }), ...(each.do === 'about' && each.about) };
    if (!next) return;
    const candidate = { ...next, version: (last?.version ?? 0) + 1 };
    const outbox = { events: [this.event(last ? 'candidate.updated' : 'candidate.created', each.id)] };
    if (last) await candidates.update(TENANT, { candidate, expectedVersion: last.version, outbox });
    else if (await this.wasErased(each.id)) return;
    else await candidates.insert(TENANT, { candidate, outbox });
    this.index.put(TENANT, candidate);
  }

  async restart(options: { version?: string } = {}): Promise<{ restored: number; read: number }> {
    this.index = this.process(options);
    return this.index.build();
  }

  /** The same from the records alone. */
  async fresh(): Promise<TalentIndex> {
    const index = new ColumnarTalentIndex(taxonomy, { blockSize: BLOCK_SIZE });
    const all = await this.store.candidates.scan({ tenantId: TENANT, limit: 10_000 });
    for (const { candidate } of all) index.put(TENANT, candidate);
    return index;
  }

  private async wasErased(id: string): Promise<boolean> {
    const { data } = await this.store.events.list(TENANT, { types: [], resourceId: id, order: 'asc', limit: 1000 });
    return data.some(({ type }) => type === 'candidate.deleted');
  }

  private event(type: 'candidate.created' | 'candidate.updated' | 'candidate.deleted', id: string) {
    this.events += 1;
    return anEvent({ id: `evt_${String(this.events)}`, type, resource: { type: 'candidate', id, version: 1 } });
  }
}

async function answersOf(
  index: TalentIndex,
  queries: {
    rank: Parameters<TalentIndex['rank']>[1];
    survey: Parameters<TalentIndex['survey']>[1];
    similar: Parameters<TalentIndex['similar']>[1];
  },
): Promise<unknown> {
  const { revision: _revision, shares, ...survey } = await index.survey(TENANT, queries.survey);
  const [ranked, similar] = [await index.rank(TENANT, queries.rank), await index.similar(TENANT, queries.similar)];
  return { size: index.size(TENANT), ranked, similar, survey, shares: [...shares] };
}

const steps = fc.array(step, { maxLength: 40, size: 'max' });
const queries = fc.record({ rank: rankQuery, survey: surveyQuery, similar: similarQuery });

describe('An index with snapshots', () => {
  it('answers after a restart as one that was read from all records, whatever came before and after the snapshot', async () => {
    await fc.assert(
      fc.asyncProperty(steps, steps, steps, queries, async (before, after, later, asked) => {
        const deployment = new Deployment();
        for (const each of before) await deployment.apply(each);
        await deployment.index.close();
        for (const each of after.filter((one) => one.do !== 'remove')) await deployment.apply(each);
        await deployment.restart();
        expect(await answersOf(deployment.index, asked)).to.deep.equal(
          await answersOf(await deployment.fresh(), asked),
        );
        for (const each of later) await deployment.apply(each);
        expect(await answersOf(deployment.index, asked)).to.deep.equal(
          await answersOf(await deployment.fresh(), asked),
        );
      }),
      { numRuns: 60 },
    );
  });

  const aPool = async (): Promise<Deployment> => {
    const deployment = new Deployment();
    for (const id of ['can_1', 'can_2', 'can_3', 'can_4', 'can_5', 'can_6']) {
      await deployment.apply(put(id, `~craft of ${id}`));
    }
    return deployment;
  };
  const put = (id: string, skill: string): Step =>
    ({ do: 'put', id, features: someFeatures([skill]), status: 'active', consent: true, about: {} }) as unknown as Step;
  const stored = async ({ snapshots }: Deployment): Promise<string | undefined> => {
    const snapshot = await snapshots.read(TENANT);
    return snapshot && snapshot.pieces.map((piece) => Buffer.from(piece).toString('latin1')).join('');
  };

  it('restores what was stored when the process stopped, and reads only what has changed since', async () => {
    const deployment = await aPool();
    await deployment.index.close();
    await deployment.apply(put('can_7', '~craft of can_7'));
    expect(await deployment.restart()).to.deep.equal({ restored: 7, read: 0 });
  });

  it('removes the snapshot with the erasure of a candidate, and stores nothing of them again', async () => {
    const deployment = await aPool();
    await deployment.index.close();
    expect(await stored(deployment)).to.include('craft of can_3');
    await deployment.apply({ do: 'remove', id: 'can_3' } as Step);
    expect(await stored(deployment)).to.equal(undefined);
    await deployment.index.close();
    const again = await stored(deployment);
    expect(again).to.include('craft of can_2');
    expect(again).not.to.include('can_3');
  });

  it('keeps no snapshot that was being written while a candidate was erased', async () => {
    const deployment = await aPool();
    const closing = deployment.index.close();
    await new Promise((resolve) => setImmediate(resolve));
    deployment.index.remove(TENANT, 'can_3');
    await closing;
    expect(await stored(deployment)).to.equal(undefined);
  });

  it('drops a snapshot whose candidate was erased by a process that died before it removed it', async () => {
    const deployment = await aPool();
    await deployment.index.close();
    deployment.index = deployment.process();
    const kept = await deployment.snapshots.read(TENANT);
    await deployment.apply({ do: 'remove', id: 'can_3' } as Step);
    await deployment.snapshots.write(TENANT, { stamp: kept!.stamp, pieces: iterated(kept!.pieces) });
    expect(await deployment.restart()).to.deep.equal({ restored: 5, read: 0 });
    expect(await stored(deployment)).to.equal(undefined);
  });

  it('reads the records where the snapshot is of another version', async () => {
    const deployment = await aPool();
    await deployment.index.close();
    expect(await deployment.restart({ version: 'the one after' })).to.deep.equal({ restored: 0, read: 6 });
  });

  it('reads the records where the snapshot cannot be read', async () => {
    const deployment = await aPool();
    await deployment.index.close();
    const { stamp } = (await deployment.snapshots.read(TENANT))!;
    await deployment.snapshots.write(TENANT, { stamp, pieces: iterated([Buffer.from('no image')]) });
    expect(await deployment.restart()).to.deep.equal({ restored: 0, read: 6 });
  });

  it('reads the records where the store is another one than the snapshot was made from', async () => {
    const deployment = await aPool();
    await deployment.index.close();
    const { pieces, stamp } = (await deployment.snapshots.read(TENANT))!;
    const other = JSON.stringify({ ...(JSON.parse(stamp) as object), eventId: 'evt_of_another_store' });
    await deployment.snapshots.write(TENANT, { stamp: other, pieces: iterated(pieces) });
    expect(await deployment.restart()).to.deep.equal({ restored: 0, read: 6 });
  });

  it('stores a pool in the background once it has changed enough, as of the look before', async () => {
    const deployment = await aPool();
    await deployment.index.store();
    expect(await stored(deployment)).to.equal(undefined);
    await deployment.index.store();
    expect(await stored(deployment)).to.include('craft of can_6');
    expect(await deployment.restart()).to.deep.equal({ restored: 6, read: 0 });
  });
});

async function* iterated(pieces: readonly Uint8Array[]): AsyncIterable<Uint8Array> {
  yield* pieces;
}
