/**
 * Selection rates, scoring rates and impact ratios, as a bias audit under New York City's Local Law 144 of 2021 computes them: final rule of the
 * Department of Consumer and Worker Protection, 6 RCNY § 5-300 (definitions) and § 5-301 (bias audit), in force since 5 July 2023.
 * The four-fifths flag is that of the Uniform Guidelines on Employee Selection Procedures, 29 CFR 1607.4(D).
 */

/** One who was assessed. */
export interface AssessedPerson {
  /** By attribute ("sex"): the category, `null` where it is unknown. */
  labels: Readonly<Record<string, string | null>>;
  /** 0–100. */
  score: number;
  isSelected: boolean;
  /** Whether there was enough data for a band; see `bandOf`. */
  hasEnoughData: boolean;
}

export interface AdverseImpactOptions {
  /** Each table is of one attribute, or of several crossed. */
  tables: readonly (readonly string[])[];
  /** Categories with a smaller share of the people whose category is known are left out of the ratios, 0–1. */
  smallestShare: number;
}

/** § 5-301(d): a category of less than 2 % of the data may be left out, and is then named with its number of people and rates. */
export const SMALLEST_SHARE = 0.02;

/** Below this many people a rate says little: one more or less moves it by more than three points. */
export const FEW_PEOPLE = 30;

/** The result of an audit: a table for each attribute or crossing of attributes. */
export interface AdverseImpact {
  people: number;
  selected: number;
  /** Of the scores of all who were assessed, those of unknown category included; `null` without any. */
  medianScore: number | null;
  tables: ImpactTable[];
}

/** The categories of one attribute, or of several crossed. */
export interface ImpactTable {
  attributes: readonly string[];
  /** People whose category is known in every attribute. */
  known: number;
  /** § 5-301(b)(4), (c)(5): the others. They are in no category, and count for the median alone. */
  unknown: { people: number; selected: number };
  /** The largest first. */
  categories: CategoryImpact[];
}

/** The rates of one category of people. */
export interface CategoryImpact {
  /** A label for each attribute. */
  labels: string[];
  people: number;
  /** Of those whose category is known, 0–1. */
  share: number;
  /** Of them, those of whom too little is known for a band. */
  withoutEnoughData: number;
  selection: Impact;
  /** "Selected" are those who score above the median of the whole sample. */
  scoring: Impact;
  /** Too small a share for the ratios: its rates are shown, and compared with nothing. */
  isLeftOut: boolean;
  hasFewPeople: boolean;
}

/** A rate and its ratio to the highest one. */
export interface Impact {
  count: number;
  /** Share of the category, 0–1. */
  rate: number;
  /** Rate over that of the category with the highest one, 0–1; `null` where the category is left out, and where all rates are 0. */
  ratio: number | null;
  /** The ratio is below four fifths. */
  isBelowFourFifths: boolean;
  /**
   * It is below four fifths, but would be above the highest rate if one more of this category and one fewer of that one had been chosen:
   * nothing to build on (Questions and Answers on the Uniform Guidelines, 44 FR 11996, no. 21).
   */
  isTurnedByOnePerson: boolean;
}

/** A pure function of the candidates; their order does not matter. */
export function adverseImpact(
  people: readonly AssessedPerson[],
  { tables, smallestShare }: AdverseImpactOptions,
): AdverseImpact {
  const medianScore = medianOf(people.map(({ score }) => score));
  return {
    people: people.length,
    selected: people.filter(({ isSelected }) => isSelected).length,
    medianScore,
    tables: tables.map((attributes) => tableOf(attributes, people, medianScore ?? 0, smallestShare)),
  };
}

interface Counted {
  labels: string[];
  people: number;
  withoutEnoughData: number;
  selected: number;
  aboveMedian: number;
}

function tableOf(
  attributes: readonly string[],
  people: readonly AssessedPerson[],
  medianScore: number,
  smallestShare: number,
): ImpactTable {
  const unknown = { people: 0, selected: 0 };
  const counted = new Map<string, Counted>();
  for (const { labels: all, score, isSelected, hasEnoughData } of people) {
    const labels = attributes.flatMap((attribute) => all[attribute] ?? []);
    if (labels.length < attributes.length) {
      unknown.people += 1;
      if (isSelected) unknown.selected += 1;
      continue;
    }
    const key = JSON.stringify(labels);
    const category = counted.get(key) ?? { labels, people: 0, withoutEnoughData: 0, selected: 0, aboveMedian: 0 };
    category.people += 1;
    if (!hasEnoughData) category.withoutEnoughData += 1;
    if (isSelected) category.selected += 1;
    if (score > medianScore) category.aboveMedian += 1;
    counted.set(key, category);
  }
  const known = people.length - unknown.people;
  const isCompared = (category: Counted): boolean => category.people >= smallestShare * known;
  const all = [...counted.values()].sort((a, b) => b.people - a.people || (keyOf(a) < keyOf(b) ? -1 : 1));
  const compared = all.filter(isCompared);
  const selectionBest = highest(compared.map(({ selected, people: of }) => ({ count: selected, of })));
  const scoringBest = highest(compared.map(({ aboveMedian, people: of }) => ({ count: aboveMedian, of })));
  return {
    attributes,
    known,
    unknown,
    categories: all.map((category) => {
      const isLeftOut = !isCompared(category);
      const of = category.people;
      return {
        labels: category.labels,
        people: of,
        share: of / known,
        withoutEnoughData: category.withoutEnoughData,
        selection: impactOf({ count: category.selected, of }, isLeftOut ? null : selectionBest),
        scoring: impactOf({ count: category.aboveMedian, of }, isLeftOut ? null : scoringBest),
        isLeftOut,
        hasFewPeople: of < FEW_PEOPLE,
      };
    }),
  };
}

function keyOf({ labels }: Counted): string {
  return JSON.stringify(labels);
}

interface Proportion {
  count: number;
  of: number;
}

/** Fractions are compared by multiplying across: whole numbers, no rounding. */
function highest(proportions: readonly Proportion[]): Proportion | null {
  let best: Proportion | null = null;
  for (const each of proportions) if (!best || each.count * best.of > best.count * each.of) best = each;
  return best && best.count > 0 ? best : null;
}

function impactOf({ count, of }: Proportion, best: Proportion | null): Impact {
  const isBelowFourFifths = best !== null && 5 * count * best.of < 4 * best.count * of;
  return {
    count,
    rate: count / of,
    ratio: best && (count * best.of) / (best.count * of),
    isBelowFourFifths,
    isTurnedByOnePerson: isBelowFourFifths && (count + 1) * best.of > (best.count - 1) * of,
  };
}

/** The middle one, or the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
