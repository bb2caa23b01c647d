import { ChildPool, type ChildPoolOptions } from './children/index.js';

export interface EnrichmentChildrenOptions extends Omit<
  ChildPoolOptions,
  'entry' | 'children' | 'processorMs' | 'serves'
> {
  /** Children for work from the queue. Default 1. */
  children?: number;
  /** A module that calls `serveEnrichment`, for a taxonomy of one's own. Default: one with the taxonomy of this package. */
  entry?: URL;
  /** A file with the tables of the taxonomy, as `packTaxonomy` gives them. Without it each child makes those of this package, which takes seconds. */
  tables?: string;
  /** Version of the taxonomy that the children must have; any where absent. */
  taxonomyVersion?: string;
  /** Processor time of tasks in milliseconds, where it differs from `PROCESSOR_MS`. */
  processorMs?: Partial<typeof PROCESSOR_MS>;
}

/** Processor time of each task, in milliseconds. A request that waits for the result gets it within five seconds, but for the first of a child. */
const PROCESSOR_MS = { detect: 1_000, readAd: 1_500, enrich: 4_500, findPersonal: 4_500, findCopiedAd: 1_000 };
/** Of the first job ad and the first resume of a child, whose patterns are compiled then: an ad took 0.4 to 1.1 s, a later one 0.02. A hostile text has this too, once a child. */
const COMPILING_MS = 1_500;

const MIB = 1024 * 1024;
/** A child that makes the tables of the taxonomy itself needs more than one that reads them from a file. */
const MAKING_TABLES = { memoryLimitBytes: 520 * MIB, recycleRssBytes: 460 * MIB };

/**
 * The child processes that read resumes and job ads. Requests have a lane of their own: a caller never waits behind queued resumes. Children
 * start with `start()` or with the first task of their lane.
 */
export class EnrichmentChildren {
  /** For tasks that a caller waits for. */
  readonly interactive: ChildPool;
  /** For work from the queue. */
  readonly background: ChildPool;

  constructor({ children = 1, taxonomyVersion, processorMs, entry, tables, ...rest }: EnrichmentChildrenOptions = {}) {
    const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
    const options: ChildPoolOptions = {
      ...(tables === undefined && entry === undefined && MAKING_TABLES),
      compilingMs: COMPILING_MS,
      ...rest,
      env: { ...rest.env, ...(tables !== undefined && { TAXONOMY_TABLES: tables }) },
      ...(taxonomyVersion !== undefined && { serves: taxonomyVersion }),
      entry: entry ?? new URL(`./enrichment-child${extension}`, import.meta.url),
      processorMs: { ...PROCESSOR_MS, ...processorMs },
    };
    this.interactive = new ChildPool({ ...options, children: 1 });
    this.background = new ChildPool({ ...options, children });
  }

  /** The version of the taxonomy that children must have from here on; one that is ready with another is replaced. */
  expect(taxonomyVersion: string): void {
    this.interactive.expect(taxonomyVersion);
    this.background.expect(taxonomyVersion);
  }

  async close(): Promise<void> {
    await Promise.all([this.interactive.close(), this.background.close()]);
  }
}
