import { expect } from 'chai';
import fc from 'fast-check';
import { FixedClock } from '../../../adapters/memory/index.js';
import { ENGINE_VERSION } from '../../../core/record/engine-version.js';
import { MatchMaker } from '../../../core/matching/match-maker.js';
import { prepareJob } from '../../../core/matching/scorer.js';
import { canonicalJson } from '../../../core/text/canonical-json.js';
import { aCandidate, aJob, at } from '../../../bootstrap/testing/builders/index.js';
import { features, occupations, rankQuery, taxonomy } from '../talent-index/arbitraries.js';

describe('The input hash of a match', () => {
  it('is of the canonical JSON of features, job, weights, engine and taxonomy, however often it is worked out', () => {
    const digest = { sha256: (text: string) => text, sha256OfFile: () => Promise.resolve('') };
    const maker = new MatchMaker({ taxonomy, occupations, digest, clock: new FixedClock(at(0)) });
    fc.assert(
      fc.property(features, rankQuery, (each, { job, weights }) => {
        const candidate = { ...aCandidate(), features: each };
        const prepared = { job: aJob(), scorable: prepareJob(job, weights, taxonomy) };
        const expected = canonicalJson({
          candidate: each,
          job,
          weights,
          engine: ENGINE_VERSION,
          taxonomy: taxonomy.version,
        });
        expect(maker.match(candidate, prepared).inputHash).to.equal(expected);
        expect(maker.match(candidate, prepared).inputHash).to.equal(expected);
      }),
      { numRuns: 100 },
    );
  });
});
