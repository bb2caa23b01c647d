import { expect } from 'chai';
import fc from 'fast-check';
import { estimatedBytes } from '../../../adapters/talent-index/index.js';

describe('The memory that the index of a tenant is reckoned with', () => {
  it('counts many small tenants for more than a large one with all of their candidates', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10_000 }), fc.integer({ min: 0, max: 10_000 }), (tenants, candidates) => {
        expect(tenants * estimatedBytes(candidates)).to.be.above(estimatedBytes(tenants * candidates));
      }),
    );
  });

  it('is not below what was measured, and not above twice that', () => {
    // Candidates and bytes of docs/reference/performance.md.
    const measured = [
      [1, 27_850],
      [10, 63_151],
      [100, 193_484],
      [1000, 697_528],
      [10_000, 1_794_373],
      [100_000, 13_706_086],
      [300_000, 38_657_621],
    ] as const;
    for (const [candidates, bytes] of measured) {
      expect(estimatedBytes(candidates), String(candidates)).to.be.within(bytes, 2 * bytes);
    }
  });
});
