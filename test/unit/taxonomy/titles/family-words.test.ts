import { expect } from 'chai';
import type { Occupation } from '../../../../core/taxonomy/model/model.js';
import { packFamilyWords } from '../../../../core/taxonomy/titles/family-word-tables.js';
import { FamilyWords } from '../../../../core/taxonomy/titles/family-words.js';

const occupation = (family: string, label: string, skills: string[] = []): Occupation => ({
  ...{ id: label, label, family, isco: '0000', onet: '', titles: [], skills },
});
const SKILLS = ['Wick trimming', 'Lamp cleaning', 'Bee keeping', 'Honey tasting', 'Report writing', 'Rope work'].map(
  (name) => ({ id: name, name }),
);
const words = new FamilyWords(
  packFamilyWords(
    [
      occupation('lamps', 'Lamp keeper', ['Wick trimming', 'Report writing']),
      occupation('lamps', 'Lantern maker', ['Lamp cleaning']),
      occupation('bees', 'Beekeeper', ['Bee keeping', 'Report writing']),
      occupation('bees', 'Honey grader', ['Honey tasting']),
      occupation('ropes', 'Rope walker', ['Rope work']),
    ],
    SKILLS,
  ),
);
const familiesOf = (...names: string[]) =>
  words.of(names.map((name) => ({ name, times: 1 }))).map(({ family }) => family);

describe('The families of work that names speak of', () => {
  it('are those whose occupations have their words in titles or typical skills', () => {
    expect(familiesOf('Trimming')).to.deep.equal(['lamps']);
    expect(familiesOf('Honey', 'Tasting of wine')).to.deep.equal(['bees']);
    expect(familiesOf('Walker')).to.deep.equal(['ropes']);
  });

  it('stand in the order of what is said of each, in which a name counts as often as it is given', () => {
    const of = (lamps: number, bees: number) =>
      words.of([
        { name: 'Wick', times: lamps },
        { name: 'Tasting', times: bees },
      ]);
    expect(of(3, 2).map(({ family }) => family)).to.deep.equal(['lamps', 'bees']);
    expect(of(2, 3).map(({ family }) => family)).to.deep.equal(['bees', 'lamps']);
    expect(of(6, 4)[0]!.weight).to.equal(2 * of(3, 2)[0]!.weight);
  });

  it('are none where no occupation has a word, and none is said more of than the others by a word of all', () => {
    expect(familiesOf('Snorkelling', '24', 'of', '')).to.deep.equal([]);
    expect(familiesOf()).to.deep.equal([]);
  });

  it('each weigh as much as the others, however many occupations they have', () => {
    const [first, second] = words.of([{ name: 'Report writing', times: 1 }]);
    expect(first!.weight).to.equal(second!.weight);
    const [rope] = words.of([{ name: 'Rope', times: 1 }]);
    expect(rope!.weight).to.be.greaterThan(first!.weight);
  });
});
