import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import { type DateHit, findDates } from '../../recognizers/dates.js';
import { spanOf } from '../../recognizers/headers/dated-lines.js';
import { employerJoined } from '../../recognizers/headers/header-pieces.js';
import { companyScore, isNameLike } from '../../recognizers/titles-and-employers.js';
import { cut, isAdjacent, type Line, type Piece, pieceOf, plain, strip, valueOf, wordsOf } from '../../text.js';
import { COMPANY, TITLE } from '../../thresholds.js';
import type { WorkEntry } from './work-entries.js';

const SENTENCE_END = new RegExp(
  String.raw`(?<=\p{Ll}{3}|\d)(?<!\s(?:${anyOf(lexicon.employers.shortInSentence)}))\.\s+(?=\p{Lu})`,
  'iu',
);
const LINK = new RegExp(String.raw`^(?:${anyOf(lexicon.employment.sentenceLinks)})$`, 'iu');

/**
 * Employments in sentences outside the work section, in a summary for example: "Worked as tester with Northwind Ltd from …".
 * What the entries of the work section hold already is left out.
 */
export function findEmploymentSentences(
  document: ResumeDocument,
  lines: readonly Line[],
  entries: readonly WorkEntry[],
): WorkEntry[] {
  const known = new KnownEmployers();
  for (const { company } of entries) if (company) known.add(keyOf(company));
  const titles = new Set(entries.flatMap(({ title }) => (title ? [keyOf(title)] : [])));
  const found: WorkEntry[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const parsed = parseEmploymentSentence(document, lines, at);
    if (!parsed || known.has(keyOf(parsed.company))) continue;
    const { title, company, hit, datePiece } = parsed;
    // Without dates of its own it may well repeat one of the entries.
    if (!hit && titles.has(keyOf(title))) continue;
    known.add(keyOf(company));
    found.push({
      title,
      company,
      ...(hit && { dates: spanOf(hit) }),
      ...(datePiece && { datePiece }),
      confidence: hit ? 0.6 : 0.5,
      body: [],
    });
  }
  return found;
}

/** "Northwind" and "Northwind Trading Ltd" are taken for one employer. */
class KnownEmployers {
  private readonly keys = new Set<string>();
  private readonly beginnings = new Set<string>();

  add(key: string): void {
    this.keys.add(key);
    for (const beginning of beginningsOf(key)) this.beginnings.add(beginning);
  }

  has(key: string): boolean {
    return this.beginnings.has(key) || beginningsOf(key).some((beginning) => this.keys.has(beginning));
  }
}

function beginningsOf(key: string): string[] {
  return Array.from({ length: key.length + 1 }, (_, length) => key.slice(0, length));
}

function keyOf(company: Piece): string {
  return valueOf(company).toLowerCase();
}

/** An employment in a sentence: title, employer, and dates if it states them. */
interface EmploymentSentence {
  readonly title: Piece;
  readonly company: Piece;
  readonly hit?: DateHit;
  readonly datePiece?: Piece;
  /** How many lines the sentence takes up to its dates, the first one included. */
  readonly span: number;
}

const DOING =
  '(?:[Ww]ork(?:ing|ed|s)|[Ss]erv(?:ing|ed|es)|[Ee]mployed|[Ee]ngaged|[Jj]oined|[Aa]ssociated|[Aa]ppointed|[Ii]nterned)';
const ARTICLE = '(?:an?\\s{1,9}|the\\s{1,9})?';
const NAME = '(?:the\\s{1,9})?(?<company>[\\p{Lu}\\p{N}].{1,70}?)';
const SENTENCE_AS =
  '(?=\\s{0,9}(?:[,(;]|\\.[\\s,]|\\.?$|\\s[-–—]|\\s(?:from|since|during|between|till|until|to|and|as|at|in|where|on|under|for|with|through)\\s))';

/** "Worked as tester with Northwind Ltd from …" and "Presently working with Northwind Ltd as tester since …". */
const WORDINGS: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L}|\\p{L}-)(?:${DOING}|[Ee]xperience)\\s{1,9}as\\s{1,9}${ARTICLE}(?<title>.{3,60}?)\\s{1,9}(?<link>with|at|for|in|under|of)\\s{1,9}${NAME}${SENTENCE_AS}`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L}|\\p{L}-)${DOING}\\s{1,9}(?<link>with|at|for|in|under)\\s{1,9}${NAME}(?:,[^,;.]{2,30})?,?\\s{1,9}as\\s{1,9}${ARTICLE}(?<title>.{3,60}?)${SENTENCE_AS}`,
    'u',
  ),
];

const EMPLOYMENT_VERB = new RegExp(`(?<!\\p{L})(?:${DOING}|[Ee]xperience)\\s`, 'u');
const REACH = 2;

/** Parses an employment from the sentence that begins on this line; nothing where the title or the employer is in doubt. */
export function parseEmploymentSentence(
  document: ResumeDocument,
  lines: readonly Line[],
  at: number,
): EmploymentSentence | undefined {
  const line = lines[at]!;
  const begun = beginningOfPost(document, lines, at);
  if (begun) return begun;
  if (!EMPLOYMENT_VERB.test(line.text)) return undefined;
  const last = lastLine(document.source, lines, at);
  const whole = pieceOf(document.source, line.start, last.end);
  // One space for each line break keeps the offsets.
  const text = whole.text.replace(/\s/gu, ' ');
  for (const wording of WORDINGS) {
    const match = wording.exec(text);
    const { title: titleText, company: companyText, link } = match?.groups ?? {};
    if (!match || match.index >= line.text.length || !titleText || !companyText || !link) continue;
    const title = pieceOfMatch(whole, match, titleText);
    const company = pieceOfMatch(whole, match, companyText);
    const titled = document.titles.isTitle(title.text.replace(/\s/gu, ' '));
    if (titled < TITLE.ambiguous) continue;
    if (!/^[\p{Lu}\p{N}]/u.test(company.text) || !isNameLike(company.text)) continue;
    const end = match.index + match[0].length;
    const hit = findDates(text.slice(0, sentenceEnd(text, end)), document.pivot, document.dateConventions).find(
      (date) => date.range && date.start >= end,
    );
    const datePiece = hit && pieceOf(document.source, whole.start + hit.start, whole.start + hit.end);
    // "Executive" alone is a title where a company paid for it for a known time.
    if (titled < TITLE.clear && !(hit && companyScore(company.text) >= COMPANY.known)) continue;
    if (!hit && !certainEmployer(company.text, link)) continue;
    const until = datePiece?.end ?? company.end;
    const span = lines.slice(at, at + REACH + 1).filter((each) => each.start < until).length;
    return { title, company, ...(hit && { hit }), ...(datePiece && { datePiece }), span };
  }
  return undefined;
}

/** In words. */
const LONGEST_TITLE = 7;

/**
 * "May 2019" / "Joined Northwind Ltd" / "Glazier": a step of a career as a timeline shows it. The date is when it began; nobody wrote when it ended, and a post
 * without an end would go on.
 */
function beginningOfPost(document: ResumeDocument, lines: readonly Line[], at: number): EmploymentSentence | undefined {
  const [date, line, title] = [lines[at - 1], lines[at]!, lines[at + 1]];
  if (!date || !title || line.bullet || title.bullet || !isDateAlone(document, date)) return undefined;
  const company = employerJoined(line, document);
  if (!company || wordsOf(title.text).length > LONGEST_TITLE || !isNameOfPost(document, title)) return undefined;
  return { title, company, span: 2 };
}

function isDateAlone(document: ResumeDocument, { text, start, end }: Line): boolean {
  const [hit, ...others] = document.datesOf({ text, start, end });
  return hit !== undefined && others.length === 0 && !/[\p{L}\d]/u.test(text.slice(0, hit.start) + text.slice(hit.end));
}

function isNameOfPost({ titles, datesOf }: ResumeDocument, line: Line): boolean {
  return titles.isTitle(line.text) >= TITLE.clear && !/[.,:;]$/u.test(line.text) && datesOf(line).length === 0;
}

// A sentence runs on to lines that begin neither a point of a list nor another such sentence.
function lastLine(source: string, lines: readonly Line[], at: number): Line {
  let last = lines[at]!;
  for (let next = at + 1; next <= at + REACH; next += 1) {
    const line = lines[next];
    if (!line || line.bullet || !isAdjacent(source, last, line) || WORDINGS.some((wording) => wording.test(line.text)))
      break;
    last = line;
  }
  return last;
}

function pieceOfMatch(whole: Piece, match: RegExpExecArray, text: string): Piece {
  const from = match.index + match[0].indexOf(text);
  return strip(cut(whole, from, from + text.length));
}

// The dates of the next sentence are not this one's; "Ltd." and "Sept." end none.
function sentenceEnd(text: string, from: number): number {
  const stop = SENTENCE_END.exec(text.slice(from));
  return stop ? from + stop.index : text.length;
}

// Without dates "worked as assistant in Sales" says nothing about who paid for it.
function certainEmployer(company: string, link: string): boolean {
  const score = companyScore(company);
  // "Support for Microsoft Office": of a name that everybody knows the rest may be a product.
  if (score >= COMPANY.likely && (LINK.test(link) || score !== COMPANY.known || wordsOf(company).length === 1))
    return true;
  return LINK.test(link) && (score >= COMPANY.possible || wordsOf(company).length >= 2);
}

const { changeLeads, changeFrom, changeTo, changeStops, changeTails } = lexicon.employment;

/** What opens a sentence: of "staff who were promoted to manager" others were promoted. */
const OPENING = String.raw`(?:^|(?<=\p{Ll}{2}[.!]\s{1,3}))`;
/** "Promoted from glazier to lead glazier in 2015": the former post, and the new one in what follows. */
const FROM_AND_TO = new RegExp(
  String.raw`${OPENING}(?:${anyOf(changeFrom)})\s{1,3}(?<former>[^.;:()]{3,60}?)\s{1,3}(?:${anyOf(changeTo)})\s{1,3}`,
  'iu',
);
/** "Promoted to lead glazier in 2015", "Joined as glazier": the post follows. */
const LEAD = new RegExp(String.raw`${OPENING}(?:${anyOf(changeLeads)})\s{1,3}`, 'iu');
const STOP = new RegExp(String.raw`\s(?:${anyOf(changeStops)})(?!\p{L})|\s{0,3}[,.;:()–—|•"]|\s-\s|\s['’]?\d`, 'iu');
const AND = new RegExp(String.raw`\s(?:${anyOf(lexicon.joining.and)}|&)\s`, 'iu');
/** "Shop manager of the company's Leeds branch". */
const OF_OWN = new RegExp(String.raw`\s(?:${anyOf(lexicon.joining.of)})\s[^'’]{1,40}['’]s\s`, 'iu');
const OPEN_AT_END = new RegExp(String.raw`\s(?:${anyOf(lexicon.joining.of)})$`, 'iu');
const TAIL = new RegExp(String.raw`\s(?:${anyOf(changeTails)})$`, 'iu');

/** In characters: what can follow the words before a post, with what ends it. */
const LONGEST_REST = 90;
/** In words, of a post. */
const LONGEST_POST = 7;
/** In characters: a line as long as this one may go on in the next. */
const FULL_LINE = 60;
/** The sentence says the post and the entry the employer, but nobody wrote when it began and ended. */
const CONFIDENCE = 0.5;

/**
 * Posts with the employer of an entry that its account states: "Promoted to shift lead", "Joined as junior glazier". They have no dates: the account
 * says at most when they began. "Served as mentor" and "worked as liaison" are what somebody did in a post, and give none.
 */
export function findChangesOfPost(document: ResumeDocument, entries: readonly WorkEntry[]): WorkEntry[] {
  const known = new Set(entries.flatMap(({ title, company }) => (title && company ? partsOf(title, company) : [])));
  return entries.flatMap((entry) => {
    const { company } = entry;
    if (!company || !entry.title) return [entry];
    const posts = entry.body.flatMap((_, at) => statedPosts(document, entry.body, at));
    const found = posts.filter((post) => {
      const keys = partsOf(post, company);
      const isNew = keys.every((key) => !known.has(key)) && !repeats(entry.title!, post);
      for (const key of isNew ? keys : []) known.add(key);
      return isNew;
    });
    return [
      entry,
      ...found.map((title): WorkEntry => ({ title, company, confidence: CONFIDENCE, body: [], inherited: true })),
    ];
  });
}

/** "Clerk / Driver" at an employer: known as a whole and in its parts. */
function partsOf(title: Piece, company: Piece): string[] {
  const parts = [title.text, ...title.text.split(/\s{0,9}[/,&|–—]\s{0,9}|\s-\s/u)];
  return parts.map((part) => `${wordsKey(part)} @ ${wordsKey(company.text)}`);
}

function wordsKey(text: string): string {
  return wordsOf(plain(text)).join(' ');
}

/** "Manager" below "Manager, Lamp Works" is the post itself. */
function repeats(title: Piece, post: Piece): boolean {
  const words = new Set(wordsOf(plain(title.text)));
  return wordsOf(plain(post.text)).every((word) => words.has(word));
}

function statedPosts(document: ResumeDocument, lines: readonly Line[], at: number): Piece[] {
  const line = lines[at]!;
  const before = lines[at - 1];
  // A line that is written small goes on with the sentence of the line before, which may speak of others.
  const isOpen = line.bullet || !before || /[.!:]$/u.test(before.text) || /^[\p{Lu}\p{N}]/u.test(line.text);
  const whole = withNext(document, lines, at);
  const text = whole.text.replace(/\s/gu, ' ');
  const both = FROM_AND_TO.exec(text);
  const match = both ?? LEAD.exec(text);
  if (!match || match.index >= line.text.length || (match.index === 0 && !isOpen)) return [];
  const end = match.index + match[0].length;
  const post = postIn(document, cut(whole, end, end + LONGEST_REST));
  if (!post) return [];
  const { former } = both?.groups ?? {};
  const from = former === undefined ? -1 : match[0].indexOf(former);
  const left =
    from < 0 ? undefined : postIn(document, cut(whole, match.index + from, match.index + from + former!.length));
  return left ? [post, left] : [post];
}

/** The line, and the next one where this one is full and its sentence is not at its end. */
function withNext({ source }: ResumeDocument, lines: readonly Line[], at: number): Piece {
  const line = lines[at]!;
  const next = lines[at + 1];
  const goesOn = next !== undefined && !next.bullet && line.text.length >= FULL_LINE && !/[.!:;]$/u.test(line.text);
  return goesOn && isAdjacent(source, line, next) ? pieceOf(source, line.start, next.end) : line;
}

/** The post that a phrase begins with; undefined where it is not surely one: "a managerial role", "the largest region". */
function postIn(document: ResumeDocument, phrase: Piece): Piece | undefined {
  const text = phrase.text.replace(/\s/gu, ' ');
  const stop = STOP.exec(text)?.index;
  const whole = strip(cut(phrase, 0, stop));
  const and = AND.exec(whole.text)?.index;
  // "Sous-chef and travelled with the owner"; "Budget and Planning Analyst" is one name.
  const named = and === undefined || isNameLike(whole.text) ? whole : strip(cut(whole, 0, and));
  const owned = OF_OWN.exec(named.text)?.index;
  const held = strip(cut(named, 0, owned));
  const written = strip(cut(held, 0, TAIL.exec(held.text)?.index));
  const post = cut(written, 0, OPEN_AT_END.exec(written.text)?.index);
  const words = wordsOf(post.text).length;
  if (words === 0 || words > LONGEST_POST) return undefined;
  return document.titles.isTitle(valueOf(post)) >= TITLE.clear ? post : undefined;
}
