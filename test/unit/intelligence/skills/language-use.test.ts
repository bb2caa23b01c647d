import { expect } from 'chai';
import { isLanguageUse } from '../../../../core/intelligence/skills/language-use.js';

/** The language is in brackets. */
function inUse(marked: string): boolean {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return isLanguageUse(marked.replace(/[[\]]/g, ''), start, end);
}

describe('The name of a language in running text', () => {
  const USED = [
    'Spoke [Polish] with clients every day',
    'Fluent in English and [Albanian], with basic Maltese',
    'Translated letters from [Portuguese]',
    'Wrote the manuals of the lamps in [German].',
    'Answered calls in [French] and Dutch',
    'Served [Spanish]-speaking families',
    'Taught [Italian] to adults',
    'Support der Kunden auf [Deutsch] und Englisch',
    'Sprach mit Gästen [Französisch]',
    'Atención al cliente en [inglés] y francés',
    'Accueil des clients en [anglais]',
    'I am a nurse who is fluent in\n[Polish] and the care of lamps',
  ];
  for (const text of USED) it(`is a language that is used: ${text}`, () => expect(inUse(text)).to.equal(true));

  const MET = [
    'Served the [Albanian] community',
    'Cooked [Italian] food for guests',
    'Sold [French] wine to restaurants.',
    'Worked in [Italian] restaurants',
    'Worked for a [German] maker of lamps',
    'Led the [Polish] team.\nFluent in Excel',
    'Sold [French] wine\n- Spoke Polish with clients',
    'Betreuung der [polnischen] Niederlassung',
    'Cuisine [italienne] et grillades',
  ];
  for (const text of MET) it(`is a people or a country: ${text}`, () => expect(inUse(text)).to.equal(false));
});
