import { expect } from 'chai';
import { parseText } from '../support.js';

const names = (...lines: string[]) =>
  parseText('Ida Moreno', 'Skills', ...lines).profile.skills?.map(({ name }) => name);

describe('Short lists of skills', () => {
  it('do not run on into a line about a driving licence, nor over an empty line', () => {
    expect(
      names('WIG-Schweißen, AutoCAD (Grundkenntnisse), MS Office', 'Führerschein Klasse B, C1E', 'Laternenbau'),
    ).to.deep.equal(['WIG-Schweißen', 'AutoCAD', 'MS Office', 'Führerschein Klasse B, C1E', 'Laternenbau']);
    expect(
      names('Cucina piemontese, pasticceria, gestione magazzino, HACCP', '', 'Patente B, automunito'),
    ).to.deep.equal(['Cucina piemontese', 'pasticceria', 'gestione magazzino', 'HACCP', 'Patente B', 'automunito']);
  });

  it('keep the classes of one driving licence together, and other letters apart', () => {
    expect(names('Driving licence B, C1E, D', 'Welding, C, Riveting')).to.deep.equal([
      'Driving licence B, C1E, D',
      'Welding',
      'C',
      'Riveting',
    ]);
  });
});

describe('Studies in short rows', () => {
  const education = (...lines: string[]) =>
    parseText('Ida Moreno', 'Education', ...lines).profile.education?.map(
      ({ studyType, area, institution, courses }) => [studyType, area, institution, courses],
    );

  it('read subjects with their marks as what was taken', () => {
    expect(
      education('2008 – 2010  A Levels: English (A), Drama (A*), Welsh (B), Lantern Sixth Form College'),
    ).to.deep.equal([
      ['A Levels', undefined, 'Lantern Sixth Form College', ['English (A)', 'Drama (A*)', 'Welsh (B)']],
    ]);
  });

  it('do not end at a short form', () => {
    expect(
      education('Lantern Community School, 2003 - 2008', '7 GCSEs grades A-C incl. Maths and English'),
    ).to.deep.equal([['7 GCSEs grades A-C incl. Maths and English', undefined, 'Lantern Community School', undefined]]);
  });

  it('know what says that the diploma was obtained from a diploma', () => {
    expect(
      education(
        '2011 - 2015  HBO-Verpleegkunde, Hogeschool De Lamp (diploma behaald)',
        '2005 - 2011  VWO, Lyceum De Lantaarn, diploma behaald',
      )?.map(([degree]) => degree),
    ).to.deep.equal(['HBO-Verpleegkunde', 'VWO']);
  });

  it('leave the full stop of a row out of the name of a school', () => {
    expect(education('Técnico en Lámparas, IES Farol. 2012-2014')?.[0]?.[2]).to.equal('IES Farol');
  });
});

describe('The head of a resume', () => {
  const home = (line: string) => parseText('Ida Moreno', line, 'ida.moreno@example.com').profile.basics?.location;

  it('has a Dutch or an Indian postal code in its address', () => {
    expect(home('Kerkstraat 18, 3511 AB Utrecht')).to.include({ city: 'Utrecht', postalCode: '3511 AB' });
    expect(home('Anna Nagar, Chennai – 600040')).to.include({ city: 'Chennai', postalCode: '600040' });
    expect(home('27, avenue Jean-Moulin – 69007 Lyon')).to.include({ city: 'Lyon' });
  });

  it('says what the candidate is, not for how long', () => {
    expect(
      parseText('Ida Moreno', 'Ingénieure méthodes – 12 ans d’expérience', 'ida.moreno@example.com').profile.basics
        ?.label,
    ).to.equal('Ingénieure méthodes');
    expect(parseText('Ida Moreno', 'AIDE-SOIGNANTE DIPLÔMÉE D’ÉTAT', 'x@example.com').profile.basics?.label).to.include(
      'd’État',
    );
  });

  it('labels the name in Dutch', () => {
    expect(
      parseText('Curriculum vitae', 'Personalia', 'Naam: Mohamed Verlinden', 'E-mail: m.v@example.nl').profile.basics
        ?.name,
    ).to.equal('Mohamed Verlinden');
  });
});

describe('Studies of several countries', () => {
  const studies = (...lines: string[]) =>
    parseText('Ida Moreno', 'Education', ...lines).profile.education?.map(({ studyType, area, institution, endDate }) =>
      [studyType, area, institution, endDate].map((value) => value ?? '-').join(' | '),
    );

  it('have one degree where what was studied and the degree are named in one row', () => {
    expect(
      studies(
        '10/2009 - 12/2014: Studium der Informatik an der Hochschule Laternstadt, Abschluss: Bachelor of Science (Note 1,9)',
        '2000 - 2009: Gymnasium Am Docht, Köln, Abitur (Note 2,1)',
      ),
    ).to.deep.equal([
      'Bachelor of Science | Informatik | Hochschule Laternstadt | 2014-12',
      'Abitur | - | Gymnasium Am Docht | 2009',
    ]);
  });

  it('have their degree in brackets behind the town of the school', () => {
    expect(studies('2008 – 2011 Liceum Latarnia, Rzeszów (Matura)')).to.deep.equal([
      'Matura | - | Liceum Latarnia | 2011',
    ]);
  });

  it('have no examining board for a field', () => {
    expect(
      studies(
        'B.E. (Computer Science) | Lantern Institute of Technology | 2023',
        'XII (PCMC) | Lamp PU College | Karnataka PU Board | 2019',
        'X | Little Lamps School | CBSE | 2017',
      )?.map((entry) => entry.split(' | ')[1]),
    ).to.deep.equal(['Computer Science', '-', '-']);
  });
});

describe('Numbered projects', () => {
  it('begin at their numbers and keep the lines about them', () => {
    const { projects } = parseText(
      ...['Ida Moreno', 'Projects', '1. Lamp Finder using Wicks', 'Tools: Python, OpenCV', 'Duration: 4 months'],
      ...['2. Harbour Forecast', 'Tools: Flask'],
    ).profile;
    expect(projects?.map(({ name }) => name)).to.deep.equal(['Lamp Finder using Wicks', 'Harbour Forecast']);
  });
});

describe('Addresses and numbers of several countries', () => {
  const basics = (...lines: string[]) => parseText('Ida Moreno', ...lines).profile.basics;

  it('have their county between the town and the postal code in Britain', () => {
    expect(basics('4 Castle View, Aberystwyth, Ceredigion SY23 2AX')?.location).to.deep.equal({
      countryCode: 'GB',
      region: 'Ceredigion',
      city: 'Aberystwyth',
      postalCode: 'SY23 2AX',
    });
  });

  it('are of the country of the e-mail address where nothing else says so', () => {
    expect(
      basics('Rua das Flores, 12 – CEP 13020-000', '(19) 98765-4321 | ida@example.com.br', 'Experiência e formação')
        ?.phone,
    ).to.equal('+5519987654321');
  });

  it('are no posts where a resume is signed', () => {
    const { volunteer } = parseText(
      ...[
        'Ida Moreno',
        'Ehrenamt',
        'seit 2016 Jugendtrainerin Handball, TV Laterne 1904 e.V.',
        '',
        'Köln, den 12.03.2024',
      ],
    ).profile;
    expect(volunteer?.map(({ position }) => position)).to.deep.equal(['Jugendtrainerin Handball']);
  });
});
