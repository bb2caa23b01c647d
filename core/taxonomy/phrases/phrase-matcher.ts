import { phraseKey } from './phrase-key.js';
import { tokenize, type Token } from './tokens.js';

export interface PhraseHit<T> {
  value: T;
  start: number;
  end: number;
  /** Index of its first token, and the count of its tokens. */
  at: number;
  length: number;
}

/** How a text must write a phrase: in any case and number, with the ending of the phrase as given, with its last letter as a capital, or letter for letter. */
export type Strictness = 'folded' | 'ending' | 'capital' | 'exact';

interface Entry<T> {
  value: T;
  /** The phrase, where the text must show it letter for letter. */
  exactly: string | undefined;
  /** Its last letter, where the text must show that: the "s" of "Teams", the "é" of "motivé" in any case, the "D" of "permis D" as a capital. */
  ending: string | undefined;
  /** Another meaning of the same words. */
  other: Entry<T> | undefined;
}

/**
 * Finds phrases in a text, word by word: the longest phrase at each place, none inside another. Linear in the number of words for phrases of
 * bounded length. Phrases are keys of one map, their words joined by spaces, and a second map holds for each first word and each first two how long
 * their phrases get: with a hundred thousand of them that is built in a fraction of the time and memory that a tree of maps takes.
 */
export class PhraseMatcher<T> {
  private readonly phrases = new Map<string, Entry<T>>();
  /** For each word, and each two words, that begin a phrase: the most words that such a phrase has. */
  private readonly longest = new Map<string, number>();
  /** The words that follow the first in some phrase. Most words of a text do not, which saves the search for a phrase. */
  private readonly inner = new Set<string>();

  add(
    phrase: string,
    value: T,
    strictness: Strictness = 'folded',
    tokens: readonly Pick<Token, 'form'>[] = tokenize(phrase),
  ): void {
    const first = tokens[0]?.form;
    if (first === undefined) return;
    let key = first;
    this.lengthen(first, tokens.length);
    for (let index = 1; index < tokens.length; index += 1) {
      const form = tokens[index]?.form ?? '';
      this.inner.add(form);
      key += ` ${form}`;
      if (index === 1 && tokens.length > 2) this.lengthen(key, tokens.length);
    }
    const known = this.phrases.get(key);
    const entry: Entry<T> = {
      value,
      exactly: strictness === 'exact' ? phrase : undefined,
      ending: endingOf(phrase, strictness),
      other: undefined,
    };
    this.phrases.set(key, known ? inOrder(known, entry) : entry);
  }

  private lengthen(beginning: string, length: number): void {
    if ((this.longest.get(beginning) ?? 0) < length) this.longest.set(beginning, length);
  }

  find(text: string, tokens: readonly Token[] = tokenize(text)): PhraseHit<T>[] {
    const hits: PhraseHit<T>[] = [];
    let at = 0;
    while (at < tokens.length) {
      const hit = this.longestAt(text, tokens, at);
      if (hit) {
        hits.push(hit);
        at += hit.length;
      } else {
        at += 1;
      }
    }
    return hits;
  }

  /** Adds a phrase unless one of the same words was added, however strictly. */
  addIfNew(phrase: string, value: T, strictness: Strictness = 'folded'): void {
    const tokens = tokenize(phrase);
    if (!this.phrases.has(keyOfTokens(tokens))) this.add(phrase, value, strictness, tokens);
  }

  /** Whether a phrase of the same words was added, however strictly. */
  has(phrase: string): boolean {
    return this.phrases.has(phraseKey(phrase));
  }

  /** The value of a phrase that is the whole text, in whatever case. */
  lookUp(text: string): T | undefined {
    const tokens = tokenize(text);
    const end = tokens[tokens.length - 1]?.end ?? 0;
    const known = this.phrases.get(keyOfTokens(tokens));
    for (let entry = known; entry; entry = entry.other) if (endsAsGiven(entry, text, end)) return entry.value;
    return undefined;
  }

  private longestAt(text: string, tokens: readonly Token[], at: number): PhraseHit<T> | undefined {
    let best: PhraseHit<T> | undefined;
    const first = tokens[at];
    let longest = first && this.longest.get(first.form);
    if (!first || !longest) return undefined;
    let key = first.form;
    const { start } = first;
    for (let index = at; index < Math.min(tokens.length, at + longest); index += 1) {
      const token = tokens[index];
      if (!token) break;
      const before: Token | undefined = index > at ? tokens[index - 1] : undefined;
      if (before && (!this.inner.has(token.form) || isBreak(text, before.end, token.start))) break;
      if (index > at) key += ` ${token.form}`;
      if (index === at + 1 && longest > 2) longest = this.longest.get(key) ?? 2;
      const known = this.phrases.get(key);
      for (let entry = known; entry; entry = entry.other) {
        if (entry.exactly !== undefined && text.slice(start, token.end) !== entry.exactly) continue;
        if (!endsAsGiven(entry, text, token.end)) continue;
        best = { value: entry.value, start, end: token.end, at, length: index - at + 1 };
        break;
      }
    }
    return best;
  }
}

/** The meanings of the same words: one that asks for its ending goes before one that does not, "Canvas" before "Canva". */
function inOrder<T>(first: Entry<T>, added: Entry<T>): Entry<T> {
  if (added.ending !== undefined && first.ending === undefined) {
    added.other = first;
    return added;
  }
  let last = first;
  while (last.other && (added.ending === undefined || last.other.ending !== undefined)) last = last.other;
  added.other = last.other;
  last.other = added;
  return first;
}

function keyOfTokens(tokens: readonly Token[]): string {
  return tokens.length === 1 ? tokens[0]!.form : tokens.map(({ form }) => form).join(' ');
}

function endingOf(phrase: string, strictness: Strictness): string | undefined {
  if (strictness === 'capital') return phrase.slice(-1);
  return strictness === 'ending' ? phrase.slice(-1).toLowerCase() : undefined;
}

function endsAsGiven<T>({ ending, other }: Entry<T>, text: string, end: number): boolean {
  if (ending === undefined) return true;
  const last = text.slice(end - 1, end);
  if (last !== ending && last.toLowerCase() !== ending) return false;
  // Where "CMM" is known beside "CMMS", "CMMs" are several of the first.
  return other === undefined || ending !== 's' || !PLURAL_OF_CAPITALS.test(text.slice(end - 3, end));
}

const PLURAL_OF_CAPITALS = /^[A-Z]{2}s$/;

/**
 * The words of a phrase are joined by one or two characters, or by the end of a line that was wrapped; never by a list separator, the end of a sentence,
 * of a paragraph, of an item or of a table cell.
 */
function isBreak(text: string, from: number, to: number): boolean {
  if (to - from === 1) {
    const code = text.charCodeAt(from);
    if (code === LINE_END) return !isWrapped(text, from, to);
    return code === 44 /* , */ || code === 59 /* ; */ || code === 124 /* | */ || code === 58 /* : */ || code === 9;
  }
  if (to - from > LONGEST_GAP) return true;
  const gap = text.slice(from, to);
  if (gap.includes('\n')) return !WRAPPED_GAP.test(gap) || !isWrapped(text, from, to);
  if (gap === '. ' && ABBREVIATED.test(text.slice(Math.max(0, from - 5), from))) return false;
  return gap.length > LONGEST_JOINT || /[,;:|•·()[\]\t]|[.!?]\s/.test(gap);
}

/** "prawo jazdy kat. B", "Führerschein Kl. B", "specjalista ds. płac": what never ends a sentence. */
const ABBREVIATED = /(?<!\p{L})(?:[ck]at|[ck]l|ds)$/iu;
const LINE_END = 10;
/** Characters between two words of one line. */
const LONGEST_JOINT = 3;
/** The same with the end of a line and the indent of the next. */
const LONGEST_GAP = 12;
/** One end of a line with nothing but spaces and perhaps a hyphen: a mark at the start of a line begins an item. */
const WRAPPED_GAP = /^[-\u00ad\u2010]? {0,3}\r?\n {0,10}$/;
/** Characters. A line that was wrapped is at least this long, unless the next goes on in lower case: shorter ones are items of lists. */
const SHORTEST_WRAPPED_LINE = 45;

/** Whether the line that ends between two words goes on in the next one. */
function isWrapped(text: string, from: number, to: number): boolean {
  const next = text.charAt(to);
  if (next !== next.toUpperCase()) return true;
  const start = from - SHORTEST_WRAPPED_LINE;
  return start >= 0 && !text.slice(start, from).includes('\n');
}
