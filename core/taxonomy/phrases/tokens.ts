/** A word of a text, in the form in which phrases are compared. */
export interface Token {
  /** Folded: lower case, no diacritics, no plural "s", American "-ize". */
  form: string;
  start: number;
  end: number;
}

const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|#)?/gu;
// eslint-disable-next-line no-control-regex -- all of ASCII is meant, line ends and tabs too
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Splits at everything that is neither letter nor digit, so that hyphens, slashes, dots and spaces count as the same.
 * `c++`, `c#` and `.net` stay whole.
 */
export function tokenize(text: string): Token[] {
  return ASCII.test(text) ? tokenizeAscii(text) : tokenizeAny(text);
}

const OTHER = 0;
const WORD_CHARACTER = 1;
const KIND = new Uint8Array(128);
for (const character of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
  KIND[character.charCodeAt(0)] = WORD_CHARACTER;
const PLUS = 43;
const DOT = 46;
const HASH = 35;

/** Most text is ASCII, and a scan by character codes is several times faster there than the expression for all of Unicode. */
function tokenizeAscii(text: string): Token[] {
  const tokens: Token[] = [];
  const { length } = text;
  let at = 0;
  while (at < length) {
    if (KIND[text.charCodeAt(at)] === OTHER) {
      at += 1;
      continue;
    }
    let start = at;
    while (at < length && KIND[text.charCodeAt(at)] === WORD_CHARACTER) at += 1;
    const next = text.charCodeAt(at);
    if (next === HASH) at += 1;
    else if (next === PLUS && text.charCodeAt(at + 1) === PLUS) at += 2;
    const dotted = start > 0 && text.charCodeAt(start - 1) === DOT && at - start >= 2;
    if (dotted && (start < 2 || KIND[text.charCodeAt(start - 2)] === OTHER)) start -= 1;
    tokens.push({ form: normalizeWord(text.slice(start, at)), start, end: at });
  }
  return tokens;
}

function tokenizeAny(text: string): Token[] {
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
    if (known.size >= MOST_KNOWN) known.clear();
    if (word.length < SHORTEST_SLICE) known.set(word, form);
  }
  return form;
}

const MOST_KNOWN = 50_000;
/** Characters. V8 makes a longer part of a string a view of it, and keeping that would keep the whole text in memory: somebody's resume. */
const SHORTEST_SLICE = 13;

/** The last letters of "-isation", "-ising", "-ised" and "-ise". */
const BRITISH_ENDS: ReadonlySet<number> = new Set([...'nged'].map((letter) => letter.charCodeAt(0)));

/** Words whose "s" makes another word: "news" are not new, "goods" are not good. */
const NO_PLURALS: ReadonlySet<string> = new Set(['news', 'goods']);

function stem(word: string): string {
  if (NO_PLURALS.has(word)) return word;
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
  return form.length > 6 && BRITISH_ENDS.has(form.charCodeAt(form.length - 1))
    ? form.replace(/is(ation|ing|ed|e)$/, 'iz$1')
    : form;
}
