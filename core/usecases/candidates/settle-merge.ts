import type { Candidate, CandidateRecord } from '../../candidate/candidate.js';
import { combineCandidates, isKnowledge, rememberChange, restoredFields } from '../../candidate/combine-candidates.js';
import { queuedEnrichment } from '../../candidate/enrichment.js';
import { makeEvent } from '../../event/make-event.js';
import type { Outbox } from '../../ports/outbox.js';
import type { NewWork } from '../../ports/work.js';
import type { Caller } from '../../record/caller.js';
import { nextVersion } from '../../record/next-version.js';
import { retryOnConflict } from '../records/retry-on-conflict.js';
import { commitCandidate } from './commit-candidate.js';
import { consentWork } from './consent-work.js';
import { enrichmentWork } from './create-candidate.js';
import { eraseBeside, eraseCandidate, type ErasurePorts } from './erase-candidate.js';
import { mergeWork, type MergePair } from './merge-work.js';

/**
 * Brings two candidates into line after the first step of a merge, which hides the merged one, or of undoing it, in which the survivor gives it back:
 * the survivor takes in a hidden candidate that it has not given back, and one that it has given back is restored. Where the survivor is erased, the merged one
 * is erased too; where the survivor was itself merged before it took it in, or has a version that it must not be merged into, the merged one is
 * restored. Returns the survivor as it is then. Safe to repeat at any point.
 */
export async function settleMerge(
  ports: ErasurePorts,
  caller: Caller,
  pair: MergePair,
): Promise<Candidate | undefined> {
  const { candidates } = ports;
  const { tenantId } = caller;
  return retryOnConflict(async () => {
    // The survivor first: a change of it after this read is refused by its version.
    const survivor = await candidates.get(tenantId, pair.survivorId);
    const found = await candidates.findMerged(tenantId, { id: pair.candidateId });
    const other = found?.merged?.into === pair.survivorId ? found : undefined;
    if (survivor && other) {
      if (survivor.absorbed?.some(({ id }) => id === other.id)) return survivor;
      const { onlyInto } = other.merged!;
      const isMeant = !onlyInto || onlyInto.includes(survivor.version);
      if (isMeant && !isReleased(survivor, other)) return absorb(ports, caller, survivor, other);
      await restoreMerged(ports, caller, other);
      return survivor;
    }
    if (survivor || !other) return survivor;
    const hidden = await candidates.findMerged(tenantId, { id: pair.survivorId });
    if (!hidden) {
      await settleReleased(ports, caller, other);
      await eraseCandidate(ports, caller, { stored: other });
      await eraseBeside(ports, tenantId, other.id);
      for (const { id } of other.absorbed ?? [])
        await settleMerge(ports, caller, { candidateId: id, survivorId: other.id });
    } else if (!hidden.absorbed?.some(({ id }) => id === other.id)) await restoreMerged(ports, caller, other);
    return undefined;
  });
}

/** Whether undoing the merge has begun: the survivor has given the hidden candidate back. */
export function isReleased({ released = [] }: Candidate, { id, version }: Candidate): boolean {
  return released.some((each) => each.id === id && each.version === version);
}

/** Restores those whom a candidate has given back: before it is erased, or gives back another. */
export async function settleReleased(ports: ErasurePorts, caller: Caller, candidate: Candidate): Promise<void> {
  for (const { id } of candidate.released ?? [])
    await settleMerge(ports, caller, { candidateId: id, survivorId: candidate.id });
}

function absorb(ports: ErasurePorts, caller: Caller, survivor: Candidate, other: Candidate): Promise<Candidate> {
  const { at, prefer } = other.merged!;
  const entry = rememberChange(survivor, combineCandidates(survivor, other, prefer), { id: other.id, at });
  const fields = pickChanged(combineCandidates(survivor, other, prefer), Object.keys(entry.before));
  const absorbed = [...(survivor.absorbed ?? []), entry];
  return change(ports, caller, survivor, { fields: { ...fields, absorbed }, work: [] });
}

/** Gives back a hidden candidate that was taken in; those given back before must have been restored. Settling restores it. */
export function release(
  ports: ErasurePorts,
  caller: Caller,
  survivor: Candidate,
  other: Candidate,
): Promise<Candidate> {
  const { id, version } = other;
  const entry = survivor.absorbed!.find((each) => each.id === id)!;
  const rest = survivor.absorbed!.filter((each) => each.id !== id);
  const fields = {
    ...restoredFields(survivor, entry),
    absorbed: rest.length > 0 ? rest : undefined,
    released: [{ id, version }],
  } as Partial<CandidateRecord>;
  const work = mergeWork({ candidateId: id, survivorId: survivor.id }, settleTime(ports));
  return change(ports, caller, survivor, { fields, work: [work] });
}

/** Nothing that was inferred from other statements or another resume is shown; an enrichment infers again. */
function change(
  ports: ErasurePorts,
  caller: Caller,
  survivor: Candidate,
  { fields, work }: { fields: Partial<CandidateRecord>; work: NewWork[] },
): Promise<Candidate> {
  const now = ports.clock.now().toISOString();
  let candidate = withoutAbsent({ ...survivor, ...fields, ...nextVersion(survivor, now, caller.command) });
  const resource = { type: 'candidate', id: survivor.id, version: candidate.version } as const;
  const changed = Object.keys(fields).flatMap((name) => SHOWN_NAMES[name] ?? (name in HIDDEN_NAMES ? [] : [name]));
  const events = [makeEvent(ports, caller, 'candidate.updated', resource, { changed })];
  const outbox: Required<Outbox> = { events, work: [...work, ...('consent' in fields ? consentWork(candidate) : [])] };
  if (isKnowledge(fields)) {
    const enrichment = queuedEnrichment(ports.ids.next('enr'), now, caller.inBulk);
    candidate = { ...candidate, intelligence: null, features: null, enrichment };
    const data = { enrichmentId: enrichment.id };
    outbox.events.push(makeEvent(ports, caller, 'candidate.enrichment.queued', resource, data));
    outbox.work.push(enrichmentWork(caller, survivor.id, enrichment.id));
  }
  const { tenantId } = caller;
  return commitCandidate(ports, tenantId, { candidate, expectedVersion: survivor.version, outbox });
}

/** Makes a merged candidate live again, as it was. An enrichment that the merge has cut off is queued again. */
async function restoreMerged(ports: ErasurePorts, caller: Caller, other: Candidate): Promise<void> {
  const now = ports.clock.now().toISOString();
  const { merged, ...rest } = other;
  let candidate: Candidate = { ...rest, ...nextVersion(other, now, undefined) };
  const resource = { type: 'candidate', id: other.id, version: candidate.version } as const;
  const events = [makeEvent(ports, caller, 'candidate.unmerged', resource, { from: merged!.into })];
  const work = consentWork(candidate);
  if (other.enrichment.status === 'queued' || other.enrichment.status === 'running') {
    const enrichment = queuedEnrichment(ports.ids.next('enr'), now);
    candidate = { ...candidate, enrichment };
    const data = { enrichmentId: enrichment.id };
    events.push(makeEvent(ports, caller, 'candidate.enrichment.queued', resource, data));
    work.push(enrichmentWork({}, other.id, enrichment.id));
  }
  const outbox = { events, work };
  await commitCandidate(ports, caller.tenantId, { candidate, expectedVersion: other.version, outbox });
}

/** Milliseconds: the request settles it itself at once; this is for one that was cut off. */
const SETTLED_MS = 10_000;

/** RFC 3339: when a worker looks after a merge whose request was cut off. */
export function settleTime({ clock }: Pick<ErasurePorts, 'clock'>): string {
  return new Date(clock.now().getTime() + SETTLED_MS).toISOString();
}

const HIDDEN_NAMES = { absorbed: true, released: true, resumeLayer: true, resumeLayerFrom: true, keptDocuments: true };
const SHOWN_NAMES: Readonly<Record<string, string[]>> = { callerLayer: ['profile'] };

function pickChanged(fields: Partial<CandidateRecord>, names: readonly string[]): Partial<CandidateRecord> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

function withoutAbsent(candidate: Candidate): Candidate {
  return Object.fromEntries(
    Object.entries(candidate).filter(([, value]) => value !== undefined),
  ) as unknown as Candidate;
}
