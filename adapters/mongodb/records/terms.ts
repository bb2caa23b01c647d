import { type AnyOf, valuesOf } from '../../../core/spi.js';

// What a record is found by beside its times and ids: one array of terms and one multikey index for all kinds of them. Their first
// letter keeps a tag apart from a word that is spelled alike.

export function wordTerms(words: readonly string[]): string[] {
  return words.map((word) => `w:${word}`);
}

export function tagTerms(tags: readonly string[]): string[] {
  return tags.map((tag) => `t:${tag}`);
}

export function skillTerms(skillIds: readonly string[]): string[] {
  return skillIds.map((id) => `s:${id}`);
}

export function contactTerms(keys: readonly string[]): string[] {
  return keys.map((key) => `c:${key}`);
}

export function contactKeyOf(term: string): string {
  return term.slice('c:'.length);
}

/** What a record has all of, and lists of which it has one at least. The rarer first, as far as is known: one term is looked up in the index, and the others are compared. */
export function queryTerms(filter: {
  email?: string;
  skillId?: AnyOf<string>;
  tag?: AnyOf<string>;
  words?: readonly string[];
}): { all: string[]; anyOf: string[][] } {
  const lists = [skillTerms(valuesOf(filter.skillId) ?? []), tagTerms(valuesOf(filter.tag) ?? [])];
  return {
    all: [
      ...(filter.email === undefined ? [] : contactTerms([`email:${filter.email}`])),
      ...lists.flatMap((terms) => (terms.length === 1 ? terms : [])),
      ...wordTerms([...(filter.words ?? [])].sort((a, b) => b.length - a.length)),
    ],
    anyOf: lists.filter((terms) => terms.length > 1),
  };
}
