import { monthIndex, monthsOf, unionMonths, type MonthInterval } from '../../candidate/partial-date.js';
import type { Profile, Work } from '../../candidate/profile.js';
import { fold } from '../../text/search-words.js';
import type { OccupationFinder } from '../../taxonomy/occupations.js';
import type { ExperienceFacts, OccupationFact } from '../../candidate/candidate-intelligence.js';
import { isManagement } from './infer-seniority.js';
import { recencyOf } from './recency.js';

/**
 * Positions, newest first: current ones before ended ones, then by end and start. One without dates is where the document has it: beside
 * the dated one before it, or before the first.
 */
export function positionsNewestFirst(profile: Profile, referenceDate: string): Work[] {
  const listed = (profile.work ?? []).map((work, index) => ({ work, index, interval: whenOf(work, referenceDate) }));
  let before = listed.find(({ interval }) => interval)?.interval;
  const placed = listed.map(({ work, index, interval }) => {
    before = interval ?? before;
    return { work, index, interval: before };
  });
  return placed
    .sort((a, b) => {
      if (!a.interval || !b.interval) return a.index - b.index;
      return b.interval.last - a.interval.last || b.interval.first - a.interval.first || a.index - b.index;
    })
    .map(({ work }) => work);
}

/** Of a position of which only the end is known: that month. Of one that has not begun: its first. */
function whenOf(work: Work, referenceDate: string): MonthInterval | undefined {
  const interval = monthsOf(work, referenceDate);
  if (interval) return interval;
  const [start, end] = [monthIndex(work.startDate, 6), monthIndex(work.endDate, 5)];
  const when = work.startDate === undefined ? end : start !== undefined && start <= (end ?? start) ? start : undefined;
  return when === undefined ? undefined : { first: when, last: when };
}

export function inferExperience(
  profile: Profile,
  referenceDate: string,
  occupations: OccupationFinder,
): ExperienceFacts {
  const positions = positionsNewestFirst(profile, referenceDate);
  const dated = positions.flatMap((work) => {
    const interval = monthsOf(work, referenceDate);
    return interval ? [{ work, interval }] : [];
  });
  const totalMonths = dated.length > 0 ? unionMonths(dated.map(({ interval }) => interval)) : null;
  const employers = new Set(dated.flatMap(({ work }) => (work.name ? [fold(work.name)] : [])));
  const latest = dated[0]?.work;
  const current = latest?.startDate !== undefined && latest.endDate === undefined ? latest : undefined;
  return {
    totalMonths,
    managementMonths: unionMonths(
      dated
        .filter(({ work }) => isManagement(work.position ? occupations.seniorityOf(work.position) : undefined))
        .map(({ interval }) => interval),
    ),
    averageMonthsPerEmployer:
      totalMonths === null
        ? null
        : Math.round(totalMonths / Math.max(1, employers.size === 0 ? dated.length : employers.size)),
    currentTitle: current?.position ?? null,
    currentEmployer: current?.name ?? null,
  };
}

/** An occupation of a position, or only its family where no occupation is named. */
export interface InferredOccupation extends Omit<OccupationFact, 'label'> {
  /** `null` where only the family is known; the id is then `~family`. */
  label: string | null;
  family: string;
  weight: number;
}

/** Share of an occupation's weight that a family alone has. */
const FAMILY_ONLY = 0.7;

/** The occupations of the positions and the headline, newest first, each once. The headline counts as the position before the latest does, and takes no place of theirs. */
export function inferOccupations(
  profile: Profile,
  referenceDate: string,
  finder: OccupationFinder,
): InferredOccupation[] {
  const held = positionsNewestFirst(profile, referenceDate).flatMap((work) => (work.position ? [work.position] : []));
  const titles = held.map((title, place) => ({ title, place }));
  if (profile.basics?.label) titles.splice(1, 0, { title: profile.basics.label, place: Math.min(1, held.length) });
  const seen = new Map<string, InferredOccupation>();
  titles.forEach(({ title, place }) => {
    const weight = recencyOf(place) / 100;
    const hits = finder.allOfTitle(title);
    for (const { occupation, confidence } of hits) {
      const { id, label, family } = occupation;
      if (!seen.has(id)) seen.set(id, { id, label, family, confidence, fromTitle: title, weight });
    }
    if (hits.length > 0) return;
    const field = finder.familyOfTitle(title);
    if (!field || seen.has(`~${field.family}`)) return;
    const { family, confidence } = field;
    seen.set(`~${family}`, {
      id: `~${family}`,
      label: null,
      family,
      confidence,
      fromTitle: title,
      weight: weight * FAMILY_ONLY,
    });
  });
  return [...seen.values()];
}
