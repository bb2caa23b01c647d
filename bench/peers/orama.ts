import { create, insertMultiple, search, update } from '@orama/orama';
import { BEST, type Peer, type PoolEntry, type Question } from './peer.js';

const schema = { skills: 'string', titles: 'string', location: 'string', text: 'string' } as const;

/** Orama as it comes: BM25 over words and what begins with them, any of them. It keeps the documents. */
export class OramaPeer implements Peer {
  private readonly database = create({ schema });

  async put(entries: readonly PoolEntry[]): Promise<void> {
    const documents = entries.map(({ number, document }) => ({ id: String(number), ...document }));
    await insertMultiple(this.database, documents, documents.length);
  }

  async best({ words }: Question): Promise<number[]> {
    const { hits } = await search(this.database, { term: words.join(' '), limit: BEST, threshold: 1 });
    return hits.map(({ id }) => Number(id));
  }

  async replace({ number, document }: PoolEntry): Promise<void> {
    await update(this.database, String(number), { id: String(number), ...document });
  }
}
