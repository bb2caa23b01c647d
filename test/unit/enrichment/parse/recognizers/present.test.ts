import { expect } from 'chai';
import { lexicon, LANGUAGE_PACKS } from '../../../../../adapters/enrichment/parse/lexicons/lexicon.js';
import { jobs } from '../support.js';

describe('words for "it still goes on"', () => {
  for (const word of [
    'present',
    'ongoing',
    'heute',
    'jetzt',
    'laufend',
    "aujourd'hui",
    'hoy',
    'presente',
    'heden',
    'oggi',
    'obecnie',
  ])
    it(`ends no position where "${word}" stands on the line below the start`, () => {
      expect(
        jobs('Experience', '', 'Glazier', 'Northwind Trading Ltd', '06/2019 –', word, '• Cut panes to size'),
      ).to.deep.equal(['Glazier | Northwind Trading Ltd | 2019-06 | -']);
    });
});

describe('language packs', () => {
  it('have an English word or another for every list, so that no pattern matches everything', () => {
    for (const [concern, lists] of Object.entries(lexicon))
      for (const [name, list] of Object.entries(lists as Record<string, readonly unknown[]>))
        expect(list, `${concern}.${name}`).not.to.be.empty;
  });

  it('name twelve months each and the country of most of their resumes', () => {
    for (const { country, dates } of LANGUAGE_PACKS) {
      expect(country).to.match(/^[A-Z]{2}$/u);
      expect(dates?.months).to.have.lengthOf(12);
    }
  });
});
