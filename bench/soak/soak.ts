// Mixed load at 60 % of what the machine can do, and what the service holds meanwhile: heap after a collection, resident size, descriptors, backlog.
// Environment: SOAK_MINUTES (60), SOAK_CHART (a file for the drawing).
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { soakChart } from './soak-chart.js';
import { SoakLoad } from './soak-load.js';
import type { SoakSample } from './soak-server.js';

const KEY = 'tm_live_benchmarkbenchmarkbenchmarkbench00';
const CANDIDATES = 1_000;
const JOBS = 30;
const CLIENTS = 16;
const SHARE = 0.6;
const CALIBRATION_MS = 30_000;
const SAMPLE_MS = 30_000;
/** After the load: so long the service may take to do what it left behind. */
const MOST_DRAIN_MS = 300_000;
const minutes = Number(process.env['SOAK_MINUTES'] ?? 60);

const child = fork(fileURLToPath(new URL('./soak-server.js', import.meta.url)), [KEY], {
  execArgv: ['--max-semi-space-size=64', '--expose-gc'],
});
const next = <T>(): Promise<T> => new Promise((resolve) => child.once('message', (said) => resolve(said as T)));
const { url } = await next<{ url: string }>();
const load = new SoakLoad(url, KEY);
await load.fill(CANDIDATES, JOBS);
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

interface Row extends SoakSample {
  minute: number;
  backlog: number;
  rate: number;
  failed: number;
}

const perSecond = SHARE * (await capacity());
const rows: Row[] = [];
const begun = performance.now();
const sentBefore = load.sent;
let isOver = false;
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
  `${perSecond.toFixed(0)} requests a second for ${String(minutes)} minutes, load ${loadavg()[0]!.toFixed(0)}.\n`,
);
console.log(
  '| minute | heap MB | resident MB | descriptors | backlog | requests/s | failed | CPU s |\n|' + ' ---: |'.repeat(8),
);
let sent = sentBefore;
for (let at = 1; at * SAMPLE_MS <= minutes * 60_000; at += 1) {
  await pause(begun + at * SAMPLE_MS - performance.now());
  const backlog = await load.backlog();
  child.send('sample');
  const sample = await next<SoakSample>();
  const rate = (load.sent - sent) / (SAMPLE_MS / 1000);
  sent = load.sent;
  const row = { ...sample, minute: (performance.now() - begun) / 60_000, backlog, rate, failed: load.failed };
  rows.push(row);
  console.log(
    `| ${row.minute.toFixed(1)} | ${row.heapMb.toFixed(1)} | ${row.residentMb.toFixed(0)} | ${String(row.descriptors)} | ${String(backlog)} | ${rate.toFixed(0)} | ${String(row.failed)} | ${(row.cpuMs / 1000).toFixed(0)} |`,
  );
}
isOver = true;
await Promise.all(clients);
const ended = performance.now();
while ((await load.backlog()) > 0 && performance.now() - ended < MOST_DRAIN_MS) await pause(500);
console.log(
  `\n${String(await load.backlog())} items of work are left ${((performance.now() - ended) / 1000).toFixed(0)} s after the last request.`,
);
load.close();
child.disconnect();

const mean = (from: number, to: number): number => {
  const part = rows.slice(Math.floor(rows.length * from), Math.ceil(rows.length * to));
  return part.reduce((sum, { heapMb }) => sum + heapMb, 0) / part.length;
};
const [second, last] = [mean(0.25, 0.5), mean(0.75, 1)];
console.log(
  `\nHeap after a collection: second quarter ${second.toFixed(1)} MB, last quarter ${last.toFixed(1)} MB (${((100 * (last - second)) / second).toFixed(1)} %).`,
);
const chart = process.env['SOAK_CHART'];
if (chart !== undefined) {
  const of = (pick: (row: Row) => number): number[] => rows.map(pick);
  const title = `${perSecond.toFixed(0)} requests a second for ${String(minutes)} minutes`;
  const drawn = soakChart(
    title,
    of(({ minute }) => minute),
    [
      { name: 'Heap after a collection', unit: 'MB', values: of(({ heapMb }) => heapMb) },
      { name: 'Resident', unit: 'MB', values: of(({ residentMb }) => residentMb) },
      { name: 'Descriptors', unit: 'count', values: of(({ descriptors }) => descriptors) },
      { name: 'Backlog', unit: 'items of work', values: of(({ backlog }) => backlog) },
      { name: 'Requests', unit: 'a second', values: of(({ rate }) => rate) },
    ],
  );
  writeFileSync(chart, drawn);
}
