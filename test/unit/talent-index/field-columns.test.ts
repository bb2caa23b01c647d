import { expect } from 'chai';
import fc from 'fast-check';
import { FieldColumns, numberedField } from '../../../adapters/talent-index/columns/field-columns.js';
import { PackedText } from '../../../adapters/talent-index/columns/packed-text.js';

const fields = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom(1, 2, 3)), {
    selector: ([number]) => number,
    maxLength: 5,
  })
  .map((list) => list.map(([number, level]) => numberedField(number, level as 1 | 2 | 3)).sort((a, b) => a - b));

describe('The fields of work of a block', () => {
  it('are those that were put in, also of what was stored without those who have gone', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fields, fc.boolean()), { minLength: 1, maxLength: 200 }), (given) => {
        const columns = new FieldColumns();
        given.forEach(([each], slot) => {
          columns.set(slot, each);
        });
        expect(given.map((_, slot) => columns.of(slot))).to.deep.equal(given.map(([each]) => each));
        const stored = FieldColumns.from(columns.image(given.length, (slot) => given[slot]![1]));
        expect(given.map((_, slot) => stored.of(slot))).to.deep.equal(
          given.map(([each, isAlive]) => (isAlive ? each : [])),
        );
        expect(columns.level(-1, 0)).to.equal(0);
      }),
    );
  });
});

describe('A packed text', () => {
  it('gives any piece of it, whatever its letters', () => {
    const letters = fc.constantFrom(
      'abc',
      '0123456789abcdefghjkmnpqrstvwxyz',
      'aä€中🌍 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    );
    const texts = letters.chain((all) => fc.array(fc.constantFrom(...all.split('')), { maxLength: 60 }));
    fc.assert(
      fc.property(texts, fc.nat(60), fc.nat(60), (list, one, other) => {
        const text = list.join('');
        const [from, to] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
        expect(new PackedText(text).slice(from, to)).to.equal(text.slice(from, to));
      }),
    );
  });
});
