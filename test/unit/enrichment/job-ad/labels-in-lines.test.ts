import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, ...lines: string[]): ReturnType<typeof reader.readAtOnce> =>
  reader.readAtOnce({ title, description: lines.join('\n') });
const skills = (title: string, ...lines: string[]): Record<string, string> =>
  Object.fromEntries(read(title, ...lines).requirements.skills.map(({ name, importance }) => [name, importance]));

describe('A label at the beginning of a paragraph', () => {
  it('opens its part of the ad: tasks and what is welcome, in any language', () => {
    const found = skills(
      'Desenvolvedora',
      'Responsabilidades: desenvolver APIs REST em Java e Spring Boot, manter serviços em Kubernetes.',
      'Requisitos: SQL e PostgreSQL.',
      'Diferenciais: Kotlin, Terraform.',
    );
    expect(found).to.include({ 'REST APIs': 'required', 'Spring Boot': 'required', Kubernetes: 'required' });
    expect(found).to.include({ PostgreSQL: 'required', Kotlin: 'preferred', Terraform: 'preferred' });
  });

  it('may be a question, and holds to the end of its paragraph', () => {
    const lines = [
      'Wat vragen we? Je kent Docker en Linux.',
      'Je hebt ervaring met Java.',
      'Wat bieden we? Een cursus Kafka.',
      'En een training Redis.',
    ];
    expect(Object.keys(skills('Ontwikkelaar', ...lines))).to.have.members(['Docker', 'Linux', 'Java']);
  });

  it('is none where the words before the colon are a sentence or a requirement', () => {
    expect(skills('Developer', 'Experience with: Java, Docker, Linux', 'Nice to have a look at us: Kafka')).to.include({
      Java: 'required',
    });
  });

  it('of an offer has the pay behind it', () => {
    expect(read('Surveyor', 'In return: £60,000 - £70,000 + car allowance, 26 days of holiday').pay).to.include({
      minValue: 60000,
      maxValue: 70000,
      unitText: 'YEAR',
    });
    expect(
      read('Dev', 'Benefícios: vale-refeição R$ 45/dia, PLR. Salário: R$ 9.000 a R$ 12.000 (CLT).').pay,
    ).to.include({
      currency: 'BRL',
      minValue: 9000,
      unitText: 'MONTH',
    });
  });
});

describe('What the reader of an ad will do', () => {
  it('is asked for, as the ad says "you"', () => {
    expect(
      skills(
        'Bilanzbuchhalter',
        'Wir sind ein Maschinenbauer.',
        '',
        'Sie erstellen Jahresabschlüsse nach HGB und bearbeiten die Anlagenbuchhaltung.',
      ),
    ).to.include({ 'Year-end close': 'required', 'Fixed asset accounting': 'required' });
  });

  it('is read where the work has the name of those who do it', () => {
    expect(skills('Camarera', 'Funciones: atención al cliente y cobro.')).to.include({
      'Customer service': 'required',
    });
    expect(skills('Mechatroniker', 'Kenntnisse in Pneumatik und Hydraulik erforderlich.')).to.include({
      Hydraulics: 'required',
    });
  });
});

describe('What is no requirement of an ad', () => {
  it('is a level of schooling, the kind of an employer, or a language among the skills', () => {
    const uk = read('Surveyor', '- Experience with a main contractor', '- Degree in Quantity Surveying or HNC/HND');
    expect(uk.requirements.skills.map(({ name }) => name)).to.deep.equal(['Quantity surveying']);
    expect(uk.requirements.education).to.include({ minLevel: 'associate' });
    const poland = read('Kierowca', 'Wymagania: podstawowa znajomość języka niemieckiego lub angielskiego.');
    expect(poland.requirements.skills).to.deep.equal([]);
    expect(poland.requirements.languages.map(({ code }) => code)).to.deep.equal(['de', 'en']);
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

describe('Pay, place and home office', () => {
  it('of several units before a sum the nearest is its own', () => {
    expect(read('Buchhalter', 'Bis zu 2 Tage mobil pro Woche, Jahresgehalt 55.000–62.000 €').pay).to.include({
      unitText: 'YEAR',
      minValue: 55000,
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
});

describe('Wording that speaks more to one gender', () => {
  const codes = (description: string): string[] => read('Job', description).findings.map(({ code }) => code);

  it('is looked for in the language of the ad only', () => {
    expect(codes('Si richiede il diploma di scuola superiore e la patente per il lavoro.')).to.deep.equal([]);
    expect(codes('Se requiere formación superior y experiencia en el puesto.')).to.deep.equal([]);
    expect(codes('Sie betreuen jedes Kind mit der Gruppe und sind für die Eltern da.')).to.deep.equal([]);
    expect(codes('We are looking for a kind and superior person for our team.')).to.deep.equal([
      'language.coded_masculine',
      'language.coded_feminine',
    ]);
  });

  it('is no word of a trade', () => {
    const trades = [
      'You handle sensitive information for the tender of the works.',
      'You know the loyalty programme and this kind of work in Modesto.',
      'You work with Nagios, autonomous vehicles and a persistence layer.',
      'You do analysis of competitors and of any kind of product.',
    ];
    for (const text of trades) expect(codes(text), text).to.deep.equal([]);
  });
});
