import type { Candidate } from '../../candidate/candidate.js';
import { DomainError } from '../../errors/domain-error.js';
import type { RecordQuery } from '../../ports/page.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';

type Merged = Pick<CandidateRepository, 'get' | 'findMerged'>;

/** Merges of merges that are followed. */
const LONGEST_CHAIN = 20;

/** The live candidate that a merged one has become part of. */
export async function findSurvivor(
  candidates: Merged,
  tenantId: string,
  by: { id: string } | { externalId: string },
): Promise<Candidate | undefined> {
  let merged = await candidates.findMerged(tenantId, by);
  for (let step = 0; merged?.merged && step < LONGEST_CHAIN; step += 1) {
    const id: string = merged.merged.into;
    const survivor = await candidates.get(tenantId, id);
    if (survivor) return survivor;
    merged = await candidates.findMerged(tenantId, { id });
  }
  return undefined;
}

/** `record.not_found`, with `mergedInto` where the candidate has become part of another. */
export async function candidateNotFound(candidates: Merged, tenantId: string, id: string): Promise<DomainError> {
  const survivor = await findSurvivor(candidates, tenantId, { id });
  if (!survivor) return new DomainError('record.not_found', 'There is no such candidate.');
  return new DomainError('record.not_found', `The candidate was merged into ${survivor.id}.`, {
    mergedInto: survivor.id,
  });
}

export async function loadCandidate(candidates: Merged, tenantId: string, id: string): Promise<Candidate> {
  const stored = await candidates.get(tenantId, id);
  if (!stored) throw await candidateNotFound(candidates, tenantId, id);
  return stored;
}

/** Candidates found by an external id: their own, or that of one that was merged into them. */
export function byAnyExternalId(
  candidates: Pick<CandidateRepository, 'list' | 'get' | 'findMerged'>,
  tenantId: string,
) {
  return {
    list: (tenant: string, query: RecordQuery) => candidates.list(tenant, query),
    findSurvivor: (externalId: string) => findSurvivor(candidates, tenantId, { externalId }),
  };
}

/** Ids of all that have become part of a live candidate, merges of merges included. */
export async function mergedIdsOf(
  candidates: Pick<CandidateRepository, 'findMerged'>,
  tenantId: string,
  { absorbed = [] }: Pick<Candidate, 'absorbed'>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { id } of absorbed) {
    const merged = await candidates.findMerged(tenantId, { id });
    if (merged) ids.push(id, ...(await mergedIdsOf(candidates, tenantId, merged)));
  }
  return ids;
}
