import type { Caller } from '../../record/caller.js';
import { notFound } from '../../errors/domain-error.js';
import { newestFirst, type Feedback, type Outcome } from '../../feedback/feedback.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { FeedbackRepository } from '../../ports/accountability/feedback-repository.js';
import type { JobRepository } from '../../ports/job-repository.js';
import type { Clock } from '../../ports/system/clock.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';

interface FeedbackPorts {
  candidates: CandidateRepository;
  jobs: JobRepository;
  feedback: FeedbackRepository;
}

/** The pair that feedback is about. */
export interface FeedbackPair {
  jobId: string;
  candidateId: string;
}

/** Notes what became of a candidate for a job. It changes no score. Throws `record.not_found`, `feedback.limit_reached`. */
export class GiveFeedback {
  constructor(private readonly ports: FeedbackPorts & { clock: Clock; ids: IdGenerator }) {}

  async execute(caller: Caller, input: FeedbackPair & { outcome: Outcome; reason?: string | null }): Promise<Feedback> {
    const { ports } = this;
    const { tenantId, command, actor } = caller;
    const { jobId, candidateId, outcome, reason = null } = input;
    await assertPair(ports, tenantId, input);
    const id = command ? ports.ids.forCommand('fbk', command.id) : ports.ids.next('fbk');
    if (command?.resumed) {
      const given = await ports.feedback.listOf(tenantId, input);
      const earlier = given.find((each) => each.id === id);
      if (earlier) return earlier;
    }
    const keyId = actor.type === 'api_key' ? actor.id : null;
    const createdAt = ports.clock.now().toISOString();
    const feedback: Feedback = { id, jobId, candidateId, outcome, reason, keyId, createdAt };
    await ports.feedback.add(tenantId, feedback);
    return feedback;
  }
}

/** All feedback on one pair, the newest first. Throws `record.not_found`. */
export class ListFeedback {
  constructor(private readonly ports: FeedbackPorts) {}

  /** A page of the list; `after`: id of the last row seen. */
  async execute(
    { tenantId }: Pick<Caller, 'tenantId'>,
    { limit, after, ...pair }: FeedbackPair & { limit: number; after?: string },
  ): Promise<{ data: Feedback[]; next: string | null }> {
    await assertPair(this.ports, tenantId, pair);
    const all = (await this.ports.feedback.listOf(tenantId, pair)).sort(newestFirst);
    const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const data = all.slice(start, start + limit);
    const last = data.at(-1);
    return { data, next: last && all.length > start + limit ? last.id : null };
  }
}

async function assertPair(
  { jobs, candidates }: FeedbackPorts,
  tenantId: string,
  { jobId, candidateId }: FeedbackPair,
): Promise<void> {
  const [job, candidate] = await Promise.all([jobs.get(tenantId, jobId), candidates.get(tenantId, candidateId)]);
  if (!job) throw notFound('job');
  if (!candidate) throw notFound('candidate');
}
