import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (description: string, title = 'Lamp trimmer'): ReturnType<typeof reader.readAtOnce> =>
  reader.readAtOnce({ title, description });
const languages = (description: string): unknown =>
  read(description).requirements.languages.map(({ code, minLevel, importance }) => [code, minLevel, importance]);
const importanceOf = (name: string, description: string): string | undefined => {
  const { skills, certifications } = read(description).requirements;
  if (certifications.some((licence) => licence.name === name)) return 'required';
  return skills.find((skill) => skill.name === name)?.importance;
};

describe('An ad that was written in a hurry', () => {
  it('has no abbreviation for a skill', () => {
    const names = (text: string): string[] => read(text).requirements.skills.map(({ name }) => name);
    expect(names('Wat vragen we? Kennis van pneumatiek, VCA, min. 2 jaar ervaring.')).to.not.include('min');
    expect(names('Wymagania: znajomość MIN-3000 i PLC.')).to.not.include('min');
  });

  it('says in passing what is only welcome', () => {
    for (const [name, text] of [
      ["Driver's license", 'Eisen: diploma niveau 3, een rijbewijs is handig.'],
      ['First aid certification', 'You need: patience. Nice if you hold: a first aid certificate.'],
      ['German', 'Requisiti: patente CE, tedesco base utile.'],
    ] as const)
      expect(importanceOf(name, text), text).to.equal('preferred');
    expect(importanceOf("Driver's license", 'Eisen: rijbewijs. Handige mensen gezocht.')).to.equal('required');
  });

  it('does not ask for a course that the employer pays for', () => {
    expect(importanceOf('HACCP', 'Requisiti: laurea. Corso HACCP a nostro carico.')).to.equal(undefined);
    expect(importanceOf('HACCP', 'Requisiti: HACCP. Trasferte a nostro carico.')).to.equal('required');
  });

  it('asks for no level of a language that is good enough for something', () => {
    expect(languages('Requirements: English good enough to follow safety instructions.')).to.deep.equal([
      ['en', null, undefined],
    ]);
    expect(languages('Requirements: good English.')).to.deep.equal([['en', 'B2', undefined]]);
  });

  it('names a language by its level alone', () => {
    expect(languages('Requisitos: catalán C1; inglés B2.')).to.deep.equal([
      ['ca', 'C1', undefined],
      ['en', 'B2', undefined],
    ]);
    expect(languages('Eisen: Engels B2, Duits B1.')).to.deep.equal([
      ['en', 'B2', undefined],
      ['de', 'B1', undefined],
    ]);
    expect(languages('Mevrouw Engels werkt hier. Cocina catalana.')).to.deep.equal([]);
  });

  it('has the head of its title before brackets', () => {
    expect(read('Drive.', 'Driver (Class 2)').occupation?.id).to.equal('truck-driver');
    expect(read('Help.', 'Assistant (HR)').occupation?.id).to.equal('hr-assistant');
    expect(read('Care.', 'Nurse (Bristol)').occupation?.id).to.equal('registered-nurse');
    expect(read('Trim.', 'Lamp trimmer (Leeds)').occupation).to.equal(null);
  });

  it('may be of an agency that names the town of its customer', () => {
    const town = (text: string): string | undefined => read(text).location?.city;
    expect(town('Wir suchen für unseren Kunden in Kassel drei Fahrer.')).to.equal('Kassel');
    expect(town('Wir beliefern Kunden in Kassel.')).to.equal(undefined);
    expect(town('Notre client, un grand assureur basé à Niort, recherche un chef de projet.')).to.equal('Niort');
  });
});
