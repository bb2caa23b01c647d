import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { extractExperience } from '../../../../adapters/enrichment/job-ad/recognizers/extract-experience.js';
import { extractLocation } from '../../../../adapters/enrichment/job-ad/recognizers/place/extract-location.js';
import { extractPay } from '../../../../adapters/enrichment/job-ad/recognizers/pay/extract-pay.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (description: string): ReturnType<typeof reader.readAtOnce> =>
  reader.readAtOnce({ title: 'Job', description });

describe('A sum without a currency', () => {
  const sums: [string, number, number, string, string][] = [
    ['Rémunération : 1900 - 2100 brut mensuel', 1900, 2100, 'EUR', 'MONTH'],
    ['Salaire : entre 23 et 26 k brut annuel', 23_000, 26_000, 'EUR', 'YEAR'],
    ['Gehalt 52-58 T€ pro Jahr', 52_000, 58_000, 'EUR', 'YEAR'],
    ['wynagrodzenie od 5,2 do 6,5 tys. brutto', 5200, 6500, 'PLN', 'MONTH'],
    ['17.50/hr as starting pay\n\nLocation: Denver, CO', 17.5, 17.5, 'USD', 'HOUR'],
  ];
  for (const [text, minValue, maxValue, currency, unitText] of sums)
    it(`is that of the language or of the place: "${text.replaceAll('\n', ' / ')}"`, () => {
      expect(extractPay(text)).to.include({ minValue, maxValue, currency, unitText });
    });

  for (const text of [
    'Gehalt nach Tarif, 40 Stunden pro Woche',
    'salaire sur 13 mois',
    'wynagrodzenie od 2024 netto',
    'We pay 17.50 per hour',
  ])
    it(`is no pay where nothing says of which: "${text}"`, () => {
      expect(extractPay(text)).to.equal(null);
    });
});

describe('The town of a job', () => {
  const towns: [string, string | undefined][] = [
    ['For our workshop office in Wells-on-Sea, we need a hand.', 'Wells-on-Sea'],
    ['- Situé à LENS-SUR-ORMEAU.', 'Lens-sur-Ormeau'],
    ['Een werkplek in ons mooie hoofdkantoor in Zwolle (vlak bij de trein)', 'Zwolle'],
    ['Vollzeit (unbefristet), Hannover\n\nSie wickeln Dochte.', 'Hannover'],
    ['Mission longue, disponibilité à Marseille.', 'Marseille'],
    ['Kommen Sie zur Dochtwerk AG in Hannover.', 'Hannover'],
  ];
  for (const [text, city] of towns)
    it(`is read from "${text.replaceAll('\n', ' / ')}"`, () => {
      expect(extractLocation(text)?.location.city).to.equal(city);
    });

  it('is neither where the employer was founded nor one of several', () => {
    expect(extractLocation('Founded in Hannover, we make wicks.')).to.equal(null);
    expect(extractLocation('We make wicks in Hannover and lamps in Marseille.')).to.equal(null);
  });
});

describe('Years of experience', () => {
  const years: [string, number][] = [
    ['Eine dreijährige Berufserfahrung setzen wir voraus', 36],
    ['Około rocznego doświadczenia w handlu', 12],
    ['Minimum dwuletnie doświadczenie', 24],
    ['Al menos un año de experiencia', 12],
    ['Je hebt minimaal één jaar ervaring', 12],
  ];
  for (const [text, minMonths] of years)
    it(`are read from "${text}"`, () => {
      expect(extractExperience(text)[0]?.minMonths).to.equal(minMonths);
    });
});

describe('A language that is asked for', () => {
  const forms: [string, string[]][] = [
    ['Beheersing van de Nederlandse en Engelse taal.', ['nl', 'en']],
    ['Bardzo dobra znajomość języka polskiego i angielskiego.', ['pl', 'en']],
    ['Sicherer Umgang mit der deutschen Sprache.', ['de']],
    ['Maîtrise de la langue anglaise.', ['en']],
    ['Domínio da língua inglesa.', ['en']],
    ['Requirements:\n- Danish or Norwegian required', ['da', 'no']],
    ['Swedish is required. You work in Malmö.', ['sv']],
    ['Wat vragen wij:\n- Engels is een pré', ['en']],
  ];
  for (const [text, codes] of forms)
    it(`may be named by an adjective: "${text}"`, () => {
      expect(read(text).requirements.languages.map(({ code }) => code)).to.deep.equal(codes);
    });
});

describe('A degree', () => {
  it('is required where only something after it is welcome', () => {
    const { education } = read(
      'Abschluss Fachhochschule für Lichttechnik, idealerweise mit Praxis in Verkauf und Beratung',
    ).requirements;
    expect(education?.minLevel).to.equal('bachelor');
  });

  it('is only welcome where its sentence goes on behind a wrapped line', () => {
    const text = [
      'You know lamps, wicks and oils, and how these three things go with each',
      'other on a windy day by the sea, and you like to write down what you find',
      'every evening, so that others can read it in the morning of the next day.',
      '- A masters in the sciences of light, statistics, chemistry, mathematics or',
      'similar preferred',
    ].join('\n');
    expect(read(text).requirements.education).to.equal(null);
  });
});

describe('What is only welcome, in the languages of Europe', () => {
  const ads: [string, string][] = [
    ['Requisitos\n- Conocimientos de Excel\n- Dominio de Docker, preferentemente con Kubernetes', 'kubernetes'],
    ['Ihr Profil\n- Erfahrung mit Docker, vorzugsweise mit Kubernetes', 'kubernetes'],
    ['Profil\n- Maîtrise de Docker, de préférence avec Kubernetes', 'kubernetes'],
    ['Wymagania\n- Znajomość Docker, najlepiej Kubernetes', 'kubernetes'],
    ['Requisitos\n- Experiência com Docker, de preferência com Kubernetes', 'kubernetes'],
    ['Functie-eisen\n- Ervaring met Docker, liefst met Kubernetes', 'kubernetes'],
    ['Wat vragen wij:\n- Docker\nPré:\n- Kubernetes', 'kubernetes'],
    ['Wat vragen wij:\n- Docker\n- Pré: Kubernetes', 'kubernetes'],
  ];
  for (const [text, welcome] of ads)
    it(`is preferred: "${text.split('\n').at(-1) ?? ''}"`, () => {
      const importances = new Map(read(text).requirements.skills.map(({ id, importance }) => [id, importance]));
      expect([importances.get('docker'), importances.get(welcome)]).to.deep.equal(['required', 'preferred']);
    });

  it('takes no letter from the word behind a comma', () => {
    const { skills } = read('Profil\n- Erfahrung in der Disposition, idealerweise im Automotive-Umfeld').requirements;
    expect(skills.map(({ name, importance }) => [name, importance])).to.deep.include([
      'Automotive-Umfeld',
      'preferred',
    ]);
  });

  it('knows that in a text in capitals no word is an abbreviation', () => {
    const { skills } = read('DOMINIO DE CONTABILIDAD LLEVADA CON ACCESS, ASI COMO WORD Y EXCEL').requirements;
    expect(skills.map(({ name }) => name)).not.to.include.members(['ASI']);
    expect(skills.filter(({ id }) => id.startsWith('~')).map(({ name }) => name)).to.deep.equal([]);
  });
});

describe('What is asked for, but known by no entry', () => {
  const unknown = (text: string): string[] =>
    read(text)
      .requirements.skills.filter(({ id }) => id.startsWith('~'))
      .map(({ name }) => name);

  it('is no single word of everyday language', () => {
    expect(unknown('Requirements\n- Experience with promotions, bundlers and exchanges')).to.deep.equal(['bundlers']);
    expect(unknown('Requirements\n- Knowledge of goals and efficiency')).to.deep.equal([]);
  });

  it('is no half of a German word whose end stands elsewhere', () => {
    expect(unknown('Ihr Profil\n- Erfahrung in der Furnier- und Plattenlegerei')).to.deep.equal(['Plattenlegerei']);
  });

  it('is no praise of a skill that is known', () => {
    expect(
      unknown('Du bringst idealerweise Erfahrung im Einzelhandel und sehr gute Deutschkenntnisse mit.'),
    ).to.deep.equal([]);
  });

  it('ends before what is said of it', () => {
    expect(unknown('Profil\n- Expérience auprès de lanternes anciennes souhaitée')).not.to.include(
      'lanternes anciennes souhaitée',
    );
  });

  it('is whole after a French article', () => {
    expect(unknown('Profil\n- Connaissance des exigences réglementaires du vitrail')).not.to.include(
      's exigences réglementaires du vitrail',
    );
  });
});

describe('A bare "$"', () => {
  const ads: [string, object][] = [
    ['Location: Toronto, ON\nSalary: $95,000 - $120,000 per year', { currency: 'CAD', unitText: 'YEAR' }],
    ['Ubicación: Santiago, Chile\nSueldo: $1.200.000 líquidos', { currency: 'CLP', unitText: 'MONTH' }],
    ['Ciudad de México\nSueldo: $37,000.00', { currency: 'MXN', unitText: 'MONTH' }],
    ['Location: Vancouver, WA\nPay: $40 per hour', { currency: 'USD', unitText: 'HOUR' }],
    ['Remote\nSalary $100,000 a year', { currency: 'USD', unitText: 'YEAR' }],
  ];
  for (const [text, pay] of ads)
    it(`is the dollar or peso of the place: "${text.replaceAll('\n', ' / ')}"`, () => {
      expect(read(text).pay).to.include(pay);
    });
});

describe('A degree', () => {
  const level = (text: string): string | undefined => read(text).requirements.education?.minLevel;

  it('is read in the languages of the ad only: an English licence is no French one, and "its" no Italian diploma', () => {
    for (const text of [
      'Requirements: you support the company and its customers',
      'You must hold a full UK driving licence and a clean record',
      'Requirements\n- Forklift licence\n- Personal licence holder',
      'You know the catalogue of HBO and of other channels',
      'Requirements: familiarity with software licences, FP analysis and the like',
    ])
      expect(level(text), text).to.equal(undefined);
  });

  it('is no permit in French either', () => {
    expect(level('Profil : permis B, licence de taxi, une licence de débit de boissons')).to.equal(undefined);
    expect(level('Profil : licence en droit ou équivalent')).to.equal('bachelor');
    expect(level("Vous êtes titulaire d'une licence professionnelle")).to.equal('bachelor');
  });

  it('that is still studied for is not asked for', () => {
    expect(level("Currently enrolled in a Bachelor's program in Marketing, for our interns.")).to.equal(undefined);
    expect(level("A Bachelor's degree in Marketing is required for this post.")).to.equal('bachelor');
  });

  it("of a master's level is known in Dutch, Polish and French", () => {
    for (const text of [
      'Wat vragen wij:\n- WO master',
      'Wymagania:\n- wykształcenie wyższe magisterskie',
      'Profil recherché:\n- Diplôme de niveau Master exigé',
    ])
      expect(level(text), text).to.equal('master');
    expect(level('Wymagania:\n- wykształcenie wyższe')).to.equal('bachelor');
  });

  it('of an Italian technical institute is known', () => {
    expect(level('Requisiti: diploma ITS o laurea triennale')).to.equal('associate');
  });
});

describe('Pay and years as boards and agencies write them', () => {
  const pays: [string, object][] = [
    [
      'A post in Adelaide for somebody of the trade. $60,000–$68,000 + super. Part time.',
      { currency: 'AUD', minValue: 60_000 },
    ],
    ['Lanterns of all kinds. Up to £29k plus tips (circa £4k). Weekends.', { currency: 'GBP', maxValue: 29_000 }],
    [
      '£48,000 + bonus up to £6,000. Stoke-on-Trent. Two years with lanterns, and all that goes with them, in a home for lamps.',
      { minValue: 48_000 },
    ],
    ['Paid internship (3 months, $20/hr) in Austin', { minValue: 20, unitText: 'HOUR' }],
  ];
  for (const [text, pay] of pays)
    it(`are read: "${text.slice(0, 60)}"`, () => {
      expect(read(text).pay).to.include(pay);
    });

  it('and are no price of other things', () => {
    expect(read('You run budgets of many kinds. Budgets of £48,000. Save up to £500!').pay).to.equal(null);
  });

  it('with "(Required)" behind them are asked for', () => {
    const { experience, education } = read(
      'HVAC: 3 years (Required)\nHigh school or equivalent (Required)',
    ).requirements;
    expect([experience?.minMonths, education?.minLevel]).to.deep.equal([36, 'school']);
  });
});

describe('A town with its state and no comma before it', () => {
  const city = (text: string): unknown => read(text).location?.city;
  it('is the place where it opens a line or follows a dash, and ends there', () => {
    expect(city('Sydney NSW. $45 - $52 per hour plus super.')).to.equal('Sydney');
    expect(city('Sandia Air - Albuquerque, NM 87102\nJob Type: Full-time')).to.equal('Albuquerque');
    expect(city('Mobile PA for our director')).to.equal(undefined);
    expect(city('Dallas IT Services seeks a person')).to.equal(undefined);
  });
});

describe('Work from home', () => {
  const type = (text: string): unknown => read(text).workplace?.type;
  it('is named in the languages of Europe', () => {
    for (const text of [
      '- travaillez depuis chez vous',
      'Du arbeitest von zu Hause aus',
      'Trabaja desde casa con nosotros',
      'Lavorerai da casa',
      'Je werkt volledig vanuit huis',
    ])
      expect(type(text), text).to.equal('TELECOMMUTE');
  });

  it('and its absence may be all that a sentence says', () => {
    expect(type('Du entwickelst für uns. Reine Remote-Stelle.')).to.equal('TELECOMMUTE');
    expect(type('Procuramos um programador. Regime remoto.')).to.equal('TELECOMMUTE');
    expect(type('Procuramos um programador. Regime híbrido.')).to.equal('HYBRID');
    for (const text of [
      'On-site only.',
      'Die Arbeit findet vor Ort in Berlin statt.',
      'Présentiel uniquement.',
      'Regime presencial.',
    ])
      expect(type(text), text).to.equal('ONSITE');
  });

  it('on some days is hybrid', () => {
    expect(type('Du arbeitest an zwei Tagen von zu Hause')).to.equal('HYBRID');
    expect(type('Vous travaillez de chez vous, deux jours par semaine')).to.equal('HYBRID');
  });
});

describe('What an ad asks experience of, in the languages of Europe', () => {
  const asked = (text: string): string[] => read(text).requirements.skills.map(({ name }) => name);

  it('follows the years', () => {
    expect(asked('Experiência mínima de 5 anos em cozinha industrial.')).to.deep.equal(['cozinha industrial']);
    expect(asked('Experiencia mínima de 2 años en cocina vasca.')).to.deep.equal(['cocina vasca']);
    expect(asked('Esperienza di almeno 12 mesi nella cucina ligure.')).to.deep.equal(['cucina ligure']);
    expect(asked('Expérience de 5 ans en cuisine collective.')).to.deep.equal(['cuisine collective']);
  });

  it('is no post, and no place of work', () => {
    for (const text of [
      'Experiencia de 3 años en puesto similar',
      'Experiência de 2 anos na função',
      'Expérience de 5 ans en poste similaire',
      'Esperienza di 2 anni in ruolo analogo',
    ])
      expect(asked(text), text).to.deep.equal([]);
  });

  it('is what the reader is said to master, or to be sure in', () => {
    expect(asked('Tu maîtrises le pétrissage et le façonnage.')).to.deep.equal(['pétrissage', 'façonnage']);
    expect(asked('• Sicherheit in Refraktion')).to.deep.equal(['Refraktion']);
    expect(asked('Z 2-letnim doświadczeniem w układaniu parkietu')).to.have.length(1);
  });
});
