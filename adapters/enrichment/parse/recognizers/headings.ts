import { ANY_MONTH_PATTERN } from '../lexicons/date-words.js';
import { LEGAL_FORM_WITH_STOP } from '../lexicons/legal-forms.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import {
  HEADING_KINDS,
  HEADING_PATTERNS,
  HEADING_WORDS,
  NO_HEADING,
  type SectionKind,
} from '../lexicons/section-vocabulary.js';
import { cut, isCapitals, type Line, type Piece, plain, wordsOf } from '../text.js';
import { FONT, RATIO, TITLE } from '../thresholds.js';
import { headWordLexicon } from './titles-and-employers.js';

export interface Heading {
  readonly line: Line;
  readonly kind: SectionKind;
  /** Wording without case, accents and decoration. */
  readonly wording: string;
  /** What is after the heading on the same line, where the two are glued. */
  readonly content?: Piece;
  /** The heading has a cell of its row to itself: as good as a line of its own. */
  readonly inCell?: boolean;
  /** Found in the list of usual wordings, not by a pattern. */
  readonly exact: boolean;
  /** "Nursing experience": an unusual wording, written as the beginning of a sentence. What is below it has to bear it out. */
  readonly asSentence?: true;
}

const TIGHT: ReadonlyMap<string, SectionKind> = new Map(
  [...HEADING_KINDS].map(([phrase, kind]) => [phrase.replace(/[^\p{L}]/gu, ''), kind]),
);

// Unusual wordings that may be in plain type; others could as well be a degree, a course or an award.
const UNMARKED: ReadonlySet<SectionKind> = new Set(['work', 'skills', 'volunteer']);

const GLUED = /^([\p{L}][\p{L} &/'’,-]{2,40}?)\s*(?:[:–—|]|\s-\s|[-=_]{2,})\s*(?=\S)/u;

// "Sample Education Resume" heads the document, not a section.
const NAMES_OF_DOCUMENTS = anyOf(lexicon.person.documents);
const SAMPLES = anyOf(lexicon.person.samples);
const DOCUMENT = new RegExp(
  String.raw`(?<!\p{L})(?:${NAMES_OF_DOCUMENTS}|${SAMPLES})$|^(?:${SAMPLES}) (?=.* (?:${NAMES_OF_DOCUMENTS}))`,
  'u',
);
const NO_TITLE = new RegExp(String.raw`(?:${anyOf(lexicon.headingWords.notTitles)}):?$`, 'iu');
const USUAL_IN_LINE = new RegExp(String.raw`^(${anyOf(lexicon.headingWords.inLine)})\s+(?=\p{Lu}\p{L}+\s+\p{Lu})`, 'u');
const BRACKETED = new RegExp(String.raw`\((${anyOf(lexicon.headingWords.bracketed)})\)`, 'u');
const SHORT_FORM = new RegExp(String.raw`(?:${anyOf(lexicon.employers.shortWithDot)}|\b\p{Lu})\.$`, 'iu');
const DUTY = new RegExp(String.raw`^[a-z-]{2,}(?:${anyOf(lexicon.prose.pastEndings)})$`, 'u');

/**
 * A heading on a line of its own, recognized by its words first and by its typesetting where the words are unusual. `marked`: the document sets
 * its headings with a bullet.
 */
export function standaloneHeading(line: Line, bodySize: number | undefined, marked = false): Heading | undefined {
  const { text } = line;
  // "Registration)" ends a bracket that another line opened.
  if (text.length > 64 || /[.,;]$|^[^(]*\)/u.test(text)) return undefined;
  const wording = headingWording(text);
  if (wording === '' || wording.length > 50 || /\d/u.test(wording) || DOCUMENT.test(wording)) return undefined;
  const words = wording.split(' ').length;
  // "AUSBILDUNG ZUR HOTELFACHFRAU" is what was learnt.
  if (NO_HEADING.test(wording)) return undefined;
  const exact = HEADING_KINDS.get(wording) ?? spacedOut(text) ?? compound(wording);
  const typeset = isTypeset(line, bodySize);
  if (exact !== undefined) {
    if (/^\p{Ll}/u.test(text) && !typeset) return undefined;
    if (line.bullet && !marked && !typeset && !text.endsWith(':') && !isCapitals(text)) return undefined;
    if (/[.,;]$/u.test(text)) return undefined;
    if (!typeset && !isSetApart(line) && isAlsoItem(wording)) return undefined;
    return { line, kind: exact, wording, exact: true };
  }
  // "Academic Works Ltd 03/2019 - 05/2021" heads an entry.
  if (words > 6 || line.bullet || /[.,;!?]$|\d{4}/u.test(text)) return undefined;
  if (!looksTitled(text)) return typeset || isSetApart(line) ? sentenceHeading(line, wording) : undefined;
  const isMarked = typeset || isCapitals(text) || text.endsWith(':');
  if (!isMarked && words > 4) return undefined;
  const found =
    HEADING_PATTERNS.find(([pattern]) => pattern.test(wording)) ??
    (isMarked && !text.includes(',') ? HEADING_WORDS.find(([word]) => word.test(wording)) : undefined);
  // "TRAINING MANAGER" is a title.
  if (found && headWordLexicon.isTitle(text) >= TITLE.certain && !NO_TITLE.test(text)) return undefined;
  if (!found || (!isMarked && !UNMARKED.has(found[1]) && line.gap === 0)) return undefined;
  return { line, kind: found[1], wording, exact: false };
}

/** "Nursing experience", "Clinical skills:": small letters are no objection where the line stands alone. */
function sentenceHeading(line: Line, wording: string): Heading | undefined {
  const { text } = line;
  if (!/^\p{Lu}/u.test(text)) return undefined;
  const found = HEADING_PATTERNS.find(([pattern]) => pattern.test(wording));
  if (
    !found ||
    wording.split(' ').length > (MOST_WORDS_AS_SENTENCE[found[1]] ?? 0) ||
    headWordLexicon.isTitle(text) >= TITLE.certain
  )
    return undefined;
  return { line, kind: found[1], wording, exact: false, asSentence: true };
}

const MOST_WORDS_AS_SENTENCE: Partial<Record<SectionKind, number>> = { work: 4, skills: 3 };

const ALSO_ITEM = new RegExp(`^(?:${anyOf(lexicon.headingWords.alsoItems)})$`, 'u');

/** "Equipment", "Tools and machinery": in a list more often one of its items. */
export function isAlsoItem(wording: string): boolean {
  return wording.split(LIST_SEPARATOR).some((part) => ALSO_ITEM.test(part));
}

/** Below an empty line, or with a colon at its end. */
function isSetApart({ text, gap }: Line): boolean {
  return gap > 0 || text.endsWith(':');
}

/** "Skill | Level | Years", "Certificate | Issued by | Year": what its columns hold. */
function isHeadOfTable({ layout, text }: Line): boolean {
  return layout.role === 'table-row' && layout.bold === true && /^[^\t\d,]{1,40}(?:\t[^\t\d,]{1,40}){2,8}$/u.test(text);
}

/** "SKILLS: Java, SQL", "EDUCATION Bachelor of Arts": a usual heading with its content after it. */
export function gluedHeading(line: Line): Heading | undefined {
  // "First aid" and "Nutrition" on tags side by side.
  if (line.layout.role === 'tags' || isHeadOfTable(line)) return undefined;
  const cell = line.text.indexOf('\t');
  if (cell > 0) {
    const wording = headingWording(line.text.slice(0, cell));
    const kind = namesTabs(line.text) ? 'other' : HEADING_KINDS.get(wording);
    // "First aid" and "Nutrition" side by side in a list.
    const isItem = isAlsoItem(wording) && !/[,;:\d]/u.test(line.text.slice(cell));
    if (kind && !isItem) return { line, kind, wording, exact: true, content: cut(line, cell), inCell: true };
  }
  const match = GLUED.exec(line.text);
  if (match?.[1] !== undefined && !line.bullet) {
    const wording = headingWording(match[1]);
    const kind = isAlsoItem(wording) ? undefined : HEADING_KINDS.get(wording);
    if (kind && /^\p{Lu}/u.test(match[1]))
      return { line, kind, wording, exact: true, content: cut(line, match[0].length) };
  }
  const usual = USUAL_IN_LINE.exec(line.text);
  if (usual?.[1] && !line.bullet && line.text.length < 90) {
    const wording = headingWording(usual[1]);
    const kind = HEADING_KINDS.get(wording);
    if (kind && wording !== 'education')
      return { line, kind, wording, exact: true, content: cut(line, usual[0].length) };
  }
  // Without a mark between them only capitals distinguish the heading from its content.
  const capitals = /^((?:[\p{Lu}&/]{2,}\s+){1,3})(?=\S*\p{Ll}|\d{2})/u.exec(line.text);
  if (!capitals?.[1]) return undefined;
  const wording = headingWording(capitals[1]);
  // "IT security of the harbour" goes on after the capitals.
  const kind = isAlsoItem(wording) ? undefined : HEADING_KINDS.get(wording);
  return kind && { line, kind, wording, exact: true, content: cut(line, capitals[0].length) };
}

/** In a cell: a heading, and how many entries are under it. */
const TAB = /^\p{Lu}\p{L}{2,20}(?: \p{L}{2,20})? \(?\d{1,3}\)?$/u;

/** "Overview   Experience 3   Publications 0": the tabs of a page. None of them heads what is below. */
function namesTabs(text: string): boolean {
  const cells = text.split(/\t\s{0,9}/u);
  const counted = cells.filter((cell) => TAB.test(cell));
  const isRow = counted.length > 1 && counted.length >= cells.length - 1;
  return isRow && counted.some((cell) => HEADING_KINDS.has(headingWording(cell)));
}

/** The words of a heading without numbering, rules, colons, letter spacing, case and accents. */
export function headingWording(text: string): string {
  let bare = text.replace(/[\uF000-\uF8FF]/gu, ' ').trim();
  if (/^(?:\S ){3,}\S$/u.test(bare.replace(/ {2,}/gu, ' | '))) bare = bare.replace(/(\S) (?=\S)/gu, '$1');
  bare = plain(bare)
    .replace(/^\(?(?:[ivx]{1,4}|\d{1,2}|[a-h])[.)]\s*/u, '')
    // "Academic (Teaching Experience)" says in brackets what the section is.
    .replace(BRACKETED, '$1')
    .replace(/\([^)]{0,120}\)[^\p{L}]{0,120}$/u, '')
    .replace(/&/gu, ' and ')
    .replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '')
    .replace(/\s{0,9}\/\s{0,9}/gu, '/')
    .replace(/\s+/gu, ' ')
    .trim();
  return bare;
}

function isTypeset(line: Line, bodySize: number | undefined): boolean {
  const { role, bold, fontSize } = line.layout;
  return (
    role === 'heading' ||
    bold === true ||
    (fontSize !== undefined && !!bodySize && fontSize > bodySize * FONT.headingOverBody)
  );
}

const SMALL_WORD = new RegExp(`^(?:${anyOf(lexicon.names.headingSmallWords)})$`, 'u');

// "Stained Glass Experience", not "experience with stained glass".
function looksTitled(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word) || SMALL_WORD.test(word));
}

// "S T U D I E S": spaced by hand or by the extractor, not always evenly.
function spacedOut(text: string): SectionKind | undefined {
  const parts = text.trim().split(/\s+/u);
  if (parts.length < 4 || text.replace(/\s/gu, '').length > parts.length * RATIO.lettersPerPart) return undefined;
  return TIGHT.get(plain(text).replace(/[^\p{L}]/gu, ''));
}

const LIST_SEPARATOR = new RegExp(
  String.raw`\s{0,9}[,/]\s*(?:(?:${anyOf(lexicon.joining.and)})\s+)?|\s{1,9}(?:${anyOf([...lexicon.joining.and, ...lexicon.joining.andInHeadings])})\s+`,
  'u',
);

// "Education, Certification & Affiliation": every part is a usual heading; the first decides.
function compound(wording: string): SectionKind | undefined {
  const parts = wording.split(LIST_SEPARATOR).filter(Boolean);
  if (parts.length < 2 || parts.length > 4) return undefined;
  const kinds = parts.map((part) => HEADING_KINDS.get(part));
  return kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined;
}

export function headingStyle(line: Line): string | undefined {
  const { fontSize, bold, role } = line.layout;
  if (fontSize === undefined && bold === undefined && role !== 'heading') return undefined;
  return `${fontSize === undefined ? '' : Math.round(fontSize * 2)}/${bold ? 'b' : ''}/${role ?? ''}/${isCapitals(line.text) ? 'C' : ''}`;
}

/** In points; 0 where the format has no sizes. What is set larger heads more than what is set smaller. */
export function sizeOfStyle(style: string): number {
  return Number(/^\d*/u.exec(style)![0]) / 2;
}

const LABEL = new RegExp(String.raw`^(?:(?:${anyOf(lexicon.labels.tableRows)})\s*:?|:)$`, 'iu');

/** The head of a row in a table of positions that the text shows column by column: "Employer", "Position", ":" above the values. */
export function isTableLabel(text: string): boolean {
  return LABEL.test(text);
}

const PAGE_NUMBER = new RegExp(
  String.raw`^(?:${anyOf(lexicon.labels.pageNumber)})\s\d{1,2}(?:\s?(?:\p{L}{1,4}|/)\s?\d{1,2})?$`,
  'iu',
);

/** "Page 2 of 6" */
export function isPageNumber(text: string): boolean {
  return PAGE_NUMBER.test(text);
}

const VERBS: ReadonlySet<string> = new Set(lexicon.prose.openingVerbs);
const NOT_VERBS: ReadonlySet<string> = new Set(lexicon.prose.notVerbs);
const FUNCTION_WORD = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.prose.runningWords)})(?!\p{L})`, 'giu');

/** "septiembre de 2007 – junio de 2009": most languages write their months small. */
const MONTH_FIRST = new RegExp(String.raw`^(?:${ANY_MONTH_PATTERN})\.?\s{1,3}(?:de\s{1,3})?(?:19|20)\d\d(?!\d)`, 'iu');

/** Running text: a sentence or part of one, as opposed to a heading, a name, a title or a date. */
export function isProse(text: string): boolean {
  const words = wordsOf(text);
  if (words.length > 18 || text.length > 150) return true;
  if (words.length <= 2) return false;
  if (/^\p{Ll}/u.test(text) && !/^(?:i[A-Z]|e[A-Z])/u.test(text) && words.length > 3 && !MONTH_FIRST.test(text))
    return true;
  const shouted = text === text.toUpperCase();
  if (/\.$/u.test(text) && words.length >= 5 && !SHORT_FORM.test(text) && !LEGAL_FORM_WITH_STOP.test(text)) return true;
  if (opensWithVerb(words)) return true;
  const functions = text.match(FUNCTION_WORD)?.length ?? 0;
  return !shouted && (functions >= 3 || (functions >= 2 && words.length > 9));
}

function isSmallWord(word: string): boolean {
  return /^\p{Ll}{4}/u.test(word);
}

/** Duties begin with a verb: "Managed …", "Responsible for …". */
function opensWithVerb(words: readonly string[]): boolean {
  const first = words[0]?.toLowerCase().replace(/(?<![.,;:])[.,;:]+$/u, '') ?? '';
  if (words.length < 3 || NOT_VERBS.has(first)) return false;
  // "Lead Software Developer & Consultant at Northwind" is written as names are.
  if (VERBS.has(first)) return !/^\p{Lu}/u.test(words[1] ?? '') || (words.length > 5 && words.some(isSmallWord));
  return DUTY.test(first) && !/^\p{Lu}/u.test(words[1] ?? '');
}
