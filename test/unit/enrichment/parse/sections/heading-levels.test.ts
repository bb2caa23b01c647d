import { expect } from 'chai';
import { readDocument } from '../../../../../adapters/enrichment/extract/index.js';
import { parseResume } from '../../../../../adapters/enrichment/parse/index.js';
import type { ExtractedDocument } from '../../../../../core/candidate/resume-document.js';

/** [text, font size, bold]. */
function pageOf(rows: readonly (readonly [string, number, boolean?])[]): ExtractedDocument {
  let start = 0;
  const lines = rows.map(([text, fontSize, bold], at) => {
    const line = { start, end: start + text.length, page: 1, x: 20, y: 40 + at * 14, fontSize, ...(bold && { bold }) };
    start += text.length + 1;
    return line;
  });
  return { contentType: 'application/pdf', text: rows.map(([text]) => text).join('\n'), pages: 1, lines, links: [] };
}

const read = (rows: Parameters<typeof pageOf>[0]) => parseResume(pageOf(rows), { referenceDate: '2026-06-01' }).profile;

describe('Headings of two sizes', () => {
  it('are both headings, and a line in the smaller one below a larger one heads an entry', () => {
    const { work } = read([
      ['Mara Lindqvist', 22, true],
      ['Contact', 12, true],
      ['mara.lindqvist@example.com', 10],
      ['About', 12, true],
      ['Draws lamps for harbours.', 10],
      ['Work', 16, true],
      ['Bimo', 12, true],
      ['Lamp Engineer\t2019-01 - 2022-03', 10],
      ['Drew the lamps of two harbours and wrote to all that live there.', 10],
      ['Education', 16, true],
      ['Lakeside University', 10],
      ['Skills', 16, true],
      ['Glass', 10],
      ['Languages', 16, true],
      ['English', 10],
    ]);
    expect(work?.map(({ position, name }) => `${position} at ${name}`)).to.deep.equal(['Lamp Engineer at Bimo']);
  });

  const schools = (...rows: Parameters<typeof read>[0]) =>
    read([
      ['Mara Lindqvist', 22, true],
      ['Experience', 12, true],
      ['Farsund Mill', 14, true],
      ['Weaver', 11, true],
      ['2014 - Present', 10],
      ['Education', 12, true],
      ...rows,
      ['Languages', 12, true],
      ['English', 10],
    ]).education?.map(({ institution, startDate }) => `${institution} ${startDate}`);

  it('do not make a heading of a school that is named by one', () => {
    const rows = [
      ['2010 - 2012', 10],
      ['Hafen & Mole Formation', 14, true],
      ['Chef verrier', 11, true],
      ['CFC', 11],
    ] as const;
    expect(schools(...rows)).to.deep.equal(['Hafen & Mole Formation 2010']);
  });

  it('do not make a heading of a kind of study below the dates of its school', () => {
    const rows = [
      ['Akademie Nordholm', 14, true],
      ['2018 - 2019', 10],
      ['Weiterbildung', 10, true],
      ['Lampenbau', 10],
      ['Glasschule Farsund', 14, true],
      ['2010 - 2013', 10],
      ['Diplom', 10, true],
    ] as const;
    expect(schools(...rows)).to.deep.equal(['Akademie Nordholm 2018', 'Glasschule Farsund 2010']);
  });

  it('do not make headings of employers that are set as they are, nor of the groups of skills', () => {
    const { work, skills } = read([
      ['Mara Lindqvist', 22],
      ['Work', 14],
      ['Bimo', 14],
      ['Lamp Engineer', 12],
      ['2014 - Present', 12],
      ['Drew the lamps of two harbours.', 12],
      ['Osterholm Mill', 14],
      ['Lamp Engineer', 12],
      ['2011 - 2014', 12],
      ['Education', 14],
      ['Lakeside University', 14],
      ['Skills', 14],
      ['Glass', 14],
      ['Blowing, cutting', 12],
      ['Metal', 14],
      ['Leading, soldering', 12],
      ['Pastimes', 14],
      ['Sailing', 12],
    ]);
    expect(work?.map(({ name, startDate }) => `${name} ${startDate}`)).to.deep.equal([
      'Bimo 2014',
      'Osterholm Mill 2011',
    ]);
    expect(skills?.map(({ name, keywords = [] }) => [name, ...keywords].join(' '))).to.deep.equal([
      'Glass Blowing cutting',
      'Metal Leading soldering',
    ]);
  });

  it('do not make a heading of an employer with its dates', () => {
    const { work, education } = read([
      ['Mara Lindqvist', 22, true],
      ['Experience', 12, true],
      ['Academic Works SA\t03/2024 - 12/2025', 10, true],
      ['Lamp Engineer', 10],
      ['Drew the lamps of two harbours and wrote to all that live there.', 10],
    ]);
    expect(work?.map(({ position, name }) => `${position} at ${name}`)).to.deep.equal([
      'Lamp Engineer at Academic Works SA',
    ]);
    expect(education ?? []).to.deep.equal([]);
  });

  it('do not make a heading of what stands for an employer, in the type of the employer above', () => {
    const { work } = read([
      ['Mara Lindqvist', 22, true],
      ['Work', 14, true],
      ['Tern Lamps Ltd', 14, true],
      ['Lamp Engineer', 12, true],
      ['2019-01 - 2022-03', 12],
      ['Freelance', 14, true],
      ['Glazier', 12, true],
      ['2015-01 - 2018-12', 12],
      ['Harbour Rooms', 14, true],
      ['Lamp Trimmer', 12, true],
      ['2012-01 - 2014-12', 12],
      ['Education', 14, true],
      ['Lakeside University', 12],
    ]);
    expect(work?.map(({ position, name }) => `${position} at ${name}`)).to.deep.equal([
      'Lamp Engineer at Tern Lamps Ltd',
      'Glazier at Freelance',
      'Lamp Trimmer at Harbour Rooms',
    ]);
  });

  it('make one of a section of its own, below which the next employer has that type', () => {
    const { work } = read([
      ['Mara Lindqvist', 22, true],
      ['Work', 14, true],
      ['Tern Lamps Ltd', 14, true],
      ['Lamp Engineer', 12, true],
      ['2019-01 - 2022-03', 12],
      ['Freelance', 14, true],
      ['Harbour Rooms Ltd', 14, true],
      ['Glazier', 12, true],
      ['2015-01 - 2018-12', 12],
      ['Education', 14, true],
      ['Lakeside University', 12],
    ]);
    expect(work?.map(({ position, name }) => `${position} at ${name}`)).to.deep.equal([
      'Lamp Engineer at Tern Lamps Ltd',
      'Glazier at Harbour Rooms Ltd',
    ]);
  });

  it('do not make a heading of an employer in the type of the employers, where that section has its own', () => {
    const { work } = read([
      ['Mara Lindqvist', 22, true],
      ['Work', 16, true],
      ['Tern Lamps Ltd', 12, true],
      ['Lamp Engineer\t2019-01 - 2022-03', 10],
      ['Drew the lamps of two harbours and wrote to all that live there.', 10],
      ['Higher Education', 12, true],
      ['Teacher of Glass\t2015-01 - 2018-03', 10],
      ['Taught the making of glass to all that live by the harbour.', 10],
      ['Education', 16, true],
      ['Lakeside University', 10],
      ['Skills', 16, true],
      ['Glass', 10],
    ]);
    expect(work?.map(({ position, name }) => `${position} at ${name}`)).to.deep.equal([
      'Lamp Engineer at Tern Lamps Ltd',
      'Teacher of Glass at Higher Education',
    ]);
  });
});

describe('Titles that are set as the headings are', () => {
  it('head entries where the dates of the first one are above it', async () => {
    const post = (dates: string, title: string, firm: string) =>
      `<div>${dates}</div><h4>${title}</h4><div>${firm}</div><ul><li>Dossiers.</li></ul>`;
    const html = `<html><body><h1>Marijn van der Kolk</h1><h3>Contact</h3><p>m@example.nl</p><h3>Vaardigheden</h3><p>AFAS, Coaching</p>
      <h3>Talen</h3><p>Engels</p><h2>Werkervaring</h2>${post('sep 2019 – heden', 'Senior HR-adviseur', 'Zorggroep Wulp')}
      ${post('nov 2014 – aug 2019', 'HR-medewerker', 'Stichting Eemrand')}<h2>Certificaten</h2><p>BHV 2021</p></body></html>`;
    const { work } = parseResume(await readDocument(Buffer.from(html), 'cv.html'), {
      referenceDate: '2026-06-01',
    }).profile;
    expect(work?.map(({ position, name }) => `${position}, ${name}`)).to.deep.equal([
      'Senior HR-adviseur, Zorggroep Wulp',
      'HR-medewerker, Stichting Eemrand',
    ]);
  });
});

describe('The headings of a box', () => {
  it('are headings where the box has more than one of them, though they are smaller than those of the page', () => {
    const { skills, work } = read([
      ['Contact', 10, true],
      ['mara.lindqvist@example.com', 10],
      ['Skills', 10, true],
      ['Glazing', 10],
      ['Docker', 10],
      ['Languages', 10, true],
      ['English: Native', 10],
      ['Mara Lindqvist', 20, true],
      ['Work Experience', 13, true],
      ['Lamp Engineer, Tern Ltd', 10.5, true],
      ['January 2020 – March 2022', 10.5],
      ['Drew the lamps of two harbours and wrote to all that live there.', 10.5],
      ['Education', 13, true],
      ['Tern University, 2012 – 2015', 10.5],
    ]);
    expect(skills?.map(({ name }) => name)).to.deep.equal(['Glazing', 'Docker']);
    expect(work?.map(({ position }) => position)).to.deep.equal(['Lamp Engineer']);
  });
});
