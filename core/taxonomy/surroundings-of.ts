import type { OccupationFinder } from './occupations.js';
import { Surroundings } from './skills/surroundings.js';
import type { Taxonomy } from './taxonomy.js';

/** Names that are looked at: those of more change nothing. */
const MOST_NAMES = 200;

/** What stands around the skills of one list: the other names of it, and the titles of the person or the job. */
export function surroundingsOf(
  names: readonly string[],
  titles: readonly string[],
  { taxonomy, occupations }: { taxonomy: Taxonomy; occupations: OccupationFinder },
): Surroundings {
  const shown = names.slice(0, MOST_NAMES);
  const fields = new Set(shown.flatMap((name) => taxonomy.fieldsOf(name)));
  const families = titles.flatMap((title) => {
    const family = occupations.ofTitle(title)?.occupation.family ?? occupations.familyOfTitle(title)?.family;
    return family === undefined ? [] : [family];
  });
  const typical = occupations.typicalSkills(families);
  for (const field of taxonomy.mainFields(typical)) fields.add(field);
  return new Surroundings([...shown, ...titles], [...fields], typical);
}
