import { foldLetters } from '../text/search-words.js';

/** A word of a text, folded, with its place: UTF-16 offsets. */
export interface FoldedWord {
  word: string;
  start: number;
  end: number;
}

const plain = new Map<string, string>();
/** Letters remembered; texts have a few hundred different ones. */
const MOST_LETTERS = 5_000;

/** The words of a text as names are compared: in lower case, without accents, marks and invisible characters, "ue" as "u". */
export function foldedWords(text: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  let word = '';
  let start = 0;
  let end = 0;
  let at = 0;
  const finish = (): void => {
    if (word !== '') words.push({ word: comparable(word), start, end });
    word = '';
  };
  for (const letter of text) {
    const folded = foldLetter(letter);
    if (folded === ' ') finish();
    else {
      if (word === '') start = at;
      // What is invisible inside a word parts nothing, and is hidden with it.
      if (folded !== '') end = at + letter.length;
      word += folded;
    }
    at += letter.length;
  }
  finish();
  return words;
}

/** "mueller", "müller" and "muller" are one. */
export function comparable(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

/** A blank for what parts words, nothing for what is not seen. */
function foldLetter(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < 128) {
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return letter;
    return code >= 65 && code <= 90 ? letter.toLowerCase() : ' ';
  }
  let folded = plain.get(letter);
  if (folded === undefined) {
    const isUnseen = /^[\p{M}\p{Cf}]$/u.test(letter);
    folded = isUnseen ? '' : foldLetters(letter).replace(/[^\p{L}\p{N}]/gu, '') || ' ';
    if (plain.size >= MOST_LETTERS) plain.clear();
    plain.set(letter, folded);
  }
  return folded;
}
