import { expect } from 'chai';
import { positionsNewestFirst } from '../../../../core/intelligence/candidate/infer-experience.js';
import { inferTitleWords } from '../../../../core/intelligence/candidate/infer-title-words.js';
import { occupations } from '../../../support/taxonomy.js';

const infer = (...titles: string[]): Record<string, number> =>
  Object.fromEntries(inferTitleWords(titles, occupations.titleWords).map(({ word, weight }) => [word, weight]));

describe('The title words of a person', () => {
  it('count three fifths for each title that came after', () => {
    const [weight = 0] = occupations.titleWords.of('barista').values();
    expect(infer('barista')).to.deep.equal({ barist: weight });
    expect(infer('nurse', 'barista')['barist']).to.equal(Math.round(weight * 0.6));
    expect(infer('nurse', 'teacher', 'barista')['barist']).to.equal(Math.round(weight * 0.36));
  });

  it('count once, by the latest title that has them', () => {
    expect(infer('barista', 'barista', 'barista')).to.deep.equal(infer('barista'));
  });

  it('are at most twelve, the weightiest, in the order of the alphabet', () => {
    const titles = [...occupations.all()].slice(0, 300).map(({ label }) => label);
    const found = inferTitleWords(titles, occupations.titleWords);
    expect(found).to.have.lengthOf(12);
    expect(found.map(({ word }) => word)).to.deep.equal(found.map(({ word }) => word).sort());
    expect(Object.keys(infer(titles[0]!)).every((word) => found.some((each) => each.word === word))).to.equal(true);
  });
});

describe('Positions', () => {
  const order = (...work: { position: string; startDate?: string; endDate?: string }[]): string[] =>
    positionsNewestFirst({ work }, '2026-06-01').map(({ position }) => position ?? '');
  const now = { position: 'now', startDate: '2020' };
  const before = { position: 'before', startDate: '2015', endDate: '2019' };

  it('stand newest first in whatever order they are given', () => {
    expect(order(before, now)).to.deep.equal(['now', 'before']);
    expect(order({ position: 'ended', endDate: '2022-03' }, before, now)).to.deep.equal(['now', 'ended', 'before']);
  });

  it('without dates are where the document has them', () => {
    expect(order({ position: 'first' }, now, before)).to.deep.equal(['first', 'now', 'before']);
    expect(order(now, { position: 'between' }, before)).to.deep.equal(['now', 'between', 'before']);
    expect(order(now, before, { position: 'last' })).to.deep.equal(['now', 'before', 'last']);
    expect(order({ position: 'a' }, { position: 'b' })).to.deep.equal(['a', 'b']);
  });
});
