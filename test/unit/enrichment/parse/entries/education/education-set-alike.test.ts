import { expect } from 'chai';
import { parseResume } from '../../../../../../adapters/enrichment/parse/index.js';
import type { DocumentLine, ExtractedDocument } from '../../../../../../core/candidate/resume-document.js';

type Row = readonly [text: string, layout?: Partial<DocumentLine>];

function pageOf(rows: readonly Row[]): ExtractedDocument {
  let start = 0;
  const lines = rows.map(([text, layout], at) => {
    const line = { start, end: start + text.length, page: 1, x: 20, y: 40 + at * 12, fontSize: 10, ...layout };
    start += text.length + 1;
    return line;
  });
  return { contentType: 'application/pdf', text: rows.map(([text]) => text).join('\n'), pages: 1, lines, links: [] };
}

const read = (rows: readonly Row[]) => parseResume(pageOf(rows), { referenceDate: '2026-06-01' }).profile;
const head = { fontSize: 16, bold: true } as const;
const bold = { bold: true } as const;
const large = { fontSize: 12, bold: true } as const;
const NAME: Row = ['Mara Lindqvist', { fontSize: 22 }];

describe('An education section', () => {
  it('has an entry for each first line that is set apart, where there are no dates', () => {
    const { education } = read([
      NAME,
      ['Education', head],
      ['ZBW Werkbund Farsund', bold],
      ['BMS - Lampenbau'],
      ['Tern Academy', bold],
      ['Diploma'],
    ]);
    expect(education?.map(({ institution }) => institution)).to.deep.equal(['ZBW Werkbund Farsund', 'Tern Academy']);
  });

  it('takes the first line for the school where field and degree stand below it', () => {
    const { education } = read([
      NAME,
      ['Education', head],
      ['Almi\t2012-09 — 2014-05', bold],
      ['Information Technology', bold],
      ['Certificate of Higher Education in Lamp Systems'],
      ['Tiro\t2010-09 — 2012-05', bold],
      ['Information Technology', bold],
      ['Certificate of Higher Education in Wick Systems'],
    ]);
    expect(education?.map(({ institution, endDate }) => [institution, endDate])).to.deep.equal([
      ['Almi', '2014-05'],
      ['Tiro', '2012-05'],
    ]);
  });

  it('takes the third line for the school where the second is the field', () => {
    const schoolsOf = (...rows: Row[]): unknown[] =>
      (read([NAME, ['Education', head], ...rows]).education ?? []).map(({ institution, area }) => [institution, area]);
    expect(schoolsOf(['BA', bold], ['Computer Science', large], ['Harbour Hall', bold], ['2015'])).to.deep.equal([
      ['Harbour Hall', 'Computer Science'],
    ]);
    expect(schoolsOf(['BA', bold], ['Harbour Hall', large], ['Computer Science'], ['2015'])).to.deep.equal([
      ['Harbour Hall', 'Computer Science'],
    ]);
    expect(schoolsOf(['BA', bold], ['Harbour Hall', large], ['3.7'], ['2015'])).to.deep.equal([
      ['Harbour Hall', undefined],
    ]);
  });

  it('gives a degree the field that opens its line, not the one of the next', () => {
    const { education } = read([
      NAME,
      ['Education', head],
      ['Physics, PhD, University of Farsund', bold],
      ['2013 – 2018'],
      ['Applied Physics, MSc, Lakeside University', bold],
      ['2011 – 2013'],
      ['Mathematics, BSc, Lakeside University', bold],
      ['2007 – 2011'],
    ]);
    expect(education?.map(({ studyType, area }) => [studyType, area])).to.deep.equal([
      ['PhD', 'Physics'],
      ['MSc', 'Applied Physics'],
      ['BSc', 'Mathematics'],
    ]);
  });

  it('has no field in the name of a network beside it, and one in words that open a duty elsewhere', () => {
    const { education } = read([
      NAME,
      ['Education', head],
      ['LinkedIn'],
      ['lindqvist'],
      ['2013 – 2016'],
      ['Escola Superior de Artes'],
      ['Licenciatura'],
      ['Design de Comunicação'],
    ]);
    expect(education?.map(({ area }) => area)).to.deep.equal(['Design de Comunicação']);
  });

  it('reads two years on a line of their own as a stretch of time', () => {
    const { education } = read([
      NAME,
      ['Education', head],
      ['2012 2018'],
      ['Lakeside University', bold],
      ['PhD'],
      ['Lamp Engineering'],
    ]);
    expect(education?.[0]).to.include({ startDate: '2012', endDate: '2018' });
  });

  it('has courses in its points, which are neither schools nor headings', () => {
    const { education, skills } = read([
      NAME,
      ['Education', head],
      ['Lakeside University\t2012 - 2015', bold],
      ['Bachelor of Lamps'],
      ['• Web Design', { role: 'list-item' }],
      ['• Databases', { role: 'list-item' }],
      ['• Soft Skills', { role: 'list-item' }],
      ['• Lantern Theory', { role: 'list-item' }],
      ['Work', head],
      ['Glazier, Tern Lamps Ltd\t2015 - 2020', bold],
      ['Languages', head],
      ['English'],
    ]);
    expect(education).to.have.length(1);
    expect(education?.[0]?.courses).to.deep.equal(['Web Design', 'Databases', 'Soft Skills', 'Lantern Theory']);
    expect(skills ?? []).to.deep.equal([]);
  });

  it('has the cards on the right that stand below its heading on the left', () => {
    const left = { column: 0, x: 20 };
    const right = { column: 1, x: 300 };
    const { education, languages } = read([
      ['Mara Lindqvist', { ...left, fontSize: 22, y: 20 }],
      ['Education', { ...left, ...head, y: 50 }],
      ['Lakeside University', { ...left, ...bold, y: 70 }],
      ['Jan 2012 - Dec 2015', { ...left, y: 82 }],
      ['Bachelor of Lamps and of the Harbours of the North', { ...left, y: 94 }],
      ['Languages', { ...left, ...head, y: 130 }],
      ['English', { ...left, y: 150 }],
      ['Tern Academy', { ...right, ...bold, y: 70 }],
      ['Jan 2010 - Dec 2011', { ...right, y: 82 }],
      ['Diploma in the Making of Lanterns of Brass and Glass', { ...right, y: 94 }],
    ]);
    expect(education?.map(({ institution, endDate }) => [institution, endDate])).to.deep.equal([
      ['Lakeside University', '2015-12'],
      ['Tern Academy', '2011-12'],
    ]);
    expect(languages).to.deep.equal([{ language: 'English' }]);
  });
});

describe('A section called languages', () => {
  it('is one of skills where those are languages to program in', () => {
    const { skills, languages } = read([
      NAME,
      ['Work', head],
      ['Glazier, Tern Lamps Ltd\t2015 - 2020', bold],
      ['Languages', head],
      ['PHP'],
      ['Elixir'],
    ]);
    expect(skills?.map(({ name }) => name)).to.deep.equal(['PHP', 'Elixir']);
    expect(languages ?? []).to.deep.equal([]);
  });
});
