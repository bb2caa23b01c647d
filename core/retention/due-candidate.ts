import type { CandidateStatus } from '../candidate/candidate.js';

/** A candidate that is due by the settings of the tenant. */
export interface DueCandidate {
  id: string;
  status: CandidateStatus;
  version: number;
  /** The last change, from which the months count. */
  updatedAt: string;
}

/** Where a list of due candidates goes on. */
export interface DuePosition {
  status: CandidateStatus;
  after: { value: string; id: string };
}
