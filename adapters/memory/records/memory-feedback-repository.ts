import { type Feedback, notFound } from '../../../core/index.js';
import {
  feedbackLimitReached,
  type FeedbackRepository,
  type FeedbackSubject,
  latestOfPairs,
  type LatestFeedbackQuery,
  MOST_FEEDBACK_OF_A_CANDIDATE,
  newestFirst,
} from '../../../core/spi.js';
import type { MemoryDatabase } from '../database/memory-database.js';

export class MemoryFeedbackRepository implements FeedbackRepository {
  constructor(private readonly database: MemoryDatabase) {}

  async add(tenantId: string, feedback: Feedback): Promise<void> {
    const tenant = this.database.tenant(tenantId);
    if (!tenant.candidates.get(feedback.candidateId)) throw notFound('candidate');
    const given = tenant.feedback.get(feedback.candidateId) ?? [];
    if (given.some(({ id }) => id === feedback.id)) return;
    if (given.length >= MOST_FEEDBACK_OF_A_CANDIDATE) throw feedbackLimitReached(MOST_FEEDBACK_OF_A_CANDIDATE);
    tenant.feedback.set(feedback.candidateId, [...given, feedback]);
  }

  async listOf(tenantId: string, about: FeedbackSubject): Promise<Feedback[]> {
    const given = this.database.tenant(tenantId).feedback.get(about.candidateId) ?? [];
    return given.filter(({ jobId }) => about.jobId === undefined || jobId === about.jobId).sort(newestFirst);
  }

  async latest(tenantId: string, { jobId, limit }: LatestFeedbackQuery): Promise<Feedback[]> {
    const all = [...this.database.tenant(tenantId).feedback.values()].flat();
    return latestOfPairs(all.filter((each) => jobId === undefined || each.jobId === jobId)).slice(0, limit);
  }
}
