// The server that `npm run bench:stores` asks: the one that MONGODB_URL names, else a `mongod` of this machine, else SecantusDB, which
// `npm run mongodb:prepare` installs.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

export interface BenchServer {
  url: string;
  name: string;
  /** Removes the bench's database, and the server if it was started here. */
  stop(): Promise<void>;
}

const SECANTUS = '.venv-mongodb/bin/secantusd-py';
const STARTS_WITHIN_MS = 30_000;

/** `undefined` where there is none. */
export async function benchServer(): Promise<BenchServer | undefined> {
  const database = `talent_bench_${String(process.pid)}`;
  const given = process.env['MONGODB_URL'];
  if (given) {
    const url = given.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${database}`);
    return { url, name: `${await nameOf(url)} at MONGODB_URL`, stop: () => drop(url) };
  }
  const hasMongod = spawnSync('mongod', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!hasMongod && !existsSync(SECANTUS)) return undefined;
  const directory = mkdtempSync(join(tmpdir(), 'talent-bench-'));
  const port = String(await freePort());
  const child = hasMongod
    ? spawn('mongod', ['--dbpath', directory, '--port', port, '--bind_ip', '127.0.0.1', '--quiet'], { stdio: 'ignore' })
    : spawn(SECANTUS, ['--storage-path', directory, '--port', port, '--sync-on-commit', '--log-level', 'ERROR'], {
        stdio: 'ignore',
      });
  const url = `mongodb://127.0.0.1:${port}/${database}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await sleep(200);
    rmSync(directory, { recursive: true, force: true });
  };
  for (const until = Date.now() + STARTS_WITHIN_MS; ;) {
    try {
      const name = await nameOf(url);
      const slow = 'SecantusDB, which is written in Python and slow: its figures say nothing about MongoDB';
      return { url, name: hasMongod ? name : slow, stop };
    } catch (error) {
      if (Date.now() > until) {
        await stop();
        throw error;
      }
      await sleep(200);
    }
  }
}

async function nameOf(url: string): Promise<string> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 1000 });
  try {
    const { version } = await client.db('admin').command({ buildInfo: 1 });
    return `MongoDB ${String(version)}`;
  } finally {
    await client.close();
  }
}

async function drop(url: string): Promise<void> {
  const client = new MongoClient(url);
  await client.db().dropDatabase();
  await client.close();
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
