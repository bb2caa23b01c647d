import { expect } from 'chai';
import { finderOf } from '../../../support/small-taxonomy.js';
import { occupations } from '../../../support/taxonomy.js';

const labelOf = (title: string): string | undefined => occupations.ofTitle(title)?.occupation.label;

describe('A title of which only a part names an occupation', () => {
  it('names none by a bare head noun that other occupations share', () => {
    for (const title of [
      'Kite Pilot',
      'Balloon pilot',
      'Party animator',
      'Volume Controller',
      'Principal, Lanternworks',
    ])
      expect(labelOf(title), title).to.equal(undefined);
  });

  it('names none by a word that is a rank or means nothing alone', () => {
    for (const title of ['Principal', 'Operator', 'Runner']) expect(labelOf(title), title).to.equal(undefined);
  });

  it('names one by a word that is a title of one trade alone, with no more than ranks beside it', () => {
    for (const title of ['Developer', 'Sr. Developer', 'Freelance developer'])
      expect(labelOf(title), title).to.equal('Software developer');
    expect(labelOf('Property developer')).to.equal('Real estate developer');
    expect(labelOf('Bride and groom')).to.equal(undefined);
  });

  it('names one by its own label, and by a part between separators', () => {
    expect(labelOf('Outreach Librarian')).to.equal('Librarian');
    expect(labelOf('Registered nurse, night shift on the coast')).to.equal('Registered nurse');
    expect(labelOf('Night shift on the coast - Registered nurse')).to.equal('Registered nurse');
  });

  it('names none by a part that has not the head of the title', () => {
    for (const title of ['Director of Food Services Purchasing', 'Assistant to the Bus Driver'])
      expect(labelOf(title), title).to.equal(undefined);
  });

  it('names none by the work that somebody helps with, but that of a manager by the deputy', () => {
    expect(labelOf('Assistant quantity surveyor of lanterns')).to.equal(undefined);
    expect(labelOf('Deputy Finance Manager')).to.equal('Finance manager');
  });

  it('names none by a title of one field that does not say the field, behind words of another field', () => {
    for (const title of ['Healthcare Documentation Services Delivery Manager', 'Housing Service Delivery Manager'])
      expect(labelOf(title), title).to.equal(undefined);
    for (const title of ['Senior Service Delivery Manager', 'Cloud Service Delivery Manager'])
      expect(labelOf(title), title).to.equal('Service delivery manager');
    expect(labelOf('Banking Application Support Analyst')).to.equal('Application support analyst');
    expect(labelOf('Technical Customer Success Manager')).to.equal('Customer success manager');
  });

  it('is found beside the name of an employer or a place, and before a preposition', () => {
    expect(labelOf('[Ostrowitz] Frontend developer na Lanternworks')).to.equal('Frontend developer');
    expect(labelOf('Krankenpfleger in Ostrowitz')).to.equal('Registered nurse');
  });

  it('counts no word of seniority within the part as a word that is explained', () => {
    expect(occupations.ofTitle('Lantern Foreman')?.confidence ?? 0).to.be.below(1);
  });

  it('is read without what is in brackets', () => {
    expect(occupations.ofTitle('Librarian (keeper of books)')?.confidence).to.equal(1);
  });

  it('still gives the family by its words', () => {
    expect(occupations.familyOfTitle('Lantern Pilot')?.family).to.equal('transport');
  });

  it('is not looked for in a title that is known as a whole, with commas within', () => {
    const title = 'Lampenmechaniker für Docht-, Öl- und Glastechnik';
    const own = { id: 'lamps', label: 'Lamp fitter', family: 'lamps', isco: '', onet: '', titles: [title], skills: [] };
    expect(finderOf([own]).ofTitle(title)).to.deep.include({ confidence: 1 });
  });
});
