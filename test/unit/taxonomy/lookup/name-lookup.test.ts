import { expect } from 'chai';
import { NameLookup } from '../../../../core/taxonomy/lookup/name-lookup.js';
import { packNames } from '../../../../core/taxonomy/lookup/name-tables.js';

const named = [
  ['Wick trimming', 'Lamp care'],
  ['Lamp', 'Lampe'],
  ['Lamp posts'],
  ['Café service', 'Lamplight dinners'],
  ['Harbour pilotage'],
];
const lookup = new NameLookup(packNames(named), (number) => named[number]![0]!);
const find = (query: string): readonly string[] => lookup.find(query).slice(0);

describe('Looking names up', () => {
  it('finds names by the beginnings of their words, the best match first', () => {
    expect(find('lamp')).to.deep.equal(['Lamp', 'Lamp posts', 'Café service', 'Wick trimming']);
    expect(find('car lam')).to.deep.equal(['Wick trimming']);
    expect(find('amp')).to.deep.equal([]);
    expect(find('?')).to.deep.equal([]);
  });

  it('minds neither capitals nor accents', () => {
    expect(find('CAFE')).to.deep.equal(['Café service']);
  });

  it('has all entries in the order of their names', () => {
    expect(lookup.entries.slice(0)).to.deep.equal([
      'Café service',
      'Harbour pilotage',
      'Lamp',
      'Lamp posts',
      'Wick trimming',
    ]);
  });

  it('shows a part of what it finds', () => {
    const found = lookup.find('lamp');
    expect([found.length, found.slice(1, 3)]).to.deep.equal([4, ['Lamp posts', 'Café service']]);
    expect([lookup.entries.length, lookup.entries.slice(3, 9)]).to.deep.equal([5, ['Lamp posts', 'Wick trimming']]);
  });

  it('knows the names that are written much like another', () => {
    expect(lookup.near('Harbor pilotage', 3)).to.deep.equal(['Harbour pilotage']);
    expect(lookup.near('Lamp post', 1)).to.deep.equal(['Lamp posts']);
    expect(lookup.near('Macrame', 3)).to.deep.equal([]);
  });
});
