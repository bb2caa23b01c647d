import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const findings = (description: string) => reader.readAtOnce({ title: 'Job', description }).findings;
const codes = (description: string): string[] => findings(description).map(({ code }) => code);

describe('A language without an accent', () => {
  it('is asked of those from one place, in every language', () => {
    for (const text of [
      'You must speak accent-free English.',
      'English without any foreign accent is required.',
      'A native English accent is needed for our callers.',
      'Fluent English, neutral accent, no MTI.',
      'Sie sprechen akzentfreies Deutsch.',
      'Sie sprechen Deutsch ohne Akzent und haben Freude am Verkauf.',
      'Vous parlez un français irréprochable et sans accent.',
      'Hablas castellano sin acento.',
      'Si richiede ottima dizione e lingua italiana senza accento.',
      'Je spreekt accentloos Nederlands.',
      'Język polski bez akcentu.',
      'Português sem sotaque.',
    ])
      expect(new Set(codes(text)), text).to.deep.equal(new Set(['protected.origin']));
  });

  it('is better said as a level', () => {
    expect(findings('Sie sprechen akzentfreies Deutsch.')[0]?.detail).to.equal(
      '"akzentfreies" refers to an accent, and so to origin; ask for a level of language instead, or for speech that is easy to understand.',
    );
  });

  it('is no emphasis, no mark on a letter, and nothing that is not required', () => {
    for (const text of [
      'Accent-free English is not required.',
      'You choose accent lighting, and no accent wall is too bold.',
      'Experience at Accenture. Candidates with any accent are welcome.',
      'Es ist kein akzentfreies Deutsch nötig.',
      'Sie setzen Akzente, ohne Akzente zu übertreiben.',
      "Les noms de fichiers s'écrivent sans accent ni espace.",
      'Nombres de archivo sin acento ni espacios.',
      'Nomi di file senza accento.',
      'Wij leggen het accent op kwaliteit, zonder accenten in bestandsnamen.',
      'Praca bez akcentu na sprzedaż.',
      'Nomes de ficheiros sem acento.',
    ])
      expect(codes(text), text).to.deep.equal([]);
  });
});

describe('An age limit or a photo that nobody asks for', () => {
  it('keeps nobody away', () => {
    for (const text of [
      "There is no upper age limit. Please don't send a photo with your CV. No photo required.",
      'Over 18s only.',
      'Kein Bewerbungsfoto erforderlich.',
      'Bitte verzichten Sie auf ein Bewerbungsfoto.',
      'Es gibt keine Altersgrenze.',
      "Pas de photo obligatoire. Sans limite d'âge.",
      'No hay límite de edad.',
      "Senza limite d'età.",
      'Geen leeftijdsgrens, geen pasfoto vereist.',
      'Sem limite de idade.',
    ])
      expect(codes(text), text).to.deep.equal([]);
  });

  it('is none of a denial of something else, nor of one of those who do not keep to it', () => {
    expect(codes('Bewerbungen ohne Bewerbungsfoto werden nicht berücksichtigt.')).to.deep.equal([
      'protected.appearance',
    ]);
    expect(codes('Sans expérience, bonne présentation.')).to.deep.equal(['protected.appearance']);
    expect(codes('Bella presenza, non fumatrice.')).to.deep.equal(['protected.appearance']);
    expect(codes('Under 25s only.')).to.deep.equal(['protected.age']);
    expect(codes('Wir wollen keine Ausländer.')).to.deep.equal(['protected.origin']);
  });
});
