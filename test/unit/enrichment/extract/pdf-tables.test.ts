import { expect } from 'chai';
import { pdfPage, put } from './made-documents.js';
import { linesOf, read } from './reading.js';

/** A stroked line between two points, from the top of the page. */
function stroke(x0: number, y0: number, x1: number, y1: number): string {
  return `${x0} ${842 - y0} m ${x1} ${842 - y1} l S\n`;
}

function fill(left: number, top: number, right: number, bottom: number, grey = 0.9): string {
  return `${grey} g ${left} ${842 - bottom} ${right - left} ${bottom - top} re f 0 g\n`;
}

const HEAD = [
  put('Period', 45, 102, 10, 'F2'),
  put('Employer', 145, 102, 10, 'F2'),
  put('Position', 285, 102, 10, 'F2'),
];
const ROWS = [
  put('2019 - 2022', 45, 120),
  put('Tern Logistics and', 145, 120),
  put('Warehousing Ltd', 145, 132),
  put('Supervisor of the', 285, 120),
  put('evening shift', 285, 132),
  put('2015 - 2019', 45, 150),
  put('Gull Institute', 145, 150),
  put('Caretaker', 285, 150),
];
const READ = [
  'Period\tEmployer\tPosition',
  '2019 - 2022\tTern Logistics and Warehousing Ltd\tSupervisor of the evening shift',
  '2015 - 2019\tGull Institute\tCaretaker',
];
const TEXT = HEAD.join('') + ROWS.join('');

describe('Tables in PDF', () => {
  it('have one line a row where a grid is stroked, with the lines of a wrapped cell put together', async () => {
    const level = [90, 108, 138, 156].map((y) => stroke(40, y, 370, y));
    const upright = [40, 140, 280, 370].map((x) => stroke(x, 90, x, 156));
    const document = await read(pdfPage([...level, ...upright, TEXT].join('')));
    expect(linesOf(document)).to.deep.equal(READ);
    expect(document.lines.map(({ role }) => role)).to.deep.equal(['table-row', 'table-row', 'table-row']);
  });

  it('are read alike with nothing but level rules below their rows', async () => {
    const rules = [108, 138, 156].map((y) => stroke(40, y, 230 + 140, y));
    expect(linesOf(await read(pdfPage([...rules, TEXT].join(''))))).to.deep.equal(READ);
  });

  it('are read alike where every other row has a ground', async () => {
    const grounds = fill(40, 90, 370, 108, 0.7) + fill(40, 138, 370, 156);
    expect(linesOf(await read(pdfPage(grounds + TEXT)))).to.deep.equal(READ);
  });

  it('are read alike without a line where the heads of the columns are bold and rows keep a distance', async () => {
    expect(linesOf(await read(pdfPage(TEXT)))).to.deep.equal(READ);
  });

  it('keep the lines of a cell apart that their writer set apart', async () => {
    const level = [90, 120, 150].map((y) => stroke(40, y, 370, y));
    const upright = [40, 140, 370].map((x) => stroke(x, 90, x, 150));
    const text = [
      put('2019 - 2022', 45, 102),
      put('Caretaker', 145, 102),
      put('Gull Institute', 145, 114),
      put('2015 - 2019', 45, 132),
      put('Glazier', 145, 132),
      put('Tern Works', 145, 144),
    ];
    expect(linesOf(await read(pdfPage([...level, ...upright, ...text].join(''))))).to.deep.equal([
      ...['2019 - 2022\tCaretaker', 'Gull Institute', '2015 - 2019\tGlazier', 'Tern Works'],
    ]);
  });

  it('are none where rules only part the sections of a page', async () => {
    const rules = [80, 150, 220].map((y) => stroke(40, y, 500, y));
    const text = [
      put('Experience', 40, 75, 12, 'F2'),
      put('Caretaker, Gull Institute', 40, 95),
      put('2019 - 2022', 440, 95),
      put('Looked after twelve houses.', 40, 108),
      put('Education', 40, 145, 12, 'F2'),
      put('Diploma, Lamps', 40, 165),
      put('2015', 470, 165),
    ];
    expect(linesOf(await read(pdfPage([...rules, ...text].join(''))))).to.deep.equal([
      ...['Experience', 'Caretaker, Gull Institute\t2019 - 2022', 'Looked after twelve houses.'],
      ...['Education', 'Diploma, Lamps\t2015'],
    ]);
  });

  it('are none where tags on boxes of their own stand side by side', async () => {
    const tags = ['Lamps', 'Wicks', 'Oil', 'Glass', 'Brass', 'Rope'];
    const painted = tags.map((tag, at) => {
      const [x, y] = [40 + (at % 3) * 60, 100 + Math.floor(at / 3) * 20];
      return fill(x, y - 10, x + 56, y + 4) + put(tag, x + 5, y);
    });
    const document = await read(pdfPage(painted.join('')));
    expect(document.lines.map(({ role }) => role)).not.to.include('table-row');
  });

  it('put a word together that the hyphen at the end of a cell parted, and leave the hyphen of a list', async () => {
    const level = [90, 120, 150].map((y) => stroke(40, y, 370, y));
    const upright = [40, 240, 370].map((x) => stroke(x, 90, x, 150));
    const text = [
      put('Technikerin fuer Heizungs- und Lueftungs-', 45, 102),
      put('anlagen', 45, 114),
      put('Tern Works', 245, 102),
      put('Technikerin fuer Gas-, Wasser-, Heizungs-', 45, 132),
      put('und Klimaanlagen', 45, 144),
      put('Gull GmbH', 245, 132),
    ];
    expect(linesOf(await read(pdfPage([...level, ...upright, ...text].join(''))))).to.deep.equal([
      'Technikerin fuer Heizungs- und Lueftungsanlagen\tTern Works',
      'Technikerin fuer Gas-, Wasser-, Heizungs- und Klimaanlagen\tGull GmbH',
    ]);
  });
});
