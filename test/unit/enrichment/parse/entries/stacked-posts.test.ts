import { expect } from 'chai';
import { jobs } from '../support.js';

describe('Posts below the time with their employer', () => {
  it('have the dates below their titles', () => {
    const stack = ['2002 - 2005', 'Glass Sales Manager', '2000 - 2002', 'Glass Clerk', '1999 - 2000'];
    const expected = [
      'Marketing Manager | Northwind Power Ltd | 2002 | 2005',
      'Glass Sales Manager | Northwind Power Ltd | 2000 | 2002',
      'Glass Clerk | Northwind Power Ltd | 1999 | 2000',
    ];
    for (const head of [
      ['Northwind Power Ltd, Leeds, UK', '1999 - 2005'],
      ['Northwind Power Ltd, Leeds, UK   1999 - 2005'],
      ['Northwind Power Ltd', '1999 - 2005', 'Maker of lamps for harbours and coasts.'],
    ])
      expect(jobs('EXPERIENCE', ...head, 'Marketing Manager', ...stack), head.join(' / ')).to.deep.equal(expected);
  });

  it('end where the next employer begins', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Northwind Power Ltd',
        'January 1999 - Present',
        'Marketing Manager',
        'June 2002 - Present',
        '• Sold lamps',
        'Glass Sales Manager',
        'January 1999 - June 2002',
        '• Sold wicks',
        'Tern Lamps Ltd',
        '1990 - 1998',
        'Lamp Fitter',
        '1995 - 1998',
        'Lamp Clerk',
        '1990 - 1995',
      ),
    ).to.deep.equal([
      'Marketing Manager | Northwind Power Ltd | 2002-06 | -',
      'Glass Sales Manager | Northwind Power Ltd | 1999-01 | 2002-06',
      'Lamp Fitter | Tern Lamps Ltd | 1995 | 1998',
      'Lamp Clerk | Tern Lamps Ltd | 1990 | 1995',
    ]);
  });

  it('have the dates above their titles where these do not lie within the first ones', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Northwind Power Ltd',
        '2002 - 2005',
        'Marketing Manager',
        '2000 - 2002',
        'Glass Sales Manager',
        '1999 - 2000',
        'Glass Clerk',
      ),
    ).to.deep.equal([
      'Marketing Manager | Northwind Power Ltd | 2002 | 2005',
      'Glass Sales Manager | Northwind Power Ltd | 2000 | 2002',
      'Glass Clerk | Northwind Power Ltd | 1999 | 2000',
    ]);
  });
});

describe('A post without dates in a section with dated ones', () => {
  it('is read where it has its employer on its line, above a line of the same kind', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Sales Associate, Warm & Woolly Clothing, Lincoln, NE',
        'Produce Clerk, Northwind Foods, Lincoln, NE',
        'January 2010 - May 2010',
      ),
    ).to.deep.equal([
      'Sales Associate | Warm & Woolly Clothing | - | -',
      'Produce Clerk | Northwind Foods | 2010-01 | 2010-05',
    ]);
  });

  it('is read where two titles head an account of their own', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Marketing Specialist',
        'Northwind Ltd - Leeds',
        'June 2009 to July 2012',
        '• Designed campaigns and worked to',
        'optimize processes',
        'Business Analyst - Shop Coordinator',
        '• Assisted ten shops',
        'Glass Clerk',
        'Tern Ltd - Leeds',
        'June 2005 to May 2009',
        '• Sold glass',
      ),
    ).to.deep.equal([
      'Marketing Specialist | Northwind Ltd | 2009-06 | 2012-07',
      'Business Analyst - Shop Coordinator | Northwind Ltd | - | -',
      'Glass Clerk | Tern Ltd | 2005-06 | 2009-05',
    ]);
  });

  it('is none where the line above such a line is the end of an account', () => {
    for (const line of [
      'Active member of the Tern Builders Association',
      'Joined Northwind Partners, LLC as a Business Consultant in January 2010',
    ])
      expect(
        jobs(
          'EXPERIENCE',
          'Glazier, Tern Glass Ltd, 2012 - 2015',
          'Cut the panes of two churches.',
          line,
          'Lamp Fitter, Northwind Ltd, 2010 - 2012',
        ),
        line,
      ).to.deep.equal(['Glazier | Tern Glass Ltd | 2012 | 2015', 'Lamp Fitter | Northwind Ltd | 2010 | 2012']);
  });

  it('is none where a list of two kinds of people stands in an account', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Marketing Specialist',
        'Northwind Ltd - Leeds',
        'June 2009 to July 2012',
        '• Trained people:',
        '• Sales managers - shop assistants',
        '• Reported to the Director - Head of Glass',
      ),
    ).to.deep.equal(['Marketing Specialist | Northwind Ltd | 2009-06 | 2012-07']);
  });
});

describe('Names before the dates of every post', () => {
  it('do not move to the dates above them where a title is an unknown one', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Developer | Lantern Soup',
        'January 2018 - Present',
        'Developer | Unwick',
        'May 2017 - November 2017',
        'Developer I+D | Lamplets',
        'May 2016 - April 2017',
        'Developer | Choice Spa',
        'May 2014 - November 2016',
      ),
    ).to.deep.equal([
      'Developer | Lantern Soup | 2018-01 | -',
      'Developer | Unwick | 2017-05 | 2017-11',
      'Developer I+D | Lamplets | 2016-05 | 2017-04',
      'Developer | Choice Spa | 2014-05 | 2016-11',
    ]);
  });
});

describe('Dates in three lines, one below the other', () => {
  const post = (from: string, mark: string, to: string): string[] =>
    jobs(
      'Ann Lee',
      'Experience',
      from,
      mark,
      to,
      'Northwind Ltd',
      'Senior Glazier',
      '• Glazed two harbours.',
      '• Led three people.',
    );

  it('are one stretch of time, with a dash or a word between them', () => {
    for (const [from, mark, to] of [
      ['January 2012', '–', 'December 2017'],
      ['01/2012', 'to', '12/2017'],
      ['Januar 2012', 'bis', 'Dezember 2017'],
      ['janvier 2012', 'à', 'décembre 2017'],
    ] as const)
      expect(post(from, mark, to), mark).to.deep.equal(['Senior Glazier | Northwind Ltd | 2012-01 | 2017-12']);
  });

  it('go on where the last line says so: the first is no end', () => {
    expect(post('January 2012', 'to', 'Current')).to.deep.equal(['Senior Glazier | Northwind Ltd | 2012-01 | -']);
  });

  it('are apart where the line between says anything else', () => {
    expect(post('January 2012', 'Farsund', 'December 2017')).to.not.include(
      'Senior Glazier | Northwind Ltd | 2012-01 | 2017-12',
    );
  });
});
