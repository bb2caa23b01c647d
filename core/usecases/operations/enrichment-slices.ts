import type { Candidate } from '../../candidate/candidate.js';
import { isDomainError } from '../../errors/domain-error.js';
import type {
  AwaitedEnrichment,
  EnrichmentFilter,
  EnrichmentTask,
  Operation,
  OperationFailure,
} from '../../operation/operation.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { Digest } from '../../ports/system/digest.js';
import { ENGINE_VERSION } from '../../record/engine-version.js';
import { uuidFrom } from '../../record/uuid-from.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';
import { isFinished as isFinishedEnrichment } from '../enrichment/finish-enrichment.js';
import type { RequestEnrichment } from '../enrichment/request-enrichment.js';
import type { Slice, Slices, Turn } from './operation-slice.js';

export interface EnrichmentPorts {
  candidates: CandidateRepository;
  digest: Digest;
  taxonomy: Taxonomy;
}

/** Looked at in one step, which holds up the event loop for some 20 ms. */
const CANDIDATES = 50;
/** So few are queued at a time that cancelling stops soon, and that other work of the tenant is not behind all of them. */
const MOST_AWAITED = 200;
/** Polled in the order in which they were queued; behind so many that are not finished nothing is expected to be. */
const MOST_UNFINISHED = 16;
const POLL_MS = 200;

interface Looked {
  matching: Candidate[];
  /** Of those asked for by id. */
  missing: string[];
  after: EnrichmentTask['after'];
  isAtEnd: boolean;
}

/**
 * Has all candidates that match enriched again, in the order in which they were made, a few at a time. The command of each follows from the operation
 * and the candidate: asking again for one that was queued before a crash, but not noted, finds it queued.
 */
export class EnrichmentSlices implements Slices {
  constructor(
    private readonly ports: EnrichmentPorts,
    private readonly requestEnrichment: RequestEnrichment,
    private readonly turn: Turn,
  ) {}

  async next(operation: Operation): Promise<Slice> {
    const task = operation.task as EnrichmentTask;
    return task.phase === 'counting' ? this.count(operation, task) : this.work(operation, task);
  }

  /** Nothing is kept beside the operation itself. */
  async clear(): Promise<void> {
    return Promise.resolve();
  }

  private async count({ createdAt, total }: Operation, task: EnrichmentTask): Promise<Slice> {
    const { matching, missing, after, isAtEnd } = await this.look(task, createdAt);
    const counted = { total: total + matching.length + missing.length, counts: {}, failures: [], waitMs: 0 };
    if (isAtEnd) return { ...counted, task: { ...task, phase: 'working', after: null }, isEnd: false };
    return { ...counted, task: { ...task, after }, isEnd: false };
  }

  private async work(operation: Operation, task: EnrichmentTask): Promise<Slice> {
    const { awaited, ...settled } = await this.settle(task.awaited);
    const slice = { counts: settled.counts, failures: settled.failures };
    if (task.isAtEnd || awaited.length > MOST_AWAITED - CANDIDATES) {
      const isEnd = task.isAtEnd && awaited.length === 0;
      return { ...slice, task: { ...task, awaited }, isEnd, waitMs: isEnd ? 0 : POLL_MS };
    }
    const { matching, missing, after, isAtEnd } = await this.look(task, operation.createdAt);
    const asked = await Promise.all(matching.map((candidate) => this.ask(operation, candidate)));
    const failures = [...slice.failures, ...missing.map(notThere)];
    const failed = settled.counts.failed + missing.length;
    const next = { ...task, after, isAtEnd, awaited: [...awaited, ...asked.filter((each) => each !== undefined)] };
    return {
      task: next,
      counts: { ...settled.counts, unchanged: settled.counts.unchanged + goneOf(asked), failed },
      failures,
      isEnd: isAtEnd && next.awaited.length === 0,
      waitMs: 0,
    };
  }

  /** Of those awaited, what has become of the first ones. */
  private async settle(awaited: readonly AwaitedEnrichment[]) {
    const left: AwaitedEnrichment[] = [];
    const counts = { succeeded: 0, unchanged: 0, failed: 0 };
    const failures: OperationFailure[] = [];
    for (const [index, each] of awaited.entries()) {
      if (left.length >= MOST_UNFINISHED || index >= CANDIDATES) {
        left.push(...awaited.slice(index));
        break;
      }
      const candidate = await this.ports.candidates.get(this.turn.tenantId, each.candidateId);
      // It is gone, or something newer is to be found out about it.
      if (candidate?.enrichment.id !== each.enrichmentId) counts.unchanged += 1;
      else if (!isFinishedEnrichment(candidate.enrichment)) left.push(each);
      else if (candidate.enrichment.status === 'failed') {
        counts.failed += 1;
        failures.push(failedEnrichment(candidate));
      } else counts.succeeded += 1;
    }
    return { awaited: left, counts, failures };
  }

  /** `undefined` where the candidate is gone. */
  private async ask(
    { id: operationId, createdAt, actor, requestId }: Operation,
    { id }: Candidate,
  ): Promise<AwaitedEnrichment | undefined> {
    const command = { id: uuidFrom(this.ports.digest, new Date(createdAt), `${operationId} ${id}`), resumed: true };
    const caller = { tenantId: this.turn.tenantId, actor, requestId, command, inBulk: true } as const;
    const asked = await this.requestEnrichment.execute(caller, { id }).catch((error: unknown) => {
      if (isNotFound(error)) return undefined;
      throw error;
    });
    return asked && { candidateId: id, enrichmentId: asked.enrichment.id ?? id };
  }

  private async look({ filter, after }: EnrichmentTask, createdAt: string): Promise<Looked> {
    return filter.ids ? this.lookAtIds(filter, filter.ids, after) : this.lookAtAll(filter, after, createdAt);
  }

  private async lookAtIds(filter: EnrichmentFilter, ids: string[], after: EnrichmentTask['after']): Promise<Looked> {
    const from = Number(after?.value ?? 0);
    const found: Looked = { matching: [], missing: [], after: null, isAtEnd: from + CANDIDATES >= ids.length };
    for (const id of ids.slice(from, from + CANDIDATES)) {
      const candidate = await this.ports.candidates.get(this.turn.tenantId, id);
      if (!candidate) found.missing.push(id);
      else if (this.matches(filter, candidate)) found.matching.push(candidate);
    }
    return { ...found, after: { value: String(from + CANDIDATES), id: '' } };
  }

  private async lookAtAll(
    filter: EnrichmentFilter,
    after: EnrichmentTask['after'],
    createdAt: string,
  ): Promise<Looked> {
    const { status, tag } = filter;
    const { tenantId } = this.turn;
    const page = await this.ports.candidates.list(tenantId, {
      filter: {
        ...(status === undefined ? {} : { status }),
        ...(tag === undefined ? {} : { tag }),
        // Exclusive: those made in the same millisecond as the operation are still in.
        createdBefore: new Date(Date.parse(createdAt) + 1).toISOString(),
      },
      sort: 'createdAt',
      ...(after ? { after } : {}),
      limit: CANDIDATES,
    });
    const matching: Candidate[] = [];
    for (const { id } of page.data) {
      const candidate = await this.ports.candidates.get(tenantId, id);
      if (candidate && this.matches(filter, candidate)) matching.push(candidate);
    }
    return { matching, missing: [], after: page.next, isAtEnd: page.next === null };
  }

  private matches({ stale, status, tag }: EnrichmentFilter, candidate: Candidate): boolean {
    if (status !== undefined && candidate.status !== status) return false;
    if (tag !== undefined && !candidate.tags.includes(tag)) return false;
    if (stale === undefined) return true;
    const { intelligence, enrichment } = candidate;
    // What is under way is made by this engine.
    const isUnderWay = enrichment.status === 'queued' || enrichment.status === 'running';
    const isStale =
      !isUnderWay &&
      intelligence !== null &&
      (intelligence.engineVersion !== ENGINE_VERSION || intelligence.taxonomyVersion !== this.ports.taxonomy.version);
    return isStale === stale;
  }
}

function goneOf(asked: readonly (AwaitedEnrichment | undefined)[]): number {
  return asked.filter((each) => each === undefined).length;
}

function isNotFound(error: unknown): boolean {
  return isDomainError(error) && error.code === 'record.not_found';
}

function failedEnrichment({ id, externalId, enrichment: { error } }: Candidate): OperationFailure {
  const { code, detail } = error ?? { code: 'internal_error', detail: 'The enrichment failed.' };
  return { key: id, line: null, recordId: id, externalId, code, detail, faults: [] };
}

function notThere(id: string): OperationFailure {
  const detail = 'There is no candidate with this id.';
  return { key: id, line: null, recordId: id, externalId: null, code: 'record.not_found', detail, faults: [] };
}
