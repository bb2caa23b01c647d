import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

/** Degree | field | school | end of each entry. */
function studies(...lines: string[]): string[] {
  return (parseText('Ann Lee', ...lines).profile.education ?? []).map((entry) =>
    [entry.studyType, entry.area, entry.institution, entry.endDate].map((value) => value ?? '-').join(' | '),
  );
}

describe('Studies written in rows', () => {
  it('keep degree, school and year of a row together below a school without a degree', () => {
    expect(
      studies(
        'EDUCATION & TRAINING',
        'Lamp and General Staff College, Leeds, UK, 2013',
        'M.S., Supply Chain Management, Pikes Summit University, 2021',
        'B.A., History, Rattan Valley College, 2003',
        'Green Lantern Belt, 2020',
      ),
    ).to.deep.equal([
      '- | - | Lamp and General Staff College | 2013',
      'M.S. | Supply Chain Management | Pikes Summit University | 2021',
      'B.A. | History | Rattan Valley College | 2003',
    ]);
  });

  it('end with their year each, on lines of their own or between bars', () => {
    expect(
      studies(
        'ACADEMIC QUALIFICATION',
        'Matric (Science) - Govt. High School Farsund - 2008',
        'Diploma of Associate Engineer (Electrical) - GCT Rasool Nagar - 2011',
      ),
    ).to.deep.equal([
      '- | Matric (Science) | Govt. High School Farsund | 2008',
      'Diploma of Associate Engineer (Electrical) | Electrical | GCT Rasool Nagar | 2011',
    ]);
    expect(
      studies(
        'EDUCATION',
        "BCom (Hons) Accounting, University of the Reef, 2010 | Matric, Parkview Girls' High, 2006",
      ).map((study) => study.split(' | ').slice(-2)),
    ).to.deep.equal([
      ['University of the Reef', '2010'],
      ["Parkview Girls' High", '2006'],
    ]);
    expect(
      studies('EDUCATION', 'Ironworker Apprenticeship, Local 3 JATC, 2011–2015', 'Brashear Heights H.S., 2009').at(-1),
    ).to.equal('- | - | Brashear Heights H.S. | 2009');
  });

  it('give the year of a course that is not known to nothing else', () => {
    expect(
      studies(
        'Ausbildung',
        '2004 – 2007   Ausbildung zur Gesundheits- und Krankenpflegerin, Krankenpflegeschule Farsund',
        '2013          Kurs Wundversorgung (200 Stunden)',
        '2003          Abitur, Gymnasium Rhönblick',
      ).at(-1),
    ).to.equal('Abitur | - | Gymnasium Rhönblick | 2003');
  });

  it('take a town behind the school for no field of study, whatever else it means', () => {
    expect(studies('FORMATION', '2015 : BTS Assistant de manager, Lycée Jean-Clouet, Tours')).to.deep.equal([
      'BTS Assistant de manager | - | Lycée Jean-Clouet | 2015',
    ]);
  });
});

describe('Certificates and publications in lists', () => {
  const certificates = (...lines: string[]): unknown[] =>
    (parseText('Ann Lee', 'CERTIFICATIONS', ...lines).profile.certificates ?? []).map(({ name, date }) => [name, date]);

  it('are one each between bars, and the date until one is or was valid is that of none', () => {
    expect(certificates('CCRN (AACN), exp. 2026 | ACLS | BLS | NIHSS')).to.deep.equal([
      ['CCRN (AACN)', undefined],
      ['ACLS', undefined],
      ['BLS', undefined],
      ['NIHSS', undefined],
    ]);
    expect(certificates('Crane permit class B (expired 2019)')).to.deep.equal([
      ['Crane permit class B (expired 2019)', undefined],
    ]);
  });

  it('of letters have who issued them and the year behind, and may be two letters', () => {
    expect(certificates('CCRN, AACN, 2019', 'RN, North Carolina, exp. 04/2027')).to.deep.equal([
      ['CCRN', '2019'],
      ['RN', undefined],
    ]);
  });

  it('are one each where short forms have a number', () => {
    expect(certificates('OSHA 30, NFPA 70E, CPR/First Aid/AED').map((entry) => (entry as string[])[0])).to.deep.equal([
      'OSHA 30',
      'NFPA 70E',
      'CPR/First Aid/AED',
    ]);
  });

  it('begin with their own words behind the authors and the year', () => {
    expect(
      parseText('Ann Lee', 'Publications', 'Lee A (2019). Grazing on kelp in warm fjords.').profile.publications?.[0],
    ).to.include({ name: 'Grazing on kelp in warm fjords', releaseDate: '2019' });
  });
});

describe('Licences and short courses', () => {
  const certificates = (...lines: string[]): unknown[] =>
    (parseText('Ann Lee', ...lines).profile.certificates ?? []).map(({ name, issuer, date }) => [name, issuer, date]);

  it('are no post that ended when they expire, under whatever heading they stand', () => {
    const lines = [
      'DOŚWIADCZENIE',
      'Spawacz | Stalmax Sp. z o.o. | Gliwice | 04.2018 – nadal',
      'UPRAWNIENIA',
      'Uprawnienia spawalnicze 141 (ważne do 2027)',
      'Prawo jazdy kat. B, C',
      'UDT – wózki widłowe',
    ];
    expect(jobs(...lines)).to.deep.equal(['Spawacz | Stalmax Sp. z o.o. | 2018-04 | -']);
    expect(jobs('EXPERIENCE', 'Forklift licence, valid until 2027', 'Driver, Tern Ltd, 2015 – 2018')).to.deep.equal([
      'Driver | Tern Ltd | 2015 | 2018',
    ]);
    expect(certificates(...lines)).to.deep.equal([
      ['Uprawnienia spawalnicze 141', undefined, undefined],
      ['Prawo jazdy kat. B, C', undefined, undefined],
      ['UDT – wózki widłowe', undefined, undefined],
    ]);
  });

  it('have their own year each', () => {
    expect(certificates('CERTS: Lamp Manager (2024), Wick card, Harbour health card')).to.deep.equal([
      ['Lamp Manager', undefined, '2024'],
      ['Wick card', undefined, undefined],
      ['Harbour health card', undefined, undefined],
    ]);
    expect(certificates('Cursussen', '2022 Palliatieve zorg (NVP), 2019 Wondzorg')).to.deep.equal([
      ['Palliatieve zorg (NVP)', undefined, '2022'],
      ['Wondzorg', undefined, '2019'],
    ]);
  });
});

describe('The head of a page', () => {
  it('has the number of the candidate below an Australian postal code, and their state', () => {
    const { phone, location } = parseText(
      'Kieran Bosworth',
      '28 Wattle Street, Toowoomba QLD 4350',
      '0455 501 233',
      'Work History',
      'Driver, Tern Freight Pty Ltd',
      'Feb 2021 to current',
      'Referees',
      'Marg Tuckwell – 0455 502 334',
    ).profile.basics!;
    expect(phone).to.equal('+61455501233');
    expect(location).to.include({ city: 'Toowoomba', region: 'QLD', countryCode: 'AU' });
  });

  it('has a country before its town, and an address that ends like a company', () => {
    const { phone, location } = parseText('Noa Barzilay', 'Israel, Tel Aviv | 054-555-0133 | noa@example.co.il').profile
      .basics!;
    expect([phone, location?.city, location?.countryCode]).to.deep.equal(['+972545550133', 'Tel Aviv', 'IL']);
  });

  it('has a home in Colorado, which is no company', () => {
    expect(parseText('Ann Lee', 'Colorado Springs, CO | (719) 555-0166').profile.basics?.location).to.deep.include({
      city: 'Colorado Springs',
      region: 'CO',
    });
  });

  it('has no degree for its address, and a country in brackets', () => {
    const { url, phone, location } = parseText(
      'Chloé Vandenbossche',
      "Rue de l'Abbaye 14, 5000 Namur (Belgique) — 0470/55.50.12",
      'ÉTUDES',
      'B.Tech in Lamps, Haute École de Namur, 2016-2019',
    ).profile.basics!;
    expect([url, phone, location?.city, location?.countryCode]).to.deep.equal([
      undefined,
      '+32470555012',
      'Namur',
      'BE',
    ]);
  });

  it('has no headline in the letters behind a name', () => {
    const label = (line: string): string | undefined => parseText(line, 'Farsund').profile.basics?.label;
    expect(label('Bethany Okonkwo-Reyes, RN, BSN, CCRN')).to.equal(undefined);
    expect(label('Bethany Okonkwo-Reyes, Charge Nurse')).to.equal('Charge Nurse');
  });

  it('has the name behind a rank that was held, and behind the label of a form', () => {
    expect(parseText('Maj (Ret.) Corinne A. Haldeman', 'Farsund').profile.basics?.name).to.equal('Corinne A. Haldeman');
    expect(
      parseText('INFORMAZIONI PERSONALI', 'Nome       ZANARDI-POZZI, Eleonora', 'Indirizzo     Corso Filzi 88, Trento')
        .profile.basics?.name,
    ).to.equal('Eleonora ZANARDI-POZZI');
  });
});

describe('Brackets and quotation marks', () => {
  it('close what they open', () => {
    expect(
      studies(
        'EDUCATION',
        'B.Sc. (Ed) Biology (Second Class Upper), University of Tern Hills — 2012–2016',
        '3 A levels (Maths A, Chemistry A, French B), Yarm Hill School, 1995',
      ),
    ).to.deep.equal([
      'B.Sc. (Ed) Biology (Second Class Upper) | - | University of Tern Hills | 2016',
      '3 A levels (Maths A, Chemistry A, French B) | Maths A, Chemistry A, French B | Yarm Hill School | 1995',
    ]);
    expect(studies('ISTRUZIONE', '2010: Diploma di Ragioneria, Istituto "A. Pasoli", Verona')[0]).to.include(
      'Istituto "A. Pasoli"',
    );
    expect(jobs('DOŚWIADCZENIE', 'Pomocnik montera | FHU „Jan-Bud” | 2010 – 2013')).to.deep.equal([
      'Pomocnik montera | FHU „Jan-Bud” | 2010 | 2013',
    ]);
    expect(
      parseText('Ann Lee', 'PROJECTS', 'Flood Wall (client: City of Farsund), 2018 – Design engineer').profile
        .projects?.[0]?.name,
    ).to.equal('Flood Wall');
  });
});

describe('Spoken languages in sentences', () => {
  it('have the level that their own sentence says', () => {
    expect(
      parseText('Ann Lee', 'IDIOMAS', 'Castellano y euskera. Inglés: B1. Francés: A2.').profile.languages,
    ).to.deep.equal([
      { language: 'Castellano' },
      { language: 'euskera' },
      { language: 'Inglés', fluency: 'B1' },
      { language: 'Francés', fluency: 'A2' },
    ]);
  });
});

describe('Languages and references', () => {
  it('are no skills where only letters name the languages, or where references are promised', () => {
    expect(
      parseText('Ann Lee', 'Sprachen', 'D Muttersprache, F B2, E C1', 'EDV', 'Abacus, Office', 'Referenzen auf Anfrage')
        .profile.skills,
    ).to.deep.equal([{ name: 'Abacus' }, { name: 'Office' }]);
  });
});

describe('Posts of many trades', () => {
  it('keep their dates beside a career break that has dates of its own', () => {
    expect(
      jobs(
        'EMPLOYMENT HISTORY',
        'Support Worker (nights), Thornleigh Care Ltd, Feb 2022 to date',
        'Career break – full-time parent, 2012–2022',
        'Healthcare Assistant, Farsund General Hospital, 2008–2012',
      ),
    ).to.deep.equal([
      'Support Worker (nights) | Thornleigh Care Ltd | 2022-02 | -',
      'Healthcare Assistant | Farsund General Hospital | 2008 | 2012',
    ]);
  });

  it('last until the moment in Brazil, and end at the heading of the courses', () => {
    const { work, certificates, education } = parseText(
      'FORMAÇÃO',
      'Tecnologia em Processos Metalúrgicos – Faculdade Norte – 2010 a 2013',
      'EXPERIÊNCIA PROFISSIONAL',
      '2019 até o momento – Metalúrgica Tupinamba S/A',
      'Cargo: Supervisor de produção',
      '2011 a 2019 – Fundição Wettzer Ltda',
      'Cargo: Líder de turno',
      'CURSOS COMPLEMENTARES',
      'NR-12, NR-35, Lean Manufacturing (Green Belt)',
    ).profile;
    expect(work?.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate])).to.deep.equal([
      ['Supervisor de produção', 'Metalúrgica Tupinamba S/A', '2019', undefined],
      ['Líder de turno', 'Fundição Wettzer Ltda', '2011', '2019'],
    ]);
    expect(certificates?.map(({ name }) => name)).to.include('NR-12');
    expect(education?.[0]).to.include({ institution: 'Faculdade Norte', endDate: '2013' });
  });

  it('are not made of the clients that a consultant served', () => {
    expect(
      jobs(
        'CONSULTING EXPERIENCE',
        'Deloyd & Touchstone Consulting, Manager, Jan 2018 – Present',
        'Client: Standard Savannah Bank (Mar 2021 – Dec 2022)',
        'Led operating model redesign; team of 8',
        'Client: Department of Harbours (2019 – 2021)',
        'Set up the office for projects',
        '',
        'Accentury Group, Analyst, 2013 – 2017',
      ),
    ).to.deep.equal([
      'Manager | Deloyd & Touchstone Consulting | 2018-01 | -',
      'Analyst | Accentury Group | 2013 | 2017',
    ]);
  });

  it('belong to the hospital above them, not to the one that opens the next entry', () => {
    expect(
      jobs(
        'Clinical Experience',
        'Saguaro Regional Medical Center, Tucson, AZ',
        '  Charge Nurse, Medical-Surgical ICU (24 beds)      02/2020 – Present',
        '  Staff Nurse, Cardiac Step-Down                    08/2017 – 02/2020',
        '  EMR: Epic; devices: CRRT, IABP, Impella',
        "St. Odile's Hospital, Yuma, AZ",
        '  Float Pool RN — ED, PACU, Telemetry               07/2015 – 07/2017',
      ).map((job) => job.split(' | ').slice(1).join(' | ')),
    ).to.deep.equal([
      'Saguaro Regional Medical Center | 2020-02 | -',
      'Saguaro Regional Medical Center | 2017-08 | 2020-02',
      "St. Odile's Hospital | 2015-07 | 2017-07",
    ]);
  });

  it('have none of the tools for a title', () => {
    expect(
      jobs('EXPERIENCE', 'Tools: Illustrator, Lamp Studio, Cinema 4D', 'Designer, Tern Ltd, 2010–2013'),
    ).to.deep.equal(['Designer | Tern Ltd | 2010 | 2013']);
  });

  it('go on to the end of a bracket in the next line', () => {
    expect(
      jobs('EXPERIENCE', 'Tern School, 2015 – 2016', 'Lamp teacher (in place of a teacher on', 'maternity leave)')[0],
    ).to.include('Lamp teacher (in place of a teacher on maternity leave)');
  });

  it('have no bracket that the cut of a date left open', () => {
    expect(jobs('ESPERIENZE', 'Hotel Splendido Mare – Cameriera (estate 2018)')).to.deep.equal([
      'Cameriera | Hotel Splendido Mare | - | 2018',
    ]);
  });

  it('name the employer, the town and then the title', () => {
    const { work } = parseText(
      'Organisational Experience',
      "Jul'19 – till date : Vaigai Softech Pvt Ltd, Chennai as Senior Test Engineer",
      "Jun'17 – Jun'19 : Kaveri Infosolutions, Coimbatore as Test Engineer",
    ).profile;
    expect(work?.map(({ position, name, location }) => [position, name, location])).to.deep.equal([
      ['Senior Test Engineer', 'Vaigai Softech Pvt Ltd', 'Chennai'],
      ['Test Engineer', 'Kaveri Infosolutions', 'Coimbatore'],
    ]);
  });

  it('show how long a post was in brackets behind its year', () => {
    expect(
      jobs(
        'EXPÉRIENCES PROFESSIONNELLES',
        '2016-2020 : Assistante commerciale, Ets Poirier & Fils',
        '2015 (6 mois) : Stagiaire, Mairie de Farsund',
      ).at(-1),
    ).to.equal('Stagiaire | Mairie de Farsund | - | 2015');
  });

  it('have no country for an employer in any language, and not the employer of another post elsewhere', () => {
    const { work } = parseText(
      'EXPÉRIENCES PROFESSIONNELLES',
      '2016-2020 : Assistante commerciale, Ets Poirier & Fils, Tours',
      '2013-2014 : Serveur, Berlin, Allemagne',
    ).profile;
    expect(work?.map(({ position, name, location }) => [position, name, location]).at(-1)).to.deep.equal([
      'Serveur',
      undefined,
      'Berlin, Allemagne',
    ]);
  });

  it('have no kind of contract and no degree for an employer', () => {
    expect(jobs('EXPERIENCE', 'Per Diem', 'Staff Nurse, 2018 – 2019', 'Wards and clinics.')).to.deep.equal([
      'Staff Nurse | - | 2018 | 2019',
    ]);
    expect(
      jobs('EXPERIENCE', 'Lamp designer, BA Lamp Design, 2010 – 2013').every((job) => !job.includes('BA Lamp')),
    ).to.equal(true);
  });

  it('are read from the European form, whose rows have signs before them', () => {
    const { work, education } = parseText(
      'ESPERIENZA LAVORATIVA',
      '• Date (da – a)                     Settembre 2016 – oggi',
      '• Nome e indirizzo del datore di lavoro   Cooperativa Il Ginepro, Trento',
      '• Tipo di azienda o settore         Servizi educativi',
      '• Tipo di impiego                   Educatrice professionale',
      '',
      '• Date (da – a)                     2012 – 2016',
      '• Nome e indirizzo del datore di lavoro   Asilo Girotondo, Trento',
      '• Tipo di impiego                   Ausiliaria',
      'ISTRUZIONE E FORMAZIONE',
      '• Date (da – a)                     2007 – 2011',
      '• Nome e tipo di istituto di istruzione o formazione   Università degli Studi di Farsund',
      "• Qualifica conseguita              Laurea triennale in Scienze dell'Educazione",
    ).profile;
    expect(work?.map(({ position, name }) => [position, name])).to.deep.equal([
      ['Educatrice professionale', 'Cooperativa Il Ginepro'],
      ['Ausiliaria', 'Asilo Girotondo'],
    ]);
    expect(education?.map(({ institution }) => institution)).to.deep.equal(['Università degli Studi di Farsund']);
  });

  it('were in the place of work of the post before where they say so', () => {
    expect(
      jobs(
        'Werkervaring',
        '2014-2018    Verpleegkundige cardiologie, Medisch Centrum De Terp',
        '2012-2014    Leerling-verpleegkundige, zelfde instelling',
      )[1],
    ).to.equal('Leerling-verpleegkundige | Medisch Centrum De Terp | 2012 | 2014');
  });

  it('last until today in Peru too, so that no post takes the dates of the next', () => {
    expect(
      jobs(
        'EXPERIENCIA PROFESIONAL',
        'MINERA CERRO AZULADO S.A.A. — Lima',
        'Jefa de Contabilidad (ene. 2019 – a la fecha)',
        'Analista contable senior (mar. 2015 – dic. 2018)',
      ),
    ).to.deep.equal([
      'Jefa de Contabilidad | MINERA CERRO AZULADO S.A.A. | 2019-01 | -',
      'Analista contable senior | MINERA CERRO AZULADO S.A.A. | 2015-03 | 2018-12',
    ]);
  });

  it('are offices of schools and charities, and a title may name the countries it is for', () => {
    expect(
      jobs(
        'CAREER SUMMARY',
        'Operations Director, UK & Ireland          Halden Foods plc          2015–2019',
        'Trustee, Food for Farsund, 2012–2014',
        "Governor, St Bride's Primary School, 2008–2012",
      ),
    ).to.deep.equal([
      'Operations Director, UK & Ireland | Halden Foods plc | 2015 | 2019',
      'Trustee | Food for Farsund | 2012 | 2014',
      "Governor | St Bride's Primary School | 2008 | 2012",
    ]);
  });
});

describe('A degree among the positions', () => {
  const listed = [
    'EXPERIENCE',
    '2018-09 – 2021-03 Backend Developer, Klarblick GmbH, Hamburg',
    'PhD Researcher, University of Farsund, 2013 - 2018',
    'Master Electrician, Tern Electric, 2009 - 2013',
    'BSc Computer Science, University of Poznan, 2009',
    'German B2, English C1, Polish native',
  ];

  it('is a study, not a post; who does research for a degree has a post, and a master electrician no degree', () => {
    expect(studies(...listed)).to.deep.equal(['BSc | Computer Science | University of Poznan | 2009']);
    expect(jobs(...listed).map((job) => job.split(' | ')[0])).to.deep.equal([
      'Backend Developer',
      'PhD Researcher',
      'Master Electrician',
    ]);
  });

  it('and languages with their levels are read below the positions too', () => {
    const languages = parseText('Ann Lee', ...listed).profile.languages ?? [];
    expect(languages.map(({ language, fluency }) => [language, fluency])).to.deep.equal([
      ['German', 'B2'],
      ['English', 'C1'],
      ['Polish', 'native'],
    ]);
  });

  it('parts from its field after any short form', () => {
    expect(
      studies('EDUCATION', 'B.S. Accounting, Tern College, 2020', 'M.S. Data Science, Tern College, 2022').map(
        (entry) => entry.split(' | ').slice(0, 2),
      ),
    ).to.have.deep.members([
      ['B.S.', 'Accounting'],
      ['M.S.', 'Data Science'],
    ]);
    expect(studies('EDUCATION', 'PhD Candidate, University of Farsund, 2024')[0]).to.match(/^PhD Candidate \| - /);
  });
});

describe('A list of skills', () => {
  it('has neither pastimes nor the school of a qualification among its items', () => {
    const { skills } = parseText(
      'Ann Lee',
      'KEY SKILLS',
      'Glazing, Trimming, Reading College 2010, Wick Server 2016',
      'Full driving licence. Interests: fishing, coaching U12 football',
    ).profile;
    const names = (skills ?? []).flatMap(({ name, keywords }) => [name, ...(keywords ?? [])]);
    expect(names).to.deep.equal(['Glazing', 'Trimming', 'Wick Server 2016']);
  });
});

describe('Words beside the names of an entry', () => {
  it('are the unit behind the dash of a title, and the size in brackets behind an employer', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Staff Nurse – ICU, Harbour Multi Speciality Hospital, Chennai — Jan 2017 to Dec 2020',
        'Sales Manager – EMEA, Larkwood Systems, London, 2014 – 2016',
      ).map((job) => job.split(' | ').slice(0, 2)),
    ).to.have.deep.members([
      ['Staff Nurse – ICU', 'Harbour Multi Speciality Hospital'],
      ['Sales Manager – EMEA', 'Larkwood Systems'],
    ]);
    expect(
      jobs(
        'EXPERIENCE',
        'Nov 2018–Present | Controller | Pine Ridge Manufacturing ($80M revenue)',
        '• Manage a team of nine',
        'Feb 2013–Oct 2018 | Senior Auditor | Halvorsen & Pike LLP',
        '• Audits',
      )[0],
    ).to.equal('Controller | Pine Ridge Manufacturing | 2018-11 | -');
  });

  it('leave firms of two names whole', () => {
    expect(jobs('EXPERIENCE', 'Paralegal – Sullivan, Marlow Associates, Leeds, 2014 – 2016')[0]).to.match(
      /Sullivan, Marlow Associates/,
    );
  });

  it('part two studies in one line', () => {
    expect(
      studies('EDUCATION', 'MAcc, University of Farsund (2012); BSc Physics, Lakeside University (2010)'),
    ).to.deep.equal(['MAcc | - | University of Farsund | 2012', 'BSc | Physics | Lakeside University | 2010']);
  });
});
