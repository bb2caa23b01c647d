import type { z } from 'zod';
import type { Application, Candidate, Match } from '../../../core/index.js';
import { presentCandidateRecord } from '../candidates/presenter.js';
import { presentMatch } from './presenter.js';
import type { matchSchema } from './schema.js';

/** Matches as asked for: with the records of their candidates, without what identifies those, or both. */
export async function presentMatches(
  app: Application,
  matches: readonly Match[],
  candidates: readonly Candidate[],
  { blind, expand }: { blind: boolean; expand: 'candidate' | undefined },
): Promise<z.output<typeof matchSchema>[]> {
  if (!blind && !expand) return matches.map(presentMatch);
  const views = blind
    ? await app.viewBlind.records(candidates)
    : candidates.map((candidate) => ({ candidate, mask: <Value>(value: Value): Value => value }));
  const byId = new Map(views.map((view) => [view.candidate.id, view]));
  return matches.map((match) => {
    const { candidate, mask } = byId.get(match.candidateId)!;
    const shown = mask(presentMatch(match));
    return expand ? { ...shown, candidate: presentCandidateRecord(candidate) } : shown;
  });
}
