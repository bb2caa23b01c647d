import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';
import { describesReader, isAboutEmployer, isAboutPerson } from './about-employer.js';
import { BULLET } from './bullets.js';

/** What a stretch of a job ad is about. */
export type AdPart = 'required' | 'preferred' | 'offer' | 'tasks' | 'other';

export interface AdLine {
  start: number;
  end: number;
  part: AdPart;
}

const of = (words: readonly string[]): string => String.raw`(?<!\p{L})(?:${anyOf(words)})(?!\p{L})`;

/** Headings, folded to lower case; the first that fits decides. */
const HEADINGS: readonly (readonly [AdPart, RegExp])[] = [
  ['preferred', new RegExp(of(lexicon.adHeadings.preferred), 'u')],
  [
    'offer',
    new RegExp(
      String.raw`^(?:${anyOf(lexicon.adHeadings.about)}|${anyOf(lexicon.adHeadings.why)})|${of(lexicon.adHeadings.offer)}`,
      'u',
    ),
  ],
  ['required', new RegExp(of(lexicon.adHeadings.required), 'u')],
  ['tasks', new RegExp(of(lexicon.adHeadings.tasks), 'u')],
];

const LONGEST_HEADING = 70;
const LONGEST_ANNOUNCEMENT = 130;
const MOST_WORDS = 6;
const MOST_WORDS_MARKED = 10;

/** "Strong communication skills", "Experience with SQL": no heading, but an item of the list below one. */
const ITEM = new RegExp(String.raw`^(?:${anyOf(lexicon.ads.listItems)}|\d)(?!\p{L})`, 'u');
/** "## Requirements", "**Requirements:**": marked as a heading. */
const MARKS = /^(?:(#{1,6})\s{1,3}|(\*\*|__)(?=\S))/u;
/** Sums and hours stand in no heading: "£50k plus bonus". */
const FIGURES = /[$€£@]|\d{2}/u;

interface Heading {
  /** Undefined for a heading that says nothing of requirements. */
  part: AdPart | undefined;
  /** How it is marked: two headings of one kind are of one level. */
  kind: string;
}

/** "Requisitos: inglés fluido …", "What we ask? You have …": a label before what it is of. Behind a sentence there is none. */
const LABEL = /^[^\p{L}\n]{0,6}(\p{L}(?:[^:?!.;\n]|\.(?!\s)){2,60}?)\s?[:?]\*{0,2}\s+(?=\S)/u;

/**
 * The lines of an ad, each with the part that the last heading above it opened, that a label at its beginning or in its paragraph opens, or that its
 * own words speak of.
 */
export function adLines(text: string): AdLine[] {
  const lines: AdLine[] = [];
  let part: AdPart = 'other';
  /** Up to the end of the paragraph. */
  let labelled: AdPart | undefined;
  let kind = '';
  let start = 0;
  let isNewParagraph = true;
  const written = text.split('\n');
  for (const [at, line] of written.entries()) {
    const heading = headingOf(line, written[at + 1], written[at - 1]);
    if (heading?.part) ({ part, kind } = { part: heading.part, kind: heading.kind });
    // What is welcome ends at the next heading of its level, whatever that says.
    else if (
      part === 'preferred' &&
      (heading?.kind === kind || (isBareHeading(line, written[at + 1]) && isBehindList(written, at)))
    )
      part = 'other';
    if (heading || line.trim() === '') labelled = undefined;
    const isItem = BULLET.test(line.trimStart());
    const ofLabel = heading ? undefined : partOfLabel(line);
    // A label within an item of a list is for this item: "- A plus: Docker".
    let ofItem = isItem ? ofLabel : undefined;
    if (!isItem) labelled = ofLabel ?? labelled;
    if ((ofItem ?? labelled ?? part) === 'offer' && !heading && describesReader(line))
      [ofItem, labelled] = [undefined, 'other'];
    const isProse = !heading && isNewParagraph && !isItem;
    if (isProse && part === 'offer' && isAboutPerson(line)) part = 'other';
    const isAside = isProse && isAboutEmployer(line);
    lines.push({ start, end: start + line.length, part: ofItem ?? labelled ?? (isAside ? 'offer' : part) });
    start += line.length + 1;
    isNewParagraph = line.trim() === '' || lines.length === 1;
  }
  return lines;
}

const WEAK = new RegExp(of(lexicon.adHeadings.weak), 'u');
const BESIDE_WEAK = new RegExp(`^(?:${anyOf(lexicon.adHeadings.besideWeak)})$`, 'u');

/** "Endoscopy experience", "Customer service skills": a heading has only words of headings beside such a word. */
function isItemOfSkills(words: string): boolean {
  if (!WEAK.test(words)) return false;
  return words.split(/[^\p{L}']+/u).some((word) => word !== '' && !BESIDE_WEAK.test(word));
}

/** "Driving licence preferred" right below another line: what is welcome, and no heading for what follows. */
function isWishedItem(words: string, above: string | undefined): boolean {
  if (above === undefined || above.trim() === '') return false;
  const wish = ENDS_IN_WISH.exec(words);
  return (
    wish !== null &&
    words
      .slice(0, wish.index)
      .split(/[^\p{L}']+/u)
      .some((word) => word !== '' && !BESIDE_WEAK.test(word))
  );
}

/** "What else would be nice to have?": a question may be longer than other headings. */
function isWish(words: string): boolean {
  return words.endsWith('?') && partOfHeading(words) === 'preferred';
}

/** "Mile widziane doświadczenie w spawaniu": an item that opens with its wish. */
const WISH_BEFORE_ITEM = new RegExp(
  String.raw`^(?:${anyOf(lexicon.adHeadings.preferred)})\s(?:${anyOf(lexicon.ads.listItems)})(?!\p{L})`,
  'u',
);

const ENDS_IN_WISH = new RegExp(String.raw`${of(lexicon.adHeadings.preferred)}[!.\s]{0,3}$`, 'u');

/** "Behaviours", "How we hire": a few words by themselves below an empty line and right above others. */
function isBareHeading(line: string, next: string | undefined): boolean {
  const words = line.trim();
  if (next === undefined || next.trim() === '' || !BARE.test(words)) return false;
  return words.split(/\s+/u).length <= MOST_WORDS && !ITEM.test(words.toLowerCase());
}

/** Whether a line follows, behind an empty one, items that are not as bare as it is: with bullets, or of more words. Below a heading it may be an item itself. */
function isBehindList(written: readonly string[], at: number): boolean {
  const above = written[at - 2]?.trim() ?? '';
  if (written[at - 1]?.trim() !== '' || above === '') return false;
  return BULLET.test(above) || (above.split(/\s+/u).length > MOST_WORDS && !above.endsWith(':'));
}

const BARE = /^\p{Lu}[\p{L}\s'’&-]{3,50}\??$/u;

function partOfLabel(line: string): AdPart | undefined {
  const label = LABEL.exec(line)?.[1];
  if (label === undefined || label.split(/\s+/u).length > MOST_WORDS) return undefined;
  return ITEM.test(label.toLowerCase()) ? undefined : partOfHeading(label);
}

/** "Duties and responsibilities include the following. Other duties may be assigned.": a sentence that announces what is below it. */
function announced(written: string): string | undefined {
  const sentence = ANNOUNCEMENT.exec(written)?.groups?.['words'];
  return sentence !== undefined && sentence.split(/\s+/u).length <= MOST_WORDS ? sentence : undefined;
}

const ANNOUNCEMENT = new RegExp(
  String.raw`^(?<words>\p{Lu}[\p{L} /&-]{2,60}?) (?:${anyOf(lexicon.adHeadings.announces)})(?:[.:]|$)(?:\s[\p{L} ]{3,40}\.)?$`,
  'iu',
);

/** "Osoba na tym stanowisku będzie odpowiedzialna za:" */
const OPENS_TASKS = new RegExp(
  String.raw`^[\p{L}(](?:[^.!?:\n]|\.(?!\s\p{Lu})){0,120}?(?<!\p{L})(?:${anyOf(lexicon.adHeadings.opensTasks)})\s?:$`,
  'iu',
);

/** The line that holds an offset. */
export function lineAt(lines: readonly AdLine[], offset: number): AdLine | undefined {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return lines[low];
}

/** The part that words open which are a heading and nothing else: "Preferred qualifications". */
export function partOfHeading(words: string): AdPart | undefined {
  const folded = words.toLowerCase().replaceAll('’', "'");
  return HEADINGS.find(([, pattern]) => pattern.test(folded))?.[0];
}

function headingOf(line: string, next: string | undefined, above: string | undefined): Heading | undefined {
  const indent = line.length - line.trimStart().length;
  let written = line.trim();
  if (written === '') return undefined;
  const sentence = written.length > LONGEST_ANNOUNCEMENT ? undefined : announced(written);
  if (sentence !== undefined) {
    const part = partOfHeading(sentence);
    if (part) return { part, kind: '' };
  }
  if (written.length <= LONGEST_ANNOUNCEMENT && OPENS_TASKS.test(written)) return { part: 'tasks', kind: ':' };
  if (written.length > LONGEST_HEADING) return undefined;
  // An item of a list is a heading where deeper items are below it.
  if (BULLET.test(written)) {
    const below = next === undefined ? 0 : next.length - next.trimStart().length;
    if (below <= indent || !BULLET.test(next!.trimStart())) return undefined;
    written = written.replace(BULLET, '');
  }
  const mark = MARKS.exec(written);
  const words = written
    .replace(MARKS, '')
    .replace(/(?:\*\*|__)(:?)$/u, '$1')
    .trim();
  if (/[.;,]$/u.test(words) || FIGURES.test(words)) return undefined;
  const hasColon = words.endsWith(':');
  const count = words.split(/\s+/u).length;
  const most = mark || isWish(words) ? MOST_WORDS_MARKED : MOST_WORDS;
  if (!hasColon && count > most) return undefined;
  const kind = mark?.[1] ?? mark?.[2] ?? (hasColon ? ':' : '');
  const folded = words.toLowerCase().replaceAll('’', "'");
  const isBare = !hasColon && !mark;
  const isItem =
    isBare &&
    (ITEM.test(folded) || WISH_BEFORE_ITEM.test(folded) || isItemOfSkills(folded) || isWishedItem(folded, above));
  const part = isItem ? undefined : partOfHeading(words);
  return part || kind !== '' ? { part, kind } : undefined;
}
