import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface PostgresServer {
  /** Folder of its socket. */
  host: string;
  user: string;
  pid: number;
  stop(): Promise<void>;
}

/** One process for a query, as for the others. */
const SETTINGS = {
  listen_addresses: '',
  work_mem: '64MB',
  maintenance_work_mem: '256MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  autovacuum: 'off',
};
const USER = 'bench';

/** A PostgreSQL of its own from the `postgres` and `initdb` of the PATH, in a temporary folder. Undefined where they are not there. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  if (!answers('postgres', '--version') || !answers('initdb', '--version')) return undefined;
  const directory = mkdtempSync(join(tmpdir(), 'talent-pg-'));
  const account = unprivileged();
  if (account) chownSync(directory, account.uid, account.gid);
  const data = join(directory, 'data');
  const options = { cwd: directory, stdio: 'ignore', ...account } as const;
  execFileSync('initdb', ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], options);
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn('postgres', ['-D', data, '-k', directory, ...settings], options);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!isListening(data)) {
    if (child.exitCode !== null) throw new Error('PostgreSQL did not start.');
    await pause(50);
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  return { host: directory, user: USER, pid: child.pid!, stop };
}

function answers(program: string, argument: string): boolean {
  try {
    execFileSync(program, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const id = (what: string): number => Number(execFileSync('id', [what, 'postgres'], { stdio: 'pipe' }).toString());
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return { uid: 65_534, gid: 65_534 };
  }
}

function isListening(data: string): boolean {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').includes('ready');
  } catch {
    return false;
  }
}
