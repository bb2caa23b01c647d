import { contactKeys, identityKeys } from '../../candidate/candidate-keys.js';
import type { Candidate, CandidateRecord } from '../../candidate/candidate.js';
import { mergeProfile } from '../../candidate/merge-profile.js';
import { personTraits } from '../../candidate/person-traits.js';
import type { PossibleDuplicate } from '../../candidate/candidate-intelligence.js';
import { rankDuplicates } from '../../intelligence/duplicates/rank-duplicates.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';

/**
 * Other records of one tenant that may be the same person as this one: a handful is looked up by keys, and compared. Of two records each is
 * found from the other, and neither once one of them is erased.
 */
export async function findDuplicates(
  candidates: CandidateRepository,
  tenantId: string,
  record: CandidateRecord,
): Promise<PossibleDuplicate[]> {
  const exact = contactKeys(record);
  const fuzzy = identityKeys(record).filter((key) => !exact.includes(key));
  // Asked for apart, because each answer has an end: the many of one office telephone must not keep out the one of the same name.
  const lists = [exact, fuzzy].filter((keys) => keys.length > 0);
  const found = await Promise.all(
    lists.map((keys) => candidates.findByIdentityKeys(tenantId, { keys, exceptId: record.id })),
  );
  const ids = new Set(found.flat().map(({ candidateId }) => candidateId));
  const others = await Promise.all([...ids].map((id) => candidates.get(tenantId, id)));
  return rankDuplicates(
    record,
    others.filter((other) => other !== undefined),
  );
}

/**
 * Ids of likely duplicates that a change of a record brings, to be announced with it. All of them where the record has not been enriched
 * before; later those alone that were none of the record as it stood, so that each is announced once and nobody has to keep a list.
 */
export async function findNewDuplicates(
  { candidates }: { candidates: CandidateRepository },
  tenantId: string,
  { before, after }: { before: Candidate; after: Candidate },
): Promise<string[]> {
  const known = before.intelligence ? before : undefined;
  if (known && tracesOf(known) === tracesOf(after)) return [];
  const earlier = known ? await findDuplicates(candidates, tenantId, known) : [];
  const found = await findDuplicates(candidates, tenantId, after);
  return found
    .map(({ candidateId }) => candidateId)
    .filter((id) => !earlier.some(({ candidateId }) => candidateId === id));
}

/** All that a record is compared by. */
function tracesOf(record: CandidateRecord): string {
  return JSON.stringify([contactKeys(record), personTraits(mergeProfile(record.callerLayer, record.resumeLayer))]);
}
