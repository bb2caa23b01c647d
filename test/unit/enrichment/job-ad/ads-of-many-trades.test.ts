import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, ...lines: string[]): ReturnType<TaxonomyJobAdReader['readAtOnce']> =>
  reader.readAtOnce({ title, description: lines.join('\n') });
const asked = (title: string, ...lines: string[]): ReturnType<TaxonomyJobAdReader['readAtOnce']>['requirements'] =>
  read(title, ...lines).requirements;

describe('The degree that an ad asks for', () => {
  it('is not read from small words of English that are degrees elsewhere', () => {
    expect(asked('Officer', 'Requirements:', 'You know the school and its students well.').education).to.equal(null);
    expect(asked('Driver', 'Requirements:', 'A full driving licence and own car.').education).to.equal(null);
    expect(asked('Clerk', 'Requirements:', 'Interest in promotion in the first year.').education).to.equal(null);
    expect(asked('Teacher', 'You teach French at a secondary school with 900 pupils.').education).to.equal(null);
  });

  it('is still read where it is meant', () => {
    expect(asked('Comptable', 'Profil :', 'Licence professionnelle ou BTS.').education?.minLevel).to.equal('associate');
    expect(asked('Comptable', 'Profil :', 'Licence en gestion exigée.').education?.minLevel).to.equal('bachelor');
    expect(asked('Tecnico', 'Requisiti:', 'Diploma ITS in meccatronica.').education?.minLevel).to.equal('associate');
    expect(asked('Chemiker', 'Anforderungen:', 'Promotion in Chemie.').education?.minLevel).to.equal('doctorate');
  });
});

describe('The years that an ad asks for', () => {
  const months = (title: string, ...lines: string[]): number | null | undefined =>
    asked(title, ...lines).experience?.minMonths;

  it('are not the age of the employer', () => {
    expect(
      months(
        'Senior Accountant',
        'Our client, a leading fund administrator with 1,200 staff over 30 years in business, seeks an accountant with 3+ yrs PQE.',
      ),
    ).to.equal(36);
  });

  it('are not how long the contract lasts', () => {
    expect(months('Auxiliar', 'Contrato de 6 meses + posibilidad de indefinido. No se pide experiencia.')).to.equal(
      undefined,
    );
    expect(
      months('Officer', 'Fixed-term 12 months, parental leave cover. Experience with student systems is needed.'),
    ).to.equal(undefined);
    expect(months('Buyer', '5 years contract management experience required.')).to.equal(60);
  });
});

describe('The years and the level of what is asked', () => {
  it('are those of work in a trade, not the time in which a licence has to be there', () => {
    const { experience } = asked(
      'Senior Mechanical Engineer',
      'P.Eng. (or eligible within 12 months), 8-12 years in building systems design.',
    );
    expect([experience?.minMonths, experience?.maxMonths]).to.deep.equal([96, 144]);
    expect(asked('Facilities Manager', 'You have 5 years in FM.').experience?.minMonths).to.equal(60);
    expect(asked('Fellow', 'You have less than 4 years of research experience.').experience).to.equal(null);
    expect(asked('Fellow', 'Not less than 4 years of experience.').experience?.minMonths).to.equal(48);
    expect(asked('Engineer', 'We have spent 60 years in business with hospitals.').experience).to.equal(null);
  });

  it('are only welcome where they are an asset', () => {
    const { skills, certifications } = asked(
      'Engineer',
      'Requirements:',
      'AutoCAD. LEED AP an asset. French an asset.',
    );
    expect(skills.filter(({ name }) => name !== 'AutoCAD').map(({ importance }) => importance)).to.deep.equal([
      'preferred',
      'preferred',
    ]);
    expect(certifications).to.deep.equal([]);
  });
});

describe('What an ad teaches', () => {
  it('is asked of nobody', () => {
    const { skills } = asked('Apprentice Plumber', 'You will learn to install boilers and to read technical drawings.');
    expect(skills).to.deep.equal([]);
  });

  it('is no spoken language where it is a subject of school', () => {
    expect(asked('Apprentice', 'GCSE maths and English grade 4 or above.').languages).to.deep.equal([]);
    expect(asked('Ausbildung', 'Gute Noten in Mathe, Physik und Englisch.').languages).to.deep.equal([]);
    expect(asked('Clerk', 'Fluent English and good maths skills.').languages.map(({ code }) => code)).to.deep.equal([
      'en',
    ]);
  });
});

describe('What an ad names beside the skills it asks for', () => {
  const skills = (title: string, ...lines: string[]): string[] =>
    asked(title, ...lines).skills.map(({ name, importance }) => `${importance}: ${name}`);

  it('is the agency', () => {
    expect(skills('Warehouse Operative', 'Agency: Brightline Recruitment. Reach truck preferred.')).to.deep.equal([
      'preferred: Reach truck operation',
    ]);
  });

  it('is the setting of the job before, which names no skill', () => {
    expect(skills('Sous chef', 'Je hebt minimaal 3 jaar ervaring in een vergelijkbare keuken.')).to.deep.equal([]);
  });

  it('is an article before an abbreviation', () => {
    expect(skills('Bookkeeper', 'QuickBooks Online: send me a P&L monthly.').join()).not.to.include('Accounts payable');
  });

  it('is nice', () => {
    expect(skills('Data Engineer', 'Stack: Python, Airflow. Nice: Kafka, Scala.').slice(-2)).to.deep.equal([
      'preferred: Apache Kafka',
      'preferred: Scala',
    ]);
  });
});

describe('Where and for how much', () => {
  const place = (title: string, ...lines: string[]): (string | undefined)[] => {
    const { city, region, countryCode } = read(title, ...lines).location ?? {};
    return [city, region, countryCode];
  };

  it('has the state of a town, with a comma or without', () => {
    expect(place('Hygienist', 'Small practice in Burlington VT needs you.')).to.deep.equal(['Burlington', 'VT', 'US']);
    expect(place('Driver', 'Keller Packaging, Dayton, OH. Days only.')).to.deep.equal(['Dayton', 'OH', 'US']);
  });

  it('has the town without its district or its postal code', () => {
    expect(place('Senior Accountant | Dublin 2 | Hybrid', 'Month end and VAT.')[0]).to.equal('Dublin');
    expect(place('Apprentice', 'Wage: £6.40/h. Location: Stockport SK3. Level 2.')[0]).to.equal('Stockport');
    expect(place('Pflegefachkraft', 'Für unser Haus in 79098 Freiburg suchen wir dich.')[0]).to.equal('Freiburg');
  });

  it('has the place that is the whole first sentence, and its dollar', () => {
    const ad = read(
      'Mechanical Engineer',
      `Toronto. ${'Design of building systems for hospitals. '.repeat(3)}$110,000 to $135,000.`,
    );
    expect([ad.location?.city, ad.pay?.currency]).to.deep.equal(['Toronto', 'CAD']);
  });

  it('has no pay by the week where the hours are', () => {
    const { pay } = read('Teaching Assistant', 'Term time only, 32.5 hrs/wk, £22,737 pro rata.');
    expect([pay?.minValue, pay?.unitText]).to.deep.equal([22_737, 'YEAR']);
  });

  it('has a range of thousands that opens its sentence', () => {
    const pay = (line: string): unknown => {
      const { minValue, maxValue, currency } = read('Engineer', line).pay ?? {};
      return [minValue, maxValue, currency];
    };
    expect(pay('We need no degree. 95-115K EUR + equity.')).to.deep.equal([95_000, 115_000, 'EUR']);
    expect(pay('AutoCAD, Mensura. 38/45 K€ + véhicule de fonction.')).to.deep.equal([38_000, 45_000, 'EUR']);
  });
});
