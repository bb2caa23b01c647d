import { expect } from 'chai';
import fc from 'fast-check';
import { Readable } from 'node:stream';
import { tableRows } from '../../../adapters/taxonomy-files/table-rows.js';
import type { Row } from '../../../adapters/taxonomy-files/rows.js';
import { TaxonomyFileError } from '../../../adapters/taxonomy-files/taxonomy-file-error.js';

async function rowsOf(...pieces: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of tableRows('made.csv', { kind: 'csv' }, Readable.from(pieces))) rows.push(row);
  return rows;
}

async function faultOf(text: string): Promise<string> {
  try {
    await rowsOf(text);
  } catch (error) {
    if (error instanceof TaxonomyFileError) return error.message;
    throw error;
  }
  throw new Error('No fault was found.');
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

describe('Rows of a table', () => {
  it('come out as they were put in, whatever their cells hold and wherever the text is cut', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ß', ',', '"', '\n', '\r', ' '), maxLength: 6 });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    const end = fc.constantFrom('\n', '\r\n');
    await fc.assert(
      fc.asyncProperty(table, end, fc.array(fc.nat(60), { maxLength: 4 }), async (cells, lineEnd, cuts) => {
        const text = cells.map((row) => row.map(quoted).join(',')).join(lineEnd);
        const pieces: string[] = [];
        let rest = text;
        for (const cut of cuts) {
          pieces.push(rest.slice(0, cut));
          rest = rest.slice(cut);
        }
        expect((await rowsOf(...pieces, rest)).map((row) => row.cells)).to.deep.equal(cells);
      }),
    );
  });

  it('may be quoted or not, cell by cell, and end in either way', async () => {
    expect((await rowsOf('a,"b, c",d\r\n1,,"x ""y"" z"\n\n"",2,')).map(({ cells }) => cells)).to.deep.equal([
      ['a', 'b, c', 'd'],
      ['1', '', 'x "y" z'],
      ['', '2', ''],
    ]);
  });

  it('are counted by the lines of the file, with those inside of cells', async () => {
    expect((await rowsOf('a,b\r\n"1\n2\r\n3",x\n\nc,d')).map(({ line }) => line)).to.deep.equal([1, 2, 6]);
  });

  it('name line and column of what is wrong', async () => {
    expect(await faultOf('a,b\n1,"2" 3\n')).to.equal(
      'made.csv, line 2, column 2: there is text after the closing quote of a cell',
    );
    expect(await faultOf('a,b"c\n')).to.equal('made.csv, line 1, column 2: an unquoted cell contains a quote');
    expect(await faultOf('a,b\n"1,2\n3')).to.match(/^made\.csv, line 2, column 1: a quoted cell is not closed/);
  });

  it('are counted past line ends of two characters inside of cells', async () => {
    expect((await rowsOf('a,b\r\n"1\r\n2",x\r\nc,d')).map(({ line }) => line)).to.deep.equal([1, 2, 4]);
    expect(await faultOf('a,b\r\n"1\r\n2",x\r\nc,d"e')).to.match(/^made\.csv, line 4, column 2:/);
  });

  it('hold quotes as text where tabs separate them', async () => {
    const rows: Row[] = [];
    const source = Readable.from(['a\t"b\r\n\r\n', 'c"\t"d"']);
    for await (const row of tableRows('made.txt', { kind: 'tab' }, source)) rows.push(row);
    expect(rows).to.deep.equal([
      { line: 1, cells: ['a', '"b'] },
      { line: 3, cells: ['c"', '"d"'] },
    ]);
  });
});
