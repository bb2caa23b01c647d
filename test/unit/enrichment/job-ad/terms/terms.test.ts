import { expect } from 'chai';
import { extractPay } from '../../../../../adapters/enrichment/job-ad/recognizers/pay/extract-pay.js';
import { extractLocation } from '../../../../../adapters/enrichment/job-ad/recognizers/place/extract-location.js';
import { extractWorkplace } from '../../../../../adapters/enrichment/job-ad/recognizers/place/extract-workplace.js';

/** Text, least, most, currency, unit. */
const PAY: readonly (readonly [string, number | null, number | null, string, string])[] = [
  ['Compensation: $42.50 - $61.00 per hour plus night differential.', 42.5, 61, 'USD', 'HOUR'],
  ['Salary: $90,000 - $110,000 per year.', 90_000, 110_000, 'USD', 'YEAR'],
  ['The base salary range is $90k–$110k.', 90_000, 110_000, 'USD', 'YEAR'],
  ['Pay: £14.20 an hour', 14.2, 14.2, 'GBP', 'HOUR'],
  ['Up to £45,000 per annum, depending on experience', null, 45_000, 'GBP', 'YEAR'],
  ['Starting at $22/hr', 22, null, 'USD', 'HOUR'],
  ['CAD 80,000 to 95,000 annually', 80_000, 95_000, 'CAD', 'YEAR'],
  ['Wir bieten 45.000 € bis 52.000 € brutto im Jahr.', 45_000, 52_000, 'EUR', 'YEAR'],
  ['Gehalt: ab 3.200 € monatlich', 3200, null, 'EUR', 'MONTH'],
  ['Stundenlohn 15,50 €', 15.5, 15.5, 'EUR', 'HOUR'],
  ['Jahresgehalt 60-70k €', 60_000, 70_000, 'EUR', 'YEAR'],
  ["Lohn: CHF 6'500 pro Monat", 6500, 6500, 'CHF', 'MONTH'],
  ['Salaire : 30 000 € à 35 000 € brut annuel', 30_000, 35_000, 'EUR', 'YEAR'],
  ['Rémunération 2 100 € brut par mois', 2100, 2100, 'EUR', 'MONTH'],
  ['Salario: 24.000 - 28.000 € brutos anuales', 24_000, 28_000, 'EUR', 'YEAR'],
  ['Compensation\n$120,000 - $140,000', 120_000, 140_000, 'USD', 'YEAR'],
  ['A driving licence is a plus. 15 EUR/hour.', 15, 15, 'EUR', 'HOUR'],
  ['CAFM experience a plus. £48k-£55k. Apply now.', 48_000, 55_000, 'GBP', 'YEAR'],
  ['Sign-on bonus of $5,000. The hourly rate is $31.', 31, 31, 'USD', 'HOUR'],
];

const NO_PAY = [
  'We raised $50 million last year.',
  'You manage a budget of $200,000.',
  'Our revenue of €12,000,000 grows every year.',
  'A $10,000 sign-on bonus and a $500 allowance for your desk.',
  'Five years of experience, 40 hours a week.',
  'Call 0800 123456 per day.',
  'Tickets sell for $25.',
  'We grew fast. £48m-£55m of sales followed.',
  'Annual $5,000 training allotment',
  'Zuschuss zur Kita ca. 150 € im Monat',
  '$200/month quality of life perk',
];

describe('The pay in a job ad', () => {
  for (const [text, least, most, currency, unit] of PAY) {
    it(`is read from "${text.replace('\n', ' / ')}"`, () => {
      const found = extractPay(text);
      expect(found && [found.minValue, found.maxValue, found.currency, found.unitText]).to.deep.equal([
        least,
        most,
        currency,
        unit,
      ]);
      expect(text.slice(found!.start, found!.end))
        .to.match(/^\S.*\d/)
        .and.match(/\S$/);
    });
  }

  for (const text of NO_PAY) {
    it(`is not "${text}"`, () => {
      expect(extractPay(text)).to.equal(null);
    });
  }

  it('is looked for in an endless line too', () => {
    expect(extractPay('$1 000 000 '.repeat(10_000) + '1.000'.repeat(20_000))).to.equal(null);
  });
});

describe('Where the work of a job ad is done', () => {
  const types: readonly (readonly [string, string | null])[] = [
    ['This is a fully remote position.', 'TELECOMMUTE'],
    ['Location: Remote (US only)', 'TELECOMMUTE'],
    ['Work from anywhere.', 'TELECOMMUTE'],
    ['100 % Homeoffice', 'TELECOMMUTE'],
    ['Hybrid role, Leeds', 'HYBRID'],
    ['Three days a week in the office', 'HYBRID'],
    ['You may work from home up to two days a week.', 'HYBRID'],
    ['2 Tage pro Woche Homeoffice', 'HYBRID'],
    ['Portland, OR. On site.', 'ONSITE'],
    ['This is not a remote role.', 'ONSITE'],
    ['Kein Homeoffice', 'ONSITE'],
    ['No telecommuting or remote work options are available.', null],
    ['Experience with remote sensing and hybrid cloud', null],
    ['You support remote teams and monitor patients remotely.', null],
    ['Drives hybrid cars', null],
  ];
  for (const [text, type] of types) {
    it(`is ${type ?? 'not stated'} in "${text}"`, () => {
      expect(extractWorkplace(text)?.type ?? null).to.equal(type);
    });
  }

  it('is the place after a label or in a sentence, with its region and country', () => {
    expect(extractLocation('Location: Portland, OR. On site.')?.location).to.deep.equal({
      city: 'Portland',
      region: 'OR',
      countryCode: 'US',
    });
    expect(extractLocation('You join our Hamburg office.')?.location).to.deep.equal({ city: 'Hamburg' });
    expect(extractLocation('Standort: 20095 Hamburg')?.location).to.deep.equal({ city: 'Hamburg' });
    expect(extractLocation('The role is based in our headquarters in Carson, California.')?.location).to.deep.equal({
      city: 'Carson',
      region: 'California',
      countryCode: 'US',
    });
    expect(extractLocation('The job is based in Leeds, UK and starts in May.')?.location).to.deep.equal({
      city: 'Leeds',
      countryCode: 'GB',
    });
    expect(
      extractLocation('You join our unit at Tern General, Portland OR. Shifts last long.')?.location,
    ).to.deep.equal({
      city: 'Portland',
      region: 'OR',
      countryCode: 'US',
    });
    expect(extractLocation('Poste basé à Lyon')?.location).to.deep.equal({ city: 'Lyon' });
  });

  it('is nowhere where no place is named', () => {
    expect(extractLocation('Location: to be discussed. Lanternworks is based in Leeds, UK.')).to.equal(null);
  });
});
