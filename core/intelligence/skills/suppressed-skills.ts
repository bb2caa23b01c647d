import type { Taxonomy } from '../../taxonomy/taxonomy.js';

/**
 * Ids of the skills that a candidate's record suppresses, by any of their names, and of all that would show one of them: whoever has
 * PostgreSQL has SQL, so where SQL is suppressed PostgreSQL is too. Nothing suppressed can then be earned, filtered on or shown by way of another skill.
 */
export function suppressedSkillIds(names: readonly string[], taxonomy: Taxonomy): ReadonlySet<string> {
  const ids = names.map((name) => taxonomy.skillKey(name));
  return new Set(ids.flatMap((id) => [id, ...taxonomy.narrower(id)]));
}
