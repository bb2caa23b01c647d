import type { Feedback } from '../../feedback/feedback.js';

/** The latest feedback of each pair of a job, or of all jobs: the newest `limit`. */
export interface LatestFeedbackQuery {
  jobId?: string;
  limit: number;
}

/** One candidate, for one job or for all. */
export interface FeedbackSubject {
  candidateId: string;
  jobId?: string;
}

/** Keeps what was said of pairs. It is erased with its candidate, and with its job. */
export interface FeedbackRepository {
  /**
   * Adds one; the same id a second time changes nothing. Throws `record.not_found` where there is no such candidate (any more), `feedback.limit_reached`
   * beyond `MOST_FEEDBACK_OF_A_CANDIDATE`. Nothing can be added to a candidate that is being erased.
   */
  add(tenantId: string, feedback: Feedback): Promise<void>;

  /** All on one candidate, for one job or for all, the newest first. */
  listOf(tenantId: string, about: FeedbackSubject): Promise<Feedback[]>;

  /** The newest first. */
  latest(tenantId: string, query: LatestFeedbackQuery): Promise<Feedback[]>;
}
