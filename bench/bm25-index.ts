const K1 = 1.2;
const B = 0.75;
const WORD = /[\p{L}\p{N}]+/gu;

/** Okapi BM25 (Robertson and Zaragoza, 2009) over raw texts, with the usual constants: the yardstick that knows nothing but words. */
export class Bm25Index {
  private readonly postings = new Map<string, { document: number; count: number }[]>();
  private readonly lengths: number[] = [];
  private total = 0;

  /** Returns the number of the document, counted from 0. */
  add(text: string): number {
    const document = this.lengths.length;
    const counts = new Map<string, number>();
    const words = wordsOf(text);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
      const list = this.postings.get(word);
      if (list) list.push({ document, count });
      else this.postings.set(word, [{ document, count }]);
    }
    this.lengths.push(words.length);
    this.total += words.length;
    return document;
  }

  /** The score of each document for the distinct words of a query. */
  scores(query: string): Float64Array {
    const size = this.lengths.length;
    const scores = new Float64Array(size);
    const average = this.total / Math.max(1, size);
    for (const word of new Set(wordsOf(query))) {
      const list = this.postings.get(word);
      if (!list) continue;
      const rarity = Math.log(1 + (size - list.length + 0.5) / (list.length + 0.5));
      for (const { document, count } of list) {
        const length = 1 - B + (B * this.lengths[document]!) / average;
        scores[document]! += (rarity * count * (K1 + 1)) / (count + K1 * length);
      }
    }
    return scores;
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}
