import { expect } from 'chai';
import { likelyCountry } from '../../../../../adapters/enrichment/parse/recognizers/places.js';
import {
  companyScore,
  headWordLexicon,
} from '../../../../../adapters/enrichment/parse/recognizers/titles-and-employers.js';
import { jobs, parseText } from '../support.js';

describe('Towns after employers', () => {
  it('are known where the other entries show theirs in the same place', () => {
    const { work = [] } = parseText(
      'Experiencia laboral',
      'Enero 2018 – actualidad',
      'Recepcionista',
      'Clínica Olmedar (Valencia)',
      'Enero 2012 – diciembre 2017',
      'Recepcionista',
      'Clínica Tresfuentes (Villaquimera)',
    ).profile;
    expect(work.map(({ name, location }) => [name, location])).to.deep.equal([
      ['Clínica Olmedar', 'Valencia'],
      ['Clínica Tresfuentes', 'Villaquimera'],
    ]);
  });
});

describe('Words of other languages', () => {
  it('open the names of employers, but not the titles of English', () => {
    expect(companyScore('Klinikum Nordhafen')).to.be.at.least(0.7);
    expect(companyScore('Hotel Manager')).to.be.below(0.5);
    expect(headWordLexicon.isTitle('Hotel Manager')).to.be.at.least(0.9);
    expect(headWordLexicon.isTitle('Cabinet Wendling Avocats')).to.be.below(0.5);
  });

  it('make titles by their endings, for women, men and both', () => {
    for (const title of [
      'Pflegefachfrau',
      'Filialleiterin',
      'Verkäufer/in',
      'Erzieher*in',
      'Chargé(e) de clientèle',
      'Jefe/a de almacén',
    ])
      expect(headWordLexicon.isTitle(title), title).to.be.at.least(0.85);
  });

  it('write dates with their own words', () => {
    expect(
      jobs('Expériences professionnelles', 'De mars 2019 à aujourd’hui', 'Infirmière, Clinique des Ajoncs, Rennes'),
    ).to.deep.equal(['Infirmière | Clinique des Ajoncs | 2019-03 | -']);
  });

  it('show in which country a number without its code most likely is', () => {
    expect(likelyCountry('Zaragoza', '')).to.equal('ES');
    expect(likelyCountry(undefined, 'Leitung der Station und Anleitung von Auszubildenden mit Freude')).to.equal('DE');
    expect(likelyCountry(undefined, 'Led the ward and taught with joy')).to.equal('US');
    expect(likelyCountry(undefined, '')).to.equal('US');
  });
});

describe('Personal data without a label', () => {
  const covered = (text: string[]): string[] => {
    const source = text.join('\n');
    return parseText(...text).personalSpans.map(({ start, end }) => source.slice(start, end));
  };

  it('are covered like those with one', () => {
    const text = ['Jana Wittkötter', 'geboren am 02.11.1997 in Gütersloh', 'ledig, keine Kinder'];
    const { personalSpans } = parseText(...text);
    const source = text.join('\n');
    const covered = personalSpans.map(({ start, end }) => source.slice(start, end)).join('\n');
    expect(covered).to.include('geboren am').and.to.include('ledig');
  });

  it('are covered with the nationality that is among them, and without taking skills for them', () => {
    for (const line of [
      'Born 1961, male, Turkish, married, two children',
      'female | 34 | French',
      'Dutch citizen, single',
      '41 years old, Swedish, married',
    ])
      expect(covered(['Jana Wittkötter', line, 'jana@example.org']), line).to.include(line);
    for (const line of [
      'Turkish, French, Dutch',
      'Single sign-on, SAML, OAuth',
      'Born leader, works in French',
      'Fluent in Turkish, born in Kars',
    ])
      expect(covered(['Jana Wittkötter', 'Languages', line]), line).to.not.include(line);
  });

  it('are covered where a street has the name of a skill, on one line with the town or on the line above', () => {
    for (const [street, ...lines] of [
      ['Kafka Straße 5', 'Kafka Straße 5, 10999 Berlin'],
      ['Java-Ufer 3', 'Am Java-Ufer 3, 10243 Berlin'],
      ['Kafka Straße 5', 'Kafka Straße 5', '10999 Berlin'],
      ['10 Kafka Lane', '10 Kafka Lane | Dublin'],
    ] as const)
      expect(covered(['Jana Wittkötter', ...lines, 'jana@example.org']).join('\n'), lines.join(' / ')).to.include(
        street,
      );
  });
});
