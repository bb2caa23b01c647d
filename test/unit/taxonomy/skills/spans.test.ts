import { expect } from 'chai';
import fc from 'fast-check';
import { Spans } from '../../../../core/taxonomy/skills/spans.js';

const span = fc.tuple(fc.nat(60), fc.nat(12)).map(([start, length]) => ({ start, end: start + length }));

describe('Parts of a text', () => {
  it('hold exactly what lies within them and the parts that touch them', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), span, (parts, place) => {
        const covered = new Set(parts.flatMap(({ start, end }) => characters(start, end)));
        const joints = new Set(parts.flatMap(({ start, end }) => [start, end]));
        const isCovered =
          characters(place.start, place.end).every((at) => covered.has(at)) &&
          (place.end > place.start || covered.has(place.start) || joints.has(place.start));
        expect(new Spans(parts).hold(place)).to.equal(isCovered);
      }),
    );
  });
});

function characters(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at);
}
