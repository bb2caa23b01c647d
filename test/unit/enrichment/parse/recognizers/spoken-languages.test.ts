import { expect } from 'chai';
import { languageCodeOf } from '../../../../../core/intelligence/candidate/infer-languages.js';
import { taxonomy } from '../../../../support/taxonomy.js';
import { parseText } from '../support.js';

const spoken = (...lines: string[]) =>
  (parseText('Ann Kettering', 'ann@example.net', '', ...lines).profile.languages ?? []).map(
    ({ language, fluency }) => `${language}: ${fluency ?? '-'}`,
  );

describe('Languages of a resume', () => {
  it('keep a level whole that has a comma or an "and" in it', () => {
    expect(spoken('Sprachen', 'Deutsch: fließend in Wort und Schrift')).to.deep.equal([
      'Deutsch: fließend in Wort und Schrift',
    ]);
    expect(spoken('Langues', 'Espagnol : lu, écrit, parlé')).to.deep.equal(['Espagnol: lu, écrit, parlé']);
    expect(spoken('Sprachen', 'Englisch, gut, Deutsch und Polnisch, Muttersprache')).to.deep.equal([
      'Englisch: gut',
      'Deutsch: -',
      'Polnisch: Muttersprache',
    ]);
  });

  it('keep no bracket of a level whose other one was taken off', () => {
    expect(spoken('Languages', 'English (Fluent) , Irish (Native) .')).to.deep.equal([
      'English: Fluent',
      'Irish: Native',
    ]);
    expect(spoken('Sprachen', 'Deutsch (Muttersprache) .')).to.deep.equal(['Deutsch: Muttersprache']);
    expect(spoken('Languages', 'Polish: fluent (C1)')).to.deep.equal(['Polish: fluent (C1)']);
  });

  it('have their levels in many languages', () => {
    expect(spoken('Znajomość języków obcych', 'j. niemiecki - poziom zaawansowany', 'hiszpański: dobry')).to.deep.equal(
      ['niemiecki: poziom zaawansowany', 'hiszpański: dobry'],
    );
    expect(spoken('Línguas', 'Inglês - Bom', 'Espanhol - elementar')).to.deep.equal([
      'Inglês: Bom',
      'Espanhol: elementar',
    ]);
    expect(spoken('Idiomas', 'Francés: conversacional')).to.deep.equal(['Francés: conversacional']);
  });

  it('give none of their levels to another', () => {
    expect(spoken('Lingue', 'Italiano (madrelingua); Rumeno (elementare); Arabo (fluente)')).to.deep.equal([
      'Italiano: madrelingua',
      'Rumeno: elementare',
      'Arabo: fluente',
    ]);
    expect(spoken('Lingue', 'Rumeno; Klingon (fluente)')).to.deep.equal(['Rumeno: -']);
  });

  it('are known by their names in the languages of resumes', () => {
    for (const [code, names] of Object.entries({
      en: 'Engels; Angielski; Inglês; Inglese',
      tr: 'Turks; Türkisch; turco',
      ro: 'Rumeno; Romeno; Roemeens',
      pl: 'Polacco; Pools; Polaco',
      ar: 'Arabo; Arabisch',
      pt: 'Portoghese; Portugees',
      ru: 'Russo; Rosyjski',
      zh: 'Cinese; Chinees',
    }))
      for (const name of names.split('; ')) expect(languageCodeOf(name, taxonomy), name).to.equal(code);
  });

  it('are not found in words that only look like them', () => {
    for (const text of ['Fries and burgers for lunch', 'Opened swimming pools', 'Greco Ltd'])
      expect(
        taxonomy.findSkills(text).filter(({ skill }) => skill.type === 'language'),
        text,
      ).to.deep.equal([]);
  });

  it('have no level that is said of another language, of a certificate or of something else', () => {
    expect(spoken('Languages', 'Fluent in Spanish * Proficient in French * Basic Portuguese')).to.deep.equal([
      'Spanish: Fluent',
      'French: Proficient',
      'Portuguese: Basic',
    ]);
    expect(spoken('Languages', 'Fluent in Spanish and some Italian')).to.deep.equal(['Spanish: Fluent', 'Italian: -']);
    expect(spoken('Languages', 'Fluent in Spanish and Italian')).to.deep.equal(['Spanish: Fluent', 'Italian: Fluent']);
    expect(spoken('Languages', 'Certificate in Professional German')).to.deep.equal(['German: -']);
    expect(spoken('Languages', 'Arabic: mother tongue. Good in both written and spoken')).to.deep.equal([
      'Arabic: mother tongue',
    ]);
  });
});
