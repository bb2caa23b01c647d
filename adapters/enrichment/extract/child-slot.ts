import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ExtractionFailure } from './extraction-failure.js';
import type { TaskName, TaskResponse } from './task-protocol.js';

export interface SlotOptions {
  entry: URL;
  deadlineMs: number;
  memoryLimitBytes: number;
  recycleAfter: number;
  recycleRssBytes: number;
}

interface Running {
  id: number;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
}

/** Loading everything takes half a second; a machine that is that much slower cannot run the service. */
const START_DEADLINE_MS = 20_000;

/** One place in the pool: a child, replaced by a fresh one when it dies, has done its share or has grown too large. */
export class ChildSlot {
  #child: ChildProcess | undefined;
  #ready: Promise<void> | undefined;
  #running: Running | undefined;
  #timedOut = false;
  #served = 0;
  #lastId = 0;

  constructor(private readonly options: SlotOptions) {}

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when the child waits for work. */
  start(): Promise<void> {
    this.#ready ??= this.#fork();
    return this.#ready;
  }

  /** One task at a time; the pool sees to that. Rejects with an `ExtractionFailure` whatever the input did to the child. */
  async run(task: TaskName, input: unknown): Promise<unknown> {
    await this.start();
    const child = this.#child;
    if (child === undefined) throw new ExtractionFailure('corrupt', 'The reading process ended.');
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#timedOut = true;
        child.kill('SIGKILL');
      }, this.options.deadlineMs);
      this.#running = { id, resolve, reject, timer };
      hold(child, true);
      child.send({ id, task, input }, (error) => {
        if (error !== null) child.kill('SIGKILL');
      });
    });
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
    const { entry, memoryLimitBytes } = this.options;
    const loader = entry.pathname.endsWith('.ts') ? ['--import', typescriptLoader()] : [];
    const heapMib = Math.max(64, Math.floor((memoryLimitBytes / 1024 / 1024) * 0.75));
    const child = fork(entry, [], {
      execArgv: [`--max-old-space-size=${heapMib}`, ...loader],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { EXTRACT_MEMORY_LIMIT: String(memoryLimitBytes) },
    });
    this.#child = child;
    this.#served = 0;
    this.#timedOut = false;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), START_DEADLINE_MS);
      child.on('message', (message: TaskResponse) => {
        if (message.kind === 'ready') {
          clearTimeout(timer);
          if (this.#running === undefined) hold(child, false);
          resolve();
        } else this.#answer(child, message);
      });
      const ended = (signal: NodeJS.Signals | null) => {
        clearTimeout(timer);
        reject(new Error('The process that reads documents does not start.'));
        this.#ended(child, signal);
      };
      child.once('error', () => ended(null));
      child.once('exit', (_code, signal) => ended(signal));
    });
  }

  #answer(child: ChildProcess, message: Exclude<TaskResponse, { kind: 'ready' }>): void {
    const running = this.#running;
    if (running === undefined || running.id !== message.id || child !== this.#child) return;
    this.#running = undefined;
    clearTimeout(running.timer);
    hold(child, false);
    this.#served++;
    if (this.#served >= this.options.recycleAfter || message.rss > this.options.recycleRssBytes) this.#retire(child);
    if (message.kind === 'done') running.resolve(message.value);
    else running.reject(new ExtractionFailure(message.code, message.detail));
  }

  /** The child leaves by itself once the channel is closed, and is made to if it does not. */
  #retire(child: ChildProcess): void {
    if (this.#child === child) this.#child = this.#ready = undefined;
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), 1_000);
    child.once('exit', () => clearTimeout(timer));
    timer.unref();
  }

  #ended(child: ChildProcess, signal: NodeJS.Signals | null): void {
    if (this.#child !== child) return;
    this.#child = this.#ready = undefined;
    const running = this.#running;
    this.#running = undefined;
    if (running === undefined) return;
    clearTimeout(running.timer);
    running.reject(this.#verdict(signal));
  }

  #verdict(signal: NodeJS.Signals | null): ExtractionFailure {
    if (this.#timedOut) return new ExtractionFailure('timeout', 'Reading the document took too long.');
    // The memory guard, or the system's, kills; V8 aborts when its heap is full.
    if (signal === 'SIGKILL' || signal === 'SIGABRT') {
      return new ExtractionFailure('too_large', 'Reading the document took too much memory.');
    }
    return new ExtractionFailure('corrupt', 'Reading the document ended the process that read it.');
  }
}

/** Run from sources, the child needs the loader too, found from here wherever the service was started. */
function typescriptLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
}

/** An idle child must not keep a finished program alive, a busy one must. */
function hold(child: ChildProcess, busy: boolean): void {
  if (busy) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
