import type { EffectiveRequirements, JobFinding, JobTerms, Sourced } from '../intelligence/job/job-intelligence.js';
import type { BaseSalary } from '../job/job.js';

/**
 * Reads what a job asks for from its title and description. The text is foreign: a server reads it outside of its own process.
 * Throws a `DomainError` `document.timeout` or `document.too_large` where the text is to blame: reading it again ends the same. Anything else
 * that it throws says nothing about the text.
 */
export interface JobAdReader {
  read(ad: { title: string; description: string }): Promise<ReadJobAd>;
}

/** Plain JSON. */
export interface ReadJobAd {
  /** All with `source: 'parsed'`; quotes are `description.slice(start, end)`. */
  requirements: EffectiveRequirements;
  occupation: { id: string; label: string; family: string; confidence: number } | null;
  pay: (BaseSalary & Sourced) | null;
  workplace: JobTerms['workplace'];
  location: JobTerms['location'];
  /** On wording only; what concerns the fields is found in core. */
  findings: JobFinding[];
  /** Of the description, as `textFingerprints` gives them. */
  fingerprints: number[];
}
