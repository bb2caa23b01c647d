import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

const profile = (...lines: string[]) => parseText('Zbigniewa Lampova', 'z.lampova@example.sk', '', ...lines).profile;
const spoken = (...lines: string[]): string[] =>
  (profile(...lines).languages ?? []).map(({ language, fluency }) => `${language}: ${fluency ?? '-'}`);
const skills = (...lines: string[]): string[] => (profile(...lines).skills ?? []).map(({ name = '' }) => name);

describe('The table of languages in a form of Europe', () => {
  const ENGLISH = [
    'Personal skills',
    'Mother tongue',
    'Slovak',
    'Other languages\tUNDERSTANDING\tSPEAKING\tWRITING',
    'Listening\tReading\tSpoken interaction\tSpoken production',
    'English\tC1\tC1\tB2\tB2\tB2',
    'Polish\tA2\tA2\tA2\tA2\tA1',
    'Levels: A1 and A2: Basic user – B1 and B2: Independent user – C1 and C2: Proficient user',
    'Common European Framework of Reference for Languages',
    'Lamp wiring',
  ];

  it('names each language with the level that most columns have', () => {
    expect(spoken(...ENGLISH)).to.deep.equal(['Slovak: Mother tongue', 'English: B2', 'Polish: A2']);
    expect(skills(...ENGLISH)).to.deep.equal(['Lamp wiring']);
  });

  it('is read in Spanish, German and French, whatever is between the cells', () => {
    const spanish = ['Competencias personales', 'Lengua materna', 'Español'];
    expect(spoken(...spanish, 'Otros idiomas\tCOMPRENDER\tHABLAR', 'Inglés B2 B2 B1 B1 B1')).to.deep.equal([
      'Español: Lengua materna',
      'Inglés: B1',
    ]);
    const german = ['Persönliche Fähigkeiten', 'Muttersprache(n)\tDeutsch', 'Weitere Sprache(n)', 'Hören\tLesen'];
    expect(spoken(...german, 'Englisch\tB2\tB2\tB2\tB1\tB1')).to.deep.equal(['Deutsch: Muttersprache', 'Englisch: B2']);
    const french = ['Aptitudes et compétences personnelles', 'Langue(s) maternelle(s)\tFrançais'];
    expect(spoken(...french, 'Autre(s) langue(s)\tAnglais (C1)', 'Espagnol (B2)')).to.deep.equal([
      'Français: Langue(s) maternelle',
      'Anglais: C1',
      'Espagnol: B2',
    ]);
  });

  it('is none where nothing but skills are listed', () => {
    expect(skills('Skills', 'Reading and Writing', 'Listening Speaking', 'Welding B2 C1 A1')).to.deep.equal([
      'Reading and Writing',
      'Listening Speaking',
      'Welding B2 C1 A1',
    ]);
  });
});

describe('The posts of a form', () => {
  const jobs = (...lines: string[]): string[] =>
    (profile('Work experience', ...lines).work ?? []).map(({ position, name, startDate }) =>
      [position, name, startDate].map((value) => value ?? '-').join(' | '),
    );

  it('keep the employer that is named below their account, above the dates of the next one', () => {
    expect(
      jobs(
        'Dates\t10/2019 – Present',
        'Occupation or position held\tQuality Engineer',
        'Main activities and responsibilities',
        'Leads nine people in three lamp works.',
        'Wrote the book of faults for all of them.',
        'Name and address of employer\tTern Lampy s.r.o., Trnava',
        'Dates\t01/2016 – 09/2019',
        'Occupation or position held\tLaboratory Technician',
        'Main activities and responsibilities\tTested lamps.',
        'Name and address of employer\tGull Lampy s.r.o., Trnava',
      ),
    ).to.deep.equal([
      'Quality Engineer | Tern Lampy s.r.o. | 2019-10',
      'Laboratory Technician | Gull Lampy s.r.o. | 2016-01',
    ]);
  });

  it('have the employer above their dates where the form begins with it', () => {
    expect(
      jobs(
        'Employer: Tern Lampy s.r.o.',
        'Dates: 10/2019 – Present',
        'Position: Quality Engineer',
        'Employer: Gull Lampy s.r.o.',
        'Dates: 01/2016 – 09/2019',
        'Position: Laboratory Technician',
      ),
    ).to.deep.equal([
      'Quality Engineer | Tern Lampy s.r.o. | 2019-10',
      'Laboratory Technician | Gull Lampy s.r.o. | 2016-01',
    ]);
  });
});

describe('The studies of a form', () => {
  it('have no label in their degree, in French too', () => {
    const english = profile(
      ...['Education and training', 'Dates\t09/2003 – 06/2006', 'Title of qualification awarded\tMatura'],
      'Name and type of organisation providing education and training\tLiceum Lampa, Rzeszów',
    );
    expect(english.education?.map(({ studyType, startDate }) => [studyType, startDate])).to.deep.equal([
      ['Matura', '2003-09'],
    ]);
    const french = profile(
      ...[
        'Éducation et formation',
        'Dates\t09/2007 – 06/2009',
        'Intitulé du certificat ou diplôme délivré\tBTS Lampes',
      ],
      'Nom et type de l’établissement d’enseignement ou\tLycée du Phare, Rennes',
      'de formation',
    );
    expect(french.education?.map(({ studyType, startDate }) => [studyType, startDate])).to.deep.equal([
      ['BTS Lampes', '2007-09'],
    ]);
  });
});

describe('The headings of a form that exports its resumes in many languages', () => {
  for (const [skills, languages, mother, other] of [
    ['Digital skills', 'Language skills', 'English', 'German'],
    ['Digitale Kompetenzen', 'Sprachkenntnisse', 'Deutsch', 'Englisch'],
    ['Compétences numériques', 'Compétences linguistiques', 'Français', 'Anglais'],
    ['Competencias digitales', 'Competencias lingüísticas', 'Español', 'Inglés'],
    ['Digitale vaardigheden', 'Taalvaardigheden', 'Nederlands', 'Engels'],
    ['Umiejętności cyfrowe', 'Umiejętności językowe', 'Polski', 'Angielski'],
    ['Competenze digitali', 'Competenze linguistiche', 'Italiano', 'Inglese'],
    ['Competências digitais', 'Competências linguísticas', 'Português', 'Inglês'],
  ] as const)
    it(`head skills and languages: ${skills}`, () => {
      const { profile } = parseText(
        ...['Ann Kettering', 'ann@example.net', '', languages, mother, other, '', skills, 'Docker | Glazing'],
      );
      expect(profile.skills?.map(({ name }) => name)).to.deep.equal(['Docker', 'Glazing']);
      expect(profile.languages?.map(({ language }) => language)).to.deep.equal([mother, other]);
    });

  for (const [town, country] of [
    ['City', 'Country'],
    ['Ort', 'Land'],
    ['Ville', 'Pays'],
    ['Localidad', 'País'],
    ['Stad', 'Land'],
    ['Miejscowość', 'Kraj'],
    ['Città', 'Paese'],
    ['Localidade', 'País'],
  ] as const)
    it(`have a town and a country that are no employer: ${country}`, () => {
      expect(
        jobs(
          ...['Ann Kettering', '', 'Work experience', 'Glazier', 'Les Ateliers Perdrix', '[ 01/07/2014 – 31/08/2016 ]'],
          ...[`${town}: Angers | ${country}: France`, '• Glazed two harbours'],
        ),
      ).to.deep.equal(['Glazier | Les Ateliers Perdrix | 2014-07-01 | 2016-08-31']);
    });
});
