// Our index beside others over the same candidates and the same jobs: the 25 best. Each in a process of its own, in turns. What the others rank by is not
// our score: the overlap says how many of our 25 best they find.
// Arguments: --candidates 10000,100000, --rounds 5, --questions 40 (a turn), --seconds 8 (the longest turn), --only "MiniSearch;Orama".
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Asked, Built, Changed, Order } from './peer-process.js';
import { NOTHING, PEERS } from './peers-by-name.js';

const OWN = 'this index';
const EXACT = 'plain objects';
/** Turns before those that count. */
const WARM_UP = 3;
const { values } = parseArgs({
  options: {
    candidates: { type: 'string', default: '10000,100000' },
    rounds: { type: 'string', default: '5' },
    questions: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '8' },
    only: { type: 'string', default: Object.keys(PEERS).join(';') },
  },
});
const rounds = Number(values.rounds);
const questions = Number(values.questions);
const milliseconds = 1000 * Number(values.seconds);

interface Contender {
  name: string;
  child: ChildProcess;
  built: Built;
  times: number[];
  askedCpuMs: number;
  changes: number;
  changedMs: number;
  changedCpuMs: number;
}

function tell<T>(child: ChildProcess, order: Order): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      reject(new Error('One of the processes has ended.'));
    };
    child.once('exit', fail);
    child.once('message', (said) => {
      child.off('exit', fail);
      resolve(said as T);
    });
    child.send(order);
  });
}

async function open(name: string, size: number): Promise<Contender> {
  const child = fork(fileURLToPath(new URL('./peer-process.js', import.meta.url)), [name, String(size)], {
    execArgv: ['--expose-gc'],
  });
  const built = await tell<Built>(child, { do: 'build' });
  return { ...{ name, child, built, times: [] }, ...{ askedCpuMs: 0, changes: 0, changedMs: 0, changedCpuMs: 0 } };
}

async function turn(contender: Contender, round: number): Promise<void> {
  const order: Order = { do: 'ask', from: round * questions, questions, milliseconds };
  const asked = await tell<Asked>(contender.child, order);
  contender.times.push(...asked.times);
  contender.askedCpuMs += asked.cpuMs;
}

async function changes(contender: Contender): Promise<void> {
  const changed = await tell<Changed>(contender.child, { do: 'change', milliseconds: milliseconds / 4 });
  contender.changes += changed.changes;
  contender.changedMs += changed.elapsedMs;
  contender.changedCpuMs += changed.cpuMs;
}

/** How many of the exact best are among the best of another, on average. */
function overlap(exact: readonly number[][], best: readonly number[][]): number {
  const shares = exact.map((numbers, at) => {
    const found = new Set(best[at]);
    return numbers.filter((number) => found.has(number)).length / numbers.length;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function row({ name, built, times, ...rest }: Contender, own: Contender, exact: Contender, maker: Contender): string {
  const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
  const at = (list: readonly number[], share: number): number => sorted(list)[Math.floor(list.length * share)] ?? 0;
  const cpu = rest.askedCpuMs / times.length;
  const ownCpu = own.askedCpuMs / own.times.length;
  const perSecond = (1000 * rest.changes) / rest.changedMs;
  const change = rest.changedCpuMs / rest.changes;
  const ownChange = own.changedCpuMs / own.changes;
  const cells = [
    name,
    `${(built.buildMs / 1000).toFixed(1)} (${(built.buildMs / own.built.buildMs).toFixed(1)} ×)`,
    built.isElsewhere
      ? 'not known'
      : `${built.residentMb.toFixed(0)}, ${Math.max(0, built.grownMb - maker.built.grownMb).toFixed(0)}`,
    at(times, 0.5).toFixed(2),
    at(times, 0.99).toFixed(2),
    built.isElsewhere ? 'not known' : `${cpu.toFixed(2)} (${(cpu / ownCpu).toFixed(1)} ×)`,
    perSecond.toFixed(0),
    built.isElsewhere
      ? 'not known'
      : `${(1000 * change).toFixed(change < 0.01 ? 1 : 0)} (${(change / ownChange).toFixed(1)} ×)`,
    overlap(exact.built.best, built.best).toFixed(2),
    String(times.length),
  ];
  return `| ${cells.join(' | ')} |`;
}

const HEADS = [
  'what',
  'build s',
  'resident MB, of it for the candidates',
  'p50 ms',
  'p99 ms',
  'CPU ms a question',
  'changes a second',
  'CPU µs a change',
  'overlap@25',
  'questions',
];

async function compare(size: number): Promise<void> {
  const contenders: Contender[] = [];
  const maker = await open(NOTHING, size);
  maker.child.disconnect();
  const names = new Set([OWN, EXACT, ...values.only.split(';')]);
  for (const name of Object.keys(PEERS).filter((each) => names.has(each))) {
    const contender = await open(name, size);
    if (contender.built.missing === undefined) contenders.push(contender);
    else {
      console.log(`${name} is left out: ${contender.built.missing}.\n`);
      contender.child.kill();
    }
  }
  for (let round = 0; round < WARM_UP; round += 1) for (const contender of contenders) await turn(contender, round);
  for (const contender of contenders) Object.assign(contender, { times: [], askedCpuMs: 0 });
  for (let round = 0; round < rounds; round += 1) for (const contender of contenders) await turn(contender, round);
  for (let round = 0; round < 2; round += 1) for (const contender of contenders) await changes(contender);
  const find = (wanted: string): Contender => contenders.find(({ name }) => name === wanted)!;
  console.log(`${size.toLocaleString('en')} candidates, load ${loadavg()[0]!.toFixed(0)}:\n`);
  console.log(`| ${HEADS.join(' | ')} |\n| --- |${' ---: |'.repeat(HEADS.length - 1)}`);
  for (const contender of contenders) console.log(row(contender, find(OWN), find(EXACT), maker));
  console.log('');
  const ended = contenders.map(({ child }) => new Promise((resolve) => child.once('exit', resolve)));
  for (const { child } of contenders) child.disconnect();
  await Promise.all(ended);
}

console.log(
  `Node ${process.version}, ${String(availableParallelism())} × ${cpus()[0]?.model ?? 'unknown CPU'}. In turns, ${String(rounds)} rounds of ${String(questions)} jobs.\n`,
);
for (const size of values.candidates.split(',')) await compare(Number(size));
for (const [name, what] of Object.entries(PEERS)) console.log(`- ${name}: ${what}.`);
