import { tokenize, type Token } from './tokens.js';

export interface PhraseHit<T> {
  value: T;
  start: number;
  end: number;
  /** Index of its first token, and the count of its tokens. */
  at: number;
  length: number;
}

/** Members are made when they are needed: most nodes of a large trie are leaves or have one child. */
interface Node<T> {
  next: Map<string, Node<T>> | undefined;
  entries: { value: T; exactly: string | undefined }[] | undefined;
}

const NO_ENTRIES: readonly never[] = [];

/**
 * Finds phrases in a text: a trie over whole words, the longest phrase at each place, none inside another.
 * Linear in the number of words for phrases of bounded length.
 */
export class PhraseMatcher<T> {
  private readonly root: Node<T> = { next: undefined, entries: undefined };

  /** `exactly`: the text must show the phrase letter for letter, not only in another case. */
  add(phrase: string, value: T, exactly = false): void {
    const tokens = tokenize(phrase);
    if (tokens.length === 0) return;
    let node = this.root;
    for (const { form } of tokens) {
      node.next ??= new Map();
      let next = node.next.get(form);
      if (!next) {
        next = { next: undefined, entries: undefined };
        node.next.set(form, next);
      }
      node = next;
    }
    node.entries ??= [];
    node.entries.push({ value, exactly: exactly ? phrase : undefined });
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

  /** The value of a phrase that is the whole text, in whatever case. */
  lookUp(text: string): T | undefined {
    let node: Node<T> | undefined = this.root;
    for (const { form } of tokenize(text)) node = node?.next?.get(form);
    return node?.entries?.[0]?.value;
  }

  private longestAt(text: string, tokens: readonly Token[], at: number): PhraseHit<T> | undefined {
    let node: Node<T> | undefined = this.root;
    let best: PhraseHit<T> | undefined;
    const start = tokens[at]?.start ?? 0;
    for (let index = at; index < tokens.length; index += 1) {
      const token: Token | undefined = tokens[index];
      if (!token) break;
      // A phrase may run over a line's end, never over a blank line or the end of a sentence.
      const before: Token | undefined = index > at ? tokens[index - 1] : undefined;
      if (before && isBreak(text, before.end, token.start)) break;
      node = node.next?.get(token.form);
      if (!node) break;
      for (const entry of node.entries ?? NO_ENTRIES) {
        if (entry.exactly !== undefined && text.slice(start, token.end) !== entry.exactly) continue;
        best = { value: entry.value, start, end: token.end, at, length: index - at + 1 };
        break;
      }
    }
    return best;
  }
}

/** Between the words of a phrase stand one or two joining characters, not a list separator or the end of a sentence. */
function isBreak(text: string, from: number, to: number): boolean {
  if (to - from === 1) {
    const code = text.charCodeAt(from);
    return code === 44 /* , */ || code === 59 /* ; */ || code === 124 /* | */ || code === 58; /* : */
  }
  const gap = text.slice(from, to);
  return gap.length > 3 || /[,;:|•·()[\]]|\n\s*\n|[.!?]\s/.test(gap);
}
