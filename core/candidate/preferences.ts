import type { PayUnit } from '../job/pay.js';
import type { EmploymentType } from '../job/job.js';

/** Where a candidate wants to work. */
export const REMOTE_PREFERENCES = ['required', 'preferred', 'acceptable', 'no'] as const;
/** One of `REMOTE_PREFERENCES`. */
export type RemotePreference = (typeof REMOTE_PREFERENCES)[number];

/** What the candidate wants of a job. It never changes the score of a match, only its constraints and the reverse score. */
export interface Preferences {
  titles?: string[];
  employmentTypes?: EmploymentType[];
  /** As written: "Berlin", "Berlin, DE", "DE". */
  locations?: string[];
  remote?: RemotePreference;
  salary?: { min: number; currency: string; unit: PayUnit };
  /** `YYYY-MM-DD`. */
  availableFrom?: string;
  noticeDays?: number;
  willingToRelocate?: boolean;
  /** ISO 3166-1 alpha-2. */
  workAuthorization?: string[];
}
