import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (description: string) => reader.readAtOnce({ title: 'Post', description }).requirements;
const namesOf = (description: string) => read(description).skills.map(({ name }) => name);
const certificatesOf = (description: string) => read(description).certifications.map(({ name }) => name);

describe('What trades ask for', () => {
  it('may be a certificate by its name', () => {
    expect(certificatesOf('Requirements: First Aid, PASMA, digi card.')).to.include.members([
      'First Aid',
      'PASMA',
      'digi card',
    ]);
    expect(certificatesOf('CACES R489 cat. 3 obligatoire.')).to.deep.equal(['CACES R489 cat 3']);
    expect(certificatesOf('Dein Profil:\n- Masernschutznachweis')).to.deep.equal(['Masernschutznachweis (Germany)']);
    expect(certificatesOf('Wij vragen een chauffeurskaart.')).to.deep.equal(['chauffeurskaart']);
    expect(certificatesOf('Requisitos:\n- Curso de transporte coletivo de passageiros')).to.deep.equal([
      'Passenger transport course (Brazil)',
    ]);
  });

  it('is no duty, and no abbreviation of another trade', () => {
    expect(certificatesOf('Assessment of injuries, first aid, and emergency treatment.')).to.deep.equal([]);
    expect(certificatesOf('Processes Aircraft Document Review (ADR).')).to.deep.equal([]);
    expect(certificatesOf('Fahrer mit ADR-Schein')).to.deep.equal(['ADR certificate']);
    expect(certificatesOf('You know the standards of the CQC and lead inspections.')).to.deep.equal([]);
    expect(certificatesOf('Experience at the FCO, and with SST data.')).to.deep.equal([]);
    expect(certificatesOf('Autista con patente CE e CQC.')).to.include('CQC');
  });

  it('is no pension scheme, which it grants', () => {
    expect(certificatesOf('In return you get membership of the Local Pension Scheme.')).to.deep.equal([]);
  });

  it('may be what somebody is good at or confident with', () => {
    expect(namesOf('Confident with anaesthesia, radiography and good at client care.')).to.include.members([
      'radiography',
      'client care',
    ]);
  });

  it('is neither a word for knowledge itself, nor the post, nor what is done with the thing', () => {
    expect(namesOf('Je hebt ervaring in de logistiek, aantoonbare kennis van heftrucks.')).to.not.include.members([
      'aantoonbare kennis',
    ]);
    expect(namesOf('• 3 jaar ervaring in een boekhoudkundige functie')).to.deep.equal([]);
    expect(namesOf('Vous avez de l’expérience auprès d’une direction générale.')).to.deep.equal([]);
    expect(namesOf('> Gerne Erfahrung mit der Zubereitung von Snacks')).to.deep.equal([]);
    expect(namesOf('• Kenntnisse in Pneumatik und KUKA-Robotern')).to.have.members(['Pneumatics', 'KUKA-Robotern']);
  });

  it('is no district of a town', () => {
    expect(namesOf('You use SAP, Java and Kafka in London EC2.')).to.have.members(['SAP', 'Java', 'Apache Kafka']);
  });
});
