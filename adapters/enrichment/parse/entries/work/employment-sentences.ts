import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import { type DateHit, findDates } from '../../recognizers/dates.js';
import { spanOf } from '../../recognizers/headers/dated-lines.js';
import { companyScore, isNameLike } from '../../recognizers/titles-and-employers.js';
import { cut, isAdjacent, type Line, type Piece, pieceOf, strip, valueOf, wordsOf } from '../../text.js';
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
