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

  it('is a lead for who runs a kitchen', () => {
    for (const title of ['Head chef', 'Executive Chef', 'Küchenchefin', 'Chef de cuisine'])
      expect(levelOf(title), title).to.equal('lead');
    expect(levelOf('Chef de partie')).to.equal(undefined);
  });
});
