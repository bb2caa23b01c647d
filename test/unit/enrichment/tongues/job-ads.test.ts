import { expect } from 'chai';
import { samples } from './corpus.js';
import { gradeJobAd } from './grade-job-ad.js';
import { Tally } from './tally.js';

/** The least share of what the ads ask for that is read, a few points below what is reached. */
const LEAST: Readonly<Record<string, number>> = {
  family: 1,
  required: 0.93,
  preferred: 0.95,
  years: 1,
  education: 1,
  language: 1,
  'language level': 0.9,
};

describe('Job ads in German, French and Spanish', () => {
  const tally = new Tally();
  before(() => {
    for (const sample of samples('jobs')) gradeJobAd(sample, tally);
  });

  for (const [field, least] of Object.entries(LEAST)) {
    it(`give ${field} in ${String(least * 100)} of a hundred cases`, () => {
      const misses = tally.misses.filter((miss) => miss.startsWith(`${field}:`));
      expect(tally.asked(field)).to.be.above(0);
      expect(tally.recall(field), misses.join('\n')).to.be.at.least(least);
    });
  }
});
