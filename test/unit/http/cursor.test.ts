import { expect } from 'chai';
import fc from 'fast-check';
import { CursorCodec } from '../../../adapters/http-koa/lists/cursor.js';

const codec = new CursorCodec('a secret');
const position = fc.record({ value: fc.string(), id: fc.string() });

describe('A cursor', () => {
  it('comes back as the position that it was made of', () => {
    fc.assert(
      fc.property(position, fc.string(), (at, binding) => {
        expect(codec.decode(codec.encode(at, binding), binding)).to.deep.equal(at);
      }),
    );
  });

  it('is refused with another binding', () => {
    fc.assert(
      fc.property(position, fc.string(), fc.string(), (at, binding, other) => {
        fc.pre(binding !== other);
        expect(() => codec.decode(codec.encode(at, binding), other)).to.throw(/cursor/);
      }),
    );
  });

  it('is refused when any of its characters is changed', () => {
    fc.assert(
      fc.property(position, fc.nat(), fc.constantFrom(...'abcXYZ019_-.'), (at, where, character) => {
        const cursor = codec.encode(at, 'binding');
        const index = where % cursor.length;
        fc.pre(cursor[index] !== character);
        const changed = cursor.slice(0, index) + character + cursor.slice(index + 1);
        expect(() => codec.decode(changed, 'binding')).to.throw(/cursor/);
      }),
    );
  });

  it('is refused whatever else is sent in its place', () => {
    fc.assert(
      fc.property(fc.string(), (junk) => {
        expect(() => codec.decode(junk, 'binding')).to.throw(/cursor/);
      }),
    );
  });
});
