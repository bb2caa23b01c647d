import type { Sourced } from './effective-requirements.js';
import type { JobLocation, JobLocationType } from './job.js';

/** On what terms the work is done: what the caller states, else what the text says. Only what is stated decides whether a job can be published. */
export interface JobTerms {
  /** Full time for a year. `basis` is the unit of the amount that this was made from. Where it was read from the text, with its source. */
  pay:
    ({ annualMin: number | null; annualMax: number | null; currency: string; basis: string } & Partial<Sourced>) | null;
  workplace: ({ type: JobLocationType } & Sourced) | null;
  location: (JobLocation & Sourced) | null;
}
