import { expect } from 'chai';
import { JobAssessor } from '../../../../core/intelligence/job/assess-job.js';
import { aJob, aJobReading } from '../../../../bootstrap/testing/builders/index.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const assessor = new JobAssessor({ taxonomy, occupations });

/** The occupation of a job for a chef, of which the reading is that sure. */
function asked(confidence: number) {
  const occupation = { id: 'chef', label: 'Chef', family: occupations.occupation('chef')!.family, confidence };
  return assessor.assess(aJob({ title: 'Lantern chef', reading: aJobReading({ occupation }) })).features.occupation;
}

describe('The occupations near that of a job', () => {
  it('count where at least half of the title names the occupation', () => {
    for (const confidence of [1, 0.5]) {
      expect(asked(confidence)?.related, String(confidence)).to.include.keys('head-chef');
      expect(asked(confidence)).to.not.have.property('isGuess');
    }
  });

  it('do not count where words and skills of the ad only point to it: what is near a guess may be far from the job', () => {
    for (const confidence of [0.49, 0.4]) {
      expect(asked(confidence)).to.include({ id: 'chef', label: 'Chef' });
      expect(asked(confidence)).to.not.have.property('related');
      expect(asked(confidence)).to.have.property('isGuess', true);
    }
  });
});
