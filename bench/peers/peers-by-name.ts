import type { Taxonomy } from '../../core/index.js';
import type { OccupationFinder } from '../../core/spi.js';
import { MiniSearchPeer } from './mini-search.js';
import { OramaPeer } from './orama.js';
import { OwnIndex, OwnIndexExplained, PlainObjects } from './own-index.js';
import type { Peer } from './peer.js';
import { PostgresqlPeer } from './postgresql.js';
import { SqliteFts5 } from './sqlite-fts5.js';

/** Keeps nothing: the process that makes the candidates, whose memory is none of the others'. */
export const NOTHING = 'nothing';

/** What each one computes, for the reader of the figures. */
export const PEERS: Readonly<Record<string, string>> = {
  'this index': 'the 25 best by our score, exact, in memory',
  'this index, explained': 'the same, each of the 25 explained, with the candidates in memory',
  'plain objects': 'our score of every candidate, one after the other, in memory: what exact means here',
  MiniSearch: 'BM25+ over four fields of words, any of the words of the job, in memory; no documents kept',
  Orama: 'BM25 over four fields of words and what begins with them, any of them, in memory; keeps documents',
  'SQLite FTS5': 'bm25() over four columns of words, any of them, in memory, no documents kept',
  PostgreSQL:
    'ts_rank (no rarity of words) over one tsvector with GIN, any of the words; a temporary table, documents kept',
};

export async function openPeer(
  name: string,
  { taxonomy, occupations }: { taxonomy: Taxonomy; occupations: OccupationFinder },
): Promise<Peer> {
  switch (name) {
    case 'this index':
      return new OwnIndex(taxonomy);
    case 'this index, explained':
      return new OwnIndexExplained(taxonomy, occupations);
    case 'plain objects':
      return new PlainObjects(taxonomy);
    case 'MiniSearch':
      return new MiniSearchPeer();
    case 'Orama':
      return new OramaPeer();
    case 'SQLite FTS5':
      return new SqliteFts5();
    case 'PostgreSQL':
      return PostgresqlPeer.open();
    case NOTHING:
      return { put: () => undefined, best: () => [], replace: () => undefined };
    default:
      throw new Error(`There is no "${name}" among ${Object.keys(PEERS).join(', ')}.`);
  }
}
