import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, ...lines: string[]): ReturnType<typeof reader.readAtOnce> =>
  reader.readAtOnce({ title, description: lines.join('\n') });

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

describe('Wording that leaves people out', () => {
  const codes = (description: string): string[] => read('Job', description).findings.map(({ code }) => code);

  it('is a highest age, a lady who is wanted or a photo that is asked for, in the words of each language', () => {
    expect(codes('Wir suchen eine Hilfe für die Praxis. Max. 45 Jahre.')).to.deep.equal(['protected.age']);
    expect(codes('Wij zoeken een kapper voor de zaak. Leeftijd max 30 jaar.')).to.deep.equal(['protected.age']);
    expect(codes('You apply with a CV and a photo.')).to.deep.equal(['protected.appearance']);
    expect(codes('Mature lady with good looks preferred for this work.')).to.include.members([
      'protected.age',
      'protected.gender',
      'protected.appearance',
    ]);
    expect(codes('You sell at a shop for ladies fashion and care for young ladies.')).to.deep.equal([]);
    expect(codes('Wij vragen maximaal 10 jaar ervaring in het vak.')).to.deep.equal([]);
  });

  it('is an age or a gender that is preferred or needed, and no trade with people of one', () => {
    expect(codes('Under 30s preferred.')).to.deep.equal(['protected.age']);
    expect(codes('Female receptionist needed.')).to.deep.equal(['protected.gender']);
    expect(codes('You work on the female medical ward. Experience of male patients is required.')).to.deep.equal([]);
  });
});
