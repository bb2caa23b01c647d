import { expect } from 'chai';
import { MiniSearchPeer } from '../../../bench/peers/mini-search.js';
import { OramaPeer } from '../../../bench/peers/orama.js';
import type { Peer, PoolEntry, Question } from '../../../bench/peers/peer.js';
import { SqliteFts5 } from '../../../bench/peers/sqlite-fts5.js';

const PEERS: Record<string, () => Peer> = {
  MiniSearch: () => new MiniSearchPeer(),
  Orama: () => new OramaPeer(),
  'SQLite FTS5': () => new SqliteFts5(),
};

function entry(number: number, skills: string): PoolEntry {
  const document = { skills, titles: 'Lamplighter', location: 'Graz', text: 'Kept lamps' };
  return { number, id: `cand_${String(number)}`, document } as unknown as PoolEntry;
}

function asking(...words: string[]): Question {
  return { words } as unknown as Question;
}

for (const [name, open] of Object.entries(PEERS)) {
  describe(`${name} as a peer of the index`, () => {
    it('finds whoever has any of the words, those with more of them first', async () => {
      const peer = open();
      await peer.put([entry(1, 'Weaving'), entry(2, 'Welding, Soldering'), entry(3, 'Soldering')]);
      expect(await peer.best(asking('welding', 'soldering'))).to.deep.equal([2, 3]);
      expect((await peer.best(asking('lamplighter'))).sort()).to.deep.equal([1, 2, 3]);
      expect(await peer.best(asking('tallow'))).to.deep.equal([]);
    });

    it('finds a candidate by the words of the last change alone', async () => {
      const peer = open();
      await peer.put([entry(1, 'Weaving'), entry(2, 'Welding')]);
      await peer.replace(entry(1, 'Soldering'));
      expect(await peer.best(asking('weaving'))).to.deep.equal([]);
      expect(await peer.best(asking('soldering'))).to.deep.equal([1]);
      expect(await peer.best(asking('welding'))).to.deep.equal([2]);
    });
  });
}
