import { expect } from 'chai';
import fc from 'fast-check';
import { fieldScore, withField } from '../../../core/matching/field-of-work.js';
import { candidateFeatures, jobFeatures } from '../../../bootstrap/testing/builders/index.js';
import { prepareJob, requestedCategories, scoreCandidate, suggestWeights } from '../../../core/spi.js';
import { taxonomy } from '../talent-index/arbitraries.js';

const ASKED = [
  { family: 'sales', share: 75 },
  { family: 'software', share: 25 },
];
const percent = fc.integer({ min: 0, max: 100 });

describe('What skills show of the fields of work of an ad', () => {
  it('is each level of three by the share of the field in the ad, in percent', () => {
    expect(fieldScore([{ family: 'sales', level: 3 }], ASKED)).to.equal(75);
    expect(fieldScore([{ family: 'software', level: 3 }], ASKED)).to.equal(25);
    expect(fieldScore([{ family: 'sales', level: 1 }], ASKED)).to.equal(25);
    expect(
      fieldScore(
        ASKED.map(({ family }) => ({ family, level: 3 as const })),
        ASKED,
      ),
    ).to.equal(100);
    expect(fieldScore([{ family: 'nursing', level: 3 }], ASKED)).to.equal(0);
  });

  it('is nothing of whom an earlier engine read, and for a job whose caller stated the skills', () => {
    expect(fieldScore(undefined, ASKED)).to.equal(0);
    expect(fieldScore([{ family: 'sales', level: 3 }], undefined)).to.equal(0);
  });

  it('adds half of what it is more than the skills asked for, and never takes anything away', () => {
    expect(withField(0, 67)).to.equal(34);
    expect(withField(28, 67)).to.equal(48);
    expect(withField(67, 67)).to.equal(67);
    expect(withField(80, 67)).to.equal(80);
    fc.assert(
      fc.property(percent, percent, percent, (skills, field, more) => {
        const score = withField(skills, field);
        expect(score).to.be.within(skills, Math.max(skills, field));
        expect(withField(Math.min(100, skills + more), field)).to.be.at.least(score);
        expect(withField(skills, Math.min(100, field + more))).to.be.at.least(score);
      }),
    );
  });

  it('counts in the score for skills, and only where skills are known', () => {
    const skills = [{ id: 'kafka', name: 'Kafka', importance: 'required' as const, minMonths: null }];
    const asked = { ...jobFeatures(), skills, fields: ASKED };
    const job = prepareJob(asked, suggestWeights(requestedCategories(asked)), taxonomy);
    const shown = { ...candidateFeatures(), fields: [{ family: 'sales', level: 3 as const }] };
    const scoreOf = (hasSkillData: boolean) => scoreCandidate({ ...shown, hasSkillData }, job);
    expect(scoreOf(true).categories.find(({ category }) => category === 'skills')!.score).to.equal(38);
    expect(scoreOf(false)).to.include({ score: 0, potential: 100 });
  });
});
