import type { FormSource } from '../data/forms/index.js';
import { parseForms, parsePairs } from './parse-lines.js';
import type { Occupation, Skill } from '../model/model.js';

/** Skills with the forms of other languages after their own. Throws if a form names an unknown entry. */
export function withForms(skills: readonly Skill[], sources: readonly Pick<FormSource, 'skills'>[]): Skill[] {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  for (const { id, aliases, narrower, ambiguous, context } of sources.flatMap((source) => parseForms(source.skills))) {
    const skill = byId.get(id);
    if (!skill) throw new Error(`Forms of a skill that does not exist: ${id}`);
    byId.set(id, {
      ...skill,
      aliases: [...skill.aliases, ...aliases],
      narrower: [...skill.narrower, ...narrower],
      ambiguous: [...skill.ambiguous, ...ambiguous],
      context: [...skill.context, ...context],
    });
  }
  return [...byId.values()];
}

/** Occupations with the titles of other languages after their own. Throws if a title names an unknown entry. */
export function withTitles(
  occupations: readonly Occupation[],
  sources: readonly Pick<FormSource, 'titles'>[],
): Occupation[] {
  const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]));
  for (const [id, titles] of sources.flatMap((source) => parsePairs(source.titles))) {
    const occupation = byId.get(id);
    if (!occupation) throw new Error(`Titles of an occupation that does not exist: ${id}`);
    const added = titles.split(';').map((title) => title.trim());
    byId.set(id, { ...occupation, titles: [...occupation.titles, ...added] });
  }
  return [...byId.values()];
}
