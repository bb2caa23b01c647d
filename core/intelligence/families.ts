import type { FieldFeature } from '../candidate/candidate-features.js';
import type { AskedField } from '../matching/job-features.js';
import type { Importance } from '../job/requirements.js';
import { ALL_OF_A_FIELD } from '../matching/field-of-work.js';
import type { FamilyWords } from '../taxonomy/titles/family-words.js';

/** A candidate is of so many families of work at most. */
const MOST_OF_A_CANDIDATE = 2;
/** What somebody worked as is said once, what was done there in many skills. */
const TIMES_OF_AN_OCCUPATION = 10;
const TIMES_OF_A_SKILL = 5;
/** The title of a job says what all its skills are for. */
const TIMES_OF_A_TITLE = 10;
/** As in the score for skills. */
const TIMES_OF_A_PREFERRED_SKILL = 2;
/** An ad is of every family of which it says so much of what it says of the first, in percent. */
const ENOUGH_OF_THE_FIRST = 40;

/** So much said of a field is all of it: about eight skills that belong to it alone. */
const ENOUGH_FOR_A_FIELD = 4000;

/** The families of work that a candidate's skills and occupations, by their names, speak of most. */
export function familiesOfCandidate(
  { skills, occupations }: { skills: readonly string[]; occupations: readonly string[] },
  words: FamilyWords,
): string[] {
  return words
    .of([
      ...skills.map((name) => ({ name, times: TIMES_OF_A_SKILL })),
      ...occupations.map((name) => ({ name, times: TIMES_OF_AN_OCCUPATION })),
    ])
    .slice(0, MOST_OF_A_CANDIDATE)
    .map(({ family }) => family);
}

/** How much a candidate's skills, by their names, show of each field of work. A further skill never takes anything away. */
export function fieldsOfCandidate(skills: readonly string[], words: FamilyWords): FieldFeature[] {
  return words.shownBy(skills).flatMap(({ family, weight }): FieldFeature[] => {
    const level = Math.round((ALL_OF_A_FIELD * Math.min(weight, ENOUGH_FOR_A_FIELD)) / ENOUGH_FOR_A_FIELD);
    return level === 0 ? [] : [{ family, level: level as FieldFeature['level'] }];
  });
}

/** The families of work that the title and the skills of a job speak of, most first, with what is said of each as a share of all, in percent. */
export function fieldsOfJob(
  { title, skills }: { title: string; skills: readonly { name: string; importance: Importance }[] },
  words: FamilyWords,
): AskedField[] {
  const said = words.of([
    { name: title, times: TIMES_OF_A_TITLE },
    ...skills.map(({ name, importance }) => ({
      name,
      times: importance === 'required' ? TIMES_OF_A_SKILL : TIMES_OF_A_PREFERRED_SKILL,
    })),
  ]);
  const enough = said.filter(({ weight }) => 100 * weight >= ENOUGH_OF_THE_FIRST * said[0]!.weight);
  const all = enough.reduce((sum, { weight }) => sum + weight, 0);
  return enough.map(({ family, weight }) => ({ family, share: Math.round((100 * weight) / all) }));
}
