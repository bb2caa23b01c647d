import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (description: string, title = 'Job') => reader.readAtOnce({ title, description });
const skills = (description: string): Record<string, string> =>
  Object.fromEntries(read(description).requirements.skills.map(({ name, importance }) => [name, importance]));
const level = (description: string) => read(description).requirements.education?.minLevel ?? null;
const codes = (description: string): string[] => read(description).findings.map(({ code }) => code);

describe('The field of a degree', () => {
  it('is no skill of everybody where another will do, in every language', () => {
    for (const text of [
      "Bachelor's degree in Computer Science, Mathematics or Statistics. SQL.",
      'Abgeschlossenes Studium der Wirtschaftsinformatik oder Mathematik. SQL.',
      'Grado en Matemáticas, Estadística o similar. SQL.',
      'Diplômé en informatique ou mathématiques. SQL.',
    ])
      expect(skills(text), text).to.deep.equal({ Mathematics: 'preferred', SQL: 'required' });
    expect(skills('Master en finance ou comptabilité. SQL.')).to.deep.equal({
      Accounting: 'preferred',
      SQL: 'required',
    });
    expect(skills('Studia wyższe z zakresu finansów lub rachunkowości. SQL.')).to.deep.equal({
      Accounting: 'preferred',
      SQL: 'required',
    });
  });

  it('is none either where the taxonomy has no name for it', () => {
    expect(skills('Ein Studium (Glastechnik oder Wachstechnik) und SAP.')).to.not.include({ Glastechnik: 'required' });
    expect(skills('Degree in wax engineering. SQL.')).to.include({ SQL: 'required' });
  });

  it('is a skill where it is asked for beside the degree', () => {
    expect(skills('A degree in law, three years of accounting and SQL.')).to.include({
      Accounting: 'required',
      SQL: 'required',
    });
    expect(skills('You have a degree in accounting and know SQL.')).to.deep.equal({
      Accounting: 'required',
      SQL: 'required',
    });
  });
});

describe('A degree or what is as good', () => {
  it('is still of its field', () => {
    expect(skills('Degree in Accounting or equivalent. SQL and Excel for reports.')).to.include({
      Accounting: 'required',
    });
  });
});

describe('A degree in the words of its country', () => {
  it('has its level', () => {
    expect(level("Diplôme d'ingénieur. Vous maîtrisez Python.")).to.equal('master');
    expect(level("Diplômé d'une école de commerce, vous aimez le terrain.")).to.equal('master');
    expect(level('Sie bringen ein Studium (BWL oder Recht) und SAP mit.')).to.equal('bachelor');
    expect(level('Se pide para la tienda: carnet B, ESO.')).to.equal('school');
  });

  it('is none that somebody is in, or that the firm is beside', () => {
    expect(level('Wir bieten dir ein duales Studium in BWL.')).to.equal(null);
    expect(level('Neben dem Studium in Jena arbeitest du bei uns.')).to.equal(null);
    expect(level("Notre école d'ingénieurs recherche un agent d'accueil.")).to.equal(null);
  });
});

describe('The most years', () => {
  const years = (description: string) => {
    const { minMonths, maxMonths } = read(description).requirements.experience ?? {};
    return [minMonths, maxMonths];
  };

  it('are no least ones, in every language', () => {
    for (const text of [
      'Up to 3 years of experience.',
      'Höchstens 3 Jahre Berufserfahrung.',
      "Jusqu'à 3 ans d'expérience.",
      'Hasta 3 años de experiencia.',
      'Fino a 3 anni di esperienza.',
      'Maximaal 3 jaar ervaring.',
      'Até 3 anos de experiência.',
      'Maksymalnie 3 lata doświadczenia.',
    ])
      expect(years(text), text).to.deep.equal([0, 36]);
    expect(years('Minimum 3 years of experience.')).to.deep.equal([36, null]);
    expect(years('2 to 3 years of experience.')).to.deep.equal([24, 36]);
  });

  it('are of age where nothing says of experience', () => {
    for (const text of [
      'Cerchiamo una persona di buona volontà e max 35 anni.',
      'Nous cherchons un serveur souriant, maximum 35 ans.',
      'Buscamos un camarero con ganas de trabajar, máximo 35 años.',
    ]) {
      expect(codes(text), text).to.include('protected.age');
      expect(read(text).requirements.experience, text).to.equal(null);
    }
    expect(codes('Massimo 35 anni di esperienza nel settore.')).to.deep.equal([]);
  });
});

describe('A person of one gender', () => {
  it('is asked for by "de préférence" behind', () => {
    expect(codes('Nous cherchons un serveur, homme de préférence.')).to.include('protected.gender');
    expect(codes('Vêtements pour homme et femme, de préférence en coton.')).to.deep.equal([]);
  });
});

describe('Two sums around a slash', () => {
  const pay = (description: string) => {
    const { minValue, maxValue, unitText } = read(description).pay ?? {};
    return [minValue, maxValue, unitText];
  };

  it('are a range', () => {
    expect(pay('RAL 50.000/60.000.')).to.deep.equal([50_000, 60_000, 'YEAR']);
    expect(pay('Stipendio 1.400/1.600 € netti.')).to.deep.equal([1400, 1600, 'MONTH']);
    expect(pay('Salaire : 2 000/2 200 € brut par mois.')).to.deep.equal([2000, 2200, 'MONTH']);
    expect(pay('16,50/17,50 € pro Stunde.')).to.deep.equal([16.5, 17.5, 'HOUR']);
  });

  it('are none where the first is how often the second is paid', () => {
    expect(pay('Sueldo: 14/1.200 € brutos al mes.')).to.not.include(14);
  });
});

describe('A sum that the employer gives', () => {
  const pay = (description: string) => {
    const { minValue, maxValue } = read(description).pay ?? {};
    return [minValue, maxValue];
  };

  it('is the pay right behind the verb, or where it opens a list', () => {
    expect(pay('Wir zahlen 70.000 bis 85.000 Euro.')).to.deep.equal([70_000, 85_000]);
    expect(pay('Das bekommst du: 70.000 bis 85.000 Euro, 30 Tage Urlaub.')).to.deep.equal([70_000, 85_000]);
    expect(pay('We offer €50,000 to €60,000 and a pension.')).to.deep.equal([50_000, 60_000]);
    expect(pay('The Barn needs a sous chef. £34,000, 48 hours over 5 days.')).to.deep.equal([34_000, 34_000]);
  });

  it('is none of a course, a bonus or a rent', () => {
    for (const text of [
      'Wir bieten Kurse für 1.000 bis 2.000 Euro an.',
      'Wir zahlen 1.500 Euro Prämie.',
      'We pay £500 referral bonus.',
      'Wir zahlen die Miete bis 1.700 Euro.',
    ])
      expect(pay(text), text).to.deep.equal([undefined, undefined]);
  });
});

describe('A part of the time', () => {
  const workplace = (description: string) => read(description).workplace?.type ?? null;

  it('is work in both places', () => {
    for (const text of [
      'Remote-Anteil bis zu 60 %.',
      '60 % remote möglich.',
      'Télétravail à 50 %.',
      'Teletrabajo 60%.',
    ])
      expect(workplace(text), text).to.equal('HYBRID');
  });

  it('is no part where it is all', () => {
    expect(workplace('Remoto 100% dentro de España.')).to.equal('TELECOMMUTE');
    expect(workplace('100 % remote.')).to.equal('TELECOMMUTE');
    expect(workplace('Remote sensing of 60 % of the area.')).to.equal(null);
  });
});

describe('Years between two numbers', () => {
  const years = (text: string): unknown => {
    const { minMonths, maxMonths } = read(text).requirements.experience ?? {};
    return [minMonths, maxMonths];
  };

  for (const text of [
    'You have between 3 and 5 years of experience.',
    'Du hast zwischen drei und fünf Jahren Berufserfahrung.',
    'Entre 3 y 5 años de experiencia en ventas.',
    'Entre 3 et 5 ans d’expérience en vente.',
    'Esperienza tra i 3 e i 5 anni in vendita.',
    'Je hebt tussen de 3 en 5 jaar ervaring.',
    'Doświadczenie między 3 a 5 lat w sprzedaży.',
    'Entre 3 e 5 anos de experiência em vendas.',
  ])
    it(`are at least the lower and at most the higher: "${text}"`, () => {
      expect(years(text)).to.deep.equal([36, 60]);
    });

  it('are two numbers where nothing says "between"', () => {
    expect(years('Lamps and 5 years of experience.')).to.deep.equal([60, null]);
  });
});
