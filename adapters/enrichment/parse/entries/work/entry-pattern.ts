import type { ResumeDocument } from '../../document/resume-document.js';
import { LEGAL_FORMS } from '../../lexicons/legal-forms.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import { timeBehindDates } from '../../recognizers/headers/dated-lines.js';
import { placeScore, regionOrCountry } from '../../recognizers/places.js';
import { companyScore } from '../../recognizers/titles-and-employers.js';
import { cut, type Line, type Piece, strip } from '../../text.js';
import { type HeaderPiece, isSameEmployer } from '../../recognizers/headers/header-pieces.js';
import { COMPANY, HEADER_ROLE, PLACE, TITLE } from '../../thresholds.js';
import { type Anchor, type HeaderDraft, isHeaderLike } from './entry-headers.js';

/** Which phrase of a header is the title and which the employer. */
export interface Assignment {
  readonly title?: HeaderPiece;
  readonly company?: HeaderPiece;
  readonly place?: HeaderPiece;
  readonly confidence: number;
}

type Role = 'title' | 'company';
/** How much there is of each role in each slot, and in each style of type. */
type Pattern = Record<Role, ReadonlyMap<string, number>>;

/** Styles are kept beside slots, by a key that no slot has. */
function styleKey({ style }: HeaderPiece): string {
  return `${STYLE}${style ?? ''}`;
}

const STYLE = 'style ';

/** How much more often a style of type has this role than the other, 0 where both are set alike, or nothing shows how. */
function byStyle(piece: HeaderPiece, pattern: Pattern, role: Role): number {
  if (piece.style === undefined) return -WEIGHT_OF_PLAIN * shareApart(pattern, role);
  const title = pattern.title.get(styleKey(piece)) ?? 0;
  const company = pattern.company.get(styleKey(piece)) ?? 0;
  const most = Math.max(title, company);
  if (most < LEAST_OF_STYLE) return 0;
  return Math.max(0, (role === 'title' ? title - company : company - title) / most) * WEIGHT_OF_STYLE;
}

/** How much of what has this role is set apart from the accounts. */
function shareApart(pattern: Pattern, role: Role): number {
  const all = [...pattern[role]].filter(([key]) => key.startsWith(STYLE));
  const sum = all.reduce((total, [, count]) => total + count, 0);
  return sum === 0 ? 0 : 1 - (pattern[role].get(STYLE) ?? 0) / sum;
}

/** What is set as the accounts are, beside names that are set apart: less than the name of an employer that no word gives away. */
const WEIGHT_OF_PLAIN = 0.25;

/** In entries, of all: fewer say nothing about a style. */
const LEAST_OF_STYLE = 0.2;
/** Less than the slot and the words: some set only what they are proud of in bold. */
const WEIGHT_OF_STYLE = 0.5;

/**
 * People keep one order of title, employer and dates through a whole document. So the evidence of all entries is summed by the place
 * where it was found, and each entry is then decided by its own evidence and by that sum; the second round uses what the first decided.
 */
export function assignRoles(drafts: readonly HeaderDraft[]): Assignment[] {
  let pattern = evidencePattern(drafts);
  for (let round = 0; round < 2; round += 1) {
    pattern = decidedPattern(assignAll(drafts, pattern, false), drafts.length);
  }
  return assignAll(drafts, pattern, true);
}

function evidencePattern(drafts: readonly HeaderDraft[]): Pattern {
  const sums: Record<Role, Map<string, number>> = { title: new Map(), company: new Map() };
  for (const { pieces } of drafts) {
    for (const piece of pieces) {
      add(sums.title, piece.slot, piece.title / drafts.length);
      add(sums.company, piece.slot, piece.company / drafts.length);
      add(sums.title, styleKey(piece), piece.title / drafts.length);
      add(sums.company, styleKey(piece), piece.company / drafts.length);
    }
  }
  return sums;
}

function decidedPattern(assigned: readonly Assignment[], count: number): Pattern {
  const sums: Record<Role, Map<string, number>> = { title: new Map(), company: new Map() };
  for (const { title, company } of assigned) {
    if (title) add(sums.title, title.slot, 1 / count);
    if (company) add(sums.company, company.slot, 1 / count);
    if (title) add(sums.title, styleKey(title), 1 / count);
    if (company) add(sums.company, styleKey(company), 1 / count);
  }
  return sums;
}

/** `once`: what one entry took is no other's. While the order is still looked for, one wrong choice would push all that follow to the next line. */
function assignAll(drafts: readonly HeaderDraft[], pattern: Pattern, once: boolean): Assignment[] {
  const taken = new Set<number>();
  // A document that begins with the dates of its first entry has all its names after the dates.
  const first = drafts.find(({ anchor, pieces }) => anchor.away === undefined && pieces.length > 0);
  const datesLead = drafts.length >= 3 && !first?.pieces.some(({ offset }) => offset < 0);
  const above = datesLead ? -AGAINST_ORDER : 0;
  // One that ends with the dates of its last entry, or with the account of it, has all its names before the dates.
  const last = drafts.findLast(({ anchor, pieces }) => anchor.away === undefined && pieces.length > 0);
  const namesLead = drafts.length >= 3 && !datesLead && !last?.pieces.some(({ offset }) => offset > 0);
  const below = namesLead ? -AGAINST_ORDER : 0;
  return drafts.map(({ anchor, pieces }, index) => {
    const free = once ? pieces.filter((piece) => !taken.has(piece.piece.start)) : pieces;
    const opens = index === 0 && drafts.length > 1;
    const assignment = assignOne(free, pattern, anchor.hits.length > 0, { opens, above, below });
    for (const piece of [assignment.title, assignment.company, assignment.place])
      if (piece) taken.add(piece.piece.start);
    return assignment;
  });
}

interface Order {
  /** Whether it is the first entry of several. */
  readonly opens: boolean;
  /** How much it counts that a phrase is above the dates. */
  readonly above: number;
  /** The same below them. */
  readonly below: number;
}

/** What a phrase on the other side of the dates than all others loses. */
const AGAINST_ORDER = 0.25;

function inOrder({ offset }: HeaderPiece, { above, below }: Order): number {
  return offset < 0 ? above : offset > 0 ? below : 0;
}

function assignOne(pieces: readonly HeaderPiece[], pattern: Pattern, dated: boolean, order: Order): Assignment {
  let best: { title?: HeaderPiece; company?: HeaderPiece; score: number } = { score: 0 };
  const sureCompany = pieces.some((piece) => piece.company >= COMPANY.certain);
  const likelyCompany = pieces.some((piece) => piece.company >= COMPANY.likely);
  const titles = pieces
    .map((piece) => ({ piece, score: titleFit(piece, pattern) + inOrder(piece, order) }))
    .filter(({ piece, score }) => score >= leastFor(piece, sureCompany, likelyCompany));
  const companies = pieces
    .map((piece) => ({
      piece,
      score: companyFit(piece, pattern) + inOrder(piece, order) + (order.opens ? aboveAll(piece, pattern) : 0),
    }))
    .filter((c) => c.score >= HEADER_ROLE.company);
  for (const t of [undefined, ...titles]) {
    for (const c of [undefined, ...companies]) {
      if (t && c && t.piece === c.piece) continue;
      // Beside an employer that leaves no doubt, "Customer Services" is no second one.
      const sure = t && c && c.piece.company >= COMPANY.known ? 0.45 * strongCompany(t.piece) : 0;
      const near = sure + (t && c ? closeness(t.piece, c.piece) : 0);
      const score = (t?.score ?? 0) + (c?.score ?? 0) + near;
      if (score > best.score) best = { ...(t && { title: t.piece }), ...(c && { company: c.piece }), score };
    }
  }
  const { title, company } = best;
  const place = pieces
    .filter((p) => p !== title && p !== company && p.place >= PLACE.possible && withinHeader(p, title, company))
    // On the employer's own line before any other: the line after may belong to the next entry.
    .sort((a, b) => besides(a, company) - besides(b, company) || Math.abs(a.offset) - Math.abs(b.offset))[0];
  const confidence = Math.min(
    0.97,
    0.35 + (title ? 0.25 * titleFit(title, pattern) : 0) + (company ? 0.15 : 0) + (dated ? 0.1 : 0),
  );
  return { ...(title && { title }), ...(company && { company }), ...(place && { place }), confidence };
}

// Beside a certain employer even a phrase that no lexicon knows can only be the title.
function leastFor(piece: HeaderPiece, sure: boolean, likely: boolean): number {
  // "Mill Lane, Oakham" after the employer is where it is.
  if (sure && piece.title < TITLE.none && piece.piece.text.includes(',')) return HEADER_ROLE.title;
  if (sure && Math.abs(piece.offset) <= 1) return HEADER_ROLE.titleBesideCertainCompany;
  if (likely && piece.company < COMPANY.arguable && piece.title < TITLE.none && Math.abs(piece.offset) === 2)
    return HEADER_ROLE.titleTwoLinesFromCompany;
  const words = piece.piece.text.split(/\s+/u).length;
  if (
    likely &&
    piece.company < COMPANY.likely &&
    Math.abs(piece.offset) <= 2 &&
    words <= 5 &&
    /^\p{Lu}/u.test(piece.piece.text)
  )
    return HEADER_ROLE.titleNearCompany;
  return HEADER_ROLE.title;
}

function titleFit(piece: HeaderPiece, pattern: Pattern): number {
  const usual = pattern.title.get(piece.slot) ?? 0;
  return (
    0.12 +
    piece.title +
    0.75 * usual +
    byStyle(piece, pattern, 'title') -
    0.45 * strongCompany(piece) -
    0.8 * piece.place -
    distance(piece)
  );
}

function companyFit(piece: HeaderPiece, pattern: Pattern): number {
  const usual = pattern.company.get(piece.slot) ?? 0;
  return (
    piece.company +
    // What is set apart keeps its place more strictly than what is written as it comes.
    (piece.style === undefined ? 0.5 : 0.75) * usual +
    byStyle(piece, pattern, 'company') -
    (piece.title > TITLE.possible ? 0.55 : 0.15) * piece.title -
    0.8 * piece.place -
    distance(piece)
  );
}

// What is above the first dates can be no other entry's.
function aboveAll(piece: HeaderPiece, pattern: Pattern): number {
  return piece.offset < 0 &&
    piece.title < TITLE.possible &&
    piece.place < PLACE.arguable &&
    piece.company >= COMPANY.name
    ? 0.15 + 0.2 * (pattern.company.get(piece.slot) ?? 0)
    : 0;
}

function strongCompany(piece: HeaderPiece): number {
  return piece.company >= COMPANY.likely ? piece.company : 0;
}

function distance(piece: HeaderPiece): number {
  return 0.06 * Math.abs(piece.offset);
}

// Title and employer are on one line or on neighbouring ones, and on the same side of the dates more often than not.
function closeness(a: HeaderPiece, b: HeaderPiece): number {
  const lines = Math.abs(a.offset - b.offset);
  return lines <= 1 ? 0.1 : a.offset * b.offset < 0 ? -0.08 : -0.05;
}

function besides(piece: HeaderPiece, company: HeaderPiece | undefined): number {
  return piece.offset === company?.offset ? 0 : 1;
}

function withinHeader(piece: HeaderPiece, title: HeaderPiece | undefined, company: HeaderPiece | undefined): boolean {
  const offsets = [0, title?.offset ?? 0, company?.offset ?? 0];
  return piece.offset >= Math.min(...offsets) - 1 && piece.offset <= Math.max(...offsets) + 1;
}

function add(map: Map<string, number>, key: string, value: number): void {
  map.set(key, (map.get(key) ?? 0) + value);
}

/** What stands between a title and an employer on one line. */
const MARKS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['comma', /,\s{1,9}/gu],
  ['at', new RegExp(String.raw`\s{1,9}(?:${anyOf(lexicon.joining.at)}|@)\s{1,9}`, 'gu')],
  ['dash', /\s{1,9}[-–—]\s{1,9}/gu],
];

interface LinePattern {
  readonly name: string;
  readonly mark: RegExp;
  readonly titleFirst: boolean;
  /** From the dates to the line, in lines. */
  readonly steps: ReadonlySet<number>;
}

interface AssignedEntry {
  readonly anchor: Anchor;
  readonly assignment: Assignment;
}

/** So many entries agree on a pattern; in a list of two or three one that leaves no doubt is enough. */
const VOTES = 2;
const SHORT_LIST = 3;

/**
 * People write title and employer of all their posts in one way: "Glazier, Northwind", "Lamp coach, Tern". Where the words leave no doubt in some entries, they
 * say where the others are parted. `undefined` for an entry that needs no help, or gets none.
 */
export function splitByPattern(
  document: ResumeDocument,
  lines: readonly Line[],
  entries: readonly AssignedEntry[],
): (Assignment | undefined)[] {
  const known = patternOf(document, lines, entries);
  const at = known === undefined || known.name === 'at' ? patternOfAt(document, lines, entries) : undefined;
  const pattern = at ?? known;
  const taken = new Set(entries.map(({ anchor }) => anchor.at));
  return entries.map((entry) => {
    if (!pattern || entry.anchor.sentence || entry.anchor.away !== undefined) return undefined;
    const { title, company } = entry.assignment;
    // "Glazier" | "Lantern Rooms, Takora Ltd": parted, but perhaps at the wrong mark.
    const isParted = markBetween(document, entry.assignment) !== undefined;
    if (isParted && (!pattern.titleFirst || title!.piece.start > company!.piece.start)) return undefined;
    if (isParted && company!.piece.text.search(pattern.mark) < 0) return undefined;
    for (const step of pattern.steps) {
      const at = entry.anchor.at + step;
      const line = lines[at];
      if (!line || (step !== 0 && taken.has(at)) || !isHeaderLike(line, document)) continue;
      const found = isOpen(entry, line, pattern) && parted(document, withoutDates(document, line), pattern);
      // No name holds "at", but many titles and employers hold a comma or a dash.
      if (found && isParted && pattern.name !== 'at' && companyScore(found.company.text) < COMPANY.likely) continue;
      if (found) {
        taken.add(at);
        return assignmentOf(entry, found, at);
      }
    }
    return undefined;
  });
}

/** Whether title or employer are still looked for, or one of them is a piece of this line that holds the mark. */
function isOpen({ assignment: { title, company } }: AssignedEntry, line: Line, { mark }: LinePattern): boolean {
  if (!title || !company) return true;
  const within = ({ piece }: HeaderPiece): boolean => piece.start >= line.start && piece.end <= line.end;
  const holds = (piece: HeaderPiece): boolean => within(piece) && piece.piece.text.search(mark) > 0;
  return holds(title) || holds(company) || (within(title) && within(company));
}

function patternOf(
  document: ResumeDocument,
  lines: readonly Line[],
  entries: readonly AssignedEntry[],
): LinePattern | undefined {
  const votes = new Map<string, LinePattern & { count: number; steps: Set<number> }>();
  for (const { anchor, assignment } of entries) {
    const mark = anchor.sentence ? undefined : markBetween(document, assignment);
    if (!mark) continue;
    const titleFirst = assignment.title!.piece.start < assignment.company!.piece.start;
    const key = `${mark[0]} ${titleFirst}`;
    const vote = votes.get(key) ?? { count: 0, name: mark[0], mark: mark[1], titleFirst, steps: new Set<number>() };
    vote.count += 1;
    vote.steps.add((assignment.title!.at ?? anchor.at) - anchor.at);
    votes.set(key, vote);
  }
  const [first, second] = [...votes.values()].sort((a, b) => b.count - a.count);
  if (!first || first.count === second?.count) return undefined;
  const isSure = first.count >= VOTES || entries.length <= SHORT_LIST || isInEvery(document, lines, entries, first);
  return isSure ? first : undefined;
}

/** One entry is enough where the lines of all hold the mark, and hold it once. */
function isInEvery(
  document: ResumeDocument,
  lines: readonly Line[],
  entries: readonly AssignedEntry[],
  { mark, steps }: LinePattern,
): boolean {
  const [step] = steps;
  return entries.every(({ anchor }) => {
    const line = lines[anchor.at + (step ?? 0)];
    return line !== undefined && [...withoutDates(document, line).text.matchAll(mark)].length === 1;
  });
}

/** Of the entries, how many have "at" in the same line of their header: nothing else puts it between two names so often. */
const SHARE_WITH_AT = 0.6;

/** "Lampist II at Northwind", "Wick lead at tern": titles and employers without a known word are parted by the word between them, where most lines have it. */
function patternOfAt(
  document: ResumeDocument,
  lines: readonly Line[],
  entries: readonly AssignedEntry[],
): LinePattern | undefined {
  const [name, mark] = MARKS.find(([each]) => each === 'at')!;
  const holds = ({ anchor }: AssignedEntry, step: number): boolean => {
    const line = lines[anchor.at + step];
    if (!line || !isHeaderLike(line, document)) return false;
    return [...withoutDates(document, line).text.matchAll(mark)].length === 1;
  };
  // Beside dates in a margin the names are a little above or a little below them.
  for (const steps of [[0], [-1], [1], [-1, 1]]) {
    const having = entries.flatMap((entry) => {
      const held = steps.filter((step) => holds(entry, step));
      return held.length === 1 ? [entry.anchor.at + held[0]!] : [];
    });
    // One line between the dates of two posts is of one of them.
    const votes = new Set(having).size;
    if (votes >= VOTES && votes >= entries.length * SHARE_WITH_AT)
      return { name, mark, titleFirst: true, steps: new Set(steps) };
  }
  return undefined;
}

function markBetween(document: ResumeDocument, { title, company }: Assignment): (typeof MARKS)[number] | undefined {
  if (!title || !company || title.offset !== company.offset) return undefined;
  const [left, right] = title.piece.start < company.piece.start ? [title, company] : [company, title];
  const between = document.source.slice(left.piece.end, right.piece.start);
  return between.length > 12 ? undefined : MARKS.find(([, mark]) => between.replace(mark, '') === '' && between !== '');
}

function withoutDates(document: ResumeDocument, line: Line): Piece {
  const hit = document.datesOf(line).find(({ range }) => range) ?? document.datesOf(line)[0];
  if (!hit) return strip(line);
  const before = strip(cut(line, 0, hit.start));
  return before.text.length > 2 ? before : strip(cut(line, hit.end + timeBehindDates(line.text.slice(hit.end))));
}

/** Another cell, or the address of the employer's site. */
const BEYOND = /\t| {3}|\s{0,9}\(?(?:https?:\/\/|www\.)/u;

interface Parted {
  readonly title: Piece;
  readonly company: Piece;
}

/** At the mark whose sides fit best; with no word known, at the last for an employer that comes last and at the first for one that comes first. */
function parted(document: ResumeDocument, line: Piece, { name, mark, titleFirst }: LinePattern): Parted | undefined {
  const end = BEYOND.exec(line.text)?.index;
  const whole = end === undefined ? line : strip(cut(line, 0, end));
  let best: (Parted & { score: number }) | undefined;
  for (const found of whole.text.matchAll(mark)) {
    const left = strip(cut(whole, 0, found.index));
    const right = strip(cut(whole, found.index + found[0].length));
    const [title, company] = titleFirst ? [left, right] : [right, left];
    if (
      !title.text ||
      !company.text ||
      isSameEmployer(company.text) ||
      isFormAlone(right.text) ||
      opensBracket(left.text)
    )
      continue;
    if (isRegion(company.text) || (name !== 'at' && !isTitleBeside(document, title.text, company.text))) continue;
    const score = document.titles.isTitle(title.text) + 0.5 * companyScore(company.text);
    if (!best || (titleFirst ? score >= best.score - HEADER_ROLE.laterMark : score > best.score))
      best = { title, company: withoutTown(company), score };
  }
  return best;
}

/** "Tern School, Leeds": behind the last comma is where it is. */
function withoutTown(company: Piece): Piece {
  const end = /,\s{1,9}([^,]{3,40})$/u.exec(company.text);
  const isTown = end?.[1] !== undefined && end.index > 2 && placeScore(end[1]) >= PLACE.clear;
  return isTown && companyScore(end[1]!) < COMPANY.possible ? cut(company, 0, end.index) : company;
}

const AND = new RegExp(String.raw`\s(?:${anyOf(lexicon.joining.and)}|&)\s`, 'u');

/** "Tern School, Farsund, Indiana": after the last comma is where it is. */
function isRegion(text: string): boolean {
  const areas = text.split(AND);
  const isSeveral = areas.length > 1 && areas.every((area) => regionOrCountry(area) !== undefined);
  return isSeveral || /^\p{Lu}{2}$/u.test(text) || placeScore(text.replace(/\.$/u, '')) >= PLACE.likely;
}

/** "Tern School, Farsund" has its title on a line of its own; the other way round, the line is not written like those of the pattern. */
function isTitleBeside(document: ResumeDocument, title: string, company: string): boolean {
  const likely = document.titles.isTitle(title);
  if (companyScore(title) >= COMPANY.likely && likely < TITLE.doubtful && companyScore(company) < COMPANY.possible)
    return false;
  return likely >= TITLE.faint || document.titles.isTitle(company) < TITLE.clear;
}

/** "Northwind, Inc.": the comma is inside the name. */
function isFormAlone(text: string): boolean {
  const first = text.split(/[,(]/u)[0]!.trim();
  return (
    LEGAL_FORMS.test(first) &&
    companyScore(first) <= COMPANY.certain &&
    first.split(/\s+/u).length <= 2 &&
    first.length <= 9
  );
}

function opensBracket(text: string): boolean {
  return /\([^()]*$/u.test(text);
}

function assignmentOf({ anchor, assignment }: AssignedEntry, { title, company }: Parted, at: number): Assignment {
  const place: Pick<HeaderPiece, 'slot' | 'offset' | 'at' | 'place'> = {
    slot: 'pattern',
    offset: at - anchor.at,
    at,
    place: 0,
  };
  const kept = assignment.place && (assignment.place.at ?? anchor.at) === at ? assignment.place : undefined;
  return {
    title: { ...place, piece: title, title: TITLE.likely, company: 0 },
    company: { ...place, piece: company, title: 0, company: COMPANY.likely },
    ...(kept && kept.piece.start >= company.end && { place: kept }),
    confidence: assignment.confidence,
  };
}
