// One of those that `npm run bench:peers` compares, in a process of its own, because they must not share a heap. It does what it is told by messages.
// Arguments: its name, the number of candidates.
import { setTimeout as pause } from 'node:timers/promises';
import { openPackagedTaxonomy } from '../../adapters/taxonomy-files/index.js';
import { processorMs, proportionalMb } from '../services/process-figures.js';
import { NotHere, type Question } from './peer.js';
import { PeerPool } from './peer-pool.js';
import { NOTHING, openPeer } from './peers-by-name.js';

/** All are asked for the same jobs: a turn that is cut short leaves out the last of them. */
export type Order =
  | { do: 'build' }
  | { do: 'ask'; from: number; questions: number; milliseconds: number }
  | { do: 'change'; milliseconds: number };

export interface Built {
  missing?: string;
  buildMs: number;
  /** Of the process with all that it needs to run, after a collection. */
  residentMb: number;
  /** What came while the candidates were put in, the making of them included. */
  grownMb: number;
  isElsewhere: boolean;
  /** The numbers of the best for each of the first questions. */
  best: number[][];
}

export interface Asked {
  times: number[];
  cpuMs: number;
}

export interface Changed {
  changes: number;
  elapsedMs: number;
  cpuMs: number;
}

const CHUNK = 1000;
/** Whose best are compared with the exact ones, and which are asked before any is timed. */
const COMPARED = 20;
const [name = '', size = ''] = process.argv.slice(2);
const candidates = Number(size);
const { taxonomy, occupations } = await openPackagedTaxonomy();
const pool = new PeerPool(taxonomy, occupations);
const questions: Question[] = Array.from({ length: 200 }, () => pool.question());
let peer = await openPeer(NOTHING, { taxonomy, occupations });
let changed = 0;

async function residentMb(): Promise<number> {
  for (let times = 0; times < 3; times += 1) {
    globalThis.gc?.();
    await pause(100);
  }
  const others = peer.processes?.() ?? [];
  return process.memoryUsage().rss / 2 ** 20 + others.reduce((sum, pid) => sum + proportionalMb(pid), 0);
}

/** In milliseconds; that of other processes in hundredths of a second. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + (peer.processes?.() ?? []).reduce((sum, pid) => sum + processorMs(pid), 0);
}

async function build(): Promise<Built> {
  try {
    peer = await openPeer(name, { taxonomy, occupations });
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    return { missing: error.message, buildMs: 0, residentMb: 0, grownMb: 0, isElsewhere: false, best: [] };
  }
  const before = await residentMb();
  let buildMs = 0;
  for (let from = 1; from <= candidates; from += CHUNK) {
    const count = Math.min(CHUNK, candidates - from + 1);
    const entries = Array.from({ length: count }, (_, at) => pool.candidate(from + at));
    const begun = performance.now();
    await peer.put(entries);
    buildMs += performance.now() - begun;
  }
  const begun = performance.now();
  await peer.finish?.();
  buildMs += performance.now() - begun;
  const resident = await residentMb();
  const best: number[][] = [];
  for (const question of questions.slice(0, COMPARED)) best.push(await peer.best(question));
  return { buildMs, residentMb: resident, grownMb: resident - before, isElsewhere: peer.isElsewhere === true, best };
}

async function ask({ from, questions: count, milliseconds }: Extract<Order, { do: 'ask' }>): Promise<Asked> {
  const times: number[] = [];
  const cpuBefore = cpuMs();
  const begun = performance.now();
  while (times.length < count && performance.now() - begun < milliseconds) {
    const question = questions[(from + times.length) % questions.length]!;
    const start = performance.now();
    await peer.best(question);
    times.push(performance.now() - start);
  }
  return { times, cpuMs: cpuMs() - cpuBefore };
}

async function change({ milliseconds }: Extract<Order, { do: 'change' }>): Promise<Changed> {
  const entries = Array.from({ length: CHUNK }, () => pool.replacement(1 + ((changed++ * 7919) % candidates)));
  const cpuBefore = cpuMs();
  const begun = performance.now();
  let changes = 0;
  while (changes < entries.length && performance.now() - begun < milliseconds) await peer.replace(entries[changes++]!);
  return { changes, elapsedMs: performance.now() - begun, cpuMs: cpuMs() - cpuBefore };
}

let isOver = false;
process.on('message', (order: Order) => {
  const work = order.do === 'build' ? build() : order.do === 'ask' ? ask(order) : change(order);
  work.then(
    (done) => process.send?.(done),
    (error: unknown) => {
      // What is under way fails when the peer is closed before its end.
      if (!isOver) throw error;
    },
  );
});
process.on('disconnect', () => {
  isOver = true;
  void Promise.resolve(peer.close?.()).then(() => process.exit(0));
});
