import { expect } from 'chai';
import fc from 'fast-check';
import { OpenPostings } from '../../../adapters/talent-index/postings/open-postings.js';
import { SealedPostings, type PostingArrays } from '../../../adapters/talent-index/postings/postings.js';

const LAST_NUMBER = 2 ** 28 - 2;
/** Numbers of one kind: some lie so close that each is its own place, others are searched. */
const NUMBERS = fc.oneof(
  fc.array(fc.nat(40)),
  fc.array(fc.nat(5000), { maxLength: 300 }),
  fc.array(fc.oneof(fc.nat(200), fc.nat(LAST_NUMBER)), { maxLength: 300 }),
  fc.nat(300).map((length) => Array.from({ length }, (_, at) => at)),
);
const KEYS = fc
  .tuple(NUMBERS, NUMBERS, NUMBERS, NUMBERS)
  .map((kinds) => Int32Array.from(new Set(kinds.flatMap((of, kind) => of.map((each) => (kind << 28) | each)))).sort());

/** The lists of the keys, with so many words each, taken in turns. */
function arraysOf(keys: Int32Array, lengths: readonly number[]): PostingArrays {
  const starts = new Int32Array(keys.length + 1);
  keys.forEach((_, at) => (starts[at + 1] = starts[at]! + lengths[at % lengths.length]!));
  return { keys, starts, words: Int32Array.from({ length: starts[keys.length]! }, (_, at) => at) };
}

describe('The posting lists of a full block', () => {
  it('are found by their keys, and no list is where there is none', () => {
    fc.assert(
      fc.property(KEYS, KEYS, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (keys, others, lengths) => {
        const arrays = arraysOf(keys, lengths);
        const postings = new SealedPostings(arrays);
        const held = new Set(keys);
        keys.forEach((key, at) => {
          const { from, to } = postings.list(key)!;
          expect([key, from, to]).to.deep.equal([key, arrays.starts[at], arrays.starts[at + 1]]);
        });
        for (const key of others) if (!held.has(key)) expect(postings.list(key), String(key)).to.equal(undefined);
        for (const key of keys)
          if (!held.has(key + 1)) expect(postings.list(key + 1), String(key + 1)).to.equal(undefined);
      }),
      { numRuns: 500 },
    );
  });

  it('are found for many keys as for each alone', () => {
    fc.assert(
      fc.property(KEYS, KEYS, (held, others) => {
        const sealed = new SealedPostings(arraysOf(held, [1, 3]));
        const open = new OpenPostings();
        for (const [key, { words, from, to }] of sealed.entries())
          for (let at = from; at < to; at += 1) open.add(key, words[at]!);
        const keys = Int32Array.from(new Set([...others, ...held])).sort();
        for (const postings of [sealed, open]) {
          const [from, to] = [new Int32Array(keys.length), new Int32Array(keys.length)];
          const words = postings.spans(keys, { from, to });
          keys.forEach((key, place) => {
            const list = postings.list(key);
            const expected = list ? [...list.words.subarray(list.from, list.to)] : [];
            expect([...words.subarray(from[place], to[place])], String(key)).to.deep.equal(expected);
          });
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are given back as they were put in, also where they are longer than two bytes can count', () => {
    const length = fc.constantFrom(1, 9, 8192, 40_000, 70_000);
    fc.assert(
      fc.property(fc.array(fc.nat(60), { maxLength: 40 }), fc.array(length, { minLength: 1 }), (numbers, lengths) => {
        const arrays = arraysOf(Int32Array.from(new Set(numbers)).sort(), lengths);
        expect(new SealedPostings(arrays).arrays()).to.deep.equal(arrays);
      }),
      { numRuns: 100 },
    );
  });

  it('leave out who is gone, and a list of which nobody is left', () => {
    const slots = Int32Array.of(0, 1, 2, 1, 3);
    const all = new SealedPostings({ keys: Int32Array.of(4, 5, 6), starts: Int32Array.of(0, 3, 4, 5), words: slots });
    const living = new SealedPostings(all, (slot) => slot !== 1);
    expect([...living.entries()].map(([key, { words, from, to }]) => [key, ...words.subarray(from, to)])).to.deep.equal(
      [
        [4, 0, 2],
        [6, 3],
      ],
    );
  });
});
