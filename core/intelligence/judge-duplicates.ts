import type { PossibleDuplicate } from './candidate-intelligence.js';

/** How sure one shared key makes that two records are one person. */
const CONFIDENCE: Readonly<Record<string, number>> = { email: 0.97, link: 0.95, phone: 0.9 };

/** Other records that share contact keys, the surest first. Independent keys add up: 1 − Π(1 − c). */
export function judgeDuplicates(shared: readonly { candidateId: string; keys: string[] }[]): PossibleDuplicate[] {
  return shared
    .map(({ candidateId, keys }) => {
      const matchedOn = [...new Set(keys.map((key) => key.slice(0, key.indexOf(':'))))].sort();
      const doubt = matchedOn.reduce((product, kind) => product * (1 - (CONFIDENCE[kind] ?? 0.5)), 1);
      return { candidateId, confidence: Math.round((1 - doubt) * 1000) / 1000, matchedOn };
    })
    .sort((a, b) => b.confidence - a.confidence || (a.candidateId < b.candidateId ? -1 : 1));
}
