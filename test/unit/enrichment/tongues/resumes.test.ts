import { expect } from 'chai';
import { samples } from './corpus.js';
import { gradeResume } from './grade-resume.js';
import { Tally } from './tally.js';

/** The least recall for each field, a few points below what is reached; the same for every language. */
const LEAST: Readonly<Record<string, number>> = {
  name: 0.95,
  label: 0.85,
  email: 1,
  phone: 0.9,
  city: 0.8,
  'work precision': 0.95,
  title: 0.93,
  employer: 0.85,
  place: 0.85,
  start: 0.93,
  end: 0.93,
  institution: 0.95,
  degree: 0.95,
  field: 0.9,
  'education end': 0.95,
  skills: 0.9,
  language: 0.95,
  'language level': 0.92,
};

const NAMES: Readonly<Record<string, string>> = { de: 'German', fr: 'French', es: 'Spanish' };

for (const [tongue, name] of Object.entries(NAMES)) {
  describe(`${name} resumes`, () => {
    const tally = new Tally();
    const graded = samples('resumes').filter((sample) => sample.tongue === tongue);
    before(() => {
      for (const sample of graded) gradeResume(sample, tally);
    });

    it('are a dozen at least', () => {
      expect(graded.length).to.be.at.least(12);
    });

    for (const [field, least] of Object.entries(LEAST)) {
      it(`show the ${field} in ${String(least * 100)} of a hundred cases`, () => {
        const misses = tally.misses.filter((miss) => miss.startsWith(`${field}:`));
        expect(tally.asked(field)).to.be.above(0);
        expect(tally.recall(field), misses.join('\n')).to.be.at.least(least);
      });
    }
  });
}
