import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START = join(ROOT, 'bootstrap/start.mjs');
const STARTS_WITHIN_MS = 60_000;

export interface Finished {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** A process of its own, with nothing of the environment but what is given. */
export class Program {
  stdout = '';
  stderr = '';
  private readonly child: ChildProcess;
  private readonly finished: Promise<Finished>;

  constructor(
    command: string,
    options: { arguments?: string[]; environment?: Record<string, string>; takesMessages?: boolean } = {},
  ) {
    const { PATH, HOME, TMPDIR } = process.env;
    const kept = Object.fromEntries(Object.entries({ PATH, HOME, TMPDIR }).filter(([, value]) => value !== undefined));
    this.child = spawn(command, options.arguments ?? [], {
      cwd: ROOT,
      env: { ...kept, ...options.environment } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe', ...(options.takesMessages ? ['ipc' as const] : [])],
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.finished = new Promise((resolve) => {
      this.child.on('close', (code, signal) => {
        resolve({ code, signal, stdout: this.stdout, stderr: this.stderr });
      });
    });
  }

  /** To a program that takes messages. */
  send(message: object): void {
    if (this.child.connected) this.child.send(message);
  }

  /** Resolves when standard output has this; throws when the program ends before. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    const until = Date.now() + STARTS_WITHIN_MS;
    for (;;) {
      const found = pattern.exec(this.stdout);
      if (found) return found;
      if (this.child.exitCode !== null || this.child.signalCode !== null || Date.now() > until)
        throw new Error(`The program did not say ${String(pattern)}.\n${this.stdout}\n${this.stderr}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  end(): Promise<Finished> {
    return this.finished;
  }

  kill(signal: NodeJS.Signals): Promise<Finished> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill(signal);
    return this.finished;
  }
}

const OF_A_TEST = { PORT: '0', RATE_LIMITS: 'off', SHUTDOWN_DELAY_SECONDS: '0' };

const SHARED_KEY = 'tm_test_sharedbyallprocessesofatest00';

export interface ServerUnderTest {
  program: Program;
  url: string;
  /** Printed at the first start on a folder. */
  key: string | undefined;
}

/** Folders and processes of one test file; `clean` ends and removes exactly these. */
export class Workshop {
  private readonly folders: string[] = [];
  private readonly programs: Program[] = [];

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'talent-test-'));
    this.folders.push(folder);
    return folder;
  }

  /**
   * A file of the checkout. TypeScript runs as under `npm start`: turned into JavaScript once for each state of the sources, which starts in
   * half the processor time of a loader, as do its child processes.
   */
  program(file: string, options: ConstructorParameters<typeof Program>[1] = {}): Program {
    const entry = file.endsWith('.ts') ? [START, file.slice(0, -'.ts'.length)] : [join(ROOT, file)];
    return this.run(process.execPath, { ...options, arguments: [...entry, ...(options.arguments ?? [])] });
  }

  /** What `npm start` does in the checkout. */
  npmStart(environment: Record<string, string>): Program {
    return this.run('npm', { arguments: ['start'], environment });
  }

  /** Any program, to be ended with the others. */
  run(command: string, options: ConstructorParameters<typeof Program>[1]): Program {
    const program = new Program(command, options);
    this.programs.push(program);
    return program;
  }

  /** The real server on a free port, on SQLite in the folder. */
  async server(dataDirectory: string, environment: Record<string, string> = {}): Promise<ServerUnderTest> {
    const program = this.program('bootstrap/main.ts', {
      environment: { DATA_DIR: dataDirectory, LOG_LEVEL: 'error', ...OF_A_TEST, ...environment },
    });
    const [, url = ''] = await program.says(/listening on (http:\/\/\S+)[^]*Try .*\n/);
    return { program, url, key: /API key +(\S+)/.exec(program.stdout)?.[1] };
  }

  /** One process of several on a MongoDB database; a worker has no address. All know the same key. */
  async node(
    databaseUrl: string,
    role: 'api' | 'worker' | 'all',
    environment: Record<string, string> = {},
  ): Promise<ServerUnderTest> {
    const program = this.program('bootstrap/main.ts', {
      environment: {
        ...{
          STORE: 'mongodb',
          MONGODB_URL: databaseUrl,
          ROLE: role,
          LOG_LEVEL: 'error',
        },
        ...{ ...OF_A_TEST, BOOTSTRAP_API_KEY: SHARED_KEY, ENRICHMENT_CONCURRENCY: '1', ...environment },
      },
    });
    const [, url = ''] = await program.says(/(?:listening on (http:\/\/\S+)|worker is running)[^]*Store .*\n/);
    return { program, url, key: SHARED_KEY };
  }

  /** The command line on a folder; resolves when it has ended. */
  talent(dataDirectory: string, ...args: string[]): Promise<Finished> {
    return this.program('bootstrap/talent.ts', { arguments: args, environment: { DATA_DIR: dataDirectory } }).end();
  }

  async clean(): Promise<void> {
    await Promise.all(this.programs.map((program) => program.kill('SIGKILL')));
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks until the answer is as wanted, at most 90 seconds where nothing else is said. */
export async function eventually<T>(
  ask: () => Promise<T>,
  isWanted: (answer: T) => boolean,
  withinMs = 90_000,
): Promise<T> {
  const until = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    if (Date.now() > until) throw new Error(`Waited in vain. The last answer: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
