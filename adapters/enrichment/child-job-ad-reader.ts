import { DomainError } from '../../core/index.js';
import type { JobAdReader, ReadJobAd } from '../../core/spi.js';
import { TaskFailure } from './children/index.js';
import type { EnrichmentChildren } from './enrichment-children.js';

/**
 * By the clock, in milliseconds, most of it for the texts of others. The time of a text itself is processor time, so this only ends the wait of a caller: it is
 * long, because a busy machine is no fault of the text.
 */
const LONGEST_WAIT_MS = 15_000;
/** Readings whose caller gave up waiting, kept for the next request with the same text. */
const MOST_LATE = 100;

/**
 * Reads job ads in warm child processes, with a limit on processor time and a memory guard, in the lane that callers wait for. A reading goes on when its caller
 * no longer waits, and the next request with the same text gets it.
 */
export class ChildJobAdReader implements JobAdReader {
  private readonly late = new Map<string, Promise<ReadJobAd>>();

  constructor(
    private readonly children: Pick<EnrichmentChildren, 'interactive'>,
    private readonly longestWaitMs = LONGEST_WAIT_MS,
  ) {}

  async read(ad: { title: string; description: string }): Promise<ReadJobAd> {
    // A process that has just begun answers its first callers late rather than with jobs that nobody has read.
    await this.children.interactive.start();
    const key = JSON.stringify([ad.title, ad.description]);
    const reading = this.late.get(key) ?? this.begin(ad);
    this.late.delete(key);
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        this.keep(key, reading);
        reject(new Error('Too many texts wait to be read.'));
      }, this.longestWaitMs);
    });
    try {
      return await Promise.race([reading, tooLong]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async begin({ title, description }: { title: string; description: string }): Promise<ReadJobAd> {
    try {
      return (await this.children.interactive.run('readAd', { title, description })) as ReadJobAd;
    } catch (error) {
      if (!(error instanceof TaskFailure)) throw error;
      throw new DomainError(error.code === 'timeout' ? 'document.timeout' : 'document.too_large', error.detail);
    }
  }

  private keep(key: string, reading: Promise<ReadJobAd>): void {
    this.late.set(key, reading);
    if (this.late.size > MOST_LATE) this.late.delete(this.late.keys().next().value!);
    // A fault of the machine is no answer: the next who asks has the text read again.
    reading.catch((error: unknown) => {
      if (!(error instanceof DomainError) && this.late.get(key) === reading) this.late.delete(key);
    });
  }
}
