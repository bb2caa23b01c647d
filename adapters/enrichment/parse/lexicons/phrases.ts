/** A list of phrases, separated by `;` or by lines. Backslashes are kept: a phrase is the source of a regular expression. */
export function phrases(list: TemplateStringsArray): readonly string[] {
  return list.raw
    .join('')
    .split(/;\s|\n/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** A list of single words, separated by white space. */
export function words(list: TemplateStringsArray): readonly string[] {
  return list.raw.join('').split(/\s+/u).filter(Boolean);
}
