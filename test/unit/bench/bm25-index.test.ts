import { expect } from 'chai';
import { Bm25Index } from '../../../bench/bm25-index.js';

describe('BM25', () => {
  const index = new Bm25Index();
  for (const text of ['lamp lamp wick', 'lamp', 'wick and lamp and oil and glass', 'oil']) index.add(text);

  it('gives nothing for words that are not there', () => {
    expect([...index.scores('tallow')]).to.deep.equal([0, 0, 0, 0]);
    expect(index.scores('LAMP, tallow')[3]).to.equal(0);
  });

  it('comes to the formula', () => {
    // Two of four documents have "wick"; lengths 3, 1, 7 and 1, so 3 on average.
    const rarity = Math.log(1 + (4 - 2 + 0.5) / (2 + 0.5));
    const [first = 0, , third = 0] = index.scores('wick wick');
    expect(first).to.be.closeTo((rarity * 2.2) / (1 + 1.2), 1e-12);
    expect(third).to.be.closeTo((rarity * 2.2) / (1 + 1.2 * (0.25 + (0.75 * 7) / 3)), 1e-12);
  });

  it('prefers rare words, and more of a word in a shorter text', () => {
    const scores = index.scores('lamp oil');
    expect(scores[3]).to.be.above(scores[1]!);
    expect(index.scores('lamp')[0]).to.be.above(index.scores('lamp')[2]!);
  });
});
