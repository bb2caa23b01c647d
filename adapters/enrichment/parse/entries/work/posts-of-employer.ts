import type { ResumeDocument } from '../../document/resume-document.js';
import type { HeaderPiece } from '../../recognizers/headers/header-pieces.js';
import type { Line } from '../../text.js';
import { wordsOf } from '../../text.js';
import { COMPANY, PLACE, TITLE } from '../../thresholds.js';
import {
  type Anchor,
  boundsOf,
  isBefore,
  isDatesAlone,
  isHeaderLike,
  isPlain,
  isTitleAlone,
  liesWithin,
  namesEmployer,
  namesNoTitle,
  ownPieces,
} from './entry-headers.js';
import type { Assignment } from './entry-pattern.js';
import { pieceBetween } from './title-and-employer.js';

/** The posts with one employer, each on a line with its dates, below the line of the employer and the time with it. */
export interface PostsOfEmployers {
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
export function findPostsOfEmployers(
  document: ResumeDocument,
  lines: readonly Line[],
  anchors: readonly Anchor[],
): PostsOfEmployers {
  const times = new Set<Anchor>();
  const posts = new Map<Anchor, Assignment>();
  for (let index = 0; index < anchors.length; index += 1) {
    const whole = anchors[index]!;
    if (!isTimeWithEmployer(document, lines, whole)) continue;
    const below = postsBelow(document, lines, { whole, others: anchors.slice(index + 1) });
    if (below.length === 0) continue;
    times.add(whole);
    for (const { anchor, pieces } of below) posts.set(anchor, assignmentOf(document, pieces));
    index += below.length;
  }
  return { times, posts };
}

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
