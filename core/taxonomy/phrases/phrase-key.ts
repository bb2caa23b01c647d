import { tokenize } from './tokens.js';

/** Equal for phrases that the matcher treats as the same: "Data bases", "data-base". Empty for a phrase without a word. */
export function phraseKey(phrase: string): string {
  return tokenize(phrase)
    .map(({ form }) => form)
    .join(' ');
}

/** `phraseKey` that remembers its results, for phrases that are looked up again and again. */
export function rememberedPhraseKeys(): (phrase: string) => string {
  const known = new Map<string, string>();
  return (phrase) => {
    let key = known.get(phrase);
    if (key === undefined) known.set(phrase, (key = phraseKey(phrase)));
    return key;
  };
}
