import { expect } from 'chai';
import { createResumeDocument } from '../../../../../adapters/enrichment/parse/document/resume-document.js';
import { visibleLines } from '../../../../../adapters/enrichment/parse/document/page-text.js';
import {
  credibleEmployer,
  credibleTitle,
} from '../../../../../adapters/enrichment/parse/entries/work/title-and-employer.js';
import { plainTextDocument } from '../../../../../adapters/enrichment/parse/index.js';
import { headWordLexicon } from '../../../../../adapters/enrichment/parse/recognizers/titles-and-employers.js';
import { jobs, parseText } from '../support.js';

const BODY = ['Kept the ledgers of four branches in order and closed the books every month.'];

describe('The employer of an entry', () => {
  it('is distinguished from a place by what partners and cities are called', () => {
    expect(
      jobs('EXPERIENCE', 'Wick, Tallow & Flint, PA', 'Leeds, UK', 'Paralegal (2011', '2014)', ...BODY),
    ).to.deep.equal(['Paralegal | Wick, Tallow & Flint, PA | 2011 | 2014']);
    const { work } = parseText(
      'EXPERIENCE',
      'Glazier',
      'Tern, L.L.C., Garden City, NY',
      '3/2012 - 9/2012',
      ...BODY,
    ).profile;
    expect(work?.[0]).to.include({ name: 'Tern, L.L.C.', location: 'Garden City, NY' });
  });

  it('loses the street and the town after it', () => {
    expect(
      jobs('EXPERIENCE', 'Summer 2011', 'Wick & Tallow Chandlers Ltd, Mill Lane, Oakham', 'Worked as receptionist.'),
    ).to.deep.equal(['receptionist | Wick & Tallow Chandlers Ltd | - | 2011']);
  });

  it('keeps its legal form', () => {
    expect(jobs('EXPERIENCE', 'NORTH LAMPS, INC.', 'Glazier', '2001 - 2004', ...BODY)).to.deep.equal([
      'Glazier | NORTH LAMPS, INC. | 2001 | 2004',
    ]);
  });

  it('keeps the campus of a university', () => {
    expect(jobs('EXPERIENCE', 'Lecturer', 'University of Wicks, Twin Hollows', '2001 - 2004', ...BODY)).to.deep.equal([
      'Lecturer | University of Wicks, Twin Hollows | 2001 | 2004',
    ]);
  });

  it('is read after "at the", "of the" and the office held in a body', () => {
    expect(
      jobs(
        'EXPERIENCE',
        '2012 - 2016',
        'Lecturer at the Institute of Lamp Design',
        ...BODY,
        '2010 - 2012',
        'Secretary General of the International Lantern Organization (ILO)',
        ...BODY,
        '2008 - 2010',
        'Treasurer of Northern Lantern Society',
      ),
    ).to.deep.equal([
      'Lecturer | Institute of Lamp Design | 2012 | 2016',
      'Secretary General | International Lantern Organization (ILO) | 2010 | 2012',
      'Treasurer | Northern Lantern Society | 2008 | 2010',
    ]);
  });

  it('is not the office held there', () => {
    expect(jobs('EXPERIENCE', 'NORTH BANK', 'Director of Lantern Corporation', '1999', ...BODY)).to.deep.equal([
      'Director of Lantern Corporation | NORTH BANK | - | 1999',
    ]);
  });

  it('is the agency where a bracket names the client', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'TERN CONSULTING',
        'Web Developer (consultant at Larkspur Mills), May 2014 - June 2015',
        ...BODY,
      ),
    ).to.deep.equal(['Web Developer | TERN CONSULTING | 2014-05 | 2015-06']);
  });

  it('is put together where the page broke it', () => {
    const [job] = jobs(
      'EXPERIENCE',
      'Deputy Glazier',
      'Office of the Inspector of',
      'Lanterns',
      '1991 - 1996',
      ...BODY,
    );
    expect(job).to.match(/^Deputy Glazier \| Office of the Inspector of\s+Lanterns \| 1991 \| 1996$/u);
  });

  it('is never a label, a head count or a heading of duties', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Tern Ltd',
        '300 employees',
        'Glazier',
        'March 2009 - May 2013',
        'KEY RESPONSIBILITIES',
        ...BODY,
      ),
    ).to.deep.equal(['Glazier | Tern Ltd | 2009-03 | 2013-05']);
  });

  it('is parted from the title by what both are, where nothing else parts them', () => {
    expect(
      jobs('EXPERIENCE', '3/11-10/13', 'Lamp Design Teacher Larkspur High School, Leeds, UK', ...BODY),
    ).to.deep.equal(['Lamp Design Teacher | Larkspur High School | 2011-03 | 2013-10']);
    expect(jobs('EXPERIENCE', '2007 - 2009', 'Manager Customer Services', 'Larkspur Mills Ltd', ...BODY)).to.deep.equal(
      ['Manager Customer Services | Larkspur Mills Ltd | 2007 | 2009'],
    );
  });

  it('is found without a heading, with masked years', () => {
    expect(
      jobs(
        'Ann Lee',
        'MASTER GLAZIER',
        'Glazier, Larkspur Enterprises, Leeds, UK, 20xx - 20xx',
        ...BODY,
        'Head Glazier, Tern Works, Leeds, UK, 20xx - 20xx',
        ...BODY,
      ),
    ).to.deep.equal(['Glazier | Larkspur Enterprises | - | -', 'Head Glazier | Tern Works | - | -']);
  });

  it('is a firm of partners, not the partner', () => {
    expect(
      jobs(
        'CURRENT POSITION',
        '2014 - Present',
        'Associate Attorney',
        'Brodersen & Partner, Padua (Italy)',
        ...BODY,
      )[0],
    ).to.match(/^Associate Attorney \| Brodersen & Partner/u);
    expect(jobs('EXPERIENCE', 'Founder & Partner', 'Wick Chandlers Ltd', '2014 - 2016', ...BODY)).to.deep.equal([
      'Founder & Partner | Wick Chandlers Ltd | 2014 | 2016',
    ]);
  });

  it('is no part of a place, although a town is before it', () => {
    const [work] =
      parseText('EXPERIENCE', 'Teacher, San Francisco, Harbour Unified School District, 2010 - 2014', ...BODY).profile
        .work ?? [];
    expect(work?.name).to.include('Harbour Unified School District');
  });

  it('is read below the labels of a table that the text shows column by column', () => {
    expect(
      jobs(
        'EXPERIENCE',
        '06/2013 - 07/2014',
        'Industry',
        'Position',
        'Technologies',
        'Tern Lamps, Inc.',
        'Junior Glazier',
      ),
    ).to.deep.equal(['Junior Glazier | Tern Lamps, Inc. | 2013-06 | 2014-07']);
  });

  it('may be written small', () => {
    expect(jobs('EXPERIENCE', 'teacher', 'lanternworks -  Leeds, UK -', 'April 2017 to Present')).to.deep.equal([
      'teacher | lanternworks | 2017-04 | -',
    ]);
  });

  it('is found above the paragraph that says what it does', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Wick Lamps, Inc.',
        'Leeds, UK',
        'Glazier (2005 to 2009)',
        ...BODY,
        'Tern Lanterns, Inc.',
        'Oakham, UK',
        'Maker of lanterns with four hundred people in nine countries and a harbour of its own.',
        'The company was founded by two brothers and has grown by a third in every year since.',
        'Fitter, HARBOUR DIVISION (2001 to 2005)',
        ...BODY,
      ),
    ).to.deep.equal([
      'Glazier | Wick Lamps, Inc. | 2005 | 2009',
      'Fitter, HARBOUR DIVISION | Tern Lanterns, Inc. | 2001 | 2005',
    ]);
  });

  it('is called by the name of its time, without what became of it', () => {
    expect(jobs('EXPERIENCE', 'Glazier', 'Tern Ltd (formerly Wick Ltd)', '2001 - 2004', ...BODY)).to.deep.equal([
      'Glazier | Tern Ltd | 2001 | 2004',
    ]);
    expect(jobs('EXPERIENCE', 'Glazier', 'Tern Ltd (Harbour Works)', '2001 - 2004', ...BODY)[0]).to.include('(Harbour');
  });

  it('keeps its legal form where the towns of the others stand', () => {
    const { work } = parseText(
      'EXPERIENCE',
      'Glazier',
      'Tern Lanterns, Leeds',
      '2005 - 2009',
      ...BODY,
      'Fitter',
      'Wick Lamps, Inc.',
      '2001 - 2005',
      ...BODY,
    ).profile;
    expect(work?.[1]?.name).to.equal('Wick Lamps, Inc.');
  });
});

describe('The name of an employer', () => {
  it('is known by a legal form with small letters, and by a small first letter', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Ternowa Sp. z o.o.',
        'Lamp Engineer, Nov 2021 - Present',
        ...BODY,
        'iWick, Glazier',
        '2012 - 2014',
        ...BODY,
      ),
    ).to.deep.equal(['Lamp Engineer | Ternowa Sp. z o.o. | 2021-11 | -', 'Glazier | iWick | 2012 | 2014']);
  });

  it('may say that they work on their own account, in any language that is read', () => {
    for (const own of ['selbstständig', 'freiberuflich', 'Autónomo', 'Samozatrudnienie', 'Zelfstandig'])
      expect(jobs('EXPERIENCE', `${own}, Lamp Engineer`, '2012 - 2014', ...BODY), own).to.deep.equal([
        `Lamp Engineer | ${own} | 2012 | 2014`,
      ]);
  });

  it('is no sum of money', () => {
    expect(jobs('EXPERIENCE', 'Lamp Engineer', 'CHF 2,9 Mrd', '2012 - 2014', ...BODY)).to.deep.equal([
      'Lamp Engineer | - | 2012 | 2014',
    ]);
  });

  it('ends before its county, before whose it is and before the client', () => {
    for (const tail of [', Mill Street, Farsund, Co. Cork', ', a Tern company', ', Consulting at Tern Glass'])
      expect(jobs('EXPERIENCE', `Northwind Lamps${tail}`, '2012 - 2014', 'Lamp Engineer', ...BODY), tail).to.deep.equal(
        ['Lamp Engineer | Northwind Lamps | 2012 | 2014'],
      );
  });

  it('may follow "at" in the next cell, and be written small', () => {
    expect(
      jobs(
        'EXPERIENCE',
        '2015 - 2018',
        'Senior Lamp Developer at\tTERNO',
        ...BODY,
        '2012 - 2014',
        'Lead Lamp Developer at wick interactive',
        ...BODY,
      ),
    ).to.deep.equal([
      'Senior Lamp Developer | TERNO | 2015 | 2018',
      'Lead Lamp Developer | wick interactive | 2012 | 2014',
    ]);
  });

  it('is not a heading, a month, a legal form, a town or the half of a sentence', () => {
    const employers = (name: string): (string | undefined)[] =>
      (parseText('EXPERIENCE', `Glazier, ${name}`, '2001 - 2004', ...BODY).profile.work ?? []).map(
        (entry) => entry.name,
      );
    for (const name of ['Languages', 'Inc.', 'Newport News', 'College of'])
      expect(employers(name), name).to.deep.equal([undefined]);
    for (const name of ['Freelance', 'Higher Education', 'Bank of Leeds'])
      expect(employers(name), name).to.deep.equal([name]);
  });
});

describe('Names of an entry', () => {
  const credible = (text: string): { title?: string; employer?: string } => {
    const extracted = plainTextDocument(text);
    const document = createResumeDocument(extracted, visibleLines(extracted), headWordLexicon, '2026-06-01');
    const piece = { text, start: 0, end: text.length };
    const [title, employer] = [credibleTitle(document, piece), credibleEmployer(document, piece)];
    return { ...(title && { title: title.text }), ...(employer && { employer: employer.text }) };
  };

  it('lose what the text around left on them', () => {
    expect(credible('the Institute of Lamps').employer).to.equal('Institute of Lamps');
    expect(credible('Institute of Lamps and').employer).to.equal('Institute of Lamps');
    expect(credible('Northwind, responsible for').employer).to.equal('Northwind');
    expect(credible('Lantern Faculty. Responsible for lamps').employer).to.equal('Lantern Faculty');
    expect(credible('Northwind Corp. Leeds').employer).to.equal('Northwind Corp. Leeds');
    expect(credible('Lantern Dairy (Ireland)').employer).to.equal('Lantern Dairy (Ireland)');
    expect(credible('Senior Glazier in').title).to.equal('Senior Glazier');
    expect(credible('IT Administrator').title).to.equal('IT Administrator');
  });

  it('are none where they begin in the middle, or are dates', () => {
    for (const text of [
      'and subcontractors',
      '& honourable mention',
      'I am the lamp lead',
      '#1 in lamps',
      'greens in',
      'May 2017',
    ])
      expect(credible(text).title, text).to.equal(undefined);
    for (const text of [
      '20XX',
      'May 2017',
      '1992 and 1995.',
      'to sell lamps quickly into all the shops of the country',
    ])
      expect(credible(text).employer, text).to.equal(undefined);
  });
});

describe('The label of an account alone on its line', () => {
  it('names no employer, in any language', () => {
    for (const label of ['Missions', 'Zadania', 'Taken', 'Tareas', 'Mansioni', 'Atividades', 'Aufgaben', 'Tasks'])
      expect(
        jobs('Experience', 'Welder', '04/2015 - 09/2017', label, '• Welded hulls', '', 'Glazier', '2012 - 2014', label),
        label,
      ).to.deep.equal(['Welder | - | 2015-04 | 2017-09', 'Glazier | - | 2012 | 2014']);
  });
});
