import { CANDIDATE_STATUSES, type CandidateStatus } from '../candidate/candidate.js';

/** For each status the months after the last change of a candidate when they are erased; `null`: never. */
export type RetentionSettings = Record<CandidateStatus, number | null>;

/** What a tenant that has set nothing keeps: everything. Erasing what nobody asked to have erased cannot be undone. */
export const KEEP_ALL: RetentionSettings = { active: null, hired: null, unavailable: null, archived: null };

/** More would be longer than anyone keeps anything: a hundred years. */
export const MOST_MONTHS = 1200;

/** The moment before which a candidate must have been changed last to be due: so many calendar months ago, the last day of a shorter month where needed. */
export function retentionCutoff(now: Date, months: number): string {
  const cutoff = new Date(now);
  const day = cutoff.getUTCDate();
  cutoff.setUTCDate(1);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(cutoff.getUTCFullYear(), cutoff.getUTCMonth() + 1, 0)).getUTCDate();
  cutoff.setUTCDate(Math.min(day, lastDay));
  return cutoff.toISOString();
}

/** The statuses that have a limit, with the moment before which a candidate is due. */
export function retentionCutoffs(
  settings: RetentionSettings,
  now: Date,
): { status: CandidateStatus; before: string }[] {
  return CANDIDATE_STATUSES.flatMap((status) => {
    const months = settings[status];
    return months === null ? [] : [{ status, before: retentionCutoff(now, months) }];
  });
}
