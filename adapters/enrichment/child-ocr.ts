import { createRequire } from 'node:module';
import type { Ocr, RecognizedPage, ResumeFile } from '../../core/spi.js';
import { asDomainErrors } from './child-errors.js';
import { ChildPool, type ChildPoolOptions } from './children/index.js';

export interface ChildOcrOptions {
  /** Children, so pages recognized at the same time. Default 1. */
  children?: number;
  /** Processor time of a page, in milliseconds. Default 20,000: a page of small print takes three seconds, and one in ten times as many is no page. */
  processorMs?: number;
  /** Resident size at which a child is killed. Default 1 GiB: a picture of 40 megapixels in colour is decoded whole. */
  memoryLimitBytes?: number;
}

/** The packages are optional: an installation that recognizes no text can do without them. English is in every model that a page is read with. */
const PACKAGES = ['tesseract.js-core', '@tesseract.js-data/eng', '@tesseract.js-data/fra'];

export function missingOcrPackages(): string[] {
  const require = createRequire(import.meta.url);
  return PACKAGES.filter((name) => {
    try {
      require.resolve(`${name}/package.json`);
      return false;
    } catch {
      return true;
    }
  });
}

const MIB = 1024 * 1024;
const ENGINE = 'tesseract';

/**
 * Recognizes text with Tesseract in child processes of its own, so that neither a hostile picture nor the memory of the recognizer is anybody
 * else's. A child starts with the first page that needs it.
 */
export class ChildOcr implements Ocr {
  readonly engine = ENGINE;
  readonly #pool: ChildPool;

  constructor({ children = 1, processorMs = 20_000, memoryLimitBytes = 1_024 * MIB }: ChildOcrOptions = {}) {
    const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
    const options: ChildPoolOptions = {
      entry: new URL(`./ocr/ocr-child${extension}`, import.meta.url),
      serves: ENGINE,
      processorMs: { recognizePage: processorMs },
      children,
      memoryLimitBytes,
      // What the recognizer has taken it does not give back.
      recycleAfter: 200,
      recycleRssBytes: 600 * MIB,
    };
    this.#pool = new ChildPool(options);
  }

  /** Process ids of the children that live now; for health checks and tests. */
  get pids(): number[] {
    return this.#pool.pids;
  }

  async recognize({ file, number }: { file: ResumeFile; number: number }): Promise<RecognizedPage> {
    const input = { bytes: file.bytes, number };
    return (await asDomainErrors(() => this.#pool.run('recognizePage', input))) as RecognizedPage;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
