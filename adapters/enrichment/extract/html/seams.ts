import type { DraftLine } from '../draft-line.js';

/** Stand for where two elements alike meet, with white space, without, and where a word ends, until the line is known; no characters of any text. */
const SPACED = '\uFDD0';
const GLUED = '\uFDD1';
const PARTED = '\uFDD2';
const BETWEEN_ALIKE = /[\uFDD0-\uFDD2]/;

/** In elements of a line that are alike: fewer may be words of a sentence. */
const FEWEST_TAGS = 3;
/** In characters. */
const LONGEST_TAG = 40;

/** "BBS" and "2021", "Temps plein" and "mai 2017" are no one word. */
const YEAR_FIRST = /^(?:\p{Ll}{3,10}\.?\s(?:de\s)?)?(?:19|20)\d\d(?!\d)/u;

/** Letters raised or lowered, and letters of a word. */
const OF_A_WORD = /^(?:sub|sup|wbr|font|mark|u|abbr)$/;

/**
 * Where two elements of a line meet. Pages set them apart by their style, so that often no white space is between "Welder" and "2019 – 2021": a reader
 * sees two values, and so must the text.
 */
export class Seams {
  #closed: string | undefined;
  #opened: string | undefined;
  #isApart = false;
  #isSpaced = false;
  #last = '';

  open(name: string, classes: string, isApart: boolean, isContact = false): void {
    if (OF_A_WORD.test(name)) this.#closed = undefined;
    this.#opened = `${name}.${classes}`;
    this.#stack.push(this.#opened);
    // "Leeds" and an address that leads to a mailbox are no one word.
    this.#isApart ||= isApart || (isContact && this.#last !== ' ');
  }

  readonly #stack: string[] = [];

  close(name: string): void {
    const signature = this.#stack.pop();
    this.#closed = OF_A_WORD.test(name) ? undefined : signature;
    this.#opened = undefined;
    this.#isApart = false;
    this.#isSpaced = false;
  }

  /** What goes before a text: a tab where a reader sees a distance, nothing where it goes on. */
  before(text: string): string {
    if (text === '') return '';
    if (text.trim() === '') {
      this.#isSpaced = true;
      return '';
    }
    const meets = this.#closed !== undefined && this.#opened !== undefined && this.#last !== '';
    const alike = this.#closed === this.#opened;
    const seam = !meets || /^\s/.test(text) ? '' : this.#seam(text, alike);
    this.#closed = this.#opened = undefined;
    this.#isApart = this.#isSpaced = false;
    this.#last = text.slice(-1);
    return seam;
  }

  #seam(text: string, alike: boolean): string {
    if (this.#isApart) return '\t';
    if (this.#last === ' ') return '';
    if (this.#isSpaced) return alike ? SPACED : '';
    const isParted =
      (/[\p{Ll}\d)%.]/u.test(this.#last) && /^[\p{Lu}\d(+]/u.test(text)) ||
      (/\p{L}/u.test(this.#last) && YEAR_FIRST.test(text));
    if (alike) return isParted ? PARTED : GLUED;
    return isParted ? '\t' : '';
  }

  reset(): void {
    this.#closed = this.#opened = undefined;
    this.#isApart = this.#isSpaced = false;
    this.#last = '';
  }

  /** The line with its distances: where it is nothing but short elements that are alike, it is a row of tags, each a value. A heading has the parts of a name. */
  settle(line: DraftLine): void {
    if (!BETWEEN_ALIKE.test(line.text)) return;
    const tags = line.text.split(BETWEEN_ALIKE).map((tag) => tag.trim());
    const areTags =
      line.role !== 'heading' &&
      (tags.length >= FEWEST_TAGS || !line.text.includes(SPACED)) &&
      tags.every((tag) => tag.length > 1 && tag.length <= LONGEST_TAG && !/[.,;:]$|\t|(?:19|20)\d\d/.test(tag));
    line.text = areTags
      ? tags.join('\t')
      : line.text.replaceAll(SPACED, ' ').replaceAll(GLUED, '').replaceAll(PARTED, '\t');
    if (areTags && line.role === undefined) line.role = 'tags';
  }
}
