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

function jobsOf(...rows: readonly Row[]): string[] {
  const all: Row[] = [['Mara Lindqvist', { fontSize: 22 }], ['Work', { fontSize: 16, bold: true }], ...rows];
  const { work } = parseResume(pageOf(all), { referenceDate: '2026-06-01' }).profile;
  return (work ?? []).map(
    ({ position, name, startDate }) => `${position ?? '-'} at ${name ?? '-'} since ${startDate ?? '-'}`,
  );
}

const bold = { bold: true } as const;
const ACCOUNT: Row = ['Drew the lamps of two harbours and wrote to all of the people who live near them.'];

describe('The heads of the entries of a work section', () => {
  it('begin as a duty does where they are set apart', () => {
    const jobs = jobsOf(
      ['Responsable, lampes at Northwind', bold],
      ['Nov 2021 – Present'],
      ACCOUNT,
      ['Lamp Engineer at Tern', bold],
      ['Jan 2020 – Oct 2021'],
      ACCOUNT,
    );
    expect(jobs).to.deep.equal([
      'Responsable, lampes at Northwind since 2021-11',
      'Lamp Engineer at Tern since 2020-01',
    ]);
  });

  it('give the employer before a name that stands in the account', () => {
    const jobs = jobsOf(
      ['Lamp Engineer, Wickora', bold],
      ['Nov 2021 – Present'],
      ['Lamp Architect'],
      ['Lantern: Wicks, Oil, Glass'],
      ['Beacon Engineer, Ternoflex', bold],
      ['Jan 2020 – Oct 2021'],
      ['Brass: Polish, Lenses'],
    );
    expect(jobs).to.deep.equal([
      'Lamp Engineer at Wickora since 2021-11',
      'Beacon Engineer at Ternoflex since 2020-01',
    ]);
  });

  it('keep a second title after a dash', () => {
    const jobs = jobsOf(
      ['Nov 2021 – Present'],
      ['Lamp director - wick-founder at Bimo', bold],
      ACCOUNT,
      ['Jan 2020 – Oct 2021'],
      ['Lamp Engineer at Tern', bold],
      ACCOUNT,
      ['Jan 2018 – Oct 2019'],
      ['Glazier at Takora', bold],
      ACCOUNT,
    );
    expect(jobs).to.deep.equal([
      'Lamp director - wick-founder at Bimo since 2021-11',
      'Lamp Engineer at Tern since 2020-01',
      'Glazier at Takora since 2018-01',
    ]);
  });

  it('go on in the next row where their bracket is still open', () => {
    const jobs = jobsOf(
      ['Lamp Engineer, LWB (Institute of the Lamps and', bold],
      ['Wicks of Farsund)', bold],
      ['Nov 2021 – Present'],
      ACCOUNT,
      ['Glazier, Tern Glass', bold],
      ['Jan 2020 – Oct 2021'],
      ACCOUNT,
    );
    expect(jobs).to.have.length(2);
    expect(jobs[0]).to.match(/^Lamp Engineer at LWB \(Institute of the Lamps and\s+Wicks of Farsund\) since 2021-11$/u);
  });

  it('do not go on in the next row where that says where the employer is', () => {
    const jobs = jobsOf(
      ['Tern Lamps and Beacons of Harbours Ltd', { ...bold, fontSize: 13, y: 64 }],
      ['Leeds', { ...bold, fontSize: 13, y: 78 }],
      ['Nov 2021 – Present', { y: 92 }],
      ['Lamp Engineer', { ...bold, fontSize: 13, y: 108 }],
      ['Drew lamps.', { y: 124 }],
    );
    expect(jobs).to.deep.equal(['Lamp Engineer at Tern Lamps and Beacons of Harbours Ltd since 2021-11']);
  });
});

describe('Entries without the beginning of their time', () => {
  it('are found by a dash before the word for now', () => {
    const jobs = jobsOf(
      ['Wickora', bold],
      ['– Present'],
      ['Lamp Documenter', bold],
      ACCOUNT,
      ['Ternoflex', bold],
      ['– Present'],
      ['Lamp Engineer', bold],
      ACCOUNT,
    );
    expect(jobs).to.deep.equal(['Lamp Documenter at Wickora since -', 'Lamp Engineer at Ternoflex since -']);
  });

  it('are found where no line has a date and their heads are set and written alike', () => {
    const jobs = jobsOf(
      ['Tern Ltd, Lamp Engineer', bold],
      ACCOUNT,
      ['Wickora, SLA & Wick Development', bold],
      ACCOUNT,
      ['Bimo Ltd, Glazier', bold],
      ACCOUNT,
    );
    expect(jobs).to.deep.equal([
      'Lamp Engineer at Tern Ltd since -',
      'SLA & Wick Development at Wickora since -',
      'Glazier at Bimo Ltd since -',
    ]);
  });

  it('are not made of names in bold that are set elsewhere on the page', () => {
    const jobs = jobsOf(
      ['Tern Ltd, Lamp Engineer', bold],
      ACCOUNT,
      ['Oil, Wicks', { ...bold, x: 60 }],
      ACCOUNT,
      ['Bimo Ltd, Glazier', bold],
      ACCOUNT,
    );
    expect(jobs).to.deep.equal(['Lamp Engineer at Tern Ltd since -', 'Glazier at Bimo Ltd since -']);
  });
});

describe('A break that the account of a post mentions', () => {
  it('does not take the next post away where entries begin with their dates', () => {
    const jobs = jobsOf(
      ['Feb 2023 – Jun 2023'],
      ['Glazier at Northwind', bold],
      ['Career break: two harbours on foot.'],
      ['Oct 2021 – Jan 2023'],
      ['Lamp Engineer at Tern', bold],
      ACCOUNT,
    );
    expect(jobs).to.include('Lamp Engineer at Tern since 2021-10');
  });
});

describe('The employer of an entry', () => {
  it('is where those of the others are, before a phrase beside the title', () => {
    const entry = (employer: string, title: string, from: number, at: number): Row[] => [
      [employer, { ...bold, y: at }],
      [`Jan ${from} – Dec ${from}`, { y: at + 14 }],
      [title, { ...bold, y: at + 40 }],
      [ACCOUNT[0], { y: at + 54 }],
    ];
    const jobs = jobsOf(
      ...entry('Wickora', 'Lamp Engineer', 2022, 70),
      ...entry('Wickora', 'Lamp Lead · Lanternist', 2021, 150),
      ...entry('Ternoflex', 'Glazier', 2020, 230),
      ...entry('Bimo', 'Lamp Consultant', 2019, 310),
      ...entry('Takora', 'Wick Manager', 2018, 390),
    );
    expect(jobs[1]).to.match(/ at Wickora since 2021-01$/u);
  });

  it('is above the title, where the account says once more what they were and for whom', () => {
    const entry = (employer: string, title: string, from: number): Row[] => [
      [employer, bold],
      [`Jan ${from} – Dec ${from}`],
      [title, bold],
      [`Freelance ${title.toLowerCase()} at ${employer === 'Bimo' ? 'Tern Wicks' : 'Harbour Lights'}`],
      ACCOUNT,
    ];
    const jobs = jobsOf(...entry('Wickora', 'Lamp Engineer', 2022), ...entry('Bimo', 'Glazier', 2021));
    expect(jobs).to.deep.equal(['Lamp Engineer at Wickora since 2022-01', 'Glazier at Bimo since 2021-01']);
  });

  it('is no word for work from home, in any language that is read', () => {
    for (const where of [
      'Remote',
      'Remoto',
      'Teletrabajo',
      'Télétravail',
      'Da remoto',
      'Zdalnie',
      'Thuiswerk',
      'Homeoffice',
    ])
      expect(
        jobsOf(['Wickora', bold], [where, bold], ['Jan 2022 – Present'], ['Lamp Engineer', bold], ACCOUNT),
        where,
      ).to.deep.equal(['Lamp Engineer at Wickora since 2022-01']);
  });

  it('is no short point below the head, even where bold has the most letters', () => {
    const jobs = jobsOf(
      ['Wick.io, Front End Lamp Developer	2019-04-30 — Present', bold],
      ['Front End Lamp Developer'],
      ['Brass'],
      ['Glass'],
      ['Ternsoft, Full Stack Lamp Developer	2018-10-30 — 2019-04-29', bold],
      ['Full Stack Lamp Developer'],
    );
    expect(jobs.map((job) => / at (\S+)/u.exec(job)?.[1])).to.deep.equal(['Wick.io', 'Ternsoft']);
  });
});

describe('A row that the edge of the page cut through', () => {
  it('heads no section, however large it is', () => {
    const heading = { fontSize: 16, bold: true } as const;
    const jobs = jobsOf(
      ['Lamp Engineer at Tern', bold],
      ['Jan 2020 – Oct 2021'],
      ACCOUNT,
      ['hites:', heading],
      ['Glazier at Takora', bold],
      ['Jan 2018 – Oct 2019'],
      ACCOUNT,
      ['Education', heading],
      ['BSc in Physics, Lakeside University, 2012 – 2015'],
      ['Languages', heading],
      ['German, French'],
    );
    expect(jobs).to.deep.equal(['Lamp Engineer at Tern since 2020-01', 'Glazier at Takora since 2018-01']);
  });
});
