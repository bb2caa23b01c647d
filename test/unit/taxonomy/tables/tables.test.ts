import { expect } from 'chai';
import fc from 'fast-check';
import { PhraseMatcher } from '../../../../core/taxonomy/phrases/phrase-matcher.js';
import { PhraseCollector } from '../../../../core/taxonomy/phrases/phrase-tables.js';
import { tokenize } from '../../../../core/taxonomy/phrases/tokens.js';
import { EntryList, packEntries } from '../../../../core/taxonomy/tables/entry-list.js';
import { listOf, packLists } from '../../../../core/taxonomy/tables/number-lists.js';
import { indexStrings, StringIndex } from '../../../../core/taxonomy/tables/string-index.js';
import { decodeTables, encodeTables } from '../../../../core/taxonomy/tables/table-file.js';

describe('Tables that are read in place', () => {
  it('find every string by its number and every number by its string, and nothing else', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'binary' })), fc.string(), (strings, other) => {
        const index = new StringIndex(indexStrings(strings));
        expect(strings.map((text) => index.numberOf(text))).to.deep.equal(strings.map((_, at) => at));
        expect(strings.map((_, at) => index.at(at))).to.deep.equal(strings);
        expect(index.numberOf(other)).to.equal(strings.indexOf(other));
      }),
    );
  });

  it('keep lists of numbers, and have none for a number that has no list', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat())), (lists) => {
        const packed = packLists(lists);
        expect(lists.map((_, at) => [...listOf(packed, at)])).to.deep.equal(lists);
        expect([...listOf(packed, -1), ...listOf(packed, lists.length)]).to.deep.equal([]);
      }),
    );
  });

  it('keep entries, one object for each', () => {
    const given = [
      { id: 'lamp', names: ['Lamp', 'Lämpchen'] },
      { id: 'wick', names: [] },
    ];
    const entries = new EntryList<(typeof given)[number]>(packEntries(given));
    expect([...entries]).to.deep.equal(given);
    expect(entries.get('lamp')).to.equal(entries.at(0));
    expect([entries.get('oil'), entries.numberOf('wick'), entries.idOf(1)]).to.deep.equal([undefined, 1, 'wick']);
  });

  it('come back from bytes as they were, wherever these lie', () => {
    const tables = {
      name: 'lamps',
      inner: { small: Uint8Array.of(1, 2, 3), middle: Uint16Array.of(65_535), list: [{ a: 1 }] },
      large: Uint32Array.of(4_294_967_295, 0),
    };
    const bytes = encodeTables(tables);
    expect(decodeTables(bytes)).to.deep.equal(tables);
    const shifted = new Uint8Array(bytes.length + 1);
    shifted.set(bytes, 1);
    expect(decodeTables(shifted.subarray(1))).to.deep.equal(tables);
  });

  it('do not come back from bytes that are not whole', () => {
    const bytes = encodeTables({ large: Uint32Array.of(1, 2, 3) });
    for (let length = 0; length < bytes.length; length += 1)
      expect(decodeTables(bytes.slice(0, length)), String(length)).to.equal(undefined);
  });
});

describe('The tables of phrases', () => {
  const word = fc.constantFrom('lamp', 'wick', 'oil', 'glass');
  const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

  it('find the longest phrase at each place, the first of those with the same words', () => {
    fc.assert(
      fc.property(fc.array(phrase, { maxLength: 12 }), fc.array(word, { maxLength: 12 }), (phrases, words) => {
        const collector = new PhraseCollector();
        for (const [number, each] of phrases.entries()) collector.add(each, number);
        const matcher = new PhraseMatcher(collector.tables(), (number) => number);
        const expected: number[] = [];
        for (let at = 0; at < words.length;) {
          const lengths = [4, 3, 2, 1].filter((length) => at + length <= words.length);
          const length = lengths.find((each) => phrases.includes(words.slice(at, at + each).join(' ')));
          if (length !== undefined) expected.push(phrases.indexOf(words.slice(at, at + length).join(' ')));
          at += length ?? 1;
        }
        expect(matcher.find(words.join(' ')).map(({ value }) => value)).to.deep.equal(expected);
        for (const each of phrases) expect(matcher.lookUp(each)).to.equal(phrases.indexOf(each));
      }),
    );
  });

  it('leave out what was added before, however strictly', () => {
    const collector = new PhraseCollector();
    collector.add('Wick', 1, 'exact');
    collector.addIfNew('wick', 2);
    collector.addIfNew('wick oil', 3);
    collector.addIfNew('', 4);
    const matcher = new PhraseMatcher(collector.tables(), (number) => number);
    const found = (text: string): number[] => matcher.find(text).map(({ value }) => value);
    expect([found('wick'), found('Wick'), found('wick oil')]).to.deep.equal([[], [1], [3]]);
    expect([matcher.lookUp('wick'), matcher.lookUp(''), tokenize('').length]).to.deep.equal([1, undefined, 0]);
  });
});
