import { expect } from 'chai';
import fc from 'fast-check';
import { CEFR_LEVELS, EDUCATION_LEVELS, SENIORITY_LEVELS, type SeniorityLevel } from '../../../core/index.js';
import { inferSeniority } from '../../../core/intelligence/candidate/infer-seniority.js';
import {
  languageCredit,
  scoreEducation,
  scoreExperience,
  scoreSeniority,
} from '../../../core/matching/score-levels.js';

const seniority = fc.constantFrom(...SENIORITY_LEVELS);
const education = fc.constantFrom(...EDUCATION_LEVELS);
const language = fc.constantFrom(...CEFR_LEVELS);

describe('Experience', () => {
  it('is worth all from the minimum on, nothing without any, and a month short costs next to nothing', () => {
    expect(scoreExperience(60, 60)).to.equal(100);
    expect(scoreExperience(600, 60)).to.equal(100);
    expect(scoreExperience(0, 60)).to.equal(0);
    expect(scoreExperience(0, 0)).to.equal(100);
    expect(scoreExperience(59, 60)).to.be.within(99, 99.9);
  });

  it('below the minimum falls off with the share that is missing, to the power of 1.5', () => {
    expect(scoreExperience(45, 60)).to.be.closeTo(87.5, 1e-9);
    expect(scoreExperience(30, 60)).to.be.closeTo(64.64, 0.01);
    expect(scoreExperience(15, 60)).to.be.closeTo(35.05, 0.01);
  });

  it('never counts less for another month', () => {
    fc.assert(
      fc.property(fc.nat({ max: 600 }), fc.nat({ max: 240 }), (months, min) => {
        expect(scoreExperience(months + 1, min)).to.be.at.least(scoreExperience(months, min));
      }),
    );
  });
});

describe('Seniority', () => {
  it('costs 30 for a rung below what is asked for, nothing for one above, and 50 for each further rung', () => {
    expect(scoreSeniority('mid', 'senior')).to.equal(70);
    expect(scoreSeniority('entry', 'senior')).to.equal(20);
    expect(scoreSeniority('intern', 'senior')).to.equal(0);
    expect(scoreSeniority('senior', 'mid')).to.equal(100);
    expect(scoreSeniority('entry', 'lead')).to.equal(0);
    expect(scoreSeniority('manager', 'senior')).to.equal(50);
    expect(scoreSeniority('director', 'mid')).to.equal(0);
    expect(scoreSeniority('executive', 'mid')).to.equal(0);
  });

  it('never costs more than everything', () => {
    expect(scoreSeniority('intern', 'executive')).to.equal(0);
    expect(scoreSeniority('executive', 'intern')).to.equal(0);
  });

  it('has director and vice president on one rung, and each other level on a rung of its own, in order', () => {
    for (const [one, other] of [
      ['director', 'vp'],
      ['vp', 'director'],
    ] as const)
      expect(scoreSeniority(one, other)).to.equal(100);
    const rungs: SeniorityLevel[] = ['intern', 'entry', 'mid', 'senior', 'lead', 'manager', 'director', 'executive'];
    for (const [step, level] of rungs.slice(1).entries()) {
      expect(scoreSeniority(rungs[step]!, level), level).to.equal(70);
      if (level !== 'lead') expect(scoreSeniority(level, rungs[step]!), level).to.equal(100);
    }
  });

  it('has a lead as far above those who do not lead as a manager is', () => {
    for (const wanted of ['intern', 'entry', 'mid', 'senior'] as const)
      expect(scoreSeniority('lead', wanted), wanted).to.equal(scoreSeniority('manager', wanted));
    expect(scoreSeniority('lead', 'senior')).to.equal(50);
    expect(scoreSeniority('lead', 'director')).to.equal(20);
  });

  it('is full for the level asked for, and being above costs 30 less than being as far below, but for leads', () => {
    fc.assert(
      fc.property(seniority, seniority, (one, other) => {
        expect(scoreSeniority(one, one)).to.equal(100);
        if (one === 'lead' || other === 'lead') return;
        const [low, high] = [scoreSeniority(one, other), scoreSeniority(other, one)].sort((a, b) => a - b);
        expect(low).to.equal(high === 100 && low === 100 ? 100 : Math.max(0, high! - 30));
      }),
    );
  });

  it('by years alone never falls with more years where the title names no level: hidden years earn nothing', () => {
    const levels = [0, 11, 12, 59, 60, 400].map((months) => inferSeniority([], months)!.level);
    const scores = levels.map((level) => scoreSeniority(level, 'mid'));
    expect(scores).to.deep.equal([...scores].sort((a, b) => a - b));
  });
});

describe('Education', () => {
  it('costs 35 for each level below what is asked for, and more than is asked for costs nothing', () => {
    expect(scoreEducation('bachelor', 'master')).to.equal(65);
    expect(scoreEducation('associate', 'master')).to.equal(30);
    expect(scoreEducation('school', 'master')).to.equal(0);
    expect(scoreEducation('none', 'doctorate')).to.equal(0);
    expect(scoreEducation('none', 'school')).to.equal(65);
    expect(scoreEducation('doctorate', 'school')).to.equal(100);
  });

  it('never counts less for a higher degree', () => {
    fc.assert(
      fc.property(education, education, (has, wanted) => {
        const next = EDUCATION_LEVELS[EDUCATION_LEVELS.indexOf(has) + 1] ?? has;
        expect(scoreEducation(next, wanted)).to.be.at.least(scoreEducation(has, wanted));
        expect(scoreEducation(wanted, wanted)).to.equal(100);
      }),
    );
  });
});

describe('A language', () => {
  it('loses a quarter for each level below what is asked for, and nothing above it', () => {
    expect(languageCredit({ level: 'B1' }, 'B2')).to.equal(0.75);
    expect(languageCredit({ level: 'A2' }, 'B2')).to.equal(0.5);
    expect(languageCredit({ level: 'A1' }, 'B2')).to.equal(0.25);
    expect(languageCredit({ level: 'A1' }, 'C1')).to.equal(0);
    expect(languageCredit({ level: 'A1' }, 'native')).to.equal(0);
    expect(languageCredit({ level: 'C2' }, 'native')).to.equal(0.75);
    expect(languageCredit({ level: 'native' }, 'A1')).to.equal(1);
  });

  it('counts in full where no level is asked for, and as the lowest, 0.7 at most, where none is stated', () => {
    for (const level of [...CEFR_LEVELS, null]) expect(languageCredit({ level }, null)).to.equal(1);
    expect(CEFR_LEVELS.map((level) => languageCredit({ level: null }, level))).to.deep.equal([
      0.7, 0.7, 0.5, 0.25, 0, 0, 0,
    ]);
  });

  it('is worth no more with an unstated level than with any that is stated', () => {
    for (const min of CEFR_LEVELS)
      for (const level of CEFR_LEVELS)
        for (const written of [undefined, 'too'] as const) {
          const about = written && { written };
          expect(languageCredit({ level: null, ...about }, min)).to.be.at.most(
            languageCredit({ level, ...about }, min),
          );
        }
  });

  it('of the resume earns 0.7 unless it is listed with a level that earns more, or no level is asked for', () => {
    for (const min of [...CEFR_LEVELS, null]) {
      expect(languageCredit({ level: null, written: 'only' }, min)).to.equal(0.7);
      expect(languageCredit({ level: null, written: 'too' }, min)).to.equal(min === null ? 1 : 0.7);
    }
    expect(languageCredit({ level: 'C1', written: 'too' }, 'B2')).to.equal(1);
    expect(languageCredit({ level: 'B1', written: 'too' }, 'B2')).to.equal(0.75);
    expect(languageCredit({ level: 'A1', written: 'too' }, 'C2')).to.equal(0.7);
  });

  it('never counts less for a better level', () => {
    fc.assert(
      fc.property(language, language, (has, min) => {
        const next = CEFR_LEVELS[CEFR_LEVELS.indexOf(has) + 1] ?? has;
        expect(languageCredit({ level: next }, min)).to.be.at.least(languageCredit({ level: has }, min));
        expect(languageCredit({ level: min }, min)).to.equal(1);
      }),
    );
  });
});
