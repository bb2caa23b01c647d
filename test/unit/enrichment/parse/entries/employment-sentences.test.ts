import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

describe('An employment in a sentence', () => {
  it('counts with its title, employer and dates', () => {
    expect(
      jobs('Ann Lee', 'SUMMARY', 'Worked as Lamp Technician with Northwind Limited from June 2013 to October 2014.'),
    ).to.deep.equal(['Lamp Technician | Northwind Limited | 2013-06 | 2014-10']);
  });

  it('counts without a time where the employer leaves no doubt', () => {
    expect(jobs('Ann Lee', 'SUMMARY', 'Worked as Lamp Technician with Northwind Limited.')).to.deep.equal([
      'Lamp Technician | Northwind Limited | - | -',
    ]);
  });

  it('does not count without a time and without an employer that looks like one', () => {
    expect(jobs('Ann Lee', 'SUMMARY', 'Worked as coordinator for Marketing.')).to.deep.equal([]);
    expect(jobs('Ann Lee', 'SUMMARY', 'Worked as Lamp Technician in Leeds.')).to.deep.equal([]);
  });

  it('does not count as a wish', () => {
    expect(
      jobs('Ann Lee', 'OBJECTIVE', 'To obtain a position as a Lamp Technician with Northwind Limited.'),
    ).to.deep.equal([]);
  });

  it('is read with the employer before the title', () => {
    expect(
      jobs('Ann Lee', 'SUMMARY', 'Presently working with Northwind Pvt Ltd as Lamp Technician since May 2019'),
    ).to.deep.equal(['Lamp Technician | Northwind Pvt Ltd | 2019-05 | -']);
  });

  it('is read in the work section, over the end of the line, with what was done below it', () => {
    const lines = [
      'Ann Lee',
      'Professional Experience:',
      '-Working as Lamp Technician for Northwind Solutions LTD., Leeds, from June',
      '2014 to till date.',
      'Trimmed the wicks of forty lamps every evening.',
      '-Worked as Glazier for Tern Glass Pvt Ltd., Hull from March 2012 to June',
      '2014.',
    ];
    expect(jobs(...lines)).to.deep.equal([
      'Lamp Technician | Northwind Solutions LTD | 2014-06 | -',
      'Glazier | Tern Glass Pvt Ltd | 2012-03 | 2014-06',
    ]);
    expect(JSON.stringify(parseText(...lines).profile.work?.[0])).to.include('Trimmed the wicks');
  });

  it('does not count where the work section has the employer', () => {
    expect(
      jobs(
        'Ann Lee',
        'SUMMARY',
        'Worked as Lamp Technician with Northwind Limited from June 2013 to October 2014.',
        'EXPERIENCE',
        'Lamp Technician, Northwind Limited, June 2013 - October 2014',
        '- Trimmed wicks',
      ),
    ).to.have.length(1);
  });
});

describe('A dated point of an account', () => {
  it('is no post of its own', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Glazier, Northwind Ltd, 2014 - 2020',
        '• Cut the panes of two churches.',
        '• Leading the lamp shift since 2019',
        'Lamp Fitter, Tern Lamps Ltd, 2010 - 2014',
      ),
    ).to.deep.equal(['Glazier | Northwind Ltd | 2014 | 2020', 'Lamp Fitter | Tern Lamps Ltd | 2010 | 2014']);
  });

  it('is one where the posts themselves are points', () => {
    expect(
      jobs('EXPERIENCE', '• Glazier, 2014 - 2020, Northwind Ltd', '• Lamp Fitter, 2010 - 2014, Tern Lamps Ltd'),
    ).to.deep.equal(['Glazier | Northwind Ltd | 2014 | 2020', 'Lamp Fitter | Tern Lamps Ltd | 2010 | 2014']);
  });
});
