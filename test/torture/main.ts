import { Command, InvalidArgumentError } from 'commander';
import { torture } from './torture.js';
import type { StoreName } from './deployment.js';

const number = (value: string): number => {
  if (!/^\d+(\.\d+)?$/.test(value)) throw new InvalidArgumentError('Write a number.');
  return Number(value);
};
const storesOf = (value: string): StoreName[] => {
  if (value === 'both') return ['sqlite', 'mongodb'];
  if (value !== 'sqlite' && value !== 'mongodb') throw new InvalidArgumentError('Write sqlite, mongodb or both.');
  return [value];
};

interface Given {
  store: StoreName[];
  minutes?: number;
  seed: number;
  writers: number;
  pause: number;
  fault?: string;
}

const given = new Command('torture')
  .description(
    'Hurts a service under load, and checks after each time that nothing that it acknowledged is lost or has come back.',
  )
  .option('--store <name>', 'sqlite, mongodb or both', storesOf, ['sqlite'])
  .option('--minutes <number>', 'how long for each store; each fault once where it is not said', number)
  .option('--seed <number>', 'of the order of faults and writes', number, Date.now() % 1_000_000)
  .option('--writers <number>', 'how many write at the same time', number, 32)
  .option('--pause <milliseconds>', 'the longest pause of a writer before a change', number, 20)
  .option('--fault <name>', 'only faults whose names have this')
  .parse()
  .opts<Given>();

const say = (line: string): void => void process.stdout.write(`${line}\n`);
// With the exit what was mounted and started goes too.
process.once('SIGINT', () => process.exit(130));
let failed = 0;
for (const store of given.store) {
  const { seed, writers, pause, minutes, fault } = given;
  say(`${store}, seed ${String(seed)}`);
  const report = await torture({
    ...{ store, seed, writers, pauseMs: pause, say },
    ...(minutes === undefined ? {} : { forMs: minutes * 60_000 }),
    ...(fault === undefined ? {} : { only: fault }),
  });
  for (const line of report.left) say(`left out: ${line}`);
  say(
    `${store}: ${String(report.rounds)} rounds, ${String(report.acknowledged)} writes acknowledged, ${String(report.faults.length)} faults`,
  );
  failed += report.faults.length;
}
process.exit(failed === 0 ? 0 : 1);
