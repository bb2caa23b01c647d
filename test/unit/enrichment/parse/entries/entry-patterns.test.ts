import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

const BODY = ['Kept the ledgers of four branches in order and closed the books every month.'];

describe('work entries', () => {
  it('are read with the title above employer and dates', () => {
    expect(
      jobs(
        'Experience',
        'Head Glazier',
        'Larkspur Mills Ltd - Leeds, UK',
        'May 2011 to February 2014',
        ...BODY,
        'Bookkeeper',
        'Tern & Gull Inc. - Hull, UK',
        'June 2008 to May 2011',
        ...BODY,
      ),
    ).to.deep.equal([
      'Head Glazier | Larkspur Mills Ltd | 2011-05 | 2014-02',
      'Bookkeeper | Tern & Gull Inc. | 2008-06 | 2011-05',
    ]);
  });

  it('are read with the dates above title and employer', () => {
    expect(
      jobs(
        'WORK HISTORY',
        '2019 - Present',
        'Orchard Bank',
        'Branch Manager',
        ...BODY,
        '2015 - 2019',
        'Pebble Group',
        'Teller',
        ...BODY,
      ),
    ).to.deep.equal(['Branch Manager | Orchard Bank | 2019 | -', 'Teller | Pebble Group | 2015 | 2019']);
  });

  it('are read from one line of employer, dates, title and place', () => {
    expect(jobs('Experience', 'Company Name March 2009 to May 2013 Glazier', 'City , State', ...BODY)).to.deep.equal([
      'Glazier | Company Name | 2009-03 | 2013-05',
    ]);
  });

  it('keep a masked employer and a placeholder for the place as they are written', () => {
    const work = parseText('Experience', 'Line Cook', '06/2014 to 08/2015 Company Name - City , State', ...BODY).profile
      .work;
    expect(work?.[0]).to.include({ position: 'Line Cook', name: 'Company Name', location: 'City , State' });
  });

  it('are read from title | employer | dates', () => {
    expect(jobs('Employment', 'Welder | Hammerfield Steel Works | 01/2018 - 05/2020', ...BODY)).to.deep.equal([
      'Welder | Hammerfield Steel Works | 2018-01 | 2020-05',
    ]);
  });

  it('are read from title at employer', () => {
    expect(jobs('Experience', 'Nurse at Willowbrook Hospital (2016 - 2018)', ...BODY)).to.deep.equal([
      'Nurse | Willowbrook Hospital | 2016 | 2018',
    ]);
  });

  it('put the employer of several roles into each of them', () => {
    expect(
      jobs(
        'Experience',
        'Juniper Logistics GmbH',
        'Warehouse Supervisor, 2015 - 2019',
        ...BODY,
        'Forklift Operator, 2012 - 2015',
        ...BODY,
      ),
    ).to.deep.equal([
      'Warehouse Supervisor | Juniper Logistics GmbH | 2015 | 2019',
      'Forklift Operator | Juniper Logistics GmbH | 2012 | 2015',
    ]);
  });

  it('use the order of the whole document for an employer that no word gives away', () => {
    expect(
      jobs(
        'Experience',
        'Software Engineer',
        'Quillon',
        'Jan 2020 - Mar 2022',
        ...BODY,
        'Data Analyst',
        'Brightwater Inc.',
        'Feb 2017 - Dec 2019',
        ...BODY,
      ),
    ).to.deep.equal([
      'Software Engineer | Quillon | 2020-01 | 2022-03',
      'Data Analyst | Brightwater Inc. | 2017-02 | 2019-12',
    ]);
  });

  it('join a range that the page broke in two', () => {
    expect(jobs('Experience', '2005', 'Present: Freelance Translator, Marlowe Agency', ...BODY)).to.deep.equal([
      'Freelance Translator | Marlowe Agency | 2005 | -',
    ]);
  });

  it('are read in German', () => {
    expect(
      jobs(
        'Berufserfahrung',
        '04/2018 – heute',
        'Projektleiter',
        'Falkenhain Maschinenbau GmbH',
        'Leitung von drei Projekten mit zwölf Beteiligten.',
      ),
    ).to.deep.equal(['Projektleiter | Falkenhain Maschinenbau GmbH | 2018-04 | -']);
  });

  it('have their points as highlights and their running text as summary', () => {
    const [work] =
      parseText(
        'Experience',
        'Baker, Crumb & Co Ltd, 2018 - 2020',
        'A family bakery with four shops.',
        '• Baked bread',
        '• Trained two',
        'apprentices',
      ).profile.work ?? [];
    expect(work?.summary).to.equal('A family bakery with four shops.');
    expect(work?.highlights).to.deep.equal(['Baked bread', 'Trained two apprentices']);
  });
});
