import { expect } from 'chai';
import { pdfPage, put } from './made-documents.js';
import { linesOf, read } from './reading.js';

const linesOfPage = async (...parts: string[]): Promise<string[]> => linesOf(await read(pdfPage(parts.join(''))));

describe('Cards side by side in a PDF', () => {
  it('end before the heading of the next section, although nothing is beside it', async () => {
    const page = await linesOfPage(
      put('EDUCATION', 20, 100, 13, 'F2'),
      put('Tern University', 20, 130, 11, 'F2'),
      put('Jan 2008 - Jan 2014', 20, 145),
      put('Lamp design', 20, 158),
      put('Gull Academy of Glass', 300, 130, 11, 'F2'),
      put('Jan 2016 - Jan 2018', 300, 145),
      put('Stained glass', 300, 158),
      put('LANGUAGES', 20, 210, 13, 'F2'),
      put('Norwegian', 20, 236),
      put('Native speaker', 20, 249),
    );
    expect(page).to.deep.equal([
      'EDUCATION',
      ...['Tern University', 'Jan 2008 - Jan 2014', 'Lamp design'],
      ...['Gull Academy of Glass', 'Jan 2016 - Jan 2018', 'Stained glass'],
      ...['LANGUAGES', 'Norwegian', 'Native speaker'],
    ]);
  });

  it('end before it too where it is close below them', async () => {
    const page = await linesOfPage(
      put('Skills', 60, 60, 18, 'F2'),
      ...['Lamps', 'Oil lamps', 'Arc lamps', 'Tungsten', 'Neon'].map((text, at) =>
        put(text, 60, 110 + at * 25, at === 0 ? 18 : 12, at === 0 ? 'F2' : 'F1'),
      ),
      ...['Glass', 'Blown', 'Cast'].map((text, at) =>
        put(text, 190, 110 + at * 25, at === 0 ? 18 : 12, at === 0 ? 'F2' : 'F1'),
      ),
      put('Experience', 60, 241, 18, 'F2'),
    );
    expect(page).to.deep.equal([
      ...['Skills', 'Lamps', 'Oil lamps', 'Arc lamps', 'Tungsten', 'Neon', 'Glass', 'Blown', 'Cast', 'Experience'],
    ]);
  });

  it('end before a heading in small bold letters that is further away than their lines', async () => {
    const page = await linesOfPage(
      put('LANGUAGES', 60, 100, 9, 'F2'),
      ...['Norwegian', 'English', 'Dutch'].map((text, at) => put(text, 60 + at * 180, 125, 11)),
      ...['Native', 'Fluent', 'Basic'].map((text, at) => put(text, 60 + at * 180, 144, 11)),
      put('EDUCATION', 60, 185, 9, 'F2'),
      put('Tern University', 60, 207, 12, 'F2'),
      put('Master, Lamp design, 2010 - 2012', 60, 229, 11),
    );
    expect(page).to.deep.equal([
      ...['LANGUAGES', 'Norwegian', 'Native', 'English', 'Fluent', 'Dutch', 'Basic'],
      ...['EDUCATION', 'Tern University', 'Master, Lamp design, 2010 - 2012'],
    ]);
  });

  it('are not what a narrow column beside long text is, which goes on to its end', async () => {
    const page = await linesOfPage(
      ...['Tools', 'Lathe', 'Kiln', 'Tongs'].map((text, at) => put(text, 30, 100 + at * 16, at === 0 ? 13 : 10)),
      ...['Languages', 'Norwegian', 'English', 'Dutch'].map((text, at) =>
        put(text, 30, 190 + at * 16, at === 0 ? 13 : 10),
      ),
      put('Work', 180, 100, 13),
      ...['Blew the lamps of two harbours and a light ship', 'Kept the kilns of the mill, day and night'].map(
        (text, at) => put(text, 180, 118 + at * 14),
      ),
      ...['Taught four apprentices how glass is cut and set', 'Drew what the town council had ordered'].map(
        (text, at) => put(text, 180, 146 + at * 14),
      ),
    );
    expect(page.indexOf('Languages')).to.be.lessThan(page.indexOf('Work'));
  });
});

describe('Rows of a PDF', () => {
  it('hold the small dates that stand a little above the baseline of their name', async () => {
    const page = await linesOfPage(
      put('Tern University', 160, 100, 11, 'F2'),
      put('2014 - 2017', 508, 97.5, 8),
      put('Lamp design', 160, 111, 9),
      put('Gull Academy', 160, 135, 11, 'F2'),
      put('2009 - 2014', 508, 132.5, 8),
      put('Stained glass', 160, 146, 9),
      put('Farsund School', 160, 170, 11, 'F2'),
      put('2004 - 2009', 508, 167.5, 8),
      put('Baccalaureate', 160, 181, 9),
    );
    expect(page).to.deep.equal([
      ...['Tern University\t2014 - 2017', 'Lamp design', 'Gull Academy\t2009 - 2014', 'Stained glass'],
      ...['Farsund School\t2004 - 2009', 'Baccalaureate'],
    ]);
  });

  it('go on below their dates in the weight in which they broke off', async () => {
    const page = await linesOfPage(
      put('Bachelor of Lamp Design and Optical Glass ', 40, 100, 11, 'F2'),
      put('at the Royal ', 268, 100, 11),
      put('Sep 2009 - May 2014', 340, 100, 11, 'F2'),
      put('Academy of Farsund', 40, 113, 11),
      put('Courses: Refraction, Colour', 40, 136, 9),
    );
    expect(page[0]).to.match(/^Bachelor of Lamp Design and Optical Glass at the Royal Academy of Farsund\t/u);
  });

  it('are parted where bars say how full they are, level with a row of the other side', async () => {
    const page = await linesOfPage(
      put('Weaves linen and wool.', 134, 32.7, 15),
      put('PROFILE', 59, 100.2, 13.5),
      put('NAME:', 59, 135.5, 11),
      put('Ada Lind', 59, 152.7, 11),
      put('JOB:', 59, 185.7, 11),
      put('Weaver', 59, 203, 11),
      put('MAIL:', 59, 236, 11),
      put('ada@example.org', 59, 253.2, 11),
      put('HIRE ME', 165, 339.5, 10.5),
      put('SKILLS', 321, 100.2, 13.5),
      put('75%', 475, 136.2, 8),
      put('LOOMS', 321, 141.5, 11),
      put('50%', 416, 185.7, 8),
      put('DYEING', 321, 191, 11),
      put('WRITE TO ME', 362, 339.5, 10.5),
    );
    expect(page.filter((line) => !line.includes('%'))).to.deep.equal([
      ...['Weaves linen and wool.', 'PROFILE', 'NAME:', 'Ada Lind', 'JOB:', 'Weaver', 'MAIL:', 'ada@example.org'],
      ...['HIRE ME', 'SKILLS', 'LOOMS', 'DYEING', 'WRITE TO ME'],
    ]);
  });

  it('hold bold labels and their lists, below a heading that has nothing beside it', async () => {
    const page = await linesOfPage(
      put('SKILLS', 60, 100, 12, 'F2'),
      put('Glass', 60, 132, 11, 'F2'),
      put('Blowing, cutting, lead lines', 200, 132, 11),
      put('Office', 60, 164, 11, 'F2'),
      put('Spreadsheets', 200, 164, 11),
    );
    expect(page.map((line) => line.replace(/\s+/gu, ' '))).to.deep.equal([
      'SKILLS',
      'Glass Blowing, cutting, lead lines',
      'Office Spreadsheets',
    ]);
  });

  it('are rows of a table where the right side is nothing but shares', async () => {
    const page = await linesOfPage(
      ...['Weaving', 'Dyeing', 'Spinning', 'Mending'].map((word, at) => put(word, 40, 100 + at * 16)),
      ...['75%', '50%', '90%', '60%'].map((share, at) => put(share, 300, 100 + at * 16)),
    );
    expect(page.map((line) => line.replace(/\s+/gu, ' '))).to.deep.equal([
      'Weaving 75%',
      'Dyeing 50%',
      'Spinning 90%',
      'Mending 60%',
    ]);
  });
});

describe('A list in columns in a PDF', () => {
  it('ends before the next heading, though its second column is a little higher than the first', async () => {
    const page = await linesOfPage(
      put('Skills', 40, 100, 13, 'F2'),
      ...['Weaving', 'Dyeing', 'Spinning'].map((word, at) => put(word, 40, 121 + at * 15)),
      ...['Mending', 'Felting', 'Netting'].map((word, at) => put(word, 300, 118.5 + at * 15)),
      put('Languages', 40, 190, 13, 'F2'),
      put('English', 40, 211),
      put('Polish', 40, 226),
      put('Czech', 300, 208.5),
      put('Danish', 300, 223.5),
    );
    expect(page.indexOf('Netting')).to.be.lessThan(page.indexOf('Languages'));
    expect(page.indexOf('Mending')).to.be.greaterThan(page.indexOf('Skills'));
  });
});

describe('A word in bold before a list in plain letters in a PDF', () => {
  it('is a cell of its own, for it names the list', async () => {
    const page = await linesOfPage(
      put('Tools', 40, 100, 10, 'F2'),
      put('Lathe, Kiln, Glass saw', 70, 100),
      put('Tern Ltd', 40, 130, 10, 'F2'),
      put('kept the lamps of Farsund.', 85, 130),
    );
    expect(page).to.include('Tools\tLathe, Kiln, Glass saw');
    expect(page).to.include('Tern Ltd kept the lamps of Farsund.');
  });
});
