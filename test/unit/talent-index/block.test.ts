import { expect } from 'chai';
import type { Row } from '../../../adapters/talent-index/columns/row.js';
import { Block } from '../../../adapters/talent-index/pool/block.js';
import { imageOf } from '../../../adapters/talent-index/image/block-image.js';

const row = (id: string, languages: number): Row => ({
  ...{ id, languages, shape: 1, experience: 3, families: 4, skillNorm: 5, titleNorm: 6 },
  ...{ fields: [], keys: [], facts: [], constraintInputs: [] },
});
const listsOf = (block: Block): number[] => block.rows().map(({ languages }) => languages);

describe('The lists of languages of a block', () => {
  it('keep their numbers when one needs more than two bytes, in a block that grows and in one that was stored', () => {
    const block = new Block(8192);
    const numbers = [1, 65_535, 65_536, 7, 70_000, 2];
    numbers.forEach((number, at) => block.append(row(`cand_${String(at)}`, number)));
    expect(listsOf(block)).to.deep.equal(numbers);
    for (let at = numbers.length; at < 100; at += 1) block.append(row(`cand_${String(at)}`, at));
    expect(listsOf(block).slice(0, 6)).to.deep.equal(numbers);
    const stored = Block.from(imageOf(block.frozen()), 8192);
    expect(listsOf(stored)).to.deep.equal(listsOf(block));
    stored.append(row('cand_100', 80_000));
    expect(listsOf(stored).at(-1)).to.equal(80_000);
  });

  it('stay as they were in what a pass holds', () => {
    const block = new Block(8192);
    block.append(row('cand_0', 9));
    const held = block.frozen();
    block.append(row('cand_1', 70_000));
    expect(held.languages[0]).to.equal(9);
    expect(held.count).to.equal(1);
  });
});
