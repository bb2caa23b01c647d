import { expect } from 'chai';
import { bandOf } from '../../../core/matching/bands.js';

describe('The band of a score', () => {
  it('is excellent from 85, strong from 70, partial from 50 and weak below, each floor counted', () => {
    for (const [floor, band, below] of [
      [85, 'excellent', 'strong'],
      [70, 'strong', 'partial'],
      [50, 'partial', 'weak'],
    ] as const) {
      expect(bandOf(floor, 1), String(floor)).to.equal(band);
      expect(bandOf(floor - 0.1, 1), `below ${String(floor)}`).to.equal(below);
    }
    expect(bandOf(100, 1)).to.equal('excellent');
    expect(bandOf(0, 1)).to.equal('weak');
  });

  it('is not given below half the coverage, however high the score, and is given from half on', () => {
    expect(bandOf(100, 0.49)).to.equal('insufficient_data');
    expect(bandOf(0, 0)).to.equal('insufficient_data');
    expect(bandOf(100, 0.5)).to.equal('excellent');
    expect(bandOf(0, 0.5)).to.equal('weak');
  });
});
