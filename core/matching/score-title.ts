import type { CandidateFeatures, OccupationFeature } from '../candidate/candidate-features.js';
import type { JobFeatures, WantedOccupation } from './job-features.js';

const SAME_OCCUPATION = 100;
/** For the family of another occupation; the percentage of typical skills that the two share is added. */
const SAME_FAMILY = 40;
/** Another occupation is never the same. */
const MOST_RELATED = 90;
/** What is left where the training is no, one, two or three skill levels apart: a teacher is no assistant of a class, nor the other way round. */
const TRAINED_APART = [1, 0.8, 0.6, 0.4];
/** What an ad only points to counts as what only points to a family of the candidate's does. */
const GUESSED = 0.7;

type Titles = Pick<CandidateFeatures, 'occupations' | 'titleWords'>;
type WantedTitle = Pick<JobFeatures, 'occupation' | 'titleWords'>;

/** Whether the candidate has titles to compare. */
export function hasTitleData({ occupations, titleWords }: Titles): boolean {
  return occupations.length > 0 || (titleWords?.length ?? 0) > 0;
}

/** The better of what the occupations and what the words of the titles are worth, 0–100. */
export function scoreTitle(titles: Titles, wanted: WantedTitle): number {
  return Math.max(scoreOccupations(titles, wanted), scoreTitleWords(sharedTitleWeight(titles, wanted), wanted));
}

/** The best of the candidate's occupations: how near it is, times how recent it is. */
export function scoreOccupations({ occupations }: Titles, { occupation: wanted }: WantedTitle): number {
  let best = 0;
  if (wanted) for (const occupation of occupations) best = Math.max(best, scoreOccupation(occupation, wanted));
  return best;
}

export function scoreOccupation(occupation: OccupationFeature, wanted: WantedOccupation): number {
  return occupationNearness(occupation, wanted) * occupation.weight;
}

/**
 * 100 for the same occupation; for another one 40 for the family, and the percentage of typical skills that the two share: 90 at most, and not below what the
 * two are as neighbours; of it each skill level that the training is apart costs a fifth. Of a guess 0.7.
 */
export function occupationNearness(
  { id, family }: Pick<OccupationFeature, 'id' | 'family'>,
  wanted: WantedOccupation,
): number {
  const nearness =
    id === wanted.id
      ? SAME_OCCUPATION
      : Math.max(nearnessByLists({ id, family }, wanted), nearnessOfNeighbour(id, wanted)) *
        shareOfTraining(id, wanted);
  return wanted.isGuess ? nearness * GUESSED : nearness;
}

/** By the families and lists of typical skills of both. */
function nearnessByLists({ id, family }: Pick<OccupationFeature, 'id' | 'family'>, wanted: WantedOccupation): number {
  return Math.min(MOST_RELATED, (family === wanted.family ? SAME_FAMILY : 0) + sharedSkills(id, wanted));
}

/** How near another occupation is at least, as one that people change from. */
function nearnessOfNeighbour(id: string, { neighbours }: WantedOccupation): number {
  return numberOf(id, neighbours);
}

/** Whether an occupation counts as a neighbour, and not by family and skills. */
export function isNearerAsNeighbour(
  occupation: Pick<OccupationFeature, 'id' | 'family'>,
  wanted: WantedOccupation,
): boolean {
  return nearnessOfNeighbour(occupation.id, wanted) > nearnessByLists(occupation, wanted);
}

/** The percentage of typical skills that another occupation shares with the wanted one. */
export function sharedSkills(id: string, { related }: WantedOccupation): number {
  return numberOf(id, related);
}

/** What the level of training leaves of how near another occupation is. */
export function shareOfTraining(id: string, { trainedApart }: WantedOccupation): number {
  return TRAINED_APART[numberOf(id, trainedApart)]!;
}

function numberOf(id: string, numbers: Readonly<Record<string, number>> | undefined): number {
  // An id may be any word, "constructor" too.
  return numbers && Object.hasOwn(numbers, id) ? numbers[id]! : 0;
}

/** The weight of the wanted words that the candidate's titles have; that of a word of an earlier title is less. Whole. */
export function sharedTitleWeight({ titleWords = [] }: Titles, wanted: WantedTitle): number {
  let shared = 0;
  for (const { word, weight } of titleWords) {
    const requested = wanted.titleWords.find((each) => each.word === word);
    if (requested) shared += Math.min(weight, requested.weight);
  }
  return shared;
}

/** What a weight of shared words is worth: its share of all, in percent. */
export function scoreTitleWords(shared: number, wanted: WantedTitle): number {
  return shared === 0 ? 0 : (100 * shared) / fullWeight(wanted);
}

/**
 * The weight of words that is worth 100. If the ad's occupation is known, candidates with the same title get 100 by the occupation. One common word must not make
 * another title the same: "business", the only word of "Partner business manager", is also in "HR business partner".
 */
function fullWeight({ titleWords, occupation }: WantedTitle): number {
  const all = titleWords.reduce((sum, { weight }) => sum + weight, 0);
  return occupation && !occupation.isGuess ? Math.max(LEAST_FULL_WEIGHT, all) : all;
}

/** About the weight of a word that only one occupation has. Those of many trades weigh 20 to 50, so that one of them is worth two thirds at most. */
const LEAST_FULL_WEIGHT = 79;
