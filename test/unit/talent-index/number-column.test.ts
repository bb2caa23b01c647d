import { expect } from 'chai';
import fc from 'fast-check';
import { NumberColumn } from '../../../adapters/talent-index/columns/number-column.js';

describe('A column of numbers', () => {
  it('gives back what was written last to each slot, however large it is', () => {
    const number = fc.oneof(
      fc.constantFrom(0, 1, 0xff, 0x100, 0xffff, 0x10000, 0xffffffff),
      fc.integer({ min: 0, max: 0xffffffff }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), number), { maxLength: 60 }), (writes) => {
        const column = new NumberColumn();
        const expected = new Map<number, number>();
        for (const [slot, value] of writes) {
          column.set(slot, value);
          expected.set(slot, value);
        }
        for (let slot = 0; slot <= 300; slot += 1) expect(column.of(slot)).to.equal(expected.get(slot) ?? 0);
      }),
    );
  });
});
