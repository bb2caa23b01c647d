import { type Feedback, notFound } from '../../../core/index.js';
import {
  feedbackLimitReached,
  type FeedbackRepository,
  type FeedbackSubject,
  type LatestFeedbackQuery,
  MOST_FEEDBACK_OF_A_CANDIDATE,
} from '../../../core/spi.js';
import type { SqliteDatabase } from '../database/sqlite-database.js';

export class SqliteFeedbackRepository implements FeedbackRepository {
  constructor(private readonly database: SqliteDatabase) {}

  add(tenantId: string, feedback: Feedback): Promise<void> {
    const { id, candidateId, jobId, createdAt } = feedback;
    return this.database.write(() => {
      const candidate = this.database.prepare('SELECT 1 FROM candidates WHERE tenant_id = ? AND id = ?');
      if (!candidate.get(tenantId, candidateId)) throw notFound('candidate');
      if (this.database.prepare('SELECT 1 FROM feedback WHERE tenant_id = ? AND id = ?').get(tenantId, id)) return;
      const { given } = this.database
        .prepare<{ given: number }>(
          'SELECT count(*) AS given FROM feedback INDEXED BY feedback_by_pair WHERE tenant_id = ? AND candidate_id = ?',
        )
        .get(tenantId, candidateId)!;
      if (given >= MOST_FEEDBACK_OF_A_CANDIDATE) throw feedbackLimitReached(MOST_FEEDBACK_OF_A_CANDIDATE);
      this.database
        .prepare(
          'INSERT INTO feedback (tenant_id, id, candidate_id, job_id, created_at, feedback) VALUES (?, ?, ?, ?, ?, ?)',
        )
        .run(tenantId, id, candidateId, jobId, createdAt, JSON.stringify(feedback));
    });
  }

  async listOf(tenantId: string, { candidateId, jobId }: FeedbackSubject): Promise<Feedback[]> {
    return this.database
      .prepare<{ feedback: string }>(
        `SELECT feedback FROM feedback INDEXED BY feedback_by_pair
         WHERE tenant_id = ? AND candidate_id = ? ${jobId === undefined ? '' : 'AND job_id = ?'} ORDER BY created_at DESC, id DESC`,
      )
      .all(tenantId, candidateId, ...(jobId === undefined ? [] : [jobId]))
      .map(decode);
  }

  async latest(tenantId: string, { jobId, limit }: LatestFeedbackQuery): Promise<Feedback[]> {
    const index = jobId === undefined ? 'feedback_by_creation' : 'feedback_by_job';
    return this.database
      .prepare<{ feedback: string }>(
        `SELECT f.feedback FROM feedback f INDEXED BY ${index}
         WHERE f.tenant_id = ? ${jobId === undefined ? '' : 'AND f.job_id = ?'} AND NOT EXISTS (
           SELECT 1 FROM feedback n INDEXED BY feedback_by_pair
           WHERE n.tenant_id = f.tenant_id AND n.candidate_id = f.candidate_id AND n.job_id = f.job_id
             AND (n.created_at, n.id) > (f.created_at, f.id)
         ) ORDER BY f.created_at DESC, f.id DESC LIMIT ?`,
      )
      .all(...[tenantId, ...(jobId === undefined ? [] : [jobId])], limit)
      .map(decode);
  }
}

function decode({ feedback }: { feedback: string }): Feedback {
  return JSON.parse(feedback) as Feedback;
}
