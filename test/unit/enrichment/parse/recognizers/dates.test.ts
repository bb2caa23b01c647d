import { expect } from 'chai';
import { daysComeFirst, findDates } from '../../../../../adapters/enrichment/parse/recognizers/dates.js';
import { jobs } from '../support.js';

interface Row {
  readonly text: string;
  readonly from?: string;
  readonly to?: string;
  readonly current?: boolean;
}

const SINGLE: readonly Row[] = [
  { text: 'Jan 2021', to: '2021-01' },
  { text: 'January, 2021', to: '2021-01' },
  { text: '01/2021', to: '2021-01' },
  { text: '2021-01', to: '2021-01' },
  { text: '01.2021', to: '2021-01' },
  { text: 'Summer 2019', to: '2019' },
  { text: '’19', to: '2019' },
  { text: '3 May 2018', to: '2018-05-03' },
  { text: 'May 3rd, 2018', to: '2018-05-03' },
  { text: '03.05.2018', to: '2018-05-03' },
  { text: '05/03/2018', to: '2018-05-03' },
  { text: '2018-05-03', to: '2018-05-03' },
  { text: 'März 2017', to: '2017-03' },
  { text: 'février 2016', to: '2016-02' },
  { text: 'diciembre de 2015', to: '2015-12' },
  { text: 'Sept. 2014', to: '2014-09' },
  { text: '2012', to: '2012' },
];

const RANGES: readonly Row[] = [
  { text: 'maart 2016 t/m juni 2019', from: '2016-03', to: '2019-06' },
  { text: '2016 tot en met 2019', from: '2016', to: '2019' },
  { text: 'mrt. 2016 - nov. 2019', from: '2016-03', to: '2019-11' },
  { text: '2016 r. - 2019 r.', from: '2016', to: '2019' },
  { text: '2016r. - 2019r.', from: '2016', to: '2019' },
  { text: 'od 01.2016 r. do 06.2019 r.', from: '2016-01', to: '2019-06' },
  { text: '01.2016 r. - obecnie', from: '2016-01', current: true },
  { text: 'kwi 2016 - cze 2019', from: '2016-04', to: '2019-06' },
  { text: 'paź 2016 - gru 2019', from: '2016-10', to: '2019-12' },
  { text: 'gen. 2016 - mag. 2019', from: '2016-01', to: '2019-05' },
  { text: 'Ago. 2016 - Out. 2019', from: '2016-08', to: '2019-10' },
  { text: 'Sept. 16 - Juin 19', from: '2016-09', to: '2019-06' },
  { text: '03|2019 - 08|2020', from: '2019-03', to: '2020-08' },
  { text: 'Dal mese di marzo 2016 al mese di giugno 2019', from: '2016-03', to: '2019-06' },
  { text: 'Dall’aprile 2016 all’agosto 2019', from: '2016-04', to: '2019-08' },
  { text: 'Août 2016 / Février 2019', from: '2016-08', to: '2019-02' },
  { text: 'Mar-2016 / Jun-2019', from: '2016-03', to: '2019-06' },
  { text: 'Between 2016 and 2019', from: '2016', to: '2019' },
  { text: 'zwischen 2016 und 2019', from: '2016', to: '2019' },
  { text: 'Entre 2016 et 2019', from: '2016', to: '2019' },
  { text: 'Entre 2016 y 2019', from: '2016', to: '2019' },
  { text: 'Tra il 2016 e il 2019', from: '2016', to: '2019' },
  { text: '2019 - 2021', from: '2019', to: '2021' },
  { text: '2019-2021', from: '2019', to: '2021' },
  { text: '2019–2021', from: '2019', to: '2021' },
  { text: '2019 — 2021', from: '2019', to: '2021' },
  { text: '2019 − 2021', from: '2019', to: '2021' },
  { text: '20192021', from: '2019', to: '2021' },
  { text: '2015-16', from: '2015', to: '2016' },
  { text: '1/21 - 3/22', from: '2021-01', to: '2022-03' },
  { text: 'June 2008 to October 2009', from: '2008-06', to: '2009-10' },
  { text: 'Jan - Mar 2020', from: '2020-01', to: '2020-03' },
  { text: '(01/2017 – 02/2018)', from: '2017-01', to: '2018-02' },
  { text: '04.2016 bis 09.2019', from: '2016-04', to: '2019-09' },
  { text: 'mars 2014 à juin 2015', from: '2014-03', to: '2015-06' },
  { text: 'enero 2010 hasta marzo 2012', from: '2010-01', to: '2012-03' },
  { text: '06/2012 to Current', from: '2012-06', current: true },
  { text: 'May 2020 - Present', from: '2020-05', current: true },
  { text: 'since 2015', from: '2015', current: true },
  { text: 'seit 03/2018', from: '2018-03', current: true },
  { text: 'depuis 2019', from: '2019', current: true },
  { text: 'March 2012 till date', from: '2012-03', current: true },
  { text: 'March 2012 - to date', from: '2012-03', current: true },
  { text: '2018 - heute', from: '2018', current: true },
  { text: '01.2018 bis heute', from: '2018-01', current: true },
  { text: '2017 - actuel', from: '2017', current: true },
  { text: '2016 - actualidad', from: '2016', current: true },
  { text: '2016present', from: '2016', current: true },
];

describe('dates in a resume', () => {
  for (const row of [...SINGLE, ...RANGES]) {
    it(`reads "${row.text}" with the precision that was written`, () => {
      const [hit, ...others] = findDates(row.text, 2026);
      expect(others).to.deep.equal([]);
      expect({ from: hit?.from, to: hit?.to, current: hit?.current }).to.deep.equal({
        from: row.from,
        to: row.to,
        current: row.current ?? false,
      });
    });
  }

  for (const [text, iso] of [
    ['31.02.2021', '2021-02'],
    ['29.02.2021', '2021-02'],
    ['29.02.2020', '2020-02-29'],
    ['31.04.2021', '2021-04'],
    ['31 June 2019', '2019-06'],
    ['2021-02-30', '2021-02'],
    ['Nov 31, 2018', '2018-11'],
  ] as const)
    it(`keeps of "${text}" what can be: ${iso}`, () => {
      expect(findDates(text, 2026).map(({ to }) => to)).to.deep.equal([iso]);
    });

  for (const text of [
    '555-2010-44',
    '$2019',
    'room 2019a',
    '1,999',
    '12.5',
    'version 20.10.1',
    'Maybe 42',
    'May I help',
  ])
    it(`takes nothing in "${text}" for a date`, () => {
      expect(findDates(text, 2026)).to.deep.equal([]);
    });

  it('puts two digits above the year of reference into the last century', () => {
    expect(findDates("Jun '98", 2026)[0]?.to).to.equal('1998-06');
    expect(findDates("Jun '24", 2026)[0]?.to).to.equal('2024-06');
  });

  for (const [text, iso] of [
    ['Kancelaria Lis 2016', '2016'],
    ['Fade out 2019', '2019'],
    ['Zimmer r. 2019', '2019'],
  ] as const)
    it(`reads "${text}" as ${iso}`, () => {
      expect(findDates(text, 2026).map(({ to }) => to)).to.deep.equal([iso]);
    });

  it('does not join two years by "and" where nothing opens their stretch', () => {
    for (const text of ['Projekte 2016 und 2019', 'Formations 2016 et 2019', 'Medals in 2016 and 2019'])
      expect(
        findDates(text, 2026).map(({ range }) => range),
        text,
      ).to.deep.equal([false, false]);
  });

  it('begins at the word that opens a line with the end of a stretch', () => {
    for (const [text, row] of [
      ['bis 2018   Köchin, Hotel Laterne GmbH, Leipzig', 'Köchin | Hotel Laterne GmbH | - | 2018'],
      ['Jusqu’en 2019   Cuisinière, Hôtel du Phare, Lyon', 'Cuisinière | Hôtel du Phare | - | 2019'],
      ['Hasta 2019   Cocinera, Hotel Faro, Madrid', 'Cocinera | Hotel Faro | - | 2019'],
      ['Fino al 2019   Cuoca, Hotel Faro, Milano', 'Cuoca | Hotel Faro | - | 2019'],
    ] as const)
      expect(jobs('BERUFSERFAHRUNG', text), text).to.deep.equal([row]);
  });

  it('leaves how long it lasted out of the title behind it', () => {
    for (const [text, row] of [
      ['09/2015 - 07/2018 (2 J. 11 M.)   Köchin, Hotel Laterne, Leipzig', 'Köchin | Hotel Laterne | 2015-09 | 2018-07'],
      ['03/2019 - 04/2019 (2 Wochen) Köchin, Hotel Laterne, Leipzig', 'Köchin | Hotel Laterne | 2019-03 | 2019-04'],
      ['2016 - 2019 (3 ans et 2 mois) Cuisinière, Hôtel du Phare, Lyon', 'Cuisinière | Hôtel du Phare | 2016 | 2019'],
    ] as const)
      expect(jobs('BERUFSERFAHRUNG', text), text).to.deep.equal([row]);
  });

  it('keeps the place of every date in the line', () => {
    const line = 'Baker, 03/2009 to 10/2011, Northwind';
    const [hit] = findDates(line, 2026);
    expect(line.slice(hit?.start, hit?.end)).to.equal('03/2009 to 10/2011');
  });

  it('puts the day first where another date of the document can be read no other way', () => {
    expect(
      jobs(
        'EXPERIENCE',
        '02/07/2009 - 01/10/2010',
        'Glazier',
        'Tern Ltd',
        '',
        '18/06/2007 - 30/06/2009',
        'Fitter',
        'Wick Ltd',
      ),
    ).to.deep.equal(['Glazier | Tern Ltd | 2009-07-02 | 2010-10-01', 'Fitter | Wick Ltd | 2007-06-18 | 2009-06-30']);
  });

  for (const [text, first] of [
    ['Glazier, 02/07/2009', false],
    ['Glazier, 02/07/2009 and 06/18/2010, +44 20 7946 0000', false],
    ['+44 20 7946 0000, glazier, 02/07/2009', true],
    ['+1 555 010 0000, glazier, 02/07/2009', false],
    ['Glazier, 01/05/2021, 01/09/2017, 01/07/2015', true],
    ['Glazier, 05/01/2021, 09/01/2017, 07/01/2015', false],
    ['+44 20 7946 0000, glazier, 05/01/2021, 09/01/2017, 07/01/2015', false],
    ['Glaser bei der Nordlicht und Söhne für das Werk mit den Lampen, 02/07/2009', true],
  ] as const)
    it(`takes the ${first ? 'first' : 'second'} number for the day in "${text}"`, () => {
      expect(daysComeFirst(text)).to.equal(first);
    });
});
