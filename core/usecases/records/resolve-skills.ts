import { valuesOf, type AnyOf } from '../../ports/page.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';

/** The ids of skills that are filtered by, each by any of its names. */
export function resolveSkills(skills: AnyOf<string>, taxonomy: Taxonomy): string[] {
  return [...new Set((valuesOf(skills) ?? []).map((name) => taxonomy.resolve(name)))];
}
