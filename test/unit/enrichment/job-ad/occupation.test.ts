import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { partsOfTitle } from '../../../../adapters/enrichment/job-ad/title/parts-of-title.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const occupation = (title: string, description = 'A job.'): ReturnType<typeof reader.readAtOnce>['occupation'] =>
  reader.readAtOnce({ title, description }).occupation;
const label = (title: string, description?: string): string | undefined => occupation(title, description)?.label;

describe('The occupation of a job ad', () => {
  it('is what is left of the title without contract, sums, town, employer, gender marks and announcement', () => {
    const titles: [string, string][] = [
      ['Stellenangebot: Buchhalter (m/w/d) in Vollzeit | Erfurt', 'Accountant'],
      ['Wir suchen einen Koch (w/m/x) ab sofort', 'Cook'],
      ['Offre d’emploi : Comptable H/F - CDI - Nantes - 32k€', 'Accountant'],
      ['Vacature: Verpleegkundige (m/v) 24-36 uur bij De Lindehof', 'Registered nurse'],
      ['Cercasi cuoco a tempo indeterminato presso Locanda Brugnoli', 'Cook'],
      ['Se busca cocinero jornada completa - 1.500 €', 'Cook'],
      ['Vaga de Contador (CLT) - Recife', 'Accountant'],
      ['URGENT: Accountant - $60,000-$70,000/yr - Full-time - Ref. AC-2211', 'Accountant'],
      ['Join our team as an Accountant', 'Accountant'],
      ['[Remote] Frontend Developer at Lumen Lamps', 'Frontend developer'],
    ];
    for (const [title, expected] of titles) expect(label(title), title).to.equal(expected);
  });

  it('is of one part of a title with several, with the confidence of that part', () => {
    expect(occupation('Accountant - Lantern Division - Northern Region')).to.include({
      label: 'Accountant',
      confidence: 1,
    });
  });

  it('is found for a title that leaves out a small word, is the object of a sentence, or names the field alone', () => {
    expect(label('Técnico mantenimiento Torre Alta')).to.equal('Maintenance technician');
    expect(label('Magazijn medewerker')).to.equal('Warehouse worker');
    expect(label('Zatrudnimy księgową')).to.equal('Accountant');
    expect(label('Mitarbeiterin Buchhaltung')).to.equal('Accountant');
    expect(label('Cybersecurity')).to.match(/security/i);
  });

  it('is what the text calls the job where the title says nothing of it', () => {
    expect(
      label('Great opportunity in Erfurt!', 'We are looking for an experienced accountant for our lamp shop.'),
    ).to.equal('Accountant');
    expect(label('Komm zu uns!', 'Zum 1. März suchen wir einen Koch für unsere Küche.')).to.equal('Cook');
    expect(label('Rejoignez-nous !', 'Nous recherchons un comptable pour notre agence.')).to.equal('Accountant');
    expect(label('Trabajo estable', 'Puesto: Cocinero')).to.equal('Cook');
  });

  it('is that of the field in a compound with a plain head', () => {
    expect(label('Schoonmaakmedewerkster')).to.equal('Cleaner');
    expect(label('Buchhaltungsmitarbeiterin (m/w/d)')).to.equal('Accountant');
    expect(label('Mitarbeiter:in Technischer Dienst')).to.equal('Building maintenance technician');
  });

  it('is, for a title that nobody knows, the one that shares its words and whose skills are asked for', () => {
    const stack = '- Oracle Database, SQL, database administration, backup and Linux';
    expect(occupation('Oracle and wicks', `Requirements:\n${stack}`)).to.include({
      label: 'Database administrator',
      confidence: 0.4,
    });
    expect(occupation('Oracle and wicks', 'You like lamps.')).to.equal(null);
    expect(occupation('Lantern wizardry', `Requirements:\n${stack}`)).to.equal(null);
  });

  it('is not what the text only compares the work with', () => {
    expect(occupation('Somebody for everything', 'You will act as a translator between the teams.')).to.equal(null);
  });
});

describe('The forms of the title of an ad', () => {
  it('keep words that only look like contract or gender', () => {
    expect(partsOfTitle('C/C++ Developer')[0]).to.equal('C/C++ Developer');
    expect(occupation('Stage manager')?.label).to.match(/stage manager/i);
    expect(occupation('Contract manager')?.label).to.match(/contract/i);
  });

  it('cost no more for a long title without any end', () => {
    expect(partsOfTitle('for a '.repeat(5000)).length).to.be.lessThan(20);
  });
});
