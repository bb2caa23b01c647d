import { monthsOf, unionMonths } from '../candidate/partial-date.js';
import type { Profile, Work } from '../candidate/profile.js';
import { fold } from '../search-words.js';
import type { OccupationFinder } from '../taxonomy/occupations.js';
import type { ExperienceFacts, OccupationFact } from './candidate-intelligence.js';
import type { SeniorityLevel } from '../job/requirements.js';
import { isManagement } from './infer-seniority.js';

/** Positions, newest first: current ones before ended ones, then by end and start; undated ones as they stand in the document. */
export function positionsNewestFirst(profile: Profile, referenceDate: string): Work[] {
  const dated = (profile.work ?? []).map((work, index) => ({ work, index, interval: monthsOf(work, referenceDate) }));
  return dated
    .sort((a, b) => {
      if (!a.interval || !b.interval) return a.interval ? -1 : b.interval ? 1 : a.index - b.index;
      return b.interval.last - a.interval.last || b.interval.first - a.interval.first || a.index - b.index;
    })
    .map(({ work }) => work);
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
  const latest = positions[0];
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

/** How much an earlier occupation counts: the latest whole, each one before it less. */
const RECENCY = [1, 0.9, 0.8, 0.7];
const OLDEST = 0.6;

/** The occupations of the positions and the headline, newest first, each once. */
export function inferOccupations(
  profile: Profile,
  referenceDate: string,
  finder: OccupationFinder,
): (OccupationFact & { family: string; weight: number; level: SeniorityLevel | undefined })[] {
  const titles = positionsNewestFirst(profile, referenceDate).flatMap((work) => (work.position ? [work.position] : []));
  if (profile.basics?.label) titles.splice(1, 0, profile.basics.label);
  const seen = new Map<
    string,
    OccupationFact & { family: string; weight: number; level: SeniorityLevel | undefined }
  >();
  titles.forEach((title, index) => {
    const hit = finder.ofTitle(title);
    if (!hit || seen.has(hit.occupation.id)) return;
    seen.set(hit.occupation.id, {
      id: hit.occupation.id,
      label: hit.occupation.label,
      family: hit.occupation.family,
      confidence: hit.confidence,
      fromTitle: title,
      weight: RECENCY[index] ?? OLDEST,
      level: finder.seniorityOf(title),
    });
  });
  return [...seen.values()];
}
