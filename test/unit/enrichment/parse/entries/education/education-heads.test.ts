import { expect } from 'chai';
import { parseResume, plainTextDocument } from '../../../../../../adapters/enrichment/parse/index.js';
import type { DocumentLine, ExtractedDocument } from '../../../../../../core/candidate/resume-document.js';

type Row = readonly [text: string, fontSize?: number, step?: number, layout?: Partial<DocumentLine>];

/** Institution | degree | field of each entry; `step` is the distance to the line above, in points. */
function studies(...rows: Row[]): string[] {
  const all: Row[] = [['Mara Lindqvist', 20], ['EDUCATION', 14, 30, { bold: true }], ...rows];
  let start = 0;
  let y = 30;
  const lines = all.map(([text, fontSize = 10, step = 13, layout]): DocumentLine => {
    y += step;
    const line = { start, end: start + text.length, page: 1, x: 20, y, fontSize, ...layout };
    start += text.length + 1;
    return line;
  });
  const text = all.map(([line]) => line).join('\n');
  const document: ExtractedDocument = { contentType: 'application/pdf', text, pages: 1, lines, links: [] };
  const { education = [] } = parseResume(document, { referenceDate: '2026-06-01' }).profile;
  return education.map(({ institution, studyType, area }) =>
    [institution, studyType, area].map((value) => value ?? '-').join(' | '),
  );
}

describe('The degree of an entry', () => {
  it('is where the other degrees are, after the field, though no word says that it is one', () => {
    expect(
      studies(
        ['Optics, Master\t2017 — 2019 2 years'],
        ['Tern University'],
        ['Glass, Lamps of the old harbours\t2014 — 2017 3 years', 10, 30],
        ['Gull Barn'],
      ),
    ).to.deep.equal(['Tern University | Master | Optics', 'Gull Barn | Lamps of the old harbours | Glass']);
  });

  it('is where the other degrees are, in the row below the field', () => {
    expect(
      studies(
        ['Tern University\t2017-09 — 2019-06', 12],
        ['Optics'],
        ["Master's degree"],
        ['Gull Barn\t2014-09 — 2017-06', 12, 30],
        ['Glass'],
        ['Lamps of the old harbours'],
      ),
    ).to.deep.equal(["Tern University | Master's degree | Optics", 'Gull Barn | Lamps of the old harbours | Glass']);
  });

  it('keeps what follows its colon where the field has a row of its own', () => {
    expect(
      studies(
        ['Tern University\t2017-09 — 2019-06', 12],
        ['Optics'],
        ["Master's degree: Lamps, Lenses and Light"],
        ['Gull University\t2014-09 — 2017-06', 12, 30],
        ['Glass'],
        ["Bachelor's degree: Panes"],
      ),
    ).to.deep.equal([
      "Tern University | Master's degree: Lamps, Lenses and Light | Optics",
      "Gull University | Bachelor's degree: Panes | Glass",
    ]);
  });

  it('may be a bare word for its class, where other entries have their degree', () => {
    expect(
      studies(
        ['Optics, PhD\t2019 — 2022 3 years'],
        ['Tern University'],
        ['Colour theory, Honours\t2018 — 2019 a year', 10, 30],
        ['Tern University'],
      ),
    ).to.deep.equal(['Tern University | PhD | Optics', 'Tern University | Honours | Colour theory']);
  });

  it('is the longer part where it repeats its field', () => {
    expect(
      studies(
        ['Gull Barn\t2014-09 — 2017-06', 12],
        ['Kiln Maintenance'],
        ['Higher Technician in Kiln Maintenance'],
        ['Tern University\t2010-09 — 2014-06', 12, 30],
        ['Stained Windows'],
        ['Stained Windows (not completed)'],
      ),
    ).to.deep.equal([
      'Gull Barn | Higher Technician in Kiln Maintenance | Kiln Maintenance',
      'Tern University | Stained Windows (not completed) | Stained Windows',
    ]);
  });

  it('is not made of a grade, a class or a place in the row below it', () => {
    expect(
      studies(
        ['Tern University\t2017-09 — 2019-06', 12],
        ['Master of Science'],
        ['First class'],
        ['Gull University\t2014-09 — 2017-06', 12, 30],
        ['Bachelor of Science'],
        ['Leeds, United Kingdom'],
      ),
    ).to.deep.equal(['Tern University | Master of Science | -', 'Gull University | Bachelor of Science | -']);
  });
});

describe('The school of an entry', () => {
  it('is after "at" where the other schools are', () => {
    expect(
      studies(
        ['Master in Optics at Tern University\tSep 2017 - Jun 2019', 12],
        ['Lamps of the old harbours at Gull Barn\tSep 2014 - Jun 2017', 12, 30],
      ).map((entry) => entry.split(' | ')[0]),
    ).to.deep.equal(['Tern University', 'Gull Barn']);
  });

  it('goes on in the next line where the next word had no room', () => {
    expect(
      studies(
        ['Optics and the Theory of Colour, Master of Science, Royal Academy'],
        ['of Farsund'],
        ['Sep, 2017 - Jun, 2019', 9],
        ['Lamp Design, Bachelor of Science, Tern University', 10, 30],
        ['Sep, 2014 - Jun, 2017', 9],
      ).map((entry) => entry.split(' | ')[0]?.replace(/\s+/gu, ' ')),
    ).to.deep.equal(['Royal Academy of Farsund', 'Tern University']);
  });

  it('may end in a word that heads sections elsewhere', () => {
    expect(
      studies(
        ['2021', 11],
        ['2023', 11],
        ['Northwind Lamps', 13, 30, { bold: true }],
        ['Training and Certification', 13, 16, { bold: true }],
        ['Diploma', 11, 15],
        ['SKILLS', 14, 40, { bold: true }],
        ['Lamps, Lenses, Light', 11],
        ['LANGUAGES', 14, 40, { bold: true }],
        ['Norwegian, English', 11],
      ),
    ).to.deep.equal(['Northwind Lamps Training and Certification | Diploma | -']);
  });

  it('is no address of a page, and no word for today', () => {
    expect(
      studies(
        ['2019', 11],
        ['Present', 11],
        ['Gull Barn', 13, 30],
        ['https://barn.example/', 11],
        ['Diploma', 11, 24],
        ['Glass', 11, 24],
      ),
    ).to.deep.equal(['Gull Barn | Diploma | Glass']);
  });
});

describe('A year above a word for today', () => {
  it('begins studies that go on', () => {
    const lines = ['Mara Lindqvist', 'EDUCATION', '2021', 'Present', 'Tern University', 'Diploma in Glass'];
    const { education } = parseResume(plainTextDocument(lines.join('\n')), { referenceDate: '2026-06-01' }).profile;
    expect(education?.[0]).to.include({ institution: 'Tern University', startDate: '2021' });
    expect(education?.[0]).not.to.have.property('endDate');
  });
});

describe('The row of a school', () => {
  it('has its name apart from its town and from the degree that stands with it', () => {
    expect(
      studies(
        ['MSc Optics', 11, 13, { bold: true }],
        ['Tern University · San Jose, CA'],
        ['BSc Physics', 11, 20, { bold: true }],
        ['Gull University, Leeds, UK'],
      ),
    ).to.deep.equal(['Tern University | MSc | Optics', 'Gull University | BSc | Physics']);
    expect(
      studies(
        ['Tern College, Sheffield — Diploma in Optics', 12, 13, { bold: true }],
        ['September 2015 - June 2017', 8],
        ['Gull College, Leeds — Diploma in Physics', 12, 20, { bold: true }],
        ['September 2003 - June 2006', 8],
      ),
    ).to.deep.equal(['Tern College | Diploma in Optics | Optics', 'Gull College | Diploma in Physics | Physics']);
  });

  it('is the name of the school as a whole where its parts are names', () => {
    expect(
      studies(
        ['BSc Chemistry', 11, 13, { bold: true }],
        ['Farsund - Northern Institute of Technology'],
        ['MSc Optics', 11, 20, { bold: true }],
        ['Tern - Harbour Institute of Lamps'],
      ),
    ).to.deep.equal([
      'Farsund - Northern Institute of Technology | BSc | Chemistry',
      'Tern - Harbour Institute of Lamps | MSc | Optics',
    ]);
  });
});
