import { CandidateKeys } from '../../candidate/candidate-keys.js';
import type { CandidateRecord } from '../../candidate/candidate.js';
import type { PersonTraits } from '../../candidate/person-traits.js';
import type { PossibleDuplicate } from '../../candidate/candidate-intelligence.js';
import { comparePeople } from './compare-people.js';

/** How sure one shared key makes that two records are one person. */
const CONFIDENCE: Readonly<Record<string, number>> = { email: 0.97, link: 0.95, phone: 0.9 };

/**
 * Which of some other records may be the same person, by exact contact keys or by name and agreeing facts. Those that share a key come
 * first, then the surest. Independent grounds add up: 1 − Π(1 − c).
 */
export function rankDuplicates(
  { contactKeys, traits }: CandidateKeys,
  others: readonly CandidateRecord[],
): PossibleDuplicate[] {
  return others
    .flatMap((other) => {
      const theirs = new CandidateKeys(other);
      const theirKeys = new Set(theirs.contactKeys);
      const kinds = [...new Set(contactKeys.filter((key) => theirKeys.has(key)).map(kindOf))].sort();
      const likeness = comparePeople(withoutKeys(traits, kinds), theirs.traits);
      if (kinds.length === 0 && likeness === undefined) return [];
      const grounds = [...kinds.map((kind) => CONFIDENCE[kind] ?? 0.5), likeness?.confidence ?? 0];
      const doubt = grounds.reduce((product, confidence) => product * (1 - confidence), 1);
      return [
        {
          isExact: kinds.length > 0,
          candidateId: other.id,
          confidence: Math.round((1 - doubt) * 1000) / 1000,
          matchedOn: [...kinds, ...(likeness?.matchedOn ?? [])],
        },
      ];
    })
    .sort(
      (a, b) =>
        Number(b.isExact) - Number(a.isExact) ||
        b.confidence - a.confidence ||
        (a.candidateId < b.candidateId ? -1 : 1),
    )
    .map(({ candidateId, confidence, matchedOn }) => ({ candidateId, confidence, matchedOn }));
}

/** A number or an address that is the same as a whole is not counted a second time in part. */
function withoutKeys(traits: PersonTraits, kinds: readonly string[]): PersonTraits {
  return {
    ...traits,
    ...(kinds.includes('phone') && { phoneTail: undefined }),
    ...(kinds.includes('email') && { mailHandle: undefined }),
  };
}

function kindOf(key: string): string {
  return key.slice(0, key.indexOf(':'));
}
