import { expect } from 'chai';
import { parseText } from '../support.js';

const skills = (...lines: string[]) => parseText('Ida Moreno', 'Skills', ...lines).profile.skills;

describe('skills', () => {
  it('are split at commas, bullets and bars', () => {
    expect(
      skills('Welding, Soldering; Riveting', '• Rigging', 'Casting | Forging')?.map(({ name }) => name),
    ).to.deep.equal(['Welding', 'Soldering', 'Riveting', 'Rigging', 'Casting', 'Forging']);
  });

  it('are none of the languages with their levels, or of the certificates behind a label, that stand among them', () => {
    const { profile } = parseText(
      'Ida Moreno',
      'Skills',
      'Welding, Casting',
      'English: good, Polish: basic',
      'Certifications: Lamp Safety (2023)',
    );
    expect(profile.skills?.map(({ name }) => name)).to.deep.equal(['Welding', 'Casting']);
    expect(profile.languages?.map(({ language }) => language)).to.deep.equal(['English', 'Polish']);
    expect(profile.certificates?.map(({ name, date }) => [name, date])).to.deep.equal([['Lamp Safety', '2023']]);
  });

  it('are grouped under their category', () => {
    expect(skills('Metal: Welding, Casting', 'Wood: Carving, Turning')).to.deep.equal([
      { name: 'Metal', keywords: ['Welding', 'Casting'] },
      { name: 'Wood', keywords: ['Carving', 'Turning'] },
    ]);
  });

  it('lose levels, years and stars', () => {
    expect(
      skills('Welding (5 years), Casting - advanced, Forging ★★★☆☆, Rigging (expert)')?.map(({ name, level }) => [
        name,
        level,
      ]),
    ).to.deep.equal([
      ['Welding', '5 years'],
      ['Casting', 'advanced'],
      ['Forging', '★★★☆☆'],
      ['Rigging', 'expert'],
    ]);
  });

  it('keep commas inside brackets', () => {
    expect(skills('Welding (MIG, TIG), Casting')?.map(({ name }) => name)).to.deep.equal([
      'Welding (MIG, TIG)',
      'Casting',
    ]);
  });

  it('are joined where a list runs over the end of the line', () => {
    expect(skills('Welding, Casting, Forging,', 'Rigging')?.map(({ name }) => name)).to.deep.equal([
      'Welding',
      'Casting',
      'Forging',
      'Rigging',
    ]);
  });

  it('are not sentences, but short phrases are', () => {
    expect(
      skills('I have worked with many kinds of metal during the last ten years.', 'Metal forming')?.map(
        ({ name }) => name,
      ),
    ).to.deep.equal(['Metal forming']);
  });

  it('keep signs that belong to a name', () => {
    expect(skills('C++, C#, .NET, Node.js')?.map(({ name }) => name)).to.deep.equal(['C++', 'C#', '.NET', 'Node.js']);
  });
});

describe('education', () => {
  const education = (...lines: string[]) => parseText('Ida Moreno', 'Education', ...lines).profile.education;

  it('is read with degree, field, institution, dates and score', () => {
    expect(education('Bachelor of Arts in History, Fernhill University, 2006 - 2010, GPA: 3.8')?.[0]).to.deep.equal({
      institution: 'Fernhill University',
      area: 'History',
      studyType: 'Bachelor of Arts in History',
      startDate: '2006',
      endDate: '2010',
      score: '3.8',
    });
  });

  it('parts a degree from an institution that no mark parts', () => {
    expect(
      education('Bachelor of Science : Biology , June 2007 University of Fernhill - City , State')?.[0],
    ).to.include({
      institution: 'University of Fernhill',
      endDate: '2007-06',
    });
  });

  it('begins a new entry where something would be said twice', () => {
    const found = education(
      'Fernhill University',
      'M.Sc. in Physics',
      '2012',
      'Old Mill College',
      'B.Sc. in Physics',
      '2010',
    );
    expect(found?.map((entry) => [entry.institution, entry.studyType, entry.area, entry.endDate])).to.deep.equal([
      ['Fernhill University', 'M.Sc.', 'Physics', '2012'],
      ['Old Mill College', 'B.Sc.', 'Physics', '2010'],
    ]);
  });
});

describe('other lists', () => {
  it('are languages with how well each is spoken', () => {
    expect(
      parseText('Ida Moreno', 'Languages', 'English (native), German - B2', 'Spanish: basic').profile.languages,
    ).to.deep.equal([
      { language: 'English', fluency: 'native' },
      { language: 'German', fluency: 'B2' },
      { language: 'Spanish', fluency: 'basic' },
    ]);
  });

  it('are certificates with issuer and date', () => {
    expect(
      parseText('Ida Moreno', 'Certifications', 'Master Welder - Guild of Smiths, 2015').profile.certificates?.[0],
    ).to.deep.equal({
      name: 'Master Welder',
      date: '2015',
      issuer: 'Guild of Smiths',
    });
  });

  it('are projects, awards and volunteer work', () => {
    const { profile } = parseText(
      'Ida Moreno',
      'Projects',
      'Bridge Finder',
      '• Maps every bridge in the county',
      'Awards',
      'Golden Torch, 2016',
      'Volunteer Experience',
      'Coach, Fernhill Football Club, 2010 - 2012',
    );
    expect(profile.projects?.[0]).to.deep.equal({
      name: 'Bridge Finder',
      highlights: ['Maps every bridge in the county'],
    });
    expect(profile.awards?.[0]).to.deep.equal({ title: 'Golden Torch', date: '2016' });
    expect(profile.volunteer?.[0]).to.include({
      position: 'Coach',
      organization: 'Fernhill Football Club',
      startDate: '2010',
    });
  });

  it('has several entries on a line where a semicolon parts them', () => {
    const { awards } = parseText('AWARDS', 'Harbour Medal (2); Lantern Medal (4)').profile;
    expect(awards?.map(({ title }) => title)).to.deep.equal(['Harbour Medal (2)', 'Lantern Medal (4)']);
  });
});

describe('certificates', () => {
  it('have issuer and date on lines of their own, and no address in their name', () => {
    expect(
      parseText(
        ...['Ida Moreno', 'Certificates'],
        ...[
          'Harbour Welding - Essentials',
          'Issued by Tern Institute',
          'Issued on: May 2019',
          'https://tern.example/1',
        ],
        ...['Lamp Safety, Gull Board https://gull.example/2', 'Issued on: Jun 2020'],
      ).profile.certificates,
    ).to.deep.equal([
      { name: 'Harbour Welding - Essentials', date: '2019-05', issuer: 'Tern Institute' },
      { name: 'Lamp Safety', date: '2020-06', issuer: 'Gull Board' },
    ]);
  });
});

describe('languages without a heading', () => {
  it('are read from a line that lists nothing else', () => {
    const read = (line: string) =>
      parseText('Ida Moreno', 'ida.moreno@example.com', line, 'Experience', 'Welder, Tern Ltd', '2019 - 2020').profile
        .languages;
    expect(read('Polish, English (fluent)')).to.deep.equal([
      { language: 'Polish' },
      { language: 'English', fluency: 'fluent' },
    ]);
    expect(read('Polish kitchens, English gardens') ?? []).to.deep.equal([]);
  });
});

describe('certificates and who issued them', () => {
  const certificates = (...lines: string[]) =>
    parseText('Ida Moreno', 'Certificates', ...lines).profile.certificates?.map(({ name, issuer, date }) => [
      name,
      issuer,
      date,
    ]);

  it('are parted where issuer and date stand in brackets together', () => {
    expect(certificates('Scrum Master (Tern Academy, 2019)', 'Rigging Foundation (TERN, 2016)')).to.deep.equal([
      ['Scrum Master', 'Tern Academy', '2019'],
      ['Rigging Foundation', 'TERN', '2016'],
    ]);
  });

  it('are parted where a body stands in brackets, and not where the brackets say what for', () => {
    expect(
      certificates('- Lamp care (Gull Academy)', '- Experta en faros (Instituto Gull de Formación)'),
    ).to.deep.equal([
      ['Lamp care', 'Gull Academy', undefined],
      ['Experta en faros', 'Instituto Gull de Formación', undefined],
    ]);
    expect(certificates('- Lamp care (Counterbalance Truck)')).to.deep.equal([
      ['Lamp care (Counterbalance Truck)', undefined, undefined],
    ]);
  });

  it('are parted at a sign for "at", with the date in brackets', () => {
    expect(certificates('Lamp auditor @ Wicks & Sons [2017-10]')).to.deep.equal([
      ['Lamp auditor', 'Wicks & Sons', '2017-10'],
    ]);
  });

  it('are in the column whose cells are called as bodies are', () => {
    expect(
      certificates('2012.05\tNorthern Lamp Council\tScientific Diver', '2021.02\tLamp HE\tFellow of Lamp HE'),
    ).to.deep.equal([
      ['Scientific Diver', 'Northern Lamp Council', '2012-05'],
      ['Fellow of Lamp HE', 'Lamp HE', '2021-02'],
    ]);
  });

  it('are one each in a list of two, of which the second alone has a date', () => {
    expect(certificates('', '- Lamp care', '- Wick care (Tern Academy), 2019')).to.deep.equal([
      ['Lamp care', undefined, undefined],
      ['Wick care', 'Tern Academy', '2019'],
    ]);
    expect(certificates('', 'Lamp care', 'Wick care, 2019')).to.have.lengthOf(2);
  });

  it('keep the level in the name and leave the number of the certificate out', () => {
    expect(certificates('Harbour Certified Architect – Associate, Harbour Web Services, Mar 2021')).to.deep.equal([
      ['Harbour Certified Architect – Associate', 'Harbour Web Services', '2021-03'],
    ]);
    expect(certificates('Lantern Safety | (TERN)² | Credential ID 448812')).to.deep.equal([
      ['Lantern Safety', '(TERN)²', undefined],
    ]);
  });

  it('have the date of their issue where that of their end stands beside it', () => {
    expect(
      certificates('Project Professional', 'Issued by: Tern Institute', 'Issued: 2020 · Expires: 2023'),
    ).to.deep.equal([['Project Professional', 'Tern Institute', '2020']]);
  });

  it('do not count the head of their table', () => {
    expect(certificates('Name\tIssuer\tDate', 'Forklift Licence\tTern Academy\t2016')).to.deep.equal([
      ['Forklift Licence', 'Tern Academy', '2016'],
    ]);
  });

  it('name their issuer in German and French as well', () => {
    const german = parseText('Ida Moreno', 'Zertifikate', 'Staplerschein, ausgestellt von Prüfhaus Nord, 03/2015');
    expect(german.profile.certificates?.[0]).to.include({ name: 'Staplerschein', issuer: 'Prüfhaus Nord' });
    const french = parseText('Ida Moreno', 'Certifications', 'Permis de soudure, délivré par Institut Sterne, 2015');
    expect(french.profile.certificates?.[0]).to.include({ name: 'Permis de soudure', issuer: 'Institut Sterne' });
  });
});

describe('a listed section with a line of nothing but marks', () => {
  it('does not end the reading of the whole resume', () => {
    for (const mark of ['-', '|', '– – –', '- 2014']) {
      const { profile } = parseText('Ida Moreno', 'Certificates', mark, 'Rigging Licence, Tern Academy, 2014');
      expect(profile.certificates?.map(({ name }) => name)).to.include('Rigging Licence');
    }
    const { profile } = parseText('Ida Moreno', 'Publications', '-', 'The Lamps of Two Harbours');
    expect(profile.publications?.map(({ name }) => name)).to.deep.equal(['The Lamps of Two Harbours']);
  });
});

describe('certificates in a row', () => {
  const certificates = (...lines: string[]) => parseText('Ida Moreno', ...lines).profile.certificates;

  it('are one each where they are short forms between commas', () => {
    expect(certificates('Certifications', 'BLS, ACLS and CCRN')).to.deep.equal([
      { name: 'BLS' },
      { name: 'ACLS' },
      { name: 'CCRN' },
    ]);
    expect(certificates('Certifications', 'CSM, Lantern Alliance')).to.deep.equal([
      { name: 'CSM', issuer: 'Lantern Alliance' },
    ]);
  });

  it('are no degree where they stand under a heading for degrees', () => {
    const { profile } = parseText(
      'Ida Moreno',
      'Qualifications',
      'Lamp Safety Certificate; Wick Trimming Level 4; First Aid at Work',
      'BA (Hons) Geography, University of Farsund, 2009',
    );
    expect(profile.certificates?.map(({ name }) => name)).to.deep.equal([
      'Lamp Safety Certificate',
      'Wick Trimming Level 4',
      'First Aid at Work',
    ]);
    expect(profile.education?.map(({ institution }) => institution)).to.deep.equal(['University of Farsund']);
    const degrees = parseText('Ida Moreno', 'Education', 'BSc Physics; MSc Physics; PhD Optics').profile;
    expect(degrees.certificates).to.equal(undefined);
  });

  it('are not dated by the day until which they are valid', () => {
    expect(
      certificates(
        'Certifications',
        'Oregon RN License, exp. 2027',
        'Staplerschein (gültig bis 05/2028)',
        'Harbour Permit, valid until June 2029',
        'Lamp Licence, June 2019',
      ),
    ).to.deep.equal([
      { name: 'Oregon RN License' },
      { name: 'Staplerschein' },
      { name: 'Harbour Permit' },
      { name: 'Lamp Licence', date: '2019-06' },
    ]);
  });

  it('are courses and licences under their heading in Spanish, and no posts', () => {
    const { profile } = parseText(
      ...['Ana Faro', 'EXPERIENCIA LABORAL', '2015 - 2020', 'Cocinera, Hotel Faro, Madrid', ''],
      ...['CURSOS Y CARNETS', 'CAP mercancías (2020)', 'Carnet de carretillero (2016)'],
    );
    expect(profile.work?.map(({ position }) => position)).to.deep.equal(['Cocinera']);
    expect(profile.certificates?.map(({ name }) => name)).to.deep.equal(['CAP mercancías', 'Carnet de carretillero']);
  });
});

describe('awards', () => {
  const titles = (...lines: string[]) =>
    parseText('Ida Moreno', ...lines).profile.awards?.map(({ title }) => title) ?? [];

  it('are, below a heading for what somebody achieved, what says that it was given', () => {
    expect(
      titles(
        'Accomplishments',
        '• Reduced scrap by 12 % with a new rota',
        '• Welder of the Year',
        '• Customer service',
        '• Received the Harbour Safety Award twice',
        '• Trained new colleagues in rigging',
      ),
    ).to.deep.equal(['Welder of the Year', 'Received the Harbour Safety Award twice']);
  });

  it('are told from what somebody did in other languages too', () => {
    expect(titles('Erfolge', '• Kosten um 12 % gesenkt', '• Mitarbeiterin des Jahres 2021')).to.deep.equal([
      'Mitarbeiterin des Jahres',
    ]);
    expect(titles('Logros', '• Reduje los costes un 12 %', '• Premio Faro a la mejor tesis')).to.deep.equal([
      'Premio Faro a la mejor tesis',
    ]);
    expect(titles('Osiągnięcia', '• Obniżyłam koszty o 12 %', '• Laureatka konkursu Latarnia')).to.deep.equal([
      'Laureatka konkursu Latarnia',
    ]);
  });

  it('are no accounts in which such a word is said of prices, of the calendar or of other work', () => {
    for (const line of [
      'Einkaufspreise um 10 % gesenkt',
      'Abschluss des Jahres 2019 erstellt',
      'Bester Service der Region',
    ])
      expect(titles('Erfolge', line), line).to.deep.equal([]);
    for (const line of ['Mejor servicio al cliente', 'Cierre del mes en tres días'])
      expect(titles('Logros', line), line).to.deep.equal([]);
    for (const line of ['Zwiększenie sprzedaży w 2019 roku', 'Obniżenie kosztów w ciągu miesiąca'])
      expect(titles('Osiągnięcia', line), line).to.deep.equal([]);
    for (const line of [
      'Improved the end of the year close',
      'Best practices rolled out in four sheds',
      'Prepared and monitored purchase orders of all harbours from award to delivery',
    ])
      expect(titles('Achievements', line), line).to.deep.equal([]);
    expect(titles('Achievements', 'Best Salesperson 2019')).to.deep.equal(['Best Salesperson']);
  });

  it('need no such word below their own heading, where they are names and no sentences', () => {
    expect(titles('Awards', '• Golden Torch', '• Managed the kiln and trained two apprentices there')).to.deep.equal([
      'Golden Torch',
    ]);
  });
});

describe('publications', () => {
  const names = (...lines: string[]) =>
    parseText('Ida Moreno', 'Publications', ...lines).profile.publications?.map(({ name }) => name) ?? [];

  it('are no halves of a quotation and no duties, and no single word beside a year', () => {
    expect(
      names(
        '• Wicks in Warm Harbours and How to Trim Them. Lamp Letters',
        '• 10: 18-23.',
        '• Lind and Moreno)',
        '• Wrote speeches for the harbour master and the lamp board',
        '• Warm Lanterns, 2019',
        '• Nursing, 2006',
      ),
    ).to.deep.equal(['Wicks in Warm Harbours and How to Trim Them. Lamp Letters', 'Warm Lanterns']);
  });

  it('have no number before their names', () => {
    expect(names('1) “Wicks in Harbours”, in Lamp Letters of Spring')[0]).to.match(/^.?Wicks in Harbours/u);
    expect(parseText('Ida Moreno', 'Auszeichnungen', '1. Preis im Lampenbau').profile.awards?.[0]?.title).to.equal(
      '1. Preis im Lampenbau',
    );
  });
});
