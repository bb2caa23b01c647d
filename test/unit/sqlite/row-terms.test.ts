import { expect } from 'chai';
import fc from 'fast-check';
import { joinedTerms, splitTerms } from '../../../adapters/sqlite/records/row-terms.js';

describe('The terms and keys of a row', () => {
  const keys = fc.array(fc.oneof(fc.maxSafeNat(), fc.nat(36 ** 5 + 1)));

  it('are written in base 36, as rows of earlier releases have them', () => {
    const written = (key: number): string => joinedTerms('', [key]).slice(1);
    for (const key of [0, 35, 36, 36 ** 5 - 1, 36 ** 5, 36 ** 5 + 1, Number.MAX_SAFE_INTEGER])
      expect(written(key)).to.equal(key.toString(36));
    fc.assert(fc.property(fc.maxSafeNat(), (key) => written(key) === key.toString(36)));
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(keys, (given) => {
        expect(splitTerms(joinedTerms('1a 2b', given))).to.deep.equal({ terms: '1a 2b', keys: given });
      }),
    );
  });
});
