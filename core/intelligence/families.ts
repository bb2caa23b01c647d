import type { Importance } from '../job/requirements.js';
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

/** The families of work that the title and the skills of a job speak of. */
export function familiesOfJob(
  { title, skills }: { title: string; skills: readonly { name: string; importance: Importance }[] },
  words: FamilyWords,
): string[] {
  const said = words.of([
    { name: title, times: TIMES_OF_A_TITLE },
    ...skills.map(({ name, importance }) => ({
      name,
      times: importance === 'required' ? TIMES_OF_A_SKILL : TIMES_OF_A_PREFERRED_SKILL,
    })),
  ]);
  return said.filter(({ weight }) => 100 * weight >= ENOUGH_OF_THE_FIRST * said[0]!.weight).map(({ family }) => family);
}
