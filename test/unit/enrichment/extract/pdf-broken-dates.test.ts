import { expect } from 'chai';
import { pdfPage, put } from './made-documents.js';
import { linesOf, read } from './reading.js';

const linesOfPage = async (...parts: string[]): Promise<string[]> => linesOf(await read(pdfPage(parts.join(''))));

describe('Dates that a PDF broke over two rows', () => {
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
