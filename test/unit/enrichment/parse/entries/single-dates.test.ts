import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

const before = ['Glazier, Tern Works Ltd', 'Sep 2015 – Feb 2019', 'Glazed two harbours.'];
const first = ['Lamp Trimmer, Harbour Foods Ltd', 'Jun 2012 – Aug 2015', 'Trimmed lamps.'];
const read = (...latest: string[]): string | undefined =>
  jobs('Mara Lindqvist', 'Work experience', ...latest, 'Lamps.', ...before, ...first)[0];

describe('One date beside the latest post, above posts with both their ends', () => {
  it('is the beginning where the post before ended right then', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Work experience',
      'Lead Glazier, Northwind Ltd',
      'Mar 2019',
      'Lamps.',
      ...before,
    );
    expect(found).to.deep.equal([
      'Lead Glazier | Northwind Ltd | 2019-03 | -',
      'Glazier | Tern Works Ltd | 2015-09 | 2019-02',
    ]);
  });

  it('is the beginning where several others show both months', () => {
    expect(read('Lead Glazier, Northwind Ltd', 'Jun 2019')).to.equal('Lead Glazier | Northwind Ltd | 2019-06 | -');
  });

  it('is neither beginning nor end where it is a year', () => {
    expect(read('Lead Glazier, Northwind Ltd', '2019')).to.equal('Lead Glazier | Northwind Ltd | - | -');
  });

  it('is neither where one other post alone, long before, shows its months', () => {
    const found = jobs(
      'Mara Lindqvist',
      'Work experience',
      'Lead Glazier, Northwind Ltd',
      'Jun 2021',
      'Lamps.',
      ...before,
    );
    expect(found[0]).to.equal('Lead Glazier | Northwind Ltd | - | -');
  });

  it('stays an end where another post goes on or has one date too', () => {
    const open = ['Glazier, Tern Works Ltd', 'Sep 2015 – Present', 'Glazed two harbours.'];
    const once = ['Glazier, Tern Works Ltd', 'Feb 2015', 'Glazed two harbours.'];
    const read = (...others: string[]): string | undefined =>
      jobs('Mara Lindqvist', 'Work experience', 'Lead Glazier, Northwind Ltd', 'Mar 2019', 'Lamps.', ...others)[0];
    expect(read(...open)).to.equal('Lead Glazier | Northwind Ltd | - | 2019-03');
    expect(read(...once)).to.equal('Lead Glazier | Northwind Ltd | - | 2019-03');
  });
});

describe('Months that are written small', () => {
  for (const [heading, degree, school, dates] of [
    [
      'Formación académica',
      'Licenciatura en Derecho',
      'Universidad de Valserena',
      'septiembre de 2007 - junio de 2009',
    ],
    ['Formation', 'Licence de droit', 'Université de Valserne', 'septembre 2007 – juin 2009'],
    ['Opleiding', 'HBO Bachelor Rechten', 'Hogeschool Vechtstroom', 'september 2007 – juni 2009'],
    ['Wykształcenie', 'Licencjat', 'Uniwersytet Nadwarciański', 'wrzesień 2007 – czerwiec 2009'],
    ['Istruzione', 'Laurea in Giurisprudenza', 'Università di Valserena', 'settembre 2007 - giugno 2009'],
    ['Formação académica', 'Licenciatura em Direito', 'Universidade do Cávado', 'setembro de 2007 - junho de 2009'],
  ] as const)
    it(`date the study above them in a line of their own: ${dates}`, () => {
      const [study] = parseText('Ann Kettering', 'ann@example.net', '', heading, degree, school, dates).profile
        .education!;
      expect([study!.institution, study!.startDate, study!.endDate]).to.deep.equal([school, '2007-09', '2009-06']);
    });
});
