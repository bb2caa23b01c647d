import { PairNumbers } from '../tables/pair-numbers.js';
import { indexStrings, type StringTables } from '../tables/string-index.js';
import { tokenize, type Token } from './tokens.js';

/**
 * How a text must write a phrase: in any case and number, with the ending of the phrase as given, the same or as several of an abbreviation ("CMMs"), with
 * its last letter as a capital, its first word letter for letter, with the plus after it or the section sign before it, its last word with the dot before it, or all of it.
 */
export type Strictness =
  'folded' | 'ending' | 'counted' | 'capital' | 'opening' | 'plus' | 'section' | 'domain' | 'exact';

/**
 * Phrases as a tree of words. Nodes are numbered level by level, so that the children of a node follow one another, in the order of their words.
 * Node 0 is the root.
 */
export interface PhraseTables {
  words: StringTables;
  /** For each word: the node of the phrases that begin with it, 0 for none. */
  roots: Uint32Array;
  /** For each node: its word, its first child and its first meaning; those of the next node end the list. */
  wordOf: Uint32Array;
  childrenOf: Uint32Array;
  meaningsOf: Uint32Array;
  /** For each meaning: its value. */
  values: Uint32Array;
  /** For each meaning: 0, or the number of a rule and one. */
  rules: Uint32Array;
  spellings: Spelling[];
}

/** What a text must show: the whole phrase or its first word letter for letter, or its last letter, the "s" of "Teams" and the "é" of "motivé" in any case, the "D" of "permis D" as a capital. */
export interface Spelling {
  exactly?: string;
  opening?: string;
  /** How many characters after its beginning a plus stands: 7 in "Network+ certified". */
  plusAfter?: number;
  /** Whether a section sign stands before it: "§34a" is no number of a house. */
  section?: true;
  /** How many characters before its end a dot stands: 4 in "Make.com". */
  dotBefore?: number;
  ending?: string;
  /** Whether the "s" is a letter of an abbreviation in capitals: "SSRs" are no SSRS. */
  isCapitalS?: true;
  /** Whether an "s" may follow the ending of capitals. */
  counted?: true;
}

/** Collects phrases, and packs them into tables. */
export class PhraseCollector {
  private readonly words = new Map<string, number>();
  /** Nodes by the node before and the word. */
  private readonly nodes = new PairNumbers();
  /** In the order in which they came, each with its node. */
  private readonly meanings: { node: number; value: number; rule: number }[] = [];
  /** For each node: how many meanings it has. */
  private readonly counts: number[] = [];
  private readonly rules = new Map<string, number>();
  private readonly spellings: Spelling[] = [];

  add(
    phrase: string,
    value: number,
    strictness: Strictness = 'folded',
    tokens: readonly Token[] = tokenize(phrase),
  ): void {
    const node = this.nodeOf(tokens);
    if (node === 0) return;
    const rule = this.ruleOf(phrase, strictness, tokens);
    this.meanings.push({ node, value, rule });
    this.counts[node] = (this.counts[node] ?? 0) + 1;
  }

  /** Adds a phrase unless one of the same words was added, however strictly. */
  addIfNew(phrase: string, value: number, strictness: Strictness = 'folded'): void {
    const tokens = tokenize(phrase);
    if ((this.counts[this.nodeOf(tokens)] ?? 0) === 0) this.add(phrase, value, strictness, tokens);
  }

  /** For each word that was added: its number in the tables. */
  get numbers(): ReadonlyMap<string, number> {
    return this.words;
  }

  tables(): PhraseTables {
    const size = this.nodes.size + 1;
    const children = this.children();
    // Their numbers here, in the order that the tables have: each node is after the one that it is a child of.
    const order = new Uint32Array(size);
    const roots = new Uint32Array(this.words.size);
    const wordOf = new Uint32Array(size);
    const childrenOf = new Uint32Array(size + 1);
    let next = 1;
    for (let node = 0; node < size; node += 1) {
      childrenOf[node] = next;
      const own = order[node]!;
      for (let at = children.starts[own]!; at < children.starts[own + 1]!; at += 1) {
        const word = children.words[at]!;
        if (node === 0) roots[word] = next;
        wordOf[next] = word;
        order[next] = children.nodes[at]!;
        next += 1;
      }
    }
    childrenOf[size] = next;
    return {
      words: indexStrings([...this.words.keys()]),
      ...{ roots, wordOf, childrenOf, spellings: this.spellings },
      ...this.packMeanings(order),
    };
  }

  /** For each node, by its number here: its children in the order of their words. */
  private children(): { starts: Uint32Array; nodes: Uint32Array; words: Uint32Array } {
    const size = this.nodes.size + 1;
    const [starts, nodes, words] = [new Uint32Array(size + 1), new Uint32Array(size), new Uint32Array(size)];
    let at = 0;
    for (const { number, first, second } of this.nodes.inOrder()) {
      starts[first + 1]! += 1;
      nodes[at] = number;
      words[at] = second;
      at += 1;
    }
    for (let node = 0; node < size; node += 1) starts[node + 1]! += starts[node]!;
    return { starts, nodes, words };
  }

  private packMeanings(order: Uint32Array): Pick<PhraseTables, 'meaningsOf' | 'values' | 'rules'> {
    const meaningsOf = new Uint32Array(order.length + 1);
    const free = new Uint32Array(order.length);
    for (const [place, node] of order.entries()) {
      free[node] = meaningsOf[place]!;
      meaningsOf[place + 1] = meaningsOf[place]! + (this.counts[node] ?? 0);
    }
    const values = new Uint32Array(this.meanings.length);
    const rules = new Uint32Array(this.meanings.length);
    // One that asks for its ending or a sign goes before one of the same words that does not: "Canvas" before "Canva", "§34d" before "34d".
    const asksFirst = ({ ending, plusAfter, section, dotBefore }: Spelling): boolean =>
      (ending ?? plusAfter ?? section ?? dotBefore) !== undefined;
    const [first, others] = [true, false].map((asks) =>
      this.meanings.filter(({ rule }) => (rule > 0 && asksFirst(this.spellings[rule - 1]!)) === asks),
    );
    for (const { node, value, rule } of [...first!, ...others!]) {
      const at = free[node]!;
      values[at] = value;
      rules[at] = rule;
      free[node] = at + 1;
    }
    return { meaningsOf, values, rules };
  }

  private nodeOf(tokens: readonly Pick<Token, 'form'>[]): number {
    let node = 0;
    for (const { form } of tokens) {
      let word = this.words.get(form);
      if (word === undefined) this.words.set(form, (word = this.words.size));
      node = this.nodes.number(node, word);
    }
    return node;
  }

  private ruleOf(phrase: string, strictness: Strictness, tokens: readonly Token[]): number {
    const { start, end } = tokens[0]!;
    if (strictness === 'opening')
      return this.ruleFor(`opening ${phrase.slice(start, end)}`, { opening: phrase.slice(start, end) });
    if (strictness === 'plus') return this.ruleFor(`plus ${end - start}`, { plusAfter: end - start });
    if (strictness === 'section') return this.ruleFor('section', { section: true });
    if (strictness === 'domain') {
      const last = tokens.at(-1)!;
      const dotBefore = last.end - last.start + 1;
      return this.ruleFor(`dot ${dotBefore}`, { dotBefore });
    }
    return this.ruleOfLetters(phrase, strictness, tokens.at(-1)!.end);
  }

  private ruleFor(name: string, spelling: Spelling): number {
    const rule = this.rules.get(name) ?? this.spellings.push(spelling);
    this.rules.set(name, rule);
    return rule;
  }

  /** @param end of its last word: what follows it is not compared, so that "R.N." ends in an N */
  private ruleOfLetters(phrase: string, strictness: Strictness, end: number): number {
    if (strictness === 'folded') return 0;
    const last = phrase.charAt(end - 1);
    const text = strictness === 'exact' ? phrase : strictness === 'capital' ? last : last.toLowerCase();
    const isCounted = strictness === 'counted';
    const name = `${String(strictness === 'exact')} ${text}${isCounted ? ' s' : ''}`;
    if (strictness === 'exact') return this.ruleFor(name, { exactly: text });
    if (strictness === 'ending' && last === 'S') return this.ruleFor('false S', { ending: text, isCapitalS: true });
    return this.ruleFor(name, isCounted ? { ending: text, counted: true } : { ending: text });
  }
}
