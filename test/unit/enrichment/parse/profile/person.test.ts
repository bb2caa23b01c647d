import { expect } from 'chai';
import { parseResume, plainTextDocument } from '../../../../../adapters/enrichment/parse/index.js';
import { pageOfRows, parseText, type SetRow } from '../support.js';

const name = (...lines: string[]): string | undefined => parseText(...lines).profile.basics?.name;
const basics = (...lines: string[]) => parseText('Ida Moreno', ...lines).profile.basics;

describe('the name', () => {
  for (const [line, expected] of [
    ['Ida Moreno', 'Ida Moreno'],
    ['IDA MORENO', 'Ida Moreno'],
    ['IDA VAN DER MOOR-MCKAY', 'Ida van der Moor-McKay'],
    ['Dr. med. univ. Ida Moreno', 'Ida Moreno'],
    ['Dr. Ida Moreno, MBA', 'Ida Moreno'],
    ['José Ángel de la Vega', 'José Ángel de la Vega'],
    ["Siobhán O'Hara-Quist", "Siobhán O'Hara-Quist"],
    ['Ludwig van der Moor', 'Ludwig van der Moor'],
    ['Name: Ida Moreno', 'Ida Moreno'],
    ['Ida Moreno | Welder | Leeds', 'Ida Moreno'],
    ['Ida Moreno, PMP', 'Ida Moreno'],
    ["I'm Ida Moreno.", 'Ida Moreno'],
    ['Hello, I am Ida Moreno', 'Ida Moreno'],
    ['Hola, soy Ida Moreno', 'Ida Moreno'],
    ['Je m’appelle Ida Moreno.', 'Ida Moreno'],
    ['Ich bin Ida Moreno', 'Ida Moreno'],
    ['Ian Amroth Jr.', 'Ian Amroth'],
    ['Ida Moreno, 34 years old', 'Ida Moreno'],
    ['Ida Moreno, 32 ans', 'Ida Moreno'],
    ['Ida Moreno, 12/04/1990', 'Ida Moreno'],
    ['Ida Moreno, 12 Harbour Road, Leeds LS1 4AB', 'Ida Moreno'],
  ] as const)
    it(`is read from "${line}"`, () => {
      expect(name(line, 'ida@example.org')).to.equal(expected);
    });

  it('is nothing below the heading of a section, unless the address says so: who gives no name has none', () => {
    const lines = ['GLAZIER', 'Skills', 'Public Relations', 'Strategic Planning', 'Experience', 'Glazier, 2015 – 2019'];
    expect(name(...lines)).to.equal(undefined);
    expect(name('Summary', 'Glazes harbours.', 'Ida Moreno', 'ida.moreno@example.org')).to.equal('Ida Moreno');
    expect(name('Personal details', 'Ida Moreno', 'Leeds', 'Skills', 'Glazing')).to.equal('Ida Moreno');
  });

  it('is no single word, no word of an account, and no half of one', () => {
    expect(name('Check', 'Education', 'Diploma, 1991')).to.equal(undefined);
    expect(
      name('Account Management, Business Relations, Office Management, Databases and Public Speaking in harbours'),
    ).to.equal(undefined);
    expect(name('Experienced R25 administrator')).to.equal(undefined);
    expect(name('Moreno', 'moreno@example.org')).to.equal('Moreno');
  });

  it('is none of what somebody says they are', () => {
    expect(name("I'm Senior Glazier.", 'Ida Moreno', 'ida@example.org')).to.equal('Ida Moreno');
  });

  it('is not a heading, a job title, an address or the word resume', () => {
    expect(
      name('Curriculum Vitae', 'Resume', 'PROFESSIONAL SUMMARY', 'Marketing Manager', '12 Elm Street', 'Leeds, UK'),
    ).to.equal(undefined);
  });

  it('is preferred where it agrees with the e-mail address', () => {
    expect(name('Northern Lights', 'Ida Moreno', 'ida.moreno@example.org')).to.equal('Ida Moreno');
  });
});

describe('the headline', () => {
  it('is behind the name, where a row says once more who the resume is of', () => {
    const rows = ['Dr. Ida Moreno · Senior Welder', 'Ida Moreno', 'Welds boats.'];
    const text = rows.join('\n');
    const sizes = [10, 22, 10];
    const lines = rows.map((row, at) => {
      const start = text.indexOf(`\n${row}`) + 1;
      return { start, end: start + row.length, page: 1, fontSize: sizes[at]!, x: 20, y: 40 + at * 20 };
    });
    const document = { ...plainTextDocument(text), lines };
    const { basics } = parseResume(document, { referenceDate: '2026-06-01' }).profile;
    expect([basics?.name, basics?.label]).to.deep.equal(['Ida Moreno', 'Senior Welder']);
  });

  it('goes on in the next line where it breaks off in letters larger than the text', () => {
    const label = (first: string, second: string) => {
      const rows: SetRow[] = [
        ['Ida Moreno', 30, { fontSize: 30, bold: true }],
        [first, 30, { fontSize: 18 }],
        [second, 24, { fontSize: 18 }],
        ['Leeds, ida@example.org', 30],
      ];
      return parseResume(pageOfRows(rows, 14), { referenceDate: '2026-06-01' }).profile.basics?.label;
    };
    expect(label('Leiterin Lampenbau und stellvertretende', 'Hafenmeisterin')).to.equal(
      'Leiterin Lampenbau und stellvertretende Hafenmeisterin',
    );
    expect(label('Executive Assistant', 'Office Manager')).to.equal('Executive Assistant');
  });

  it('is no heading of a section and none of its items, where nothing stands above the first one', () => {
    const label = (...lines: string[]) => parseText(...lines).profile.basics?.label;
    expect(
      label(
        'Executive Profile',
        'Led two harbours for many years.',
        'Skills',
        'Employee relations',
        'Negotiations expert',
      ),
    ).to.equal(undefined);
    expect(
      label('Skills', 'Welding', 'Ida Moreno', 'Experience', 'Senior Welder, Tern Boats Ltd, 2015 – 2019'),
    ).to.equal(undefined);
    expect(label('Summary', 'Senior welder with ten years of boats.', 'Skills', 'Welding')).to.equal('Senior welder');
    expect(label('', 'Welds boats for', 'students.')).to.equal(undefined);
    expect(label('Ida Moreno', 'Dover, DE')).to.equal(undefined);
    expect(label('Ida Moreno', 'Masters) Supervisor')).to.equal(undefined);
    expect(
      label('Ida Moreno', 'A person of the harbour who would like to become one of the', 'Welder and rigger roles.'),
    ).to.equal(undefined);
    expect(label('Summary', 'Quick learner with ten years of boats.', 'Skills', 'Welding')).to.equal(undefined);
    expect(label('Summary', 'I have been a senior welder that likes boats.', 'Skills', 'Welding')).to.equal(
      'senior welder',
    );
  });

  it('is whole where a firm begins with the name', () => {
    expect(basics('Ida Moreno Welding, owner')?.label).to.not.equal('Welding, owner');
  });
});

describe('contact', () => {
  for (const [line, expected] of [
    ['ida.moreno@example.org', 'ida.moreno@example.org'],
    ['Email: ida @ example.org', 'ida@example.org'],
    ['ida (at) example (dot) org', 'ida@example.org'],
    ['ida at example dot org', 'ida@example.org'],
    ['ida @ example . org', 'ida@example.org'],
    ['Write to ida @ example.org. Born in Leeds.', 'ida@example.org'],
    ['Inspired by @harbourlamps. Built by @ternworks in Leeds.', undefined],
    ['Photos by @harbourlamps. built with care', undefined],
    ['Meet me @ Harbour. Thanks', undefined],
  ] as const)
    it(`has its e-mail read from "${line}"`, () => {
      expect(basics(line)?.email).to.equal(expected);
    });

  it('has its e-mail from a mailto link where the text has none', () => {
    const document = { ...plainTextDocument('Ida Moreno'), links: ['mailto:ida@example.org?subject=Hi'] };
    expect(parseResume(document, { referenceDate: '2026-06-01' }).profile.basics?.email).to.equal('ida@example.org');
  });

  for (const [lines, expected] of [
    [['+44 20 7946 0958'], '+442079460958'],
    [['0049 30 901820'], '+4930901820'],
    [['Berlin, Germany', 'Tel.: 030 901820'], '+4930901820'],
    [['Paris, France', '01 44 55 66 77'], '+33144556677'],
    [['Madrid, Spain', 'Móvil 612 345 678'], '+34612345678'],
    [['Austin, TX 78701', '(512) 472-1234'], '+15124721234'],
    [['Austin, TX 78701 (512) 472-1234'], '+15124721234'],
    [['Phone: 77-332-55'], '77-332-55'],
  ] as const)
    it(`has its phone read from "${lines.join(' / ')}"`, () => {
      expect(basics(...lines)?.phone).to.equal(expected);
    });

  it('does not take years for a phone number', () => {
    expect(basics('2010 - 2014', '01/2010 - 12/2014')?.phone).to.equal(undefined);
  });

  it('has place, headline, page and profiles', () => {
    const found = basics(
      'Senior Welder',
      'Portland, OR 97201 | linkedin.com/in/idamoreno | https://github.com/idam | https://ida.example.org',
    );
    expect(found?.label).to.equal('Senior Welder');
    expect(found?.location).to.deep.include({ city: 'Portland', region: 'OR', countryCode: 'US', postalCode: '97201' });
    expect(found?.profiles?.map(({ network, username }) => `${network}:${username}`)).to.deep.equal([
      'LinkedIn:idamoreno',
      'GitHub:idam',
    ]);
    expect(found?.url).to.equal('https://ida.example.org');
  });
});

describe('the contact data below the text', () => {
  const account = Array.from({ length: 160 }, () => 'Drew the lamps of two harbours and wrote to all that live there.');

  it('are found on a line of their own, however far down', () => {
    const { basics } = parseText(
      'Ida Moreno',
      'Experience',
      ...account,
      'Contact',
      '+44 20 7946 0999',
      ...account,
    ).profile;
    expect(basics?.phone).to.equal('+442079460999');
  });

  it('are no dates', () => {
    const { basics } = parseText(
      'Ida Moreno',
      'Leeds, UK',
      'Experience',
      'Welder, Tern Ltd',
      '2018-04-01 — 2018-08-01',
    ).profile;
    expect(basics?.phone).to.equal(undefined);
  });
});

describe('a name in large letters', () => {
  it('goes on in the next line, and may have a particle with an apostrophe', () => {
    const nameOf = (...rows: (readonly [string, number])[]): string | undefined => {
      let start = 0;
      const lines = rows.map(([text, fontSize], at) => {
        const line = { start, end: start + text.length, page: 1, x: 20, y: 40 + at * 14, fontSize };
        start += text.length + 1;
        return line;
      });
      const text = rows.map(([line]) => line).join('\n');
      return parseResume(
        { contentType: 'application/pdf', text, pages: 1, lines, links: [] },
        { referenceDate: '2026-06-01' },
      ).profile.basics?.name;
    };
    const rest = [
      ['moreno7@example.com', 10],
      ['Welds pipes in two harbours and lamps in a third.', 10],
    ] as const;
    expect(nameOf(['IDA LUZ MORENO', 30], ['QUILLA', 30], ...rest)).to.match(/^Ida Luz Moreno\s+Quilla$/);
    expect(nameOf(["Anne-Laure d'Orlin", 30], ['Welder', 16], ...rest)).to.equal("Anne-Laure d'Orlin");
    expect(nameOf(['IDA MORENO', 30], ['WELDER', 30], ...rest)).to.equal('Ida Moreno');
  });
});

describe('Where the candidate lives', () => {
  const home = (...lines: string[]) => parseText('Ida Moreno', ...lines).profile.basics?.location;

  it('is read from the lines of contact, and is not where an employer or a school is', () => {
    expect(
      home('ida@example.org , +44 20 7946 0000 , Leeds, UK', 'EXPERIENCE', 'Glazier, Tern Ltd, York, UK, 2001 - 2004'),
    ).to.include({
      city: 'Leeds',
    });
    expect(home('ul. Lipowa 8/12, 50-123 Wrocław', 'Doświadczenie', '2001 - 2004 Magazynier, Tern, Kraków')).to.include(
      {
        city: 'Wrocław',
        postalCode: '50-123',
      },
    );
    expect(home('Nantes (44) | +33 7 56 34 12 98')).to.include({ city: 'Nantes' });
    expect(home('EXPERIENCE', 'Glazier', 'Tern Ltd, York, UK', '2001 - 2004')).to.equal(undefined);
  });
});

describe('Resumes of Poland and Italy', () => {
  it('have schools, and posts that go on', () => {
    expect(
      parseText('Ida Moreno', 'Wykształcenie', '2012 – 2016 Technikum Handlowe, technik handlowiec').profile.education,
    ).to.deep.equal([
      { institution: 'Technikum Handlowe', studyType: 'technik handlowiec', startDate: '2012', endDate: '2016' },
    ]);
    expect(
      parseText(
        'Ida Moreno',
        'Esperienza lavorativa',
        'Da gennaio 2018 ad oggi – Impiegata presso Studio Wick & Associati',
      ).profile.work?.[0],
    ).to.include({ position: 'Impiegata', startDate: '2018-01' });
  });
});
