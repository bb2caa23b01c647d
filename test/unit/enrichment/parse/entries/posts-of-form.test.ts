import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

const LAMPIST = 'Lampista | Casa do Farol Lda | 2016-01 | 2018-11';

describe('Posts as runs of labelled rows', () => {
  it('keep to their own run where the dates come last, without any heading', () => {
    expect(
      jobs(
        'Halina Knotek',
        'halina@example.pl',
        '',
        'Stanowisko: Lampiarka',
        'Pracodawca: Zakład Knot',
        'Okres: 05.2018 – obecnie',
        'Obowiązki: czyszczenie lamp, fakturowanie',
        '',
        'Stanowisko: Pomocnica',
        'Pracodawca: Latarnia Sp. z o.o.',
        'Okres: 09.2014 – 04.2018',
      ),
    ).to.deep.equal(['Lampiarka | Zakład Knot | 2018-05 | -', 'Pomocnica | Latarnia Sp. z o.o. | 2014-09 | 2018-04']);
    expect(
      jobs(
        'Sanne Lampert',
        '',
        'Functie: Lampenist',
        'Werkgever: Huis De Lamp',
        'Periode: september 2016 - heden',
        'Werkzaamheden: zorg voor lampen',
        '',
        'Functie: Hulpkracht',
        'Werkgever: Huis De Kaars',
        'Periode: februari 2012 - augustus 2016',
      ),
    ).to.deep.equal(['Lampenist | Huis De Lamp | 2016-09 | -', 'Hulpkracht | Huis De Kaars | 2012-02 | 2016-08']);
  });

  it('are read in Portuguese, Italian, Spanish, German and French, whichever row comes first', () => {
    const later = (...rows: string[]): string[] => jobs('Ann Lee', '', ...rows).slice(1);
    expect(
      later(
        ...['Empresa: Farol Norte', 'Cargo: Acendedora', 'Período: 03/2019 - atual', ''],
        ...['Empresa: Casa do Farol Lda', 'Cargo: Lampista', 'Local: Braga', 'Período: 01/2016 a 11/2018'],
      ),
    ).to.deep.equal([LAMPIST]);
    expect(
      later(
        ...['Società: Faro Nord', 'Ruolo: Accenditrice', 'Periodo: 03/2019 - oggi', 'Attività: lampade', ''],
        ...['Società: Casa do Farol Lda', 'Ruolo: Lampista', 'Periodo: 01/2016 - 11/2018'],
      ),
    ).to.deep.equal([LAMPIST]);
    expect(
      later(
        ...['Compañía: Faro Norte', 'Cargo: Encendedora', 'Duración: 03/2019 - actualidad', 'Funciones: lámparas', ''],
        ...['Compañía: Casa do Farol Lda', 'Cargo: Lampista', 'Duración: 01/2016 - 11/2018'],
      ),
    ).to.deep.equal([LAMPIST]);
    expect(
      later(
        ...['Zeitraum: 03/2019 – heute', 'Arbeitgeber: Nordlicht', 'Position: Anzünderin', 'Aufgaben: Lampen', ''],
        ...['Zeitraum: 01/2016 – 11/2018', 'Arbeitgeber: Casa do Farol Lda', 'Position: Lampista'],
      ),
    ).to.deep.equal([LAMPIST]);
    expect(
      later(
        ...['Fonction : Allumeuse', 'Employeur : Phare Nord', 'Dates : 03/2019 - présent', 'Missions : lampes', ''],
        ...['Fonction : Lampista', 'Employeur : Casa do Farol Lda', 'Dates : 01/2016 - 11/2018'],
      ),
    ).to.deep.equal([LAMPIST]);
  });

  it('share the employer that is named once above them', () => {
    expect(
      jobs(
        'Ann Lee',
        '',
        'Entreprise : Verreries du Phare',
        "Poste : Cheffe d'équipe",
        'Période : janvier 2018 - avril 2023',
        'Poste : Souffleuse de verre',
        'Période : septembre 2012 - décembre 2017',
      ),
    ).to.deep.equal([
      "Cheffe d'équipe | Verreries du Phare | 2018-01 | 2023-04",
      'Souffleuse de verre | Verreries du Phare | 2012-09 | 2017-12',
    ]);
  });

  it('may have a row for the beginning of their time and one for its end', () => {
    const form = (employer: string, position: string, ...dates: string[]): string[] => [
      `${employer}: Casa do Farol Lda`,
      `${position}: Lampista`,
      ...dates,
      '',
      `${employer}: Tern GmbH`,
      `${position}: Wicker`,
      ...dates.map((date) => date.replace(/2016/u, '2012').replace(/2018/u, '2015')),
    ];
    const both = [LAMPIST, 'Wicker | Tern GmbH | 2012-01 | 2015-11'];
    for (const [employer, position, from, to] of [
      ['Employer', 'Position', 'From', 'To'],
      ['Employer', 'Position', 'Start date', 'End date'],
      ['Firma', 'Position', 'Von', 'Bis'],
      ['Firma', 'Funktion', 'Beginn', 'Ende'],
      ['Empleador', 'Cargo', 'Desde', 'Hasta'],
      ['Empresa', 'Cargo', 'Fecha de inicio', 'Fecha de término'],
      ['Empresa', 'Cargo', 'Data de admissão', 'Data de saída'],
      ['Azienda', 'Ruolo', 'Dal', 'Al'],
      ['Employeur', 'Poste', "Date d'embauche", 'Date de départ'],
      ['Werkgever', 'Functie', 'Van', 'Tot'],
      ['Pracodawca', 'Stanowisko', 'Data rozpoczęcia', 'Data zakończenia'],
    ] as const)
      expect(
        jobs('Ann Lee', '', ...form(employer, position, `${from}: 01/2016`, `${to}: 11/2018`)),
        `${from} – ${to}`,
      ).to.deep.equal(both);
    expect(
      jobs('Ann Lee', '', ...form('Empresa', 'Cargo', 'Desde: 01/2016', 'Hasta: actualidad').slice(0, 4)),
    ).to.deep.equal(['Lampista | Casa do Farol Lda | 2016-01 | -']);
  });

  it('have not ended where only their beginning has a row', () => {
    const open = (row: string): string | undefined => jobs('EXPERIENCE', 'Northwind Ltd, Leeds', 'Welder', row)[0];
    for (const row of ['seit: 03/2019', 'Since: 03/2019', 'Depuis : 03/2019', 'Desde: 03/2019'])
      expect(open(row), row).to.equal('Welder | Northwind Ltd | 2019-03 | -');
    expect(open('Until: 03/2019')).to.equal('Welder | Northwind Ltd | - | 2019-03');
  });

  it('may be on one line each, the label of the dates last', () => {
    expect(
      jobs('EXPERIÊNCIA', 'Empresa: Casa do Farol Lda - Cargo: Lampista - Período: 01/2016 a 11/2018'),
    ).to.deep.equal([LAMPIST]);
    expect(jobs('EXPERIENCE', 'Glazier - Period Lamps Ltd: 2016 - 2018')[0]).to.match(/Period Lamps Ltd/u);
  });

  it('have no account for a title, and no label of dates', () => {
    expect(
      jobs(
        'Berufserfahrung',
        'von – bis: 01/2017 – 06/2024',
        'Firma: Lampenwerk GmbH',
        'Tätigkeit: Schichtleiter',
        'Aufgaben: Leiter von zwölf Leuten',
      ),
    ).to.deep.equal(['Schichtleiter | Lampenwerk GmbH | 2017-01 | 2024-06']);
  });

  it('are none where the rows are those of studies', () => {
    const { work, education } = parseText(
      'Caio Lampada',
      '',
      'Cargo: Lampista',
      'Empresa: Casa do Farol Lda',
      'Período: 07/2016 - atual',
      '',
      'Curso: Técnico em Enfermagem',
      'Instituição: Escola Técnica do Farol',
      'Período: 2014 - 2016',
    ).profile;
    expect(work?.map(({ name }) => name)).to.deep.equal(['Casa do Farol Lda']);
    expect(education?.map(({ institution, startDate }) => [institution, startDate])).to.deep.equal([
      ['Escola Técnica do Farol', '2014'],
    ]);
  });

  it('are no posts where only a title has its label, beside the dates of something else', () => {
    expect(
      jobs('Ann Lee', 'Position: Lampist', 'Date of birth: 12.05.1990', 'Passport valid: 2019 - 2029'),
    ).to.deep.equal([]);
  });

  it('are no posts where a wish has the label of a title', () => {
    expect(
      jobs('Ann Lee', 'Puesto: Encargada de lámparas', '', 'Experiencia', 'Cocinera, Casa do Farol Lda, 2016 - 2018'),
    ).to.deep.equal(['Cocinera | Casa do Farol Lda | 2016 | 2018']);
  });

  it('have their own employer where a narrow column breaks the label of it', () => {
    const broken = (dates: string, title: string, employer: string, rest: string): string[] =>
      jobs(
        'CV',
        '',
        dates.startsWith('D') && rest === 'employer' ? 'Work experience' : 'Berufserfahrung',
        ...[
          ['March 2016 – present', 'Lampist', 'Tern Lamps Ltd, Leeds'],
          ['May 2012 – January 2016', 'Glazier', 'Gull Works Ltd, Leeds'],
          ['June 2009 – April 2012', 'Welder', 'Northwind Ltd, Leeds'],
        ].flatMap(([when, what, who]) => [`${dates}\t${when!}`, `${title}\t${what!}`, `${employer}\t${who!}`, rest]),
      );
    const expected = [
      'Lampist | Tern Lamps Ltd | 2016-03 | -',
      'Glazier | Gull Works Ltd | 2012-05 | 2016-01',
      'Welder | Northwind Ltd | 2009-06 | 2012-04',
    ];
    expect(broken('Dates', 'Occupation or position held', 'Name and address of', 'employer')).to.deep.equal(expected);
    expect(broken('Zeitraum', 'Beruf oder Funktion', 'Name und Adresse des', 'Arbeitgebers')).to.deep.equal(expected);
    expect(broken('Dates', 'Fonction ou poste', 'Nom et adresse de', 'l’employeur')).to.deep.equal(expected);
    expect(broken('Fechas', 'Profesión o cargo', 'Nombre y dirección de la', 'empresa')).to.deep.equal(expected);
    expect(broken('Data', 'Beroep of functie', 'Naam en adres van', 'werkgever')).to.deep.equal(expected);
    expect(broken('Daty', 'Zawód lub zajmowane', 'Nazwa i adres', 'pracodawcy')).to.deep.equal(expected);
    expect(broken('Date', 'Lavoro o posizione ricoperti', 'Nome e indirizzo del', 'datore')).to.deep.equal(expected);
    expect(broken('Datas', 'Função ou cargo', 'Nome e morada do', 'empregador')).to.deep.equal(expected);
  });
});

describe('A table with a head above each column', () => {
  for (const [heading, head, rows] of [
    [
      'Employment history',
      'From\tTo\tEmployer\tPosition\tDuties\tReason for leaving',
      [
        '03/2019\tPresent\tTern Logistics Ltd\tWarehouse Manager\tPlans two shifts; trains staff\tn/a',
        '06/2015\t02/2019\tGull Foods\tShift Supervisor\tWrote rotas\tNew post',
      ],
    ],
    [
      'Berufserfahrung',
      'Von\tBis\tArbeitgeber\tPosition\tAufgaben',
      [
        '03/2019\theute\tTern Logistik\tLagerleiter\tLeitung von zwei Schichten',
        '06/2015\t02/2019\tGull Kost\tLagerist\tPflege der Bestände',
      ],
    ],
    [
      'Doświadczenie zawodowe',
      'Od\tDo\tPracodawca\tStanowisko\tObowiązki',
      [
        '03.2019\tobecnie\tTern Meble\tGłówna księgowa\tSporządzanie sprawozdań',
        '06.2015\t02.2019\tGull Handel\tKsięgowa\tRozliczanie podatku',
      ],
    ],
    [
      'Experiencia profesional',
      'Desde\tHasta\tEmpresa\tPuesto\tFunciones',
      [
        '03/2019\tactualidad\tHotel Garza\tJefa de cocina\tControl de costes',
        '06/2015\t02/2019\tGull Catering\tCocinera\tPreparación de banquetes',
      ],
    ],
  ] as const)
    it(`says what each cell is: ${heading}`, () => {
      const { work } = parseText('Ann Kettering', 'ann@example.net', '', heading, head, ...rows).profile;
      const read = work?.map(({ position, name, startDate, endDate, highlights }) =>
        [startDate, endDate ?? '', name, position, ...(highlights ?? [])].join('|'),
      );
      const cells = rows.map((row) => row.split('\t'));
      expect(read).to.deep.equal([
        `2019-03||${cells[0]![2]!}|${cells[0]![3]!}|${cells[0]![4]!}`,
        `2015-06|2019-02|${cells[1]![2]!}|${cells[1]![3]!}|${cells[1]![4]!}`,
      ]);
    });

  it('of studies has two columns for its dates, or one', () => {
    const read = (...lines: string[]) =>
      parseText('Ann Kettering', '', 'Ausbildung', ...lines).profile.education?.map(
        ({ institution, studyType, endDate }) => [institution, studyType, endDate],
      );
    expect(
      read('Von\tBis\tSchule / Hochschule\tAbschluss', '09/2012\t06/2015\tHochschule Wulp\tBachelor of Arts'),
    ).to.deep.equal([['Hochschule Wulp', 'Bachelor of Arts', '2015-06']]);
    expect(
      read('Zeitraum: 09/2012 – 06/2015', 'Schule / Hochschule: Hochschule Wulp', 'Abschluss: Bachelor of Arts'),
    ).to.deep.equal([['Hochschule Wulp', 'Bachelor of Arts', '2015-06']]);
  });

  it('is none where a row below has other cells', () => {
    const { work } = parseText(
      ...['Ann Kettering', '', 'Employment', 'From\tTo\tEmployer\tPosition'],
      ...['Glazier\tTern Glass Ltd\t2019 – 2021'],
    ).profile;
    expect(work?.map(({ position, name }) => [position, name])).to.deep.equal([['Glazier', 'Tern Glass Ltd']]);
  });
});

describe('The label of an account', () => {
  for (const label of [
    'Aufgaben:',
    'Obowiązki:',
    'Missions :',
    'Funciones:',
    'Taken:',
    'Principali mansioni:',
    'Duties:',
  ])
    it(`is no account: ${label}`, () => {
      const { work } = parseText(
        ...[
          'Ann Kettering',
          '',
          'Work experience',
          '01/2019 – 06/2021',
          'Employer: Tern Glass Ltd',
          'Position: Glazier',
        ],
        ...[label, '• Glazed two harbours'],
      ).profile;
      expect(work?.map(({ summary, highlights }) => [summary, highlights])).to.deep.equal([
        [undefined, ['Glazed two harbours']],
      ]);
    });
});
