import { expect } from 'chai';
import { parseResume } from '../../../../../adapters/enrichment/parse/index.js';
import type { DocumentLine, ExtractedDocument } from '../../../../../core/candidate/resume-document.js';

type Row = readonly [text: string, layout?: Partial<DocumentLine>];

/** One line below the other, 12 points apart where nothing else is said. */
function pageOf(rows: readonly Row[]): ExtractedDocument {
  let start = 0;
  const lines = rows.map(([text, layout], at) => {
    const line = { start, end: start + text.length, page: 1, x: 20, y: 40 + at * 12, fontSize: 10, ...layout };
    start += text.length + 1;
    return line;
  });
  return { contentType: 'application/pdf', text: rows.map(([text]) => text).join('\n'), pages: 1, lines, links: [] };
}

function jobsOf(rows: readonly Row[]): string[] {
  const { work } = parseResume(pageOf(rows), { referenceDate: '2026-06-01' }).profile;
  return (work ?? []).map(
    ({ position, name, startDate }) => `${position ?? '-'} at ${name ?? '-'} since ${startDate ?? '-'}`,
  );
}

const bold = { bold: true } as const;
const large = { fontSize: 12 } as const;
const ACCOUNT = 'Drew the lamps of two harbours and wrote to all of the people who live near them.';
const HEADING: Row = ['Work', { fontSize: 16, bold: true }];

describe('The entries of a work section', () => {
  it('have titles and employers that no word gives away, where the type shows which is which', () => {
    const jobs = jobsOf([
      ['Mara Lindqvist', { fontSize: 22 }],
      HEADING,
      ['Wickwork PMTS', large],
      ['Bimo', bold],
      ['Nov 2021 – Present'],
      [ACCOUNT],
      ['Lamp Engineer', large],
      ['Tern Lamps Ltd', bold],
      ['Jan 2020 – Oct 2021'],
      [ACCOUNT],
      ['Glazier', large],
      ['Northwind Glass GmbH', bold],
      ['Jan 2018 – Oct 2019'],
      [ACCOUNT],
    ]);
    expect(jobs).to.deep.equal([
      'Wickwork PMTS at Bimo since 2021-11',
      'Lamp Engineer at Tern Lamps Ltd since 2020-01',
      'Glazier at Northwind Glass GmbH since 2018-01',
    ]);
  });

  it('are parted at the word between title and employer, where most lines have it and no other word is known', () => {
    const jobs = jobsOf([
      ['Mara Lindqvist', { fontSize: 22 }],
      HEADING,
      ['Nov 2021 – Present'],
      ['Wickwork PMTS at Bimo', bold],
      [ACCOUNT],
      ['Jan 2020 – Oct 2021'],
      ['Flame Whisperer at tern-o-flex', bold],
      [ACCOUNT],
    ]);
    expect(jobs).to.deep.equal(['Wickwork PMTS at Bimo since 2021-11', 'Flame Whisperer at tern-o-flex since 2020-01']);
  });

  it('do not take the last words of the point above for their employer', () => {
    const point = { x: 30 };
    const jobs = jobsOf([
      ['Mara Lindqvist', { fontSize: 22 }],
      HEADING,
      ['Tern Lamps Ltd', { ...bold, y: 60 }],
      ['Lamp Engineer', { ...large, y: 75 }],
      ['Jan 2022 – Oct 2023', { y: 90 }],
      ['• Kept the lights of two harbours burning with Wick, Oil, Brass Lantern Kit,', { y: 110 }],
      ['Northern Flame Set, Glass Globe, Storm Lens, Harbour Light Tower, Brass Polish,', { ...point, y: 122 }],
      ['Beacon, Lens Kit', { ...point, y: 134 }],
      ['Lantern Maker', { ...large, y: 160 }],
      ['Jan 2020 – Oct 2021', { y: 175 }],
      [ACCOUNT, { y: 195 }],
    ]);
    expect(jobs).to.deep.equal([
      'Lamp Engineer at Tern Lamps Ltd since 2022-01',
      'Lantern Maker at Tern Lamps Ltd since 2020-01',
    ]);
  });

  it('go on in their column on the next page, whatever the sidebar of that page holds', () => {
    const side = (page: number) => ({ page, column: 0, x: 20 });
    const main = (page: number) => ({ page, column: 1, x: 150 });
    const wide = { fontSize: 12, bold: true } as const;
    const jobs = jobsOf([
      ['Mara Lindqvist', { ...side(1), fontSize: 22 }],
      ['Skills', { ...side(1), ...wide }],
      ['Glass', side(1)],
      ['Work', { ...main(1), ...wide, y: 40 }],
      ['Tern Lamps Ltd\t01/2022 - 10/2023', { ...main(1), y: 60 }],
      ['Lamp Engineer', { ...main(1), y: 72 }],
      [ACCOUNT, { ...main(1), y: 84 }],
      ['Languages', { ...side(2), ...wide, y: 40 }],
      ['English', { ...side(2), y: 52 }],
      ['Interests', { ...side(2), ...wide, y: 70 }],
      ['Sailing', { ...side(2), y: 82 }],
      ['Bimo Globe\t01/2020 - 10/2021', { ...main(2), y: 40 }],
      ['Glazier', { ...main(2), y: 52 }],
      [ACCOUNT, { ...main(2), y: 64 }],
    ]);
    expect(jobs).to.deep.equal([
      'Lamp Engineer at Tern Lamps Ltd since 2022-01',
      'Glazier at Bimo Globe since 2020-01',
    ]);
  });

  it('are not ended by an employer that is called like a section, beside its dates', () => {
    const jobs = jobsOf([
      ['Mara Lindqvist', { fontSize: 22 }],
      ['Experience', { fontSize: 12 }],
      ['Tern Lamps Ltd\t08/2014 - 10/2015', { fontSize: 12 }],
      ['Glazier'],
      [ACCOUNT],
      ['Higher Education\t08/2010 - 05/2014', { fontSize: 12 }],
      ['Part-Time Math Teacher'],
      [ACCOUNT],
      ['Skills', { fontSize: 12 }],
      ['Glass'],
    ]);
    expect(jobs).to.deep.equal([
      'Glazier at Tern Lamps Ltd since 2014-08',
      'Part-Time Math Teacher at Higher Education since 2010-08',
    ]);
  });
});

describe('The employer of a position', () => {
  it('is not read from the first line of the account, which names title and employer once more', () => {
    const jobs = jobsOf([
      ['Mara Lindqvist', { fontSize: 22 }],
      HEADING,
      ['Bimo', { fontSize: 12, bold: true }],
      ['https://bimo.example/'],
      ['Nov 2021 – Present'],
      ['Lamp Designer (Freelance)', bold],
      ['Freelance Lamp Designer at Bimo Lights, answering for all of the'],
      ['old harbours and of the ships that came from the islands to both'],
      ['of them.'],
      ['Wickwork', { fontSize: 12, bold: true }],
      ['https://wickwork.example/'],
      ['Jan 2020 – Oct 2021'],
      ['Glazier (Freelance)', bold],
      ['Freelance Glazier at Wickwork Hall, answering for the panes of the'],
      ['two churches and all the houses that are near to them and to it.'],
    ]);
    expect(jobs.map((job) => job.replace(/^.* at | since .*$/gu, ''))).to.deep.equal(['Bimo', 'Wickwork']);
  });

  it('keeps what is behind its dash where few have anything there', () => {
    const jobs = jobsOf([
      ['Mara Lindqvist', { fontSize: 22 }],
      HEADING,
      ...[
        ['Lamp Designer', 'Northwind Civilian Service - Third Harbour Squadron', 'Nov 2021 – Present'],
        ['Glazier', 'Tern Lamps Ltd', 'Jan 2020 – Oct 2021'],
        ['Lamp Fitter', 'Gull Glass Ltd', 'Jan 2018 – Dec 2019'],
      ].flatMap(([title, employer, dates]): Row[] => [[title!, large], [employer!, bold], [dates!], [ACCOUNT]]),
    ]);
    expect(jobs[0]).to.equal('Lamp Designer at Northwind Civilian Service - Third Harbour Squadron since 2021-11');
  });

  it('does without it where most employers have their place there', () => {
    const jobs = jobsOf([
      ['Mara Lindqvist', { fontSize: 22 }],
      HEADING,
      ...[
        ['Lamp Designer', 'Northwind Ltd - Upper Farsund', 'Nov 2021 – Present'],
        ['Glazier', 'Tern Lamps Ltd - Lower Farsund', 'Jan 2020 – Oct 2021'],
        ['Lamp Fitter', 'Gull Glass Ltd - Old Mill', 'Jan 2018 – Dec 2019'],
      ].flatMap(([title, employer, dates]): Row[] => [[title!, large], [employer!, bold], [dates!], [ACCOUNT]]),
    ]);
    expect(jobs.map((job) => job.replace(/^.* at | since .*$/gu, ''))).to.deep.equal([
      'Northwind Ltd',
      'Tern Lamps Ltd',
      'Gull Glass Ltd',
    ]);
  });

  it('may be the word that heads sections elsewhere', () => {
    const jobs = jobsOf([
      ['Mara Lindqvist', { fontSize: 22 }],
      HEADING,
      ...[
        ['Tern Lamps Ltd', 'Glazier', 'Jan 2020 – Oct 2021'],
        ['Freelance', 'Lamp Fitter', 'Jan 2018 – Dec 2019'],
      ].flatMap(([employer, title, dates]): Row[] => [
        [employer!, { fontSize: 12, bold: true }],
        [dates!],
        [title!, bold],
        [ACCOUNT],
      ]),
      ['Education', { fontSize: 16, bold: true }],
      ['Tern University, Diploma, 2012 – 2015'],
    ]);
    expect(jobs).to.deep.equal(['Glazier at Tern Lamps Ltd since 2020-01', 'Lamp Fitter at Freelance since 2018-01']);
  });
});

describe('A word in capitals that ends a paragraph', () => {
  it('heads no section, although the headings are in capitals', () => {
    const capitals: Partial<DocumentLine> = { x: 8 };
    const page = pageOf([
      ['Mara Lindqvist', { fontSize: 22 }],
      ['EXPERIENCE', capitals],
      ['Tern Lamps Ltd, Glazier\tJan 2020 – Oct 2021', bold],
      ['Cut the panes of two churches and of all the houses that belong to the'],
      ['RNLI'],
      ['Northwind Ltd, Lamp Fitter\tJan 2018 – Dec 2019', bold],
      [ACCOUNT],
      ['EDUCATION', capitals],
      ['Tern University, Diploma, 2012 – 2015'],
      ['LANGUAGES', capitals],
      ['Norwegian, English'],
    ]);
    const { sections = [] } = parseResume(page, { referenceDate: '2026-06-01' });
    expect(sections.map(({ kind }) => kind)).to.deep.equal(['top', 'work', 'education', 'languages']);
  });
});

describe('The last entry of a column', () => {
  const placesOf = (rows: readonly Row[]): (string | undefined)[] =>
    (parseResume(pageOf(rows), { referenceDate: '2026-06-01' }).profile.work ?? []).map(({ location }) => location);
  const entry: Row[] = [
    ['Mara Lindqvist', { fontSize: 22, y: 40, column: 0 }],
    ['Work', { fontSize: 16, bold: true, y: 200, column: 0 }],
    ['Glazier\t2019 – 2021', { bold: true, y: 220, column: 0 }],
    ['Northwind Glass Ltd', { y: 232, column: 0 }],
  ];

  it('is not where the candidate lives, as the top of the next column says', () => {
    expect(placesOf([...entry, ['Leeds, UK', { y: 60, column: 1, x: 400 }]])).to.deep.equal([undefined]);
  });

  it('is where the next column says so beside it', () => {
    expect(placesOf([...entry, ['Leeds, UK', { y: 220, column: 1, x: 400 }]])).to.deep.equal(['Leeds, UK']);
  });
});
