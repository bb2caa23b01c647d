import { ChildSlot, type SlotOptions } from './child-slot.js';
import { ChildLost, TaskFailure } from './task-failure.js';
import type { TaskOrder, TaskOutcome } from './task-protocol.js';

export interface ChildPoolOptions {
  /** Module that the children run: one call of `serveTasks`. */
  entry: URL;
  /** All that the children have of an environment: what they read is hostile until proven otherwise. */
  env?: Readonly<Record<string, string>>;
  /** What the children must say that they serve. */
  serves?: string;
  /** Processor time of each task, in milliseconds. */
  processorMs: Readonly<Record<string, number>>;
  /** Processor time that the first task of a kind in a child may take beyond its limit, because what it runs is compiled then. In milliseconds, default 0. */
  compilingMs?: number;
  /** Children, so tasks run at the same time. Default 1. */
  children?: number;
  /** Time by the clock after which a child that does nothing is given up. Default 60,000: a busy machine is no fault of the input. */
  wallClockMs?: number;
  /** Resident size at which a child is killed. Default 340 MiB, of which a child at rest takes about 140: looked at every few milliseconds, so that it ends below 400 MB. */
  memoryLimitBytes?: number;
  /** Tasks after which a child is replaced. Default 2,000: making one ready takes a second of a processor. */
  recycleAfter?: number;
  /** Resident size at which a child is replaced once its task is done. Default 280 MiB. */
  recycleRssBytes?: number;
}

const MIB = 1024 * 1024;

/** How long `close()` lets running tasks end, in milliseconds. */
const CLOSING_MS = 5_000;

/** Small tasks that share a trip to a child: each way costs the service as much as packing some kilobytes. */
const MOST_TOGETHER = 8;

interface SmallTask {
  order: TaskOrder;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Runs tasks on untrusted input in warm child processes, so that no input can block or bring down the service. Tasks beyond the
 * number of children wait in order. Fails with `TaskFailure` where the input is to blame; with `ChildLost` where a child was lost to
 * something else twice in a row; with a plain error after `close()` or where no child starts.
 */
export class ChildPool {
  readonly #idle: ChildSlot[];
  readonly #slots: readonly ChildSlot[];
  readonly #waiting: { take: (slot: ChildSlot) => void; drop: (error: Error) => void }[] = [];
  readonly #small: SmallTask[] = [];
  readonly #busy = new Set<Promise<unknown>>();
  readonly #processorMs: Readonly<Record<string, number>>;
  #closed = false;

  constructor(options: ChildPoolOptions) {
    const slot: SlotOptions = {
      entry: options.entry,
      env: options.env ?? {},
      ...(options.serves !== undefined && { serves: options.serves }),
      wallClockMs: options.wallClockMs ?? 60_000,
      compilingMs: options.compilingMs ?? 0,
      memoryLimitBytes: options.memoryLimitBytes ?? 340 * MIB,
      recycleAfter: options.recycleAfter ?? 2_000,
      recycleRssBytes: options.recycleRssBytes ?? 280 * MIB,
    };
    this.#processorMs = options.processorMs;
    this.#slots = Array.from({ length: Math.max(1, options.children ?? 1) }, () => new ChildSlot(slot));
    this.#idle = [...this.#slots];
  }

  /** Process ids of the children that live now; for health checks and tests. */
  get pids(): number[] {
    return this.#slots.flatMap((slot) => slot.pid ?? []);
  }

  /** Starts the children ahead of the first task. */
  async start(): Promise<void> {
    if (this.#closed) throw closedError();
    await Promise.all(this.#slots.map((slot) => slot.start())).catch((error: unknown) => {
      throw this.#closed ? closedError() : error;
    });
  }

  /** What the children must say that they serve from here on. One that is ready with something else is replaced. */
  expect(serves: string): void {
    for (const slot of this.#slots) slot.expect(serves);
  }

  /** The answer is what the task of that name returns in the child, cloned. */
  async run(task: string, input: unknown): Promise<unknown> {
    const orders = [this.#order(task, input)];
    const [outcome] = await this.#withChild((slot) =>
      slot.run(orders).catch((error: unknown) => {
        if (!(error instanceof ChildLost) || this.#closed) throw error;
        return slot.run(orders);
      }),
    );
    return valueOf(outcome!);
  }

  /** The same for a task of some milliseconds, which may be sent, and answered, with others. Where one of them ends the child, each of them runs by itself. */
  runSmall(task: string, input: unknown): Promise<unknown> {
    const order = this.#order(task, input);
    return new Promise((resolve, reject) => {
      this.#small.push({ order, resolve, reject });
      this.#withChild((slot) => this.#runTogether(slot)).catch((error: unknown) => {
        // Only `close()` refuses a child.
        for (const each of this.#small.splice(0)) each.reject(error);
      });
    });
  }

  /** Nothing, where others that came for a child have taken all with them. */
  async #runTogether(slot: ChildSlot): Promise<void> {
    const together = this.#small.splice(0, MOST_TOGETHER);
    if (together.length === 0) return;
    try {
      const outcomes = await slot.run(together.map(({ order }) => order));
      for (const [at, { resolve, reject }] of together.entries()) {
        try {
          resolve(valueOf(outcomes[at]!));
        } catch (error) {
          reject(error);
        }
      }
    } catch {
      for (const { order, resolve, reject } of together) this.run(order.task, order.input).then(resolve, reject);
    }
  }

  #order(task: string, input: unknown): TaskOrder {
    const processorMs = this.#processorMs[task];
    if (processorMs === undefined) throw new Error(`There is no task "${task}".`);
    return { task, input, processorMs };
  }

  async #withChild<T>(perform: (slot: ChildSlot) => Promise<T>): Promise<T> {
    const slot = await this.#acquire();
    // Nothing starts a child after `close()`.
    if (this.#closed) throw closedError();
    const work = perform(slot);
    this.#busy.add(work);
    try {
      return await work;
    } finally {
      this.#busy.delete(work);
      this.#release(slot);
    }
  }

  /** Lets running tasks end, for some seconds at most, refuses those that wait or have a child that is still starting, and ends all children. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { drop } of this.#waiting.splice(0)) drop(closedError());
    for (const slot of this.#slots) slot.stopStarting(closedError());
    const timer = setTimeout(() => {
      for (const slot of this.#slots) slot.kill();
    }, CLOSING_MS);
    await Promise.allSettled(this.#busy);
    clearTimeout(timer);
    await Promise.all(this.#slots.map((slot) => slot.close()));
  }

  #acquire(): Promise<ChildSlot> {
    if (this.#closed) return Promise.reject(closedError());
    const slot = this.#idle.shift();
    if (slot !== undefined) return Promise.resolve(slot);
    return new Promise((take, drop) => this.#waiting.push({ take, drop }));
  }

  #release(slot: ChildSlot): void {
    const next = this.#waiting.shift();
    if (next !== undefined) return next.take(slot);
    this.#idle.push(slot);
    // A child that was replaced starts now, not with the next task.
    if (!this.#closed) slot.start().catch(() => undefined);
  }
}

function valueOf(outcome: TaskOutcome): unknown {
  if (outcome.kind === 'done') return outcome.value;
  if (outcome.kind === 'failed') throw new TaskFailure(outcome.code, outcome.detail, outcome.stage);
  throw new Error(`A task failed in its process: ${outcome.message}`);
}

function closedError(): Error {
  return new Error('The child processes are closed.');
}
