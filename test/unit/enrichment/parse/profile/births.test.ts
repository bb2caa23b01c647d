import { expect } from 'chai';
import { findPersonalSpans } from '../../../../../adapters/enrichment/parse/index.js';

const masked = (text: string): string =>
  findPersonalSpans(text).reduce(
    (left, { start, end }) => left.slice(0, start) + '█'.repeat(end - start) + left.slice(end),
    text,
  );

describe('A birth in the middle of a sentence', () => {
  it('is found with its year, in every language, whichever comes first', () => {
    for (const text of [
      'Elodie was born in 1987 and builds services.',
      'A baker, born on 14 March 1987 in Ghent, who moved north.',
      'Bäckerin, Jahrgang 1987, mit Meisterbrief.',
      'Sie wurde 1987 in Gent geboren und backt.',
      'Boulangère, née à Gand en 1987, qui voyage.',
      'Una panadera nacida en Gante en 1987, con oficio.',
      'Fornaia, nata a Gand nel 1987, con esperienza.',
      'Zij is in 1987 geboren in Gent.',
      'Padeira nascida em 1987, com gosto.',
      'Piekarka urodzona w 1987 roku w Gdyni.',
    ])
      expect(masked(text), text).not.to.contain('1987');
  });

  it('is no other year and no other word', () => {
    for (const text of [
      'She led the newborn unit from 1987 on.',
      'Moved the airborne survey to the cloud in 2019.',
      'From 2010 to 2015 she baked bread.',
    ])
      expect(masked(text)).to.equal(text);
  });
});
