import { expect } from 'chai';
import { licenceClassesIn } from '../../../../core/intelligence/skills/licence-classes.js';

const classes = (text: string) => licenceClassesIn(text).map(({ name }) => name);

describe('The classes of a licence to drive', () => {
  for (const [text, ...expected] of [
    ['Führerschein: Klasse B, BE und C1', 'B', 'BE', 'C1'],
    ['Führerscheinklassen: B, C, CE', 'B', 'C', 'CE'],
    ['Permis B, C et CE', 'B', 'C', 'CE'],
    ['Permis de conduire : B', 'B'],
    ['Rijbewijs B, BE en C', 'B', 'BE', 'C'],
    ['Prawo jazdy kat. B, C', 'B', 'C'],
    ['Patente: cat. B', 'B'],
    ['Carnet de conducir B y vehículo propio.', 'B'],
    ['Carta de condução: categoria B', 'B'],
  ] as const)
    it(`are all of those listed: ${text}`, () => {
      expect(classes(text)).to.deep.equal(expected);
    });

  for (const text of [
    'Permis à points',
    'Class C license',
    'Patente Bologna',
    'Führerschein vorhanden',
    'permis C-suite',
  ])
    it(`are not in "${text}"`, () => {
      expect(classes(text)).to.deep.equal([]);
    });
});
