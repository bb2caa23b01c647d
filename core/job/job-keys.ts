import { searchWords } from '../search-words.js';
import type { JobRecord } from './job.js';

/** Folded words that the `q` filter finds a job by: title and description. */
export function jobSearchWords(job: JobRecord): string[] {
  return searchWords(job.title, job.description);
}
