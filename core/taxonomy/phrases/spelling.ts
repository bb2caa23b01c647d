import { tokenize } from './tokens.js';
import { indexStrings, StringIndex, type StringTables } from '../tables/string-index.js';

/**
 * Corrects the spelling of phrases by the words of known ones: "Superintendant" is a superintendent. A word is corrected if it is unknown and exactly one
 * known word is one slip away: a letter too many, one too few, another one, or two that changed places (Damerau–Levenshtein distance 1). Short words have too
 * many neighbours, and a word with another first or last letter is another word ("Managed", "Preceptor").
 */
export class Spelling {
  private readonly words: StringIndex;
  private byShape: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(tables: StringTables) {
    this.words = new StringIndex(tables);
  }

  /** The phrase, with as many words as before. */
  correct(phrase: string): string {
    let corrected = phrase;
    for (const { form, start, end } of tokenize(phrase).reverse()) {
      if (!isLongWord(form) || this.words.numberOf(form) >= 0) continue;
      const meant = this.meantBy(form);
      if (meant !== undefined) corrected = corrected.slice(0, start) + meant + corrected.slice(end);
    }
    return corrected;
  }

  private meantBy(form: string): string | undefined {
    this.byShape ??= groupByShape(this.words);
    let meant: string | undefined;
    for (const length of [form.length - 1, form.length, form.length + 1])
      for (const word of this.byShape.get(shapeOf(form, length)) ?? []) {
        if (!isOneSlip(form, word)) continue;
        if (meant !== undefined) return undefined;
        meant = word;
      }
    return meant;
  }
}

/** The long words of the known phrases. */
export function packSpelling(phrases: Iterable<string>): StringTables {
  const words = new Set<string>();
  for (const phrase of phrases) for (const { form } of tokenize(phrase)) if (isLongWord(form)) words.add(form);
  return indexStrings([...words]);
}

function isLongWord(form: string): boolean {
  return form.length >= SHORTEST && LETTERS.test(form);
}

/** In letters: of the shorter words of real titles half had a neighbour that is another word ("speaker", "sneaker"). */
const SHORTEST = 8;

const LETTERS = /^[a-z]+$/;

function groupByShape(words: StringIndex): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (let number = 0; number < words.size; number += 1) {
    const word = words.at(number);
    const shape = shapeOf(word, word.length);
    const group = groups.get(shape);
    if (group) group.push(word);
    else groups.set(shape, [word]);
  }
  return groups;
}

/** What a slip within a word does not change, and the length. */
function shapeOf(word: string, length: number): string {
  return `${word[0]!}${word.at(-1)!}${String(length)}`;
}

/** Of two words with the same first and last letter, whose lengths differ by one at most. */
function isOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (a.length < b.length) return restA === restB.slice(1);
  if (a.length > b.length) return restA.slice(1) === restB;
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  return restA.slice(1) === restB.slice(1) || (isSwapped && restA.slice(2) === restB.slice(2));
}
