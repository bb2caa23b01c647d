import type { ResumeDocument } from '../../document/resume-document.js';
import { CERTAIN_LEGAL_FORMS, LEGAL_FORM_WITH_STOP, LEGAL_FORMS } from '../../lexicons/legal-forms.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import {
  type DatedLine,
  type DateSpan,
  descriptionAfter,
  DURATION,
  findDatedLines,
  isDatesAlone,
  isOpenEnd,
  spanOf,
} from '../../recognizers/headers/dated-lines.js';
import {
  findPostsOfForm,
  type HeaderPiece,
  piecesOfForm,
  piecesOfLine,
  rowOfForm,
  styleOf,
} from '../../recognizers/headers/header-pieces.js';
import { isProse, isTableLabel } from '../../recognizers/headings.js';
import { placeScore } from '../../recognizers/places.js';
import { companyScore, isNameLike, MASKED } from '../../recognizers/titles-and-employers.js';
import { cut, type Line, type Piece, spaceBetween, wordsOf } from '../../text.js';
import { COMPANY, FONT, PLACE, SHARE, TITLE } from '../../thresholds.js';
import { parseEmploymentSentence } from './employment-sentences.js';

const PAY_GRADE = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.payGrades)})\s*:`, 'iu');
const SHORT_FORM = new RegExp(String.raw`(?:${anyOf(lexicon.employers.shortOfHeader)})\.$`, 'iu');

/** A line that holds the dates of an entry; everything else about the entry is around it. */
export interface Anchor extends DatedLine {
  /** A sentence that names the title and the employer itself. */
  readonly sentence?: { readonly title: Piece; readonly company: Piece };
  /** The dates are those of time without employment; the position of the line that says so. */
  readonly away?: number;
  /** The lines around are those of another account. */
  readonly isAlone?: boolean;
}

/** The lines with a stretch of time, and the sentences that describe an employment with one. */
export function findAnchors(document: ResumeDocument, lines: readonly Line[]): Anchor[] {
  return withTimeAway(lines, withoutDatedPoints(document, withSentences(document, lines)));
}

/** "• Leading the lamp shift since 2019" under a post with dates of its own is a point of its account. */
function withoutDatedPoints(document: ResumeDocument, anchors: readonly Anchor[]): Anchor[] {
  // "– September 2022" is the end of a stretch of time, and no point.
  const isPoint = ({ line, sentence, dateStart = line.start, dateEnd = dateStart }: Anchor): boolean =>
    line.bullet &&
    !sentence &&
    wordsOf(line.text).length > wordsOf(document.source.slice(dateStart, dateEnd)).length + 1;
  const points = anchors.filter(isPoint);
  if (points.length === 0 || points.length * 2 > anchors.length) return [...anchors];
  return anchors.filter((anchor, at) => {
    const above = anchors.slice(0, at).findLast((other) => !isPoint(other));
    if (!above?.dates || !isPoint(anchor)) return true;
    return piecesOfLine(document, anchor.line, 0, []).some(({ company }) => company >= COMPANY.likely);
  });
}

// "Career break" on the line of its dates, or right above or below them, whichever the dates are free for.
function withTimeAway(lines: readonly Line[], anchors: readonly Anchor[]): Anchor[] {
  const away = lines.flatMap((line, at) => (isCareerBreak(line) ? [at] : []));
  if (away.length === 0) return [...anchors];
  // Where each entry begins with its dates, the line above them is the end of the account before.
  const datesLead = anchors[0]?.at === 0;
  return anchors.map((anchor) => {
    if (anchor.sentence) return anchor;
    // A break with dates of its own leaves those above and below to the posts.
    const isFree = (at: number): boolean => at === anchor.at || !anchors.some((other) => other.at === at);
    const from = [anchor.at, ...(datesLead ? [] : [anchor.at - 1]), anchor.at + 1].find(
      (at) => away.includes(at) && isFree(at),
    );
    if (from === undefined) return anchor;
    away.splice(away.indexOf(from), 1);
    return { ...anchor, away: from };
  });
}

function withSentences(document: ResumeDocument, lines: readonly Line[]): Anchor[] {
  const sentenceAnchors: Anchor[] = [];
  const covered = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    const sentence = covered.has(at) ? undefined : parseEmploymentSentence(document, lines, at);
    const { hit, datePiece } = sentence ?? {};
    if (!sentence || !hit || !datePiece) continue;
    for (let next = at; next < at + sentence.span; next += 1) covered.add(next);
    sentenceAnchors.push({
      at,
      line: lines[at]!,
      hits: [hit],
      dates: spanOf(hit),
      dateStart: datePiece.start,
      dateEnd: datePiece.end,
      ...(sentence.span > 1 && { spansNext: true }),
      sentence: { title: sentence.title, company: sentence.company },
    });
  }
  const dated = findDatedLines(document, lines);
  if (sentenceAnchors.length === 0) return dated;
  const free = dated.filter(({ at, spansNext }) => !covered.has(at) && !(spansNext && covered.has(at + 1)));
  return [...free, ...sentenceAnchors].sort((a, b) => a.at - b.at);
}

// A title without any date is an entry only where the words leave no doubt.
export function undatedAnchors(
  document: ResumeDocument,
  lines: readonly Line[],
  drafts: readonly { readonly first: number; readonly last: number }[],
): Anchor[] {
  const covered = new Set<number>();
  // Above a line with title and employer another one with both is a post of its own, whose dates the page has elsewhere.
  const stacked = new Set<number>();
  for (const { first, last } of drafts) {
    const head = lines[first];
    const isWholeLine = head !== undefined && isWhole(piecesOfLine(document, head, 0, document.datesOf(head)));
    if (isWholeLine) stacked.add(first - 1);
    for (let at = isWholeLine ? first : first - 1; at <= last + 1; at += 1) covered.add(at);
  }
  const found: Anchor[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (covered.has(at) || !isHeaderLike(line, document) || wordsOf(line.text).length > 12) continue;
    // A line that goes on in lower case is the rest of a sentence.
    if (/^\p{Ll}/u.test(line.text)) continue;
    if (/\.$/u.test(line.text) && !MASKED.test(line.text)) continue;
    const neighbours = [lines[at - 1], lines[at + 1]].filter((l) => l !== undefined && isHeaderLike(l, document));
    const beside = neighbours.some(
      (l) => companyScore(l!.text) >= COMPANY.likely && document.titles.isTitle(l!.text) < TITLE.probable,
    );
    const parts = piecesOfLine(document, line, 0, []);
    const title = Math.max(0, ...parts.map((part) => part.title));
    const own =
      parts.some((part) => part.title >= TITLE.clear) &&
      parts.some(
        (part) =>
          (part.company >= COMPANY.likely && part.title < TITLE.possible) ||
          (part.place >= PLACE.certain && parts.length >= 3),
      );
    const next = lines[at + 1];
    // A title with a line to itself and the account of it below.
    // "Glazier - Shop Coordinator" is one as well.
    const isTwo = parts.length === 2 && parts.every((part) => part.title >= TITLE.clear);
    const alone =
      (parts.length === 1 || isTwo) &&
      title >= TITLE.certain &&
      wordsOf(line.text).length <= (isTwo ? 2 * LONGEST_TITLE_ALONE : LONGEST_TITLE_ALONE) &&
      next !== undefined &&
      (next.bullet || isProse(next.text)) &&
      !/[:.,;]$/u.test(line.text) &&
      isNameLike(line.text);
    const enough =
      drafts.length === 0
        ? title >= TITLE.clear
        : alone ||
          (title >= TITLE.sure &&
            (stacked.has(at)
              ? own && isTitleBeforeMark(document, line, parts)
              : own || beside || MASKED.test(line.text)));
    if (!enough) continue;
    const isAlone = alone && isTwo && !namesEmployer(document, lines[at - 1]);
    found.push({ at, line, hits: [], ...(isAlone && { isAlone }) });
    covered.add(at + 1);
  }
  return drafts.length === 0 ? withSetAlike(document, lines, found) : found;
}

/** In words. */
const LONGEST_TITLE_ALONE = 5;

/** "Produce Clerk, Northwind Foods": "Active member of the Lamp Society" and "Joined Northwind as clerk in May 2010" are no heads. */
function isTitleBeforeMark(document: ResumeDocument, line: Line, parts: readonly HeaderPiece[]): boolean {
  const [title] = parts;
  if (!title || title.title < TITLE.clear || document.datesOf(line).length > 0) return false;
  return /^\s{0,3}[,|–—-]\s/u.test(line.text.slice(title.piece.end - line.start));
}

/** "Lamp Rooms, Wickwork": without dates or a known word a line heads an entry where it is set, and written, as the others are. */
function withSetAlike(document: ResumeDocument, lines: readonly Line[], found: readonly Anchor[]): Anchor[] {
  const heads = found.filter(({ line }) => isSetApart(document, line) && markOf(line) !== undefined);
  const first = heads[0]?.line;
  if (!first || heads.length < LEAST_ALIKE || heads.length < found.length) return [...found];
  const alike = (line: Line): boolean =>
    styleOf(line) === styleOf(first) && isAtEdge(line, first) && markOf(line) === markOf(first);
  if (!heads.every(({ line }) => alike(line))) return [...found];
  const taken = new Set(found.map(({ at }) => at));
  const others = lines.flatMap((line, at) =>
    !taken.has(at) && alike(line) && isHeaderLike(line, document) ? [{ at, line, hits: [] }] : [],
  );
  return [...found, ...others].sort((a, b) => a.at - b.at);
}

/** One could be chance. */
const LEAST_ALIKE = 2;
/** In points: rounding. */
const SAME_EDGE = 1;

function isSetApart(document: ResumeDocument, { layout: { bold, x } }: Line): boolean {
  return document.boldIsApart && bold === true && x !== undefined;
}

function isAtEdge({ layout: a }: Line, { layout: b }: Line): boolean {
  return Math.abs((a.x ?? 0) - (b.x ?? 0)) <= SAME_EDGE;
}

/** The one mark between two names. */
function markOf({ text }: Line): string | undefined {
  const marks = [...text.matchAll(/,(?=\s)|\s[-–—|@](?=\s)/gu)];
  return marks.length === 1 ? marks[0]![0] : undefined;
}

/** Posts below one employer whose own dates come first. */
export interface StackedPosts {
  /** The dates of all posts with an employer: the title below them has its own. */
  readonly times: ReadonlySet<Anchor>;
  /** The dates of those posts: the title of each is right above. */
  readonly posts: ReadonlySet<Anchor>;
}

/**
 * "Northwind Ltd" / "1999 – 2005" / "Lead Glazier" / "2002 – 2005" / "Glazier" / "1999 – 2002". Only where the dates of the posts lie within the first
 * ones: else each title belongs to the dates above it.
 */
export function findStackedPosts(
  document: ResumeDocument,
  lines: readonly Line[],
  anchors: readonly Anchor[],
): StackedPosts {
  const times = new Set<Anchor>();
  const posts = new Set<Anchor>();
  let whole: Anchor | undefined;
  for (const [index, anchor] of anchors.entries()) {
    const post = anchors[index + 1];
    const isOfEmployer =
      !posts.has(anchor) &&
      (isDatesAlone(document, anchor.line)
        ? namesEmployer(document, lines[anchor.at - 1])
        : namesNoTitle(document, anchor.line));
    if (isOfEmployer) whole = isPlain(anchor) ? anchor : undefined;
    else if (!posts.has(anchor)) whole = undefined;
    if (!whole || !post || !isPostOf(document, lines, { whole, above: anchor, post })) continue;
    posts.add(post);
    if (whole === anchor) times.add(anchor);
  }
  return { times, posts };
}

export function isPlain({ sentence, away }: Anchor): boolean {
  return !sentence && away === undefined;
}

/** `above`: the dates before those of the post. */
function isPostOf(
  document: ResumeDocument,
  lines: readonly Line[],
  { whole, above, post }: { whole: Anchor; above: Anchor; post: Anchor },
): boolean {
  const first = above.at + (above.spansNext ? 2 : 1);
  return (
    isPlain(post) &&
    post.at > first &&
    liesWithin(post.dates, whole.dates) &&
    isDatesAlone(document, post.line) &&
    isTitleAlone(document, lines[post.at - 1]!)
  );
}

export function isTitleAlone(document: ResumeDocument, line: Line): boolean {
  if (!isHeaderLike(line, document) || document.datesOf(line).length > 0) return false;
  const pieces = piecesOfLine(document, line, 0, []);
  return (
    pieces.some(({ title }) => title >= TITLE.clear) &&
    pieces.every(({ company, title }) => company < COMPANY.likely || title >= TITLE.clear)
  );
}

/** "Northwind Ltd, Leeds   1999 – 2005". */
export function namesNoTitle(document: ResumeDocument, line: Line): boolean {
  const pieces = piecesOfLine(document, line, 0, document.datesOf(line));
  return pieces.some(({ company }) => company >= COMPANY.likely) && pieces.every(({ title }) => title < TITLE.possible);
}

export function liesWithin(post: DateSpan | undefined, whole: DateSpan | undefined): boolean {
  const [from, to] = boundsOf(post);
  const [first, last] = boundsOf(whole);
  if (from === undefined || to === undefined || first === undefined || last === undefined) return false;
  return !isBefore(from, first) && !isBefore(last, to);
}

export function boundsOf(dates: DateSpan | undefined): [string | undefined, string | undefined] {
  return [dates?.from, dates?.to ?? (dates?.current ? OPEN : undefined)];
}

/** After every date in ISO 8601. */
const OPEN = '9999';

/** To the precision that both have. */
export function isBefore(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length) < b.slice(0, length);
}

/** An anchor with every phrase that could belong to its header. */
export interface HeaderDraft {
  readonly anchor: Anchor;
  readonly pieces: readonly HeaderPiece[];
}

const REACH = 3;

/**
 * Collects, for each anchor, the phrases on its line and on the header-like lines around it. `stacked`: the dates of all posts with an employer take nothing
 * from the lines below them, and no post takes the title of the next one.
 */
export function draftHeaders(
  document: ResumeDocument,
  lines: readonly Line[],
  anchors: readonly Anchor[],
  stacked: StackedPosts,
): HeaderDraft[] {
  const body = styleOfBody(lines);
  // What is set like the accounts is not set like a title or an employer.
  const apart = ({ style, ...piece }: HeaderPiece): HeaderPiece =>
    style === undefined || style === body ? piece : { ...piece, style };
  // Each post on one line with its dates, without an employer, below the line of the employer.
  const isPost = (anchor: Anchor): boolean => {
    const pieces = ownPieces(document, lines, anchor);
    return (
      pieces.some(({ title }) => title >= TITLE.clear) &&
      pieces.every(({ company, title }) => company < COMPANY.likely || title >= TITLE.clear)
    );
  };
  const [first, end] = [anchors[0], anchors.at(-1)];
  // Where nothing is below the last post, what is above the first one is its employer, whatever it is called.
  const least = end && namesEmployer(document, lines[end.at + 1], COMPANY.name) ? COMPANY.likely : COMPANY.name;
  const leads = first !== undefined && namesEmployer(document, lines[first.at - 1], least) && anchors.every(isPost);
  const form = draftForm(document, lines, anchors);
  if (form) return form;
  return anchors.map((anchor, index) => {
    if (anchor.sentence || anchor.away !== undefined) return { anchor, pieces: [] };
    if (anchor.isAlone) return { anchor, pieces: ownPieces(document, lines, anchor) };
    const before = anchors[index - 1];
    const after = anchors[index + 1];
    const floor = before ? Math.max(before.at + (before.spansNext ? 2 : 1), (before.away ?? 0) + 1) : 0;
    const ceiling = after ? Math.min(after.at, after.away ?? after.at) : lines.length;
    const last = anchor.at + (anchor.spansNext ? 1 : 0);
    const own = ownPieces(document, lines, anchor);
    const higher = piecesAround(document, lines, anchor.at, -1, floor - 1);
    const above = [...own, ...higher];
    const titled = above.some(({ title, offset }) => title >= TITLE.clear && offset >= -2);
    const block =
      (titled || endsBlock(document, lines, anchor, floor)) && after
        ? blockAbove(document, lines, last, ceiling)
        : ceiling;
    // Where the first employer is above its posts, so is the next: its line is none of the post before.
    const isNextEmployer =
      after !== undefined &&
      ((leads && namesEmployer(document, lines[after.at - 1], least)) ||
        (stacked.times.has(after) && namesEmployer(document, lines[after.at - 1])));
    const isNextPost = after !== undefined && stacked.posts.has(after);
    const stop = after && block === after.at && (isNextEmployer || isNextPost) ? after.at - 1 : block;
    const below = stacked.times.has(anchor) ? [] : piecesAround(document, lines, last, 1, stop);
    const pieces = [...above, ...below].map(apart);
    return { anchor, pieces: withoutRepetition(isWhole(own) ? withoutWholeLines(pieces) : pieces) };
  });
}

/** The posts of a form: each has a row for its dates, labelled or with nothing else in it. */
function draftForm(
  document: ResumeDocument,
  lines: readonly Line[],
  anchors: readonly Anchor[],
): HeaderDraft[] | undefined {
  const isRow = (anchor: Anchor): boolean =>
    isPlain(anchor) && (rowOfForm(anchor.line.text) === 'dates' || isDatesAlone(document, anchor.line));
  const posts = anchors.every(isRow) ? findPostsOfForm(lines, anchors) : undefined;
  return posts?.map((post, index) => {
    const anchor = anchors[index]!;
    // What is before the dates is their label.
    const own = ownPieces(document, lines, anchor).filter(({ piece }) => piece.start >= (anchor.dateEnd ?? 0));
    return { anchor, pieces: [...own, ...piecesOfForm(document, lines, post, anchor)] };
  });
}

/** A title and the name of an employer. */
function isWhole(pieces: readonly HeaderPiece[], least: number = TITLE.clear): boolean {
  const title = pieces.find((piece) => piece.title >= least);
  return pieces.some(
    (piece) =>
      title !== undefined &&
      piece !== title &&
      piece.title < TITLE.possible &&
      piece.company >= COMPANY.name &&
      piece.place < PLACE.arguable,
  );
}

/** "Treasurer, Harbour Fund" above "First aider, Tern Brigade, 2015 – 2019": beside a line with both names another one with both is a post of its own. */
function withoutWholeLines(pieces: readonly HeaderPiece[]): HeaderPiece[] {
  const others = new Set(pieces.flatMap(({ offset }) => (offset === 0 ? [] : [offset])));
  const whole = new Set(
    [...others].filter((at) =>
      isWhole(
        pieces.filter(({ offset }) => offset === at),
        TITLE.ambiguous,
      ),
    ),
  );
  return pieces.filter(({ offset }) => !whole.has(offset));
}

/** "Northwind Hospital, Leeds, UK" on a line of its own. Where less than a known word is enough, "Schuhhaus Faber" only has the form of a title. */
export function namesEmployer(
  document: ResumeDocument,
  line: Line | undefined,
  least: number = COMPANY.likely,
): boolean {
  if (!line || !isHeaderLike(line, document) || document.datesOf(line).length > 0) return false;
  const limit = least < COMPANY.likely ? TITLE.arguable : TITLE.possible;
  const pieces = piecesOfLine(document, line, 0, []);
  return (
    pieces.some(({ company, title }) => company >= least && title < limit) && pieces.every(({ title }) => title < limit)
  );
}

/**
 * "Freelance lamp engineer at Harbour Lights, in charge of" in the type of the accounts, below a title that is set apart: the account says once more what
 * they were. Only where a name that is set apart can be the employer.
 */
function withoutRepetition(pieces: readonly HeaderPiece[]): HeaderPiece[] {
  const set = pieces.filter(({ style }) => style !== undefined);
  const isNamed = set.some(
    ({ title, company, place }) => title < TITLE.possible && company >= COMPANY.name && place < PLACE.arguable,
  );
  if (!isNamed) return [...pieces];
  const isRepeated = ({ style, title, offset }: HeaderPiece): boolean =>
    style === undefined &&
    title >= TITLE.clear &&
    set.some(
      (head) => head.title >= TITLE.clear && head.offset * offset > 0 && Math.abs(head.offset) < Math.abs(offset),
    );
  const offsets = new Set(pieces.filter(isRepeated).map(({ offset }) => offset));
  return pieces.filter(({ offset, style }) => style !== undefined || !offsets.has(offset));
}

/** The style that most of the text is set in. Where the accounts are a few words each, bold may have more letters; it is the heads' all the same. */
function styleOfBody(lines: readonly Line[]): string | undefined {
  const letters = new Map<string, number>();
  const light = lines.filter(({ layout }) => layout.bold !== true);
  for (const line of light.length > 0 ? light : lines) {
    const style = styleOf(line);
    if (style !== undefined) letters.set(style, (letters.get(style) ?? 0) + line.text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** The dates are right below a line that is no point of a list: it names the entry, even where nobody could read it. */
function endsBlock(document: ResumeDocument, lines: readonly Line[], { at, line }: Anchor, floor: number): boolean {
  const above = lines[at - 1];
  return above !== undefined && at > floor && !opensBlock(lines, at) && !above.bullet && isDatesAlone(document, line);
}

/** After an empty line, or with clearly more space above it than below. */
function opensBlock(lines: readonly Line[], at: number): boolean {
  if ((lines[at]?.gap ?? 0) > 0) return true;
  const above = spaceBetween(lines[at - 1], lines[at]);
  const below = spaceBetween(lines[at], lines[at + 1]);
  return above !== undefined && below !== undefined && below > 0 && above > FONT.blocksApart * below;
}

// After an empty line, lines without another empty one right above the next dates are the header of the next entry.
function blockAbove(document: ResumeDocument, lines: readonly Line[], from: number, next: number): number {
  let first = next;
  if (opensBlock(lines, next)) return next;
  while (first - 1 > from && isHeaderLike(lines[first - 1]!, document)) {
    first -= 1;
    if (opensBlock(lines, first)) {
      const titled = lines.slice(first, next).some((line) => namesTitle(document, line));
      return titled && next - first >= 1 ? first : next;
    }
  }
  return next;
}

/** Of "Assistante RH, Groupe Lampadaire, Quimper" the whole is no title, and its first part is. */
function namesTitle(document: ResumeDocument, line: Line): boolean {
  if (document.titles.isTitle(line.text) >= TITLE.clear) return true;
  return piecesOfLine(document, line, 0, document.datesOf(line)).some(({ title }) => title >= TITLE.clear);
}

// Lines that hold only a place, a link or a label do not use up the reach.
function piecesAround(
  document: ResumeDocument,
  lines: readonly Line[],
  from: number,
  step: 1 | -1,
  stop: number,
): HeaderPiece[] {
  const pieces: HeaderPiece[] = [];
  let used = 0;
  let labels = 0;
  for (let at = from + step; at !== stop && used < REACH && Math.abs(at - from) - labels <= REACH + 2; at += step) {
    const line = lines[at];
    if (!line || isNextColumn(lines[at - step]!, line)) break;
    if (isTableLabel(line.text) && labels < 5) {
      labels += 1;
      continue;
    }
    if (/^(?:https?:\/\/|www\.)\S+$/iu.test(line.text)) continue;
    if (!isHeaderLike(line, document)) {
      // A sentence about the employer may be between its name and the title.
      const next = lines[at + 1];
      const about = step === 1 && used <= 1 && !line.bullet && stop - at > 4 && next && isHeaderLike(next, document);
      if (about && document.datesOf(next).length === 0 && document.titles.isTitle(next.text) >= TITLE.clear) continue;
      break;
    }
    const found = isRankOfPost(line) ? [] : piecesOfLine(document, line, 0, document.datesOf(line));
    // "Salary: 40,000", "Hours per week: 40", "5 years 2 months"
    if (found.length === 0 && (isRankOfPost(line) || document.datesOf(line).length === 0)) {
      labels += 1;
      if (labels > 5) break;
      continue;
    }
    if (placeScore(line.text) < PLACE.clear && !found.every(({ place }) => place >= PLACE.certain)) used += 1;
    const offset = step * Math.max(1, used);
    // The slot begins with the lines from the dates, which are 0 on a line that is read alone.
    pieces.push(...found.map((piece) => ({ ...piece, offset, slot: `${offset}${piece.slot.slice(1)}`, at })));
  }
  return pieces;
}

/** Below the last line of a column comes the top of the next one: the address of the candidate. */
function isNextColumn({ layout: a }: Line, { layout: b }: Line): boolean {
  if (a.page !== b.page || a.y === undefined || b.y === undefined || a.fontSize === undefined) return false;
  return (b.column ?? 0) > (a.column ?? 0) && b.y < a.y - HIGHER_UP * a.fontSize;
}

/** In font sizes: what stands beside the head of an entry is hardly above its last line. */
const HIGHER_UP = 8;

// "Series: 0343 Pay Plan: GS Grade: 12" is how the civil service of the United States ranks a post.
function isRankOfPost({ text }: Line): boolean {
  return PAY_GRADE.test(text);
}

export function ownPieces(document: ResumeDocument, lines: readonly Line[], anchor: Anchor): HeaderPiece[] {
  const { line } = anchor;
  const hit = anchor.hits[0];
  if (!hit) return piecesOfLine(document, line, 0, []);
  if (isOpenEnd(line)) return [];
  if (anchor.spansNext) {
    const next = lines[anchor.at + 1]!;
    const tail = { ...next, ...cut(next, Math.max(0, (anchor.dateEnd ?? next.start) - next.start)) };
    const head = piecesOfLine(document, line, 0, anchor.hits);
    return tail.text === ''
      ? head
      : [...head, ...piecesOfLine(document, tail, 0, []).map((p) => ({ ...p, slot: `0a${p.slot.slice(2)}` }))];
  }
  const tailWords = wordsOf(line.text.slice(hit.end)).length;
  if (tailWords > 14 || descriptionAfter(line, hit))
    return piecesOfLine(document, { ...line, ...cut(line, 0, hit.end) }, 0, anchor.hits);
  return piecesOfLine(
    document,
    line,
    0,
    document.datesOf(line).filter((date) => date.range || date === hit),
  );
}

function namesSomething(text: string, document: ResumeDocument): boolean {
  const bare = text.replace(/\.$/u, '');
  if (placeAtEndScore(bare) >= PLACE.likely) return true;
  return bare
    .split(/\s{0,9},\s*/u)
    .some((part) => document.titles.isTitle(part) >= TITLE.likely || companyScore(part) >= COMPANY.named);
}

function placeAtEndScore(text: string): number {
  const parts = text.split(/\s{0,9},\s*/u);
  return Math.max(placeScore(parts.slice(-2).join(', ')), parts.length > 1 ? placeScore(parts.at(-1) ?? '') : 0);
}

const BODY_OPENER = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.bodyOpeners)})\p{L}*\s*:?`, 'iu');

/** "Aufgaben: Rechnungen, Telefon", but not "Attività: Barista". */
function isLabelledAccount({ text }: Line, { titles }: ResumeDocument): boolean {
  const label = ACCOUNT.exec(text)?.[0];
  if (label === undefined) return false;
  const rest = text.slice(label.length);
  return wordsOf(rest).length > LONGEST_TITLE_LABELLED || titles.isTitle(rest) < TITLE.sure;
}

/** In words. */
const LONGEST_TITLE_LABELLED = 3;
const ACCOUNT = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.accounts)})\s?:\s`, 'iu');

const { position, employer, place, client, dates } = lexicon.labels;
const FORM_LABEL = new RegExp(`^(?:${anyOf([...position, ...employer, ...place, ...client, ...dates])})$`, 'iu');
const LABEL_OF_LIST = new RegExp(`^(${anyOf(lexicon.labels.subheadings)})\\s?:`, 'iu');

/** "Tools: Illustrator, Lamp Studio, a risograph": what was worked with, however much an item looks like a title. */
function isLabelledList({ text }: Line): boolean {
  const label = LABEL_OF_LIST.exec(text)?.[1];
  return label !== undefined && !FORM_LABEL.test(label) && text.includes(',');
}

const AT_WORD = new RegExp(String.raw`\s(?:${anyOf(lexicon.joining.at)})\s`, 'u');

/** "$310M logistics provider with 1,100 employees": how large an employer is. */
const SALES = /^\p{Sc}\s?\d[\d.,]*\s?(?:[KMB]|bn|mn|mio|mrd)(?!\p{L})/iu;
const HEADCOUNT = new RegExp(String.raw`\s\d[\d.,]*\+?\s(?:${anyOf(lexicon.employers.sizes)})(?!\p{L})`, 'iu');

function saysHowLarge({ text }: Line, { titles }: ResumeDocument): boolean {
  if (SALES.test(text)) return true;
  const count = HEADCOUNT.exec(text);
  if (!count || LEGAL_FORMS.test(text)) return false;
  return !text
    .slice(0, count.index)
    .split(/[,(–—|]/u)
    .some((part) => titles.isTitle(part) >= TITLE.clear);
}

/** Short, no sentence, no bullet: a line that may carry a title, an employer or a place. */
export function isHeaderLike(line: Line, document: ResumeDocument): boolean {
  if (line.bullet || line.wrapped === true || line.text.length > 120 || isLabelledList(line)) return false;
  if (isLabelledAccount(line, document)) return false;
  // What was worked with. Where the page shows no more than boxes, names and dates stand in them too.
  if (line.layout.role === 'tags' && line.layout.x === undefined) return false;
  if (saysHowLarge(line, document)) return false;
  if (
    BODY_OPENER.test(line.text) &&
    wordsOf(line.text).length <= 12 &&
    document.titles.isTitle(line.text) < TITLE.likely
  )
    return false;
  // The last words of a paragraph.
  if (
    /\p{Ll}{3}\.$/u.test(line.text) &&
    !SHORT_FORM.test(line.text) &&
    !LEGAL_FORM_WITH_STOP.test(line.text) &&
    !namesSomething(line.text, document)
  )
    return false;
  if (!isProse(line.text)) return true;
  // "northwind -  Leeds, UK -": written small, but a name and where it is.
  if (/^\p{Ll}/u.test(line.text) && wordsOf(line.text).length <= 8 && /\s-\s+\p{Lu}/u.test(line.text)) {
    const written = line.text.replace(/\s{0,9}-$/u, '');
    if (placeScore(written.slice(written.lastIndexOf(' - ') + 3).trim()) >= PLACE.likely) return true;
  }
  // "Assistant glazier, Northwind Ltd, Leeds.": the full stop ends a list of names, no sentence.
  const unstopped = line.text.replace(/\.$/u, '');
  if (unstopped !== line.text && isNameLike(unstopped) && namesSomething(line.text, document)) return true;
  if (isShortHead(line.text)) {
    // "Responsible, lamps at Northwind" begins as a duty does, but no duty is set apart.
    if (document.boldIsApart && line.layout.bold === true) return true;
    // "Lead lamp developer at wick interactive": begins as a duty does, and names a title and where it was held.
    const [held = '', ...where] = line.text.split(AT_WORD);
    if (where.length === 1 && isNameLike(held) && document.titles.isTitle(held) >= TITLE.clear) return true;
    // "Responsable lampes, Northwind SARL": what is before a firm is no duty.
    const firm = /,\s{1,3}(\p{Lu}[^,]{2,50})$/u.exec(line.text);
    const named = line.text.slice(0, firm?.index ?? 0);
    const isFirm = firm && (CERTAIN_LEGAL_FORMS.test(firm[1]!) || companyScore(firm[1]!) >= COMPANY.likely);
    if (isFirm && document.titles.isTitle(named) >= TITLE.arguable) return true;
  }
  if (line.text.includes('(')) {
    // "Lampist, TIL (Institute of the Lamps and of the Lights)": the words of a name in brackets make no sentence.
    const bare = line.text.replace(/\s\(\p{Lu}[^()]{1,80}\)/gu, '');
    if (bare !== line.text && isNameLike(bare) && !isProse(bare)) return true;
  }
  return document.titles.isTitle(line.text) >= TITLE.sure && wordsOf(line.text).length <= 7 && !/\.$/u.test(line.text);
}

/** In words. */
const LONGEST_BOLD_HEAD = 9;

function isShortHead(text: string): boolean {
  return (
    text.length <= 90 && /^\p{Lu}/u.test(text) && !/[.!?:;]$/u.test(text) && wordsOf(text).length <= LONGEST_BOLD_HEAD
  );
}

/** Time without employment, listed among the positions so that no gap remains unexplained. */
const AWAY = new RegExp(
  String.raw`^(?:(?:${anyOf(lexicon.employment.breakQualifiers)}) )*(?:${anyOf(lexicon.employment.breaks)})(?!\p{L})(?! (?:${anyOf(lexicon.employment.noBreak)}))`,
  'iu',
);

function isCareerBreak({ text }: Line): boolean {
  if (text.length > 90) return false;
  // "Jan 2020 - Present    Unemployed": the dates have a cell of their own.
  const [dates = '', stated = '', ...others] = text.split(CELL_END);
  return AWAY.test(text) || (others.length === 0 && /\d{2}/u.test(dates) && AWAY.test(stated));
}

const CELL_END = /\t+| {3,}|: |\s\|\s/u;

/** In words: title, employer and place. */
const LONGEST_HEAD = 14;

/**
 * "• Glazier, Northwind Ltd" / "2019 – 2021" / "Glazed two harbours.": the posts are the points of a list, and the dates of each come below it. Only where the
 * section opens with such a line and all dates are below one: else the point above dates is the last one of the post before.
 */
export function withoutBulletsOfHeads(document: ResumeDocument, lines: readonly Line[]): readonly Line[] {
  if (lines[0]?.bullet !== true) return withoutBulletsBelowDates(document, lines);
  const heads = lines.filter((_, at) => {
    const below = lines[at + 1];
    return below !== undefined && isRowOfDates(document, below);
  });
  if (heads[0] !== lines[0] || !heads.every(mayHead)) return lines;
  const titled = heads.filter((line) => piecesOfLine(document, line, 0, []).some(({ title }) => title >= TITLE.clear));
  if (titled.length <= heads.length * SHARE.titledHeads) return lines;
  const all = new Set(heads);
  return lines.map((line) => (all.has(line) ? { ...line, bullet: false } : line));
}

/**
 * "2019 – 2021" / "• Glazier" / "Northwind Ltd": the points of a timeline are before the titles. Only where dates open the section and every point right below a row of
 * dates names a title: else it is the first one of an account.
 */
function withoutBulletsBelowDates(document: ResumeDocument, lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  if (!first || !document.datesOf(first).some(({ range }) => range)) return lines;
  const heads = lines.filter((line, at) => line.bullet && at > 0 && isRowOfDates(document, lines[at - 1]!));
  const namesTitle = (line: Line): boolean => {
    const [title, ...others] = piecesOfLine(document, line, 0, []);
    return title !== undefined && title.title >= TITLE.clear && others.length <= 2;
  };
  if (!heads.every((line) => mayHead(line) && namesTitle(line))) return lines;
  const all = new Set(heads);
  return lines.map((line) => (all.has(line) ? { ...line, bullet: false } : line));
}

/** A stretch of time, and at most how long it was. */
function isRowOfDates(document: ResumeDocument, line: Line): boolean {
  const dates = line.bullet ? [] : document.datesOf(line);
  if (!dates.some(({ range }) => range)) return false;
  return piecesOfLine(document, line, 0, dates).every(({ piece }) => DURATION.test(piece.text));
}

function mayHead({ bullet, text }: Line): boolean {
  if (!bullet || isProse(text) || wordsOf(text).length > LONGEST_HEAD) return false;
  return /^\p{Lu}/u.test(text) && (!/[.;:]$/u.test(text) || LEGAL_FORM_WITH_STOP.test(text));
}
