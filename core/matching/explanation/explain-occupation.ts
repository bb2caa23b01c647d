import type { CandidateIntelligence } from '../../candidate/candidate-intelligence.js';
import { only, type Details } from './category-details.js';
import type { CandidateFeatures, OccupationFeature } from '../../candidate/candidate-features.js';
import type { JobFeatures, WantedOccupation } from '../job-features.js';
import { isNearerAsNeighbour, scoreOccupation, shareOfTraining, sharedSkills } from '../score-title.js';

/** Whose occupation it is that counts for the title, and how near it is to the wanted one. */
export function explainOccupation(
  { occupations }: CandidateFeatures,
  { occupation: wanted }: JobFeatures,
  intelligence: CandidateIntelligence | null,
): Details {
  const near = wanted ? nearest(occupations, wanted) : occupations[0];
  const isSame = near !== undefined && near.id === wanted?.id;
  const label = intelligence?.occupations.find(({ id }) => id === near?.id)?.label;
  // Neither a field alone nor an occupation of which only the field is known has a label of its own.
  const subject = label ?? 'The occupation';
  const isNear = near !== undefined && wanted !== null && scoreOccupation(near, wanted) > 0;
  const earlier = near && near !== occupations[0] ? ', held before the latest one' : '';
  const guess = isNear && wanted.isGuess ? '; counts 0.7, since the ad only points to it' : '';
  const training = isNear && !isSame ? shareOfTraining(near.id, wanted) : 1;
  const apart = training < 1 ? `; counts ${String(training)}, since the training for it is of another level` : '';
  const branch = isNear && wanted.isOfAnyBranch ? '; a title of every branch: which one, the skills say' : '';
  const pointer = intelligence?.experience.currentTitle && !earlier ? '/profile/work/0' : null;
  return {
    ...only(
      `${subject} ${relation(near, wanted)}${earlier}${apart}${guess}${branch}`,
      isSame ? true : isNear ? null : false,
      pointer,
    ),
    found: isSame ? [wanted.label] : [],
    missing: isSame || !wanted ? [] : [wanted.label],
  };
}

/** The one that counts: the newest of those that are worth most. */
function nearest(occupations: readonly OccupationFeature[], wanted: WantedOccupation): OccupationFeature | undefined {
  let best = occupations[0];
  for (const each of occupations)
    if (best && scoreOccupation(each, wanted) > scoreOccupation(best, wanted)) best = each;
  return best;
}

function relation(near: OccupationFeature | undefined, wanted: WantedOccupation | null): string {
  const asked = wanted?.label ?? '';
  if (wanted?.id.startsWith('~'))
    return near?.family === wanted.family ? `is of the field asked for, ${asked}` : `is of another field than ${asked}`;
  if (near && near.id === wanted?.id) return 'is the occupation asked for';
  if (near && wanted && isNearerAsNeighbour(near, wanted)) return `is near ${asked}: people change between the two`;
  const percent = near && wanted ? sharedSkills(near.id, wanted) : 0;
  const shared = `shares ${String(percent)} % of its typical skills`;
  if (near?.family === wanted?.family)
    return percent > 0 ? `is of the same field as ${asked} and ${shared}` : `is of the same field as ${asked}`;
  return percent > 0 ? `${shared} with ${asked}` : `is of another field than ${asked}`;
}
