import { expect } from 'chai';
import { parseSkills } from '../../../../core/taxonomy/loading/parse-lines.js';
import { taxonomyOf } from '../../../support/small-taxonomy.js';

const finder = taxonomyOf(
  parseSkills(`
    lot-trade | Lot trade | professional | lot licence? | | lot; real lots; agent
    lampkeeper | Certified Lampkeeper | certification | CLK? | | certified; lantern
    lamp-kit | Lamp Kit | tool | LKT? | | certified; lantern
    brightness | Brightness | soft | bright? | | team; punctual
  `),
);
const found = (text: string): string[] => finder.findSkills(text).map(({ skill }) => skill.id);
const FILLER = 'and then there came a long road with many old houses on both sides of it';

describe('An ambiguous form of a skill', () => {
  it('is not known by a word of its own, wherever that stands again', () => {
    expect(found('The Lot licence was written on a lot of paper')).to.deep.equal([]);
  });

  it('is known by several words only where they stand together', () => {
    expect(found(`A Lot licence ${FILLER} for real lots`)).to.deep.equal(['lot-trade']);
    expect(found(`A Lot licence ${FILLER} for a real pile of lots`)).to.deep.equal([]);
  });

  it('is known right beside it only by a word that stands in texts of every trade', () => {
    expect(found('She is CLK certified')).to.deep.equal(['lampkeeper']);
    expect(found(`CLK ${FILLER} certified`)).to.deep.equal([]);
    expect(found(`LKT ${FILLER} certified`)).to.deep.equal([]);
    expect(found(`LKT ${FILLER} lantern`)).to.deep.equal(['lamp-kit']);
  });

  it('is known from less far where it is a certificate, whose letters are those of other trades as well', () => {
    expect(found('CLK, and then a road to the old lantern')).to.deep.equal(['lampkeeper']);
    expect(found(`CLK ${FILLER} lantern`)).to.deep.equal([]);
  });

  it('is known by such a word from afar where it praises a person', () => {
    expect(found(`Bright ${FILLER} team`)).to.deep.equal(['brightness']);
  });
});
