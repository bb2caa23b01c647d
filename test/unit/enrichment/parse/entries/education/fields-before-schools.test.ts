import { expect } from 'chai';
import { parseText } from '../../support.js';

/** Entries as "degree | area | institution", with a dash for what is not there. */
const read = (...lines: string[]): string[] =>
  (parseText('Ida Moreno', 'Education', ...lines).profile.education ?? []).map(({ studyType, area, institution }) =>
    [studyType, area, institution].map((value) => value ?? '-').join(' | '),
  );

describe('A field of study before its school, with no mark between', () => {
  for (const [line, entry] of [
    ['Bachelor of Science : Accounting Tern University 2012', 'Bachelor of Science | Accounting | Tern University'],
    [
      'Bachelor of Arts : Hotel Management University of Farsund 2012',
      'Bachelor of Arts | Hotel Management | University of Farsund',
    ],
    [
      'Bachelor of Science : Computer Information Systems Gull State College Computer Information Systems 2012',
      'Bachelor of Science | Computer Information Systems | Gull State College',
    ],
    [
      'Bachelor of Arts : Journalism - Marketing Gull A&M University 2012',
      'Bachelor of Arts | Journalism | Gull A&M University',
    ],
    ['Nursing Gull Valley Technical College', '- | Nursing | Gull Valley Technical College'],
  ] as const)
    it(`is no part of its name: "${line}"`, () => {
      expect(read(line)).to.deep.equal([entry]);
    });

  for (const line of [
    'Bachelor of Arts : Harbour Business School 2012',
    'Bachelor of Arts : Business School Lausanne 2012',
    'Bachelor of Arts : Tern Arts Community College 2012',
    'Project Management Institute',
    'Anna Tern Science Park Secondary School',
  ])
    it(`is part of it where nothing else names the school: "${line}"`, () => {
      expect(read(line)[0]).to.match(
        /\| (?:Harbour Business School|Business School Lausanne|Tern Arts Community College|Project Management Institute|Anna Tern Science Park Secondary School)$/u,
      );
    });
});

describe('What stands before a school', () => {
  it('is no part of it where it is said again as the field', () => {
    expect(read('B.A. : Wicks and Trade Tern University - City , State Wicks and Trade')).to.deep.equal([
      'B.A. | Wicks and Trade | Tern University',
    ]);
  });

  it('is no part of it where it is said again behind it', () => {
    expect(read('Associate of Arts : Business Management , 5 2009', 'Gull College Business Management')).to.deep.equal([
      'Associate of Arts | Business Management | Gull College',
    ]);
    expect(read('Bachelor of Science : Nursing , 2009', 'Gull Valley School of Nursing')).to.deep.equal([
      'Bachelor of Science | Nursing | Gull Valley School of Nursing',
    ]);
  });

  it('is part of it where the rest would name no school', () => {
    expect(read('Diploma in Law, 2012', 'Law School, University of Farsund')[0]).to.match(/Law School/u);
  });

  for (const [line, entry] of [
    ['Bachelor of Science Tern College', 'Bachelor of Science | - | Tern College'],
    ['Masters of Business Administration Gull College', 'Masters of Business Administration | - | Gull College'],
    ['Associate of Arts and Science Gull Valley College', 'Associate of Arts and Science | - | Gull Valley College'],
  ] as const)
    it(`is of the degree where that is not at its end: "${line}"`, () => {
      expect(read(line)).to.deep.equal([entry]);
    });
});

describe('How a study stands or went', () => {
  for (const [line, entry] of [
    ['MBA : Marketing Present Tern University', 'MBA | Marketing | Tern University'],
    ['Associate of Arts : Marketing Gull College Current', 'Associate of Arts | Marketing | Gull College'],
    ['Master, Informatik, heute Universität Farsund', 'Master | Informatik | Universität Farsund'],
  ] as const)
    it(`is no part of the school: "${line}"`, () => {
      expect(read(line)).to.deep.equal([entry]);
    });

  for (const remark of ['Graduated with Honors', "Dean's List", 'Magna Cum Laude'])
    it(`is no field of study: "${remark}"`, () => {
      expect(read('Bachelor of Science, Tern University, 2012', remark)).to.deep.equal([
        'Bachelor of Science | - | Tern University',
      ]);
    });
});

describe('A degree', () => {
  for (const line of [
    'and evaluating the certificate of the lamp trade',
    'I was three weeks away from the diploma for lamps',
    'die zum Diplom der Lampenkunde geführt hat',
    'pendant la licence de physique des lampes',
    'mientras cursaba la licenciatura en lámparas',
    'terwijl het diploma lampenkunde nog ontbrak',
    'podczas studiów magisterskich o lampach',
    'mentre seguiva la laurea in lampade',
    'enquanto fazia a licenciatura em lâmpadas',
  ])
    it(`is no half of a sentence: "${line}"`, () => {
      expect(read('Diploma in Wicks, Tern College, 2010', line)).to.have.length(1);
    });

  for (const [line, entry] of [
    ['Some College (No Degree) : Marketing Tern University', 'Some College (No Degree) | Marketing | Tern University'],
    [
      'Diploma (nicht abgeschlossen), Physik, Universität Farsund',
      'Diploma (nicht abgeschlossen) | Physik | Universität Farsund',
    ],
    [
      'Licenciatura (incompleta), Física, Universidad de Farsund',
      'Licenciatura (incompleta) | Física | Universidad de Farsund',
    ],
  ] as const)
    it(`has no field that says it was not reached: "${line}"`, () => {
      expect(read(line)).to.deep.equal([entry]);
    });

  it('and its field end before the label of a score', () => {
    expect(read('Masters : Business Administration GPA: Tern University')[0]).to.match(
      /^Masters \| Business Administration \|/u,
    );
  });

  it('does not begin with the place of the school above it', () => {
    expect(read('India MBA : Finance Tern University 2012')).to.deep.equal(['MBA | Finance | Tern University']);
    expect(read('DE 19711 Ph.D., Gull University, 2012')[0]).to.match(/^Ph\.D/u);
    expect(read('New York State Teaching Certificate, Tern College, 2012')[0]).to.match(/New York State/u);
  });

  it('is no coursework, which belongs to the study above it', () => {
    const education = parseText(
      ...['Ida Moreno', 'Education', 'Bachelor of Science, Optics, Tern University, 2012'],
      'Advanced coursework in Lamp Management',
    ).profile.education;
    expect(education).to.have.length(1);
    expect(education?.[0]?.studyType).to.equal('Bachelor of Science');
    expect(education?.[0]?.courses).to.deep.equal(['Advanced coursework in Lamp Management']);
    expect(read('Coursework in Lamp Management')).to.deep.equal(['- | - | -']);
  });

  it('is no sentence about one that somebody does not have', () => {
    expect(read('Did not complete the degree program')).to.deep.equal([]);
    expect(read('Currently in the second year of the degree, Tern University')).to.deep.equal([
      '- | - | Tern University',
    ]);
  });
});

describe('A field of study behind the colon of its degree', () => {
  it('is one whatever it is called, and the school comes after the year', () => {
    expect(
      read(
        'Certificate : Baking and Hot Breads 2010 Gull Culinary Institute',
        'Certificate : Wicks for Beginners 2009 Bright Lantern Farsund',
        'Diploma : Textiles and Glass 2008 Gull Culinary Institute',
      ),
    ).to.deep.equal([
      'Certificate | Baking and Hot Breads | Gull Culinary Institute',
      'Certificate | Wicks for Beginners | Bright Lantern Farsund',
      'Diploma | Textiles and Glass | Gull Culinary Institute',
    ]);
  });

  it('is none where the colon is that of a label', () => {
    expect(read('Tern College, 2008', 'Diploma: Lamp Keeper')).to.deep.equal(['Lamp Keeper | - | Tern College']);
  });

  it('does not begin a section of certificates, which one without a school does', () => {
    const { education, certificates } = parseText(
      'Ida Moreno',
      'Education',
      'Bachelor of Arts, Tern College, 2008',
      'Certificate: Lamp Safety',
    ).profile;
    expect(education).to.have.length(1);
    expect(certificates?.map(({ name }) => name)).to.deep.equal(['Lamp Safety']);
  });
});

describe('What a degree makes somebody', () => {
  it('is no school, and the field where a dash parts it from the degree', () => {
    expect(read('Perito meccanico – Diploma, 2007')).to.deep.equal(['Diploma | Perito meccanico | -']);
    expect(read('Insurance Specialist', 'Diploma, 2010')[0]).to.match(/ \| -$/u);
  });
});
