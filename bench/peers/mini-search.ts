import MiniSearch from 'minisearch';
import { BEST, type Peer, type PoolDocument, type PoolEntry, type Question } from './peer.js';

/** MiniSearch as it comes: BM25+ over whole words, any of them. It keeps no documents. */
export class MiniSearchPeer implements Peer {
  private readonly search = new MiniSearch<PoolDocument & { id: number }>({
    fields: ['skills', 'titles', 'location', 'text'],
  });

  put(entries: readonly PoolEntry[]): void {
    this.search.addAll(entries.map(({ number, document }) => ({ id: number, ...document })));
  }

  best({ words }: Question): number[] {
    const found = this.search.search(words.join(' '));
    return found.slice(0, BEST).map(({ id }) => id as number);
  }

  replace({ number, document }: PoolEntry): void {
    this.search.replace({ id: number, ...document });
  }
}
