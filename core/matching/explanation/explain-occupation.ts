import type { CandidateIntelligence } from '../../candidate/candidate-intelligence.js';
import { only, type Details } from './category-details.js';
import type { CandidateFeatures } from '../../candidate/candidate-features.js';
import type { JobFeatures } from '../job-features.js';

/** Whose occupation it is that counts for the title, and how near it is to the wanted one. */
export function explainOccupation(
  { occupations }: CandidateFeatures,
  { occupation: wanted }: JobFeatures,
  intelligence: CandidateIntelligence | null,
): Details {
  const same = occupations.find(({ id }) => id === wanted?.id);
  const near = same ?? occupations.find(({ family }) => family === wanted?.family) ?? occupations[0];
  const label = intelligence?.occupations.find(({ id }) => id === near?.id)?.label;
  const isNear = near?.family === wanted?.family;
  // Neither a field alone nor an occupation of which only the field is known has a label of its own.
  const subject = label ?? 'The occupation';
  const field = wanted?.id.startsWith('~')
    ? `the field asked for, ${wanted.label}`
    : `the same field as ${wanted?.label ?? ''}`;
  const fact = same
    ? wanted?.id.startsWith('~')
      ? `The occupation is of ${field}`
      : `${subject} is the occupation asked for`
    : isNear
      ? `${subject} is of ${field}`
      : `${subject} is of another field than ${wanted?.label ?? ''}`;
  const earlier = near && near !== occupations[0] ? ', held before the latest one' : '';
  const pointer = intelligence?.experience.currentTitle && !earlier ? '/profile/work/0' : null;
  return {
    ...only(`${fact}${earlier}`, same ? true : isNear ? null : false, pointer),
    found: same && wanted ? [wanted.label] : [],
    missing: same || !wanted ? [] : [wanted.label],
  };
}
