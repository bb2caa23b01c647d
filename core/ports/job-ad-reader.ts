import type { ReadJobAd } from '../job/read-job-ad.js';

/**
 * Reads what a job asks for from its title and description. The text is foreign: a server reads it outside of its own process.
 * Throws a `DomainError` `document.timeout` or `document.too_large` where the text is to blame: reading it again ends the same. Anything else
 * that it throws says nothing about the text.
 */
export interface JobAdReader {
  read(ad: { title: string; description: string }): Promise<ReadJobAd>;
}
