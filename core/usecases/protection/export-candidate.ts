import type { AuditRecord } from '../../audit/audit-record.js';
import type { Candidate, CandidateRecord } from '../../candidate/candidate.js';
import type { ParsedDocument } from '../../candidate/parsed-document.js';
import { isDomainError } from '../../errors/domain-error.js';
import type { PlatformEvent } from '../../event/event.js';
import type { Feedback } from '../../feedback/feedback.js';
import type { Match } from '../../matching/match.js';
import type { AuditLog, AuditQuery } from '../../ports/accountability/audit-log.js';
import type { FeedbackRepository } from '../../ports/accountability/feedback-repository.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { DocumentStore } from '../../ports/document-store.js';
import type { EventLog, EventQuery } from '../../ports/event-log.js';
import type { Clock } from '../../ports/system/clock.js';
import type { Caller } from '../../record/caller.js';
import type { CandidateView, GetCandidate } from '../candidates/get-candidate.js';
import type { ExplainMatch } from '../matches/match-candidates.js';

/** What is kept of a record beside it. */
interface Beside {
  /** The file as it was sent; `null` without a resume. */
  file: Uint8Array | null;
  /** What was read from it; `null` where it has not been read. */
  reading: ParsedDocument | null;
  feedback: Feedback[];
  /** Oldest first. */
  events: PlatformEvent[];
  /** Who was shown what, the newest first; `resource` is `null` where another candidate was asked for, and this one was shown beside. */
  accesses: (Omit<AuditRecord, 'resource'> & { resource: AuditRecord['resource'] | null })[];
}

/** A record that was merged into the exported one. */
export interface MergedRecord extends Beside {
  candidate: Candidate;
  /** What the merge has changed of the record that took it in, and the file that it had then. */
  replaced: Partial<CandidateRecord>;
  replacedFile: Uint8Array | null;
}

/** All that is kept about a person. */
export interface CandidateExport extends Beside {
  exportedAt: string;
  view: CandidateView;
  /** With those that were merged into them. */
  merged: MergedRecord[];
  /** For the jobs that the person was shown for: the scores as they are now. Where input and versions are those of an access, it is the score that was shown. */
  scores: Match[];
}

const PAGE = 100;
/** Jobs whose scores are computed: the latest. */
const MOST_SCORES = 100;

/** Everything about one candidate, for the person. Throws `record.not_found`. */
export class ExportCandidate {
  constructor(
    private readonly ports: {
      candidates: CandidateRepository;
      documents: DocumentStore;
      feedback: FeedbackRepository;
      events: EventLog;
      audit: AuditLog;
      clock: Clock;
    },
    private readonly getCandidate: GetCandidate,
    private readonly explainMatch: ExplainMatch,
  ) {}

  async execute(caller: Pick<Caller, 'tenantId'>, { id }: { id: string }): Promise<CandidateExport> {
    const { tenantId } = caller;
    const view = await this.getCandidate.execute(caller, { id });
    const beside = await this.beside(tenantId, view.candidate);
    return {
      ...beside,
      exportedAt: this.ports.clock.now().toISOString(),
      view,
      merged: await this.mergedInto(tenantId, view.candidate),
      scores: await this.scoresOf(caller, view.candidate, beside.accesses),
    };
  }

  private async beside(tenantId: string, { id, resume }: Candidate): Promise<Beside> {
    const { documents, feedback } = this.ports;
    return {
      file: (resume && (await documents.get(tenantId, resume.id))) ?? null,
      reading: (resume && (await documents.getReading(tenantId, resume.id))) ?? null,
      feedback: await feedback.listOf(tenantId, { candidateId: id }),
      events: await this.eventsOf(tenantId, id),
      accesses: await this.accessesOf(tenantId, id),
    };
  }

  private async mergedInto(tenantId: string, { absorbed = [] }: Candidate): Promise<MergedRecord[]> {
    const all: MergedRecord[] = [];
    for (const { id, before } of absorbed) {
      const candidate = await this.ports.candidates.findMerged(tenantId, { id });
      if (!candidate) continue;
      const { resume } = before;
      const replacedFile = (resume && (await this.ports.documents.get(tenantId, resume.id))) ?? null;
      all.push({ ...(await this.beside(tenantId, candidate)), candidate, replaced: before, replacedFile });
      all.push(...(await this.mergedInto(tenantId, candidate)));
    }
    return all;
  }

  private async eventsOf(tenantId: string, resourceId: string): Promise<PlatformEvent[]> {
    const all: PlatformEvent[] = [];
    for (let after: number | null = 0; after !== null;) {
      const query: EventQuery = {
        types: [],
        resourceId,
        order: 'asc',
        limit: PAGE,
        ...(after > 0 && { cursor: after }),
      };
      const page = await this.ports.events.list(tenantId, query);
      all.push(...page.data);
      after = page.next;
    }
    return all;
  }

  private async accessesOf(tenantId: string, candidateId: string): Promise<Beside['accesses']> {
    const all: Beside['accesses'] = [];
    for (let cursor: AuditQuery['cursor'] | null; cursor !== null;) {
      const query: AuditQuery = { candidateId, limit: PAGE, ...(cursor && { cursor }) };
      const page = await this.ports.audit.list(tenantId, query);
      // Who else was shown by the same request is no business of this person.
      for (const access of page.data) {
        const isOther = access.resource.type === 'candidate' && access.resource.id !== candidateId;
        all.push({ ...access, candidateIds: [candidateId], resource: isOther ? null : access.resource });
      }
      cursor = page.next;
    }
    return all;
  }

  private async scoresOf(
    caller: Pick<Caller, 'tenantId'>,
    { id: candidateId }: Candidate,
    accesses: Beside['accesses'],
  ): Promise<Match[]> {
    const jobs = new Set(accesses.flatMap(({ resource }) => (resource?.type === 'job' ? [resource.id] : [])));
    const scores: Match[] = [];
    for (const jobId of [...jobs].slice(0, MOST_SCORES)) {
      try {
        scores.push(await this.explainMatch.execute(caller, { jobId, candidateId }));
      } catch (error) {
        // The job is gone, or the candidate is not matched any more.
        if (!isDomainError(error) || error.code !== 'record.not_found') throw error;
      }
    }
    return scores;
  }
}
