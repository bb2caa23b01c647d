/** What became of a candidate for a job, in the words of those who decided. */
export const OUTCOMES = ['good', 'bad', 'interviewed', 'hired', 'rejected'] as const;
/** One of `OUTCOMES`. */
export type Outcome = (typeof OUTCOMES)[number];

/** What was said of a pair of job and candidate. Of several, the latest counts. */
export interface Feedback {
  /** `fbk_…` */
  id: string;
  jobId: string;
  candidateId: string;
  outcome: Outcome;
  /** Free text. It may hold personal data, and is erased with the candidate. */
  reason: string | null;
  /** The API key that gave it; `null`: the service itself. */
  keyId: string | null;
  createdAt: string;
}

/** Whether an outcome speaks for the candidate: what a higher score should mean. */
export function isFavourable(outcome: Outcome): boolean {
  return outcome === 'good' || outcome === 'interviewed' || outcome === 'hired';
}

/** How often feedback can be given on one candidate, all jobs together. */
export const MOST_FEEDBACK_OF_A_CANDIDATE = 500;

/** The newest first. */
export function newestFirst(a: Feedback, b: Feedback): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

/** Of each pair the latest, the newest first. */
export function latestOfPairs(all: readonly Feedback[]): Feedback[] {
  const latest = new Map<string, Feedback>();
  for (const each of [...all].sort(newestFirst)) {
    const pair = `${each.jobId} ${each.candidateId}`;
    if (!latest.has(pair)) latest.set(pair, each);
  }
  return [...latest.values()];
}
