import { expect } from 'chai';
import { RecentEntries } from '../../../core/caches/recent-entries.js';

describe('Recent entries', () => {
  it('are never more than the most, and the half of them that was set last is always there', () => {
    const entries = new RecentEntries<number, string>(10);
    for (let key = 0; key < 100; key += 1) {
      entries.set(key, String(key));
      for (let recent = Math.max(0, key - 4); recent <= key; recent += 1)
        expect(entries.get(recent)).to.equal(String(recent));
    }
    const held = Array.from({ length: 100 }, (_, key) => key).filter((key) => entries.get(key) !== undefined);
    expect(held).to.have.length.within(5, 10);
  });

  it('have the value that was set last, also where an earlier one is still held', () => {
    const entries = new RecentEntries<string, number>(4);
    for (const key of ['a', 'b', 'c']) entries.set(key, 1);
    entries.set('a', 2);
    expect(entries.get('a')).to.equal(2);
  });

  it('have nothing of what was deleted, however long ago it was set', () => {
    const entries = new RecentEntries<string, number>(4);
    for (const key of ['a', 'b', 'c']) entries.set(key, 1);
    entries.set('a', 2);
    entries.delete('a');
    entries.delete('b');
    expect([entries.get('a'), entries.get('b'), entries.get('c')]).to.deep.equal([undefined, undefined, 1]);
  });
});
