import { fold } from '../../text/search-words.js';
import { listOf } from '../tables/number-lists.js';
import { StringList } from '../tables/string-list.js';
import { wordsOf, type NameTables } from './name-tables.js';

/** A list of entries of which only those that are shown are read. */
export interface Listing<T> {
  readonly length: number;
  slice(start: number, end?: number): readonly T[];
}

/** Looks entries up by the beginnings of words of their names, as somebody types them. */
export class NameLookup<T> {
  private readonly names: StringList;
  private readonly words: StringList;

  /** @param at the entry of a number */
  constructor(
    private readonly tables: NameTables,
    private readonly at: (number: number) => T,
  ) {
    this.names = new StringList(tables.names);
    this.words = new StringList(tables.words);
  }

  /** All, in the order of their names. */
  get entries(): Listing<T> {
    const { order } = this.tables;
    return { length: order.length, slice: (start, end) => Array.from(order.subarray(start, end), this.at) };
  }

  /** Entries of which one name has words that begin with each word of the query: the best match first, then by name. */
  find(query: string): Listing<T> {
    const wanted = fold(query).trim();
    const ranks = new Map<number, number>();
    for (const number of this.withAll(wordsOf(wanted))) {
      const owner = this.tables.owners[number]! >> 1;
      const rank = this.rankOf(number, wanted) + (this.tables.owners[number]! & 1);
      const known = ranks.get(owner);
      if (known === undefined || rank < known) ranks.set(owner, rank);
    }
    const found = [...ranks].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    const slice = (start: number, end?: number): T[] => found.slice(start, end).map(([owner]) => this.ownerAt(owner));
    return { length: found.length, slice };
  }

  /** Entries with a name that is written much like this one, the nearest first. */
  near(name: string, limit: number): T[] {
    const wanted = fold(name).trim();
    const grams = trigrams(wanted);
    const best = new Map<number, number>();
    const seen = new Set<number>();
    for (const word of wordsOf(wanted).slice(0, MOST_WORDS)) {
      if (word.length < LEAST_LETTERS) continue;
      for (const number of this.beginningWith(word.slice(0, LEAST_LETTERS))) {
        if (seen.size >= MOST_COMPARED) break;
        if (seen.has(number)) continue;
        seen.add(number);
        const likeness = diceWith(grams, this.names.at(number));
        const owner = this.tables.owners[number]! >> 1;
        if (likeness >= LEAST_LIKENESS && likeness > (best.get(owner) ?? 0)) best.set(owner, likeness);
      }
    }
    return [...best]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, limit)
      .map(([owner]) => this.ownerAt(owner));
  }

  private ownerAt(owner: number): T {
    return this.at(this.tables.order[owner]!);
  }

  /** 0 for the name itself, 2 for its beginning, 4 for words within it; the odd numbers are for other names than an entry's own. */
  private rankOf(name: number, wanted: string): number {
    return this.names.is(name, wanted) ? 0 : this.names.startsWith(name, wanted) ? 2 : 4;
  }

  /** Numbers of the names that have a word with each of these beginnings, some more than once. */
  private withAll(beginnings: readonly string[]): readonly number[] {
    const [first, ...others] = [...beginnings].sort((a, b) => b.length - a.length);
    let found = first === undefined ? [] : this.beginningWith(first);
    for (const beginning of others) {
      const also = new Set(this.beginningWith(beginning));
      found = found.filter((number) => also.has(number));
    }
    return found;
  }

  private beginningWith(beginning: string): number[] {
    const found: number[] = [];
    let low = 0;
    let high = this.words.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.words.at(middle) < beginning) low = middle + 1;
      else high = middle;
    }
    for (let at = low; at < this.words.size && this.words.startsWith(at, beginning); at += 1) {
      for (const number of listOf(this.tables.namesOf, at)) found.push(number);
    }
    return found;
  }
}

/** Words of a name that are compared; the rest of a long one changes little. */
const MOST_WORDS = 6;
/** Letters that two words must share at their beginnings to be compared at all. */
const LEAST_LETTERS = 3;
/** Names that are compared: half a millisecond of work at most. */
const MOST_COMPARED = 1_000;
/** Dice coefficient of trigrams: "Postgress" and "PostgreSQL" are above it. */
const LEAST_LIKENESS = 0.4;

/** Each three code units in a row as one number, the text within blanks. */
function trigrams(text: string): Set<number> {
  const grams = new Set<number>();
  let gram = BEFORE;
  for (let at = 0; at <= text.length; at += 1) grams.add((gram = next(gram, text, at)));
  return grams;
}

/** Twice the trigrams that the name shares with `grams`, by the trigrams of both; no set is made of those of the name. */
function diceWith(grams: ReadonlySet<number>, name: string): number {
  const most = Math.min(grams.size, name.length + 1);
  if (2 * most < LEAST_LIKENESS * (grams.size + name.length + 1)) return 0;
  let shared = 0;
  let gram = BEFORE;
  for (let at = 0; at <= name.length; at += 1) if (grams.has((gram = next(gram, name, at)))) shared += 1;
  return (2 * Math.min(shared, most)) / (grams.size + name.length + 1);
}

const BLANK = 32;
/** Two blanks, before the text begins. */
const BEFORE = BLANK * 0x400 + BLANK;

/** Ten bits a code unit: what lies beyond meets others at times, which a likeness can bear. */
function next(gram: number, text: string, at: number): number {
  const unit = at < text.length ? text.charCodeAt(at) : BLANK;
  return ((gram & 0xfffff) << 10) | (unit & 0x3ff);
}
