import { expect } from 'chai';
import { parseResume } from '../../../../../../adapters/enrichment/parse/index.js';
import type { ExtractedDocument } from '../../../../../../core/candidate/resume-document.js';

/** [text, font size]. */
function schools(...rows: (readonly [string, number])[]): string[] {
  const all = [['Mara Lindqvist', 20], ['Education', 14], ...rows] as const;
  let start = 0;
  const lines = all.map(([text, fontSize], at) => {
    const line = { start, end: start + text.length, page: 1, x: 20, y: 40 + at * 13, fontSize };
    start += text.length + 1;
    return line;
  });
  const text = all.map(([line]) => line).join('\n');
  const document: ExtractedDocument = { contentType: 'application/pdf', text, pages: 1, lines, links: [] };
  const { education = [] } = parseResume(document, { referenceDate: '2026-06-01' }).profile;
  return education.map(({ institution, studyType, area, endDate }) =>
    [institution, studyType, area, endDate].map((value) => value ?? '-').join(' | '),
  );
}

describe('Education entries that are all set alike', () => {
  it('have their school where the other schools are, though no word says that it is one', () => {
    expect(
      schools(
        ['Tern Academy', 12],
        ['Bachelor in Lamp Design', 10],
        ['Sep 2014 – Jun 2017', 10],
        ['GULIA', 12],
        ['Night course in Glass', 10],
        ['Sep 2012 – Jun 2014', 10],
      ),
    ).to.deep.equal([
      'Tern Academy | Bachelor in Lamp Design | Lamp Design | 2017-06',
      'GULIA | Night course in Glass | Glass | 2014-06',
    ]);
  });

  it('each have their own dates, after the degree and before the school too', () => {
    expect(
      schools(
        ['Lamp Design, Bachelor\t2014 — 2017 3 years', 10],
        ['Tern Academy', 10],
        ['Glass, Master\t2017 — 2019 2 years', 10],
        ['Gull University', 10],
      ),
    ).to.deep.equal(['Tern Academy | Bachelor | Lamp Design | 2017', 'Gull University | Master | Glass | 2019']);
  });

  it('may have the school last on the line of the degree', () => {
    expect(
      schools(
        ['Lamp Design, Bachelor of Arts, Tern University', 10],
        ['Sep, 2014 - Jun, 2017', 9],
        ['Glass, Diploma, GULIA', 10],
        ['Sep, 2012 - Jun, 2014', 9],
      ).map((entry) => entry.split(' | ')[0]),
    ).to.deep.equal(['Tern University', 'GULIA']);
  });

  it('keep a school together that is broken over two lines of larger letters', () => {
    expect(
      schools(
        ['2010', 10],
        ['2016', 10],
        ['Harbour School of Physical', 13],
        ['Education in Farsund', 13],
        ['Master’s Degree', 10],
      ),
    ).to.deep.equal(['Harbour School of Physical Education in Farsund | Master’s Degree | - | 2016']);
  });

  it('have a degree and a school of one size, both larger than their dates', () => {
    expect(
      schools(
        ['Bachelor of Arts in Lamp Design', 10],
        ['Tern College of Technology', 10],
        ['2014 – 2017', 8],
        ['Diploma in Glass', 10],
        ['Gull Academy', 10],
        ['2012 – 2014', 8],
      ).map((entry) => entry.split(' | ')[0]),
    ).to.deep.equal(['Tern College of Technology', 'Gull Academy']);
  });

  it('keep a school together whose degree left no room for it in a wide column', () => {
    expect(
      schools(
        ['Studies of Lamps and of Descriptive Geometry, Master, Technical', 12],
        ['University Farsund', 12],
        ['2014 – 2017', 10],
        ['Studies of Glass, Bachelor, Gull Academy', 12],
        ['2012 – 2014', 10],
      ).map((entry) => entry.split(' | ')[0]),
    ).to.deep.equal(['Technical University Farsund', 'Gull Academy']);
  });

  it('are not made of the name and address at the head of the page', () => {
    expect(
      schools(
        ['Tern University', 13],
        ['Lamp Design, Bachelor', 11],
        ['Mara Lindqvist — mara.lindqvist@example.com', 9],
      ),
    ).to.deep.equal(['Tern University | Bachelor | Lamp Design | -']);
  });

  it('have the school behind a point or a stroke, whatever commas are before it', () => {
    for (const mark of ['•', '|', '·']) {
      expect(
        schools(
          [`BSc, Lamp Design ${mark} University of Farsund`, 10],
          ['09/2014 – 06/2017', 10],
          [`CFC, Verre ${mark} Gulia Formation`, 10],
          ['09/2012 – 06/2014', 10],
        ),
      ).to.deep.equal([
        'University of Farsund | BSc | Lamp Design | 2017-06',
        'Gulia Formation | CFC | Verre | 2014-06',
      ]);
    }
  });

  it('have it in front of a dash where only one side of it has a known word, as another entry has', () => {
    expect(
      schools(
        ['Akademie Farsund — Weiterbildung, Lampenbau', 10],
        ['09/2018 – 06/2019', 10],
        ['Berufsschule Gulia — Lehrabschluss, Glasbau', 10],
        ['09/2012 – 06/2014', 10],
      ),
    ).to.deep.equal([
      'Akademie Farsund | Weiterbildung | Lampenbau | 2019-06',
      'Berufsschule Gulia | Lehrabschluss | Glasbau | 2014-06',
    ]);
  });

  it('have the school in front of its degree, whatever is between them, and each the field behind', () => {
    expect(
      schools(
        ['Tern Academy — Master, Métiers des lampes', 10],
        ['Sep 2014 – Jun 2017', 8],
        ['GULIA — Licence, Verre', 10],
        ['Sep 2012 – Jun 2014', 8],
      ),
    ).to.deep.equal(['Tern Academy | Master | Métiers des lampes | 2017-06', 'GULIA | Licence | Verre | 2014-06']);
    expect(
      schools(
        ['Tern University, Bachelor, Logistics Management\tSep 2014 – Jun 2017', 10],
        ['Het Gull College, HAVO\tSep 2009 – Jun 2014', 10],
      ),
    ).to.deep.equal([
      'Tern University | Bachelor | Logistics Management | 2017-06',
      'Het Gull College | HAVO | - | 2014-06',
    ]);
  });

  it('have their field between the degree and the dash before the school', () => {
    expect(
      schools(
        ['Máster, Derecho laboral — Universidad de Farsund', 10],
        ['Sep 2014 – Jun 2015', 8],
        ['Grado, Derecho — Universidad de Gulia', 10],
        ['Sep 2010 – Jun 2014', 8],
      ),
    ).to.deep.equal([
      'Universidad de Farsund | Máster | Derecho laboral | 2015-06',
      'Universidad de Gulia | Grado | Derecho | 2014-06',
    ]);
  });
});
