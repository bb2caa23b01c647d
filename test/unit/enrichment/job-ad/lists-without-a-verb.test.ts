import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, ...lines: string[]): ReturnType<typeof reader.readAtOnce> =>
  reader.readAtOnce({ title, description: lines.join('\n') });
const importance = (title: string, ...lines: string[]): Record<string, string> =>
  Object.fromEntries(read(title, ...lines).requirements.skills.map(({ name, importance: weight }) => [name, weight]));

describe('Lists without a verb', () => {
  it('name the work, in the running text of a short ad', () => {
    expect(
      importance(
        'Bookkeeper',
        'Ferncliffe Trust is a small charity. We need a bookkeeper for 20 hours a week.',
        'Month-end close, grant tracking, bank recs, payroll for 14 staff. Xero essential, Sage a plus.',
      ),
    ).to.include({ 'Month-end close': 'required', 'Bank reconciliation': 'required', Payroll: 'required' });
  });

  it('name the work behind a sentence about the employer', () => {
    const ad = [
      'Our finance team in Leeds is growing. Invoice matching, supplier queries, payment runs. Excel (pivot tables). SAP useful.',
    ];
    expect(importance('Accounts payable clerk', ...ad)).to.deep.include({
      'invoice matching': 'required',
      'Microsoft Excel': 'required',
      SAP: 'preferred',
    });
  });

  it('name no work where they say what the employer does or pays', () => {
    expect(
      importance('Receptionist', 'We are a firm of accountants: audit, payroll, tax.', 'You greet our guests.'),
    ).to.not.have.any.keys('Payroll', 'Auditing', 'Taxation');
    expect(
      importance('Receptionist', 'Our services: bookkeeping, payroll, tax returns.', 'You greet our guests.'),
    ).to.not.have.any.keys('Payroll', 'Bookkeeping');
  });
});

describe('What an ad asks for later, or would like', () => {
  it('a licence within months of the start, or the will to get one, is not asked of everybody', () => {
    const { requirements } = read(
      'Registered nurse',
      'Active RN license. ACLS within 6 months of hire. BLS within 30 days of start.',
    );
    expect(requirements.certifications.map(({ id }) => id)).to.deep.equal(['rn-license']);
  });

  it('"gerne" before a name makes it welcome, behind it how somebody works', () => {
    expect(importance('Bürokraft', 'Sicherer Umgang mit MS Office, gerne DATEV.')).to.deep.include({
      'Microsoft Office': 'required',
      DATEV: 'preferred',
    });
    expect(importance('Bürokraft', 'Sie arbeiten gerne mit Microsoft Excel.')).to.deep.equal({
      'Microsoft Excel': 'required',
    });
  });
});

describe('Pay in short ads', () => {
  it('a small sum with cents that stands alone is for an hour', () => {
    expect(read('Waiter', 'Clearing tables, using the till. £11.90 + tips. Over 18s only.').pay).to.include({
      currency: 'GBP',
      minValue: 11.9,
      unitText: 'HOUR',
    });
    expect(read('Cashier', 'You sell tickets. £4.50 is the price of a ticket.').pay).to.equal(null);
    expect(read('Cashier', 'You sell meals. £4.50 + drink. Evenings.').pay).to.equal(null);
  });

  it('hundreds of euros that are called pay are for a month', () => {
    expect(read('Auxiliar de cozinha', 'Salário 870€ + subsídio de alimentação.').pay).to.include({
      minValue: 870,
      unitText: 'MONTH',
    });
  });

  it('thousands without a sign are in the money of the country', () => {
    expect(read('Clerk', 'Our office in Leeds. 26k plus 25 days holiday.').pay).to.include({
      currency: 'GBP',
      minValue: 26_000,
      unitText: 'YEAR',
    });
    expect(read('Clerk', 'Our office in Leeds. We serve 26k customers.').pay).to.equal(null);
    expect(read('Coach', 'Our club in Leeds. 10k and half marathons.').pay).to.equal(null);
  });
});

describe('Words of one language in an ad without small words', () => {
  it('a Spanish degree speaks to nobody of one gender', () => {
    const ad =
      'Facturación, conciliación bancaria. FP Grado Superior en Finanzas. Híbrido en Zaragoza. Sueldo y extras.';
    expect(read('Contable', ad).findings).to.deep.equal([]);
    expect(read('Contable', ad).workplace?.type).to.equal('HYBRID');
  });
});

describe('Short ads of Europe', () => {
  it('name the town behind a label or a word of places', () => {
    const city = (...lines: string[]): string | undefined => read('Carpenter', ...lines).location?.city;
    expect(city('Toolbox talks and stock counts. £15.85ph. Site: Wisbech, Cambs.')).to.equal('Wisbech');
    expect(city('Puesta en marcha de líneas. Inglés B2. 30-36K. Base: Terrassa')).to.equal('Terrassa');
    expect(city('Rijbewijs B (BE pré). Regio Apeldoorn. Bruto € 17–22 p/u.')).to.equal('Apeldoorn');
    expect(city('Schreinerei. Standort Nähe Bahnhof. Gute Bezahlung.')).to.equal(undefined);
    expect(city('Caristes, Préparateurs (10). Travail en équipe.')).to.equal(undefined);
    expect(city('Base: Competitive. Site: Retail')).to.equal(undefined);
  });

  it('state pay by the month, by the year and without a sign', () => {
    const pay = (...lines: string[]): unknown => read('Nurse', ...lines).pay;
    expect(pay('Die Ausbildung wird bezahlt. Ab 4.100 € + Zuschläge.')).to.include({
      minValue: 4100,
      unitText: 'MONTH',
    });
    expect(pay('Spanisch ein Plus. 38.000 bis 44.000 Euro p. a., 50 % mobil.')).to.include({
      maxValue: 44_000,
      unitText: 'YEAR',
    });
    expect(pay('Schichtarbeit. EG 9 (ca. 3.900 €).')).to.include({ minValue: 3900, unitText: 'MONTH' });
    expect(pay('Biuro rachunkowe w Rzeszowie. 6000-7500 brutto, praca hybrydowa.')).to.include({
      currency: 'PLN',
      maxValue: 7500,
      unitText: 'MONTH',
    });
    expect(pay('Superior em Contábeis ou RH. R$ 3.200 + VA R$ 600. Presencial.')).to.include({ minValue: 3200 });
  });

  it('the level behind one language is not that of the next', () => {
    expect(read('Clerk', 'Englisch verhandlungssicher, Spanisch ein Plus.').requirements.languages).to.containSubset([
      { code: 'en', minLevel: 'C2' },
      { code: 'es', minLevel: null, importance: 'preferred' },
    ]);
  });

  it('a range of years at the head of an item is experience, and studies under way are no degree', () => {
    expect(read('Accountant', 'What you need', '• 2–4 yrs public accounting').requirements.experience).to.include({
      minMonths: 24,
      maxMonths: 48,
    });
    expect(read('Analista', 'Folha de pagamento. Superior cursando em Contábeis.').requirements.education).to.equal(
      null,
    );
  });
});

describe('An employer in one line with the work', () => {
  it('the list behind the colon is of the work', () => {
    expect(
      importance('Operatore CNC', 'Azienda meccanica di Modena: tornio, lettura disegno, attrezzaggio macchine CNC.'),
    ).to.include({ 'Blueprint reading': 'required' });
  });

  it('the town stands before its quarter, the years before "mini", the monthly pay alone', () => {
    const { location, requirements, pay } = read(
      'Chef de chantier',
      'Praxis in Bonn-Beuel. Encadrement de 15 compagnons. 5 ans mini. 2.700 Euro.',
    );
    expect(location?.city).to.equal('Bonn');
    expect(requirements.experience?.minMonths).to.equal(60);
    expect(pay).to.include({ minValue: 2700, unitText: 'MONTH' });
  });
});
