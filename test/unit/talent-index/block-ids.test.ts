import { expect } from 'chai';
import fc from 'fast-check';
import { BlockIds } from '../../../adapters/talent-index/columns/block-ids.js';

describe('The ids of a block', () => {
  it('are the same before and after it is sealed, however they begin and whatever their lengths', () => {
    const alike = fc
      .tuple(fc.string({ maxLength: 6 }), fc.array(fc.string({ maxLength: 6 }), { minLength: 1, maxLength: 20 }))
      .map(([beginning, rests]) => rests.map((rest) => beginning + rest));
    fc.assert(
      fc.property(alike, (given) => {
        const ids = new BlockIds();
        for (const id of given) ids.add(id);
        const decoded = (): string[] => given.map((_, slot) => ids.of(slot));
        expect(decoded()).to.deep.equal(given);
        ids.seal();
        expect(decoded()).to.deep.equal(given);
      }),
    );
  });
});
