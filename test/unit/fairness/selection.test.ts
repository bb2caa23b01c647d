import { expect } from 'chai';
import { selectedOf } from '../../../core/fairness/selection.js';
import type { Selection } from '../../../core/index.js';

const PEOPLE = [
  { id: 'cand_d', score: 70, band: 'strong' },
  { id: 'cand_a', score: 90, band: 'excellent' },
  { id: 'cand_e', score: 95, band: 'insufficient_data' },
  { id: 'cand_b', score: 70, band: 'strong' },
  { id: 'cand_c', score: 69.9, band: 'partial' },
] as const;
const chosen = (selection: Selection): string =>
  [...selectedOf(PEOPLE, selection)]
    .map((id) => id.at(-1))
    .sort()
    .join('');

describe('Who counts as selected', () => {
  it('is, by a band, whoever reaches it or a better one, and nobody of whom too little is known for a band', () => {
    expect(chosen({ by: 'band', atLeast: 'excellent' })).to.equal('a');
    expect(chosen({ by: 'band', atLeast: 'strong' })).to.equal('abd');
    expect(chosen({ by: 'band', atLeast: 'partial' })).to.equal('abcd');
    expect(chosen({ by: 'band', atLeast: 'weak' })).to.equal('abcd');
  });

  it('is, by place, the first so many of the list, ties by id', () => {
    expect(chosen({ by: 'top', count: 1 })).to.equal('e');
    expect(chosen({ by: 'top', count: 3 })).to.equal('abe');
    expect(chosen({ by: 'top', count: 10 })).to.equal('abcde');
  });

  it('is, by score, whoever has it or more', () => {
    expect(chosen({ by: 'score', atLeast: 70 })).to.equal('abde');
    expect(chosen({ by: 'score', atLeast: 95.1 })).to.equal('');
  });
});
