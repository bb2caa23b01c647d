import { expect } from 'chai';
import fc from 'fast-check';
import { SealedPostings } from '../../../adapters/talent-index/postings/postings.js';

const KEY = fc.oneof(fc.nat(40), fc.nat(5000), fc.nat({ max: 2 ** 30 - 1 }));

/** Ascending, each once. */
const keysOf = (keys: readonly number[]): Int32Array => Int32Array.from(new Set(keys)).sort();

describe('The lists of many keys of a full block', () => {
  it('are those of each key alone, whichever keys are missing', () => {
    fc.assert(
      fc.property(fc.array(KEY, { maxLength: 300 }), fc.array(KEY), (held, others) => {
        const keys = keysOf(held);
        const postings = new SealedPostings({
          keys,
          starts: Int32Array.from({ length: keys.length + 1 }, (_, at) => at),
          words: Int32Array.from(keys, (_, at) => at),
        });
        const wanted = keysOf([...others, ...held.filter((_, at) => at % 3 === 0)]);
        const found: [number, number][] = [];
        postings.lists(wanted, ({ from }, place) => found.push([place, from]));
        const expected = [...wanted].flatMap((key, place): [number, number][] => {
          const list = postings.list(key);
          return list ? [[place, list.from]] : [];
        });
        expect(found).to.deep.equal(expected);
      }),
      { numRuns: 500 },
    );
  });
});
