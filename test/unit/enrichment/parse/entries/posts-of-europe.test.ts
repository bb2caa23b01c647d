import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

/** Title | employer | place of each post. */
function placed(...lines: string[]): string[] {
  return (parseText(...lines).profile.work ?? []).map(({ position, name, location }) =>
    [position, name, location].map((value) => value ?? '-').join(' | '),
  );
}

describe('Posts in languages of Europe', () => {
  it('are parted at the word for "at" and at the town', () => {
    expect(
      placed(
        ...['Sanne Visser', 'Werkervaring', '2019 – heden   Wijkverpleegkundige, Zorggroep De Lamp, Utrecht'],
        ...['- Indiceren van zorg', '2015 – 2019    Verzorgende IG bij Woonzorgcentrum De Lantaarn te Zeist'],
      ),
    ).to.deep.equal([
      'Wijkverpleegkundige | Zorggroep De Lamp | Utrecht',
      'Verzorgende IG | Woonzorgcentrum De Lantaarn | Zeist',
    ]);
  });

  it('have a title that nobody listed before an employer that opens as employers do, but no department for one', () => {
    expect(placed('Anna Berg', 'BERUFSERFAHRUNG', '2016 - 2018', 'Xylobutin, Gasthof Adler, Grimma')).to.deep.equal([
      'Xylobutin | Gasthof Adler | Grimma',
    ]);
    expect(placed('Anna Berg', 'BERUFSERFAHRUNG', '2016 - 2018', 'Köchin', 'Gasthof Adler, Grimma')).to.deep.equal([
      'Köchin | Gasthof Adler | Grimma',
    ]);
  });

  it('have titles by the words that head them', () => {
    for (const title of [
      'Prokurist',
      'Doktorandin',
      'Zeitungszustellerin',
      'Regalauffüller',
      'Vakkenvuller',
      'Promovendus',
      'Aplikant adwokacki',
      'Empilhadorista',
      'Bolseira de investigação',
      'Aprendiz de cocina',
    ])
      expect(
        placed('Anna Berg', 'BERUFSERFAHRUNG', `2016 - 2018   ${title}, Van Rooijen, Leipzig`),
        title,
      ).to.deep.equal([`${title} | Van Rooijen | Leipzig`]);
  });

  it('keep the legal form of a Portuguese employer', () => {
    expect(
      placed(
        ...['Rui Faro', 'Experiência profissional'],
        ...['Eletricista de manutenção | Conservas do Farol, Lda. | Matosinhos', 'Jan. 2018 – Presente'],
        ...['• Manutenção de quadros elétricos'],
        ...['Ajudante de eletricista | Instalações Faria & Filhos | Porto', '2014 – 2017'],
      ),
    ).to.deep.equal([
      'Eletricista de manutenção | Conservas do Farol, Lda | Matosinhos',
      'Ajudante de eletricista | Instalações Faria & Filhos | Porto',
    ]);
  });

  it('have an employer with a Polish "and" in its name', () => {
    expect(
      placed(
        ...['Ewa Lis', 'Doświadczenie zawodowe', '2018 – obecnie', 'Samodzielna księgowa'],
        ...['Biuro Rachunkowe "Knot" Sp. z o.o., Poznań', '- rozliczenia VAT', '2014 – 2018'],
        ...['Młodsza księgowa, Hurtownia Lamp Lis i Syn, Poznań'],
      ),
    ).to.deep.equal([
      'Samodzielna księgowa | Biuro Rachunkowe "Knot" Sp. z o.o. | Poznań',
      'Młodsza księgowa | Hurtownia Lamp Lis i Syn | Poznań',
    ]);
  });

  it('do not carry how one was employed in the name of the employer', () => {
    expect(
      placed(
        ...['Ann Lee', 'EXPÉRIENCES PROFESSIONNELLES', '2016 à 2019 : Auxiliaire de vie chez Domicile Lampe, Roubaix'],
        'Juin 2015 – Août 2016 : Agent de service hospitalier, Hôpital de la Lanterne (CDD)',
      ).at(-1),
    ).to.equal('Agent de service hospitalier | Hôpital de la Lanterne | -');
  });
});

describe('The line of a post', () => {
  it('may name the unit behind a dash, and a town with the name of a person', () => {
    expect(
      placed(
        ...['Ann Lee', 'EMPLOYMENT', 'Staff Nurse – Emergency, Lantern Nursing Home, Hull', "Sept '11 – May '14"],
        ...['- Triage of walk-in patients', "Senior Staff Nurse, St Wick's Hospital, York", 'June 2014 – present'],
      ),
    ).to.deep.equal([
      'Staff Nurse – Emergency | Lantern Nursing Home | Hull',
      "Senior Staff Nurse | St Wick's Hospital | York",
    ]);
  });

  it('is not one that says how large the employer is', () => {
    expect(
      jobs(
        ...['Ann Lee', 'EXPERIENCE', 'HARBOUR LIGHTS GROUP, Dallas, TX      2016 – Present'],
        ...['$310M lamp provider with 1,100 employees', 'Chief Financial Officer (2019 – Present)'],
        ...['• Direct accounting', 'Corporate Controller (2016 – 2019)', '• Implemented the ledger'],
      ),
    ).to.deep.equal([
      'Chief Financial Officer | HARBOUR LIGHTS GROUP | 2019 | -',
      'Corporate Controller | HARBOUR LIGHTS GROUP | 2016 | 2019',
    ]);
  });

  it('keeps its own names beside another line with a title and an employer', () => {
    const { volunteer } = parseText(
      ...[
        'Ann Lee',
        'VOLUNTEERING',
        'Treasurer, Harbour Nurses Fund',
        'Volunteer first aider, Tern Brigade, 2015 – 2019',
      ],
    ).profile;
    expect(volunteer?.at(-1)).to.include({ position: 'Volunteer first aider', organization: 'Tern Brigade' });
  });

  it('has no label before a colon in its title', () => {
    const { volunteer } = parseText(
      ...['Ann Lee', 'VOLUNTEERING', 'Board: Treasurer, Northern Lamp Society, 2017 – 2019'],
    ).profile;
    expect(volunteer?.[0]).to.include({ position: 'Treasurer', organization: 'Northern Lamp Society' });
  });
});

describe('Offices under "Leadership" or "Activities"', () => {
  const read = (...lines: string[]) =>
    parseText('Ann Lee', 'EXPERIENCE', 'Glazier, Tern Ltd', '2015 – 2019', 'LEADERSHIP', ...lines).profile;

  it('are volunteer work beside a section of work', () => {
    const { work, volunteer } = read('Vice President, Lakeside Student Council, 2012 – 2013');
    expect(work).to.have.length(1);
    expect(volunteer?.[0]).to.include({ position: 'Vice President', organization: 'Lakeside Student Council' });
  });

  it('are told from posts that somebody pays for', () => {
    expect(read('Lecturer, Lakeside University, 2012 – 2013').work?.map(({ position }) => position)).to.deep.equal([
      'Glazier',
      'Lecturer',
    ]);
  });
});

describe('The months of a post', () => {
  it('may be Roman numbers in a stretch of time', () => {
    expect(jobs('Ewa Lis', 'Doświadczenie', 'VI 2013 – VIII 2014', 'Księgowa, Urząd Latarni')).to.deep.equal([
      'Księgowa | Urząd Latarni | 2013-06 | 2014-08',
    ]);
    expect(
      parseText('Ewa Lis', 'Education', 'Class XII 2019, Lantern School').profile.education?.[0]?.endDate,
    ).to.equal('2019');
  });

  it('are parted from how long it lasted', () => {
    expect(
      placed(
        ...['Ann Lee', 'EXPÉRIENCE', 'Technicien méthodes, Mécanique Lampe & Fils, Saint-Priest — 2012-2017'],
        "Stage de fin d'études, Turbines du Phare, Annecy — 6 mois, 2012",
      ).at(-1),
    ).to.equal("Stage de fin d'études | Turbines du Phare | Annecy");
  });

  it('may be points with an employer, a title and their time between full stops', () => {
    expect(
      placed(
        ...['Ana Faro', 'EXPERIENCIA LABORAL'],
        ...['- Transportes Faro Sur S.L. (Jerez). Conductor de tráiler. De 2007 a 2015.'],
        ...['- Logística Faro S.A. (Cádiz). Conductor de reparto. De 2003 a 2007.'],
      ),
    ).to.deep.equal([
      'Conductor de tráiler | Transportes Faro Sur S.L. | Jerez',
      'Conductor de reparto | Logística Faro S.A. | Cádiz',
    ]);
  });

  it('are no points of an account that name an employer and a time', () => {
    expect(
      placed(
        ...['Ana Faro', 'EXPERIENCIA LABORAL', 'Cocinera, Hotel Faro, Madrid', '2015 - 2020'],
        ...['- Abrí la cocina de Logística Faro S.A. y formé a doce personas, de 2016 a 2018.'],
      ),
    ).to.deep.equal(['Cocinera | Hotel Faro | Madrid']);
  });

  it('stand below one date and how long they lasted', () => {
    expect(
      placed(
        ...[
          'Anna Berg',
          'PRAKTIKA',
          '03/2023 (2 Wochen)',
          'Schülerpraktikum als Elektroniker bei Laterne GmbH, Leipzig',
          '',
        ],
        ...['10/2022', 'Schülerpraktikum im Einzelhandel, Baumarkt Laterne, Leipzig'],
      ),
    ).to.deep.equal([
      'Schülerpraktikum als Elektroniker | Laterne GmbH | Leipzig',
      'Schülerpraktikum im Einzelhandel | Baumarkt Laterne | Leipzig',
    ]);
  });
});
