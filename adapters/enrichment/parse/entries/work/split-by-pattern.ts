import type { ResumeDocument } from '../../document/resume-document.js';
import { LEGAL_FORMS } from '../../lexicons/legal-forms.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import { timeBehindDates } from '../../recognizers/headers/dated-lines.js';
import { type HeaderPiece, isSameEmployer } from '../../recognizers/headers/header-pieces.js';
import { placeScore, regionOrCountry } from '../../recognizers/places.js';
import { companyScore } from '../../recognizers/titles-and-employers.js';
import { cut, type Line, type Piece, strip } from '../../text.js';
import { COMPANY, HEADER_ROLE, PLACE, TITLE } from '../../thresholds.js';
import { type Anchor, isHeaderLike } from './entry-headers.js';
import type { Assignment } from './entry-pattern.js';

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
