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

/** The rarer first, as far as is known: one term is looked up in the index, and the others are compared. */
export function queryTerms(filter: {
  email?: string;
  skillId?: string;
  tag?: string;
  words?: readonly string[];
}): string[] {
  return [
    ...(filter.email === undefined ? [] : contactTerms([`email:${filter.email}`])),
    ...(filter.skillId === undefined ? [] : skillTerms([filter.skillId])),
    ...(filter.tag === undefined ? [] : tagTerms([filter.tag])),
    ...wordTerms([...(filter.words ?? [])].sort((a, b) => b.length - a.length)),
  ];
}
