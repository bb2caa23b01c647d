import { contactKeys, identityKeys } from '../candidate/candidate-keys.js';
import type { CandidateRecord } from '../candidate/candidate.js';
import type { PossibleDuplicate } from '../intelligence/candidate-intelligence.js';
import { judgeDuplicates } from '../intelligence/judge-duplicates.js';
import type { CandidateRepository } from '../ports/candidate-repository.js';
import type { Turns } from '../ports/turns.js';

/** Other records of one tenant that may be the same person as this one: a handful is looked up by keys, and compared. */
export async function findDuplicates(
  candidates: CandidateRepository,
  tenantId: string,
  record: CandidateRecord,
  turns?: Turns,
): Promise<PossibleDuplicate[]> {
  const exact = contactKeys(record);
  const fuzzy = identityKeys(record).filter((key) => !exact.includes(key));
  // Asked for apart, because each answer has an end: the many of one office telephone must not keep out the one of the same name.
  const found = await Promise.all(
    [exact, fuzzy].map((keys) => candidates.findByIdentityKeys(tenantId, { keys, exceptId: record.id })),
  );
  const ids = new Set(found.flat().map(({ candidateId }) => candidateId));
  const others: CandidateRecord[] = [];
  for (const id of ids) {
    const other = await candidates.get(tenantId, id);
    if (other) others.push(other);
    await turns?.next();
  }
  return judgeDuplicates(record, others);
}
