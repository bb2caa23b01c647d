import { expect } from 'chai';
import { expectedWeight } from '../../../core/matching/expected-weight.js';
import { categoryScore, prepareJob } from '../../../core/matching/scorer.js';
import { mapWeights } from '../../../core/matching/weights.js';
import { candidateFeatures, jobFeatures } from '../../../bootstrap/testing/builders/index.js';
import { taxonomy } from '../../support/taxonomy.js';

const times = (count: number, weight: number, isRead: boolean) =>
  Array.from({ length: count }, () => ({ weight, isRead }));

describe('What is expected of a list of skills', () => {
  it('is all of what the caller stated, however much', () => {
    expect(expectedWeight(times(30, 1, false))).to.equal(30);
  });

  it('is eight of those that were read from the text of an ad, however many there are', () => {
    expect(expectedWeight([])).to.equal(0);
    expect(expectedWeight(times(8, 1, true))).to.equal(8);
    expect(expectedWeight(times(9, 1, true))).to.equal(8);
    expect(expectedWeight([...times(7, 1, true), ...times(2, 0.4, true)])).to.be.closeTo(7.8, 1e-9);
    expect(expectedWeight([...times(12, 1, true), ...times(12, 1, false)])).to.equal(20);
  });

  it('makes the full score, and more than it is no more than 100', () => {
    const skills = [...taxonomy.allSkills()]
      .filter(({ broader, narrower }) => broader.length === 0 && narrower.length === 0)
      .slice(0, 20)
      .map(({ id, name }) => ({ id, name, importance: 'required' as const, minMonths: null }));
    const job = (isStated: boolean) => jobFeatures({ skills: skills.map((each) => ({ ...each, isStated })) });
    const score = (held: number, isStated: boolean) =>
      categoryScore(
        'skills',
        candidateFeatures({ skills: skills.slice(0, held).map(({ id }) => ({ id, months: 12, yearsSinceUse: 0 })) }),
        prepareJob(
          job(isStated),
          mapWeights(() => 1),
          taxonomy,
        ),
      );
    expect(score(20, false)).to.equal(100);
    expect(score(15, false)).to.equal(100);
    expect(score(20, true)).to.equal(100);
    expect(score(15, true)).to.be.below(100);
  });
});
