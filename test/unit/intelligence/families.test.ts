import { expect } from 'chai';
import { familiesOfCandidate, familiesOfJob } from '../../../core/intelligence/families.js';
import { occupations } from '../../support/taxonomy.js';

const words = occupations.familyWords;
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

describe('The families of work of a job', () => {
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
