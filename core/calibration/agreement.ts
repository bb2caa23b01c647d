/** One outcome with a score. Only outcomes of one group are compared with each other: those of one job. */
export interface ScoredOutcome {
  group: string;
  isFavourable: boolean;
  score: number;
}

/**
 * The area under the ROC curve: how often the one with the favourable outcome has the higher score, where two of one group are compared; a tie counts half.
 * 0.5 is chance. `low` and `high` bound it with 95 % confidence.
 */
export interface Agreement {
  value: number;
  low: number;
  high: number;
}

/** Of the normal distribution, two-sided, for 95 %. */
const Z = 1.959964;
/** Halvings of the interval in which a bound is looked for: far below the fourth decimal, which is shown. */
const HALVINGS = 40;

/**
 * `null` where no group has outcomes of both kinds. A pure function, in which the order of the outcomes does not matter.
 *
 * The interval: the variance of the area under a given true area is that of Hanley and McNeil, "The meaning and use of the area under a receiver operating
 * characteristic (ROC) curve", Radiology 143 (1982) 29–36, summed over the groups; its bounds are the true areas that are just compatible with the measured one,
 * as Newcombe solves them (Statistics in Medicine 25 (2006) 559–573). So a perfect agreement of few outcomes keeps a wide interval. That one
 * candidate may stand in several groups is not taken into account.
 */
export function agreementOf(outcomes: readonly ScoredOutcome[]): Agreement | null {
  const counts = comparisonsOf(outcomes);
  if (counts.pairs === 0) return null;
  const value = counts.wins / counts.pairs;
  return { value, low: boundOf(value, 0, counts), high: boundOf(value, 1, counts) };
}

/** The area alone; `null` where nothing can be compared. */
export function areaOf(outcomes: readonly ScoredOutcome[]): number | null {
  const { wins, pairs } = comparisonsOf(outcomes);
  return pairs === 0 ? null : wins / pairs;
}

/** By how much the area grows, and the standard error of that. */
export interface Gain {
  value: number;
  standardError: number;
}

/**
 * From the scores of `before` to those of `after`: the same outcomes in the same order. The standard error is that of DeLong, DeLong and Clarke-Pearson
 * for two areas over the same cases (Biometrics 44 (1988) 837–845), from the comparisons that each outcome wins; summed over the groups as a ratio. `null`
 * where nothing can be compared.
 */
export function gainOf(before: readonly ScoredOutcome[], after: readonly ScoredOutcome[]): Gain | null {
  const [first, second] = [placementsOf(before), placementsOf(after)];
  const pairs = first.reduce((sum, { isFavourable, opponents }) => sum + (isFavourable ? opponents : 0), 0);
  if (pairs === 0) return null;
  const moved = first.map(({ isFavourable, opponents, wins }, at) => ({
    isFavourable,
    opponents,
    // Of the favourable outcomes; the others lose what those win.
    gained: (second[at]!.wins - wins) * (isFavourable ? 1 : -1),
  }));
  const value = moved.reduce((sum, { isFavourable, gained }) => sum + (isFavourable ? gained : 0), 0) / pairs;
  const varianceOf = (kind: boolean): number => {
    const own = moved.filter(({ isFavourable, opponents }) => isFavourable === kind && opponents > 0);
    const squares = own.reduce((sum, { gained, opponents }) => sum + (gained - value * opponents) ** 2, 0);
    return ((own.length / Math.max(1, own.length - 1)) * squares) / pairs ** 2;
  };
  return { value, standardError: Math.sqrt(varianceOf(true) + varianceOf(false)) };
}

interface Placement {
  isFavourable: boolean;
  /** Outcomes of the other kind in its group. */
  opponents: number;
  /** Of them, those with a lower score; a tie counts half. */
  wins: number;
}

function placementsOf(outcomes: readonly ScoredOutcome[]): Placement[] {
  const groups = new Map<string, number[]>();
  for (const { group, isFavourable, score } of outcomes) {
    const key = `${String(isFavourable)} ${group}`;
    const scores = groups.get(key);
    if (scores) scores.push(score);
    else groups.set(key, [score]);
  }
  for (const scores of groups.values()) scores.sort((a, b) => a - b);
  return outcomes.map(({ group, isFavourable, score }) => {
    const others = groups.get(`${String(!isFavourable)} ${group}`) ?? [];
    const wins = (countBelow(others, score) + countBelow(others, score, true)) / 2;
    return { isFavourable, opponents: others.length, wins };
  });
}

/** Of sorted scores those below one, or not above it. */
function countBelow(sorted: readonly number[], score: number, orEqual = false): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const isBelow = orEqual ? sorted[middle]! <= score : sorted[middle]! < score;
    if (isBelow) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Comparisons {
  pairs: number;
  /** Ties count half. */
  wins: number;
  /** Ordered pairs of comparisons that share the favourable outcome, or the other one. */
  sharingFavourable: number;
  sharingOther: number;
}

function comparisonsOf(outcomes: readonly ScoredOutcome[]): Comparisons {
  const groups = new Map<string, ScoredOutcome[]>();
  for (const outcome of outcomes) {
    const group = groups.get(outcome.group);
    if (group) group.push(outcome);
    else groups.set(outcome.group, [outcome]);
  }
  const sum: Comparisons = { pairs: 0, wins: 0, sharingFavourable: 0, sharingOther: 0 };
  for (const group of groups.values()) {
    const favourable = group.filter(({ isFavourable }) => isFavourable).length;
    const others = group.length - favourable;
    const pairs = favourable * others;
    if (pairs === 0) continue;
    sum.pairs += pairs;
    sum.wins += winsOf(group);
    sum.sharingFavourable += pairs * (others - 1);
    sum.sharingOther += pairs * (favourable - 1);
  }
  return sum;
}

/** Comparisons in which the favourable outcome has the higher score: counted along the sorted scores, level by level. */
function winsOf(group: readonly ScoredOutcome[]): number {
  const sorted = [...group].sort((a, b) => a.score - b.score);
  let wins = 0;
  let below = 0;
  for (let at = 0; at < sorted.length;) {
    const { score } = sorted[at]!;
    let favourable = 0;
    let others = 0;
    for (; at < sorted.length && sorted[at]!.score === score; at += 1) {
      if (sorted[at]!.isFavourable) favourable += 1;
      else others += 1;
    }
    wins += favourable * (below + others / 2);
    below += others;
  }
  return wins;
}

/** Of the area where the true one is `area`; Q1 and Q2 as in Hanley and McNeil, formula 1. */
function varianceUnder(area: number, { pairs, sharingFavourable, sharingOther }: Comparisons): number {
  const square = area * area;
  const q1 = area / (2 - area);
  const q2 = (2 * square) / (1 + area);
  return (area * (1 - area) * pairs + (q1 - square) * sharingOther + (q2 - square) * sharingFavourable) / pairs ** 2;
}

/** The area furthest towards `end` (0 or 1) from which the measured one is no more than `Z` standard errors away. */
function boundOf(measured: number, end: 0 | 1, counts: Comparisons): number {
  const isCompatible = (area: number): boolean =>
    Math.abs(measured - area) <= Z * Math.sqrt(Math.max(0, varianceUnder(area, counts)));
  if (isCompatible(end)) return end;
  let inside = measured;
  let outside: number = end;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (inside + outside) / 2;
    if (isCompatible(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}
