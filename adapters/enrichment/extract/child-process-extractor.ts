import type { ExtractedDocument, ParseContext, ParsedResume, ResumeFile } from '../../../core/ports/resume-reader.js';
import { ChildSlot, type SlotOptions } from './child-slot.js';
import { ExtractionFailure } from './extraction-failure.js';
import { LIMITS } from './limits.js';
import type { TaskName } from './task-protocol.js';

export interface ChildProcessExtractorOptions {
  /** Children, so documents read at the same time. Default 1. */
  children?: number;
  /** For one task, counted from when a child takes it. Default 4,500: with the answer's way back the end is there within five seconds. */
  deadlineMs?: number;
  /** Resident size at which a child is killed. Default 300 MiB: looked at every few milliseconds, so that it ends below 350 MB. */
  memoryLimitBytes?: number;
  /** Tasks after which a child is replaced. Default 200. */
  recycleAfter?: number;
  /** Resident size at which a child is replaced once its task is done. Default 220 MiB. */
  recycleRssBytes?: number;
  /** Module that the children run; for tests. */
  entry?: URL;
}

const MIB = 1024 * 1024;

/**
 * Reads documents in warm child processes, so that a hostile file can neither block nor bring down the service. Tasks
 * beyond the number of children wait in order. Fails with `ExtractionFailure` only, after `close()` with a plain error.
 */
export class ChildProcessExtractor {
  readonly #idle: ChildSlot[];
  readonly #slots: readonly ChildSlot[];
  readonly #waiting: { take: (slot: ChildSlot) => void; drop: (error: Error) => void }[] = [];
  readonly #busy = new Set<Promise<unknown>>();
  #closed = false;

  constructor(options: ChildProcessExtractorOptions = {}) {
    const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
    const slot: SlotOptions = {
      entry: options.entry ?? new URL(`./extract-child${extension}`, import.meta.url),
      deadlineMs: options.deadlineMs ?? 4_500,
      memoryLimitBytes: options.memoryLimitBytes ?? 300 * MIB,
      recycleAfter: options.recycleAfter ?? 200,
      recycleRssBytes: options.recycleRssBytes ?? 220 * MIB,
    };
    this.#slots = Array.from({ length: Math.max(1, options.children ?? 1) }, () => new ChildSlot(slot));
    this.#idle = [...this.#slots];
  }

  /** Process ids of the children that live now; for health checks and tests. */
  get pids(): number[] {
    return this.#slots.flatMap((slot) => slot.pid ?? []);
  }

  /** Starts the children ahead of the first document. */
  async start(): Promise<void> {
    await Promise.all(this.#slots.map((slot) => slot.start()));
  }

  async extract(file: ResumeFile): Promise<ExtractedDocument> {
    // Judged here, so that nothing oversized is copied to a child.
    if (file.bytes.byteLength > LIMITS.fileBytes) {
      throw new ExtractionFailure('too_large', 'The file has more than 10 MiB.');
    }
    const { bytes, filename } = file;
    return (await this.#run('extract', { bytes, filename })) as ExtractedDocument;
  }

  async parse(document: ExtractedDocument, context: ParseContext): Promise<ParsedResume> {
    return (await this.#run('parse', { document, context })) as ParsedResume;
  }

  /** Lets running tasks end (the deadline bounds them), refuses waiting ones and ends all children. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { drop } of this.#waiting.splice(0)) drop(closedError());
    await Promise.allSettled(this.#busy);
    await Promise.all(this.#slots.map((slot) => slot.close()));
  }

  async #run(task: TaskName, input: unknown): Promise<unknown> {
    const slot = await this.#acquire();
    const work = slot.run(task, input);
    this.#busy.add(work);
    try {
      return await work;
    } finally {
      this.#busy.delete(work);
      this.#release(slot);
    }
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
    // A child that was replaced starts now, not with the next document.
    if (!this.#closed) slot.start().catch(() => undefined);
  }
}

function closedError(): Error {
  return new Error('The extractor is closed.');
}
