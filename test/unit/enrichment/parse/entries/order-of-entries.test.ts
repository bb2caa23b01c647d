import { expect } from 'chai';
import { parseResume } from '../../../../../adapters/enrichment/parse/index.js';
import { jobs, pageOfRows, type SetRow } from '../support.js';

const BODY = 'Kept the lamps of four halls alight and wrote down every wick that was cut.';

describe('Entries of a document that keeps one order', () => {
  it('take their employers from above, where the first one is above the first dates', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Sedge Marrow Larkspur',
        'Tampa, Florida',
        'Lamp Clerk (2013 - 2016)',
        'The Lantern Group',
        'Tampa, Florida',
        'Lamp Supervisor (2006 - 2013)',
        'Wick & Tallow Partners',
        'Lakeland, Florida',
        'Lamp Clerk (2004 - 2006)',
        'Harbour Light Services',
        'Lakeland, Florida',
        'Wick Trimmer (1999 - 2004)',
        BODY,
      ),
    ).to.deep.equal([
      'Lamp Clerk | Sedge Marrow Larkspur | 2013 | 2016',
      'Lamp Supervisor | The Lantern Group | 2006 | 2013',
      'Lamp Clerk | Wick & Tallow Partners | 2004 | 2006',
      'Wick Trimmer | Harbour Light Services | 1999 | 2004',
    ]);
  });

  it('have all their names after the dates, where the first entry begins with its dates', () => {
    expect(
      jobs(
        'EXPERIENCE',
        '2005-2007',
        'Associate Director',
        'Graduate School of Lamps',
        'Lakeside University',
        '1993-1994',
        'Visiting Lamp Fellow',
        'Centre for Wick Economics',
        'University of Farsund',
        '1984-1986',
        'Assistant Professor',
        'Hillford University',
      ).map((job) => job.split(' | ').slice(0, 2)),
    ).to.deep.equal([
      ['Associate Director', 'Lakeside University'],
      ['Visiting Lamp Fellow', 'University of Farsund'],
      ['Assistant Professor', 'Hillford University'],
    ]);
  });

  it('include a title without dates that has a line to itself and an account below it', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Lead Glazier, Larkspur Mills Ltd, 2011 - 2014',
        BODY,
        BODY,
        'Assistant Glazier',
        '• Cut panes for the greenhouses of two towns',
        '• Kept the tools',
      ),
    ).to.deep.equal([
      'Lead Glazier | Larkspur Mills Ltd | 2011 | 2014',
      'Assistant Glazier | Larkspur Mills Ltd | - | -',
    ]);
  });
});

describe('The header of an entry', () => {
  it('parts a title from an employer after a slash, but not two titles', () => {
    expect(jobs('EXPERIENCE', 'Intern Glazier / Larkspur, Farsund', 'June 2012 - August 2012', BODY)[0]).to.match(
      /^Intern Glazier \| Larkspur/u,
    );
    expect(jobs('EXPERIENCE', 'Larkspur Mills Ltd', 'Glazier / Foreman', '2012 - 2013', BODY)).to.deep.equal([
      'Glazier / Foreman | Larkspur Mills Ltd | 2012 | 2013',
    ]);
  });

  it('ends where a sentence about the work begins', () => {
    expect(
      jobs('EXPERIENCE', '2004 - 2006: Director, Center for Lamp Studies. Works with high profile lamps', BODY),
    ).to.deep.equal(['Director | Center for Lamp Studies | 2004 | 2006']);
  });

  it('has neither the number of its row nor the time that it took', () => {
    expect(jobs('EXPERIENCE', '1. Larkspur Ltd Lamp Analyst 5 Years 11 Months', BODY)).to.deep.equal([
      'Lamp Analyst | Larkspur Ltd | - | -',
    ]);
  });

  it('may name an internship instead of an intern', () => {
    expect(jobs('EXPERIENCE', 'Larkspur Lamps and Lanterns, England, Internship', 'Summer 2013', BODY)).to.deep.equal([
      'Internship | Larkspur Lamps and Lanterns | - | 2013',
    ]);
  });

  it('is put together where the page broke the name of the employer', () => {
    expect(jobs('EXPERIENCE', 'Manager of Staffing, Larkspur', 'Systems, Leeds, UK, 2000 to 2001', BODY)).to.deep.equal(
      ['Manager of Staffing | Larkspur Systems | 2000 | 2001'],
    );
    expect(
      jobs(
        'EXPERIENCE',
        '2012 - 2016',
        'Lecturer at the Institute of Lamps, Larkspur University',
        'of Technology, Poland',
        BODY,
      ),
    ).to.deep.equal(['Lecturer | Institute of Lamps, Larkspur University of Technology | 2012 | 2016']);
  });

  it('has months and seasons of masked years for dates, not for names', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Lamp Tutor, Pebble Middle School',
        'October-November, 20xx',
        BODY,
        'Wick Instructor, Larkspur Elementary School',
        'Summers 20xx-20xx',
        BODY,
      ),
    ).to.deep.equal([
      'Lamp Tutor | Pebble Middle School | - | -',
      'Wick Instructor | Larkspur Elementary School | - | -',
    ]);
  });

  it('are below their employers where one is above the first dates and nothing is below the last', () => {
    expect(
      jobs(
        ...['EXPÉRIENCE PROFESSIONNELLE', 'CHAUSSURES FAURE, Chambéry', 'Adjointe de magasin, 2015 - 2020', ''],
        ...['BOUTIQUE ORPHÉE, Annecy', 'Vendeuse, 2012 - 2015'],
      ),
    ).to.deep.equal([
      'Adjointe de magasin | CHAUSSURES FAURE | 2015 | 2020',
      'Vendeuse | BOUTIQUE ORPHÉE | 2012 | 2015',
    ]);
    expect(
      jobs(
        ...['BERUFSERFAHRUNG', 'Schuhhaus Faber, Leipzig', 'Filialleiterin, 2015 - 2020', 'Verkäuferin, 2012 - 2015'],
        ...['Mode Orlando, Grimma', 'Aushilfe, 2010 - 2012'],
      ),
    ).to.deep.equal([
      'Filialleiterin | Schuhhaus Faber | 2015 | 2020',
      'Verkäuferin | Schuhhaus Faber | 2012 | 2015',
      'Aushilfe | Mode Orlando | 2010 | 2012',
    ]);
  });

  it('are above their employers where one is below the last dates', () => {
    expect(
      jobs(
        ...['EXPÉRIENCE PROFESSIONNELLE', 'Adjointe de magasin, 2015 - 2020', 'CHAUSSURES FAURE, Chambéry', ''],
        ...['Vendeuse, 2012 - 2015', 'BOUTIQUE ORPHÉE, Annecy'],
      ),
    ).to.deep.equal([
      'Adjointe de magasin | CHAUSSURES FAURE | 2015 | 2020',
      'Vendeuse | BOUTIQUE ORPHÉE | 2012 | 2015',
    ]);
  });
});

describe('The dates of a post that nobody could read', () => {
  it('are those of no other post', () => {
    expect(
      jobs(
        ...['Ann Kettering', '', 'Experience', 'Wrote for the harbour, and was with the boats that are there'],
        ...['02/2023 - Present', '', 'Glazier, Northwind Ltd', '01/2017 - 12/2021'],
      ),
    ).to.deep.equal(['Glazier | Northwind Ltd | 2017-01 | 2021-12']);
  });

  it('are those of no other post in a page, where space parts the posts', () => {
    const post = (...rows: readonly string[]): SetRow[] =>
      rows.map((text, at) => [text, at === 0 ? 45 : 16, at === 0 ? { fontSize: 18, bold: true } : {}]);
    const document = pageOfRows(
      [
        ['Ann Kettering', 20, { fontSize: 24, bold: true }],
        ['EXPERIENCE', 60, { fontSize: 12, bold: true }],
        ...post('Copperleaf', 'Lead Glazier,\tLamps for three hundred shops.', 'Wick Platform', 'Apr 2022 – Current'),
        ...post('Copperleaf', 'Senior Glazier', 'Sep 2019 – Mar 2022'),
        ...post('Pebblework', 'Glazier', 'Feb 2018 – Aug 2019'),
        ...post('Ninepin', 'Apprentice', 'Jul 2016 – Jan 2018'),
      ],
      14,
    );
    const { work = [] } = parseResume(document, { referenceDate: '2026-06-01' }).profile;
    const found = work.map(({ position, name, startDate }) => `${position} | ${name} | ${startDate}`);
    expect(found.slice(-3)).to.deep.equal([
      'Senior Glazier | Copperleaf | 2019-09',
      'Glazier | Pebblework | 2018-02',
      'Apprentice | Ninepin | 2016-07',
    ]);
  });
});
