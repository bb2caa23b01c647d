import { expect } from 'chai';
import { parseResume } from '../../../../../adapters/enrichment/parse/index.js';
import type { ExtractedDocument } from '../../../../../core/candidate/resume-document.js';

/** [text, column, points from the top, font size]; the columns as an extractor reads them, one after the other. */
type Set = readonly [string, number, number, number];

function pageOf(rows: readonly Set[]): ExtractedDocument {
  let start = 0;
  const lines = rows.map(([text, column, y, fontSize]) => {
    const line = { start, end: start + text.length, page: 1, column, x: column * 200 + 20, y, fontSize };
    start += text.length + 1;
    return line;
  });
  const text = rows.map(([line]) => line).join('\n');
  return { contentType: 'application/pdf', text, pages: 1, lines, links: [] };
}

describe('A page with a sidebar', () => {
  it('has a name over two lines in the sidebar and the headline at the top of the other column', () => {
    const { basics, certificates, work } = parseResume(
      pageOf([
        ['TOMASZ', 0, 40, 18],
        ['LAMPKA', 0, 60, 18],
        ['CONTACT', 0, 110, 11],
        ['tomasz.lampka@example.pl', 0, 125, 9],
        ['SKILLS', 0, 150, 11],
        ['TIG welding', 0, 165, 9],
        ['CERTIFICATES', 0, 200, 11],
        ['Harbour Welder 9606', 0, 215, 9],
        ['Welder / Pipe fitter', 1, 50, 14],
        ['Welder with fifteen years in shipyards.', 1, 70, 9],
        ['EXPERIENCE', 1, 100, 11],
        ['TIG Welder', 1, 115, 9],
        ['Fjordlampe Offshore AS, Stord, Norway | Mar 2019 - present', 1, 130, 9],
      ]),
      { referenceDate: '2026-06-01' },
    ).profile;
    expect(basics).to.include({ name: 'Tomasz Lampka', label: 'Welder / Pipe fitter' });
    expect(certificates?.map(({ name }) => name)).to.deep.equal(['Harbour Welder 9606']);
    expect(work?.map(({ position, name }) => `${position}, ${name}`)).to.deep.equal([
      'TIG Welder, Fjordlampe Offshore AS',
    ]);
  });

  it('has the dates of the other column, which stand below their titles, left where they are', () => {
    const { skills, work } = parseResume(
      pageOf([
        ['Tomasz Lampka', 0, 20, 18],
        ['SKILLS', 0, 40, 11],
        ['TIG welding', 0, 62, 9],
        ['Pipe fitting', 0, 102, 9],
        ['Flame cutting', 0, 142, 9],
        ['EXPERIENCE', 1, 40, 11],
        ['TIG Welder', 1, 52, 10],
        ['Mar 2019 - present', 1, 64, 9],
        ['Fjordlampe Offshore AS, Stord', 1, 76, 9],
        ['Welds the legs of platforms to pass every inspection.', 1, 88, 9],
        ['Pipe Fitter', 1, 108, 10],
        ['Jun 2014 - Feb 2019', 1, 120, 9],
        ['Ternpipe Ltd, Hull', 1, 132, 9],
        ['Fitted the pipes of three ferries and a dredger.', 1, 144, 9],
      ]),
      { referenceDate: '2026-06-01' },
    ).profile;
    expect(work?.map(({ position, startDate, endDate }) => [position, startDate, endDate])).to.deep.equal([
      ['TIG Welder', '2019-03', undefined],
      ['Pipe Fitter', '2014-06', '2019-02'],
    ]);
    expect(skills?.map(({ name }) => name)).to.deep.equal(['TIG welding', 'Pipe fitting', 'Flame cutting']);
  });

  it('is none where the other column has nothing but dates, each with a place below it', () => {
    const { work } = parseResume(
      pageOf([
        ['Tomasz Lampka', 0, 20, 18],
        ['EXPERIENCE', 0, 40, 11],
        ['TIG Welder', 0, 60, 10],
        ['Fjordlampe Offshore AS', 0, 72, 9],
        ['Welds the legs of platforms to pass every inspection.', 0, 84, 9],
        ['Pipe Fitter', 0, 110, 10],
        ['Ternpipe Ltd', 0, 122, 9],
        ['Fitted the pipes of three ferries and a dredger.', 0, 134, 9],
        ['Mar 2019 - present', 1, 60, 9],
        ['Stord, Norway', 1, 72, 9],
        ['Jun 2014 - Feb 2019', 1, 110, 9],
        ['Hull, England', 1, 122, 9],
      ]),
      { referenceDate: '2026-06-01' },
    ).profile;
    expect(work?.map(({ position, startDate, endDate }) => [position, startDate, endDate])).to.deep.equal([
      ['TIG Welder', '2019-03', undefined],
      ['Pipe Fitter', '2014-06', '2019-02'],
    ]);
  });

  it('leaves the dates beside the titles in the other column where they are', () => {
    const page = pageOf([
      ['SKILLS', 0, 100, 11],
      ['TIG welding', 0, 115, 9],
      ['Pipe fitting', 0, 130, 9],
      ['WORK EXPERIENCE', 1, 100, 11],
      ['Mar 2019 - present', 1, 115, 9],
      ['Senior Welder', 1, 115, 9],
      ['Fjordlampe Offshore AS', 1, 127, 9],
      ['Jan 2015 - Feb 2019', 1, 150, 9],
      ['Pipe Fitter', 1, 150, 9],
      ['Harbour Steel Ltd', 1, 162, 9],
    ]);
    const beside = ['Senior Welder', 'Fjordlampe Offshore AS', 'Pipe Fitter', 'Harbour Steel Ltd'];
    const lines = page.lines.map((line) => {
      const isBeside = beside.includes(page.text.slice(line.start, line.end));
      // What is below the sidebar is in no column.
      const { column, ...rest } = line;
      return { ...rest, ...(line.y! < 160 && { column: column! }), x: line.x! + (isBeside ? 80 : 0) };
    });
    const { work } = parseResume({ ...page, lines }, { referenceDate: '2026-06-01' }).profile;
    expect(work?.map(({ position, name, startDate }) => [position, name, startDate])).to.deep.equal([
      ['Senior Welder', 'Fjordlampe Offshore AS', '2019-03'],
      ['Pipe Fitter', 'Harbour Steel Ltd', '2015-01'],
    ]);
  });

  it('has headings of its own, smaller than those of the other column', () => {
    const { skills } = parseResume(
      pageOf([
        ['Tomasz Lampka', 0, 20, 18],
        ['CONTACT', 0, 50, 11],
        ['tomasz.lampka@example.pl', 0, 65, 9],
        ['SKILLS', 0, 90, 11],
        ['TIG welding', 0, 105, 9],
        ['Pipe fitting', 0, 118, 9],
        ['LANGUAGES', 0, 140, 11],
        ['Polish', 0, 155, 9],
        ['Profile', 1, 20, 14],
        ['Welder with fifteen years in shipyards.', 1, 36, 9],
        ['Experience', 1, 60, 14],
        ['TIG Welder, Fjordlampe Offshore AS', 1, 76, 9],
        ['Mar 2019 - present', 1, 88, 9],
        ['Welds the legs of platforms to pass every inspection.', 1, 100, 9],
        ['Education', 1, 130, 14],
        ['Harbour College', 1, 146, 9],
      ]),
      { referenceDate: '2026-06-01' },
    ).profile;
    expect(skills?.map(({ name }) => name)).to.deep.equal(['TIG welding', 'Pipe fitting']);
  });

  it('takes no dates away that stand above the titles of the other column, at its right edge', () => {
    const page = pageOf([
      ['Tomasz Lampka', 0, 20, 18],
      ['CONTACT', 0, 40, 11],
      ['tomasz.lampka@example.pl', 0, 58, 9],
      ['+48 555 010 777', 0, 70, 9],
      ['Sailing', 0, 100, 9],
      ['Knots', 0, 148, 9],
      ['EXPERIENCE', 1, 40, 11],
      ['Mar 2019 - present', 1, 65, 9],
      ['TIG Welder', 1, 75, 10],
      ['Welds the legs of platforms to pass every inspection.', 1, 88, 9],
      ['Jun 2014 - Feb 2019', 1, 106, 9],
      ['Pipe Fitter', 1, 116, 10],
      ['Fitted the pipes of three ferries and a dredger.', 1, 128, 9],
      ['Sep 2011 - May 2014', 1, 144, 9],
      ['Apprentice Welder', 1, 154, 10],
      ['Swept the halls.', 1, 166, 9],
    ]);
    const lines = page.lines.map((line, at) => ([7, 10, 13].includes(at) ? { ...line, x: 480 } : line));
    const { work } = parseResume({ ...page, lines }, { referenceDate: '2026-06-01' }).profile;
    expect(work?.map(({ position, startDate, endDate }) => [position, startDate, endDate])).to.deep.equal([
      ['TIG Welder', '2019-03', undefined],
      ['Pipe Fitter', '2014-06', '2019-02'],
      ['Apprentice Welder', '2011-09', '2014-05'],
    ]);
  });

  it('has a name over two lines below its skills, which ends their list', () => {
    const { basics, skills } = parseResume(
      pageOf([
        ['EXPERIENCE', 0, 40, 11],
        ['TIG Welder, Fjordlampe Offshore AS', 0, 55, 9],
        ['Mar 2019 - present', 0, 67, 9],
        ['SKILLS', 0, 100, 11],
        ['TIG welding', 0, 115, 9],
        ['Tomasz', 1, 40, 18],
        ['Lampka', 1, 60, 18],
        ['tomasz.lampka@example.pl', 1, 100, 9],
      ]),
      { referenceDate: '2026-06-01' },
    ).profile;
    expect(basics).to.include({ name: 'Tomasz Lampka', email: 'tomasz.lampka@example.pl' });
    expect(skills?.map(({ name }) => name)).to.deep.equal(['TIG welding']);
  });
});
