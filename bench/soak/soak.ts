// Mixed load at 60 % of what the machine can do, and what the service holds meanwhile: heap after a collection, resident size, descriptors, backlog. Says
// at the end whether it could go on like that, with an exit code of 1 where it could not.
// Arguments: --minutes 60, --rate REQUESTS_A_SECOND (measured where it is not given), --share 0.6, --candidates 1000, --chart FILE.svg.
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { soakChart } from './soak-chart.js';
import { judgeSoak, type SoakRow } from './soak-judgement.js';
import { SoakLoad, WORK_SHARE } from './soak-load.js';
import { readSoakOptions } from './soak-options.js';
import type { SoakSample } from './soak-server.js';

const KEY = 'tm_live_benchmarkbenchmarkbenchmarkbench00';
const JOBS = 30;
const CLIENTS = 16;
const CALIBRATION_MS = 30_000;
/** Each minute, and often enough in a short run for quarters of some rows. */
const MOST_SAMPLE_MS = 60_000;
const LEAST_SAMPLES = 20;
/** After the load: so long the service may take to do what it left behind. */
const MOST_DRAIN_MS = 10_000;
const { minutes, rate, share, candidates, chart } = readSoakOptions(process.argv.slice(2));
const sampleMs = Math.min(MOST_SAMPLE_MS, (minutes * 60_000) / LEAST_SAMPLES);

const child = fork(fileURLToPath(new URL('./soak-server.js', import.meta.url)), [KEY], {
  execArgv: ['--max-semi-space-size=64', '--expose-gc'],
});
child.once('exit', (code) => {
  if (isOver) return;
  console.error(`The service has ended with ${String(code)}.`);
  process.exit(1);
});
let isOver = false;
const next = <T>(): Promise<T> => new Promise((resolve) => child.once('message', (said) => resolve(said as T)));
const { url } = await next<{ url: string }>();
const load = new SoakLoad(url, KEY);
await load.fill(candidates, JOBS);
while ((await load.backlog()) > 0) await pause(250);

/** Requests a second that greedy clients get, the work that they leave behind included. */
async function capacity(): Promise<number> {
  const begun = performance.now();
  const before = load.sent;
  const greedy = async (): Promise<void> => {
    while (performance.now() - begun < CALIBRATION_MS) await load.next();
  };
  await Promise.all(Array.from({ length: CLIENTS }, greedy));
  while ((await load.backlog()) > 0) await pause(100);
  return (load.sent - before) / ((performance.now() - begun) / 1000);
}

const most = rate === null ? await capacity() : null;
const perSecond = rate ?? share * most!;
const rows: SoakRow[] = [];
const begun = performance.now();
const sentBefore = load.sent;
/** Each client sends at its own times, whether the answer before was late or not. */
const paced = async (client: number): Promise<void> => {
  const everyMs = (1000 * CLIENTS) / perSecond;
  let at = begun + (client / CLIENTS) * everyMs;
  while (!isOver) {
    await pause(Math.max(0, at - performance.now()));
    at += everyMs;
    await load.next();
  }
};
const clients = Array.from({ length: CLIENTS }, (_, client) => paced(client));
console.log(
  `Node ${process.version}, ${String(availableParallelism())} cores, load ${loadavg()[0]!.toFixed(1)}, ${String(candidates)} candidates, ${String(JOBS)} published jobs, SQLite. ${
    most === null
      ? ''
      : `${String(CLIENTS)} greedy clients got ${most.toFixed(0)} requests a second with the work that they leave. `
  }${perSecond.toFixed(0)} requests a second for ${String(minutes)} minutes.\n`,
);
console.log(
  '| minute | heap MB | resident MB | children MB | descriptors | backlog | requests/s | failed | CPU s |\n|' +
    ' ---: |'.repeat(9),
);
let sent = sentBefore;
for (let at = 1; at * sampleMs <= minutes * 60_000 + 1; at += 1) {
  await pause(begun + at * sampleMs - performance.now());
  const backlog = await load.backlog();
  child.send('sample');
  const sample = await next<SoakSample>();
  const row: SoakRow = {
    ...sample,
    minute: (performance.now() - begun) / 60_000,
    backlog,
    rate: (load.sent - sent) / (sampleMs / 1000),
    failed: load.failed,
  };
  sent = load.sent;
  rows.push(row);
  console.log(
    `| ${row.minute.toFixed(minutes < 10 ? 2 : 1)} | ${row.heapMb.toFixed(1)} | ${row.residentMb.toFixed(0)} | ${row.childrenMb.toFixed(0)} | ${String(row.descriptors)} | ${String(backlog)} | ${row.rate.toFixed(0)} | ${String(row.failed)} | ${(row.cpuMs / 1000).toFixed(0)} |`,
  );
}
isOver = true;
await Promise.all(clients);
const ended = performance.now();
while ((await load.backlog()) > 0 && performance.now() - ended < MOST_DRAIN_MS) await pause(100);
const leftAfter = await load.backlog();
console.log(
  `\n${String(load.sent - sentBefore)} requests; ${String(leftAfter)} items of work are left ${((performance.now() - ended) / 1000).toFixed(1)} s after the last one.\n`,
);
load.close();
child.disconnect();

const findings = judgeSoak(rows, { workPerSecond: perSecond * WORK_SHARE, leftAfter, askedRate: perSecond });
for (const { what, holds } of findings) console.log(`- ${holds ? 'holds' : 'FAILS'}: ${what}`);
if (findings.some(({ holds }) => !holds)) process.exitCode = 1;
if (chart !== null) {
  const of = (pick: (row: SoakRow) => number): number[] => rows.map(pick);
  const drawn = soakChart(
    `${perSecond.toFixed(0)} requests a second for ${String(minutes)} minutes`,
    of(({ minute }) => minute),
    [
      { name: 'Heap after a collection', unit: 'MB', values: of(({ heapMb }) => heapMb) },
      { name: 'Resident', unit: 'MB', values: of(({ residentMb }) => residentMb) },
      { name: 'Children, resident', unit: 'MB', values: of(({ childrenMb }) => childrenMb) },
      { name: 'Descriptors', unit: 'count', values: of(({ descriptors }) => descriptors) },
      { name: 'Backlog', unit: 'items of work', values: of(({ backlog }) => backlog) },
      { name: 'Requests', unit: 'a second', values: of((row) => row.rate) },
    ],
  );
  writeFileSync(chart, drawn);
}
