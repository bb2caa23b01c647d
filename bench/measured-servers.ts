// Servers in processes of their own whose processor time is measured, in turns and at the same rate of requests.
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sendLoad } from './services/raw-client.js';

export const KEY = 'tm_live_benchmarkbenchmarkbenchmarkbench00';
export const HEADERS = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
export const CONNECTIONS = 16;
/** As `npm start` has them, for all. */
const FLAGS = ['--max-semi-space-size=64', ...(process.env['BENCH_FLAGS']?.split(' ') ?? [])];

export interface Server {
  child: ChildProcess;
  url: string;
}

/** `mode`: the arguments of `services/http-server.ts`. */
export async function start(mode: string[], message?: object): Promise<Server> {
  const child = fork(fileURLToPath(new URL('./services/http-server.js', import.meta.url)), mode, { execArgv: FLAGS });
  if (message !== undefined) child.send(message);
  const { url } = await heard<{ url: string }>(child);
  return { child, url };
}

function heard<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      reject(new Error('A server has ended.'));
    };
    child.once('exit', fail);
    child.once('message', (said) => {
      child.off('exit', fail);
      resolve(said as T);
    });
  });
}

export async function cpuOf({ child }: Server): Promise<number> {
  child.send('cpu');
  return (await heard<{ cpuMicroseconds: number }>(child)).cpuMicroseconds;
}

export interface Case {
  name: string;
  request(n: number): Buffer;
  /** Resolves when nothing is left to do for the requests: what it took belongs to them. */
  settled?(url: string): Promise<void>;
}

/** Whether enrichments wait or are under way. */
export async function isEnriching(url: string): Promise<boolean> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = [...text.matchAll(/^talent_work_items\{.*kind="enrichment".*\} (\d+)/gm)].map(([, count]) =>
    Number(count),
  );
  return counts.some((count) => count > 0);
}

/** Processor time of a request, in microseconds, and the median and the 99th hundredth of the latency in milliseconds. */
export interface Cost {
  cpu: number;
  p50: number;
  p99: number;
}

export interface Pace {
  seconds: number;
  perSecond: number;
}

export async function hit(
  server: Server,
  { request, settled }: Omit<Case, 'name'>,
  { seconds, perSecond }: Pace,
): Promise<Cost> {
  const before = await cpuOf(server);
  const { requests, latencies } = await sendLoad({
    url: server.url,
    connections: CONNECTIONS,
    perSecond,
    milliseconds: seconds * 1000,
    request,
  });
  await settled?.(server.url);
  const used = (await cpuOf(server)) - before;
  const at = (share: number): number => latencies[Math.floor(requests * share)] ?? 0;
  return { cpu: used / requests, p50: at(0.5), p99: at(0.99) };
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The medians, as a cell of a table. */
export function shown(costs: readonly Cost[]): string {
  const of = (member: keyof Cost): number => median(costs.map((cost) => cost[member]));
  return `${of('cpu').toFixed(0)} (${of('p50').toFixed(1)} / ${of('p99').toFixed(1)})`;
}

/** The share that theirs has of ours in each round, and the median of these. */
export function ratioOf(theirs: readonly Cost[], ours: readonly Cost[]): string {
  return median(ours.map(({ cpu }, round) => (theirs[round]?.cpu ?? 0) / cpu)).toFixed(2);
}
