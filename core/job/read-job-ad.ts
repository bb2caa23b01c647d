import type { EffectiveRequirements, Sourced } from './effective-requirements.js';
import type { JobFinding } from './job-finding.js';
import type { JobTerms } from './job-terms.js';
import type { BaseSalary } from './job.js';

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

/** What is known of a text that nobody has read. */
export const NOTHING_READ: ReadJobAd = {
  requirements: { skills: [], experience: null, education: null, languages: [], certifications: [], seniority: null },
  occupation: null,
  pay: null,
  workplace: null,
  location: null,
  findings: [],
  fingerprints: [],
};
