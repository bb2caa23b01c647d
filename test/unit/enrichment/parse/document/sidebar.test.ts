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
});
