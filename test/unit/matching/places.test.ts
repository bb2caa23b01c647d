import { expect } from 'chai';
import { compareCities, compareRegions, compareWish } from '../../../core/matching/compare-places.js';

describe('Two names of cities', () => {
  it('are two cities where they have but a part of their words in common', () => {
    expect(compareCities('Bad Homburg', 'Bad Nauheim')).to.equal('other');
    expect(compareCities('San José', 'San Diego')).to.equal('other');
  });

  it('may be one city where the one has all words of the other, however these are joined', () => {
    expect(compareCities('Frankfurt', 'Frankfurt am Main')).to.equal('unknown');
    expect(compareCities('Villingen / Schwenningen', 'Stadt Villingen-Schwenningen')).to.equal('unknown');
    expect(compareCities('Stadt Villingen-Schwenningen', 'Villingen / Schwenningen')).to.equal('unknown');
  });
});

describe('Two names of regions', () => {
  it('are one where they are written alike, in a table or not', () => {
    expect(compareRegions('Masuria', 'masuria')).to.equal('same');
    expect(compareRegions('Bavaria', 'Bayern')).to.equal('same');
  });

  it('are one where an abbreviation that two countries have may mean the other name', () => {
    for (const region of ['Washington', 'Western Australia']) {
      expect(compareRegions('WA', region), region).to.equal('same');
      expect(compareRegions(region, 'WA'), region).to.equal('same');
    }
  });

  it('are two only where both are in the tables', () => {
    expect(compareRegions('Bavaria', 'Saxony')).to.equal('other');
    expect(compareRegions('Bavaria', 'Masuria')).to.equal('unknown');
    expect(compareRegions('Masuria', 'Bavaria')).to.equal('unknown');
    expect(compareRegions('Masuria', 'Silesia')).to.equal('unknown');
  });
});

describe('A wish for a place', () => {
  it('is met by a city that has the name of its state', () => {
    expect(compareWish('New York', { city: 'New York', countryCode: 'US' })).to.equal('same');
  });

  it('is not met by the city of that name in another country', () => {
    expect(compareWish('Munich, France', { city: 'München', countryCode: 'DE' })).to.equal('other');
    expect(compareWish('Valencia, ES', { city: 'Valencia', countryCode: 'VE' })).to.equal('other');
  });

  it('for a region is met by that region under each of its names, and not by a region of another name', () => {
    expect(compareWish('Bayern', { region: 'Bavaria', countryCode: 'DE' })).to.equal('same');
    expect(compareWish('Texas', { region: 'Bavaria', countryCode: 'DE' })).to.equal('other');
    expect(compareWish('Texas', { region: 'Ohio', countryCode: 'US' })).to.equal('other');
  });

  it('for a region goes by the region where the place has no country', () => {
    expect(compareWish('Texas', { region: 'Ohio' })).to.equal('other');
    expect(compareWish('Texas', { region: 'Texas' })).to.equal('same');
    expect(compareWish('Texas', { city: 'Austin' })).to.equal('unknown');
  });

  it('for a region is left open by a place in its country of which the region is in no table', () => {
    expect(compareWish('Texas', { region: 'Hill Country', countryCode: 'US' })).to.equal('unknown');
  });

  it('for a region of one country is not met by a place of which only another country is known', () => {
    expect(compareWish('Bavaria', { countryCode: 'FR' })).to.equal('other');
  });

  it('for a city is not met by another city, be the country known or not', () => {
    expect(compareWish('Springfield', { city: 'Boston' })).to.equal('other');
    expect(compareWish('Springfield', { city: 'Boston', countryCode: 'US' })).to.equal('other');
  });
});
