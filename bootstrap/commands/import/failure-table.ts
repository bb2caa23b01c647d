import Table from 'cli-table3';

/** What the service says of a line that failed. */
export interface ReportedFailure {
  line: number | null;
  code: string;
  detail: string;
  pointer?: string;
}

interface Cause {
  count: number;
  detail: string;
  place: string;
  /** Where it occurred first. */
  first: string;
}

/** Failures counted by their cause: the same code at the same member; of a record as a whole, the same code and words. */
export class FailureCauses {
  private readonly causes = new Map<string, Cause>();
  count = 0;

  add({ code, detail, pointer = '' }: ReportedFailure, origin: string): void {
    this.count += 1;
    // The third entry of a list fails for the same cause as the second.
    const place = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
    const key = place === '' ? `${code} : ${withoutFigures(detail)}` : `${code} ${place}`;
    const known = this.causes.get(key);
    if (known) known.count += 1;
    else this.causes.set(key, { count: 1, detail, place, first: origin });
  }

  asJson(): object[] {
    return this.sorted().map(([key, { count, detail, place, first }]) => ({
      ...{ count, code: key.split(' ')[0], pointer: place, detail, first },
    }));
  }

  toString(): string {
    const table = new Table({
      head: ['failed', 'code', 'member', 'first at', 'what is wrong'],
      style: { head: [], border: [] },
      wordWrap: true,
      colWidths: [null, null, 28, 28, 48],
    });
    for (const [key, { count, detail, place, first }] of this.sorted())
      table.push([count, key.split(' ')[0] ?? '', place, first, detail]);
    return table.toString();
  }

  private sorted(): [string, Cause][] {
    return [...this.causes].sort(([, a], [, b]) => b.count - a.count);
  }
}

/** The same fault has other figures in each record, such as a column. */
function withoutFigures(detail: string): string {
  return detail.replace(/\d+/g, '0');
}
