import type { Candidate } from '../../candidate/candidate.js';
import { combineCandidates, type Preferred } from '../../candidate/combine-candidates.js';
import { DomainError, invalidInput } from '../../errors/domain-error.js';
import { makeEvent } from '../../event/make-event.js';
import { customFieldsFault } from '../../record/custom-fields.js';
import type { Caller } from '../../record/caller.js';
import { isApplied, nextVersion } from '../../record/next-version.js';
import { expectVersion } from '../records/expect-version.js';
import { retryOnConflict } from '../records/retry-on-conflict.js';
import { commitCandidate } from './commit-candidate.js';
import type { ErasurePorts } from './erase-candidate.js';
import { candidateNotFound, loadCandidate } from '../records/merged-candidate.js';
import { mergeWork, type MergePair } from './merge-work.js';
import { isReleased, release, settleMerge, settleReleased, settleTime } from './settle-merge.js';

/** Two records of one person: `from` becomes part of `id`. */
export interface MergeInput {
  id: string;
  from: string;
  /** Whose statements win; `newest`: those of the record that was changed last. */
  prefer: Preferred | 'newest';
  /** From `If-Match`, of the survivor: any of them. */
  expectedVersions?: number[];
}

/**
 * Merges a candidate into another. The merged one is kept, hidden, so that the merge can be undone. Merging again what is merged already changes
 * nothing. Throws `record.not_found` for either, with `mergedInto` where it was merged elsewhere.
 */
export class MergeCandidates {
  constructor(private readonly ports: ErasurePorts) {}

  async execute(caller: Caller, input: MergeInput): Promise<Candidate> {
    if (input.id === input.from) {
      throw invalidInput([
        { pointer: '/from', code: 'invalid_value', detail: 'Name another candidate than this one.' },
      ]);
    }
    const pair = { candidateId: input.from, survivorId: input.id };
    const done = await retryOnConflict(() => this.hide(caller, input, pair));
    if (done) return done;
    const survivor = await settled(this.ports, caller, pair);
    // The survivor was changed after its version was checked, and has not taken it in.
    if (!survivor.absorbed?.some(({ id }) => id === input.from))
      expectVersion(survivor.version, input.expectedVersions);
    return survivor;
  }

  /** The first step, which decides: the merged record is hidden. Returns the survivor where all is done already. */
  private async hide(caller: Caller, input: MergeInput, pair: MergePair): Promise<Candidate | undefined> {
    const { ports } = this;
    const { tenantId, command } = caller;
    const survivor = await loadCandidate(ports.candidates, tenantId, input.id);
    if (isApplied(survivor, command)) return survivor;
    const other = await ports.candidates.get(tenantId, input.from);
    if (!other) {
      const merged = await ports.candidates.findMerged(tenantId, { id: input.from });
      if (merged?.merged?.into !== input.id) throw await candidateNotFound(ports.candidates, tenantId, input.from);
      if (!isReleased(survivor, merged)) return undefined;
      // Undoing an earlier merge was cut off.
      await settleMerge(ports, withoutCommand(caller), pair);
      return this.hide(caller, input, pair);
    }
    expectVersion(survivor.version, input.expectedVersions);
    const newest = other.updatedAt > survivor.updatedAt ? 'other' : 'this';
    const prefer = input.prefer === 'newest' ? newest : input.prefer;
    refuseTooManyFields(combineCandidates(survivor, other, prefer).customFields ?? {});
    const now = ports.clock.now().toISOString();
    const { expectedVersions: onlyInto } = input;
    const merged = { into: survivor.id, at: now, prefer, ...(onlyInto && { onlyInto }) };
    const candidate: Candidate = { ...other, ...nextVersion(other, now, undefined), merged };
    const resource = { type: 'candidate', id: other.id, version: candidate.version } as const;
    const events = [makeEvent(ports, caller, 'candidate.merged', resource, { into: survivor.id })];
    const outbox = { events, work: [mergeWork(pair, settleTime(ports))] };
    await commitCandidate(ports, tenantId, { candidate, expectedVersion: other.version, outbox });
    return undefined;
  }
}

/** For so long a merge can be undone. */
const UNMERGED_WITHIN_DAYS = 30;
const DAY_MS = 24 * 3600_000;

/**
 * Undoes a merge: the merged candidate is as it was, and of the survivor each member that has not been changed since. Throws `candidate.not_merged`
 * where there is no such merge, it is too long ago, or a later merge has to be undone first.
 */
export class UnmergeCandidate {
  constructor(private readonly ports: ErasurePorts) {}

  async execute(caller: Caller, input: Omit<MergeInput, 'prefer'>): Promise<Candidate> {
    const pair = { candidateId: input.from, survivorId: input.id };
    await retryOnConflict(() => this.release(caller, input, pair));
    return settled(this.ports, caller, pair);
  }

  /** The first step, which decides: the survivor, of a version that was stated, gives the other back. */
  private async release(caller: Caller, input: Omit<MergeInput, 'prefer'>, pair: MergePair): Promise<void> {
    const { ports } = this;
    const { tenantId, command } = caller;
    let survivor = await loadCandidate(ports.candidates, tenantId, input.id);
    if (isApplied(survivor, command)) return;
    const other = await ports.candidates.findMerged(tenantId, { id: input.from });
    if (other?.merged?.into !== input.id) throw notMerged(`${input.from} is not merged into this candidate.`);
    if (isReleased(survivor, other)) return;
    expectVersion(survivor.version, input.expectedVersions);
    // A merge that was cut off.
    if (!survivor.absorbed?.some(({ id }) => id === input.from))
      survivor = (await settleMerge(ports, withoutCommand(caller), pair)) ?? survivor;
    const last = survivor.absorbed?.at(-1);
    if (last?.id !== input.from) throw notMerged(`Undo the later merge of ${String(last?.id)} first.`);
    const ageMs = ports.clock.now().getTime() - Date.parse(last.at);
    if (ageMs > UNMERGED_WITHIN_DAYS * DAY_MS) {
      throw notMerged(`The merge was made more than ${String(UNMERGED_WITHIN_DAYS)} days ago.`);
    }
    await settleReleased(ports, withoutCommand(caller), survivor);
    await release(ports, caller, survivor, other);
  }
}

/** Finishes merges and unmergings whose request was cut off, and erases what was merged into an erased candidate. */
export class FinishMerge {
  constructor(private readonly ports: ErasurePorts) {}

  async execute(caller: Caller, pair: MergePair): Promise<void> {
    await settleMerge(this.ports, caller, pair);
  }
}

/** What settles an earlier request is no part of this one. */
function withoutCommand({ command: _command, ...caller }: Caller): Caller {
  return caller;
}

/** The second step: the survivor takes in, or the other is restored. */
async function settled(ports: ErasurePorts, caller: Caller, pair: MergePair): Promise<Candidate> {
  const survivor = await settleMerge(ports, caller, pair);
  if (!survivor) throw await candidateNotFound(ports.candidates, caller.tenantId, pair.survivorId);
  return survivor;
}

function notMerged(detail: string): DomainError {
  return new DomainError('candidate.not_merged', detail);
}

function refuseTooManyFields(customFields: Record<string, unknown>): void {
  const detail = customFieldsFault(customFields);
  if (detail !== undefined) {
    throw invalidInput([{ pointer: '/from', code: 'too_big', detail: `The custom fields of both: ${detail}` }]);
  }
}
