import { expect } from 'chai';
import fc from 'fast-check';
import { PackedText } from '../../../adapters/talent-index/columns/packed-text.js';

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
