import { expect } from 'chai';
import fc from 'fast-check';
import {
  COPIED_WORDS,
  fingerprints,
  ShingledText,
  wordsInOrder,
} from '../../../../core/intelligence/integrity/shared-runs.js';

// Two vocabularies without a word in common: what is shared was put there.
const textOf = (letter: string) =>
  fc.array(
    fc.nat(400).map((n) => `${letter}${String(n)}`),
    { minLength: 0, maxLength: 120 },
  );
const run = (length: number) => Array.from({ length }, (_, at) => `shared${String(at * 7)}`);

const copied = (one: readonly string[], other: readonly string[]): number => {
  const text = new ShingledText(one);
  return text.mayShareRunWith(fingerprints(other)) ? text.longestRunWith(other) : 0;
};

describe('Runs of words that two texts share', () => {
  it('are found wherever they stand, from 25 words on, and measured to the word', () => {
    fc.assert(
      fc.property(
        ...([textOf('a'), textOf('b'), textOf('c'), textOf('d')] as const),
        fc.integer({ min: COPIED_WORDS, max: 90 }),
        (before, behind, above, below, length) => {
          const found = copied([...before, ...run(length), ...behind], [...above, ...run(length), ...below]);
          expect(found).to.equal(length);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('are none between texts that share nothing, or less than twelve words in a row', () => {
    fc.assert(
      fc.property(textOf('a'), textOf('b'), fc.nat(11), (one, other, length) => {
        expect(copied([...one, ...run(length)], [...other, ...run(length)])).to.equal(0);
      }),
    );
  });

  it('are compared without case, accents and punctuation', () => {
    expect(wordsInOrder('We’ré LOOKING – for\nyou!')).to.deep.equal(['we', 're', 'looking', 'for', 'you']);
  });

  it('cost a published job some forty numbers for 300 words', () => {
    const words = Array.from({ length: 300 }, (_, at) => `word${String((at * 7919) % 1000)}`);
    expect(fingerprints(words).length).to.be.within(25, 70);
  });
});
