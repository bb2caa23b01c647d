import { expect } from 'chai';
import { JobAssessor } from '../../../../core/intelligence/job/assess-job.js';
import { NOTHING_READ } from '../../../../core/job/read-job-ad.js';
import { aJob, aJobReading } from '../../../../bootstrap/testing/builders/index.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const assessor = new JobAssessor({ taxonomy, occupations });

/** The occupation of a job for a chef, of which the reading is that sure. */
function asked(confidence: number) {
  const occupation = { id: 'chef', label: 'Chef', family: occupations.occupation('chef')!.family, confidence };
  return assessor.assess(aJob({ title: 'Lantern chef', reading: aJobReading({ occupation }) })).features.occupation;
}

function assessed(id: string, confidence = 1) {
  const { label, family } = occupations.occupation(id)!;
  return assessor.assess(
    aJob({ title: label, reading: aJobReading({ occupation: { id, label, family, confidence } }) }),
  );
}

function asOf(id: string) {
  return assessed(id).features.occupation;
}

describe('A skill of a job that many families of work have', () => {
  const read = (id: string) => ({
    ...{ id, name: taxonomy.skillName(id), codes: {}, importance: 'required' as const, minMonths: null },
    source: 'parsed' as const,
  });
  const ofAd = aJobReading({
    requirements: { ...NOTHING_READ.requirements, skills: [read('customer-service'), read('wound-care')] },
  });

  it('is said to be so where it was read from the ad', () => {
    const { skills } = assessor.assess(aJob({ title: 'Nurse', reading: ofAd })).features;
    expect(skills.map(({ id, isWidespread }) => [id, isWidespread])).to.deep.equal([
      ['customer-service', true],
      ['wound-care', undefined],
    ]);
  });

  it('is not where the caller stated it', () => {
    const requirements = { skills: [{ name: 'Customer service', importance: 'required' as const, minMonths: null }] };
    const { skills } = assessor.assess(aJob({ title: 'Nurse', requirements })).features;
    expect(skills.map(({ id, isWidespread }) => [id, isWidespread])).to.deep.equal([['customer-service', undefined]]);
  });
});

describe('The occupations near that of a job', () => {
  it('count where at least a third of the title names the occupation', () => {
    for (const confidence of [1, 0.5, 0.33]) {
      expect(asked(confidence)?.related, String(confidence)).to.include.keys('head-chef');
      expect(asked(confidence)).to.not.have.property('isGuess');
    }
  });

  it('do not count where words and skills of the ad only point to it: what is near a guess may be far from the job', () => {
    for (const confidence of [0.32, 0.3]) {
      expect(asked(confidence)).to.include({ id: 'chef', label: 'Chef' });
      expect(asked(confidence)).to.not.have.property('related');
      expect(asked(confidence)).to.have.property('isGuess', true);
    }
  });

  it('are also those that people change between, whatever their families', () => {
    expect(asOf('accountant')?.neighbours).to.deep.include({ 'finance-manager': 60, 'financial-analyst': 60 });
    expect(asOf('finance-manager')?.neighbours).to.include({ accountant: 60 });
    expect(asOf('bank-teller')?.neighbours).to.include({ cashier: 45 });
    expect(asOf('beekeeper')).to.not.have.property('neighbours');
    expect(asked(0.3)).to.not.have.property('neighbours');
  });

  it('are known with the levels by which the training for them is apart; that of leaders is compared as seniority', () => {
    const apart = asked(1)?.trainedApart ?? {};
    expect(apart).to.include({ cook: 1, 'fast-food-cook': 2 });
    expect(apart).to.not.have.any.keys('chef', 'head-chef');
    expect(asked(0.3)).to.not.have.property('trainedApart');
    expect(asOf('teaching-assistant')?.trainedApart).to.include({ 'kindergarten-teacher': 2 });
    expect(asOf('hr-manager')).to.not.have.property('trainedApart');
  });
});

describe('A title of every branch', () => {
  it('is that of general and project management, of engineers whose title does not say of what, and of sales', () => {
    for (const id of [
      'project-manager',
      'operations-manager',
      'engineering-manager',
      'engineering-project-manager',
      'engineering-technician',
      'design-engineer',
      'project-engineer',
      'sales-manager',
      'account-executive',
    ])
      expect(asOf(id), id).to.have.property('isOfAnyBranch', true);
    for (const id of [
      'construction-project-manager',
      'process-engineer',
      'it-manager',
      'chef',
      'software-account-executive',
    ])
      expect(asOf(id), id).to.not.have.property('isOfAnyBranch');
  });

  it('is not told by skills of all who lead, or of all who sell: they are marked among those of the job', () => {
    const names = ['Budgeting', 'Phlebotomy', 'Prospecting', 'Territory management', 'Programmatic advertising'];
    const skills = names.map((name) => ({ name, importance: 'required' as const }));
    const marked = (id: string) => {
      const { label, family } = occupations.occupation(id)!;
      const reading = aJobReading({ occupation: { id, label, family, confidence: 1 } });
      const { features } = assessor.assess(aJob({ title: label, reading, requirements: { skills } }));
      return features.skills.filter(({ isOfAnyBranch }) => isOfAnyBranch).map(({ id: skill }) => skill);
    };
    expect(marked('project-manager')).to.deep.equal(['budgeting']);
    expect(marked('sales-manager')).to.deep.equal(['budgeting', 'prospecting', 'territory-management']);
    expect(marked('chef')).to.deep.equal([]);
  });

  it('weighs less than one that names its branch if it says no branch, and its level too, as long as the caller states no weights', () => {
    const weightsOf = (id: string) => assessed(id).weights.suggested;
    const [ofAny, ofOne, ofSales] = ['engineering-manager', 'quality-manager', 'sales-manager'].map(weightsOf);
    expect(ofAny!.title).to.equal(ofAny!.seniority);
    expect(ofOne!.title).to.be.above(ofOne!.seniority);
    expect(ofSales).to.deep.equal(ofOne);
  });

  it('leaves skills that belong to no field of work the weight of soft ones', () => {
    const weightOf = (...names: string[]): number => {
      const skills = names.map((name) => ({ name, importance: 'required' as const }));
      return assessor.assess(aJob({ title: 'Chef', requirements: { skills } })).weights.suggested.skills;
    };
    expect(weightOf('Operations management')).to.equal(weightOf('Communication'));
    expect(weightOf('Phlebotomy')).to.be.above(weightOf('Communication'));
  });
});
