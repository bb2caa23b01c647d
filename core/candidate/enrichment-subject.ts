import type { CandidateRecord } from './candidate.js';

/** What an inference looks at: one record alone. */
export type EnrichmentSubject = Pick<
  CandidateRecord,
  'callerLayer' | 'resumeLayer' | 'suppressedSkills' | 'resume' | 'createdAt'
>;
