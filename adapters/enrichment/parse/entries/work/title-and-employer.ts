import type { ResumeDocument } from '../../document/resume-document.js';
import { DEGREE, INSTITUTION } from '../../lexicons/education-words.js';
import { LEGAL_FORMS } from '../../lexicons/legal-forms.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import { HEADING_KINDS } from '../../lexicons/section-vocabulary.js';
import { type HeaderPiece, piecesOfLine } from '../../recognizers/headers/header-pieces.js';
import { DEPARTMENT } from '../../recognizers/headers/split-title-and-employer.js';
import { placeScore } from '../../recognizers/places.js';
import { isProse } from '../../recognizers/headings.js';
import { companyScore, isNameLike, MASKED } from '../../recognizers/titles-and-employers.js';
import { cut, type Line, type Piece, plain, splitPiece, strip, wordsOf } from '../../text.js';
import { COMPANY, PLACE, TITLE } from '../../thresholds.js';
import { type Anchor, isHeaderLike } from './entry-headers.js';
import type { Assignment } from './entry-pattern.js';

const TITLE_STOP = new RegExp(String.raw`\s{1,9}(?:${anyOf(lexicon.employment.titleStops)})(?:\s|$)|[,.;:(]`, 'iu');

// "Glazier - Greenhouses": with the employer known, what a dash or a comma cut off the title belongs to it again.
export function completeTitle(
  document: ResumeDocument,
  { assignment, pieces, anchor }: { assignment: Assignment; pieces: readonly HeaderPiece[]; anchor: Anchor },
): Assignment {
  const { title, place } = assignment;
  let { company } = assignment;
  if (title && !company) return withSecondTitle(document, assignment, title, pieces);
  if (!title || !company) return assignment;
  // Named twice: the title keeps the one that it carries itself.
  const name = company.piece.text;
  const titled = new Set(pieces.flatMap((p) => (p !== title && p.title >= TITLE.likely ? [p.offset] : [])));
  // Beside another title it is the employer of the entry above or below.
  const namesakes = pieces.filter((p) => p !== title && p.piece.text === name && !titled.has(p.offset));
  company = namesakes.find((p) => p.offset !== title.offset) ?? namesakes.at(-1) ?? company;
  let { start, end } = title.piece;
  const same = pieces.filter(
    (p) =>
      p.offset === title.offset &&
      p !== title &&
      p !== company &&
      p !== place &&
      p.place < PLACE.possible &&
      p.company < COMPANY.known,
  );
  const open = (from: number, to: number): boolean =>
    /^[\s;:,–—()&/·-]*$/u.test(document.source.slice(from, to)) && !document.source.slice(from, to).includes('\n');
  const crosses = (from: number, to: number): boolean =>
    anchor.dateStart !== undefined && anchor.dateStart < to && anchor.dateEnd! > from;
  for (const other of same) {
    const { piece } = other;
    if (
      piece.text.length > 50 ||
      (company.company < COMPANY.client && other.company >= COMPANY.name && piece.text !== name)
    )
      continue;
    if (piece.start >= end && open(end, piece.start) && !crosses(end, piece.end)) end = piece.end;
    // "Board: Treasurer": what is before a colon says where, and is no part of the title.
    else if (
      piece.end <= start &&
      open(piece.end, start) &&
      !document.source.slice(piece.end, start).includes(':') &&
      !crosses(piece.start, start)
    )
      start = piece.start;
  }
  if (document.source.slice(end, end + 1) === ')' && document.source.slice(start, end).includes('(')) end += 1;
  const piece = pieceBetween(document, start, end);
  return { ...assignment, company, title: { ...title, piece } };
}

/** "Northwind Ltd - Second Lamp Works" on a line of its own: the employer with what a dash parted from it; undefined where nothing did. */
export function employerTail(
  document: ResumeDocument,
  { assignment, pieces }: { assignment: Assignment; pieces: readonly HeaderPiece[] },
): Assignment | undefined {
  const { title, company } = assignment;
  if (!title || !company || company.offset === title.offset) return undefined;
  const row = pieces.filter((piece) => piece.offset === company.offset);
  const [tail, ...others] = row.filter(({ piece }) => piece.start >= company.piece.end);
  if (!tail || others.length > 0 || row.length > 2 || tail.place >= PLACE.arguable || tail.title >= TITLE.faint)
    return undefined;
  const { text, end } = tail.piece;
  const isParted = /^\)?\s{1,9}[-–—]\s{1,9}$/u.test(document.source.slice(company.piece.end, tail.piece.start));
  if (!isParted || wordsOf(text).length < 2 || wordsOf(text).length > LONGEST_TAIL || !isNameLike(text))
    return undefined;
  const closing = text.includes('(') && document.source.charAt(end) === ')' ? 1 : 0;
  return { ...assignment, company: { ...company, piece: pieceBetween(document, company.piece.start, end + closing) } };
}

/** In words. */
const LONGEST_TAIL = 6;

/** "Lead Glazier · Lantern Maker" with the employer further up: two titles that stand side by side are one. */
function withSecondTitle(
  document: ResumeDocument,
  assignment: Assignment,
  title: HeaderPiece,
  pieces: readonly HeaderPiece[],
): Assignment {
  const next = pieces.find(
    (piece) =>
      piece.offset === title.offset &&
      piece.title >= TITLE.clear &&
      piece.company < COMPANY.likely &&
      piece.piece.start > title.piece.end &&
      /^(?:\s{0,9}[·/&|]\s{0,9}|\s{1,3}[-–—]\s{1,3})$/u.test(document.source.slice(title.piece.end, piece.piece.start)),
  );
  if (!next) return assignment;
  return { ...assignment, title: { ...title, piece: pieceBetween(document, title.piece.start, next.piece.end) } };
}

// "Assistant glazier, Northwind": with no other employer in sight, what follows the title's comma is one.
export function splitAtTitleComma(
  assignment: Assignment,
  document: ResumeDocument,
): { title?: Piece; company?: Piece } {
  const title = assignment.title?.piece;
  const company = assignment.company?.piece;
  if (!title || company) return { ...(title && { title }), ...(company && { company }) };
  const comma = title.text.indexOf(',');
  if (comma < 0 || /\([^()]*$/u.test(title.text.slice(0, comma))) return { title };
  const left = strip(cut(title, 0, comma));
  const right = strip(cut(title, comma + 1));
  const fits =
    document.titles.isTitle(left.text) >= TITLE.likely &&
    document.titles.isTitle(right.text) < TITLE.faint &&
    /^\p{Lu}/u.test(right.text);
  return fits && !DEPARTMENT.test(right.text) ? { title: left, company: right } : { title };
}

/**
 * "Staff Nurse, Medical ICU" right below the account of another post, with the employer on a line of its own above both: what follows the comma is
 * where in the house, not another house.
 */
export function isDepartment(draft: HeaderDraftAssigned, before: HeaderDraftAssigned): boolean {
  const { title, company, place } = draft.assignment;
  const above = before.assignment;
  if (!title || !company || place || !above.title || !above.company) return false;
  if (company.offset !== title.offset || company.company >= COMPANY.arguable || company.piece.start < title.piece.end)
    return false;
  return (
    above.company.offset < above.title.offset && above.company.company >= COMPANY.likely && draft.first === draft.last
  );
}

interface HeaderDraftAssigned {
  readonly assignment: Assignment;
  readonly first: number;
  readonly last: number;
}

export function withDepartment(document: ResumeDocument, { title, company }: Assignment): Piece | undefined {
  return title && company && pieceBetween(document, title.piece.start, company.piece.end);
}

const UNIT = /^\s{1,3}[-–—]\s{1,3}$/u;
/** "ICU", "ER", "EMEA", "Med/Surg": letters or a slash, as the names of wards and regions are written. */
const UNIT_NAME = /^(?:\p{Lu}{2,6}|\p{Lu}\p{Ll}{1,12}\/\p{Lu}\p{Ll}{1,12})$/u;

/** In words: "Accident & Emergency". */
const LONGEST_UNIT = 3;

/** "Staff Nurse – ICU, Harbour Hospital": what is between the dash and the comma says where in the house, and belongs to the title. */
export function withUnit(
  document: ResumeDocument,
  title: Piece | undefined,
  company: Piece | undefined,
): { title?: Piece | undefined; company?: Piece | undefined } {
  if (!title || !company || !UNIT.test(document.source.slice(title.end, company.start))) return { title, company };
  const [unit, employer, ...others] = splitPiece(company, /\s{0,9},\s*/gu);
  if (!unit || !employer || others.length > 0) return { title, company };
  const isUnit = UNIT_NAME.test(unit.text) || (DEPARTMENT.test(unit.text) && wordsOf(unit.text).length <= LONGEST_UNIT);
  if (!isUnit || LEGAL_FORMS.test(employer.text) || companyScore(employer.text) < COMPANY.likely)
    return { title, company };
  return { title: pieceBetween(document, title.start, unit.end), company: employer };
}

export function pieceBetween(document: ResumeDocument, start: number, end: number): Piece {
  return { text: document.source.slice(start, end), start, end };
}

const KEEPS_TAIL = new RegExp(anyOf(lexicon.employers.keepsTail), 'iu');

/** "Co. Cork" is no company. */
const COUNTY = new RegExp(String.raw`^(?:${anyOf(lexicon.places.county)})\s+\p{Lu}\p{Ll}+$`, 'u');

/**
 * "Northwind Ltd, Mill Street, Farsund": what is after the last part that looks like an employer is where it is. Universities
 * keep their tail, which names the campus.
 */
export function withoutAddress(company: Piece): Piece {
  const parts = splitPiece(company, /\s{0,9},\s*/gu);
  if (parts.length < 2 || KEEPS_TAIL.test(company.text)) return company;
  const named = parts.map(
    ({ text }) =>
      !COUNTY.test(text) &&
      (companyScore(text) >= COMPANY.possible ||
        text.includes('&') ||
        LEGAL_FORMS.test(text) ||
        /^P\.?[AC]\.?$/u.test(text)),
  );
  const last = named.lastIndexOf(true);
  const kept = last >= 0 ? last : parts.length >= 3 ? 0 : parts.length - 1;
  const tail = parts.slice(kept + 1);
  if (tail.length === 0 || tail.some(({ text }) => !isNameLike(text) || wordsOf(text).length > 3)) return company;
  return cut(company, 0, parts[kept]!.end - company.start);
}

const OLD_NAME = new RegExp(
  String.raw`\s{0,9}\((?:(?:(?:${anyOf(lexicon.employers.formerRelative)}) )?(?:${anyOf(lexicon.employers.formerName)})|${anyOf(lexicon.employers.partOf)})(?!\p{L})[^()]*\)$`,
  'iu',
);

/** "Northwind, a Tern company", "Northwind, consulting at Tern": whose it is, and where its people work, is no part of its name. */
const ASIDE = new RegExp(
  String.raw`\s{0,9}(?:[,–]|\s-)\s{1,9}(?:(?:${anyOf(lexicon.employers.ownedBy)})$|(?:${anyOf(lexicon.employers.atClient)})\s+(?=\p{Lu}))`,
  'iu',
);

/** "Northwind Hospital (fixed term)": how one was employed. */
const TERMS = new RegExp(String.raw`\s{0,9}\((?:${anyOf(lexicon.employers.terms)})\)$`, 'iu');

/** "Northwind Ltd ($80M revenue)". */
const SIZE = /\s{0,9}\([^()]{0,40}\p{Sc}\s?\d[^()]{0,40}\)$/u;

/** "Northwind Ltd (formerly Tern Ltd)" is called by the name that it begins with. */
export function withoutOldNames(company: Piece): Piece {
  const old =
    OLD_NAME.exec(company.text) ?? ASIDE.exec(company.text) ?? SIZE.exec(company.text) ?? TERMS.exec(company.text);
  return old && old.index > 1 ? cut(company, 0, old.index) : company;
}

/**
 * "Northwind Lamps, Inc." / "Leeds, UK" / "Maker of lamps with 400 employees." / "Glazier (2001 to 2003)": a paragraph about the employer parts
 * its name from the title. `lines` are those between the entry before and this one; the last employer that leaves no doubt counts.
 */
export function employerAbove(document: ResumeDocument, lines: readonly Line[]): Piece | undefined {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]!;
    if (line.bullet || document.datesOf(line).length > 0 || !isHeaderLike(line, document)) continue;
    const pieces = piecesOfLine(document, line, 0, []);
    const name = pieces.find(({ company, title }) => company >= COMPANY.certain && title < TITLE.possible);
    if (!name || pieces.some((piece) => piece !== name && piece.place < PLACE.possible)) continue;
    const below = lines[at + 1];
    const placed = pieces.length > 1 || (below !== undefined && placeScore(below.text) >= PLACE.likely);
    if (placed) return name.piece;
  }
  return undefined;
}

const LABELLED = new RegExp(String.raw`^\(?(?:${anyOf(lexicon.labels.role)})\s*[:=–-]\s*`, 'iu');
const LABEL_ALONE = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.titleAlone)})\s*:?$`, 'iu');
const WORKED_AS = new RegExp(String.raw`^(?:${anyOf(lexicon.employment.titleLeads)})`, 'iu');
const REACH = 10;

/**
 * The title of an entry whose header has none: a line "Role: glazier" under employer and dates, or a description that begins "Worked as a glazier".
 */
export function titleInBody(document: ResumeDocument, body: readonly Line[]): Piece | undefined {
  for (const [at, line] of body.slice(0, REACH).entries()) {
    const labelled = LABELLED.exec(line.text);
    const alone = LABEL_ALONE.test(line.text) ? body[at + 1] : undefined;
    const value = labelled
      ? cut(line, labelled[0].length)
      : alone && /^:\s/u.test(alone.text)
        ? cut(alone, 1)
        : undefined;
    const title = value && certainTitle(document, strip(value), 0.45);
    if (title) return title;
    const match = at <= 2 ? WORKED_AS.exec(line.text) : undefined;
    if (!match) continue;
    const rest = cut(line, match[0].length);
    const end = TITLE_STOP.exec(rest.text);
    const named = certainTitle(document, strip(end ? cut(rest, 0, end.index) : rest), 0.85);
    if (named) return named;
  }
  return undefined;
}

/** "Worked as a glazier" is "glazier". */
export function withoutDescription(title: Piece): Piece {
  const match = WORKED_AS.exec(title.text);
  return match ? cut(title, match[0].length) : title;
}

function certainTitle(document: ResumeDocument, title: Piece, least: number): Piece | undefined {
  const words = wordsOf(title.text).length;
  if (words === 0 || words > 8 || document.titles.isTitle(title.text) < least) return undefined;
  return words === 1 || isNameLike(title.text) || least > TITLE.likely ? title : undefined;
}

const { names, joining, prose, employers, education } = lexicon;
const AND_AT_END = new RegExp(String.raw`\s(?:${anyOf([...joining.and, '&'])})$`, 'u');
const AND_ALONE = new RegExp(`^(?:${anyOf(joining.and)})$`, 'u');
const OPEN_AT_END = new RegExp(
  String.raw`\s(?:${anyOf([...names.openEndsOfEmployers, ...joining.openEndsOfLines, ...prose.articles])})$`,
  'u',
);
const OPENS_WITH_ARTICLE = new RegExp(String.raw`^(?:${anyOf(prose.articles)})\s+(?=\p{Lu})`, 'u');
const OWN_ACCOUNT: ReadonlySet<string> = new Set(employers.ownAccount);
/** Long words end sentences; "St. Olaf", "Dept. of Lamps" and "Lamp Corp. Leeds" do not. */
const NEXT_SENTENCE = /(?<=\p{L}{5}|\p{Lu}{3})[.!?]\s+\p{Lu}/u;

/** The name without what the text around left on it; undefined where it is no name of an employer: a heading, a date, the half of a sentence. */
export function credibleEmployer(document: ResumeDocument, written: Piece): Piece | undefined {
  const sentence = NEXT_SENTENCE.exec(written.text);
  const isShort = sentence && LEGAL_FORMS.test(wordsOf(written.text.slice(0, sentence.index)).at(-1) ?? '');
  const whole = sentence && !isShort ? cut(written, 0, sentence.index) : written;
  const article = isNameLike(whole.text) ? null : OPENS_WITH_ARTICLE.exec(whole.text);
  const bare = withoutOpenEnd(article ? cut(whole, article[0].length) : whole);
  const { text } = bare;
  const key = plain(text)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
  const heading = HEADING_KINDS.get(key);
  // "Higher Education" is where some work.
  if (heading && heading !== 'education' && !OWN_ACCOUNT.has(key)) return undefined;
  if (EXPIRY.test(text) || COURSE.test(text) || (LABEL_OF_FORM.test(text) && !MASKED.test(text))) return undefined;
  // "Inorganic Wicks II (lecturer)": what somebody was in brackets, behind what they taught.
  const held = /^([^()]+) \((\p{Ll}[^()]+)\)$/u.exec(text);
  if (held && document.titles.isTitle(held[2]!) >= TITLE.clear && companyScore(held[1]!) < COMPANY.possible)
    return undefined;
  if (OPEN_AT_END.test(text) || (isProse(text) && !isNameLike(text) && !LEGAL_FORMS.test(text))) return undefined;
  if (LEGAL_FORMS.test(text) && !/\p{L}/u.test(text.replace(LEGAL_FORMS, ''))) return undefined;
  // "BA Lamp Design" names a degree.
  const degree = DEGREE.exec(text);
  const isSurelyDegree = degree && (/\p{Lu}.*\p{Lu}/u.test(degree[0]) || companyScore(text) < COMPANY.possible);
  if (isSurelyDegree && degree.index === 0 && !INSTITUTION.test(text) && !LEGAL_FORMS.test(text)) return undefined;
  // A town alone is where the employer is. "Lantern Dairy (Ireland)" and "Bank of Leeds" are more.
  if (!/[(),]/u.test(text) && placeScore(text) >= PLACE.clear && companyScore(text) < COMPANY.possible)
    return undefined;
  // "Tarnbrook, Co. Galway" is where they are.
  const [before = '', county = before] = text.split(/,\s{0,3}(?=[^,]*$)/u);
  if (COUNTY.test(county) && (before === county || companyScore(before) < COMPANY.possible)) return undefined;
  return isDateAlone(document, bare) ? undefined : bare;
}

const { boardColumns, degreeColumns, fieldColumns, schoolColumns, timeColumns } = lexicon.education;
/** "Okres", "Institution": the label of a value that another line has. */
const LABEL_OF_FORM = new RegExp(
  String.raw`^(?:${anyOf([...lexicon.labels.employer, ...lexicon.labels.dates, ...boardColumns, ...degreeColumns, ...fieldColumns, ...schoolColumns, ...timeColumns])})$`,
  'iu',
);

/** "LMP101 Introduction to Lamps": what was taught or taken, by its number. */
const COURSE = /^\p{Lu}{2,5}[ -]?\d{3,4}\p{Lu}?:?\s\p{Lu}\p{Ll}/u;

/** Written small or with a capital: "IT" is no "it". */
const MIDDLE_WORDS = [...joining.andOr, ...education.sentences].flatMap((word) =>
  word === 'i' ? ['I'] : [word, word.charAt(0).toUpperCase() + word.slice(1)],
);
const OPENS_IN_THE_MIDDLE = new RegExp(String.raw`^(?:#|&\s|(?:${anyOf(MIDDLE_WORDS)})\s)`, 'u');

/** In characters: of a bracket that goes on in the next line. */
const LONGEST_REST = 60;

/** "Lamp teacher (for a teacher on" / "leave)" goes on to the end of the bracket; without an end it has none. */
function withClosedBracket(document: ResumeDocument, title: Piece): Piece {
  const bracket = /\s{1,9}\([^()]{0,80}$/u.exec(title.text);
  if (!bracket || bracket.index <= 2) return title;
  const rest = /^[^()\d]{0,60}\)/u.exec(document.source.slice(title.end, title.end + LONGEST_REST + 1))?.[0];
  const isNear = rest !== undefined && rest.split('\n').length <= 2;
  return isNear ? pieceBetween(document, title.start, title.end + rest.length) : cut(title, 0, bracket.index);
}

/** The same for a title: "and subcontractors" is the rest of a sentence, as is "Lamp designer for" until its end. */
export function credibleTitle(document: ResumeDocument, written: Piece): Piece | undefined {
  const open = OPEN_AT_END.exec(written.text);
  const closed = withClosedBracket(document, written);
  const title = open && open.index < closed.text.length ? cut(written, 0, open.index) : closed;
  if (OPENS_IN_THE_MIDDLE.test(title.text) || LABEL_OF_FORM.test(title.text) || isDateAlone(document, title))
    return undefined;
  return open && document.titles.isTitle(title.text) < TITLE.likely ? undefined : title;
}

/** "Glazier of the Year", "State Finalist": what somebody was called for a while, and no post. Behind a title of its own it is said of the post. */
export function isHonour({ source, titles }: ResumeDocument, { text, start, end }: Piece): boolean {
  const whole = HONOUR_BEHIND.test(source.slice(end, end + LONGEST_HONOUR))
    ? source.slice(start, end + LONGEST_HONOUR)
    : text;
  const found = whole === text ? HONOUR_AT_END.exec(whole) : HONOUR.exec(whole);
  if (!found) return false;
  const [, post] = /^([^,–—-]{2,80}?)\s?[,–—-]\s/u.exec(whole.slice(0, found.index)) ?? [];
  return post === undefined || titles.isTitle(post) < TITLE.likely;
}

const HONOUR = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.labels.honours)})(?!\p{L})`, 'iu');
const HONOUR_AT_END = new RegExp(String.raw`${HONOUR.source}(?:\s\([^()]{1,40}\))?$`, 'iu');
const HONOUR_BEHIND = new RegExp(String.raw`^\s{1,3}(?:${anyOf(lexicon.labels.honours)})(?!\p{L})`, 'iu');
/** In characters: "of the quarter". */
const LONGEST_HONOUR = 20;

/** "National Society of Glaziers": a body that people are members of, whatever they are called. Beside a title it is the employer, in the wrong place. */
export function isAssociation({ titles }: ResumeDocument, { text }: Piece, company: Piece | undefined): boolean {
  const found = ASSOCIATION.exec(text);
  if (!found || (company && titles.isTitle(company.text) >= TITLE.likely)) return false;
  return titles.isTitle(found[1]!) < TITLE.possible;
}

const ASSOCIATION = new RegExp(
  String.raw`^((?:\p{Lu}[\p{L}.'’&-]{0,30}\s){0,4})(?:${anyOf(employers.associations)})(?=$|\s(?:${anyOf([...joining.of, ...employers.associationLinks])})\s)`,
  'u',
);

/** "Institute of Lamps and", "Northwind, in charge of": the end that goes on elsewhere is left out, as far as the comma before it. */
function withoutOpenEnd(name: Piece): Piece {
  const and = AND_AT_END.exec(name.text);
  const whole = and ? strip(cut(name, 0, and.index), /[\s,]/u) : name;
  const comma = OPEN_AT_END.test(whole.text) ? whole.text.lastIndexOf(',') : -1;
  return comma > 1 ? cut(whole, 0, comma) : whole;
}

/** "Valid until": what is before the date of a licence. */
const EXPIRY = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.expires)})$`, 'iu');
const YEAR_MASKED = /^(?:19|20)xx$/iu;

function isDateAlone(document: ResumeDocument, piece: Piece): boolean {
  const { text } = piece;
  const hits = document.datesOf(piece);
  const rest = hits.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const words = wordsOf(rest).filter((word) => /\p{L}/u.test(word) && !AND_ALONE.test(word));
  return YEAR_MASKED.test(text) || (hits.length > 0 && words.length === 0);
}
