import { expect } from 'chai';
import { pairsAreYears } from '../../../../../adapters/enrichment/parse/recognizers/dates.js';
import { jobs } from '../support.js';

const dated = (...lines: string[]) => jobs('Ida Moreno', 'Experience', ...lines);

describe('dates of a post', () => {
  for (const [written, span] of [
    ['Jan-15 to Dec-18', '2015-01 | 2018-12'],
    ['from 2015 to 2021', '2015 | 2021'],
    ['From July 2021', '2021-07 | -'],
    ['Joined July 2021', '2021-07 | -'],
    ['starting July 2021', '2021-07 | -'],
    ['July 2021 onwards', '2021-07 | -'],
    ['until July 2021', '- | 2021-07'],
    ['July 2015 (4 weeks)', '- | 2015-07'],
    ['Mid-2012 - End of 2014', '2012 | 2014'],
    ['2015 / 2016', '2015 | 2016'],
  ] as const)
    it(`may be written "${written}"`, () => {
      expect(dated(`Store Manager, Brackwater Foods, ${written}`)).to.deep.equal([
        `Store Manager | Brackwater Foods | ${span}`,
      ]);
    });

  it('may come first with two digits for the year', () => {
    expect(dated('Jan-15 - Dec-18  Cashier, Brackwater Foods')).to.deep.equal([
      'Cashier | Brackwater Foods | 2015-01 | 2018-12',
    ]);
  });

  for (const end of ['Invalid date', 'Invalid Date', 'undefined', '?', '??'])
    it(`may begin, and have no end that anybody can read, as "${end}"`, () => {
      expect(dated('Tern Works Ltd', `Glazier | Jul 2016 - ${end}`)).to.deep.equal([
        'Glazier | Tern Works Ltd | 2016-07 | -',
      ]);
    });

  it('is one date before a dash and a name', () => {
    expect(dated('Glazier, Undefined Lamps Ltd', 'May 2016', '• Lamps')).to.deep.equal([
      'Glazier | Undefined Lamps Ltd | - | 2016-05',
    ]);
  });

  it('may have labels', () => {
    const post = ['Store Manager', 'Brackwater Foods'];
    expect(dated(...post, 'Start date: July 2018', 'End date: June 2021')).to.deep.equal([
      'Store Manager | Brackwater Foods | 2018-07 | 2021-06',
    ]);
    expect(dated(...post, 'Start: 07/2018   End: Present')).to.deep.equal([
      'Store Manager | Brackwater Foods | 2018-07 | -',
    ]);
  });

  it('may be broken behind the dash', () => {
    const post = ['Store Manager', 'Brackwater Foods, Leeds'];
    expect(dated('2015 -', '2020', ...post)).to.deep.equal(['Store Manager | Brackwater Foods | 2015 | 2020']);
    expect(dated('Jan 2015 -', 'Dec 2020', ...post)).to.deep.equal([
      'Store Manager | Brackwater Foods | 2015-01 | 2020-12',
    ]);
  });

  it('are no versions, and no part of a sentence', () => {
    const post = 'Store Manager, Brackwater Foods, 2015 - 2018';
    expect(dated(post, '- Moved the tills to', 'SQL Server 2000 / 2005')).to.have.lengthOf(1);
    expect(dated(post, '- Raised sales by half from July 2016, and held them')).to.deep.equal([
      'Store Manager | Brackwater Foods | 2015 | 2018',
    ]);
  });
});

describe('pairs of a year and two digits', () => {
  it('are years where one begins in the year in which another ends', () => {
    expect(pairsAreYears('Engineer, 2008-12\nTrainee, 2006-08')).to.equal(true);
  });

  it('are months where they are the ends of a stretch of time, or alone', () => {
    expect(pairsAreYears('Engineer, 2006-08 – 2008-12')).to.equal(false);
    expect(pairsAreYears('Engineer, 2008-12\nTrainee, 2006-03')).to.equal(false);
  });
});
