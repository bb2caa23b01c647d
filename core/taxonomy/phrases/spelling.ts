import { indexStrings, StringIndex, type StringTables } from '../tables/string-index.js';
import { packStrings, StringList, type StringListTables } from '../tables/string-list.js';
import { tokenize } from './tokens.js';

/** The long words by which the spelling of a phrase is corrected. */
export interface SpellingTables {
  /** Words that are right as they are. */
  known: StringTables;
  /** Those of them that many phrases begin or end with, which alone are taken for what is meant. */
  common: StringListTables;
}

/**
 * Corrects the spelling of phrases: a "Superintendant" is a superintendent. A word is corrected if it is unknown and exactly one common word is one slip away: a
 * letter too many, one too few, another one, or two that changed places (Damerau–Levenshtein distance 1). Short words have too many neighbours, and a word that
 * begins or ends otherwise is another word: "preceptor", "managed", or "fontanería", the trade of a "fontanera".
 */
export class Spelling {
  private readonly known: StringIndex;
  private readonly common: StringList;
  private byShape: ReadonlyMap<string, readonly string[]> | undefined;

  constructor({ known, common }: SpellingTables) {
    this.known = new StringIndex(known);
    this.common = new StringList(common);
  }

  /** The phrase, with as many words as before. */
  correct(phrase: string): string {
    let corrected = phrase;
    for (const { form, start, end } of tokenize(phrase).reverse()) {
      if (!isLongWord(form) || this.known.numberOf(form) >= 0) continue;
      const meant = this.meantBy(form);
      if (meant !== undefined) corrected = corrected.slice(0, start) + meant + corrected.slice(end);
    }
    return corrected;
  }

  private meantBy(form: string): string | undefined {
    this.byShape ??= groupByShape(this.common);
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

/** `phrases`: those whose spelling is corrected; `others`: what else may be in them. */
export function packSpelling(phrases: readonly string[], others: readonly string[]): SpellingTables {
  const known = new Set<string>();
  const counts = new Map<string, number>();
  for (const phrase of others) for (const { form } of tokenize(phrase)) if (isLongWord(form)) known.add(form);
  for (const phrase of phrases) {
    const forms = tokenize(phrase).map(({ form }) => form);
    for (const form of forms) if (isLongWord(form)) known.add(form);
    for (const form of new Set([forms[0]!, forms.at(-1)!])) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const common = [...known].filter((form) => (counts.get(form) ?? 0) >= FEWEST_PHRASES);
  return { known: indexStrings([...known]), common: packStrings(common) };
}

/** A common word begins or ends so many phrases. */
const FEWEST_PHRASES = 8;

function isLongWord(form: string): boolean {
  return form.length >= SHORTEST && LETTERS.test(form);
}

/** In letters: of the shorter words of real titles half had a neighbour that is another word ("speaker", "sneaker"). */
const SHORTEST = 8;

const LETTERS = /^[a-z]+$/;

function groupByShape(words: StringList): ReadonlyMap<string, readonly string[]> {
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

/** What a slip within a word does not change, its first letter and its last two, and the length. */
function shapeOf(word: string, length: number): string {
  return `${word[0]!}${word.slice(-2)}${String(length)}`;
}

/** Of two words that begin and end alike, whose lengths differ by one at most. */
function isOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (a.length < b.length) return restA === restB.slice(1);
  if (a.length > b.length) return restA.slice(1) === restB;
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  return restA.slice(1) === restB.slice(1) || (isSwapped && restA.slice(2) === restB.slice(2));
}
