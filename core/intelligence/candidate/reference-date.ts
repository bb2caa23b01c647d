import type { CandidateRecord } from '../../candidate/candidate.js';

/** The day that "present" refers to: the resume's own date, else the day it was received, else the day the record was made. */
export function referenceDateOf({ resume, createdAt }: Pick<CandidateRecord, 'resume' | 'createdAt'>): string {
  return resume?.documentDate ?? (resume?.receivedAt ?? createdAt).slice(0, 10);
}
