import type { Skill } from '../model/model.js';
import { tokenize } from '../phrases/tokens.js';
import { COMMON_WORDS } from './context-words.js';

/** Whether fields of work are near each other. What belongs to all work (no field), or is not known, is near everything. */
export function isNearField(skill: Pick<Skill, 'fields'>, fields: readonly string[]): boolean {
  return !skill.fields || skill.fields.length === 0 || skill.fields.some((field) => fields.includes(field));
}

/** Where a name stands: the words beside it, and the fields of work of the certain skills and titles around it. */
export class Surroundings {
  private readonly words = new Set<string>();

  /**
   * @param texts all that stands around, the names themselves among them
   * @param fields fields of work that are known beyond doubt
   * @param typical ids of the skills typical of the occupations around
   */
  constructor(
    texts: Iterable<string>,
    private readonly fields: readonly string[],
    private readonly typical: ReadonlySet<string>,
  ) {
    for (const text of texts) {
      for (const { form } of tokenize(text)) this.words.add(form);
    }
  }

  /**
   * Whether an ambiguous name means this skill here: a word of the skill's context stands beside it, it is typical of the occupation, or what is around is of
   * its field. A name is taken at its word where nothing around it belongs to a field.
   */
  support(skill: Skill, name: string): boolean {
    if (this.fields.length === 0 || this.typical.has(skill.id) || isNearField(skill, this.fields)) return true;
    const own = new Set(tokenize(name).map(({ form }) => form));
    return skill.context.some((entry) => {
      const words = tokenize(entry).map(({ form }) => form);
      const isCommon = words.length === 1 && COMMON_WORDS.has(words[0] ?? '');
      return !isCommon && words.some((form) => !own.has(form)) && words.every((form) => this.words.has(form));
    });
  }
}
