import type { CandidateIntelligence } from '../../candidate/candidate-intelligence.js';
import { only, type Details } from './category-details.js';
import { explainOccupation } from './explain-occupation.js';
import type { CandidateFeatures } from '../../candidate/candidate-features.js';
import type { JobFeatures } from '../job-features.js';
import { scoreOccupations, scoreTitleWords, sharedTitleWeight } from '../score-title.js';

/** What counted for the title: whose occupation, or the words that titles have in common. */
export function explainTitle(
  candidate: CandidateFeatures,
  job: JobFeatures,
  intelligence: CandidateIntelligence | null,
): Details {
  const byWords = scoreTitleWords(sharedTitleWeight(candidate, job), job);
  const canCompareOccupations = job.occupation !== null && candidate.occupations.length > 0;
  return !canCompareOccupations || Math.round(byWords) > Math.round(scoreOccupations(candidate, job))
    ? explainWords(candidate, job)
    : explainOccupation(candidate, job, intelligence);
}

function explainWords({ titleWords = [] }: CandidateFeatures, { titleWords: wanted }: JobFeatures): Details {
  const held = (word: string): number => titleWords.find((each) => each.word === word)?.weight ?? 0;
  const shared = wanted.filter(({ word }) => held(word) > 0);
  const names = (words: typeof wanted): string => words.map(({ written }) => written).join(', ');
  if (shared.length === 0) {
    const fact = `No job title has a distinctive word of the title asked for${wanted.length > 0 ? `: ${names(wanted)}` : ''}`;
    return { ...only(fact, false, null), missing: wanted.map(({ written }) => written) };
  }
  const hasAll = shared.length === wanted.length;
  const isEarlier = shared.every(({ word, weight }) => held(word) < weight);
  const fact = hasAll
    ? `Job titles have the distinctive words of the title asked for: ${names(shared)}`
    : `Of the distinctive words of the title asked for (${names(wanted)}) job titles have ${names(shared)}`;
  return {
    ...only(
      `${fact}${isEarlier ? ', in a title before the latest one' : ''}`,
      hasAll && !isEarlier ? true : null,
      null,
    ),
    found: shared.map(({ written }) => written),
    missing: wanted.filter((each) => !shared.includes(each)).map(({ written }) => written),
  };
}
