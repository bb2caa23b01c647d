import { searchWords } from '../text/search-words.js';
import type { JobRecord } from './job.js';

/** Grows when what these functions make of a record changes: stored records get the new keys by `refreshKeys`. */
export const JOB_KEYS_VERSION = 2;

/** Folded words that the `q` filter finds a job by: title and description. */
export function jobSearchWords(job: JobRecord): string[] {
  return searchWords(job.title, job.description);
}
