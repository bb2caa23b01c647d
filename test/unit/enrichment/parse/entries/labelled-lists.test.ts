import { expect } from 'chai';
import { parseText } from '../support.js';

const profile = (...lines: string[]) => parseText('Mara Lindqvist', 'mara@example.net', '', ...lines).profile;
const groups = (...lines: string[]): string[] =>
  (profile('Skills', ...lines).skills ?? []).map(({ name, keywords = [] }) => [name, ...keywords].join(' | '));
const spoken = (...lines: string[]): string[] =>
  (profile(...lines).languages ?? []).map(({ language, fluency }) => `${language}: ${fluency ?? '-'}`);

describe('Lists beside the name of their group', () => {
  it('are parted from it by a gap', () => {
    expect(groups('Looms\tJacquard, Dobby, Draw loom', 'Further\tDyeing, Carding')).to.deep.equal([
      'Looms | Jacquard | Dobby | Draw loom',
      'Further | Dyeing | Carding',
    ]);
    expect(groups('Looms\tJacquard, Dobby, Draw loom')).to.deep.equal(['Looms | Jacquard | Dobby | Draw loom']);
  });

  it('end where the next name begins, however full the row is', () => {
    expect(
      groups(
        'Looms\tJacquard loom, Dobby loom, Draw loom, Ribbon loom, Frame loom, Warp-weighted loom, Tablet loom',
        'Further\tDyeing, Carding',
      )[1],
    ).to.equal('Further | Dyeing | Carding');
  });

  it('are columns of skills where not all rows have a name and a list', () => {
    expect(groups('Dyeing\tCarding', 'Jacquard\tDobby, Draw loom')).to.deep.equal([
      ...['Dyeing', 'Carding', 'Jacquard', 'Dobby', 'Draw loom'],
    ]);
    expect(groups('Dyeing\tCarding, Spinning')).to.deep.equal(['Dyeing', 'Carding', 'Spinning']);
  });
});

describe('Levels of languages in a column or a row of their own', () => {
  it('are those of the languages in their order', () => {
    expect(spoken('Languages', 'English\tPolish', 'Native\tBasic')).to.deep.equal(['English: Native', 'Polish: Basic']);
    expect(spoken('Sprachen', 'Deutsch', 'Englisch', 'Muttersprache', 'C1')).to.deep.equal([
      'Deutsch: Muttersprache',
      'Englisch: C1',
    ]);
  });

  it('follow their language line by line where they stand below it', () => {
    expect(spoken('Languages', 'English', 'Native', 'Polish', 'Basic')).to.deep.equal([
      'English: Native',
      'Polish: Basic',
    ]);
  });

  it('belong to the last language where there are fewer than languages', () => {
    expect(spoken('Languages', 'English', 'Polish', 'Basic')).to.deep.equal(['English: -', 'Polish: Basic']);
  });
});
