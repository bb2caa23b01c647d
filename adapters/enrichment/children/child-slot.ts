import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ChildLost, TaskFailure } from './task-failure.js';
import { GUARD_MARK } from './task-guard.js';
import type { TaskOrder, TaskOutcome, TaskRequest, TaskResponse } from './task-protocol.js';

export interface SlotOptions {
  /** Module that the child runs. */
  entry: URL;
  /** All that the child has of an environment. */
  env: Readonly<Record<string, string>>;
  /** What the child must say that it serves; anything where absent. */
  serves?: string;
  /** Time by the clock after which a child that neither answers nor uses its processor time is given up, in milliseconds. */
  wallClockMs: number;
  /** Processor time that the first task of a kind may take beyond its limit, in milliseconds. */
  compilingMs: number;
  memoryLimitBytes: number;
  recycleAfter: number;
  recycleRssBytes: number;
}

interface Running {
  id: number;
  stage: string | undefined;
  orders: number;
  resolve: (outcomes: TaskOutcome[]) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
}

/** Loading everything takes two seconds; a machine that is that much slower cannot run the service. */
const START_DEADLINE_MS = 60_000;

/** A pattern is compiled to machine code at once, and not first for an interpreter: the first ad and the first resume of a child take half the processor time. */
const COMPILED_ONCE = '--no-regexp-tier-up';

/** Characters of standard error that are kept: the last words of a child say why it ended. */
const LAST_WORDS = 4_096;

/** One place in the pool: a child, replaced by a fresh one when it dies, has done its share or has grown too large. */
export class ChildSlot {
  #child: ChildProcess | undefined;
  #ready: Promise<void> | undefined;
  #running: Running | undefined;
  /** Gives up the child that is not ready yet. */
  #giveUpStart: ((reason: Error) => void) | undefined;
  #served = 0;
  /** Tasks of which the child has done one, by name. */
  #compiled = new Set<string>();
  #lastId = 0;
  /** What the child must say that it serves, and what it has said. */
  #expected: string | undefined;
  #serves: string | undefined;

  constructor(private readonly options: SlotOptions) {
    this.#expected = options.serves;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when the child waits for work. */
  start(): Promise<void> {
    this.#ready ??= this.#fork();
    return this.#ready;
  }

  /** Before the first task. */
  expect(serves: string): void {
    this.#expected = serves;
    if (this.#child !== undefined && this.#serves !== undefined && this.#serves !== serves) this.#retire(this.#child);
  }

  /**
   * One call at a time; the pool sees to that. Rejects where the child is lost: with a `TaskFailure` where the input of one of the orders is to blame, else
   * with `ChildLost` or a plain error.
   */
  async run(orders: readonly TaskOrder[]): Promise<TaskOutcome[]> {
    await this.start();
    const child = this.#child;
    if (child === undefined) throw new ChildLost('The process ended before it was given its task.');
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), this.options.wallClockMs);
      this.#running = { id, stage: undefined, orders: orders.length, resolve, reject, timer };
      hold(child, true);
      const request: TaskRequest = { id, orders: orders.map((order) => this.#withTimeToCompile(order)) };
      for (const { task } of orders) this.#compiled.add(task);
      child.send(request, (error) => {
        if (error !== null) child.kill('SIGKILL');
      });
    });
  }

  #withTimeToCompile(order: TaskOrder): TaskOrder {
    const { compilingMs } = this.options;
    return this.#compiled.has(order.task) ? order : { ...order, processorMs: order.processorMs + compilingMs };
  }

  /** Ends a child that is not ready yet, at once: its callers get the reason. */
  stopStarting(reason: Error): void {
    this.#giveUpStart?.(reason);
  }

  /** Ends the child, even in the middle of a task. */
  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  async close(): Promise<void> {
    const child = this.#child;
    await this.#ready?.catch(() => undefined);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    hold(child, true);
    this.#retire(child);
    await gone;
  }

  #fork(): Promise<void> {
    const { entry, env, memoryLimitBytes } = this.options;
    const loader = entry.pathname.endsWith('.ts') ? ['--import', typescriptLoader()] : [];
    const heapMib = Math.max(64, Math.floor((memoryLimitBytes / 1024 / 1024) * 0.75));
    const child = fork(entry, [], {
      execArgv: [`--max-old-space-size=${heapMib}`, COMPILED_ONCE, ...loader],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...env, CHILD_MEMORY_LIMIT: String(memoryLimitBytes) },
    });
    this.#child = child;
    this.#served = 0;
    this.#compiled = new Set();
    this.#serves = undefined;
    let lastWords = '';
    child.stderr?.setEncoding('latin1').on('data', (words: string) => {
      lastWords = (lastWords + words).slice(-LAST_WORDS);
    });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), START_DEADLINE_MS);
      this.#giveUpStart = (reason) => {
        reject(reason);
        child.kill('SIGKILL');
      };
      child.on('message', (message: TaskResponse) => {
        if (message.kind !== 'ready') return this.#hear(child, message);
        clearTimeout(timer);
        this.#giveUpStart = undefined;
        const expected = this.#expected;
        if (expected !== undefined && message.serves !== expected) {
          reject(new Error(`The child process serves ${message.serves} instead of ${expected}: restart the service.`));
          return this.#retire(child);
        }
        this.#serves = message.serves;
        if (this.#running === undefined) hold(child, false);
        resolve();
      });
      const ended = (code: number | null): void => {
        clearTimeout(timer);
        // One that has been retired may have another starting in its place.
        if (this.#child === child) this.#giveUpStart = undefined;
        reject(new Error(`A child process does not start. ${lastWords}`));
        this.#ended(child, code, lastWords);
      };
      child.once('error', () => {
        ended(null);
      });
      // Not `exit`: what the child wrote last may come in after it.
      child.once('close', (code) => {
        ended(code);
      });
    });
  }

  #hear(child: ChildProcess, message: Exclude<TaskResponse, { kind: 'ready' }>): void {
    const running = this.#running;
    if (running === undefined || running.id !== message.id || child !== this.#child) return;
    if (message.kind === 'stage') {
      running.stage = message.stage;
      return;
    }
    this.#running = undefined;
    clearTimeout(running.timer);
    hold(child, false);
    this.#served += running.orders;
    if (this.#served >= this.options.recycleAfter || message.rss > this.options.recycleRssBytes) this.#retire(child);
    running.resolve(message.outcomes);
  }

  /** The child leaves by itself once the channel is closed, and is made to if it does not. */
  #retire(child: ChildProcess): void {
    if (this.#child === child) this.#child = this.#ready = undefined;
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), 1_000);
    child.once('exit', () => clearTimeout(timer));
    timer.unref();
  }

  #ended(child: ChildProcess, code: number | null, lastWords: string): void {
    if (this.#child !== child) return;
    this.#child = this.#ready = undefined;
    const running = this.#running;
    this.#running = undefined;
    if (running === undefined) return;
    clearTimeout(running.timer);
    running.reject(verdictOn(code, lastWords, running.stage));
  }
}

/** The input is blamed where the child says so itself: its guard, the limit of its heap, or an exit of its own. */
function verdictOn(code: number | null, lastWords: string, stage: string | undefined): Error {
  if (lastWords.includes(`${GUARD_MARK}time`))
    return new TaskFailure(
      'timeout',
      'Reading took too long: send fewer pages, or a document with text instead of pictures.',
      stage,
    );
  if (lastWords.includes(`${GUARD_MARK}memory`) || lastWords.includes('JavaScript heap out of memory'))
    return new TaskFailure('too_large', 'Reading took too much memory.', stage);
  if (code !== null) return new TaskFailure('corrupt', 'Reading ended the process that read.', stage);
  return new ChildLost('The process that read was ended from outside.');
}

/** Run from sources, the child needs the loader too, found from here wherever the service was started. */
function typescriptLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
}

/** An idle child must not keep a finished program alive, a busy one must. */
function hold(child: ChildProcess, busy: boolean): void {
  const channels = [child, child.channel, child.stderr as { ref?(): void; unref?(): void } | null];
  for (const each of channels) {
    if (busy) each?.ref?.();
    else each?.unref?.();
  }
}
