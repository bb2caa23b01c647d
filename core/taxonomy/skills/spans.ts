export interface Span {
  start: number;
  end: number;
}

/** Parts of a text, found once and asked for many places. */
export class Spans {
  /** In order and apart. */
  private readonly apart: Span[] = [];

  constructor(spans: readonly Span[]) {
    for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
      const last = this.apart.at(-1);
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else this.apart.push({ start, end });
    }
  }

  /** Whether one of the parts holds all of a place. */
  hold({ start, end }: Span): boolean {
    let low = 0;
    let high = this.apart.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.apart[middle]!.start <= start) low = middle + 1;
      else high = middle;
    }
    const nearest = this.apart[low - 1];
    return nearest !== undefined && end <= nearest.end;
  }
}
