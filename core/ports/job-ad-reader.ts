import type { EffectiveRequirements, JobFinding, JobTerms, Sourced } from '../intelligence/job-intelligence.js';
import type { BaseSalary } from '../job/job.js';

/** Reads what a job asks for from its title and description. Pure and fast (milliseconds). */
export interface JobAdReader {
  read(ad: { title: string; description: string }): ReadJobAd;
}

export interface ReadJobAd {
  /** All with `source: 'parsed'`; quotes are `description.slice(start, end)`. */
  requirements: EffectiveRequirements;
  occupation: { id: string; label: string; family: string; confidence: number } | null;
  pay: (BaseSalary & Sourced) | null;
  workplace: JobTerms['workplace'];
  location: JobTerms['location'];
  /** On wording only; what concerns the fields is found in core. */
  findings: JobFinding[];
}
