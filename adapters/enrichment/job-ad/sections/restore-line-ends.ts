import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';
import { describesReader } from './about-employer.js';
import { partOfHeading } from './ad-lines.js';

/** A text with the line ends that were lost when it was copied. */
export interface RestoredText {
  readonly text: string;
  /** Where in the text as given an offset of this one is. */
  readonly given: (offset: number) => number;
}

/** "products.Strong knowledge", "codes)The person": no space where a sentence ends. "React.Js" is a name. */
const SENTENCE_END =
  /(?<=\p{Ll}{3}\)?[.!?:]|\p{L}\))(?=(?!(?:Js|Net|Io|Com|Org|Ai)(?!\p{L}))\p{Lu}\p{Ll}{1,20}[\s,])/gu;
/** " * Working knowledge", "Required- Minimum": items of a list that follow each other in one line. */
const BULLET = /(?<=\S)\s{0,2}[•*·▪](?=\s{1,3}\p{L})|(?<=\p{Ll}{3}[.)]?)-(?=\s\p{Lu}\p{Ll})/gu;
/** "… in Excel Experience in accounting": an item opens where no sentence has ended. */
const OPENER = new RegExp(
  String.raw`(?<=[\p{L}\d)])\s(?<!(?:${anyOf(lexicon.ads.beforeOpeners)})\s)(?=(?:${anyOf(lexicon.ads.openers)})(?!\p{L}))`,
  'gu',
);
/** "preferredQuickBooks knowledge", "softwareHYSYS", "CRMExcellent": two words in one. */
const GLUED =
  /(?<!\p{L})(?:(?:\p{L}\p{Ll}{2,20}|\p{Lu}{2,6})(?=\p{Lu}\p{Ll}{1,20}(?!\p{L}))|\p{Ll}{4,20}(?=\p{Lu}{3,8}(?!\p{L})))/gu;
/** A text with so many different words of that kind has lost its line ends; with fewer they are names. */
const MOST_NAMES = 2;
/** Of what is glued a text has at most so many places. */
const MOST_READ = 300;
const COLON = /:/gu;
/** Words of a heading before its colon. */
const LONGEST_HEADING = 4;
/** Words of a label with its bullet. */
const LONGEST_LABEL = 7;

/** @param isName whether a word is the name of something: "JavaScript" is not two words */
export function restoreLineEnds(text: string, isName: (word: string) => boolean): RestoredText {
  const breaks = [
    ...new Set([
      ...places(text, SENTENCE_END),
      ...places(text, BULLET),
      ...places(text, OPENER),
      ...gluedWords(text, isName),
      ...headings(text),
      ...flatHeadings(text),
      ...personBehindOffer(text),
    ]),
  ]
    .filter((at) => at > 0 && text[at - 1] !== '\n' && text[at] !== '\n')
    .sort((a, b) => a - b);
  const pieces = breaks.map((at, index) => text.slice(breaks[index - 1] ?? 0, at));
  return {
    text: [...pieces, text.slice(breaks.at(-1) ?? 0)].join('\n'),
    given: (offset) => offset - countBelow(breaks, offset),
  };
}

function places(text: string, pattern: RegExp): number[] {
  const found: number[] = [];
  for (const match of text.matchAll(pattern)) {
    found.push(match.index);
    if (found.length === MOST_READ) break;
  }
  return found;
}

function gluedWords(text: string, isName: (word: string) => boolean): number[] {
  const found = new Map<string, number[]>();
  for (const match of text.matchAll(GLUED)) {
    const at = match.index + match[0].length;
    const word = match[0] + (/^\p{L}{1,40}/u.exec(text.slice(at, at + 40))?.[0] ?? '');
    if (!found.has(word) && isName(word)) continue;
    const known = found.get(word);
    if (known) known.push(at);
    else found.set(word, [at]);
    if (found.size === MOST_READ) break;
  }
  return found.size > MOST_NAMES ? [...found.values()].flat() : [];
}

/** "… new technologies Preferred qualifications: a degree": the first of the words before the colon that make a heading. */
function headings(text: string): number[] {
  return places(text, COLON).flatMap((colon) => {
    const before = text.slice(Math.max(0, colon - 50), colon);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const words = [...line.matchAll(/\S+/gu)];
    if (words.length <= LONGEST_HEADING && line !== before) return [];
    // "- A plus, but no must: …": a label that speaks of wishes as a whole.
    if (words.length <= LONGEST_LABEL && line !== before && partOfHeading(line) === 'preferred' && line.includes(','))
      return [];
    for (const word of words.slice(-LONGEST_HEADING)) {
      const written = line.slice(word.index);
      if (/^\p{Lu}\p{Ll}/u.test(written) && isWholeHeading(written)) {
        return word.index === 0 && line !== before ? [] : [colon - written.length, colon + 1];
      }
    }
    return ofOffer(text, colon);
  });
}

/** "… Personalabteilung. Deine Aufgaben Betreuung von … Dein Profil Studium …": a long line that has headings of more than one part. */
function flatHeadings(text: string): number[] {
  const found: number[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.length >= SHORTEST_FLAT && found.length < MOST_READ) {
      const matches = [...line.slice(0, LONGEST_FLAT).matchAll(FLAT_HEADING)];
      const parts = new Set(matches.map(({ 0: words }) => partOfHeading(words)));
      if (parts.size > 1)
        for (const { 0: words, index } of matches) found.push(start + index, start + index + words.length);
    }
    start += line.length + 1;
  }
  return found;
}
const FLAT_HEADING = new RegExp(
  String.raw`(?<=^|\s)(?:${anyOf(lexicon.adHeadings.flat)})(?=:?\s{1,3}(?:\p{Lu}|\d))`,
  'gu',
);
const SHORTEST_FLAT = 250;
const LONGEST_FLAT = 8000;

/** "Requirements: SAP. We offer: a gym": the start of a sentence that is a label of what is offered. */
function ofOffer(text: string, colon: number): number[] {
  const label = OFFER_LABEL.exec(text.slice(Math.max(0, colon - 50), colon))?.[1];
  return label !== undefined && partOfHeading(label) === 'offer' ? [colon - label.length] : [];
}
const OFFER_LABEL = /[.!?]\s(\p{Lu}[^.!?:,\n]{2,40})$/u;

/** "About the team: six engineers. You know Python": in the paragraph of such a label the first sentence of what the reader has to know. */
function personBehindOffer(text: string): number[] {
  const found: number[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const words = line.slice(0, LONGEST_PARAGRAPH);
    const label = OFFER_LABELS.exec(words);
    if (label && partOfHeading(label[1]!) === 'offer') {
      const behind = label.index + label[0].length;
      for (const { index, 0: end } of words.slice(behind).matchAll(SENTENCES)) {
        const at = behind + index + end.length;
        if (!describesReader(words.slice(at, at + LONGEST_OPENING))) continue;
        found.push(start + at);
        break;
      }
    }
    start += line.length + 1;
    if (found.length === MOST_READ) break;
  }
  return found;
}
const OFFER_LABELS = /(?:^|[.!?]\s)(\p{Lu}[^.!?:,\n]{2,40}):\s/u;
const SENTENCES = /[.!?]\s{1,2}/gu;
const LONGEST_PARAGRAPH = 2000;
const LONGEST_OPENING = 80;

/** Whether words are a heading of requirements or tasks and nothing else. Benefits may be a label in a list of facts ("Pay: …, Contract: …"). */
function isWholeHeading(words: string): boolean {
  const isShort = words.split(/\s+/u).every((word) => word.length > 2 || word === '&' || word === 'du');
  return isShort && WHOLE.test(words) && (partOfHeading(words) ?? 'offer') !== 'offer';
}
const WHOLE = new RegExp(
  String.raw`^(?:${anyOf([...lexicon.adHeadings.preferred, ...lexicon.adHeadings.required, ...lexicon.adHeadings.tasks])})(?: [\p{L}'’-]{1,20}){0,2}$`,
  'iu',
);

function countBelow(breaks: readonly number[], offset: number): number {
  let low = 0;
  let high = breaks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    // The line end is before the character at its place.
    if ((breaks[middle] ?? 0) + middle < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
