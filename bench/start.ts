// How long a start takes until /readyz is 200, and what the process then holds: of an empty folder, and of enriched candidates on SQLite, read from the
// records and restored from the snapshot of the index, in one run. Arguments: sizes, such as 0 100000 (default), or folders of stores that are there already, which stay.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processorMs, residentMb } from './services/process-figures.js';
import { storePool } from './stored-pool.js';

const MAIN = fileURLToPath(new URL('../bootstrap/main.js', import.meta.url));
const ROUNDS = 3;

interface Start {
  readyMs: number;
  cpuMs: number;
  residentMb: number;
}

async function start(directory: string, environment: Record<string, string> = {}): Promise<Start> {
  const port = String(20_000 + Math.floor(Math.random() * 30_000));
  const begun = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=64', MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: directory,
      PORT: port,
      LOG_LEVEL: 'silent',
      SHUTDOWN_DELAY_SECONDS: '0',
      ...environment,
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The service did not start.');
    await pause(5);
  }
  const readyMs = performance.now() - begun;
  const cpuMs = processorMs(child.pid!);
  // The garbage of the start is collected within seconds, if at all.
  await pause(3000);
  const resident = residentMb(child.pid!);
  child.kill('SIGTERM');
  await ended;
  return { readyMs, cpuMs, residentMb: resident };
}

async function isReady(port: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;
  } catch {
    return false;
  }
}

function megabytes(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 2 ** 20;
}

function show(name: string, starts: readonly Start[]): void {
  const best = (of: (start: Start) => number): string => Math.min(...starts.map(of)).toFixed(0);
  const ready = starts.map(({ readyMs }) => (readyMs / 1000).toFixed(2)).join(', ');
  console.log(`| ${name} | ${ready} | ${best(({ cpuMs }) => cpuMs)} | ${best(({ residentMb }) => residentMb)} |`);
}

async function rounds(of: () => Promise<Start>): Promise<Start[]> {
  const starts: Start[] = [];
  for (let round = 0; round < ROUNDS; round += 1) starts.push(await of());
  return starts;
}

/** From the records, then from the snapshot that a start stores when it stops. */
async function measureStarts(directory: string, name: string): Promise<void> {
  show(`${name}, from the records`, await rounds(() => start(directory, { INDEX_SNAPSHOTS: 'off' })));
  await start(directory);
  show(
    `${name}, from the snapshot of ${megabytes(join(directory, 'index')).toFixed(0)} MB`,
    await rounds(() => start(directory)),
  );
}

async function measureSize(size: number): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'talent-start-'));
  try {
    if (size === 0) {
      const starts = await rounds(async () => {
        rmSync(directory, { recursive: true });
        return start(directory);
      });
      show('empty', starts);
      return;
    }
    await storePool(directory, size);
    const count = size.toLocaleString('en');
    await measureStarts(directory, count);
    console.log(
      `\n${count} candidates: ${((megabytes(directory) * 2 ** 20) / size / 1024).toFixed(1)} KB each in the folder.\n`,
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const given = process.argv.slice(2);
console.log(
  `Load ${loadavg()[0]!.toFixed(0)}, Node ${process.version}; best of ${String(ROUNDS)} but for the times by the clock.\n`,
);
console.log('| start | ready, s | CPU ms | resident MB |\n| --- | --- | ---: | ---: |');
for (const each of given.length > 0 ? given : ['0', '100000']) {
  if (Number.isNaN(Number(each))) await measureStarts(each, each);
  else await measureSize(Number(each));
}
process.exit(0);
