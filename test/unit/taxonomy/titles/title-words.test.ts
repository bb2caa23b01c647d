import { expect } from 'chai';
import { genderless } from '../../../../core/taxonomy/titles/genderless.js';
import { occupations } from '../../../support/taxonomy.js';

const words = (title: string): string[] => [...occupations.titleWords.of(title).keys()].sort();

describe('Words of job titles', () => {
  // What women and men are called, in the languages of the taxonomy.
  const pairs: [string, string][] = [
    ['Verkäuferin', 'Verkäufer'],
    ['Bürokauffrau', 'Bürokaufmann'],
    ['Psychologin', 'Psychologe'],
    ['Ärztin', 'Arzt'],
    ['Köchin', 'Koch'],
    ['enfermera', 'enfermero'],
    ['directora comercial', 'director comercial'],
    ['abogada', 'abogado'],
    ['infirmière', 'infirmier'],
    ['vendeuse', 'vendeur'],
    ['éducatrice', 'éducateur'],
    ['technicienne de laboratoire', 'technicien de laboratoire'],
    ['assistante administrative', 'assistant administratif'],
    ['saleswoman', 'salesperson'],
    ['cameraman', 'camerawoman'],
    ['waitress', 'waiter'],
    ['flight stewardess', 'flight steward'],
    ['female nurse', 'male nurse'],
    ['site forewoman', 'site foreman'],
    ['headmistress', 'headmaster'],
  ];

  it('do not say whether a woman or a man does the work', () => {
    for (const [one, other] of pairs) expect(words(one), one).to.deep.equal(words(other));
    for (const [one] of pairs) expect(words(`Senior ${one}`), one).to.deep.equal(words(one));
  });

  it('keep apart what is different work', () => {
    const titles = [
      'Nurse',
      'Teacher',
      'Waiter',
      'Actor',
      'Salesman',
      'Captain',
      'Machinist',
      'Merchant',
      'Cabin crew',
    ];
    expect(new Set(titles.map((title) => words(title).join(' '))).size).to.equal(titles.length);
    expect(genderless('human')).to.equal('human');
  });

  it('leave out levels, numbers, joining words and what no known title has', () => {
    expect(words('Senior Director of the 2nd Nightshade Ltd')).to.deep.equal([]);
    expect(words('Head nurse at Nightshade')).to.deep.equal(words('nurse head'));
  });

  it('weigh more the fewer occupations have them, by ten times the logarithm of the share', () => {
    const { size } = occupations;
    const having = (word: string): number =>
      [...occupations.all()].filter(({ label, titles }) =>
        [label, ...titles].some((title) => words(title).includes(word)),
      ).length;
    for (const title of ['barista', 'technician', 'nurse']) {
      const [[word, weight] = ['', 0]] = [...occupations.titleWords.of(title)];
      expect(weight, title).to.equal(Math.round(10 * Math.log(size / (having(word) + 1))));
    }
    const weight = (title: string): number => [...occupations.titleWords.of(title).values()][0] ?? 0;
    expect(weight('barista')).to.be.above(weight('technician'));
  });

  it('give the family of a title, whatever level it names', () => {
    expect(occupations.familyOfTitle('Senior')).to.equal(undefined);
    expect(occupations.familyOfTitle('Senior banking')).to.deep.equal(occupations.familyOfTitle('Banking'));
  });
});
