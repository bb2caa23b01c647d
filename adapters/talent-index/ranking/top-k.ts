import { standAlone } from '../columns/block-ids.js';

/** The best of many by score, ties by id, kept in a heap whose first is the worst that is kept. */
export class TopK {
  private readonly scores: number[] = [];
  private readonly documents: number[] = [];

  constructor(
    private readonly limit: number,
    private readonly idOf: (document: number) => string,
  ) {}

  /** A lower score is not among the best; `undefined` while there is room. */
  get leastScore(): number | undefined {
    return this.scores.length < this.limit ? undefined : this.scores[0];
  }

  /** Returns whether it is among the best so far. */
  offer(score: number, document: number): boolean {
    const { scores } = this;
    if (this.limit <= 0) return false;
    if (scores.length < this.limit) {
      scores.push(score);
      this.documents.push(document);
      this.rise(scores.length - 1);
      return true;
    }
    if (score < scores[0]! || !this.isWorse(scores[0]!, this.documents[0]!, score, document)) return false;
    this.set(0, score, document);
    this.sink();
    return true;
  }

  /** The best first. */
  sorted(): { candidateId: string; score: number; document: number }[] {
    return this.documents
      .map((document, at) => ({ candidateId: standAlone(this.idOf(document)), score: this.scores[at]!, document }))
      .sort((a, b) => b.score - a.score || (a.candidateId < b.candidateId ? -1 : 1));
  }

  private isWorse(score: number, document: number, thanScore: number, thanDocument: number): boolean {
    return score < thanScore || (score === thanScore && this.idOf(document) > this.idOf(thanDocument));
  }

  private rise(from: number): void {
    let at = from;
    const score = this.scores[at]!;
    const document = this.documents[at]!;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (!this.isWorse(score, document, this.scores[parent]!, this.documents[parent]!)) break;
      this.set(at, this.scores[parent]!, this.documents[parent]!);
      at = parent;
    }
    this.set(at, score, document);
  }

  private sink(): void {
    const { scores, documents } = this;
    const score = scores[0]!;
    const document = documents[0]!;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= scores.length) break;
      const other = child + 1;
      if (other < scores.length && this.isWorse(scores[other]!, documents[other]!, scores[child]!, documents[child]!))
        child = other;
      if (!this.isWorse(scores[child]!, documents[child]!, score, document)) break;
      this.set(at, scores[child]!, documents[child]!);
      at = child;
    }
    this.set(at, score, document);
  }

  private set(at: number, score: number, document: number): void {
    this.scores[at] = score;
    this.documents[at] = document;
  }
}
