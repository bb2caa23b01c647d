import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const skills = (title: string, description: string): string[] =>
  reader.readAtOnce({ title, description }).requirements.skills.map(({ name }) => name);

describe('What a team of the employer works with', () => {
  it('is not asked of the person, in every language', () => {
    for (const [title, text] of [
      ['Analyst', 'The developers use Java and Docker.'],
      ['Legal secretary', "The firm's IT department looks after SharePoint and the Citrix farm."],
      ['Buchhalter', 'Die Entwickler programmieren in Java, das Marketing nutzt HubSpot.'],
      ['Buchhalter', 'Die IT-Abteilung betreibt Oracle und VMware.'],
      ['Chargé de clientèle', "L'équipe (12 personnes) travaille sous Prima et Office 365."],
      ['Data engineer', "L'équipe data travaille sous Spark et Airflow, l'équipe front développe en React."],
      ['Acheteur', 'Nos usines tournent sous SAP ; le service comptable utilise Sage.'],
      ['Analista', 'El equipo de plataforma trabaja con Kubernetes y Terraform.'],
      ['Analista', 'El departamento de marketing utiliza HubSpot.'],
      ['Analista', 'Il team backend utilizza Go, Kafka e PostgreSQL.'],
      ['Geometra', "L'ufficio tecnico lavora con Revit."],
      ['Boekhouder', 'De ontwikkelaars bouwen in Laravel.'],
      ['Księgowa', 'Zespół BI pracuje na Power BI i Snowflake.'],
      ['Contador', 'O time de TI usa Jira e Oracle.'],
    ] as const)
      expect(skills(title, text), text).to.deep.equal([]);
  });

  it('is asked where the person is spoken of, or where it says so', () => {
    expect(skills('Développeur', "L'équipe vous attend : Spark et SQL requis.")).to.have.members([
      'Apache Spark',
      'SQL',
    ]);
    expect(skills('Développeur', "Avec l'équipe data, vous développez en Python et SQL.")).to.have.members([
      'Python',
      'SQL',
    ]);
    expect(skills('Sviluppatore', 'Il team backend cerca chi conosca Go e PostgreSQL.')).to.have.members([
      'Go',
      'PostgreSQL',
    ]);
    expect(skills('Developer', 'The team uses Java, and you should know it too.')).to.deep.equal(['Java']);
    expect(skills('Comptable', "L'équipe compte 4 personnes. Maîtrise de Sage exigée.")).to.deep.equal(['Sage']);
    expect(skills('Programista', 'Zespół szuka osoby ze znajomością Power BI.')).to.deep.equal(['Microsoft Power BI']);
    expect(skills('Entwickler', 'Du und deine Kollegen entwickeln in Java und SQL.')).to.include('Java');
  });
});
