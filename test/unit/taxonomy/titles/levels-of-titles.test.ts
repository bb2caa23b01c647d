import { expect } from 'chai';
import { occupations } from '../../../support/taxonomy.js';

const levelOf = (title: string): string | undefined => occupations.seniorityOf(title);

describe('The level that a title names', () => {
  it('is none where a phrase only hides the word: a project manager manages no people', () => {
    for (const title of [
      'Account manager',
      'Project manager',
      'Program Manager',
      'Executive assistant',
      'Scrum master',
    ])
      expect(levelOf(title), title).to.equal(undefined);
  });

  it('is that of the other words beside such a phrase', () => {
    expect(levelOf('Senior account manager')).to.equal('senior');
    expect(levelOf('Account manager, senior')).to.equal('senior');
    expect(levelOf('Project manager / Director')).to.equal('director');
    expect(levelOf('Engineer II')).to.equal('mid');
  });

  it('is an owner for a partner of a firm, and none for who works with the partners of one', () => {
    for (const title of ['Partner', 'Tax partner', 'Partner at Example LLP', 'Partner, audit'])
      expect(levelOf(title), title).to.equal('executive');
    expect(levelOf('Partner sales engineer')).to.equal(undefined);
    expect(levelOf('Strategic Partner Development Manager')).to.equal('manager');
  });

  it('is not that of the superior whom a post works for', () => {
    for (const title of [
      'Executive Assistant to the CEO',
      'Assistant to the Managing Director',
      'Chief of Staff to the CEO & CFO',
      'PA to Director',
      'Project Manager reporting to the CFO',
      'Secretary to the Head of School',
      'Personal Assistant to the VP Sales',
      'Assistentin des Geschäftsführers',
      'Assistante du directeur général',
      'Secretaria del director general',
      'Secretaresse van de directeur',
    ])
      expect(levelOf(title), title).to.equal(undefined);
    expect(levelOf('Senior executive assistant to the CEO')).to.equal('senior');
  });

  it('is that of the post where no superior is named, or another title follows', () => {
    expect(levelOf('PA to the Director / Team lead')).to.equal('lead');
    expect(levelOf('Vice President reporting to the CEO')).to.equal('vp');
    expect(levelOf('Sales associate to store manager')).to.equal('manager');
    expect(levelOf('Order to Cash Lead')).to.equal('lead');
    expect(levelOf('Assistant director')).to.equal(levelOf('Director'));
    expect(levelOf('Assistant Manager, Staff Training')).to.equal('lead');
  });

  it('is the middle one where it is called so', () => {
    expect(levelOf('Programista Python (Mid/Regular)')).to.equal('mid');
    expect(levelOf('Analista de sistemas pleno')).to.equal('mid');
    expect(levelOf('Mid Market Account Executive')).to.equal(undefined);
  });

  it('is a lead for who runs a kitchen', () => {
    for (const title of ['Head chef', 'Executive Chef', 'Küchenchefin', 'Chef de cuisine'])
      expect(levelOf(title), title).to.equal('lead');
    expect(levelOf('Chef de partie')).to.equal(undefined);
  });
});
