import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

// The processes that answer in MongoDB's protocol: a `mongod` of this machine, else SecantusDB, which `npm run mongodb:prepare` installs.

const SECANTUS = join(import.meta.dirname, '../../../.venv-mongodb/bin/secantusd-py');
export const STARTS_WITHIN_MS = 30_000;

export type Kind = 'given' | 'mongod' | 'secantus';

function kindOfServer(): Kind | undefined {
  if (process.env['MONGODB_URL']) return 'given';
  if (spawnSync('mongod', ['--version'], { stdio: 'ignore' }).status === 0) return 'mongod';
  return existsSync(SECANTUS) ? 'secantus' : undefined;
}

/** What there is on this machine. */
export const KIND = kindOfServer();

export interface MongoProcess {
  port: number;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Whoever asks it has to know a name and a password, and to ask by TLS. */
export interface Guard {
  /** PEM with a certificate and its key. */
  certificate: string;
  /** How it is asked, by who may. */
  urlOf(port: number): string;
}

interface StartOptions {
  /** Keeps its data over restarts; without it they go with the server. */
  directory?: string;
  /** A free one where it is not said. */
  port?: number;
  guard?: Guard;
}

/** A server of its own. */
export async function startMongoProcess(options: StartOptions = {}): Promise<MongoProcess> {
  const directory = options.directory ?? mkdtempSync(join(tmpdir(), 'talent-mongodb-'));
  const port = options.port ?? (await freePort());
  const [command, args] =
    KIND === 'mongod'
      ? ['mongod', ['--dbpath', directory, '--port', String(port), '--bind_ip', '127.0.0.1', '--quiet']]
      : [SECANTUS, ['--storage-path', directory, '--port', String(port), '--sync-on-commit', '--log-level', 'ERROR']];
  const child = spawn(command, [...(args as string[]), ...guarded(options.guard)], { stdio: 'ignore' });
  // Also when the test run dies of an error of its own, or is ended from outside.
  const kill = (): void => {
    child.kill('SIGKILL');
    if (options.directory === undefined) rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', kill);
  await untilItAnswers(options.guard?.urlOf(port) ?? `mongodb://127.0.0.1:${port}/`, child);
  return {
    port,
    child,
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGKILL');
        await gone;
      }
      if (options.directory === undefined) rmSync(directory, { recursive: true, force: true });
    },
  };
}

// Without a listener these would end the process with no `exit` event.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

function guarded(guard: Guard | undefined): string[] {
  if (!guard) return [];
  return KIND === 'mongod'
    ? ['--auth', '--tlsMode', 'requireTLS', '--tlsCertificateKeyFile', guard.certificate]
    : ['--auth', '--tls-cert-file', guard.certificate, '--tls-key-file', guard.certificate];
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const client = new MongoClient(url, { serverSelectionTimeoutMS: 500 });
    try {
      await client.db('admin').command({ ping: 1 });
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error('The MongoDB for the tests did not start.', { cause: error });
      }
      await sleep(100);
    } finally {
      await client.close();
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
