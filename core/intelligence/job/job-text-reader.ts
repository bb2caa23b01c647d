import { NOTHING_READ } from '../../job/read-job-ad.js';
import { isDomainError } from '../../errors/domain-error.js';
import { ENGINE_VERSION } from '../../record/engine-version.js';
import type { JobReading, ReadingFailure } from '../../job/job-reading.js';
import type { Job } from '../../job/job.js';
import type { Clock } from '../../ports/system/clock.js';
import type { JobAdReader } from '../../ports/job-ad-reader.js';
import type { ReadJobAd } from '../../job/read-job-ad.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';

export interface JobTextReaderPorts {
  jobAds: JobAdReader;
  taxonomy: Taxonomy;
  clock: Clock;
}

/** Characters of a description that are read: three times the longest ads that people write. The rest is stored, and a finding names it. */
export const LONGEST_READ = 20_000;
/** Characters of a title that are read; HTTP takes no more. */
export const LONGEST_TITLE_READ = 300;
/** Characters before `LONGEST_READ` among which the end of a line or a word is looked for. */
const CUT_WITHIN = 500;
/** After a fault of the machine, or where too many texts waited, a text is tried again by the next who needs it, this many milliseconds later at the earliest. */
const TRY_AGAIN_AFTER_MS = 10_000;

/** Reads the texts of jobs, within bounds. A text that cannot be read gives a reading too, which says so. */
export class JobTextReader {
  constructor(private readonly ports: JobTextReaderPorts) {}

  /** Whether a job has the reading that there would be if its text was read now. */
  isCurrent({ reading }: Pick<Job, 'reading'>): boolean {
    if (!reading) return false;
    if (reading.failure === 'unavailable')
      return this.ports.clock.now().getTime() < Date.parse(reading.readAt) + TRY_AGAIN_AFTER_MS;
    return reading.engineVersion === ENGINE_VERSION && reading.taxonomyVersion === this.ports.taxonomy.version;
  }

  /** Never rejects. */
  async read({ title, description }: Pick<Job, 'title' | 'description'>): Promise<JobReading> {
    const text = description ?? '';
    const charactersRead = lengthToRead(text);
    let read: ReadJobAd = NOTHING_READ;
    let failure: ReadingFailure | null = null;
    try {
      read = await this.ports.jobAds.read({
        title: title.slice(0, LONGEST_TITLE_READ),
        description: text.slice(0, charactersRead),
      });
    } catch (error) {
      failure = failureOf(error);
    }
    return {
      ...read,
      engineVersion: ENGINE_VERSION,
      taxonomyVersion: this.ports.taxonomy.version,
      readAt: this.ports.clock.now().toISOString(),
      charactersRead: failure ? 0 : charactersRead,
      failure,
    };
  }
}

/** Not in the middle of a line, where one ends nearby, else not of a word, and never of a character. */
function lengthToRead(text: string): number {
  if (text.length <= LONGEST_READ) return text.length;
  const end = text.slice(LONGEST_READ - CUT_WITHIN, LONGEST_READ);
  const line = end.lastIndexOf('\n');
  const word = line < 0 ? end.lastIndexOf(' ') : line;
  if (word >= 0) return LONGEST_READ - CUT_WITHIN + word;
  const isPair = /[\ud800-\udbff]$/.test(end);
  return isPair ? LONGEST_READ - 1 : LONGEST_READ;
}

function failureOf(error: unknown): ReadingFailure {
  if (!isDomainError(error)) return 'unavailable';
  if (error.code === 'document.timeout') return 'timeout';
  return error.code === 'document.too_large' ? 'too_large' : 'unavailable';
}
