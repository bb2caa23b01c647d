import { DomainError } from '../../core/index.js';
import type { JobAdReader, ReadJobAd } from '../../core/spi.js';
import { TaskFailure } from './children/index.js';
import type { EnrichmentChildren } from './enrichment-children.js';

/** A caller waits for a text no longer than this, in milliseconds, most of it for the texts of others: the answer to them is due within five seconds. */
const LONGEST_WAIT_MS = 3_500;

/** Reads job ads in warm child processes, with a deadline and a memory guard, in the lane that callers wait for. */
export class ChildJobAdReader implements JobAdReader {
  constructor(private readonly children: EnrichmentChildren) {}

  async read({ title, description }: { title: string; description: string }): Promise<ReadJobAd> {
    const { interactive } = this.children;
    // A process that has just begun answers its first callers late rather than with jobs that nobody has read.
    await interactive.start();
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error('Too many texts wait to be read.'));
      }, LONGEST_WAIT_MS);
    });
    try {
      const reading = interactive.run('readAd', { title, description });
      return (await Promise.race([reading, tooLong])) as ReadJobAd;
    } catch (error) {
      if (!(error instanceof TaskFailure)) throw error;
      throw new DomainError(error.code === 'timeout' ? 'document.timeout' : 'document.too_large', error.detail);
    } finally {
      clearTimeout(timer);
    }
  }
}
