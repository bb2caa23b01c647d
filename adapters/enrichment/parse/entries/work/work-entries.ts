import { monthIndex } from '../../../../../core/spi.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import { LEGAL_FORMS } from '../../lexicons/legal-forms.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import { type DateSpan, isDatesAlone } from '../../recognizers/headers/dated-lines.js';
import { type HeaderPiece, isFormRow, opensWithJoining } from '../../recognizers/headers/header-pieces.js';
import { isProse } from '../../recognizers/headings.js';
import { placeScore } from '../../recognizers/places.js';
import { companyScore, isNameLike } from '../../recognizers/titles-and-employers.js';
import { cut, type Line, type Piece, pieceOf, plain, strip, wordsOf } from '../../text.js';
import { COMPANY, FONT, PLACE, SHARE, TITLE } from '../../thresholds.js';
import {
  type Anchor,
  draftHeaders,
  findAnchors,
  boundsOf,
  findStackedPosts,
  isBefore,
  isHeaderLike,
  isPlain,
  isTitleAlone,
  liesWithin,
  namesEmployer,
  namesNoTitle,
  ownPieces,
  undatedAnchors,
  withoutBulletsOfHeads,
} from './entry-headers.js';
import { type Assignment, assignRoles, splitByPattern } from './entry-pattern.js';
import {
  credibleEmployer,
  withUnit,
  credibleTitle,
  employerAbove,
  isAssociation,
  isHonour,
  isDepartment,
  splitAtTitleComma,
  pieceBetween,
  titleInBody,
  completeTitle,
  employerTail,
  withDepartment,
  withoutAddress,
  withoutDescription,
  withoutOldNames,
} from './title-and-employer.js';

const OF = anyOf(lexicon.joining.of);
const OF_NAME = new RegExp(String.raw`^(?:${OF})\s+\p{Lu}`, 'u');
const OPENS_OF = new RegExp(String.raw`(?:${anyOf(lexicon.employers.opensOf)})$`, 'u');
const NAME_GOES_ON = new RegExp(String.raw`^(?:(?:${OF})\s+)?\p{Lu}`, 'u');

/** One stretch of work (or of anything else with a title, an organisation and dates) as pieces of the text. */
export interface WorkEntry {
  readonly title?: Piece;
  readonly company?: Piece;
  readonly place?: Piece;
  readonly dates?: DateSpan;
  readonly datePiece?: Piece;
  readonly confidence: number;
  readonly body: readonly Line[];
  /** The employer was named further up, for several roles. */
  readonly inherited?: boolean;
}

interface Draft {
  pieces: readonly HeaderPiece[];
  anchor: Anchor;
  assignment: Assignment;
  first: number;
  last: number;
  /** The time with an employer, or a post below it. */
  role?: 'time' | 'post';
}

/** Reads the entries of one section. */
export function readWorkEntries(document: ResumeDocument, section: readonly Line[]): readonly WorkEntry[] {
  const rows = section.map((line) => (line.bullet && isFormRow(line.text) ? { ...line, bullet: false } : line));
  const lines = splitRoleLines(
    document,
    joinWrappedNames(document, withWrappedText(document, withoutBulletsOfHeads(document, rows))),
  );
  const dated = findAnchors(document, lines);
  const first = assemble(document, lines, dated);
  const undated = undatedAnchors(document, lines, first);
  const drafts =
    undated.length === 0
      ? first
      : assemble(
          document,
          lines,
          [...dated, ...undated].sort((a, b) => a.at - b.at),
        );
  const entries = employersOfOthers(document, townsByPattern(document, entriesOf(document, lines, drafts)));
  const credible = entries.flatMap((entry) => withCredibleNames(document, entry));
  return withoutLoneEnd(credible);
}

/**
 * Marks the lines that the page made of one paragraph or point: set like the line before and right below it, which was full. However much they
 * look like a name, they head nothing.
 */
function withWrappedText(document: ResumeDocument, lines: readonly Line[]): Line[] {
  const widest = new Map<string, number>();
  const leading = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const style = styleOf(line);
    widest.set(style, Math.max(widest.get(style) ?? 0, line.text.length));
    const step = stepBetween(lines[at - 1], line);
    if (step !== undefined) leading.set(style, Math.min(leading.get(style) ?? Infinity, step));
  }
  const out: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const before = out.at(-1);
    const next = lines[at + 1];
    const isAtLeading = (step: number | undefined): boolean =>
      step !== undefined && step <= (leading.get(styleOf(line)) ?? 0) * FONT.sameLeading;
    const width = (widest.get(styleOf(line)) ?? 0) * SHARE.fullParagraph;
    if (next && isAtLeading(stepBetween(line, next)) && line.text.length >= width && breaksOff(document, line, next)) {
      out.push({ ...line, wrapped: true });
      continue;
    }
    const isText =
      before !== undefined &&
      (before.bullet || before.wrapped === true || isProse(before.text)) &&
      !/[.!?]$/u.test(before.text) &&
      document.datesOf(before).length === 0;
    const style = styleOf(line);
    const isFull =
      isText && (/[,;&-]$/u.test(before.text) || before.text.length >= (widest.get(style) ?? 0) * SHARE.fullLine);
    out.push(isFull && isAtLeading(stepBetween(before, line)) && !line.bullet ? { ...line, wrapped: true } : line);
  }
  return out;
}

const BREAKS_OFF = new RegExp(String.raw`\p{L} (?:${anyOf(lexicon.joining.openEndsOfLines)})$`, 'u');

/** "Lamp designer at Northwind Ltd, responsible for the" / "harbours": the first line of an account says title and employer once more. */
function breaksOff(document: ResumeDocument, line: Line, next: Line): boolean {
  if (line.bullet || next.bullet || line.layout.bold === true || document.datesOf(line).length > 0) return false;
  if (wordsOf(line.text).length < SHORTEST_ACCOUNT) return false;
  return /^\p{Ll}/u.test(next.text) || BREAKS_OFF.test(line.text) || /\p{L}\)?-$|\([^()]*$/u.test(line.text);
}

/** In words, of its first line. */
const SHORTEST_ACCOUNT = 7;

function styleOf({ layout: { fontSize, bold } }: Line): string {
  return `${String(fontSize)} ${String(bold)}`;
}

/** Of the size of the letters: what is further apart belongs to two paragraphs. */
const MOST_LEADING = 2.2;

/** In points, down the page, between two lines of one column that are set alike. */
function stepBetween(above: Line | undefined, below: Line): number | undefined {
  const [a, b] = [above?.layout, below.layout];
  if (a?.fontSize === undefined || a.y === undefined || b.y === undefined) return undefined;
  if (a.page !== b.page || a.column !== b.column || a.bold !== b.bold || a.fontSize !== b.fontSize) return undefined;
  const step = b.y - a.y;
  return step > 0 && step < MOST_LEADING * a.fontSize ? step : undefined;
}

function assemble(document: ResumeDocument, lines: readonly Line[], anchors: readonly Anchor[]): Draft[] {
  const headers = draftHeaders(document, lines, anchors, findStackedPosts(document, lines, anchors));
  const assignments = assignRoles(headers).map((assignment, index) => {
    const { sentence } = anchors[index]!;
    return sentence ? sentenceAssignment(sentence) : assignment;
  });
  const entries = anchors.map((anchor, index) => ({ anchor, assignment: assignments[index]! }));
  const parted = splitByPattern(document, lines, entries);
  const { times, posts } = findPostsOfEmployers(document, lines, anchors);
  return anchors.map((anchor, index) => {
    const assigned = parted[index] ?? assignments[index]!;
    const { company, place, confidence } = assigned;
    const isTime = times.has(anchor) && company !== undefined;
    const assignment: Assignment = isTime
      ? { company, ...(place && { place }), confidence }
      : (posts.get(anchor) ?? assigned);
    const role = isTime ? 'time' : posts.has(anchor) ? 'post' : undefined;
    const span = anchor.spansNext ? 1 : 0;
    const at = [assignment.title, assignment.company, assignment.place].map((piece) => piece?.at ?? anchor.at);
    if (anchor.away !== undefined) at.push(anchor.away);
    return {
      pieces: parted[index] || role ? [] : headers[index]!.pieces,
      anchor,
      ...(role && { role }),
      assignment,
      first: Math.min(anchor.at, ...at),
      last: Math.max(anchor.at + span, ...at),
    };
  });
}

function sentenceAssignment({ title, company }: NonNullable<Anchor['sentence']>): Assignment {
  const at = { slot: 'sentence', offset: 0, place: 0 };
  return {
    title: { ...at, piece: title, title: 1, company: 0 },
    company: { ...at, piece: company, title: 0, company: 1 },
    confidence: 0.7,
  };
}

function entriesOf(document: ResumeDocument, lines: readonly Line[], drafts: readonly Draft[]): WorkEntry[] {
  const entries: WorkEntry[] = [];
  let employer: Piece | undefined;
  // "Waiter, Berlin" below "Clerk, Northwind Ltd": posts that name their employer behind the title do not share it with one somewhere else.
  let isBesideTitle = false;
  // Of the employer that the clients below it were served for.
  let dated: DateSpan | undefined;
  const tails = drafts.map((draft) => employerTail(document, draft));
  // What most employers have after a dash is where they are, or how one worked there.
  const isName = tails.filter(Boolean).length < drafts.length * SHARE.commonTail;
  drafts.forEach((draft, index) => {
    const { assignment, anchor } = draft;
    const next = drafts[index + 1];
    const body = lines.slice(draft.last + 1, Math.max(draft.last + 1, next ? next.first : lines.length));
    if (anchor.away !== undefined || (!assignment.title && !assignment.company)) return;
    // "Clerk (temp via Northwind)" is a post; "Client: Northwind" below a post is a project of it.
    const isProject = assignment.company?.isClient === true && assignment.title?.offset !== assignment.company.offset;
    if (isProject && isWithin(anchor.dates, dated)) return;
    if (assignment.company && !assignment.company.isClient) dated = anchor.dates;
    if (draft.role === 'time') {
      employer = withoutOldNames(withoutAddress(assignment.company!.piece));
      isBesideTitle = false;
      return;
    }
    const below = assignment.title ? undefined : titleInBody(document, body);
    const untitled = !assignment.title && !below;
    // A year beside a phrase that nothing makes a title or an employer: a course, a publication, an event.
    const ranged = anchor.spansNext === true || anchor.hits.some((hit) => hit.range);
    if (untitled && !ranged && (assignment.company!.company < COMPANY.known || isSetAsAccounts(draft, drafts))) return;
    if (untitled && next && !next.assignment.company && next.assignment.title && body.length <= 2) {
      // The employer's own line, with the time of all the roles below it.
      employer = assignment.company!.piece;
      return;
    }
    const isPost = draft.role === 'post';
    const under = index > 0 && employer !== undefined && isDepartment(draft, drafts[index - 1]!);
    const { title: headed, company: written } = isPost
      ? { title: assignment.title!.piece, company: undefined }
      : under
        ? { title: withDepartment(document, assignment), company: undefined }
        : splitAtTitleComma(
            completeTitle(document, isName && tails[index] ? { ...draft, assignment: tails[index] } : draft),
            document,
          );
    const before = drafts[index - 1];
    const between = isPost ? undefined : before && lines.slice(before.last + 1, draft.first);
    const company = written
      ? withoutOldNames(withoutAddress(written))
      : between && headed && employerAbove(document, between);
    if (company) {
      employer = company;
      isBesideTitle = written !== undefined && headed !== undefined && followsOnLine(document, headed, written);
    }
    const title = headed ? withoutDescription(headed) : below;
    const inherited = !company && employer !== undefined && index > 0 && !(assignment.place && isBesideTitle);
    const named = company ?? (inherited ? employer : undefined);
    const datePiece =
      anchor.dateStart === undefined || (written && isWhenJoined(document, anchor, written))
        ? undefined
        : pieceBetween(document, anchor.dateStart, anchor.dateEnd!);
    entries.push({
      ...(title && { title }),
      ...(named && { company: named }),
      ...(assignment.place && { place: assignment.place.piece }),
      ...(anchor.dates && datePiece && { dates: anchor.dates }),
      ...(datePiece && { datePiece }),
      ...(inherited && { inherited }),
      confidence: assignment.confidence,
      body,
    });
  });
  return entries;
}

/** "May 2019" / "Joined Northwind Ltd": one date, and it is no end. */
function isWhenJoined({ source }: ResumeDocument, { hits }: Anchor, { start }: Piece): boolean {
  return hits.every(({ range }) => !range) && opensWithJoining(source.slice(Math.max(0, start - LONGEST_LEAD), start));
}

/** In characters. */
const LONGEST_LEAD = 40;

/** Whether a project was done in the time of the post above it. */
function isWithin(project: DateSpan | undefined, post: DateSpan | undefined): boolean {
  const [from, until] = [project?.from ?? project?.to, project?.to];
  if (!post || post.from === undefined || from === undefined) return false;
  const year = (date: string): string => date.slice(0, 4);
  const isBefore = post.to !== undefined && (until === undefined || year(until) > year(post.to));
  return year(from) >= year(post.from) && !isBefore;
}

function followsOnLine({ source }: ResumeDocument, title: Piece, company: Piece): boolean {
  return title.end <= company.start && !source.slice(title.end, company.start).includes('\n');
}

/** An entry that loses both names was none, nor was one without dates whose title was none. */
function withCredibleNames(
  document: ResumeDocument,
  { title: titleAlone, company: employerWithUnit, ...rest }: WorkEntry,
): WorkEntry[] {
  const { title: writtenTitle, company: written } = withUnit(document, titleAlone, employerWithUnit);
  if (writtenTitle && (isHonour(document, writtenTitle) || isAssociation(document, writtenTitle, written))) return [];
  const title = writtenTitle && credibleTitle(document, writtenTitle);
  const company = written && credibleEmployer(document, written);
  const isEntry = title !== undefined || (company !== undefined && (!writtenTitle || rest.dates !== undefined));
  return isEntry ? [{ ...rest, ...(title && { title }), ...(company && { company }) }] : [];
}

/** "Lamp Project 2000" is set as the accounts are, and the names of the employers are set apart. */
function isSetAsAccounts({ assignment: { company } }: Draft, drafts: readonly Draft[]): boolean {
  return company?.style === undefined && drafts.some(({ assignment }) => assignment.company?.style !== undefined);
}

/**
 * "Principal (2006 – 2009), Associate (2001 – 2006)": several posts with one employer on a line. Each becomes a line of its own; a line that
 * says anything else between the dates stays as it is.
 */
function splitRoleLines(document: ResumeDocument, lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => rolesOf(document, line) ?? [line]);
}

function rolesOf(document: ResumeDocument, line: Line): Line[] | undefined {
  const dates = document.datesOf(line).filter(({ range }) => range);
  if (dates.length < 2) return undefined;
  const roles: Line[] = [];
  let surest = 0;
  let from = 0;
  for (const [at, date] of dates.entries()) {
    const title = strip(cut(line, from, date.start));
    const likely = document.titles.isTitle(title.text);
    // "Partner" alone is a title beside another one.
    if (likely < TITLE.faint || title.text.split(/\s+/u).length > 8) return undefined;
    surest = Math.max(surest, likely);
    const next = dates[at + 1];
    const end = date.end + (/^\s*\)/u.exec(line.text.slice(date.end))?.[0].length ?? 0);
    // What is after the last dates stays with them.
    const part = cut(line, title.start - line.start, next ? end : undefined);
    roles.push({ ...line, ...part });
    from = end;
  }
  return surest >= TITLE.clear ? roles : undefined;
}

const OPEN_END = new RegExp(String.raw`(?:(?<!\p{L})(?:${anyOf(lexicon.names.openEndsOfEmployers)})|&)$`, 'u');

/** "Institute for the Study of" / "Lamp Design": a name that the page broke is put together again, so that it is read as one phrase. */
function joinWrappedNames(document: ResumeDocument, lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  const widest = Math.max(0, ...lines.map(rowWidth));
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const next = lines[at + 1];
    if (!next || !(isOneName(document, line, next) || isOneHead(document, [line, next, lines[at + 2]], widest))) {
      out.push(line);
      continue;
    }
    out.push({ ...line, ...pieceOf(document.source, line.start, next.end) });
    at += 1;
  }
  return out;
}

function isOneName(document: ResumeDocument, line: Line, next: Line): boolean {
  return opensName(document, line, next) && closesName(document, line, next);
}

/** In letters, by their size. */
function rowWidth({ text, layout }: Line): number {
  return text.length * (layout.fontSize ?? 0);
}

/**
 * "Lamp designer, Institute of Wicks (Board of" / "Lights)", "Lantern Rooms, Keeper of" / "Harbours  2017 – 2018": a head that had no room on its row. Only
 * where the page shows that the rows follow one another as those of a paragraph do.
 */
function isOneHead(
  document: ResumeDocument,
  [line, next, after]: readonly [Line, Line, Line | undefined],
  widest: number,
): boolean {
  const step = rowsApart(line, next);
  if (step === undefined || step > HEAD_LEADING || line.bullet || next.bullet || line.wrapped || next.wrapped)
    return false;
  if (!isHeaderLike(line, document) || document.datesOf(line).length > 0 || wordsOf(next.text).length > LONGEST_REST)
    return false;
  const [hit] = document.datesOf(next);
  const rest = hit ? next.text.slice(0, hit.start).trim() : next.text;
  if (rest === '') return false;
  if (/\([^()]*$/u.test(line.text)) return /^\p{Lu}[^()]*\)$/u.test(rest);
  if (line.layout.bold !== true || !document.boldIsApart) return false;
  if (OPEN_END.test(line.text)) return NAME_GOES_ON.test(rest);
  const isFull = rowWidth(line) >= widest * SHARE.fullParagraph;
  const isWhole =
    document.titles.isTitle(rest) >= TITLE.clear ||
    companyScore(rest) >= COMPANY.likely ||
    placeScore(rest) >= PLACE.likely;
  // What follows in another weight belongs to the head where the dates come right below.
  const isHead =
    next.layout.bold === true || (after !== undefined && document.datesOf(after).some(({ range }) => range));
  return isFull && !isWhole && isNameLike(rest) && isHead;
}

/** In words. */
const LONGEST_REST = 12;
/** In sizes of the letters. */
const HEAD_LEADING = 1.4;

/** From a row to the next of one column, edge and size of type, in sizes of the letters. */
function rowsApart({ layout: a }: Line, { layout: b }: Line): number | undefined {
  if (a.y === undefined || b.y === undefined || !a.fontSize || a.fontSize !== b.fontSize) return undefined;
  if (a.page !== b.page || a.column !== b.column || Math.abs((a.x ?? 0) - (b.x ?? 0)) > 1) return undefined;
  return b.y > a.y ? (b.y - a.y) / a.fontSize : undefined;
}

function opensName(document: ResumeDocument, line: Line, next: Line): boolean {
  if (OPEN_END.test(line.text)) return wordsOf(line.text).length <= 9 && isHeaderLike(line, document);
  return continuesName(line, next) && isHeaderLike(line, document);
}

// "Laboratory of Lamps, University" / "of Farsund", "Director of Staffing, Harbour" / "Systems, Leeds, 2001 - 2003"
function continuesName(line: Line, next: Line): boolean {
  if (line.text.length > 120 || line.bullet || next.bullet || !line.text.includes(',')) return false;
  if (!/(?<!\p{L})\p{Lu}\p{L}+$/u.test(line.text)) return false;
  if (OF_NAME.test(next.text)) return OPENS_OF.test(line.text);
  const noun = /^\p{Lu}\p{L}+(?=,\s)/u.exec(next.text)?.[0].toLowerCase();
  return noun !== undefined && NOUN_OF_NAME.test(noun);
}

// Of the nouns that employers' names end with those that no department or place is called by alone.
const NOUN_OF_NAME = new RegExp(String.raw`^(?:${anyOf(lexicon.employers.secondLines)})$`, 'u');

function closesName(document: ResumeDocument, line: Line, next: Line): boolean {
  const between = document.source.slice(line.end, next.start);
  if (next.gap > 0 || next.start < line.end || /\S/u.test(between)) return false;
  return NAME_GOES_ON.test(next.text) && wordsOf(next.text).length <= 9 && isHeaderLike(next, document);
}

/**
 * "Mar 2019" beside the latest post, above "Sep 2015 – Feb 2019": where every other post has both its ends, one date is no end of which nobody wrote the
 * beginning. It is the beginning of a post that goes on where the post before ended right then, or where several others show both months; of years nobody
 * knows, as a post may have lasted less than one.
 */
function withoutLoneEnd(entries: readonly WorkEntry[]): readonly WorkEntry[] {
  const [latest, ...others] = entries.filter(({ dates }) => dates !== undefined);
  const date = latest?.dates && isLone(latest.dates) ? latest.dates.to : undefined;
  if (latest === undefined || date === undefined || others.length === 0 || latest !== entries[0]) return entries;
  const ends = others.map(({ dates }) => (dates?.from === undefined ? undefined : boundsOf(dates)[1]));
  if (!ends.every((end) => end !== undefined && !isBefore(date, end))) return entries;
  const { dates: _lone, ...undated } = latest;
  const inMonths = ends.filter((end) => end !== undefined && end.length >= MONTH).length;
  const isHabit = date.length >= MONTH && inMonths >= LEAST_WITH_MONTHS && inMonths === ends.length;
  const begins = isHabit || ends.some((end) => end !== undefined && followsOn(end, date));
  const first = begins ? { ...latest, dates: { from: date, current: true } } : undated;
  return entries.map((entry) => (entry === latest ? first : entry));
}

/** One could be chance. */
const LEAST_WITH_MONTHS = 2;

function isLone({ from, current }: DateSpan): boolean {
  return from === undefined && !current;
}

/** The same month or the next one: of two years nobody knows whether they touch. */
function followsOn(end: string, begin: string): boolean {
  if (end.length < MONTH || begin.length < MONTH) return false;
  const apart = monthIndex(begin, 0)! - monthIndex(end, 0)!;
  return apart === 0 || apart === 1;
}

/** In characters of an ISO 8601 date. */
const MONTH = 7;

/** How a town is set after its employer: in brackets, or after one of these marks. */
const MARKS = [/\(([^()]{2,40})\)$/u, /,\s+([^,]{2,40})$/u, /\s[–—-]\s([^–—]{2,40})$/u, /\s\/\s([^/]{2,40})$/u];

/**
 * People set the towns of all their employers in the same way. Where most entries show a known town after the employer, what is in the
 * same place of the others is an unknown town: "Escuela Los Duendes (Torrent)" beside "Colegio San Vicente (Valencia)".
 */
function townsByPattern(document: ResumeDocument, entries: readonly WorkEntry[]): WorkEntry[] {
  const marks = MARKS.filter((mark) => {
    const shown = entries.filter((entry) => showsTown(document, entry, mark)).length;
    const open = entries.filter((entry) => townOf(document, entry, mark)).length;
    return shown > 0 && shown >= open;
  });
  return entries.map((entry) => {
    for (const mark of marks) {
      const town = townOf(document, entry, mark);
      if (town) return { ...entry, ...town };
    }
    return entry;
  });
}

/**
 * "Lead Glazier, Lamps and Wicks, Northwind" beside "Glazier, Northwind": behind the last comma is the employer of another post, and what is before it is the
 * title.
 */
function employersOfOthers({ source }: ResumeDocument, entries: readonly WorkEntry[]): WorkEntry[] {
  const named = new Set(entries.flatMap(({ company }) => (company ? [plain(company.text)] : [])));
  return entries.map((entry) => {
    const { title, company, datePiece, inherited } = entry;
    if (!title || source.charAt(title.end) !== ',') return entry;
    const dates = datePiece && datePiece.start > title.end ? datePiece.start - title.end : LONGEST_BEHIND;
    const [rest = ''] = source.slice(title.end, title.end + Math.min(dates, LONGEST_BEHIND)).split(/[\n\t]/u, 1);
    const comma = rest.lastIndexOf(', ');
    const behind = strip(pieceOf(source, title.end + comma + 1, title.end + rest.length));
    const field = strip(pieceOf(source, title.end, title.end + comma)).text;
    if (comma <= 0 || wordsOf(field).length > LONGEST_FIELD || placeScore(field) >= PLACE.likely) return entry;
    if (!named.has(plain(behind.text)) || (company && !inherited && company.end !== behind.end)) return entry;
    const { inherited: _, ...own } = entry;
    return { ...own, title: pieceOf(source, title.start, title.end + comma), company: behind };
  });
}

/** In characters: field and employer. */
const LONGEST_BEHIND = 160;
/** In words: "Lamps, Wicks and Oil" behind a title. */
const LONGEST_FIELD = 6;

function showsTown(document: ResumeDocument, { company, place }: WorkEntry, mark: RegExp): boolean {
  if (!company || !place || place.start < company.end || place.start - company.end > 4) return false;
  return mark.test(
    document.source
      .slice(company.start, place.end + 1)
      .trimEnd()
      .replace(/[,;]$/u, ''),
  );
}

function townOf(
  document: ResumeDocument,
  { company, place, inherited }: WorkEntry,
  mark: RegExp,
): { company: Piece; place: Piece } | undefined {
  if (!company || place || inherited) return undefined;
  const found = mark.exec(company.text);
  const name = found?.[1]?.replace(/\s{0,9}\(\d{2,3}\)$/u, '').trim();
  if (!found || !name || found.index < 3) return undefined;
  const shaped = isNameLike(name) && /^\p{Lu}/u.test(name) && /\p{Ll}/u.test(name) && wordsOf(name).length <= 4;
  if (
    !shaped ||
    /\d/u.test(name) ||
    LEGAL_FORMS.test(name) ||
    companyScore(name) >= COMPANY.possible ||
    document.titles.isTitle(name) >= TITLE.arguable
  )
    return undefined;
  const at = found.index + found[0].lastIndexOf(name);
  return { company: strip(cut(company, 0, found.index)), place: cut(company, at, at + name.length) };
}

/** The posts with one employer, each on a line with its dates, below the line of the employer and the time with it. */
interface PostsOfEmployers {
  /** The time with an employer: no post of its own. */
  readonly times: ReadonlySet<Anchor>;
  /** What the line of a post says: the title with its unit, and the place. */
  readonly posts: ReadonlyMap<Anchor, Assignment>;
}

interface Post {
  readonly anchor: Anchor;
  readonly pieces: readonly HeaderPiece[];
}

/** In lines: what the employer does, between its name and the first post. */
const MOST_LINES_ABOUT_EMPLOYER = 3;
/** In words: of a title with its unit. */
const LONGEST_POST = 14;
/** Read off the line, without any other name in sight. */
const SURE = 0.85;

/**
 * "Northwind Hospital, Leeds   2010 – 2020" / "Charge Nurse, Medical ICU (2015 – 2020)" / "Staff Nurse, Surgery (2010 – 2015)": where the dates of the lines below
 * lie within those of the employer, what they name are its posts and their units, and no other employers, however little the words say.
 */
function findPostsOfEmployers(
  document: ResumeDocument,
  lines: readonly Line[],
  anchors: readonly Anchor[],
): PostsOfEmployers {
  const times = new Set<Anchor>();
  const posts = new Map<Anchor, Assignment>();
  for (let index = 0; index < anchors.length; index += 1) {
    const whole = anchors[index]!;
    if (!isTimeWithEmployer(document, lines, whole)) continue;
    const below = postsBelow(document, lines, { whole, others: anchors.slice(index + 1, index + 1 + MOST_POSTS) });
    if (below.length === 0) continue;
    times.add(whole);
    for (const { anchor, pieces } of below) posts.set(anchor, assignmentOf(document, pieces));
    index += below.length;
  }
  return { times, posts };
}

/** Posts that are looked for below the time with their employer: each time looks at those below it. */
const MOST_POSTS = 15;

function isTimeWithEmployer(document: ResumeDocument, lines: readonly Line[], whole: Anchor): boolean {
  if (!isPlain(whole) || whole.spansNext || !whole.hits.some(({ range }) => range) || whole.line.bullet) return false;
  const above = lines[whole.at - 1];
  if (isDatesAlone(document, whole.line)) return namesEmployer(document, above);
  return namesNoTitle(document, whole.line) && !(above && whole.line.gap === 0 && isTitleAlone(document, above));
}

function postsBelow(
  document: ResumeDocument,
  lines: readonly Line[],
  { whole, others }: { whole: Anchor; others: readonly Anchor[] },
): Post[] {
  const end = others.findIndex((anchor) => !isPostLine(document, anchor, whole));
  const posts = others
    .slice(0, end < 0 ? others.length : end)
    .map((anchor) => ({ anchor, pieces: ownPieces(document, lines, anchor) }));
  const wrong = posts.findIndex(({ pieces }) => !namesPost(pieces));
  const named = wrong < 0 ? posts : posts.slice(0, wrong);
  const [first] = named;
  if (!first || !isAboutEmployer(document, lines.slice(whole.at + 1, first.anchor.at))) return [];
  if (!named.some(({ pieces }) => hasTitle(pieces))) return [];
  const namesOthers = named.some(({ pieces }) =>
    pieces.some(({ company, title }) => company >= COMPANY.likely && title < TITLE.possible),
  );
  return namesOthers && !fillTime(named, whole) ? [] : named;
}

function isPostLine(document: ResumeDocument, post: Anchor, whole: Anchor): boolean {
  const { line, dates } = post;
  return (
    isPlain(post) &&
    !post.spansNext &&
    post.hits.some(({ range }) => range) &&
    isHeaderLike(line, document) &&
    !isDatesAlone(document, line) &&
    wordsOf(line.text).length <= LONGEST_POST + WORDS_OF_DATES &&
    liesWithin(dates, whole.dates)
  );
}

const WORDS_OF_DATES = 5;

/** Nothing on its line is certainly an employer. */
function namesPost(pieces: readonly HeaderPiece[]): boolean {
  const [first] = pieces;
  return first !== undefined && first.place < PLACE.arguable && pieces.every(({ company }) => company < COMPANY.known);
}

function hasTitle(pieces: readonly HeaderPiece[]): boolean {
  return pieces.some(({ title }) => title >= TITLE.clear);
}

function isAboutEmployer(document: ResumeDocument, between: readonly Line[]): boolean {
  return (
    between.length <= MOST_LINES_ABOUT_EMPLOYER &&
    between.every((line) => !line.bullet && document.titles.isTitle(line.text) < TITLE.possible)
  );
}

/** The posts begin and end with the time at the employer: a second job beside it hardly does. */
function fillTime(posts: readonly Post[], whole: Anchor): boolean {
  const [from, to] = boundsOf(whole.dates);
  const bounds = posts.map(({ anchor }) => boundsOf(anchor.dates));
  const isSame = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && !isBefore(a, b) && !isBefore(b, a);
  return bounds.some(([first]) => isSame(first, from)) && bounds.some(([, last]) => isSame(last, to));
}

/** "Staff Nurse, Medical ICU" is one title; a place behind it is where the work was done. */
function assignmentOf(document: ResumeDocument, pieces: readonly HeaderPiece[]): Assignment {
  const [first] = pieces;
  const place = pieces.find((piece) => piece !== first && piece.place >= PLACE.possible);
  const named = pieces.filter(
    (piece) => piece.place < PLACE.possible && !(place && piece.piece.start > place.piece.start),
  );
  const last = named.at(-1)!;
  const sameSide = named.filter(({ slot }) => slot.charAt(1) === first!.slot.charAt(1)).at(-1) ?? last;
  const end = closedEnd(document, first!.piece.start, sameSide.piece.end);
  const title = { ...first!, piece: pieceBetween(document, first!.piece.start, end), title: 1, company: 0 };
  return { title, ...(place && { place }), confidence: SURE };
}

function closedEnd({ source }: ResumeDocument, start: number, end: number): number {
  return source.charAt(end) === ')' && source.slice(start, end).includes('(') ? end + 1 : end;
}
