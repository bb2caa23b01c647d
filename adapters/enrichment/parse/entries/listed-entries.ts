import { cellsOfRow, rowsWithoutHead } from '../document/page-text.js';
import { saysNotHeld } from '../../../../core/spi.js';
import type { ResumeDocument } from '../document/resume-document.js';
import { MONTH_PATTERN } from '../lexicons/date-words.js';
import { DEGREE, INSTITUTION, PRESENT_ALONE } from '../lexicons/education-words.js';
import { CERTIFICATE_CODES, KNOWN_ISSUERS } from '../lexicons/known-names.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import type { DateHit } from '../recognizers/dates.js';
import { gluedHeading, isProse } from '../recognizers/headings.js';
import { placeScore } from '../recognizers/places.js';
import { CERTIFIED, licenceAtStart } from '../recognizers/qualifications.js';
import { companyScore, isNameLike } from '../recognizers/titles-and-employers.js';
import {
  cut,
  isAdjacent,
  type Line,
  type Piece,
  pieceOf,
  plain,
  spaceBetween,
  splitPiece,
  strip,
  wordsOf,
} from '../text.js';
import { COMPANY, FONT, PLACE } from '../thresholds.js';

/** A named thing with a giver and a date, in one line or a few: a certificate, an award, a publication. */
export interface ListedEntry {
  readonly name: Piece;
  readonly by?: Piece;
  readonly date?: string;
  readonly datePiece?: Piece;
}

const GIVER = new RegExp(
  String.raw`\s{0,9}(?:\||•|·|\t| {3}|;)\s*|\s{1,9}[~@]\s+|\s{1,9}[-–—]\s+|,\s+(?=\p{Lu})|\s{1,9}(?:${anyOf(lexicon.labels.issuerAfter)})\s+(?=\p{Lu})`,
  'gu',
);

// "Solutions Architect - Associate", "Application Associate - Procurement with …": the level or the subject belongs to the name.
const NO_GIVER = new RegExp(
  String.raw`^(?:${anyOf(lexicon.labels.certificateLevels)})|\s(?:${anyOf(lexicon.labels.certificateLinks)})\s`,
  'iu',
);

/** Reads such a section: one entry a line, or groups of lines that end with their date. */
export function readListedEntries(document: ResumeDocument, lines: readonly Line[]): ListedEntry[] {
  const bare = withoutTableHead(document, lines)
    .filter(({ text }) => !ADDRESS_ALONE.test(text))
    .map((line) => withoutLabel(document, line));
  const grouped = bare.filter((line) => isDateOnly(document, line)).length;
  const entries: ListedEntry[] = [];
  let held: Line[] = [];
  let issuer: Piece | undefined;
  let issued: Dated | undefined;
  const flush = (dated = issued): void => {
    if (held.length > 0)
      entries.push(makeEntry(document, held, { ...(dated && { dated }), ...(issuer && { issuer }) }));
    held = [];
    issuer = undefined;
    issued = undefined;
  };
  for (const line of bare.flatMap(enumerated)) {
    const label = ISSUED_BY.exec(line.text);
    if (label && wordsOf(line.text).length <= MOST_WORDS) {
      const by = strip(cut(line, label[0].length));
      const last = entries.at(-1);
      // Below the date of the one above, or above the name of the next.
      if (held.length === 0 && last && !last.by) entries[entries.length - 1] = { ...last, by };
      else issuer ??= by;
      continue;
    }
    const known = held.length > 0 && issuer === undefined ? issuerIn(document, line) : undefined;
    if (
      known?.by &&
      isGiverAlone(known.by.text) &&
      wordsOf(line.text).length - wordsOf(known.by.text).length <= DATE_WORDS
    ) {
      issuer = known.by;
      issued = known.dated;
      continue;
    }
    if (isDateOnly(document, line)) {
      flush({ line, hit: document.datesOf(line)[0]! });
      continue;
    }
    const wrapped = held.length > 0 && !line.bullet && isRestOf(document, line);
    if (held.length > 0 && !wrapped && (grouped === 0 || line.bullet || held.length >= 3)) flush();
    held.push(line);
  }
  flush();
  return withGiversFirst(
    document,
    entries.filter(({ name: { text } }) => (text.length > 2 || SHORTEST_CODE.test(text)) && text.length < LONGEST_NAME),
  );
}

/** "Tern Academy", a tab and "Lamp Safety", row for row: the column whose cells are called as bodies are is that of the givers. */
function withGiversFirst({ source }: ResumeDocument, entries: readonly ListedEntry[]): ListedEntry[] {
  const isRow = ({ name, by }: ListedEntry): boolean => by !== undefined && source.slice(name.end, by.start) === '\t';
  const rows = entries.filter(isRow);
  const gives = (a: Piece, b: Piece): boolean =>
    isBody(a.text) ? !isBody(b.text) : !isBody(b.text) && saysCertificate(b.text) && !saysCertificate(a.text);
  const first = rows.filter(({ name, by }) => gives(name, by!)).length;
  const second = rows.filter(({ name, by }) => gives(by!, name)).length;
  if (rows.length < FEWEST_ROWS || first <= second) return [...entries];
  return entries.map((entry) => (isRow(entry) ? { ...entry, name: entry.by!, by: entry.name } : entry));
}

/** One row may be set as it happens. */
const FEWEST_ROWS = 2;

/** "Name | Issuer | Date" above rows of as many cells that have dates. */
function withoutTableHead(document: ResumeDocument, lines: readonly Line[]): readonly Line[] {
  const [head, ...rows] = lines;
  const cells = head?.text.split('\t') ?? [];
  const isHead =
    cells.length >= 3 &&
    rows.length > 0 &&
    cells.every((cell) => wordsOf(cell).length <= 2 && !/\d/u.test(cell)) &&
    rows.every((row) => row.text.split('\t').length === cells.length && document.datesOf(row).length > 0);
  return isHead ? rows : lines;
}

function isLicence(piece: Piece): boolean {
  return licenceAtStart({ ...piece, text: piece.text.replace(/\s+/gu, ' ') })?.text.length === piece.text.length;
}

/** "RN", "PE": licences by two letters. */
const SHORTEST_CODE = /^\p{Lu}{2}$/u;
const LONGEST_NAME = 300;

// "Harbour Medal (2); Lantern Medal (4)": several on one line.
function enumerated(written: Line): Line[] {
  const line = /^\*\s?\p{L}/u.test(written.text) ? { ...written, ...cut(written, 1) } : written;
  // "Lamp Safety *Wick Care": bullets of a text that lost its lines.
  const stars = splitPiece(line, /(?:\s|(?<=\p{L}))\*\s?(?=\p{L})/gu);
  const parts = stars.length > 1 ? stars : splitPiece(line, /\s{0,9};\s+/gu);
  if (parts.length < 2 || (stars.length < 2 && parts.some(({ text }) => wordsOf(text).length > 9))) return [line];
  return parts.map((part, at) => ({ ...line, ...part, bullet: line.bullet || at > 0 }));
}

/** A date, and the line in which it stands. */
interface Dated {
  readonly line: Line;
  readonly hit: DateHit;
}

/** "Tern Academy · Issued May 2021", "Tern Academy, 2019": a line below the name of what was given. */
function issuerIn(document: ResumeDocument, line: Line): { by?: Piece; dated?: Dated } {
  const hit = document.datesOf(line)[0];
  const label = ISSUED_BY.exec(line.text)?.[0].length ?? 0;
  const before = strip(cut(line, label, hit?.start), MARKS);
  const isEnd = hit !== undefined && EXPIRES.test(before.text);
  const named = strip(cut(before, 0, (isEnd ? EXPIRES : ISSUED_AT_END).exec(before.text)?.index), MARKS);
  const by = splitPiece(named, GIVER).find(({ text }) => /\p{L}/u.test(text));
  return { ...(by && { by: withoutMarks(by) }), ...(hit && !isEnd && { dated: { line, hit } }) };
}

const MARKS = /[\s,;:|•·(\-–—]/u;

/** Goes on with the line above: "and" or a bracket does, "sept. 2017" opens the next entry. */
function isRestOf(document: ResumeDocument, line: Line): boolean {
  return /^\p{Ll}|^[(&]/u.test(line.text) && document.datesOf(line)[0]?.start !== 0;
}

/** "Lamp Safety (Sep 2021), Tern Academy": behind the date in brackets is who gave it. "Lindqvist M (2019), Wicks" has an author before its year. */
function giverBehindDate(whole: Piece, hit: DateHit): { name: Piece; by: Piece } | undefined {
  const before = BEFORE_BRACKET.exec(whole.text.slice(0, hit.start));
  const after = AFTER_BRACKET.exec(whole.text.slice(hit.end));
  if (!before || !after) return undefined;
  const [name, by] = [cut(whole, 0, before[1]!.length), cut(whole, hit.end + after[0].length)];
  const isGiver = wordsOf(by.text).length <= MOST_WORDS / 2 && !isProse(by.text) && !AUTHOR_AT_END.test(name.text);
  return isGiver ? { name, by } : undefined;
}

const BEFORE_BRACKET = /^([^()]{3,120}?)\s{0,3}\($/u;
const AFTER_BRACKET = /^\)(?:,\s{1,3}|\s{1,3}[-–—|]\s{1,3})(?=\p{Lu})/u;
const AUTHOR_AT_END = /(?:\s|\.)\p{Lu}{1,3}\.?$/u;

/** "Earned the Lantern Award in" 2015: the last word is of the date. */
function withoutLink(piece: Piece): Piece {
  return cut(piece, 0, LINK_AT_END.exec(piece.text)?.index);
}

const LINK_AT_END = new RegExp(String.raw`\s{1,3}(?:${anyOf(lexicon.joining.dateLinks)})$`, 'iu');

function makeEntry(
  document: ResumeDocument,
  held: readonly Line[],
  { dated, issuer: known }: { dated?: Dated; issuer?: Piece },
): ListedEntry {
  let issuer = known;
  const first = held[0]!;
  const wrapEnd =
    held
      .slice(1)
      .filter((line) => isRestOf(document, line))
      .at(-1) ?? first;
  const whole = pieceOf(document.source, first.start, wrapEnd.end);
  const own = document.datesOf(first)[0];
  const behind = own && giverBehindDate(whole, own);
  if (behind) issuer ??= behind.by;
  const beforeDate = behind
    ? behind.name
    : own
      ? withoutLink(strip(outside(whole, own), /[\s,;:|•\-–—()[\]]/u))
      : strip(whole, /[\s,;:|•\-–—]/u);
  // "Harbour licence, exp. 2027": until when it is valid says nothing about when it was earned.
  const until = own ? EXPIRES.exec(beforeDate.text) : null;
  const withoutDate = until ? strip(cut(beforeDate, 0, until.index)) : beforeDate;
  const split = wordsOf(withoutDate.text).length <= 18 ? partsOf(document, withoutDate) : [withoutDate];
  const isDated = own !== undefined || dated !== undefined;
  const isWhole =
    issuer ||
    isLicence(withoutDate) ||
    (split.length === 2 &&
      document.source.charAt(split[1]!.end) !== ')' &&
      (NO_GIVER.test(split[1]!.text) || goesOnLoosely(withoutDate, split, isDated)));
  const parts = isWhole ? [withoutDate] : split;
  const second = held.find((line) => line.start > wrapEnd.end && wordsOf(line.text).length <= 8 && !isProse(line.text));
  const giver = issuer ?? (parts.length === 2 ? parts[1] : parts.length === 1 ? second : undefined);
  const by = giver && isSum(giver.text) ? undefined : giver;
  const written = parts.length <= 2 ? strip(parts[0]!, /[\s,]/u) : withoutDate;
  // "Lindqvist M (2019). Wicks in warm harbours": the full stop after the year.
  // "3) Wicks", "3 . Wicks": their number; "1. Preis" is what was won.
  const number = /^(?:\.|\d{1,3}(?:\)| \.))\s/u.exec(written.text)?.[0].length ?? 0;
  const numbered = number > 0 ? strip(cut(written, number)) : written;
  // "Forklift certified.", but not "Tern Academy Inc.".
  const name = STOP.test(numbered.text) ? cut(numbered, 0, numbered.text.length - 1) : numbered;
  const hit = until ? undefined : (own ?? dated?.hit);
  const hitLine = own ? first : dated?.line;
  // "2021 – 2025 Research grant": given at the beginning.
  const date = hit?.from ?? hit?.to;
  const datePiece = hit && hitLine ? cut(hitLine, hit.start, hit.end) : undefined;
  return {
    name,
    ...(by && by.text && { by: withoutMarks(by) }),
    ...(date && datePiece && { date, datePiece }),
  };
}

const STOP = /^(?:\S{1,40}\s){0,7}\S{0,40}\p{L}{4}\.$/u;

/** "Virtual Machines, Data Centers", "English – Grade 2": behind a comma or a dash only what is called as a body is gives something; beside a date other names do too. */
function goesOnLoosely(whole: Piece, [name, by]: readonly Piece[], isDated: boolean): boolean {
  if (!/^[\s,–—-]+$/u.test(whole.text.slice(name!.end - whole.start, by!.start - whole.start))) return false;
  if (isBody(by!.text) || isSum(by!.text)) return false;
  if (/\d/u.test(by!.text) || CERTIFIED.test(by!.text)) return true;
  return !isDated && !(isCode(name!.text) && isNameLike(by!.text) && !isCode(by!.text));
}

function isBody(text: string): boolean {
  if (KNOWN_ISSUERS.has(plain(text)) || companyScore(text) >= COMPANY.likely) return true;
  return /^\p{Lu}{2,6}$/u.test(text) ? !CERTIFICATE_CODES.has(plain(text)) : INSTITUTION.test(text) && isNameLike(text);
}

/** "EUR 20,000 (two years)", "$5k": how much was given. */
function isSum(text: string): boolean {
  return SUM.test(text);
}

/** In capitals: "The 3 Rivers Club" and "42 Abu Dhabi" are givers. */
const CURRENCY = String.raw`(?:EUR|USD|GBP|CHF|CAD|AUD|NZD|SGD|HKD|JPY|CNY|PLN|CZK|HUF|RON|BRL|MXN|ZAR|INR|SEK|NOK|DKK)`;
const SUM = new RegExp(
  String.raw`^(?:\p{Sc}|\p{Lu}{1,3}\p{Sc}|${CURRENCY}\s)\s?\d|^\d[\d.,]*\s?(?:[kKmM]|\p{Lu}{1,2})?\s?(?:\p{Sc}|${CURRENCY}(?!\p{L}))`,
  'u',
);

/** "(ISC)²" begins with a bracket of its own. */
function withoutMarks(piece: Piece): Piece {
  return /^[([][^()[\]]{1,40}[)\]]/u.test(piece.text.trim()) ? strip(piece, /[\s,;:|•\-–—]/u) : strip(piece);
}

/** Name and giver: without the number of a certificate, and with the level in the name. "Scrum Master (Tern Academy" is what a date at its end leaves. */
function partsOf(document: ResumeDocument, piece: Piece): Piece[] {
  const opened = /^([^()]{3,120})\(([^()]{2,60})$/u.exec(piece.text);
  if (opened) {
    const name = strip(cut(piece, 0, opened[1]!.length));
    const giver = strip(cut(piece, opened[1]!.length + 1));
    return /^\p{Lu}/u.test(giver.text) && !/\d/u.test(giver.text) ? [name, giver] : [name];
  }
  const given = issuerInBrackets(piece);
  if (given) return [given.name, given.by];
  const all = splitPiece(piece, GIVER);
  // Nothing but marks, or a date.
  if (all.length === 0) return [piece];
  const parts = all.length > 1 && /\d{5}/u.test(all.at(-1)!.text) ? all.slice(0, -1) : all;
  // "Driving licence class B, C", "UDT – forklifts": no name of an issuer.
  if (parts.length === 2 && !/\p{L}/u.test(parts[1]!.text)) return [parts[0]!];
  if (parts.length === 2 && !/\p{Lu}/u.test(parts[1]!.text.slice(0, -1))) return [strip(piece, /[\s,;:|•·]/u)];
  const [name, level, by] = parts;
  if (parts.length !== 3 || !NO_GIVER.test(level!.text)) return parts;
  return [pieceOf(document.source, name!.start, level!.end), by!];
}

const BRACKET_AT_END = /^([^()]{2,120}?)\s{1,3}\(([^()]{2,60})\)$/u;

/**
 * "ACLS (American Heart Association)", "Lamp care (Gull Academy)". "Certified Lamp Engineer (CLE)" is said twice, and so is "TNCC (Trauma Nursing Core
 * Course)".
 */
function issuerInBrackets(piece: Piece): { name: Piece; by: Piece } | undefined {
  const [, name = '', by = ''] = BRACKET_AT_END.exec(piece.text) ?? [];
  if (by === '' || name.includes(',') || isShortFor(name, by)) return undefined;
  if (!SOCIETY.test(by) && !KNOWN_ISSUERS.has(plain(by)) && !isNameOfBody(by)) return undefined;
  const at = piece.text.length - by.length - 1;
  return { name: cut(piece, 0, name.length), by: cut(piece, at, at + by.length) };
}

/** "Food Service" and "Data Center" are what a certificate is for, "Early Years Foundation" is its level. */
const SOCIETY = new RegExp(
  String.raw`^\p{Lu}[^\n]{2,50}\s(?:${anyOf(lexicon.employers.societies)})(?:\s(?:U[KS]A?|EU))?$(?<!\s(?:${anyOf(lexicon.labels.certificateLevels)}))`,
  'iu',
);

function outside(piece: Piece, hit: DateHit): Piece {
  const before = cut(piece, 0, hit.start);
  const after = cut(piece, Math.min(hit.end, piece.text.length));
  return before.text.length >= after.text.length ? before : after;
}

/** `aside`: the address or the number of a certificate, or until when it is valid. */
type RowKind = 'text' | 'date' | 'aside';

interface Row {
  readonly line: Line;
  readonly kind: RowKind;
  /** It has a date, beside other words or alone. */
  readonly dated: boolean;
}

/** What is set together: a name, and below it at most who gave it and when. */
interface Group {
  readonly name: Line;
  readonly detail?: Line;
  readonly date?: Line;
  readonly joined: boolean;
}

/**
 * Where the names of a list are set apart from what is below them (in bold or larger letters, further out, behind a bullet, with more space
 * above, or each with a date), the line below a name is who gave it and no entry of its own. Nothing where the list is not set like that throughout.
 */
function entriesSetAlike(document: ResumeDocument, lines: readonly Line[]): ListedEntry[] | undefined {
  const rows = lines.map((line) => rowOf(document, line));
  if (rows.filter(({ kind }) => kind === 'text').length < 2) return undefined;
  const widths = widestOfColumns(document.lines);
  for (const opens of [byLeadingDates, byInnerDates, byStyle, byMargin, bySpace, byTurns]) {
    const starts = opens(rows);
    const groups = starts && groupsAt(document, rows, starts, widths);
    if (groups) return groups.map((group) => entryOf(document, group));
  }
  return undefined;
}

function rowOf(document: ResumeDocument, whole: Line): Row {
  const isAside = ADDRESS_ALONE.test(whole.text) || CREDENTIAL.test(whole.text) || EXPIRES_FIRST.test(whole.text);
  if (isAside) return { line: whole, kind: 'aside', dated: false };
  const line = withoutLabel(document, whole);
  return {
    line,
    kind: isDateOnly(document, line) ? 'date' : 'text',
    dated: document.datesOf(line).some(({ weak }) => !weak),
  };
}

type Opens = (rows: readonly Row[]) => ReadonlySet<Row> | undefined;

/** "Lamp Safety" / "2021" / "Tern Academy", and so on: names with a date, each above one without, would be less likely. */
const byInnerDates: Opens = (rows) => {
  const isTriple = (at: number): boolean =>
    rows[at]!.kind === 'text' && rows[at + 1]?.kind === 'date' && rows[at + 2]?.kind === 'text';
  const starts = rows.filter((_, at) => at % ROWS_OF_TRIPLE === 0);
  const isRegular = rows.length % ROWS_OF_TRIPLE === 0 && starts.length > 1;
  return isRegular && starts.every((_, index) => isTriple(index * ROWS_OF_TRIPLE)) ? new Set(starts) : undefined;
};

/** A name, a date and a giver. */
const ROWS_OF_TRIPLE = 3;

/** "Mar 2021" / "Lamp Safety" / "Tern Academy", and so on: no entry ends with its date. */
const byLeadingDates: Opens = (rows) => {
  const last = rows.findLast(({ kind }) => kind !== 'aside');
  if (rows[0]!.kind !== 'date' || last?.kind !== 'text') return undefined;
  return new Set(rows.filter(({ kind }) => kind === 'date'));
};

const byStyle: Opens = (rows) => {
  const texts = rows.filter(({ kind }) => kind === 'text');
  if (rows[0]!.kind !== 'text') return undefined;
  const head = rows[0]!.line;
  const heads = texts.filter(({ line }) => isSetLike(line, head));
  const others = texts.filter(({ line }) => !isSetLike(line, head));
  if (others.length === 0 || !others.every(({ line }) => standsOut(head, line))) return undefined;
  return new Set(heads);
};

/** Names behind a bullet, in the row of a table, or further out than what is below them. */
const byMargin: Opens = (rows) => {
  const texts = rows.filter(({ kind }) => kind === 'text');
  const [head] = texts;
  if (!head || head !== rows[0]) return undefined;
  const heads = texts.filter(({ line }) => isAsFarOut(line, head.line));
  const others = texts.filter(({ line }) => !isAsFarOut(line, head.line));
  const isInside = others.every(({ line }) => isFurtherIn(line, head.line));
  return others.length > 0 && isInside ? new Set(heads) : undefined;
};

function isAsFarOut(line: Line, head: Line): boolean {
  if (line.bullet !== head.bullet || (line.layout.role === 'table-row') !== (head.layout.role === 'table-row'))
    return false;
  return line.layout.column !== head.layout.column || Math.abs((line.layout.x ?? 0) - (head.layout.x ?? 0)) < INDENT;
}

function isFurtherIn(line: Line, head: Line): boolean {
  if (head.bullet !== line.bullet) return head.bullet;
  if (head.layout.role === 'table-row' && line.layout.role !== 'table-row') return true;
  return line.layout.column === head.layout.column && (line.layout.x ?? 0) - (head.layout.x ?? 0) >= INDENT;
}

/** In points. */
const INDENT = 8;

/** Below a name is less space than above it; a page and a column begin with a name. */
const bySpace: Opens = (rows) => {
  const steps = rows.map((row, at) => spaceBetween(rows[at - 1]?.line, row.line));
  const known = steps.filter((step) => step !== undefined && step > 0);
  const solid = Math.min(...(known as number[])) * FONT.groupsApart;
  const starts = rows.filter((_, at) => steps[at] === undefined || steps[at] > solid);
  if (rows.some(({ line: { gap } }) => gap > 0) && known.length === 0) {
    const apart = rows.filter(({ line }, at) => at === 0 || line.gap > 0);
    const [, second] = rows.filter(({ kind }) => kind === 'text');
    // The gap above the only group is that below the heading: two lines of it can as well be two certificates.
    const isOne = apart.length > 1 || (second !== undefined && isBody(second.line.text.replace(DATE_AT_END, '')));
    return isOne ? new Set(apart) : undefined;
  }
  return known.length > 0 && starts.length > 1 && starts.length < rows.length ? new Set(starts) : undefined;
};

/** A name with a date, then a line without one, or the other way round, from the first to the last; of one or two pairs the second lines have to be called as bodies are. */
const byTurns: Opens = (rows) => {
  if (rows.length % 2 !== 0 || rows.some(({ kind }) => kind !== 'text')) return undefined;
  const [first, second] = rows;
  const names = rows.filter((_, at) => at % 2 === 0);
  const givers = rows.filter((_, at) => at % 2 === 1);
  const isTurn = first!.dated !== second!.dated && rows.every(({ dated }, at) => dated === rows[at % 2]!.dated);
  const isLabelled = second!.dated && givers.every(({ line }) => ISSUED_INSIDE.test(line.text));
  const isGiven =
    rows.length < FEWEST_TURNS * 2 &&
    !names.some(isOfBody) &&
    givers.every((row) => !row.line.bullet && isOfBody(row)) &&
    names.every(({ line }) => /\p{L}/u.test(line.text));
  if (!isGiven && (!isTurn || (rows.length < FEWEST_TURNS * 2 && !isLabelled))) return undefined;
  return new Set(names);
};

/** "Gull Institute, 2021" */
function isOfBody({ line }: Row): boolean {
  const name = line.text.replace(DATE_AT_END, '');
  return !name.includes('(') && isNameOfBody(name);
}

function isNameOfBody(text: string): boolean {
  if (BODY_OF.test(text)) return wordsOf(text).length <= MOST_WORDS;
  return ISSUING_BODY.test(text) && isNameLike(text) && wordsOf(text).length > 1 && !TAUGHT_BY_NAME.test(text);
}

/** "Instituto Gull de Formación": the noun comes first, and behind it what the body is for. */
const BODY_OF = new RegExp(
  String.raw`^(?:${anyOf(lexicon.labels.issuingBodies)})\s(?:\S{1,30}\s){0,3}(?:${anyOf(lexicon.names.particles)})\s`,
  'iu',
);

/** "Lamp Safety Course", "Training Institute Leaders": what was learnt, and no body. */
const TAUGHT_BY_NAME = new RegExp(
  String.raw`^(?:${anyOf([...lexicon.labels.certified, ...lexicon.labels.taught])})(?!\p{L})|(?<!\p{L})(?:${anyOf(lexicon.labels.taught)})$`,
  'iu',
);
const ISSUING_BODY = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.labels.issuingBodies)})(?!\p{L})`, 'iu');
const DATE_AT_END = /[\s,;|(–—-]{1,5}(?:\p{L}{3,10}\.?\s|\d{1,2}[./])?(?:19|20)\d\d\)?$/u;

/** So many pairs of lines: of fewer only some may happen to have a date. */
const FEWEST_TURNS = 3;

function isSetLike(a: Line, b: Line): boolean {
  return !standsOut(a, b) && !standsOut(b, a);
}

function standsOut({ layout: a }: Line, { layout: b }: Line): boolean {
  const difference = (a.fontSize ?? 0) - (b.fontSize ?? 0);
  if (Math.abs(difference) > FONT.differentPoints) return difference > 0;
  if ((a.role === 'heading') !== (b.role === 'heading')) return a.role === 'heading';
  return a.bold === true && b.bold !== true;
}

function groupsAt(
  document: ResumeDocument,
  rows: readonly Row[],
  starts: ReadonlySet<Row>,
  widths: ReadonlyMap<string, number>,
): Group[] | undefined {
  const sets: Row[][] = [];
  for (const row of rows) {
    const last = sets.at(-1);
    if (!last || (starts.has(row) && !goesOn(document, last, row, widths))) sets.push([row]);
    else last.push(row);
  }
  const groups = sets.map((set) => groupOf(document, set, widths));
  if (!groups.every((group) => group !== undefined)) return undefined;
  const withDetails = groups.filter(({ detail, joined }) => detail !== undefined || joined).length;
  return withDetails * 2 >= groups.length ? groups : undefined;
}

/** A name that the edge of its column broke. */
function goesOn(document: ResumeDocument, set: readonly Row[], row: Row, widths: ReadonlyMap<string, number>): boolean {
  const last = set.at(-1)!;
  return last.kind === 'text' && row.kind === 'text' && isBroken(document, last.line, row.line, widths);
}

function groupOf(
  document: ResumeDocument,
  set: readonly Row[],
  widths: ReadonlyMap<string, number>,
): Group | undefined {
  const texts: Line[] = [];
  let joined = false;
  let above: Line | undefined;
  for (const { line } of set.filter(({ kind }) => kind === 'text')) {
    const last = texts.at(-1);
    const isRest = above !== undefined && isBroken(document, above, line, widths);
    above = line;
    if (last && isRest) {
      texts[texts.length - 1] = { ...line, ...pieceOf(document.source, last.start, line.end), bullet: last.bullet };
      joined = true;
    } else texts.push(line);
  }
  const dates = set.filter(({ kind }) => kind === 'date').map(({ line }) => line);
  // "Issued by: Tern Academy" may stand above the name as well.
  const [name, detail] = texts[0] && ISSUED_BY.test(texts[0].text) ? [...texts].reverse() : texts;
  if (!name || ISSUED_BY.test(name.text) || texts.length > 2 || dates.length > 1 || isAccount(document, name))
    return undefined;
  const dated = [name, detail].filter((line) => line && document.datesOf(line).some(({ weak }) => !weak)).length;
  if (dated + dates.length > 1) return undefined;
  if (detail && !isDetail(document, name, detail)) return undefined;
  return { name, joined, ...(detail && { detail }), ...(dates[0] && { date: dates[0] }) };
}

function isDetail(document: ResumeDocument, name: Line, detail: Line): boolean {
  if (detail.bullet && !name.bullet) return false;
  // "Cisco" / "CCNA", "Microsoft" / "Azure Administrator": the other way round.
  if (KNOWN_ISSUERS.has(plain(name.text))) return false;
  return wordsOf(detail.text).length <= MOST_WORDS || isAccount(document, detail);
}

/** Running text, as it stands below the name of a course. */
function isAccount(document: ResumeDocument, line: Line): boolean {
  const hit = document.datesOf(line)[0];
  const words = hit ? `${line.text.slice(0, hit.start)} ${line.text.slice(hit.end)}` : line.text;
  return !ISSUED_BY.test(line.text) && (isProse(words.trim()) || SENTENCE.test(words));
}

/** "Two days by the sea.", but not "Tern Academy Inc." */
const SENTENCE = /^(?:\S{1,40}\s){3}[^\n]{0,200}\p{Ll}{3}\.$/u;

/** In words: "Amazon Web Services · Issued May 2021 · Expires May 2024". */
const MOST_WORDS = 12;

/** The first word of the line would not have found room in the line above. */
function isBroken(document: ResumeDocument, above: Line, line: Line, widths: ReadonlyMap<string, number>): boolean {
  if (line.bullet || !isSetLike(above, line) || !isAdjacent(document.source, above, line)) return false;
  if (isRestOf(document, line) || /[–&-]$/u.test(above.text)) return true;
  if (above.text.length < NARROWEST) return false;
  const widest = widths.get(columnOf(above));
  const next = line.text.split(/\s/u, 1)[0]!.length;
  return widest !== undefined && !document.datesOf(above).length && above.text.length + 1 + next > widest;
}

/** In characters: no column of a page has less room. */
const NARROWEST = 20;

function columnOf({ layout: { column, x } }: Line): string {
  return column === undefined ? String(Math.round((x ?? 0) / EDGE)) : `column ${String(column)}`;
}

/** In points. */
const EDGE = 20;

/** In characters; of texts that have no places on a page, nothing is known. */
function widestOfColumns(lines: readonly Line[]): ReadonlyMap<string, number> {
  const widest = new Map<string, number>();
  for (const line of lines) {
    if (line.layout.x === undefined) continue;
    const key = columnOf(line);
    widest.set(key, Math.max(widest.get(key) ?? 0, line.text.length));
  }
  return widest;
}

function entryOf(document: ResumeDocument, { name, detail, date }: Group): ListedEntry {
  const below = detail && !isAccount(document, detail) ? issuerIn(document, detail) : {};
  const issuer: Piece | undefined = below.by && !isSum(below.by.text) ? below.by : undefined;
  const hit = date && document.datesOf(date)[0];
  const dated: Dated | undefined = date && hit ? { line: date, hit } : below.dated;
  return makeEntry(document, [name], { ...(issuer && { issuer }), ...(dated && { dated }) });
}

const ADDRESS_ALONE = /^(?:https?:\/\/|www\.)\S+$/iu;
const ADDRESS_AT_END = /\s{1,9}\(?(?:https?:\/\/|www\.)\S+$/iu;
const ISSUED_BY = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.issuedBy)})\s?:?\s(?=\S)`, 'iu');
const EXPIRES = new RegExp(String.raw`(?:^|[\s,;:(–·|-]{1,9})(?:${anyOf(lexicon.labels.expires)}):?$`, 'iu');
const ISSUED_AT_END = new RegExp(String.raw`(?:^|[\s,;(–·|-]{1,9})(?:${anyOf(lexicon.labels.issuedOn)})\s?:?$`, 'iu');
const ISSUED_INSIDE = new RegExp(String.raw`(?:^|[\s,;(–·|-])(?:${anyOf(lexicon.labels.issuedOn)})\s?:?\s`, 'iu');
/** The number of a certificate, or a link to it. */
const CREDENTIAL = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.credential)})(?!\p{L})`, 'iu');
const EXPIRES_FIRST = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.expires)})(?!\p{L})`, 'iu');
const DATE_LABEL = new RegExp(
  String.raw`^(?:${anyOf(lexicon.labels.issuedOn)})\s?:?\s(?=(?:(?:${MONTH_PATTERN})\.?\s(?:de\s)?)?\d)`,
  'iu',
);

/** "Issued on: May 2019" is a date, and the address of a certificate no part of its name. */
function withoutLabel(document: ResumeDocument, line: Line): Line {
  const label = DATE_LABEL.exec(line.text)?.[0].length ?? 0;
  const [date, later] = label === 0 ? [] : document.datesOf(line);
  // "Issued: 2020 · Expires: 2023": the second date is that of something else.
  if (date && later && date.start <= label) return { ...line, ...cut(line, label, date.end) };
  const address = ADDRESS_AT_END.exec(line.text)?.index;
  return label === 0 && address === undefined ? line : { ...line, ...cut(line, label, address) };
}

/** "Harbour Department of Health" below the name of what it gave. */
function isGiverAlone(text: string): boolean {
  return KNOWN_ISSUERS.has(plain(text)) || (SOCIETY.test(text) && isNameLike(text) && !saysCertificate(text));
}

/** "Issued on 3 May 2021" */
const DATE_WORDS = 5;

/** Only a date stands in the line. */
function isDateOnly(document: ResumeDocument, line: Line): boolean {
  const hit: DateHit | undefined = document.datesOf(line)[0];
  return !!hit && wordsOf(`${line.text.slice(0, hit.start)} ${line.text.slice(hit.end)}`).length === 0;
}

export function readCertificates(document: ResumeDocument, lines: readonly Line[]): ListedEntry[] {
  return readListedEntries(document, lines)
    .map((entry) => asWrittenIfNotHeld(document, entry))
    .filter(canBeHeld);
}

/** Whether it can be the name of a certificate: neither an account of what somebody did or learnt, nor one half of a broken line, a school or a town. */
function canBeHeld({ name: { text }, by, date }: ListedEntry): boolean {
  if (
    wordsOf(text).length > LONGEST_HELD ||
    BROKEN_OFF.test(text) ||
    NOT_FILLED_IN.test(text) ||
    PRESENT_ALONE.test(text) ||
    text.split(',').length > MOST_PARTS
  )
    return false;
  if (by || CERTIFIED.test(text) || CARD.test(text)) return true;
  return !isProse(text) && (date !== undefined || !(isSchool(text) || placeScore(text) >= PLACE.clear));
}

/** Whether the name, the giver or the date say that it is a certificate, a licence or a course. */
function saysWhatItIs({ name: { text }, by, date }: ListedEntry): boolean {
  return by !== undefined || date !== undefined || /\d/u.test(text) || saysCertificate(text);
}

function saysCertificate(text: string): boolean {
  if (CERTIFIED.test(text) || CARD.test(text) || TAUGHT.test(text)) return true;
  return text.split(/[\s,/()]+/u).some((word) => isCode(word) || KNOWN_ISSUERS.has(plain(word)));
}

const TAUGHT = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.labels.taught)})(?!\p{L})`, 'iu');

/** In words: longer ones are all certificates of somebody in one line, or a page of an account. */
const LONGEST_HELD = 25;
/** Between commas: more are a list of something else. */
const MOST_PARTS = 5;

/** "Certified [Job Title]": of a form that nobody filled in. */
const NOT_FILLED_IN = /\[\p{Lu}[^\]\n]{2,30}\]/u;

const BROKEN_OFF = new RegExp(
  String.raw`^(?:[&)]|(?:${anyOf([...lexicon.joining.and, ...lexicon.labels.issuerAfter])})\s)|\s(?:${anyOf(lexicon.joining.openEndsOfLines)})$`,
  'u',
);

/** "Tern College", "Gull University, Farsund". */
function isSchool(text: string): boolean {
  const [name = ''] = text.split(/\s{0,9},|\s{1,9}[–—-]\s/u);
  return INSTITUTION.test(name) && !DEGREE.test(name) && companyScore(name.trim()) >= COMPANY.likely;
}

/** "PMP - in progress", "exam in March 2027": no giver and no day of issue, but words that a reader has to see. */
function asWrittenIfNotHeld({ source }: ResumeDocument, entry: ListedEntry): ListedEntry {
  const lineEnd = source.indexOf('\n', entry.name.end);
  const whole = pieceOf(source, entry.name.start, lineEnd < 0 ? source.length : lineEnd);
  if (whole.text.length > LONGEST_CERTIFICATE || !saysNotHeld(whole.text)) return entry;
  const isInName = saysNotHeld(entry.name.text) && !entry.date && !(entry.by && saysNotHeld(entry.by.text));
  return isInName ? entry : { name: strip(whole, /[\s,;:|•\-–—]/u) };
}

/** In characters, with all that is said of it. */
const LONGEST_CERTIFICATE = 200;

/** "BLS, ACLS and CCRN": short forms between commas are a certificate each; before a comma that is alone is the name, and after it who issued it. */
export function codesOf(line: Line): Line[] {
  if (isLicence(line)) return [line];
  const row = knownInRow(line);
  if (row) return row.map((part, at) => ({ ...line, ...part, bullet: line.bullet || at > 0 }));
  const cells = splitPiece(line, /\s{0,9}[|•·]\s*/gu);
  const parts = cells.length >= 3 ? cells : splitPiece(line, CODES_APART);
  const codes = parts.filter(({ text }) => CODE.test(text)).length;
  if (parts.length >= 2 && isDatedList(line.text, parts))
    return parts.map((part, at) => ({ ...line, ...part, bullet: line.bullet || at > 0 }));
  // "Class B, forklift licence": a class is nobody's name.
  if (parts.length >= 2 && parts.some(({ text }) => LICENCE_CLASS.test(text)) && areShortNames(parts))
    return parts.map((part, at) => ({ ...line, ...part, bullet: line.bullet || at > 0 }));
  // Behind a name are at most its issuer, a place and a date.
  const isMostly = codes * 2 >= parts.length || (codes * 3 >= parts.length && parts.length >= LONGER_THAN_ONE);
  // "CCRN, AACN, 2019": a name, who issued it, and when.
  const isDated = parts.length === 3 && YEAR_ALONE.test(parts[2]!.text);
  if (isPairOfCertificates(parts))
    return parts.map((part, at) => ({ ...line, ...part, bullet: line.bullet || at > 0 }));
  const isList = parts.length >= 3 && isMostly && !isDated && parts.every(({ text }) => wordsOf(text).length <= 4);
  return isList ? parts.map((part, at) => ({ ...line, ...part, bullet: line.bullet || at > 0 })) : [line];
}

/** "OSHA 30, forklift", "BLS, ACLS (American Heart Association)": all parts, or most of three and more, are certificates that are known by their names alone. */
function knownInRow(line: Line): Piece[] | undefined {
  const parts = splitPiece(line, CODES_APART);
  if (parts.length < 2 || parts.some(({ text }) => !isShortWhole(text))) return undefined;
  const names = parts.map((part) => issuerInBrackets(part)?.name ?? part);
  const known = names.filter(({ text }) => isKnownName(text)).length;
  const isMost = parts.length > 2 && known >= 2 && known * 2 > parts.length;
  return known === parts.length || isMost ? parts : undefined;
}

/** A few words, with no date and no bracket that a comma has broken. */
function isShortWhole(text: string): boolean {
  const bare = text.replace(/\s\([^()]{2,60}\)$/u, '');
  return wordsOf(bare).length <= 4 && !/[()]|(?:19|20)\d\d/u.test(bare) && !KNOWN_ISSUERS.has(plain(bare));
}

const CARD = new RegExp(`^(?:${anyOf(lexicon.labels.cards)})(?!\\p{L})`, 'iu');

/** "OSHA 30", "First Aid/CPR", "Forklift operator". */
function isKnownName(text: string): boolean {
  return CARD.test(text) || text.split('/').some((part) => isCode(part.trim()));
}

const YEAR_ALONE = /^\(?(?:19|20)\d{2}\)?$/u;

/** "Hygiene (2024), Lantern card", "2022 Wound care, 2019 First aid": a year in brackets ends an item, and one before each opens it. */
function isDatedList(text: string, parts: readonly Piece[]): boolean {
  if (parts.some((part) => wordsOf(part.text).length > 6)) return false;
  return /\((?:19|20)\d\d\),\s/u.test(text) || parts.every((part) => /^(?:19|20)\d\d\s+\p{Lu}/u.test(part.text));
}

const LICENCE_CLASS = /^\p{L}{4,} (?:AM|A[12]?|BE?|C1?E?|D1?E?|T)$/u;

/** "PMP, CSM": a certificate that is known by its short form has issued none. "Lamp certified, Wick certified": nor has one that says what it is. */
function isPairOfCertificates(parts: readonly Piece[]): boolean {
  const [first, second] = parts;
  if (parts.length > 1 && parts.every(({ text }) => isCertifiedName(text))) return true;
  if (!first || !second || parts.length !== 2) return false;
  if (!isCode(second.text) || KNOWN_ISSUERS.has(plain(second.text))) return false;
  return isCode(first.text) || (CERTIFIED.test(first.text) && !isShortFor(second.text, first.text));
}

function isCertifiedName(text: string): boolean {
  const words = wordsOf(text).length;
  return words > 1 && words <= LONGEST_CERTIFIED && CERTIFIED.test(text) && !isBody(text) && !LINKED.test(text);
}

/** "National Board for Certification of Lamp Nurses" */
const LINKED = /\s\p{Ll}{1,3}\s/u;
/** In words: longer parts are those of a sentence. */
const LONGEST_CERTIFIED = 7;

function isCode(text: string): boolean {
  return CODE.test(text) && CERTIFICATE_CODES.has(plain(text.replace(/ \d.*$/u, '')));
}

/** "Certified ScrumMaster", "CSM" */
function isShortFor(code: string, name: string): boolean {
  const letters = code.replace(/\P{Lu}/gu, '');
  return letters.length > 1 && name.replace(/\P{Lu}/gu, '').includes(letters);
}

function areShortNames(parts: readonly Piece[]): boolean {
  return parts.every(({ text }) => wordsOf(text).length <= 3 && text.length > 3);
}

/** In parts between commas. */
const LONGER_THAN_ONE = 5;

const CODES_APART = new RegExp(
  String.raw`\s{0,9},\s+(?:(?:${anyOf(lexicon.joining.and)})\s+)?|\s{1,9}(?:${anyOf(lexicon.joining.and)})\s+`,
  'gu',
);
const CODE = /^\p{Lu}[\p{Lu}\d.+-]{1,8}(?: \d{1,3}\p{Lu}?)?$/u;

/** The certificates of a section: each with the lines that are set below its name, else by what the lines say. */
export function readCertificateSection(document: ResumeDocument, all: readonly Line[]): ListedEntry[] {
  const lines = rowsWithoutHead(all);
  const listed = lines.length < all.length ? lines.map((line) => entryOfRow(document, line)) : [];
  if (listed.length > 0 && listed.every((entry) => entry !== undefined)) return listed.filter(canBeHeld);
  const setAlike = entriesSetAlike(document, lines);
  if (setAlike) return setAlike.map((entry) => asWrittenIfNotHeld(document, entry)).filter(canBeHeld);
  const named = lines.filter(({ text }) => !CREDENTIAL.test(text) && !EXPIRES_FIRST.test(text)).map(behindItsLabel);
  const entries = readCertificates(document, named.flatMap(codesOf));
  // "Publicity", "Brand management" and eight more: the section has run on into what is listed beside it or below it.
  const sayingSo = entries.filter(saysWhatItIs);
  return entries.length >= RUNS_ON && sayingSo.length * 4 < entries.length ? sayingSo : entries;
}

/** "Lamp Safety | Tern Academy | 2021", below the heads of the columns: what, from whom, and when. */
function entryOfRow(document: ResumeDocument, line: Line): ListedEntry | undefined {
  const cells = cellsOfRow(line);
  const dated = cells.find((cell) => isDateOnly(document, { ...line, ...cell }));
  const [name, by, ...more] = cells.filter((cell) => cell !== dated && /\p{L}{2}/u.test(cell.text));
  if (line.layout.role !== 'table-row' || !name || cells.length < 2 || more.length > 0) return undefined;
  const [hit] = dated ? document.datesOf(dated) : [];
  const date = hit?.from ?? hit?.to;
  return { name, ...(by && { by }), ...(date && hit && { date, datePiece: cut(dated!, hit.start, hit.end) }) };
}

/** Of so many entries some say that they are certificates. */
const RUNS_ON = 6;

/** "Certification : Lamp Safety, 2008", once for each of them. */
function behindItsLabel(line: Line): Line {
  const label = gluedHeading(line);
  return label?.content && DEGREE.test(label.wording) ? { ...line, ...label.content } : line;
}
