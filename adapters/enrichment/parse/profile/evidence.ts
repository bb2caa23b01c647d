import type { Evidence, Profile } from '../../../../core/index.js';
import type { Span } from '../../../../core/spi.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import { plainTextDocument, visibleLines } from '../document/page-text.js';
import { INSTITUTION } from '../lexicons/education-words.js';
import { phonesIn } from '../recognizers/contact.js';
import { isProse } from '../recognizers/headings.js';
import { streetsIn } from '../recognizers/places.js';
import { type Line, type Piece, plain, splitPiece, valueOf } from '../text.js';

/** Collects where each fact was read, so that no value can enter a profile without its quote. */
export class Facts {
  readonly evidence: Evidence[] = [];

  constructor(private readonly source: string) {}

  /** Records a piece as the source of a fact and gives back its value. */
  take(fact: string, piece: Piece, confidence: number, value: string = valueOf(piece)): string {
    this.note(fact, piece.start, piece.end, confidence);
    return value;
  }

  note(fact: string, start: number, end: number, confidence: number): void {
    if (start < 0 || end > this.source.length || start >= end) return;
    const bounded = Math.round(Math.max(0, Math.min(1, confidence)) * 100) / 100;
    this.evidence.push({ fact, start, end, quote: this.source.slice(start, end), confidence: bounded });
  }
}

/** A document that is a profile itself: nothing is guessed, only looked up in the text for its evidence. */
export function quoteProfile(profile: Profile, source: string, facts: Facts): void {
  const cursor = new Map<string, number>();
  visitStrings(profile, '/profile', (fact, value) => {
    if (value.length < 2) return;
    const at = nextIndex(source, value, cursor);
    if (at >= 0) facts.note(fact, at, at + value.length, 1);
  });
}

// Two entries with the same value quote its first and its second occurrence.
function nextIndex(source: string, value: string, cursor: Map<string, number>): number {
  const at = source.indexOf(value, cursor.get(value) ?? 0);
  if (at >= 0) {
    cursor.set(value, at + value.length);
    return at;
  }
  return source.indexOf(value);
}

function visitStrings(node: unknown, path: string, visit: (fact: string, value: string) => void): void {
  if (typeof node === 'string') visit(path, node);
  else if (Array.isArray(node)) node.forEach((item, index) => visitStrings(item, `${path}/${index}`, visit));
  else if (node !== null && typeof node === 'object')
    for (const [key, value] of Object.entries(node))
      visitStrings(value, `${path}/${key.replace(/~/gu, '~0').replace(/\//gu, '~1')}`, visit);
}

const FACTS =
  /^\/profile\/(?:basics\/(?:name|email|phone|url|location\/(?:address|postalCode)|profiles\/\d+\/url)|education\/\d+\/(?:institution|startDate|endDate))$/u;

const PERSONAL_LINE = new RegExp(
  String.raw`^(?:(?:${anyOf(lexicon.person.labels)})(?=\s*[:.–-])|${anyOf(lexicon.person.details)})\s*[:.–-]`,
  'iu',
);

/** The same said without a label: "geboren am …", "Née le …", "ledig, keine Kinder", "34 ans, marié". */
const SAID_OF_ONESELF = new RegExp(
  String.raw`(?:^|[–—-]\s)(?:${anyOf(lexicon.person.born)}|(?:${anyOf(lexicon.person.maritalStatus)})(?=[\s,.;–-]|$)|\d{2}\s(?:${anyOf(lexicon.person.yearsOld)})(?!\p{L}))`,
  'iu',
);

/** What a line of such facts consists of, between its commas: "Born 1990, female, Irish, single, two children". */
const SELF_ITEM = new RegExp(String.raw`^(?:${anyOf(lexicon.person.selfItems)})$`, 'iu');
const AGE = /^\d{2}$/u;
const MOST_WORDS = 2;

const BORN_IN = anyOf(lexicon.person.bornIn);
const YEAR_OF_BIRTH = String.raw`(?<!\d)(?:19|20)\d\d(?!\d)`;

/** In the middle of a sentence: the word and the year, whichever comes first. */
const BIRTH_IN_PROSE = [
  new RegExp(String.raw`(?<!\p{L})(?:${BORN_IN})(?!\p{L})[^;\n]{0,40}?${YEAR_OF_BIRTH}`, 'giu'),
  new RegExp(String.raw`${YEAR_OF_BIRTH}[^.;\d\n]{0,30}?(?<!\p{L})(?:${BORN_IN})(?!\p{L})`, 'giu'),
];

const LINK = /https?:\/\/\S+|www\.\S+|(?:linkedin|github|xing)\.com\/\S+/giu;
const EMAIL = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]{1,90}\.\p{L}{2,}/gu;

/** Stretches of the text that name or locate the person; merged and in order. */
export function personalSpans(source: string, lines: readonly Line[], evidence: readonly Evidence[]): Span[] {
  const spans: Span[] = evidence.filter(({ fact }) => FACTS.test(fact)).map(({ start, end }) => ({ start, end }));
  const name = evidence.find(({ fact }) => fact === '/profile/basics/name');
  if (name) spans.push(...repetitionsOf(source, name.quote));
  for (const line of lines)
    if (PERSONAL_LINE.test(line.text) || SAID_OF_ONESELF.test(line.text) || isListOfSelf(line.text))
      spans.push({ start: line.start, end: line.end });
  for (const line of linesOfHome(lines, evidence)) spans.push(...streetsIn(line));
  for (const pattern of source.includes('@') ? [LINK, EMAIL] : [LINK])
    for (const match of source.matchAll(pattern))
      spans.push({ start: match.index, end: match.index + match[0].length });
  return mergeSpans(spans);
}

/**
 * What names or locates the person, as far as any text says so by itself: e-mail, phone, links, lines on birth, gender, nationality and family, and schools. For text that nothing has been
 * read from.
 */
export function findPersonalSpans(text: string): Span[] {
  const lines = visibleLines(plainTextDocument(text));
  const said = lines.flatMap((line) => {
    const sentences = line.text.split(/(?<=[.;])\s/u);
    if (sentences.length < 2) return [];
    let at = line.start;
    return sentences.flatMap((sentence) => {
      const start = at;
      at += sentence.length + 1;
      const isSaid = SAID_OF_ONESELF.test(sentence) || isListOfSelf(sentence.replace(/[.;]$/u, ''));
      return isSaid ? [{ start, end: start + sentence.length }] : [];
    });
  });
  const births = BIRTH_IN_PROSE.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  const schools = lines.flatMap(schoolsOf);
  // Without a profile nothing says which line is the home: at the top and at the end it is.
  const streets = [...lines.slice(0, HEAD_LINES), ...lines.slice(HEAD_LINES).slice(-TAIL_LINES)].flatMap(streetsIn);
  return mergeSpans([...personalSpans(text, lines, []), ...phonesIn(text), ...said, ...births, ...schools, ...streets]);
}

/** Where contact data stand: below the name, or at the end. */
const HEAD_LINES = 15;
const TAIL_LINES = 8;

/** In characters; what is longer is no name. */
const LONGEST_SCHOOL = 100;

/** The pieces of a line that name a place of study, between its commas, bars and dashes. */
function schoolsOf(line: Line): Span[] {
  if (!INSTITUTION.test(line.text)) return [];
  return splitPiece(line, /\s{0,9}[,;|•·()\t:]\s{0,9}|\s{1,9}[–—-]\s{1,9}/gu).filter(
    ({ text }) => text.length <= LONGEST_SCHOOL && INSTITUTION.test(text) && !isProse(text),
  );
}

/** A line of short items of which at least half state such facts: what is between them is a nationality, a faith or a place of birth. */
function isListOfSelf(text: string): boolean {
  const items = text
    .split(/\s{0,9}[,;|•·/]\s*|\s{1,9}[–—-]\s+/u)
    .map((item) => item.replace(/\.$/u, ''))
    .filter((item) => item !== '');
  const others = items.filter((item) => !SELF_ITEM.test(item));
  if (others.length === items.length || others.some((item) => item.split(/\s+/u).length > MOST_WORDS)) return false;
  return others.filter((item) => !AGE.test(item)).length * 2 <= items.length;
}

/** The lines that say where the person lives, and the one above each: a street often has a line of its own. */
function linesOfHome(lines: readonly Line[], evidence: readonly Evidence[]): Line[] {
  const starts = evidence.filter(({ fact }) => fact.startsWith('/profile/basics/location/')).map(({ start }) => start);
  const hasPersonalFacts = (line: Line | undefined): boolean =>
    line !== undefined && starts.some((start) => start >= line.start && start < line.end);
  return lines.filter((line, index) => hasPersonalFacts(line) || hasPersonalFacts(lines[index + 1]));
}

// The name again on every page, whatever its case.
function repetitionsOf(source: string, name: string): Span[] {
  if (name.length < 4 || !/\s/u.test(name)) return [];
  const folded = source.toLowerCase();
  // Lower-casing may change the length of a few letters; offsets would then be wrong.
  if (folded.length !== source.length || plain(name) === '') return [];
  const wanted = name.toLowerCase();
  const spans: Span[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    spans.push({ start: at, end: at + wanted.length });
  return spans;
}

function mergeSpans(spans: Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || a.end - b.end);
  const out: Span[] = [];
  for (const span of sorted) {
    const last = out[out.length - 1];
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else out.push({ ...span });
  }
  return out;
}
