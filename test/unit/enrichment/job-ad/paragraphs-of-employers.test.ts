import { expect } from 'chai';
import { openPackagedTaxonomy } from '../../../../adapters/taxonomy-files/index.js';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';

const { taxonomy, occupations } = await openPackagedTaxonomy();
const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (description: string, title = 'Job'): ReturnType<TaxonomyJobAdReader['readAtOnce']> =>
  reader.readAtOnce({ title, description });
const skills = (description: string): string[] => read(description).requirements.skills.map(({ name }) => name);
const months = (description: string): number | undefined =>
  read(description).requirements.experience?.minMonths ?? undefined;
const city = (description: string, title?: string): string | undefined =>
  read(description, title).location?.city ?? undefined;
const codes = (description: string): string[] => read(description).findings.map(({ code }) => code);

describe('A paragraph of a job ad that a label gives to the employer', () => {
  it('ends where it says what the reader knows', () => {
    for (const [text, asked] of [
      ['We build planners. About the team: six engineers. You know Python and PostgreSQL.', ['Python', 'PostgreSQL']],
      ['Über uns: wir sind zwölf Leute und nutzen Java. Du kennst Kotlin.', ['Kotlin']],
      ['Sobre nosotros: somos doce personas. Tienes experiencia con Java.', ['Java']],
    ] as const)
      expect(skills(text), text).to.have.members(asked);
  });

  it('goes on with what the reader gets', () => {
    expect(
      skills('We offer: a gym and Excel courses. You have 30 days of holiday. You have free parking.'),
    ).to.deep.equal([]);
    expect(skills('Über uns: wir nutzen Java. Sie haben 30 Tage Urlaub und Kurse in Excel.')).to.deep.equal([]);
  });

  it('is no heading for what has to be brought: "Precisa ter:"', () => {
    expect(skills('Precisa ter:\nExcel\nSAP\nOferecemos:\nCurso de Java')).to.have.members(['Microsoft Excel', 'SAP']);
    expect(skills('Oferecemos:\nCurso de Java\nNão precisa ter experiência\nCurso de SAP')).to.deep.equal([]);
  });
});

describe('Years in a job ad', () => {
  it('are none of experience where the employer has been open for them', () => {
    for (const text of [
      'Restaurante aberto há 25 anos procura ajudante. Não é necessária experiência.',
      'Firma logistyczna z 20-letnim doświadczeniem zatrudni magazyniera.',
      'Our bakery has been open for 25 years. Experience welcome.',
      'Notre salon est ouvert depuis 12 ans. Expérience appréciée.',
    ])
      expect(months(text), text).to.equal(undefined);
    expect(months('Firma szuka kierowcy z 5-letnim doświadczeniem.')).to.equal(60);
  });

  it('are none of experience where a licence is held or a contract lasts for them', () => {
    expect(months('Rijbewijs B minimaal 2 jaar in bezit. Ervaring welkom.')).to.equal(undefined);
    expect(months('Newly qualified welcome, no experience needed. 9 month FTC.')).to.equal(undefined);
    expect(months('Ervaring niet nodig. € 6,50 per uur (17 jaar).')).to.equal(undefined);
    expect(months('Minimaal 2 jaar ervaring in de zorg.')).to.equal(24);
  });
});

describe('What a job ad does not ask', () => {
  it('is what it says does not matter, in each language', () => {
    for (const text of [
      'Anglais non exigé.',
      'Inglese non importa.',
      'Englisch spielt keine Rolle.',
      'Engels maakt niet uit.',
      'Angielski nie ma znaczenia.',
      'El inglés no importa.',
    ])
      expect(read(text).requirements.languages, text).to.deep.equal([]);
    expect(read('Anglais exigé.').requirements.languages.map(({ code }) => code)).to.deep.equal(['en']);
  });

  it('is what only a test, a customer or a sister firm has', () => {
    expect(skills('Stack : PHP. Processus : un test technique en JavaScript.')).to.not.include('JavaScript');
    expect(skills('Vous écrivez des tests en JavaScript.')).to.include('JavaScript');
    expect(skills('Konstrukteure unseres Kunden arbeiten mit CATIA; du konstruierst mit SolidWorks.')).to.not.include(
      'CATIA',
    );
  });

  it('is no licence D for "m/w/d Führerschein", and no Polish for who works from Poland', () => {
    const ids = read('Wir suchen Fahrer m/w/d Führerschein CE.').requirements.certifications.map(({ id }) => id);
    expect(ids).to.deep.equal(['driving-licence-ce-eu']);
    expect(read('Praca zdalna z Polski.').requirements.languages).to.deep.equal([]);
    expect(read('Wymagany język polski.').requirements.languages.map(({ code }) => code)).to.deep.equal(['pl']);
  });
});

describe('The place of a job', () => {
  it('is the town of a title with its district, and not the name of a house', () => {
    expect(city('CAP cuisine souhaité.', 'Restaurant Lyon 2e cherche un commis')).to.equal('Lyon');
    expect(city('Gute Küche.', 'Hotel Bristol sucht Koch')).to.equal(undefined);
  });

  it('is not where goods go, where a sister hotel or where the head office is', () => {
    expect(city('Nos vins sont exportés à Tokyo.')).to.equal(undefined);
    expect(city('Our sister hotel in Lugano is hiring too.')).to.equal(undefined);
    expect(city('Our Leeds team seeks a clerk in Leeds. Our head office is in Toronto.')).to.equal('Leeds');
  });
});

describe('The pay of a job', () => {
  it('is not what the accommodation costs', () => {
    const pay = read('Accommodation available at £60 per week. £13 per hour, 50 hours.').pay;
    expect(pay?.minValue).to.equal(13);
    expect(read('£13 per hour plus accommodation.').pay?.minValue).to.equal(13);
  });
});

describe('A bare professor', () => {
  it('teaches at a school in Portuguese where the text says so', () => {
    const idOf = (text: string): string | undefined => read(text, 'Professor').occupation?.id;
    expect(idOf('Colégio procura professor para o ensino médio.')).to.equal('teacher');
    expect(idOf('A Universidade de Aveiro procura um professor de biologia.')).to.equal('university-professor');
    expect(idOf('Lectures in biology for our students.')).to.equal('university-professor');
  });
});

describe('Findings on the wording of a job ad', () => {
  it('accuse nobody whose pay is competitive or to whom the mother tongue does not matter', () => {
    expect(codes('Salary competitive, circa £50k. We pay a competitive hourly rate.')).to.deep.equal([]);
    expect(codes('We want a competitive person.')).to.include('language.coded_masculine');
    expect(codes('Moedertaal maakt niet uit, iedereen is welkom.')).to.deep.equal([]);
    expect(codes('Bella presenza non importa.')).to.deep.equal([]);
  });

  it('name who is preferred for where they come from', () => {
    expect(codes('Cleaner wanted. Eastern European preferred.')).to.include('protected.origin');
    expect(codes('Eastern European languages preferred.')).to.not.include('protected.origin');
  });
});
