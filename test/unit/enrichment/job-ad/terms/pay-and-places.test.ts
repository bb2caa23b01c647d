import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, ...lines: string[]): ReturnType<typeof reader.readAtOnce> =>
  reader.readAtOnce({ title, description: lines.join('\n') });

describe('Pay, place and home office', () => {
  it('of several units before a sum the nearest is its own', () => {
    expect(read('Buchhalter', 'Bis zu 2 Tage mobil pro Woche, Jahresgehalt 55.000–62.000 €').pay).to.include({
      unitText: 'YEAR',
      minValue: 55000,
    });
  });

  it('of so many thousands is no week’s or day’s, whatever is said of days before it', () => {
    for (const line of [
      'Télétravail deux jours par semaine, 42-48 k€. Lyon.',
      'Télétravail deux jours par semaine … 42-48 k€',
      'Télétravail deux jours par semaine. 42-48 k€, tickets restaurant.',
    ])
      expect(read('Développeur', line).pay, line).to.include({ unitText: 'YEAR', minValue: 42000, maxValue: 48000 });
    expect(read('Temp', 'Pay: £600 a week').pay).to.include({ unitText: 'WEEK' });
  });

  it('is none of another sum in the sentence before it', () => {
    expect(read('Engineer', 'Learning budget €1,500. €65–80k.').pay).to.include({ minValue: 65000, maxValue: 80000 });
  });

  it('stands in a title that names who sells or watches credit, too', () => {
    expect(read('Sales Associate £45k–£55k', 'You sell lamps.').pay).to.include({ minValue: 45000, maxValue: 55000 });
    expect(read('Credit Controller £28k-£32k', 'You chase debts.').pay).to.include({ minValue: 28000 });
    expect(read('Agent', 'Sales of £45,000 a month are expected.').pay).to.equal(null);
  });

  it('are read from a sentence that holds only a town and a sum, or only a town', () => {
    const ad = read('Bookkeeper', 'Month end close and Sage. Bristol, £32,000.');
    expect(ad.location).to.include({ city: 'Bristol' });
    expect(ad.pay).to.include({ minValue: 32000, unitText: 'YEAR' });
    expect(read('Clerk', 'You file letters. Leeds.').location).to.include({ city: 'Leeds' });
    for (const line of ['We know the Paris Agreement. Good pay.', 'We bake bread. Nice.'])
      expect(read('Clerk', line).location, line).to.equal(null);
  });

  it('another sum behind it has a unit of its own', () => {
    expect(read('Auxiliar', 'Salário R$ 1.780,00 + VT + VR R$ 25,00/dia.').pay).to.include({
      minValue: 1780,
      unitText: 'MONTH',
    });
    expect(read('Ingeniera', 'Salario: 38.000€ - 45.000€ b/a.').pay).to.include({ unitText: 'YEAR', maxValue: 45000 });
    expect(read('Engineer', 'You get: €75,000 – €95,000, equity, 30 days off').pay).to.include({ minValue: 75000 });
    expect(
      read('Social worker', 'Hybrid (2 days in our office). £39,513 - £46,731 plus £3,000 supplement.').pay,
    ).to.include({
      maxValue: 46731,
    });
  });

  it('a town stands in brackets, before its department or behind a bar', () => {
    expect(read('Dependienta', 'Tienda en centro comercial (Getafe).').location).to.include({ city: 'Getafe' });
    expect(read('Technicien', 'Laboratoire Biosel – Quimper (29). CDI 35h').location).to.include({ city: 'Quimper' });
    expect(read('Electrician', 'Shift: nights | Location: Spalding | Salary: £46,500').location).to.include({
      city: 'Spalding',
    });
  });

  it('a town ends before the next word of the sentence', () => {
    expect(read('Addetto', 'La sede di Verona ricerca un addetto.').location).to.include({ city: 'Verona' });
  });

  it('two days from home are both', () => {
    expect(read('Księgowa', 'Oferujemy możliwość pracy zdalnej 2 dni w tygodniu.').workplace).to.include({
      type: 'HYBRID',
    });
  });

  it('a country or a state stands beside work from anywhere, or behind a label', () => {
    for (const [title, text, location] of [
      ['Developer (Remote, UK)', 'We need Java.', { countryCode: 'GB' }],
      ['Developer', 'Remote (Germany). We need Java.', { countryCode: 'DE' }],
      ['Developer', 'Remote, Texas. Java.', { region: 'Texas', countryCode: 'US' }],
      ['Developer', 'UK (remote). Java.', { countryCode: 'GB' }],
      ['Developer', 'Location: United Kingdom\nJava', { countryCode: 'GB' }],
    ] as const)
      expect(read(title, text).location, text).to.include(location);
    for (const text of ['Remote / IT. Java.', 'Remote, Scrum and Agile.'])
      expect(read('Developer', text).location, text).to.equal(null);
  });

  it('a town is a sentence of its own, also behind a name with capitals and before a currency', () => {
    expect(read('Clerk', 'MS Office. Dubai. AED 5,000-6,000 monthly.').location).to.include({ city: 'Dubai' });
    expect(read('Contable', 'Formación en Power BI. Valencia, híbrido.').location).to.include({ city: 'Valencia' });
  });

  it('so many days a week from home are both, however they are written', () => {
    for (const text of ['CDI, Lyon, télétravail 2j/semaine.', 'Office in Leeds, 1 day a week WFH.'])
      expect(read('Clerk', text).workplace, text).to.include({ type: 'HYBRID' });
  });

  it('years of the employer are none of the candidate, who may have some in the next sentence', () => {
    const months = (text: string): number | null | undefined => read('Clerk', text).requirements.experience?.minMonths;
    expect(months('Our company has 25 years of experience. You have 3 years of experience.')).to.equal(36);
    expect(months('Deux ans d’expérience. Notre groupe, 40 ans d’expérience, 2 000 collaborateurs.')).to.equal(24);
    expect(months('Seit 40 Jahren Erfahrung im Markt. Sie haben 2 Jahre Berufserfahrung.')).to.equal(24);
    expect(months('Our client requires 10 years of experience in Java.')).to.equal(120);
  });

  it('a sum is pay as a sentence behind figures, before taxes, or among what is offered', () => {
    for (const [text, pay] of [
      ['Team of 15. £45,000 + commission.', { minValue: 45000, unitText: 'YEAR' }],
      ['39h, 2 100 € net + pourboires, logé.', { minValue: 2100, unitText: 'MONTH' }],
      ['Ofrecemos: contrato indefinido, 24.000 €, curso de KUKA.', { minValue: 24000, unitText: 'YEAR' }],
      ['Tramping. £850 pw.', { minValue: 850, unitText: 'WEEK' }],
    ] as const)
      expect(read('Clerk', text).pay, text).to.include(pay);
    expect(read('Clerk', 'We use approx. £150,000 + of kit.').pay).to.equal(null);
  });
});
