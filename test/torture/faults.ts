import { chmodSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from './chance.js';
import type { Deployment, StoreName } from './deployment.js';
import type { Ledger } from './ledger.js';
import { canLimitFiles, limitFiles } from './machine.js';
import type { Writers } from './writers.js';

export interface Scene {
  deployment: Deployment;
  writers: Writers;
  ledger: Ledger;
  chance: Chance;
  /** Something that should not be. */
  complain(line: string): void;
}

/** Something that happens to a machine, while writers write. Afterwards the service runs. */
export interface Fault {
  name: string;
  /** `null`, or why it cannot be made here. */
  impossible(deployment: Deployment): string | null;
  happen(scene: Scene): Promise<void>;
}

const HOUR_MS = 3600_000;
const HURT_MS = 1_000;
const EXITS_WITHIN_MS = 30_000;

const restart = async ({ deployment }: Scene): Promise<void> => {
  await deployment.program.end();
  await deployment.start();
};

/** No writer gets further than before, and none is left behind when there is room again. */
async function withoutRoom(scene: Scene, take: () => void, give: () => void): Promise<void> {
  take();
  await sleep(HURT_MS);
  give();
  await untilWritten(scene, 'there was room again');
  void scene.deployment.program.kill('SIGKILL');
  await restart(scene);
}

async function untilWritten({ ledger, complain }: Scene, since: string): Promise<void> {
  const before = ledger.acknowledged;
  for (const until = Date.now() + 15_000; ledger.acknowledged === before; await sleep(20)) {
    if (Date.now() < until) continue;
    complain(`nothing was written for 15 s after ${since}`);
    return;
  }
}

const KILL: Fault = {
  name: 'kill -9 of the service',
  impossible: () => null,
  async happen(scene) {
    await sleep(scene.chance.between(100, HURT_MS));
    void scene.deployment.program.kill('SIGKILL');
    await restart(scene);
  },
};

const TERM: Fault = {
  name: 'SIGTERM',
  impossible: () => null,
  async happen(scene) {
    const { deployment, ledger, writers, complain } = scene;
    const before = ledger.resets;
    writers.mindsResets = true;
    const from = Date.now();
    const { code, signal } = await deployment.program.kill('SIGTERM');
    writers.mindsResets = false;
    if (code !== 0) complain(`SIGTERM ended it with ${String(code ?? signal)}`);
    if (Date.now() - from > EXITS_WITHIN_MS) complain(`SIGTERM took ${String(Date.now() - from)} ms`);
    if (ledger.resets > before) complain(`SIGTERM broke ${String(ledger.resets - before)} connections`);
    await deployment.start();
  },
};

const FULL: Fault = {
  name: 'no space left',
  impossible: ({ disk }) => (disk ? null : 'a file system of its own takes root on Linux'),
  happen: (scene) =>
    withoutRoom(
      scene,
      () => scene.deployment.disk?.fill(),
      () => scene.deployment.disk?.free(),
    ),
};

const LIMITED: Fault = {
  name: 'no file may grow',
  impossible: () => (canLimitFiles ? null : 'prlimit is missing'),
  happen: (scene) => {
    const { pid } = scene.deployment.program;
    return withoutRoom(
      scene,
      () => limitFiles(pid, 0),
      () => limitFiles(pid, Infinity),
    );
  },
};

const READ_ONLY: Fault = {
  name: 'read-only data folder',
  impossible: ({ disk }) => (disk || process.getuid?.() !== 0 ? null : 'root writes wherever it likes'),
  async happen({ deployment, complain }) {
    const { disk, folder } = deployment;
    const setReadOnly = (is: boolean): void => (disk ? disk.setReadOnly(is) : chmodSync(folder, is ? 0o500 : 0o700));
    await deployment.program.kill('SIGTERM');
    setReadOnly(true);
    try {
      const { code, stderr } = await deployment.launch().end();
      const lines = stderr.trim().split('\n');
      if (code === 0 || lines.length !== 1 || !stderr.includes('DATA_DIR'))
        complain(`on a read-only folder it ended with ${String(code)}: ${stderr}`);
    } finally {
      setReadOnly(false);
    }
    await deployment.start();
  },
};

const CLOCK: Fault = {
  name: 'clock jumps',
  impossible: () => null,
  async happen(scene) {
    for (const offset of [2 * HOUR_MS, 0, -2 * HOUR_MS, 0]) {
      scene.deployment.shiftClock(offset);
      await sleep(HURT_MS / 2);
    }
    await untilWritten(scene, 'the clock was right again');
  },
};

const DATABASE: Fault = {
  name: 'kill -9 of the database',
  impossible: () => null,
  async happen(scene) {
    await sleep(scene.chance.between(100, HURT_MS));
    await scene.deployment.restartDatabase();
    await untilWritten(scene, 'the database was back');
  },
};

export const FAULTS: Readonly<Record<StoreName, readonly Fault[]>> = {
  sqlite: [KILL, TERM, FULL, LIMITED, READ_ONLY, CLOCK],
  mongodb: [KILL, TERM, DATABASE, CLOCK],
};
