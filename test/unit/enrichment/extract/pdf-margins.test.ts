import { expect } from 'chai';
import { pdfPage, put } from './made-documents.js';
import { linesOf, read } from './reading.js';

const linesOfPage = async (...parts: string[]): Promise<string[]> => linesOf(await read(pdfPage(parts.join(''))));

describe('Dates at the right edge of a PDF', () => {
  it('stay with their entries where they stand between the lines of these', async () => {
    const page = await linesOfPage(
      put('WORK', 40, 60, 14),
      put('Head weaver at Tern Mills', 40, 80, 10, 'F2'),
      put('NOV 2019 - MAY 2023', 470, 92, 9),
      put('Ran twelve looms on two floors of the mill', 56, 104),
      put('Weaver at Gull Mills', 40, 130, 10, 'F2'),
      put('JUL 2015 - OCT 2019', 472, 142, 9),
      put('Wove linen for three tailors', 56, 154),
      put('Mended what the other looms had torn', 56, 168),
    );
    expect(page).to.deep.equal([
      'WORK',
      ...['Head weaver at Tern Mills', 'NOV 2019 - MAY 2023', 'Ran twelve looms on two floors of the mill'],
      ...[
        'Weaver at Gull Mills',
        'JUL 2015 - OCT 2019',
        'Wove linen for three tailors',
        'Mended what the other looms had torn',
      ],
    ]);
  });

  it('stay with their entries below an address at the same edge', async () => {
    const page = await linesOfPage(
      put('Ada Lind', 40, 40, 26),
      put('Lyon, France', 430, 36, 9),
      put('ada@example.org', 430, 50, 9),
      put('+33 4 55 50 11 22', 430, 64, 9),
      put('Work', 40, 100, 16),
      put('Tern Mills', 40, 122, 11, 'F2'),
      put('Feb 2021 - Present', 462, 122, 9),
      put('Head weaver', 40, 136),
      put('Ran twelve looms', 40, 150),
      put('Gull Mills', 40, 176, 11, 'F2'),
      put('May 2017 - Jan 2021', 454, 176, 9),
      put('Weaver', 40, 190),
      put('Reed Mills', 40, 216, 11, 'F2'),
      put('Sep 2015 - Apr 2017', 456, 216, 9),
      put('Helper at the looms', 40, 230),
    );
    expect(page).to.include.members([
      'Tern Mills\tFeb 2021 - Present',
      'Gull Mills\tMay 2017 - Jan 2021',
      'Reed Mills\tSep 2015 - Apr 2017',
    ]);
  });
});

describe('Places and dates at the right edge of a PDF', () => {
  /** Flush right: the widths of these texts in the letters of the page. */
  const WIDTHS: Record<string, number> = {
    ...{ Zwolle: 28.9, Kampen: 37.2, Farsund: 38.4 },
    ...{ 'May 2020 - today': 77.3, 'Feb 2017 - Apr 2020': 91.7, '2014 - 2017': 53.4, '2008 - 2014': 53.4 },
  };
  const right = (text: string, y: number): string => put(text, 550 - WIDTHS[text]!, y);

  it('stay with the rows of two studies, whose fields look like places', async () => {
    const page = await linesOfPage(
      put('EDUCATION', 40, 80, 14),
      put('Tern College of Lamps', 40, 100, 10, 'F2'),
      right('Farsund', 100),
      put('Diploma, Optics', 40, 114),
      right('2014 - 2017', 114),
      put('Gull School', 40, 130, 10, 'F2'),
      right('Farsund', 130),
      put('Certificate', 40, 144),
      right('2008 - 2014', 144),
    );
    expect(page).to.include.members(['Tern College of Lamps\tFarsund', 'Diploma, Optics\t2014 - 2017']);
  });

  it('stay with the entries of which they are beside the first lines', async () => {
    const page = await linesOfPage(
      put('WORK', 40, 80, 14),
      put('Tern Mills, Head weaver', 40, 100),
      right('Zwolle', 100),
      put('Ran twelve looms on two floors', 56, 116),
      right('May 2020 - today', 114),
      put('Kept the books of the dye works', 56, 130),
      put('Tern Mills, Weaver', 40, 150),
      right('Zwolle', 150),
      put('Wove linen for three tailors', 56, 166),
      right('Feb 2017 - Apr 2020', 164),
      put('Gull Bakery, Baker', 40, 190),
      right('Kampen', 190),
    );
    expect(page[1]).to.equal('Tern Mills, Head weaver\tZwolle');
    expect(page.indexOf('Kept the books of the dye works')).to.be.lessThan(
      page.findIndex((line) => /^Gull Bakery/u.test(line)),
    );
  });
});

describe('Labels in the margin of a PDF', () => {
  it('are read before the block that they are beside, whichever of its lines they are level with', async () => {
    const page = await linesOfPage(
      ...[
        'Weaving: linen, wool, silk and hemp',
        'Dyeing: indigo, madder and weld',
        'Looms: floor, table and rigid',
      ].map((line, at) => put(line, 200, 100 + at * 14)),
      put('SKILLS', 40, 115),
      put('Head weaver at Tern Mills', 200, 180, 10, 'F2'),
      put('Ran twelve looms on two floors of the mill', 200, 193),
      put('WORK', 40, 182),
      put('2019 - 2023', 40, 198, 8),
      put('Weaver at Gull Mills', 200, 230, 10, 'F2'),
      put('Wove linen for three tailors', 200, 243),
      put('2015 - 2019', 40, 233, 8),
    );
    expect(page).to.deep.equal([
      ...[
        'SKILLS',
        'Weaving: linen, wool, silk and hemp',
        'Dyeing: indigo, madder and weld',
        'Looms: floor, table and rigid',
      ],
      ...['WORK', '2019 - 2023', 'Head weaver at Tern Mills', 'Ran twelve looms on two floors of the mill'],
      ...['2015 - 2019', 'Weaver at Gull Mills', 'Wove linen for three tailors'],
    ]);
  });

  it('are one heading where it is broken in two', async () => {
    const page = await linesOfPage(
      ...['Linen', 'Wool', 'Silk', 'Hemp'].map((line, at) =>
        put(`${line} of every weight and colour`, 200, 100 + at * 14),
      ),
      put('PROFESSIONAL', 40, 114),
      put('SKILLS', 40, 126),
      put('English and some Norwegian, spoken every day', 200, 190),
      put('A little French, as it is read in pattern books', 200, 204),
      put('LANGUAGES', 40, 201),
    );
    expect(page[0]).to.equal('PROFESSIONAL SKILLS');
    expect(page[5]).to.equal('LANGUAGES');
  });

  it('are read before the rows that they are level with, where all of them are, however near the rows above', async () => {
    const size = 12;
    const page = await linesOfPage(
      put('Contact', 40, 91.5, size),
      put('ada@example.org', 200, 90, 9),
      put('Work', 40, 117.5, size),
      put('Tern Mills', 200, 116, 9),
      put('Head weaver', 200, 139, 9),
      put('Ran twelve looms on two floors of the mill', 200, 155, 9),
      put('Looms', 40, 172.5, size),
      put('Floor looms', 200, 171, 9),
      put('Table looms', 200, 187, 9),
      put('Study', 40, 204.5, size),
      put('Gull Academy', 200, 203, 9),
      put('Weaving', 200, 226, 9),
      put('Prizes', 40, 243.5, size),
      put('Weaver of the Year', 200, 242, 9),
      put('By the guild of the harbour', 200, 258, 9),
    );
    expect(page.slice(2)).to.deep.equal([
      ...['Work', 'Tern Mills', 'Head weaver', 'Ran twelve looms on two floors of the mill'],
      ...['Looms', 'Floor looms', 'Table looms'],
      ...['Study', 'Gull Academy', 'Weaving'],
      ...['Prizes', 'Weaver of the Year', 'By the guild of the harbour'],
    ]);
  });

  it('leave a sidebar alone whose headings stand in larger letters above lists', async () => {
    const page = await linesOfPage(
      put('Contact', 20, 60, 13),
      put('ada@example.org', 20, 80, 10.5),
      put('Lyon', 20, 95, 10.5),
      put('Looms', 20, 130, 13),
      put('Floor looms', 20, 150, 10.5),
      put('Table looms', 20, 170, 10.5),
      put('Ada Lind', 220, 70, 26),
      put('Head weaver of linen and of wool', 220, 95, 12),
      put('Weaver of linen and wool for three tailors and a sailmaker', 220, 140, 12),
      put('with nine years at the loom and two at the dye works', 220, 156, 12),
      put('Tern Mills', 220, 200, 12),
      put('Head weaver of twelve looms on two floors of the mill', 220, 216, 12),
      put('January 2020 - present', 220, 232, 10.5),
    );
    expect(page.slice(0, 6)).to.deep.equal([
      ...['Contact', 'ada@example.org', 'Lyon', 'Looms', 'Floor looms', 'Table looms'],
    ]);
  });

  it('leave a sidebar with text of its own alone', async () => {
    const sidebar = [
      'Contact',
      'ada@example.org',
      'Lyon',
      'Looms',
      'Floor looms',
      'Table looms',
      'Dyes',
      'Indigo',
      'Madder',
    ];
    const page = await linesOfPage(
      ...sidebar.map((line, at) => put(line, 40, 100 + at * 13)),
      ...['Wove linen and wool on hand looms', 'and taught others how to do it in', 'a workshop by the river'].map(
        (line, at) => put(line, 220, 105 + at * 14),
      ),
      ...['Wove linen and wool on hand looms', 'and taught others how to do it in', 'a workshop by the sea'].map(
        (line, at) => put(line, 220, 175 + at * 14),
      ),
    );
    expect(page.slice(0, sidebar.length)).to.deep.equal(sidebar);
  });

  it('may be bold words beside their values, which are rows', async () => {
    const page = await linesOfPage(
      put('Email', 200, 100, 10, 'F2'),
      put('Phone', 200, 116, 10, 'F2'),
      put('ada@example.org', 340, 100),
      put('+44 20 7946 0999', 340, 116),
    );
    expect(page).to.deep.equal(['Email\tada@example.org', 'Phone\t+44 20 7946 0999']);
  });
});

describe('Dates in the margin of a PDF', () => {
  it('stay with what they date where they are smaller, and the next heading is in their column', async () => {
    const page = await linesOfPage(
      put('Certificates', 40, 60, 13, 'F2'),
      put('March 2022', 40, 78, 9),
      put('Harbour pilot, Farsund Institute', 150, 81, 12, 'F2'),
      put('Issued for two years and renewed', 150, 96),
      put('June 2021', 40, 115, 9),
      put('Rope splicing, Tern Institute', 150, 118, 12, 'F2'),
      put('Issued for two years and renewed', 150, 133),
      put('Volunteering', 40, 160, 13, 'F2'),
      put('A club of rowers that meets on the quay every other Sunday', 40, 178),
    );
    expect(page.map((line) => line.split('\t')[0])).to.deep.equal([
      ...['Certificates', 'March 2022', 'Issued for two years and renewed', 'June 2021'],
      ...['Issued for two years and renewed', 'Volunteering'],
      'A club of rowers that meets on the quay every other Sunday',
    ]);
  });
});

describe('Names of lists in the margin of a PDF', () => {
  it('stay with their lists, and the next heading with what is below it', async () => {
    const page = await linesOfPage(
      put('Skills', 40, 60, 13, 'F2'),
      put('Glass', 40, 79),
      put('Glazing, leading, cutting', 150, 79),
      put('Boats', 40, 98),
      put('Caulking, splicing', 150, 98),
      put('Interests', 40, 124, 13, 'F2'),
      put('Rowing on the fjord with a club that meets every other Sunday', 40, 143),
    );
    expect(page).to.deep.equal([
      ...['Skills', 'Glass\tGlazing, leading, cutting', 'Boats\tCaulking, splicing', 'Interests'],
      'Rowing on the fjord with a club that meets every other Sunday',
    ]);
  });
});

describe('Narrow cells of a PDF', () => {
  it('have their text put together where the next word had no room beside the dates', async () => {
    const page = await linesOfPage(
      put('Senior weaver of fine', 40, 100),
      put('2019 - 2022', 150, 100),
      put('tern.example', 300, 100),
      put('linens', 40, 112),
      put('Ran twelve looms on two floors of the mill for a whole year', 40, 140),
    );
    expect(page[0]).to.equal('Senior weaver of fine linens\t2019 - 2022\ttern.example');
  });

  it('are left alone where the word had room, or nothing is dated', async () => {
    expect(
      await linesOfPage(put('Weaver', 40, 100), put('2019 - 2022', 150, 100), put('linens', 40, 112)),
    ).to.deep.equal(['Weaver\t2019 - 2022', 'linens']);
    expect(
      await linesOfPage(put('Senior weaver of fine', 40, 100), put('Looms', 150, 100), put('linens', 40, 112)),
    ).to.deep.equal(['Senior weaver of fine\tLooms', 'linens']);
  });

  it('end before a point of a list that begins on their row', async () => {
    const page = await linesOfPage(
      put('Weaver', 40, 100),
      put('2019 - 2022', 150, 100),
      put('* Ran twelve looms', 300, 100),
    );
    expect(page).to.deep.equal(['Weaver\t2019 - 2022', '* Ran twelve looms']);
  });
});

describe('E-mail addresses in a narrow column', () => {
  it('are put together wherever they break, and not with an address of another kind below them', async () => {
    const broken = async (...lines: string[]): Promise<string[]> =>
      linesOfPage(...lines.map((line, at) => put(line, 40, 100 + at * 12)));
    expect(await broken('ada.quill@tern.exa', 'mple.org')).to.deep.equal(['ada.quill@tern.example.org']);
    expect(await broken('ada.quill@tern.co', 'm')).to.deep.equal(['ada.quill@tern.com']);
    expect(await broken('ada.quill@tern.ed', 'u')).to.deep.equal(['ada.quill@tern.edu']);
    expect(await broken('ada.quill@tern.org', 'quill.example.org')).to.deep.equal([
      'ada.quill@tern.org',
      'quill.example.org',
    ]);
  });
});

describe('Years and names in the margin of a PDF', () => {
  it('are cells of their rows below a heading: a year of one row, the names of a list', async () => {
    const page = await linesOfPage(
      put('Languages', 140, 100, 14),
      ...['Polish', 'English', 'Dutch'].map((name, at) => put(name, 60, 122 + at * 14)),
      ...['Mother tongue', 'Advanced (C1)', 'Basics'].map((level, at) => put(level, 140, 122 + at * 14)),
      put('Certificates', 140, 200, 14),
      put('2018', 60, 222),
      put('Lamps of the harbour, Tern Academy', 140, 222),
      put('Writings', 140, 270, 14),
      put('2020', 60, 292),
      put('Wicks in warm harbours, Gull Review', 140, 292),
    );
    expect(page).to.include.members([
      'English\tAdvanced (C1)',
      '2018\tLamps of the harbour, Tern Academy',
      '2020\tWicks in warm harbours, Gull Review',
    ]);
  });
});

describe('Bold words at the left of a PDF', () => {
  const beside = (lines: readonly string[], x: number, y: number): string =>
    lines.map((line, at) => put(line, x, y + at * 15)).join('');

  it('head the lists of a sidebar, whose items stay apart beside a long text', async () => {
    const text = Array.from(
      { length: 26 },
      (_, at) => `Mended the nets of harbour number ${at} and wrote to all who fish there`,
    );
    const page = await linesOfPage(
      put('Skills', 40, 60, 10, 'F2'),
      beside(['Go', 'Glazing', 'Weaving', 'Dyes'], 40, 75),
      put('Languages', 40, 200, 10, 'F2'),
      beside(['English', 'Polish', 'Czech'], 40, 215),
      beside(text, 204, 60),
    );
    expect(page.slice(0, 9)).to.deep.equal([
      'Skills',
      'Go',
      'Glazing',
      'Weaving',
      'Dyes',
      'Languages',
      'English',
      'Polish',
      'Czech',
    ]);
  });

  it('head the rows of a table, however many lines each of these has', async () => {
    const page = await linesOfPage(
      put('2016', 40, 30),
      put('Lamp safety, a course of the Tern Institute', 300, 30),
      put('Work', 40, 60, 10, 'F2'),
      put('Glazed two harbours and the lamps of a lighthouse', 300, 60),
      put('and mended what the storm had torn', 300, 74),
      put('Skills', 40, 90, 10, 'F2'),
      put('Glazing, Weaving, Dyes, Lamps, Wicks, Nets, Sails and', 300, 90),
      put('Ropes', 300, 104),
      put('Languages', 40, 120, 10, 'F2'),
      put('English (native), Polish (B1)', 300, 120),
      put('Interests', 40, 136, 10, 'F2'),
      put('Hiking, chess, baking', 300, 136),
    );
    expect(page.filter((line) => line.includes('\t')).map((line) => line.split('\t')[0])).to.deep.equal([
      ...['Work', 'Skills', 'Languages', 'Interests'],
    ]);
  });
});

describe('Dates, employers and titles in three columns of a PDF', () => {
  it('are read entry by entry', async () => {
    const entry = (y: number, dates: string, employer: string, town: string, title: string, account: string): string =>
      [
        put(dates, 34, y, 9.5),
        put(employer, 142, y, 9.5),
        put(town, 142, y + 13, 9.5),
        put(title, 300, y, 9.5, 'F2'),
        put(account, 300, y + 13, 9.5),
        put('Mended what the other looms had torn', 300, y + 26, 9.5),
      ].join('');
    const page = await linesOfPage(
      put('WORK', 40, 60, 14),
      entry(
        90,
        '2022.04 - Present',
        'Northern Tern Mills Ltd',
        'Leeds',
        'Head weaver',
        'Ran twelve looms on two floors',
      ),
      entry(150, '2019.09 - 2022.03', 'Northern Gull Mills Ltd', 'York', 'Weaver', 'Wove linen for three tailors'),
      entry(
        210,
        '2017.02 - 2019.08',
        'Kelp and Flax Linen Ltd',
        'Hull',
        'Apprentice weaver',
        'Learnt to set up a loom',
      ),
    );
    const order = [
      '2022.04 - Present',
      'Head weaver',
      '2019.09 - 2022.03',
      'Wove linen',
      '2017.02 - 2019.08',
      'Apprentice',
    ];
    const places = order.map((text) => page.findIndex((line) => line.includes(text)));
    expect(places).to.not.include(-1);
    // No line of an account has the town in it.
    expect(page).to.include.members(['Leeds', 'York', 'Hull', 'Head weaver', 'Weaver', 'Apprentice weaver']);
    expect(places).to.deep.equal([...places].sort((a, b) => a - b));
  });
});
