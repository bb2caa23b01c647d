import { StringIndex } from '../tables/string-index.js';
import type { PhraseTables } from './phrase-tables.js';
import { tokenize, type Token } from './tokens.js';

export interface PhraseHit<T> {
  value: T;
  start: number;
  end: number;
  /** Index of its first token, and the count of its tokens. */
  at: number;
  length: number;
}

/**
 * Finds phrases in a text, word by word: the longest phrase at each place, none inside another. Linear in the number of words for phrases of
 * bounded length. The tables are read in place.
 */
export class PhraseMatcher<T> {
  private readonly words: StringIndex;

  /** @param valueOf what a value of the tables stands for */
  constructor(
    private readonly tables: PhraseTables,
    private readonly valueOf: (value: number) => T,
  ) {
    this.words = new StringIndex(tables.words);
  }

  find(text: string, tokens: readonly Token[] = tokenize(text)): PhraseHit<T>[] {
    const hits: PhraseHit<T>[] = [];
    const words = tokens.map(({ form }) => this.words.numberOf(form));
    let at = 0;
    while (at < tokens.length) {
      const hit = this.longestAt(text, tokens, words, at);
      if (hit) {
        hits.push(hit);
        at += hit.length;
      } else {
        at += 1;
      }
    }
    return hits;
  }

  /** The value of a phrase that is the whole text, in whatever case. */
  lookUp(text: string): T | undefined {
    const tokens = tokenize(text);
    let node = 0;
    for (const { form } of tokens) {
      const word = this.words.numberOf(form);
      node = word < 0 ? 0 : this.next(node, word);
      if (node === 0) return undefined;
    }
    const end = tokens.at(-1)?.end ?? 0;
    const meaning = this.meaningAt(node, text, end);
    return meaning < 0 ? undefined : this.valueOf(this.tables.values[meaning]!);
  }

  /** The number of a word in the tables; -1 for one that no phrase has. */
  wordNumber(form: string): number {
    return this.words.numberOf(form);
  }

  private longestAt(
    text: string,
    tokens: readonly Token[],
    words: readonly number[],
    at: number,
  ): PhraseHit<T> | undefined {
    const first = tokens[at]!;
    let node = 0;
    let best = -1;
    let last = at;
    for (let index = at; index < tokens.length; index += 1) {
      const word = words[index]!;
      if (word < 0) break;
      node = this.next(node, word);
      if (node === 0) break;
      const { start, end } = tokens[index]!;
      if (index > at && (isBreak(text, tokens[index - 1]!.end, start) || isArticle(text, tokens[index - 1]!, start)))
        break;
      const meaning = this.meaningAt(node, text, end, first.start);
      if (meaning >= 0) [best, last] = [meaning, index];
    }
    if (best < 0) return undefined;
    const value = this.valueOf(this.tables.values[best]!);
    return { value, start: first.start, end: tokens[last]!.end, at, length: last - at + 1 };
  }

  /** The node after a node and a word; 0 where no phrase goes on so. */
  private next(node: number, word: number): number {
    const { roots, childrenOf, wordOf } = this.tables;
    if (node === 0) return roots[word]!;
    const end = childrenOf[node + 1]!;
    let low = childrenOf[node]!;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (wordOf[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low < end && wordOf[low] === word ? low : 0;
  }

  /**
   * The first meaning of the phrase at a node that the text is spelled for; -1 for none.
   *
   * @param start where the phrase begins, if the text has to show it letter for letter where its meaning asks for that
   */
  private meaningAt(node: number, text: string, end: number, start?: number): number {
    const { meaningsOf, rules, spellings } = this.tables;
    const after = meaningsOf[node + 1]!;
    for (let at = meaningsOf[node]!; at < after; at += 1) {
      const rule = rules[at]!;
      if (rule === 0) return at;
      const { exactly, opening, plusAfter, section, dotBefore, ending, isCapitalS, counted } = spellings[rule - 1]!;
      if (opening !== undefined && start !== undefined && !text.startsWith(opening, start)) continue;
      if (plusAfter !== undefined && start !== undefined && text.charAt(start + plusAfter) !== '+') continue;
      if (dotBefore !== undefined && text.charAt(end - dotBefore) !== '.') continue;
      if (section && start !== undefined && !isAfterSectionSign(text, start)) continue;
      if (exactly !== undefined && start !== undefined && text.slice(start, end) !== exactly) continue;
      if (ending === undefined || endsAsGiven(ending, text, end, at + 1 === after && !isCapitalS)) return at;
      if (counted && isSeveralOf(ending, text, end)) return at;
    }
    return -1;
  }
}

/** "§34a" and "§ 34a". */
export function isAfterSectionSign(text: string, start: number): boolean {
  return text
    .slice(Math.max(0, start - 2), start)
    .trimEnd()
    .endsWith('§');
}

/** @param mayBeSeveral whether capitals with an "s" after them may be the phrase: it is not written in capitals, and the same words have no further meaning */
function endsAsGiven(ending: string, text: string, end: number, mayBeSeveral: boolean): boolean {
  const last = text.slice(end - 1, end);
  if (last !== ending && last.toLowerCase() !== ending) return false;
  // "SSRs" are no SSRS. Where "CMM" is known beside "CMMS", "CMMs" are several of the first.
  return mayBeSeveral || ending !== 's' || !PLURAL_OF_CAPITALS.test(text.slice(end - 3, end));
}

/** Whether capitals that end so have an "s" after them: "CMMs" are several of "CMM", and "Leeds" is no "LEED". */
function isSeveralOf(ending: string, text: string, end: number): boolean {
  return text.charAt(end - 2).toLowerCase() === ending && PLURAL_OF_CAPITALS.test(text.slice(end - 3, end));
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

/** "Send a P&L": the small word before a letter is no part of an abbreviation such as "A/P". */
function isArticle(text: string, word: Token, next: number): boolean {
  if (word.end - word.start !== 1 || next !== word.end + 1) return false;
  return text.startsWith('a ', word.start) && /^[A-Z](?![a-z])/.test(text.slice(next, next + 2));
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
