import type { ReadJobAd } from './read-job-ad.js';

/** `timeout` and `too_large` (memory) are caused by the text, and reading it again ends the same; `unavailable` is a fault of the machine. */
export type ReadingFailure = 'timeout' | 'too_large' | 'unavailable';

/** What the text of a job was read to say, and by what. It is kept with the job, so that a text is read once; no presenter shows it. */
export interface JobReading extends ReadJobAd {
  engineVersion: string;
  taxonomyVersion: string;
  /** RFC 3339. */
  readAt: string;
  /** Of the description, from its beginning. */
  charactersRead: number;
  failure: ReadingFailure | null;
}

/** A text may be read again without a new version of the job. */
export function isSameReading(a: JobReading | null, b: JobReading | null): boolean {
  if (a === b) return true;
  return a?.readAt === b?.readAt && a?.engineVersion === b?.engineVersion && a?.failure === b?.failure;
}
