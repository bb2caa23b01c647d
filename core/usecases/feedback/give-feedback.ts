import type { Caller } from '../../record/caller.js';
import { notFound } from '../../errors/domain-error.js';
import type { Candidate } from '../../candidate/candidate.js';
import { newestFirst, type Feedback, type Outcome } from '../../feedback/feedback.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { FeedbackRepository } from '../../ports/accountability/feedback-repository.js';
import type { JobRepository } from '../../ports/job-repository.js';
import type { Clock } from '../../ports/system/clock.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';
import { candidateNotFound, mergedIdsOf } from '../records/merged-candidate.js';

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

/** All feedback on one pair, the newest first, with what was given on those who were merged into the candidate. Throws `record.not_found`. */
export class ListFeedback {
  constructor(private readonly ports: FeedbackPorts) {}

  /** A page of the list; `after`: id of the last row seen. */
  async execute(
    { tenantId }: Pick<Caller, 'tenantId'>,
    { limit, after, ...pair }: FeedbackPair & { limit: number; after?: string },
  ): Promise<{ data: Feedback[]; next: string | null }> {
    const { jobId, candidateId } = pair;
    const candidate = await assertPair(this.ports, tenantId, pair);
    const ids = [candidateId, ...(await mergedIdsOf(this.ports.candidates, tenantId, candidate))];
    const lists = await Promise.all(ids.map((id) => this.ports.feedback.listOf(tenantId, { jobId, candidateId: id })));
    const all = lists
      .flat()
      .map((each) => ({ ...each, candidateId }))
      .sort(newestFirst);
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
): Promise<Candidate> {
  const [job, candidate] = await Promise.all([jobs.get(tenantId, jobId), candidates.get(tenantId, candidateId)]);
  if (!job) throw notFound('job');
  if (!candidate) throw await candidateNotFound(candidates, tenantId, candidateId);
  return candidate;
}
