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

  it('names one by its own label, and by a part between separators', () => {
    expect(labelOf('Outreach Librarian')).to.equal('Librarian');
    expect(labelOf('Registered nurse, night shift on the coast')).to.equal('Registered nurse');
    expect(labelOf('Night shift on the coast - Registered nurse')).to.equal('Registered nurse');
  });

  it('is read without what is in brackets', () => {
    expect(occupations.ofTitle('Librarian (keeper of books)')?.confidence).to.equal(1);
  });

  it('still tells the family by its words', () => {
    expect(occupations.familyOfTitle('Lantern Pilot')?.family).to.equal('transport');
  });

  it('is not looked for in a title that is known as a whole, with commas within', () => {
    const title = 'Lampenmechaniker für Docht-, Öl- und Glastechnik';
    const own = { id: 'lamps', label: 'Lamp fitter', family: 'lamps', isco: '', onet: '', titles: [title], skills: [] };
    expect(finderOf([own]).ofTitle(title)).to.deep.include({ confidence: 1 });
  });
});
