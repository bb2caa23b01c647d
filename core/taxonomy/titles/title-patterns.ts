import { JOINING_WORDS } from '../phrases/joining-words.js';
import { phraseKey } from '../phrases/phrase-key.js';
import type { Token } from '../phrases/tokens.js';
import { CHANGING, isQualifier, WITH_DEPUTIES } from './title-qualifiers.js';
import { segmentAround } from './title-segment.js';

/** A title made by rule, as "Loom operator" and "Carding machine tender" are. */
export interface PatternHit {
  /** Id of the occupation. */
  id: string;
  /** How many words of the title decided. */
  length: number;
  /** How many of them are the head. */
  head: number;
  /** Where the head ends: behind so many words. */
  end: number;
  /** Whether they stand behind a separator: "Assembler, metal furniture". */
  isBehind: boolean;
  /** Before so many words of the title they stand, where they decide wherever they stand before the head: "Substitute algebra teacher". */
  anywhereAt?: number;
}

/** What decides among the words before a head. */
interface Decision {
  id: string;
  length: number;
  at: number;
  anywhere: boolean;
}

/** The words that decide for an occupation, shared by all heads of their line. */
interface Line {
  id: string;
  words: ReadonlySet<string>;
  /** Whether they may stand anywhere before the head instead of right before it. */
  anywhere: boolean;
}

interface Head {
  /** Of several that a title fits, the first decides. */
  lines: Line[];
  /** The occupation of the head after whatever other words. */
  otherwise: string | undefined;
}

/** Words of a phrase that decides, and of a head, at most. */
const LONGEST = 3;
const ANY = '*';
const ANYWHERE = 'anywhere';
/** Words between the head and the one that decides, which decide nothing: "Nursing department secretary". */
const FILLERS: ReadonlySet<string> = new Set(
  'program programme department area unit section division team crew group staff shop and level certified licensed ii iii'.split(
    ' ',
  ),
);

/** Recognizes titles by rules instead of by lists, as `data/title-patterns.ts` describes them. */
export class TitlePatterns {
  private readonly heads = new Map<string, Head>();
  private readonly named: Map<string, readonly string[]>;

  /**
   * @param lines heads, words and the id of an occupation; or a name with `@` and its words. Throws for a name that is not known.
   * @param others rules of which the names are known too
   */
  constructor(lines: readonly (readonly string[])[], others?: TitlePatterns) {
    this.named = new Map(others?.named);
    for (const [first = '', words = '', id, where] of lines) {
      const keys = items(words, this.named);
      if (id === undefined) this.named.set(first, keys);
      else {
        const line = { id, words: new Set(keys), anywhere: where === ANYWHERE };
        for (const head of items(first, this.named)) this.learn(head, line);
      }
    }
  }

  /** The ids of all occupations that a line leads to. */
  ids(): Set<string> {
    const ids = new Set<string>();
    for (const { lines, otherwise } of this.heads.values()) {
      for (const { id } of lines) ids.add(id);
      if (otherwise !== undefined) ids.add(otherwise);
    }
    return ids;
  }

  /** A head by itself decides nothing. */
  isHead(phrase: string): boolean {
    return this.heads.has(phrase);
  }

  /** The occupation of a title whose first part ends in a head: "Loom operator", "Assembler, metal furniture". */
  find(title: string, tokens: readonly Token[]): PatternHit | undefined {
    const { after } = segmentAround(title, tokens, { at: 0, length: Math.min(1, tokens.length) });
    const words = tokens.slice(0, after).map(({ form }) => form);
    while (words.length > 1 && isQualifier(words.at(-1) ?? '')) words.pop();
    if (words.some((word) => JOINING_WORDS.has(word) && word !== 'and')) return undefined;
    const beside = tokens.slice(after).map(({ form }) => form);
    let otherwise: PatternHit | undefined;
    for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
      const head = this.heads.get(words.slice(-length).join(' '));
      if (!head) continue;
      const hasDeputies = words.slice(-length).some((word) => WITH_DEPUTIES.has(word));
      if (!hasDeputies && words.slice(0, -length).some((word) => CHANGING.has(word))) continue;
      const made = { head: length, end: words.length, isBehind: false };
      const before = decide(head.lines, words.slice(0, -length));
      if (before) {
        const anywhereAt = before.anywhere ? { anywhereAt: before.at } : {};
        return { ...made, id: before.id, length: length + before.length, ...anywhereAt };
      }
      const behind = decide(head.lines, beside);
      if (behind) return { ...made, id: behind.id, length: length + behind.length, isBehind: true };
      if (head.otherwise !== undefined && words.length > length) otherwise ??= { ...made, id: head.otherwise, length };
    }
    return otherwise;
  }

  private learn(name: string, line: Line): void {
    const head = this.heads.get(name) ?? { lines: [], otherwise: undefined };
    this.heads.set(name, head);
    if (line.words.has(ANY)) head.otherwise = line.id;
    else head.lines.push(line);
  }
}

/** By the longest phrase right before the head, or by one anywhere before it whose line comes earlier. */
function decide(lines: readonly Line[], words: readonly string[]): Decision | undefined {
  let best: (Decision & { line: number }) | undefined;
  const nearest = nearestWord(lines, words);
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(LONGEST, end); length > 0; length -= 1) {
      const phrase = words.slice(end - length, end).join(' ');
      const line = lines.findIndex((each) => each.words.has(phrase) && (each.anywhere || end >= nearest));
      const found = lines[line];
      if (!found) continue;
      if (!best || (line < best.line && (found.anywhere || best.anywhere)))
        best = { id: found.id, anywhere: found.anywhere, line, length, at: end - length };
    }
  }
  return best;
}

/** Behind the word that counts as right before the head. */
function nearestWord(lines: readonly Line[], words: readonly string[]): number {
  let nearest = words.length;
  const decides = (word: string): boolean => lines.some((line) => line.words.has(word));
  while (nearest > 1 && FILLERS.has(words[nearest - 1] ?? '') && !decides(words[nearest - 1] ?? '')) nearest -= 1;
  return nearest;
}

/** The forms of the items of a column, with the words of names in their place. */
function items(column: string, named: ReadonlyMap<string, readonly string[]>): string[] {
  return column.split(';').flatMap((each) => {
    const item = each.trim();
    if (!item.startsWith('@')) return item === ANY ? [ANY] : [phraseKey(item)].filter((key) => key !== '');
    const words = named.get(item);
    if (!words) throw new Error(`Not a list of words: ${item}`);
    return words;
  });
}
