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

  it('of what is offered ends a requirement that stands before it in the same line, and takes nothing from it', () => {
    for (const [line, expected] of [
      ['Requirements: SAP, Docker. We offer: £32,000 a year, training in Kafka.', ['SAP', 'Docker']],
      ['Requisitos: SAP, Docker. Se ofrece: 32.000 € brutos anuales, formación en Kafka.', ['SAP', 'Docker']],
      ['Anforderungen: SAP, Docker. Wir bieten: 50.000 €, Schulungen in Kafka.', ['SAP', 'Docker']],
      ['You know Java. Benefits: gym, Kotlin courses. Requirements: Docker.', ['Java', 'Docker']],
    ] as const)
      expect(Object.keys(skills('Developer', line)), line).to.have.members([...expected]);
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

describe('An item of a list without a heading', () => {
  it('is asked for', () => {
    expect(skills('Bookkeeper', 'We need someone for our books.', '- Payroll for 9 staff', '- Bank recs')).to.include({
      Payroll: 'required',
      'Bank reconciliation': 'required',
    });
  });
});
