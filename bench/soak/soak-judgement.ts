/** What the service held and did at a moment of the run. */
export interface SoakRow {
  minute: number;
  /** After a collection. */
  heapMb: number;
  residentMb: number;
  /** Resident size of its children together. */
  childrenMb: number;
  descriptors: number;
  /** Items of work that are due or in hand. */
  backlog: number;
  /** Requests a second since the row before. */
  rate: number;
  /** Requests that failed since the start. */
  failed: number;
  cpuMs: number;
}

export interface Finding {
  what: string;
  holds: boolean;
}

/** Children come and go with their pipes, and clients with their connections. */
const SPARE_DESCRIPTORS = 3;
const HEAP_GROWTH = 0.05;

/**
 * Whether the run shows a service that could go on: the last quarter is compared with the second one, because the first one warms up. `workPerSecond`
 * is what the load makes; so much is always in hand. `leftAfter` is what was still to do when the service had been left alone for some seconds.
 */
export function judgeSoak(
  rows: readonly SoakRow[],
  { workPerSecond, leftAfter, askedRate }: { workPerSecond: number; leftAfter: number; askedRate: number },
): Finding[] {
  const quarter = (from: number): readonly SoakRow[] =>
    rows.slice(Math.floor(rows.length * from), Math.ceil(rows.length * (from + 0.25)));
  const [second, last] = [quarter(0.25), quarter(0.75)];
  const means = (of: (row: SoakRow) => number): [number, number] => [mean(second.map(of)), mean(last.map(of))];
  const [heapBefore, heap] = means(({ heapMb }) => heapMb);
  const [residentBefore, resident] = means(({ residentMb }) => residentMb);
  const [descriptorsBefore, descriptors] = means((row) => row.descriptors);
  const [, backlog] = means((row) => row.backlog);
  const [, rate] = means((row) => row.rate);
  const mostInHand = Math.max(5, workPerSecond);
  const failed = rows.at(-1)?.failed ?? 0;
  return [
    {
      what: `heap after a collection: ${mb(heapBefore)} in the second quarter, ${mb(heap)} in the last (${growth(heapBefore, heap)}; goal: 5 % at most)`,
      holds: heap <= heapBefore * (1 + HEAP_GROWTH),
    },
    {
      what: `resident: ${mb(residentBefore)} and ${mb(resident)} (${growth(residentBefore, resident)}; 5 % at most)`,
      holds: resident <= residentBefore * (1 + HEAP_GROWTH),
    },
    {
      what: `descriptors: ${descriptorsBefore.toFixed(1)} and ${descriptors.toFixed(1)} (${String(SPARE_DESCRIPTORS)} more at most)`,
      holds: descriptors <= descriptorsBefore + SPARE_DESCRIPTORS,
    },
    {
      what: `backlog in the last quarter: ${backlog.toFixed(1)} on average (what comes in within a second at most: ${mostInHand.toFixed(0)}), ${String(leftAfter)} left at the end`,
      holds: backlog <= mostInHand && leftAfter === 0,
    },
    {
      what: `requests a second in the last quarter: ${rate.toFixed(0)} of ${askedRate.toFixed(0)} asked for (95 % at least)`,
      holds: rate >= 0.95 * askedRate,
    },
    { what: `failed requests: ${String(failed)}`, holds: failed === 0 },
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function mb(value: number): string {
  return `${value.toFixed(1)} MB`;
}

function growth(before: number, after: number): string {
  const percent = (100 * (after - before)) / before;
  return `${percent >= 0 ? '+' : ''}${percent.toFixed(1)} %`;
}
