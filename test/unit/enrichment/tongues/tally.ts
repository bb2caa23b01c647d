/** Counts, for each field, how much of what is true was read, and keeps what was missed. */
export class Tally {
  private readonly counts = new Map<string, { right: number; all: number }>();
  readonly misses: string[] = [];

  note(field: string, right: boolean, miss: () => string): void {
    const count = this.counts.get(field) ?? { right: 0, all: 0 };
    count.all += 1;
    if (right) count.right += 1;
    else this.misses.push(`${field}: ${miss()}`);
    this.counts.set(field, count);
  }

  /** Share of what is true that was read, 0–1; 1 where nothing was asked. */
  recall(field: string): number {
    const { right, all } = this.counts.get(field) ?? { right: 0, all: 0 };
    return all === 0 ? 1 : right / all;
  }

  /** How much was asked. */
  asked(field: string): number {
    return this.counts.get(field)?.all ?? 0;
  }

  get fields(): string[] {
    return [...this.counts.keys()];
  }
}
