import { expect } from 'chai';
import { StringTable } from '../../../adapters/talent-index/columns/string-table.js';

describe('the table from strings to numbers', () => {
  const strings = Array.from({ length: 5_000 }, (_, number) => `cand_${(number * 7919).toString(36)}`);
  const table = (): StringTable => new StringTable((number) => strings[number]!);
  const numbersOf = (filled: StringTable): (number | undefined)[] => strings.map((string) => filled.get(string));

  for (const room of [0, 1, 100, 4_000, 5_000, 20_000]) {
    it(`with room for ${String(room)} holds what is added as one that grows does`, () => {
      const reserved = table();
      reserved.reserve(room);
      const grown = table();
      for (const [number, string] of strings.slice(0, 4_500).entries()) {
        reserved.add(string, number);
        grown.set(string, number);
      }
      expect(reserved.size).to.equal(4_500);
      expect(numbersOf(reserved)).to.deep.equal(numbersOf(grown));
      for (const [number, string] of strings.entries()) reserved.set(string, number);
      expect(reserved.size).to.equal(5_000);
      reserved.delete(strings[17]!);
      expect(reserved.get(strings[17]!)).to.equal(undefined);
      expect(reserved.get(strings[18]!)).to.equal(18);
      expect(reserved.size).to.equal(4_999);
    });
  }
});
