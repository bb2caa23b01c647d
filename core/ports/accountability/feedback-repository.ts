import type { Feedback } from '../../feedback/feedback.js';

/** The latest feedback of each pair of a job, or of all jobs: the newest `limit`. */
export interface LatestFeedbackQuery {
  jobId?: string;
  limit: number;
}

/** Keeps what was said of pairs. It is erased with its candidate, and with its job. */
export interface FeedbackRepository {
  /**
   * Adds one; the same id a second time changes nothing. Throws `record.not_found` where there is no such candidate (any more), `feedback.limit_reached`
   * beyond `MOST_FEEDBACK_OF_A_CANDIDATE`. Nothing can be added to a candidate that is being erased.
   */
  add(tenantId: string, feedback: Feedback): Promise<void>;

  /** All of one pair, the newest first. */
  listOf(tenantId: string, pair: Pick<Feedback, 'jobId' | 'candidateId'>): Promise<Feedback[]>;

  /** The newest first. */
  latest(tenantId: string, query: LatestFeedbackQuery): Promise<Feedback[]>;
}
