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

  it('are given back as they were put in, also where they are longer than two bytes can count', () => {
    const length = fc.oneof(fc.nat(9), fc.constantFrom(8192, 40_000, 70_000));
    fc.assert(
      fc.property(fc.array(length, { maxLength: 40 }), (lengths) => {
        const starts = new Int32Array(lengths.length + 1);
        lengths.forEach((each, at) => (starts[at + 1] = starts[at]! + each));
        const keys = Int32Array.from(lengths, (_, at) => at * 3);
        const words = new Int32Array(starts[lengths.length]!);
        const postings = new SealedPostings({ keys, starts, words });
        expect(postings.arrays().starts).to.deep.equal(starts);
        expect(lengths.map((_, at) => postings.list(at * 3)!.to)).to.deep.equal([...starts.subarray(1)]);
      }),
      { numRuns: 100 },
    );
  });
});
