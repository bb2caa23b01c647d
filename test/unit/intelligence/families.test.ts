import { expect } from 'chai';
import { familiesOfCandidate, fieldsOfCandidate, fieldsOfJob } from '../../../core/intelligence/families.js';
import { occupations } from '../../support/taxonomy.js';

const words = occupations.familyWords;
const familiesOfJob = (...job: Parameters<typeof fieldsOfJob>): string[] =>
  fieldsOfJob(...job).map(({ family }) => family);
const required = (...names: string[]) => names.map((name) => ({ name, importance: 'required' as const }));

describe('The families of work of a candidate', () => {
  it('are the two that skills and occupations speak of most', () => {
    const nurse = { skills: ['Wound care', 'Patient care', 'Triage'], occupations: ['Registered nurse'] };
    expect(familiesOfCandidate(nurse, words)).to.have.length(2).and.to.include('nursing');
    const clerk = { skills: ['Accounts payable', 'Bank reconciliation', 'General ledger'], occupations: [] };
    expect(familiesOfCandidate(clerk, words)[0]).to.equal('accounting');
  });

  it('tell those apart whose title is the same', () => {
    const managing = ['Project management', 'Budgeting'];
    const ofSoftware = {
      skills: [...managing, 'Software development', 'Scrum', 'Test automation', 'Cloud computing'],
      occupations: ['Project manager'],
    };
    const ofBuildings = {
      skills: [...managing, 'Concrete work', 'Building codes', 'Construction estimating', 'Blueprint reading'],
      occupations: ['Project manager'],
    };
    const job = { title: 'Project manager', skills: required('Building codes', 'Site supervision', 'Concrete work') };
    const asked = familiesOfJob(job, words);
    const speaks = (of: typeof ofSoftware) => familiesOfCandidate(of, words).some((each) => asked.includes(each));
    expect(asked).to.include('construction');
    expect(speaks(ofBuildings)).to.equal(true);
    expect(familiesOfCandidate(ofSoftware, words)).not.to.include('construction');
  });

  it('are none of whom nothing is known', () => {
    expect(familiesOfCandidate({ skills: [], occupations: [] }, words)).to.deep.equal([]);
  });
});

describe('The fields of work of a candidate', () => {
  const clerk = ['Accounts payable', 'Bank reconciliation', 'General ledger', 'Accounts receivable', 'Bookkeeping'];
  const levelOf = (skills: string[], family: string): number =>
    fieldsOfCandidate(skills, words).find((each) => each.family === family)?.level ?? 0;

  it('have the level of what the names of skills say of them', () => {
    expect(levelOf(clerk.slice(0, 1), 'accounting')).to.be.within(0, 1);
    expect(levelOf([...clerk, 'Month-end close', 'Journal entries', 'Trial balance'], 'accounting')).to.equal(3);
    expect(levelOf(clerk, 'nursing')).to.equal(0);
    expect(fieldsOfCandidate(['Teamwork', 'Communication'], words).filter(({ level }) => level > 1)).to.deep.equal([]);
    expect(fieldsOfCandidate([], words)).to.deep.equal([]);
  });

  it('never fall with a further skill, of whatever field', () => {
    const others = ['Wound care', 'Concrete work', 'Budgeting', 'Scrum', 'Teamwork', 'Welding', 'Payroll'];
    for (let count = 1; count <= others.length; count += 1) {
      const before = fieldsOfCandidate([...clerk, ...others.slice(0, count - 1)], words);
      const after = [...clerk, ...others.slice(0, count)];
      for (const { family, level } of before) expect(levelOf(after, family), family).to.be.at.least(level);
    }
  });
});

describe('The families of work of a job', () => {
  it('have shares of what is said of all of them', () => {
    const job = { title: 'Payroll accountant', skills: required('Payroll', 'General ledger', 'Employee benefits') };
    const fields = fieldsOfJob(job, words);
    expect(fields.reduce((sum, { share }) => sum + share, 0)).to.be.within(99, 101);
    expect(fields[0]!.share).to.be.greaterThan(fields.at(-1)!.share);
    expect(fieldsOfJob({ title: 'Qwx', skills: [] }, words)).to.deep.equal([]);
  });

  it('are all of which title and skills say two fifths or more of what they say of the first', () => {
    const all = familiesOfJob(
      { title: 'Payroll accountant', skills: required('Payroll', 'General ledger', 'Employee benefits') },
      words,
    );
    expect(all).to.include('accounting').and.to.include('human-resources');
    expect(all).not.to.include('nursing');
  });

  it('are read from a title alone, and of a preferred skill counts less', () => {
    expect(familiesOfJob({ title: 'Beekeeper', skills: [] }, words)[0]).to.equal('agriculture');
    const nurse = { title: 'Nurse', skills: [{ name: 'Software development', importance: 'preferred' as const }] };
    expect(familiesOfJob(nurse, words)[0]).to.equal('nursing');
  });

  it('are none where no word says anything', () => {
    expect(familiesOfJob({ title: 'Qwx', skills: [] }, words)).to.deep.equal([]);
  });
});
