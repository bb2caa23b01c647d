import { expect } from 'chai';
import fc from 'fast-check';
import { MemoryTalentIndex } from '../../adapters/memory/index.js';
import { ColumnarTalentIndex } from '../../adapters/talent-index/index.js';
import type { Candidate } from '../../core/index.js';
import type { TalentIndex } from '../../core/spi.js';
import { aCandidate, aJob } from '../../bootstrap/testing/builders/index.js';
import {
  constraintInputs,
  features,
  rankQuery,
  similarQuery,
  surveyQuery,
  taxonomy,
} from '../unit/talent-index/arbitraries.js';

const TENANT = 'tnt_1';
const SEED = 20;

function candidates(count: number): Candidate[] {
  return fc
    .sample(fc.tuple(features, constraintInputs), { numRuns: count, seed: SEED })
    .map(([each, about], at) =>
      aCandidate({ id: `cand_${String((at * 7919) % count).padStart(5, '0')}`, features: each, ...about }),
    );
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
    for (const query of fc.sample(rankQuery, { numRuns: 20, seed: SEED })) {
      expect(await columnar.rank(TENANT, query)).to.deep.equal(await reference.rank(TENANT, query));
    }
    for (const query of fc.sample(surveyQuery, { numRuns: 5, seed: SEED })) {
      const { revision, ...survey } = await columnar.survey(TENANT, query);
      expect(revision).to.equal(columnar.revision(TENANT));
      expect({ ...(await reference.survey(TENANT, query)), revision: 0 }).to.deep.equal({ ...survey, revision: 0 });
    }
    for (const query of fc.sample(similarQuery, { numRuns: 15, seed: SEED })) {
      expect(await columnar.similar(TENANT, query)).to.deep.equal(await reference.similar(TENANT, query));
    }
  });

  it('answers from the state of the pool at the time of the question, whatever is written between two slices', async () => {
    const pool = candidates(600);
    const [query] = fc.sample(rankQuery, { numRuns: 1, seed: SEED });
    const [survey] = fc.sample(surveyQuery, { numRuns: 1, seed: SEED });
    const { job, weights } = query!;
    const open = aJob({ jobLocation: { city: 'Lund', countryCode: 'SE' }, employmentType: 'FULL_TIME' });
    const filters = [{ name: 'all' as const, outcomes: ['pass' as const, 'unknown' as const] }];
    const constraints = { filters, job: open, now: new Date(0) };
    const asks = [
      (index: TalentIndex) => index.rank(TENANT, { job, weights, limit: 1000 }),
      (index: TalentIndex) => index.rank(TENANT, { job, weights, constraints, limit: 1000 }),
      (index: TalentIndex) => index.survey(TENANT, { ...survey!, relaxed: [...survey!.job.skills.keys()], top: 500 }),
      (index: TalentIndex) => index.similar(TENANT, { to: pool[0]!.features!, exceptIds: [], limit: 1000 }),
    ];
    for (const ask of asks) {
      // More blocks than are taken at once; the last is not full.
      const columnar = new ColumnarTalentIndex(taxonomy, { blockSize: 4 });
      const reference = new MemoryTalentIndex(taxonomy);
      for (const index of [columnar, reference]) for (const each of pool.slice(0, 598)) index.put(TENANT, each);
      const expected = await ask(reference);
      const revision = columnar.revision(TENANT);
      const answer = ask(columnar);
      let written = 0;
      const write = (): void => {
        const each = pool[(written * 7) % pool.length]!;
        if (written % 3 === 0) columnar.remove(TENANT, each.id);
        // Only what constraints look at.
        else if (written % 3 === 1)
          columnar.put(TENANT, {
            ...each,
            ...pool[(written * 31) % pool.length]!,
            id: each.id,
            features: each.features,
          });
        else columnar.put(TENANT, { ...each, features: pool[(written * 31) % pool.length]!.features });
        written += 1;
      };
      const turn = (): void => {
        for (let each = 0; each < 150; each += 1) write();
        if (written < 1500) setImmediate(turn);
      };
      turn();
      const given = await answer;
      expect(columnar.revision(TENANT)).to.be.above(revision);
      expect('revision' in given ? { ...given, revision: 0 } : given).to.deep.equal(
        'revision' in expected ? { ...expected, revision: 0 } : expected,
      );
    }
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
