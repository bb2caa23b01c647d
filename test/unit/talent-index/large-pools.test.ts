import { expect } from 'chai';
import fc from 'fast-check';
import { MemoryTalentIndex } from '../../../adapters/memory/index.js';
import { ColumnarTalentIndex } from '../../../adapters/talent-index/index.js';
import type { Candidate } from '../../../core/index.js';
import { aCandidate } from '../../support/builders.js';
import { features, rankQuery, similarQuery, taxonomy } from './arbitraries.js';

const TENANT = 'tnt_1';
const SEED = 20;

function candidates(count: number): Candidate[] {
  return fc
    .sample(features, { numRuns: count, seed: SEED })
    .map((each, at) => aCandidate({ id: `cand_${String((at * 7919) % count).padStart(5, '0')}`, features: each }));
}

describe('The columnar talent index over large pools', () => {
  it('stays exact with blocks of full size, half of whose candidates change or go', async () => {
    const columnar = new ColumnarTalentIndex(taxonomy);
    const reference = new MemoryTalentIndex(taxonomy);
    const pool = candidates(9_000);
    for (const index of [columnar, reference]) {
      for (const each of pool) index.put(TENANT, each);
      pool.forEach((each, at) => {
        if (at % 3 === 0) index.put(TENANT, { ...each, features: pool[(at * 31) % pool.length]!.features });
        if (at % 3 === 1) index.remove(TENANT, each.id);
      });
    }
    for (const query of fc.sample(rankQuery, { numRuns: 25, seed: SEED })) {
      expect(await columnar.rank(TENANT, query)).to.deep.equal(await reference.rank(TENANT, query));
      expect(await columnar.supply(TENANT, query)).to.deep.equal(await reference.supply(TENANT, query));
    }
    for (const query of fc.sample(similarQuery, { numRuns: 15, seed: SEED })) {
      expect(await columnar.similar(TENANT, query)).to.deep.equal(await reference.similar(TENANT, query));
    }
  });

  it('answers from one state of the pool when a writer comes between two slices', async () => {
    const pool = candidates(600);
    const [query] = fc.sample(rankQuery, { numRuns: 1, seed: SEED });
    const whole = { job: query!.job, weights: query!.weights, limit: 1000 };
    // More blocks than are taken at once.
    const columnar = new ColumnarTalentIndex(taxonomy, { blockSize: 4 });
    const reference = new MemoryTalentIndex(taxonomy);
    for (const each of pool) columnar.put(TENANT, each);
    const answer = columnar.rank(TENANT, whole);
    for (const each of pool.slice(0, 300)) columnar.remove(TENANT, each.id);
    for (const each of pool.slice(300)) reference.put(TENANT, each);
    expect(await answer).to.deep.equal(await reference.rank(TENANT, whole));
  });

  it('leaves the event loop free between slices', async () => {
    const columnar = new ColumnarTalentIndex(taxonomy, { blockSize: 4 });
    for (const each of candidates(600)) columnar.put(TENANT, each);
    const [query] = fc.sample(rankQuery, { numRuns: 1, seed: SEED });
    let hadTurn = false;
    setImmediate(() => (hadTurn = true));
    await columnar.rank(TENANT, query!);
    expect(hadTurn).to.equal(true);
  });

  it('does not grow for ever when one candidate changes again and again', async () => {
    const columnar = new ColumnarTalentIndex(taxonomy, { blockSize: 64 });
    const changes = fc.sample(features, { numRuns: 2_000, seed: SEED });
    for (const each of changes) columnar.put(TENANT, aCandidate({ id: 'cand_1', features: each }));
    expect(columnar.footprint(TENANT).slots).to.be.at.most(64);
    const found = await columnar.similar(TENANT, { to: changes.at(-1)!, exceptIds: [], limit: 10 });
    expect(found.length).to.be.at.most(1);
  });

  it('keeps in full blocks what the living have, and no more', () => {
    const columnar = new ColumnarTalentIndex(taxonomy, { blockSize: 64 });
    const pool = candidates(64);
    const gone = pool.slice(0, 20);
    for (const each of pool.slice(0, 63)) columnar.put(TENANT, each);
    for (const each of gone) columnar.remove(TENANT, each.id);
    columnar.put(TENANT, pool[63]!);
    const count = (of: 'skills' | 'titleWords'): number =>
      pool.slice(20).reduce((sum, each) => sum + (each.features![of] ?? []).length, 0);
    expect(columnar.footprint(TENANT)).to.deep.equal({
      slots: 64,
      skillPostingBytes: count('skills') * 4,
      titlePostingBytes: count('titleWords') * 4,
    });
  });
});
