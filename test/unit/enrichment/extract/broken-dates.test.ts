import { expect } from 'chai';
import { linesOf, read } from './reading.js';

const table = (...rows: string[][]): string =>
  `<html><body><table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table></body></html>`;

const linesOfTable = async (...rows: string[][]): Promise<string[]> => linesOf(await read(table(...rows), 'mara.html'));
const linesOfText = async (...lines: string[]): Promise<string[]> => linesOf(await read(lines.join('\n'), 'mara.txt'));

describe('Dates that a narrow cell broke over two rows', () => {
  it('are whole again in the cell', async () => {
    expect(
      await linesOfTable(
        ['Tern University', 'BSc Physics', '09/2006 –<br>06/2009'],
        ['Harbour College', 'BTEC Art', '2004<br>–<br>2006'],
      ),
    ).to.deep.equal(['Tern University\tBSc Physics\t09/2006 – 06/2009', 'Harbour College\tBTEC Art\t2004 – 2006']);
    expect(await linesOfTable(['Jan 2019 –<br>heute', 'Weberin<br>Ternwerk GmbH<br>Webt Leinen.']))
      .to.include('Jan 2019 – heute\tWeberin')
      .and.include('Ternwerk GmbH');
  });

  it('are whole again where each line of the page is a row of the table', async () => {
    const whole = ['Jan 2019 – Mar 2021\tWeaver', 'Tern Mills', 'Feb 2015 – Dec 2018\tApprentice', 'Gull Mills'];
    expect(
      await linesOfTable(
        ['Jan 2019 –', 'Weaver'],
        ['Mar 2021', 'Tern Mills'],
        ['Feb 2015 –', 'Apprentice'],
        ['Dec 2018', 'Gull Mills'],
      ),
    ).to.deep.equal(whole);
    expect(
      await linesOfText(
        'Jan 2019 –    Weaver',
        'Mar 2021      Tern Mills',
        'Feb 2015 –    Apprentice',
        'Dec 2018      Gull Mills',
      ),
    ).to.deep.equal(whole);
  });

  it('are none where a range goes on, and what is below it is of another entry or a place', async () => {
    const ongoing = [
      '2019 –    Weaver, Tern Mills',
      '2016    Apprentice, Gull Mills',
      '2014    Errand boy, Gull Mills',
    ];
    expect(await linesOfText(...ongoing)).to.deep.equal(ongoing.map((line) => line.replace('    ', '\t')));
    const lone = ['2014 –    Weaver, Tern Mills', '2016    Prize of the guild'];
    expect(await linesOfText(...lone)).to.deep.equal(lone.map((line) => line.replace('    ', '\t')));
    const places = await linesOfTable(['2019 –<br>Farsund', 'Weaver<br>Tern Mills'], ['2016', 'Apprentice']);
    expect(places.join('\n')).to.not.include('2019 – Farsund');
  });
});
