import { expect } from 'chai';
import { pdfPage, put } from './made-documents.js';
import { linesOf, read } from './reading.js';

/** Rows from the top down: label, then the lines of its value, all on one leading. */
function form(top: number, rows: readonly (readonly string[])[]): { painted: string; next: number } {
  let y = top;
  let painted = '';
  for (const [label = '', ...values] of rows) {
    painted += put(label, 40, y);
    for (const value of values) {
      painted += put(value, 190, y);
      y += 13;
    }
    y += 3;
  }
  return { painted, next: y };
}

describe('Forms in PDF', () => {
  it('are read row by row where a label waits for the second line of its value', async () => {
    const { painted } = form(90, [
      ['Name', 'Jannis Petersen'],
      ['Born', '03.09.1985 in Farsund'],
      ['Address', 'Lantern Lane 17', '25813 Farsund'],
      ['Phone', '0151 555 012 88'],
      ['E-mail', 'jannis@example.org'],
    ]);
    const document = await read(pdfPage(put('Personal data', 40, 60, 12, 'F2') + painted));
    expect(linesOf(document)).to.deep.equal([
      ...['Personal data', 'Name\tJannis Petersen', 'Born\t03.09.1985 in Farsund', 'Address\tLantern Lane 17'],
      ...['25813 Farsund', 'Phone\t0151 555 012 88', 'E-mail\tjannis@example.org'],
    ]);
  });

  it('have the dates of their entries on the rows of these, with a heading in the column of the dates', async () => {
    const studies = form(90, [
      ['09/2013 - 02/2015', 'Lantern School, Farsund', 'Master of wicks'],
      ['08/2003 - 07/2006', 'Apprenticeship', 'Tern Works', 'Mark: 2'],
      ['1996 - 2003', 'Harbour School'],
    ]);
    const courses = form(studies.next + 30, [
      ['11/2019', 'Certificate of cooling'],
      ['03/2017', 'Trainer licence'],
    ]);
    const headings = put('Education', 40, 70, 11, 'F2') + put('Courses', 40, studies.next + 12, 11, 'F2');
    const document = await read(pdfPage(headings + studies.painted + courses.painted));
    expect(linesOf(document)).to.deep.equal([
      ...[
        'Education',
        '09/2013 - 02/2015\tLantern School, Farsund',
        'Master of wicks',
        '08/2003 - 07/2006\tApprenticeship',
      ],
      ...['Tern Works', 'Mark: 2', '1996 - 2003\tHarbour School', 'Courses', '11/2019\tCertificate of cooling'],
      '03/2017\tTrainer licence',
    ]);
  });

  it('give each language the level on its row, and cards side by side their own', async () => {
    const rows = form(90, [
      ['English', 'B2 - good'],
      ['Breton', 'a little'],
    ]);
    expect(linesOf(await read(pdfPage(put('Languages', 40, 60, 12, 'F2') + rows.painted)))).to.deep.equal([
      ...['Languages', 'English\tB2 - good', 'Breton\ta little'],
    ]);
    const cards = form(90, [
      ['Breton', 'English'],
      ['Native', 'C2'],
    ]);
    expect(linesOf(await read(pdfPage(put('Languages', 40, 60, 12, 'F2') + cards.painted)))).to.deep.equal([
      ...['Languages', 'Breton', 'Native', 'English', 'C2'],
    ]);
  });
});

describe('Names of groups in a PDF that are set flush with their lists', () => {
  it('are read with them, below the heading of the section too', async () => {
    const parts = [
      put('Skills', 40, 100, 12),
      put('Technical', 62, 118),
      put('Jacquard, Dobby, Draw loom', 120, 118),
      put('Further', 73.36, 131),
      put('Dyeing, Carding', 120, 131),
      put('Languages', 55.88, 144),
      put('English, Danish', 120, 144),
    ];
    const page = linesOf(await read(pdfPage(parts.join(''))));
    expect(page.map((line) => line.replace(/\s+/gu, ' '))).to.deep.equal([
      'Skills',
      'Technical Jacquard, Dobby, Draw loom',
      'Further Dyeing, Carding',
      'Languages English, Danish',
    ]);
  });

  it('are none where a sidebar is set flush, and its lines fall where they fall', async () => {
    const sidebar = ['Jacquard', 'Dyeing', 'Carding wool'].map((text, at) =>
      put(text, [150, 158, 128][at]!, 100 + at * 17),
    );
    const account = ['Runs twelve looms on two floors', 'Keeps the books', 'Wove linen', 'Trains the night shift'];
    const page = linesOf(
      await read(pdfPage([...sidebar, ...account.map((text, at) => put(text, 240, 104 + at * 13))].join(''))),
    );
    expect(page.join('|')).to.contain('Keeps the books|Wove linen');
  });
});
