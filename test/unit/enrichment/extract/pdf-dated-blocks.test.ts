import { expect } from 'chai';
import { pdfPage, put } from './made-documents.js';
import { linesOf, read } from './reading.js';

const linesOfPage = async (...parts: string[]): Promise<string[]> => linesOf(await read(pdfPage(parts.join(''))));

/** Lines of one cell, on one leading. */
function cell(x: number, top: number, ...lines: string[]): string {
  return lines.map((line, at) => put(line, x, top + at * 14)).join('');
}

describe('Blocks of employer, town and dates on the left of a PDF', () => {
  it('come before the title and the account that are beside them', async () => {
    const page = await linesOfPage(
      cell(40, 100, 'Tern Mills', 'Farsund', '06/2020 - present'),
      cell(200, 100, 'Head weaver', 'Runs twelve looms on two floors', 'Keeps the books of the dye works'),
      cell(40, 160, 'Gull Mills', 'Hull', '03/2017 - 05/2020'),
      cell(200, 160, 'Weaver', 'Wove linen for three tailors'),
    );
    expect(page).to.deep.equal([
      ...['Tern Mills', 'Farsund', '06/2020 - present'],
      ...['Head weaver', 'Runs twelve looms on two floors', 'Keeps the books of the dye works'],
      ...['Gull Mills', 'Hull', '03/2017 - 05/2020', 'Weaver', 'Wove linen for three tailors'],
    ]);
  });

  it('are a column of their own where the other side has entries with dates too', async () => {
    const page = await linesOfPage(
      cell(40, 100, 'Tern Academy', 'Diploma in Linen', '2010 - 2013'),
      cell(200, 107, 'Head weaver, Tern Mills', '2017 - 2020', 'Ran twelve looms on two floors of the mill'),
      cell(40, 160, 'Gull Academy', 'Night course in Wool', '2008 - 2010'),
      cell(200, 156, 'Weaver, Gull Mills', '2013 - 2017', 'Wove linen for three tailors and a sailmaker'),
    );
    expect(page.slice(0, 6)).to.deep.equal([
      ...['Tern Academy', 'Diploma in Linen', '2010 - 2013'],
      ...['Gull Academy', 'Night course in Wool', '2008 - 2010'],
    ]);
  });

  it('are cells of a table where each date shares the row of its title, below headings and a paragraph alike', async () => {
    const page = await linesOfPage(
      put('I weave by hand and by machine, and leave looms better', 40, 90),
      put('than I found them.', 40, 103),
      put('WORK', 40, 122, 12, 'F2'),
      put('02/2022 - present', 40, 140),
      cell(280, 140, 'Head weaver', 'Tern Mills, Farsund', 'Runs twelve looms on two floors', 'of the mill'),
      put('08/2018 - 01/2022', 40, 196),
      cell(280, 196, 'Weaver', 'Gull Mills, Hull', 'Wove linen for three tailors'),
      put('EDUCATION', 40, 250, 12, 'F2'),
      put('02/2011 - 11/2014', 40, 268),
      cell(280, 268, 'Diploma in Linen', 'Tern Academy, Farsund'),
      put('LANGUAGES', 40, 310, 12, 'F2'),
      put('English', 40, 328),
      put('Native', 280, 328),
      put('Danish', 40, 342),
      put('Basic', 280, 342),
    );
    expect(page).to.include.members([
      ...['02/2022 - present\tHead weaver', '08/2018 - 01/2022\tWeaver', '02/2011 - 11/2014\tDiploma in Linen'],
      ...['English\tNative', 'Danish\tBasic'],
    ]);
  });
});
