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
 * 100 for the same occupation; for another one 40 for the family, and the percentage of typical skills that the two share: 90 at most, of which each
 * skill level that the training is apart costs a fifth. Of a guess 0.7.
 */
export function occupationNearness(
  { id, family }: Pick<OccupationFeature, 'id' | 'family'>,
  wanted: WantedOccupation,
): number {
  const nearness =
    id === wanted.id
      ? SAME_OCCUPATION
      : Math.min(MOST_RELATED, (family === wanted.family ? SAME_FAMILY : 0) + sharedSkills(id, wanted)) *
        shareOfTraining(id, wanted);
  return wanted.isGuess ? nearness * GUESSED : nearness;
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

/** From here on an occupation is the wanted one, or another of the field that has much of its work. */
const NEAR_ENOUGH = 80;
/** Percent of the words of the wanted title: one of two or three. */
const ENOUGH_WORDS = 30;
/** A word of an earlier title weighs at most three fifths. */
const LEAST_OF_PRESENT_WORD = 0.75;
/** Of the wanted skills, in percent. */
const THREE_QUARTERS = 75;
/** More than there can be. */
export const MORE_THAN_ALL = 101;

/**
 * The score for skills that is needed for titles and skills together to show the wanted work. None where the present title shows it: by an occupation that is worth
 * 80 or more, or by 30 % of the words of the wanted title. What was done before, and a field alone, do not; for whoever is of the field three quarters of the
 * skills do. Above 100 for all others.
 */
export function skillsNeeded(titles: Titles, wanted: WantedTitle): number {
  return skillsNeededBeside(
    Math.round(scoreOccupations(titles, wanted)),
    Math.round(scoreTitleWords(presentTitleWeight(titles, wanted), wanted)),
  );
}

/** By the scores of the occupations, and of the words of the present title, each rounded. */
export function skillsNeededBeside(occupations: number, presentWords: number): number {
  if (occupations >= NEAR_ENOUGH || presentWords >= ENOUGH_WORDS) return 0;
  return occupations >= SAME_FAMILY ? THREE_QUARTERS : MORE_THAN_ALL;
}

/** The weight of the wanted words that the candidate's latest title has. Whole. */
export function presentTitleWeight({ titleWords = [] }: Titles, wanted: WantedTitle): number {
  let present = 0;
  for (const { word, weight } of titleWords) {
    const requested = wanted.titleWords.find((each) => each.word === word);
    if (requested && isOfPresentTitle(weight, requested.weight)) present += Math.min(weight, requested.weight);
  }
  return present;
}

export function isOfPresentTitle(held: number, requested: number): boolean {
  return held >= LEAST_OF_PRESENT_WORD * requested;
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
export function scoreTitleWords(shared: number, { titleWords }: WantedTitle): number {
  if (shared === 0) return 0;
  return (100 * shared) / titleWords.reduce((sum, { weight }) => sum + weight, 0);
}
