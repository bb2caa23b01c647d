import { isDomainError } from '../../errors/domain-error.js';
import type { ErasureTask, Operation, OperationFailure } from '../../operation/operation.js';
import type { DueCandidate } from '../../retention/due-candidate.js';
import { retentionCutoffs } from '../../retention/retention.js';
import type { DeleteCandidate } from '../candidates/delete-candidate.js';
import { listDue, type RetentionPorts } from '../protection/list-due.js';
import { retentionOf } from '../protection/retention-settings.js';
import type { Slice, Slices, Turn } from './operation-slice.js';

/** Erased at the same time, so that they share a commit. */
const CANDIDATES = 50;
/** After so many attempts at a slice, a candidate at whom the program fails is given up. */
const LAST_ATTEMPT = 5;

type Outcome = 'succeeded' | 'unchanged' | OperationFailure;

/**
 * Erases those who are due, by the rule of the preview. Whom a slice erases was committed with the one before: after a crash whoever of them is gone was
 * erased by it. The settings are read again each time: whoever is kept by them now is kept.
 */
export class ErasureSlices implements Slices {
  constructor(
    private readonly ports: RetentionPorts,
    private readonly deleteCandidate: DeleteCandidate,
    private readonly turn: Turn,
  ) {}

  async next({ task, total, actor }: Operation): Promise<Slice> {
    const { phase, after, listed } = task as ErasureTask;
    const outcomes = await this.erase(listed, actor);
    const { data, next } = await listDue(this.ports, this.turn.tenantId, {
      limit: CANDIDATES,
      ...(after && { after }),
    });
    const failures = outcomes.filter((outcome) => typeof outcome === 'object');
    const count = (name: Outcome): number => outcomes.filter((outcome) => outcome === name).length;
    const counts = { succeeded: count('succeeded'), unchanged: count('unchanged'), failed: failures.length };
    const slice = { counts, failures, waitMs: 0 };
    if (phase === 'counting') {
      const counted: ErasureTask = { name: 'erase_due', phase: next ? 'counting' : 'working', after: next, listed };
      return { ...slice, task: counted, total: total + data.length, isEnd: false };
    }
    const last = data.at(-1);
    const position = last ? { status: last.status, after: { value: last.updatedAt, id: last.id } } : after;
    const working: ErasureTask = { name: 'erase_due', phase, after: position, listed: data };
    return { ...slice, task: working, isEnd: data.length === 0 };
  }

  /** Nothing is kept beside the operation itself. */
  async clear(): Promise<void> {
    return Promise.resolve();
  }

  private async erase(listed: readonly DueCandidate[], actor: Operation['actor']): Promise<Outcome[]> {
    if (listed.length === 0) return [];
    const { tenantId } = this.turn;
    const cutoffs = retentionCutoffs(await retentionOf(this.ports.access, tenantId), this.ports.clock.now());
    return Promise.all(
      listed.map(async ({ id, status, version, updatedAt }) => {
        if (!cutoffs.some((each) => each.status === status && updatedAt < each.before)) return 'unchanged';
        const caller = { tenantId, actor, requestId: null };
        try {
          await this.deleteCandidate.execute(caller, { id, expectedVersions: [version], reason: 'retention' });
          return 'succeeded';
        } catch (error) {
          return this.outcomeOf(error, id);
        }
      }),
    );
  }

  /** Who has been changed, or has become part of another, since they were listed is not due any more. */
  private outcomeOf(error: unknown, id: string): Outcome {
    if (isDomainError(error)) {
      if (error.code === 'record.version_conflict') return 'unchanged';
      if (error.code === 'record.not_found') return error.details['mergedInto'] ? 'unchanged' : 'succeeded';
      throw error;
    }
    if (this.turn.attempt < LAST_ATTEMPT) throw error;
    const detail = 'The candidate could not be erased.';
    return { key: id, line: null, recordId: id, externalId: null, code: 'internal_error', detail, faults: [] };
  }
}
