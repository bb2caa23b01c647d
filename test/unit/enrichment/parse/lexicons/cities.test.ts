import { expect } from 'chai';
import { countryOfCity, isKnownCity } from '../../../../../adapters/enrichment/parse/lexicons/cities.js';
import { GEONAMES_CITIES } from '../../../../../adapters/enrichment/parse/lexicons/geonames-cities.js';
import { LANGUAGE_PACKS } from '../../../../../adapters/enrichment/parse/lexicons/lexicon.js';

const cities = Object.entries(GEONAMES_CITIES).flatMap(([country, names]) =>
  names.split(';').map((name) => ({ country, name })),
);

describe('Cities', () => {
  it('are known in every part of the world, by their own name and by that of another language', () => {
    for (const city of ['Gliwice', 'Bochum', 'Ahmedabad', 'Curitiba', 'Kumasi', 'Wien', 'Mailand', 'Londres', 'NYC'])
      expect(isKnownCity(city), city).to.equal(true);
  });

  it('are known in any letters, with accents and without', () => {
    for (const { name } of cities) {
      const known = isKnownCity(name);
      expect(isKnownCity(name.toUpperCase()), name).to.equal(known);
      expect(isKnownCity(name.normalize('NFD').replace(/\p{M}/gu, '')), name).to.equal(known);
    }
    expect(isKnownCity('Sao Paulo')).to.equal(true);
    expect(isKnownCity('Lodz')).to.equal(isKnownCity('Łódź'));
  });

  it('whose name is a word, a given name or a surname are not known by it alone', () => {
    for (const word of ['Reading', 'Mobile', 'Spring', 'Sale', 'Nelson', 'Victoria', 'Jackson', 'Orange', 'Man'])
      expect(isKnownCity(word), word).to.equal(false);
  });

  it('are in the country of the largest one of that name', () => {
    expect(countryOfCity('London')).to.equal('GB');
    expect(countryOfCity('Wien')).to.equal('AT');
    expect(countryOfCity('Zürich')).to.equal('CH');
    expect(countryOfCity('Nowhere-on-Sea')).to.equal(undefined);
  });

  it('that a language has another name for stand with a country code', () => {
    for (const pack of LANGUAGE_PACKS)
      for (const entry of pack.places?.cities ?? []) expect(entry, pack.code).to.match(/^[^=]{3,}=[A-Z]{2}$/u);
  });
});
