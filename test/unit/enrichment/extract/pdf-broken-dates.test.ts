import { expect } from 'chai';
import { pdfPage, put } from './made-documents.js';
import { linesOf, read } from './reading.js';

const linesOfPage = async (...parts: string[]): Promise<string[]> => linesOf(await read(pdfPage(parts.join(''))));

/** In points, between two words. */
const WIDE = 7;

/** Words with their widths, each apart from the next. */
function row(fromTop: number, ...words: readonly (readonly [text: string, width: number])[]): string {
  let x = 40;
  return words
    .map(([text, width]) => {
      const painted = put(text, x, fromTop);
      x += width + WIDE;
      return painted;
    })
    .join('');
}

describe('Dates that a PDF broke over two rows', () => {
  it('are whole in the bracket that ends the name of a certificate', async () => {
    const page = await linesOfPage(
      put('Lamp Safety, Tern Academy (Sep', 40, 100),
      put('2021)', 40, 113),
      put('Wick Care, Gull Academy (mrt.', 40, 126),
      put('2017)', 40, 139),
    );
    expect(page).to.deep.equal(['Lamp Safety, Tern Academy (Sep 2021)', 'Wick Care, Gull Academy (mrt. 2017)']);
  });

  it('are whole in a narrow column beside the entry, however near the text is', async () => {
    const page = await linesOfPage(
      put('03/2019-', 80, 100),
      put('Head weaver, Tern Mills, Farsund', 128, 100),
      put('Present', 84, 114),
      put('Runs twelve looms on two floors of the mill', 128, 114),
      put('09/2014-', 80, 134),
      put('Weaver, Gull Mills, Hull', 128, 134),
      put('02/2019', 84, 148),
      put('Wove linen for three tailors', 128, 148),
    );
    expect(page.join('\n'))
      .to.match(/03\/2019- Present\s+Head weaver/u)
      .and.to.match(/09\/2014- 02\/2019\s+Weaver/u);
  });

  it('are whole behind the bar that the line above them ends in', async () => {
    const page = await linesOfPage(
      put('Head of the weaving and the dyeing of linen |', 40, 100),
      put('Feb 2017 - Present', 40, 114),
      put('Runs twelve looms on two floors', 40, 134),
    );
    expect(page[0]).to.equal('Head of the weaving and the dyeing of linen | Feb 2017 - Present');
  });

  it('are whole at the edge of a column', async () => {
    const page = await linesOfPage(
      put('Head weaver | Tern Mills | Feb 2017 - Mar', 40, 100),
      put('2021', 40, 114),
      put('Runs twelve looms on two floors', 40, 128),
      put('Weaver | Gull Mills | Jun 2014 -', 40, 148),
      put('Jan 2017', 40, 162),
      put('Wove linen for three tailors', 40, 176),
      put('Apprentice | Gull Mills | Jun', 40, 196),
      put('2013 - Sep 2013', 40, 210),
    );
    expect(page).to.include.members([
      'Head weaver | Tern Mills | Feb 2017 - Mar 2021',
      'Weaver | Gull Mills | Jun 2014 - Jan 2017',
      'Apprentice | Gull Mills | Jun 2013 - Sep 2013',
    ]);
  });

  it('are whole in a narrow column that breaks them twice', async () => {
    const page = await linesOfPage(
      put('Looms', 128, 80),
      put('Gull Mills has twelve looms', 128, 94),
      put('February', 60, 120),
      put('Head weaver', 128, 120),
      put('2021 -', 70, 132),
      put('Tern Mills, Farsund', 128, 132),
      put('present', 66, 144),
      put('Runs twelve looms on two floors of the mill', 128, 144),
      put('May 2017 -', 50, 170),
      put('Weaver', 128, 170),
      put('January', 62, 182),
      put('Gull Mills, Hull', 128, 182),
      put('2021', 76, 194),
      put('Wove linen for three tailors', 128, 194),
      put('September', 52, 220),
      put('Apprentice', 128, 220),
      put('2015 - April', 46, 232),
      put('Gull Mills, Hull', 128, 232),
      put('2017', 76, 244),
      put('Wound yarn on all of the looms', 128, 244),
    );
    expect(page.join('\n'))
      .to.match(/February 2021 - present\s+Head weaver/u)
      .and.to.match(/May 2017 - January 2021\s+Weaver/u)
      .and.to.match(/September 2015 - April 2017\s+Apprentice/u);
  });

  it('take no word that has nothing beside it, and no year of the next entry', async () => {
    const page = await linesOfPage(
      put('Mills', 50, 100),
      put('2015 - April', 50, 112),
      put('2017', 50, 124),
      put('2019 -', 50, 160),
      put('present', 50, 172),
      put('2014', 50, 196),
    );
    expect(page).to.deep.equal(['Mills', '2015 - April 2017', '2019 - present', '2014']);
  });

  it('are one row where words are as far apart as in the type of a typewriter', async () => {
    const page = await linesOfPage(
      row(100, ['March', 27.8], ['2019', 22.2], ['-', 3.3], ['Present', 34.5]),
      row(114, ['Senior', 28.9], ['weaver', 32.2]),
      put('Runs twelve looms on two floors', 40, 128),
      row(156, ['May', 18.9], ['2015', 22.2], ['-', 3.3], ['June', 21.1], ['2018', 22.2]),
      row(170, ['Night', 22.2], ['weaver', 32.2]),
      put('Wove linen for three tailors', 40, 184),
    );
    expect(page).to.deep.equal([
      'March 2019 - Present',
      'Senior weaver',
      'Runs twelve looms on two floors',
      'May 2015 - June 2018',
      'Night weaver',
      'Wove linen for three tailors',
    ]);
  });

  it('are none where the next line says more than when it ended, or the range is whole', async () => {
    const apart = ['Weaver | Gull Mills | 2014 -', 'Wove linen for three tailors', 'Weaver | Gull Mills, 2014', '2017'];
    expect(await linesOfPage(...apart.map((line, at) => put(line, 40, 100 + at * 14)))).to.deep.equal(apart);
    const whole = await linesOfPage(
      put('Weaving, at night', 40, 100),
      put('2018 - Present', 400, 96),
      put('Tern Academy', 40, 120),
      put('a year', 430, 116),
      put('Linen and wool of the north', 40, 140),
    );
    expect(whole[0]).to.match(/^Weaving, at night\s+2018 - Present a year$/u);
  });

  it('leave a row alone in which a year with a dash stands before a place', async () => {
    const page = await linesOfPage(put('2014-', 80, 100), put('Hull', 128, 100), put('Wove linen', 128, 120));
    expect(page.join(' ')).to.match(/2014-\s+Hull\s+Wove linen/u);
  });
});
