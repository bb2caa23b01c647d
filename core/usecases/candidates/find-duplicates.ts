import { CandidateKeys } from '../../candidate/candidate-keys.js';
import type { Candidate, CandidateRecord } from '../../candidate/candidate.js';
import type { PossibleDuplicate } from '../../candidate/candidate-intelligence.js';
import { rankDuplicates } from '../../intelligence/duplicates/rank-duplicates.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';

/**
 * Other records of one tenant that may be the same person as this one: a handful is looked up by keys, and compared. Of two records each is
 * found from the other, and neither once one of them is erased.
 */
export function findDuplicates(
  candidates: CandidateRepository,
  tenantId: string,
  record: CandidateRecord,
): Promise<PossibleDuplicate[]> {
  let keys = keysOfRecords.get(record);
  if (!keys) {
    keys = new CandidateKeys(record);
    keysOfRecords.set(record, keys);
  }
  return findByKeys(candidates, tenantId, record.id, keys);
}

/** Each GET of a candidate asks again: the keys of one version are worked out once. */
const keysOfRecords = new WeakMap<CandidateRecord, CandidateKeys>();

async function findByKeys(
  candidates: CandidateRepository,
  tenantId: string,
  id: string,
  keys: CandidateKeys,
): Promise<PossibleDuplicate[]> {
  const { contactKeys: exact, otherIdentityKeys: fuzzy } = keys;
  // Two queries, because each has a limit: many records that share an office telephone must not crowd out the one of the same name.
  const lists = [exact, fuzzy].filter((list) => list.length > 0);
  const found = await Promise.all(
    lists.map((list) => candidates.findByIdentityKeys(tenantId, { keys: list, exceptId: id })),
  );
  if (found.every((list) => list.length === 0)) return [];
  const ids = new Set(found.flat().map(({ candidateId }) => candidateId));
  const others = await Promise.all([...ids].map((other) => candidates.get(tenantId, other)));
  return rankDuplicates(
    keys,
    others.filter((other) => other !== undefined),
  );
}

/**
 * Ids of likely duplicates that a change of a record brings, to be announced with it. All of them where the record has not been enriched
 * before; later only those that were not duplicates of the record before, so that each is announced once without a stored list.
 */
export async function findNewDuplicates(
  { candidates }: { candidates: CandidateRepository },
  tenantId: string,
  { before, after }: { before: Candidate; after: Candidate },
): Promise<string[]> {
  const keys = new CandidateKeys(after);
  const earlierKeys = before.intelligence ? new CandidateKeys(before) : undefined;
  if (earlierKeys && isComparedAlike(earlierKeys, keys)) return [];
  const earlier = earlierKeys ? await findByKeys(candidates, tenantId, before.id, earlierKeys) : [];
  const found = await findByKeys(candidates, tenantId, after.id, keys);
  return found
    .map(({ candidateId }) => candidateId)
    .filter((id) => !earlier.some(({ candidateId }) => candidateId === id));
}

function isComparedAlike(one: CandidateKeys, other: CandidateKeys): boolean {
  return JSON.stringify([one.contactKeys, one.traits]) === JSON.stringify([other.contactKeys, other.traits]);
}
