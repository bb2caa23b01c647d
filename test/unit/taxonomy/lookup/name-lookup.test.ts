import { expect } from 'chai';
import { runSync } from '../../../../core/concurrency/steps.js';
import { NameLookup } from '../../../../core/taxonomy/lookup/name-lookup.js';

const lookup = runSync(
  NameLookup.making(
    [
      ['Wick trimming', 'Lamp care'],
      ['Lamp', 'Lampe'],
      ['Lamp posts'],
      ['Café service', 'Lamplight dinners'],
      ['Harbour pilotage'],
    ].map((names) => ({ value: names[0]!, names })),
  ),
);

describe('Looking names up', () => {
  it('finds names by the beginnings of their words, the best match first', () => {
    expect(lookup.find('lamp')).to.deep.equal(['Lamp', 'Lamp posts', 'Café service', 'Wick trimming']);
    expect(lookup.find('car lam')).to.deep.equal(['Wick trimming']);
    expect(lookup.find('amp')).to.deep.equal([]);
    expect(lookup.find('?')).to.deep.equal([]);
  });

  it('minds neither capitals nor accents', () => {
    expect(lookup.find('CAFE')).to.deep.equal(['Café service']);
  });

  it('has all entries in the order of their names', () => {
    expect(lookup.entries).to.deep.equal(['Café service', 'Harbour pilotage', 'Lamp', 'Lamp posts', 'Wick trimming']);
  });

  it('knows the names that are written much like another', () => {
    expect(lookup.near('Harbor pilotage', 3)).to.deep.equal(['Harbour pilotage']);
    expect(lookup.near('Lamp post', 1)).to.deep.equal(['Lamp posts']);
    expect(lookup.near('Macrame', 3)).to.deep.equal([]);
  });
});
