import { expect } from 'chai';
import { inOtherGender } from '../../../../core/taxonomy/titles/other-gender.js';
import { phraseKey } from '../../../../core/taxonomy/phrases/phrase-key.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

/** Written of a woman, and of a man. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['Verkäuferin', 'Verkäufer'],
  ['Mechatronikerin', 'Mechatroniker'],
  ['Bürokauffrau', 'Bürokaufmann'],
  ['Psychologin', 'Psychologe'],
  ['Rechtsanwältin', 'Rechtsanwalt'],
  ['Köchin', 'Koch'],
  ['staatlich geprüfte Technikerin', 'staatlich geprüfter Techniker'],
  ['vendeuse', 'vendeur'],
  ['traductrice assermentée', 'traducteur assermenté'],
  ['directrice de la photographie', 'directeur de la photographie'],
  ['cuisinière', 'cuisinier'],
  ['technicienne de laboratoire', 'technicien de laboratoire'],
  ['enfermera titulada', 'enfermero titulado'],
  ['cuidadora de niños', 'cuidador de niños'],
  ['saleswoman', 'salesman'],
  ['sales associate and camerawoman', 'sales associate and cameraman'],
  ['barmaid', 'barman'],
];

/** The same of adjectives, where a quality of a person is meant. */
const PRAISES: readonly (readonly [string, string])[] = [
  ['consciencieuse', 'consciencieux'],
  ['sérieuse et motivée', 'sérieux et motivé'],
  ['disciplinada y ordenada', 'disciplinado y ordenado'],
  ['ambitieuse', 'ambitieux'],
];

const keys = (phrases: readonly string[]): string[] => phrases.map(phraseKey);

describe('A phrase of a person', () => {
  it('has the form of the other gender, from a woman to a man and back', () => {
    for (const [woman, man] of PAIRS) {
      expect(keys(inOtherGender(woman)), woman).to.include(phraseKey(man));
      expect(keys(inOtherGender(man)), man).to.include(phraseKey(woman));
    }
  });

  it('has it for adjectives only where they praise a person', () => {
    for (const [woman, man] of PRAISES) {
      expect(keys(inOtherGender(woman, true)), woman).to.include(phraseKey(man));
      expect(keys(inOtherGender(man, true)), man).to.include(phraseKey(woman));
    }
    expect(inOtherGender('gestion organisée')).to.deep.equal([]);
  });

  it('has none where no word has a gender', () => {
    for (const phrase of ['Project management', 'Human resources', 'Accounts payable', 'German', 'SORA', '', 'C++'])
      expect(inOtherGender(phrase), phrase).to.deep.equal([]);
  });

  it('never has itself', () => {
    for (const [woman, man] of [...PAIRS, ...PRAISES])
      for (const phrase of [woman, man]) expect(inOtherGender(phrase, true)).not.to.include(phrase);
  });
});

describe('The skills of the taxonomy', () => {
  const found = (text: string): string[] => [...new Set(taxonomy.findSkills(text).map(({ skill }) => skill.id))].sort();

  it('are found under every alias in the other gender too, or what has that form as its own', () => {
    const missing: string[] = [];
    let compared = 0;
    for (const skill of taxonomy.allSkills()) {
      if (skill.type === 'tool' || skill.type === 'language') continue;
      for (const form of [skill.name, ...skill.aliases]) {
        for (const other of inOtherGender(form, skill.type === 'soft')) {
          compared += 1;
          const owner = taxonomy.named(other)?.skill;
          const isItsOwn = [owner?.name, ...(owner?.aliases ?? [])].some(
            (own) => own && phraseKey(own) === phraseKey(other),
          );
          if (owner?.id !== skill.id && !isItsOwn) missing.push(`${skill.id}: ${form}, ${other}: ${owner?.id}`);
        }
      }
    }
    expect(missing).to.deep.equal([]);
    expect(compared).to.be.above(5000);
  });

  // The titles were written by hand for both, so they are no echo of the rule.
  it('are the same ones in the title of a woman and of a man', () => {
    const different: string[] = [];
    let compared = 0;
    for (const { label, titles } of occupations.all()) {
      const men = new Map([label, ...titles].map((title) => [phraseKey(title), title]));
      for (const woman of men.values()) {
        for (const man of menOf(woman).flatMap((form) => men.get(phraseKey(form)) ?? [])) {
          compared += 1;
          if (found(woman).join() !== found(man).join())
            different.push(`${woman}: ${found(woman).join()}; ${man}: ${found(man).join()}`);
        }
      }
    }
    expect(different).to.deep.equal([]);
    expect(compared).to.be.above(300);
  });

  it('are the same ones in what praises a woman and a man', () => {
    for (const [woman, man] of PRAISES) {
      expect(found(woman), woman).to.deep.equal(found(man));
      expect(found(woman), woman).not.to.deep.equal([]);
    }
  });

  it('are not found where only a product is named after a profession', () => {
    expect(taxonomy.named('Adobe Illustrator')?.key).to.equal('illustrator');
    expect(taxonomy.named('Adobe Illustratorin')).to.equal(undefined);
  });
});

/** By the plainest of rules, and each word by itself. */
function menOf(title: string): string[] {
  const endings: readonly (readonly [RegExp, string])[] = [
    [/in$/u, ''],
    [/ogin$/u, 'oge'],
    [/frau$/u, 'mann'],
    [/woman$/u, 'man'],
    [/ess$/u, ''],
    [/euse$/u, 'eur'],
    [/trice$/u, 'teur'],
    [/ienne$/u, 'ien'],
    [/ière$/u, 'ier'],
    [/ora$/u, 'or'],
    [/era$/u, 'ero'],
    [/era$/u, 'er'],
  ];
  const words = title.split(' ');
  return words.flatMap((word, at) =>
    endings
      .filter(([ending]) => ending.test(word))
      .map(([ending, man]) => words.with(at, word.replace(ending, man)).join(' ')),
  );
}
