import { expect } from 'chai';
import { parseText } from '../../support.js';

/** Entries as "degree | area | institution", with a dash for what is not there. */
const read = (...lines: string[]): string[] =>
  (parseText('Ida Moreno', 'Education', ...lines).profile.education ?? []).map(({ studyType, area, institution }) =>
    [studyType, area, institution].map((value) => value ?? '-').join(' | '),
  );

describe('The words that a template has for a town and its state', () => {
  for (const [line, entry] of [
    [
      'Bachelor of Science : Accounting 2012 Tern University City , State',
      'Bachelor of Science | Accounting | Tern University',
    ],
    [
      'Tern University City , State Bachelor of Science : Accounting 2012',
      'Bachelor of Science | Accounting | Tern University',
    ],
    [
      'Bachelor of Science : Accounting City , State , US Tern University 2012',
      'Bachelor of Science | Accounting | Tern University',
    ],
    ['Bachelor of Arts, Finance, Gull College City, ST, 2012', 'Bachelor of Arts | Finance | Gull College'],
    [
      'Bachelor of Science, Tern University City , State , United States of America Optics 2012',
      'Bachelor of Science | Optics | Tern University',
    ],
    ['Master, Informatik, Universität Farsund Ort, Land, 2012', 'Master | Informatik | Universität Farsund'],
    ['Licence, Physique, Université de Farsund Ville, Pays, 2012', 'Licence | Physique | Université de Farsund'],
    [
      'Licenciatura, Física, Universidad de Farsund Ciudad, País, 2012',
      'Licenciatura | Física | Universidad de Farsund',
    ],
    ['Laurea, Fisica, Università di Farsund Città, Paese, 2012', 'Laurea | Fisica | Università di Farsund'],
    ['Bachelor, Natuurkunde, Universiteit Farsund Plaats, Land, 2012', 'Bachelor | Natuurkunde | Universiteit Farsund'],
    ['Magister, Fizyka, Uniwersytet Farsund Miasto, Kraj, 2012', 'Magister | Fizyka | Uniwersytet Farsund'],
    [
      'Licenciatura, Física, Universidade de Farsund Cidade, Estado, 2012',
      'Licenciatura | Física | Universidade de Farsund',
    ],
  ] as const)
    it(`are no part of a school, a degree or a field: "${line}"`, () => {
      expect(read(line)).to.deep.equal([entry]);
    });

  it('are no end of the name of a town', () => {
    expect(read('Bachelor of Science, Optics, Kansas City College, 2012')).to.deep.equal([
      'Bachelor of Science | Optics | Kansas City College',
    ]);
  });
});
