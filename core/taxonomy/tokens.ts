/** A word of a text, in the form in which phrases are compared. */
export interface Token {
  /** Folded: lower case, no diacritics, no plural "s", American "-ize". */
  form: string;
  start: number;
  end: number;
}

const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|#)?/gu;
const ASCII = /^[\x20-\x7e]*$/;

/**
 * Splits at everything that is neither letter nor digit, so that hyphens, slashes, dots and spaces count as the same.
 * `c++`, `c#` and `.net` stay whole.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    let word = match[0];
    let start = match.index;
    if (word.startsWith('.') && (isWordBefore(text, start) || word.length < 3)) {
      word = word.slice(1);
      start += 1;
    }
    tokens.push({ form: normalizeWord(word), start, end: match.index + match[0].length });
  }
  return tokens;
}

function isWordBefore(text: string, index: number): boolean {
  return index > 0 && /[\p{L}\p{N}]/u.test(text[index - 1] ?? '');
}

const known = new Map<string, string>();

/** Words repeat, so their forms are kept, up to a bound that a hostile text cannot blow. */
function normalizeWord(word: string): string {
  let form = known.get(word);
  if (form === undefined) {
    form = stem(ASCII.test(word) ? word.toLowerCase() : word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
    if (known.size >= 50_000) known.clear();
    known.set(word, form);
  }
  return form;
}

function stem(word: string): string {
  let form = word;
  if (form.length > 4 && form.endsWith('ies')) form = `${form.slice(0, -3)}y`;
  else if (
    form.length > 3 &&
    form.endsWith('s') &&
    !form.endsWith('ss') &&
    !form.endsWith('us') &&
    !form.endsWith('is')
  )
    form = form.slice(0, -1);
  return form.length > 6 ? form.replace(/is(ation|ing|ed|e)$/, 'iz$1') : form;
}
