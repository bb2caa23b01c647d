import { compareNames, type NameSimilarity } from '../../candidate/name-forms.js';
import type { PersonTraits } from '../../candidate/person-traits.js';

/** How much each fact that agrees says for one person, beside a name that agrees: independent of each other, 1 − Π(1 − w). */
const WEIGHT = {
  phone_tail: 0.8,
  /** The same employer, begun in the same month. */
  position: 0.72,
  email_handle: 0.6,
  /** The same school, left in the same year. */
  graduation: 0.55,
  employer: 0.35,
  school: 0.25,
  city: 0.2,
} as const;

export type AgreeingFact = keyof typeof WEIGHT;

/** An employer joined in the same year, where a month is missing. */
const POSITION_BY_YEAR = 0.5;

const NAME_FACTOR: Readonly<Record<NameSimilarity, number>> = { same: 1, slip: 0.92, initials: 0.8 };

/** Below it two records are two people. */
const LEAST_CONFIDENCE = 0.65;

export interface PersonSimilarity {
  /** 0–1. */
  confidence: number;
  /** `name`, or `name_initials`, `name_slip`; then the facts. */
  matchedOn: string[];
}

/**
 * Whether two records of different contact data are one person: the name agrees, and facts beside it do. Never by the name alone, and never
 * by name and city, or name and one employer or school, as many people share: `undefined` then. Symmetric.
 */
export function comparePeople(one: PersonTraits, other: PersonTraits): PersonSimilarity | undefined {
  const name = compareNames(one.name, other.name);
  if (name === undefined) return undefined;
  const facts = agreeingFacts(one, other);
  const doubt = facts.reduce((product, { weight }) => product * (1 - weight), 1);
  const confidence = Math.round((1 - doubt) * NAME_FACTOR[name] * 1000) / 1000;
  if (confidence < LEAST_CONFIDENCE) return undefined;
  const codes = new Set(facts.map(({ fact }) => fact));
  return { confidence, matchedOn: [name === 'same' ? 'name' : `name_${name}`, ...[...codes].sort()] };
}

function agreeingFacts(one: PersonTraits, other: PersonTraits): { fact: AgreeingFact; weight: number }[] {
  const facts: { fact: AgreeingFact; weight: number }[] = [];
  const note = (fact: AgreeingFact, weight: number = WEIGHT[fact]): void => void facts.push({ fact, weight });
  if (one.phoneTail !== undefined && one.phoneTail === other.phoneTail) note('phone_tail');
  if (one.mailHandle !== undefined && one.mailHandle === other.mailHandle) note('email_handle');
  if (one.city !== undefined && one.city === other.city) note('city');
  for (const employer of shared(one.positions, other.positions, 'employer')) {
    const starts = (of: PersonTraits): string[] =>
      of.positions.flatMap((each) => (each.employer === employer && each.startDate ? [each.startDate] : []));
    const weight = sameStart(starts(one), starts(other));
    if (weight === undefined) note('employer');
    else note('position', weight);
  }
  for (const school of shared(one.schools, other.schools, 'school')) {
    const years = (of: PersonTraits): string[] =>
      of.schools.flatMap((each) => (each.school === school && each.year ? [each.year] : []));
    note(years(one).some((year) => years(other).includes(year)) ? 'graduation' : 'school');
  }
  return facts;
}

function sameStart(one: readonly string[], other: readonly string[]): number | undefined {
  const [months, years] = [7, 4].map((length) => {
    const cut = (dates: readonly string[]): string[] =>
      dates.filter((date) => date.length >= length).map((date) => date.slice(0, length));
    return cut(one).some((date) => cut(other).includes(date));
  });
  if (months) return WEIGHT.position;
  const isVague = [...one, ...other].some((date) => date.length === 4);
  return years && isVague ? POSITION_BY_YEAR : undefined;
}

function shared<K extends string>(one: readonly Record<K, unknown>[], other: readonly Record<K, unknown>[], key: K) {
  const theirs = new Set(other.map((each) => each[key]));
  return [...new Set(one.map((each) => each[key]))].filter((value) => theirs.has(value));
}
