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
import { keyOf, type RecordDocument } from '../database/collections.js';
import type { MongoDatabase } from '../database/mongo-database.js';

/** How many more than asked for are held before the older ones are let go. */
const SLACK = 1000;

/** Feedback lies in the document of its candidate: one update adds it where the candidate is there, and one erases both. */
export class MongoFeedbackRepository implements FeedbackRepository {
  constructor(private readonly database: MongoDatabase) {}

  add(tenantId: string, feedback: Feedback): Promise<void> {
    const { id, jobId, candidateId } = feedback;
    const address = { _id: keyOf(tenantId, candidateId), tenantId };
    return this.database.call(async () => {
      const { matchedCount } = await this.candidates.updateOne(
        {
          ...address,
          ...{ version: { $exists: true }, 'feedback.id': { $ne: id } },
          [`feedback.${String(MOST_FEEDBACK_OF_A_CANDIDATE - 1)}`]: { $exists: false },
        },
        {
          $push: { feedback: { id, jobId, feedback: JSON.stringify(feedback) } },
          $addToSet: { feedbackJobs: jobId },
        },
      );
      if (matchedCount > 0) return;
      const found = await this.candidates.findOne(address, { projection: { version: 1, 'feedback.id': 1 } });
      if (found?.version === undefined) throw notFound('candidate');
      if (found.feedback?.some((entry) => entry.id === id)) return;
      throw feedbackLimitReached(MOST_FEEDBACK_OF_A_CANDIDATE);
    });
  }

  listOf(tenantId: string, { jobId, candidateId }: FeedbackSubject): Promise<Feedback[]> {
    return this.database.call(async () => {
      const filter = { _id: keyOf(tenantId, candidateId), tenantId };
      const found = await this.candidates.findOne(filter, { projection: { feedback: 1 } });
      return decodeAll(found ?? {}, jobId).sort(newestFirst);
    });
  }

  latest(tenantId: string, { jobId, limit }: LatestFeedbackQuery): Promise<Feedback[]> {
    return this.database.call(async () => {
      const rows = this.candidates.find(
        { tenantId, feedbackJobs: jobId ?? { $gt: '' } },
        { projection: { feedback: 1 } },
      );
      let newest: Feedback[] = [];
      for await (const row of rows) {
        // The feedback of a candidate is in one document, and so is that of a pair.
        newest.push(...latestOfPairs(decodeAll(row, jobId)));
        if (newest.length > limit + SLACK) newest = newest.sort(newestFirst).slice(0, limit);
      }
      return newest.sort(newestFirst).slice(0, limit);
    });
  }

  /** For the relay: of a job that is gone. */
  async removeOfJob(tenantId: string, jobId: string): Promise<void> {
    await this.candidates.updateMany(
      { tenantId, feedbackJobs: jobId },
      { $pull: { feedback: { jobId }, feedbackJobs: jobId } },
    );
  }

  private get candidates() {
    return this.database.collections.candidates;
  }
}

function decodeAll({ feedback = [] }: Pick<RecordDocument, 'feedback'>, jobId: string | undefined): Feedback[] {
  return feedback
    .filter((entry) => jobId === undefined || entry.jobId === jobId)
    .map((entry) => JSON.parse(entry.feedback) as Feedback);
}
