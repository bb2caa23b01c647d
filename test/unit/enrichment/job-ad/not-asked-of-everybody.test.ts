import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, ...lines: string[]): ReturnType<typeof reader.readAtOnce> =>
  reader.readAtOnce({ title, description: lines.join('\n') });
const skills = (title: string, ...lines: string[]): Record<string, string> =>
  Object.fromEntries(read(title, ...lines).requirements.skills.map(({ name, importance }) => [name, importance]));

describe('What is no requirement of an ad', () => {
  it('is a level of schooling, the kind of an employer, or a language among the skills', () => {
    const uk = read('Surveyor', '- Experience with a main contractor', '- Degree in Quantity Surveying or HNC/HND');
    expect(uk.requirements.skills.map(({ name }) => name)).to.deep.equal(['Quantity surveying']);
    expect(uk.requirements.education).to.include({ minLevel: 'associate' });
    const poland = read('Kierowca', 'Wymagania: podstawowa znajomość języka niemieckiego lub angielskiego.');
    expect(poland.requirements.skills).to.deep.equal([]);
    expect(poland.requirements.languages.map(({ code }) => code)).to.deep.equal(['de', 'en']);
  });

  it('is what the employer is like, or a sentence of nobody sought', () => {
    expect(
      skills(
        'Sviluppatore',
        'Python.',
        'Cresci con noi: competenze in un’azienda attenta al cambiamento e vicina a tutti.',
      ),
    ).to.deep.equal({ Python: 'required' });
    expect(
      skills(
        'Cuisinier',
        'Le Conseil porte depuis longtemps une politique ambitieuse de la restauration des collèges.',
      ),
    ).to.not.have.property('Ambition');
    expect(skills('Motorista', 'Requisitos:', '- Experiência comprovada em carteira de trabalho')).to.deep.equal({});
  });

  it('is the trade of a collective agreement', () => {
    expect(skills('Cameriere', 'Requisiti:', '- servizio al tavolo', 'CCNL Turismo, VI livello.')).to.not.have.property(
      'Tourism',
    );
  });

  it('is what a board answers with no', () => {
    const found = read('Agent', 'Missions :', '- encadrement des enfants', 'Télétravail', 'Non', 'Management', 'Non');
    expect(found.requirements.skills.map(({ name }) => name)).to.deep.equal(['Childcare']);
    expect(
      read('Mozo', 'Requisitos:', 'Carnet de conducir B: No', 'Excel: No').requirements.certifications,
    ).to.deep.equal([]);
    expect(skills('Clerk', 'Requirements:', '- Word: no idea without it', '- Excel')).to.have.property(
      'Microsoft Excel',
    );
  });

  it('is a register without a name', () => {
    expect(
      read('Infirmière', 'Profil : diplôme exigé, inscription à l’Ordre.').requirements.certifications,
    ).to.deep.equal([]);
  });

  it('is what may still be worked towards, or is helpful', () => {
    expect(read('Surveyor', '- MRICS or working towards chartership').requirements.certifications).to.deep.equal([]);
    expect(skills('Sales assistant', 'Retail experience helpful but not essential.')).to.deep.equal({
      'Retail sales': 'preferred',
    });
    expect(skills('Infirmier', 'Profil : maîtrise du logiciel DxCare souhaitée.')).to.deep.equal({
      DxCare: 'preferred',
    });
  });

  it('are years of the item before', () => {
    const { skills: found } = read(
      'Operaio',
      'Si richiede: esperienza di almeno 1 anno su linee di produzione, uso del muletto.',
    ).requirements;
    expect(found.find(({ name }) => name === 'Forklift operation')?.minMonths).to.equal(null);
  });
});

describe('One of several papers', () => {
  it('is asked of nobody in particular', () => {
    const found = read(
      'Elektroniker',
      'Voraussetzung ist eine Ausbildung als Elektroniker für Betriebstechnik oder vergleichbar.',
    );
    expect(found.requirements.certifications).to.deep.equal([]);
    expect(skills('Bookkeeper', '- AAT Level 3 or QBE')).to.deep.equal({ 'AAT Level 3': 'preferred' });
    expect(read('Nurse', '- BLS and ACLS').requirements.certifications).to.have.length(2);
  });

  it('stays required where only what stands in brackets behind it is welcome', () => {
    const found = read('Fahrer', 'Du hast einen Staplerschein mit Fahrpraxis (Schubmast von Vorteil).').requirements;
    expect(found.certifications.map(({ name }) => name)).to.deep.equal(['Staplerschein']);
  });
});
