import type { CategoryResult, MatchEvidence } from '../match.js';

/** What a category found, and the facts that its score rests on. */
export type Details = Pick<CategoryResult, 'found' | 'missing' | 'adjacent' | 'evidence'> & {
  /** Those found that do not earn all of their weight. */
  inPart: string[];
  /** The fact that the field of work counts beside what was found; '' where it adds nothing. */
  ofField: string;
};
export type ExplainedCategory = CategoryResult & Pick<Details, 'inPart' | 'ofField'>;

export const NO_DETAILS: Details = { found: [], missing: [], adjacent: [], evidence: [], inPart: [], ofField: '' };

/** One fact and nothing to list; neither good nor bad where `isGood` is `null`. */
export function only(fact: string, isGood: boolean | null, pointer: string | null): Details {
  const effect = isGood === null ? 'neutral' : isGood ? 'positive' : 'negative';
  return { ...NO_DETAILS, evidence: [evidence(fact, effect, pointer)] };
}

export function evidence(fact: string, effect: MatchEvidence['effect'], pointer: string | null): MatchEvidence {
  return { fact, effect, pointer };
}

/** To three decimals, as the worked example has it. */
export function formatCredit(credit: number): string {
  return String(Math.round(credit * 1000) / 1000);
}

/** "A", "A and B", "A, B and C". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
