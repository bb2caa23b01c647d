import type { SeniorityLevel } from '../../../../core/index.js';
import type { OccupationFinder } from '../../../../core/spi.js';
import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';
import { firstMatches } from '../recognizers/first-matches.js';
import { partsOfTitle, plainTitle } from './parts-of-title.js';
import { namedTitles } from './titles-in-text.js';

const LEVELS = lexicon.adTitles.levelOfPost.map((entry) => {
  const mark = entry.indexOf('=');
  const phrase = new RegExp(String.raw`(?<!\p{L})(?:${entry.slice(mark + 1)})`, 'giu');
  return [entry.slice(0, mark) as SeniorityLevel, phrase] as const;
});
/** "This is not an entry-level position." */
const NEGATED = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.negations)})(?!\p{L})[^.;:\n]{0,25}$`,
  'iu',
);
/** "A junior or senior developer": both may apply. */
const EITHER = new RegExp(String.raw`/|\s(?:${anyOf(lexicon.joining.andOr)})\s`, 'iu');
const BEFORE = 60;
/** Places of a text that are looked at. */
const MOST_READ = 12;

/**
 * The level that an ad is for: that of its title; else that of the title which the text gives the same job ("We look for a senior backend engineer"), or what the text
 * calls the post ("an entry-level role"), as long as the text says no two of them.
 */
export function levelOfAd(
  occupations: OccupationFinder,
  { title, description }: { title: string; description: string },
  occupation: string | undefined,
): SeniorityLevel | undefined {
  // "Chef(fe) d'équipe": the phrase is whole only without the ending of the other gender.
  for (const form of [title, ...plainTitle(title)]) {
    const stated = occupations.seniorityOf(form);
    if (stated) return stated;
  }
  const levels = new Set([
    ...ofNamedTitles(occupations, description, occupation),
    ...ofTitlesAlone(occupations, description, occupation),
    ...ofPost(description),
  ]);
  return levels.size === 1 ? [...levels][0] : undefined;
}

function ofNamedTitles(
  occupations: OccupationFinder,
  description: string,
  occupation: string | undefined,
): SeniorityLevel[] {
  if (occupation === undefined) return [];
  return namedTitles(description).flatMap((written) => {
    const isSame = partsOfTitle(written).some((form) => occupations.ofTitle(form)?.occupation.id === occupation);
    return isSame && !EITHER.test(written) ? (occupations.seniorityOf(written) ?? []) : [];
  });
}

/** "Offerta Junior Backend Developer" in a line of its own: the same job again, and no item of a list of colleagues. */
function ofTitlesAlone(
  occupations: OccupationFinder,
  description: string,
  occupation: string | undefined,
): SeniorityLevel[] {
  if (occupation === undefined) return [];
  return description.split('\n', MOST_LINES).flatMap((line) => {
    if (line.length > LONGEST_LINE || !/^\p{Lu}/u.test(line) || EITHER.test(line)) return [];
    const level = occupations.seniorityOf(line);
    const isSame = (form: string): boolean => {
      const hit = occupations.ofTitle(form);
      return hit?.confidence === 1 && hit.occupation.id === occupation;
    };
    return level !== undefined && plainTitle(line).some(isSame) ? [level] : [];
  });
}

const MOST_LINES = 100;
const LONGEST_LINE = 60;

function ofPost(description: string): SeniorityLevel[] {
  return LEVELS.flatMap(([level, phrase]) => {
    const isSaid = firstMatches(description, phrase, MOST_READ).some(
      ({ index }) => !NEGATED.test(description.slice(Math.max(0, index - BEFORE), index)),
    );
    return isSaid ? [level] : [];
  });
}
