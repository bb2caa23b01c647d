import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, ...lines: string[]): ReturnType<typeof reader.readAtOnce> =>
  reader.readAtOnce({ title, description: lines.join('\n') });
const city = (...lines: string[]): string | undefined => read('Nurse', ...lines).location?.city;
const skills = (title: string, ...lines: string[]): string[] =>
  read(title, ...lines).requirements.skills.map(({ name }) => name);

describe('How ads open', () => {
  it('what is asked for before the sentence with the employer and its town is no part of its name', () => {
    const ad = read('Nurse', 'BLS and ACLS required. Mercy Medical Center, Tucson, AZ.');
    expect(ad.requirements.certifications).to.have.length(2);
    expect(ad.location).to.include({ city: 'Tucson' });
  });

  it('a town that people are called like is one behind its preposition', () => {
    expect(city('We need a nurse in York.')).to.equal('York');
    expect(city('Nights on our ward in Bradford.')).to.equal('Bradford');
    expect(city('You report to York.')).to.equal(undefined);
  });

  it('the town stands behind the name of the employer', () => {
    expect(
      city('Greenway Dental Practice, Harrogate. Full time, no weekends.', 'You assist our two dentists.'),
    ).to.equal('Harrogate');
    expect(city('EHPAD Les Saules (82 lits), Chambéry. Vous assurez les soins.')).to.equal('Chambéry');
    expect(city("Kinderdagverblijf 't Lammetje, Breda, 28 uur (ma-di-do). Je verzorgt peuters.")).to.equal('Breda');
  });

  it('the town stands alone, or comes before another place', () => {
    expect(city('Castleford. £34,200 + overtime at 1.5.')).to.equal('Castleford');
    expect(city('Stockholm or remote in CET. We make water meters.')).to.equal('Stockholm');
  });

  it('the town stands behind a bar, at the works, or where the employer comes from', () => {
    expect(city('Bauunternehmung Saxer GmbH & Co. KG | Kassel', 'Aufgaben: Bautagebuch')).to.equal('Kassel');
    expect(city('Bäckerei Ohlendorf, Lüneburg – ab sofort, 25-30 Std.')).to.equal('Lüneburg');
    expect(city('Doncaster depot. 4 on 4 off, nights.')).to.equal('Doncaster');
    expect(city('Werk Salzgitter. Du lernst Schaltschränke zu bauen.')).to.equal('Salzgitter');
    expect(city('Transportbedrijf uit Venlo. Dagritten binnen Nederland.')).to.equal('Venlo');
    expect(read('Camarero/a para restaurante en Málaga', 'Sala y terraza.').location).to.include({ city: 'Málaga' });
  });

  it('of two towns none is the place', () => {
    expect(city('Marlow Ltd, Harrogate, Castleford. We clean offices.')).to.equal(undefined);
    expect(city('Die Kern GmbH aus Rosenheim liefert an Kunden.')).to.equal(undefined);
    expect(city('Die Kern GmbH aus Rosenheim sucht Verstärkung.')).to.equal('Rosenheim');
  });

  it('a Polish town is read in the locative', () => {
    expect(city('Firma Transbor zatrudni magazyniera w Poznaniu.')).to.equal('Poznań');
    expect(city('Biuro rachunkowe w Gdyni przyjmie stażystę.')).to.equal('Gdynia');
    expect(city('Praca w Zielonej Górze, dwie zmiany.')).to.equal('Zielona Góra');
    expect(city('Dobra znajomość funkcji w Excelu.')).to.equal(undefined);
  });

  it('the name of who looks for somebody asks for nothing', () => {
    expect(skills('Monteur', 'Die Kern Haustechnik GmbH aus Rosenheim sucht Verstärkung.')).to.not.include(
      'Gebäudetechnik',
    );
    expect(skills('Accountant', 'Harrow Accounting in Leeds is hiring.', 'You know Xero.')).to.eql(['Xero']);
    expect(skills('Developer', 'You have built services in Go and Kafka, and your team seeks your advice.')).to.include(
      'Apache Kafka',
    );
  });
});

describe('Who is spoken of', () => {
  it('the name of an employer before its town asks for nothing', () => {
    expect(skills('Line cook', 'Smoky Hollow BBQ, Asheville NC. Work grill and fry.')).to.not.include('Barbecue');
    expect(city('Smoky Hollow BBQ, Asheville NC. Work grill and fry.')).to.equal('Asheville');
    expect(skills('Verkäufer', 'Bäckerei Ohlendorf, Lüneburg – ab sofort.')).to.eql([]);
  });

  it('the office of a superior asks for nothing', () => {
    const named = skills('Responsable', 'Dependiendo de la dirección de operaciones, controlará KPI y stock.');
    expect(named).to.include('KPI tracking');
    expect(named).to.not.include('Operations management');
  });

  it('a degree that is studied for is no paper to bring, and a word for pay no skill', () => {
    const { requirements } = read('Recruteur', 'Tu prépares un Master RH. Rémunération selon la grille légale.');
    expect(requirements.certifications).to.eql([]);
    expect(requirements.skills).to.eql([]);
  });

  it('a level is of the language beside it', () => {
    const { languages } = read('Medewerker', 'Je spreekt vloeiend Nederlands; Duits is een pré.').requirements;
    expect(languages.map(({ code, minLevel }) => [code, minLevel])).to.eql([
      ['nl', 'C1'],
      ['de', null],
    ]);
  });

  it('a town after "office in" is read in its case, and one with its state behind a sentence', () => {
    expect(city('Zdalnie lub biuro w Katowicach.')).to.equal('Katowice');
    expect(city('Run Haas mills. DOE $28–$38. Kent, WA. Days.')).to.equal('Kent');
    expect(city('Für einen Mittelständler im Raum Heilbronn suchen wir Sie.')).to.equal('Heilbronn');
  });
});

describe('Sums, times and halves of words', () => {
  it('days of work are no unit of pay', () => {
    expect(read('Analyst', '€55-65k, 3 days a week in the office.').pay).to.include({
      minValue: 55000,
      maxValue: 65000,
      unitText: 'YEAR',
    });
  });

  it('fourteen payments are months, and a second sum has its own unit', () => {
    expect(read('Auxiliar', 'Contrato indefinido, 1.350 € brutos x 14 pagas.').pay).to.include({
      minValue: 1350,
      unitText: 'MONTH',
    });
    expect(read('Motorista', 'Ordenado base 870 € + subsídio de alimentação 7,63 €/dia.').pay).to.include({
      minValue: 870,
      unitText: 'MONTH',
    });
    expect(read('Begeleider', 'Schaal 6: € 2.641 - € 3.630.').pay).to.include({ minValue: 2641, unitText: 'MONTH' });
  });

  it('lakhs are hundreds of thousands of rupees', () => {
    expect(read('QA', 'Selenium with Java. 14-22 LPA. WFO 3 days.').pay).to.include({
      minValue: 1_400_000,
      maxValue: 2_200_000,
      currency: 'INR',
      unitText: 'YEAR',
    });
    expect(read('QA', 'Salary: ₹8,00,000 - ₹12,50,000 per annum').pay).to.include({
      minValue: 800_000,
      maxValue: 1_250_000,
    });
    expect(read('QA', 'CTC up to 6.5 lakhs per annum').pay).to.include({ maxValue: 650_000 });
  });

  it('a range among what is offered is the pay', () => {
    expect(read('Driver', 'Driver CPC. £38,500 - £42,000, pension, 33 days.').pay).to.include({ maxValue: 42000 });
    expect(read('Chef', 'Level 3 food hygiene. 45 hrs, £33-36k + tronc.').pay).to.include({ minValue: 33000 });
    expect(read('Technicien', 'CACES apprécié. 2 200 à 2 600 € bruts sur 13 mois + primes').pay).to.include({
      maxValue: 2600,
      unitText: 'MONTH',
    });
    expect(read('Specjalista', 'Praca w Poznaniu. 8–9,5 tys. brutto, 2 dni zdalnie.').pay).to.include({
      minValue: 8000,
      maxValue: 9500,
      currency: 'PLN',
      unitText: 'MONTH',
    });
    expect(read('Machinist', '3 yrs min. DOE $28–$38. Kent, WA.').pay).to.include({ minValue: 28, unitText: 'HOUR' });
    expect(read('Assistente', 'Pacote Office. R$ 1.700 + VT + VA de R$ 22 por dia.').pay).to.include({
      minValue: 1700,
    });
    expect(read('Geometra', 'Patente B. 1.800–2.200 € netti.').pay).to.include({ maxValue: 2200, unitText: 'MONTH' });
    expect(read('Friseur', 'Festgehalt ab 2.300 € + Provision, kein Montag.').pay).to.include({ minValue: 2300 });
    expect(read('Manager', 'You run budgets of £200-500k, with three others.').pay).to.equal(null);
  });

  it('years may be a sentence by themselves', () => {
    expect(read('Technician', 'License preferred. 3-5 yrs. $27-$36/hr').requirements.experience).to.include({
      minMonths: 36,
    });
  });

  it('subjects of school are no trade, and a course that is paid is no paper to bring', () => {
    expect(skills('Assistant', 'GCSE English and maths (C/4 or above).')).to.eql([]);
    expect(skills('Azubi', 'Du hast gute Noten in Mathe und Physik.')).to.eql([]);
    expect(skills('Teacher', 'Experience teaching GCSE maths.')).to.include('Mathematics');
    const { certifications } = read('Angestellte', 'Fortbildung zum Steuerfachwirt wird bezahlt.').requirements;
    expect(certifications).to.eql([]);
  });

  it('who looks for somebody is no account of the employer', () => {
    expect(
      skills('QA', 'We ship a logistics SaaS. Looking for 3-6 yrs in test automation with Playwright.'),
    ).to.include('Playwright');
  });

  it('a plus may stand behind the years', () => {
    expect(read('Analyst', 'Must have: 2 years+ in an analytics role.').requirements.experience).to.include({
      minMonths: 24,
    });
  });

  it('what is nice is not asked for', () => {
    const { requirements } = read('Estimator', 'Degree in construction management nice but field experience counts.');
    expect(requirements.education).to.equal(null);
    expect(requirements.skills.map(({ importance }) => importance)).to.not.include('required');
  });

  it('the word for a language, half of a name and a degree are no unknown skills', () => {
    expect(skills('Verzorgende', 'Goede beheersing van de Nederlandse taal en bereidheid om te werken.')).to.eql([]);
    expect(skills('Engineer', 'You know LoRaWAN and NB-IoT.')).to.eql(['LoRaWAN', 'NB-IoT']);
    expect(skills('Conducteur', 'Profil : ingénieur ou DUT génie civil, AutoCAD.')).to.not.include('DUT');
  });
});
