import type { ExtractedDocument } from '../../../../core/spi.js';
import { DEGREE, INSTITUTION } from '../lexicons/education-words.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import { HEADING_KINDS } from '../lexicons/section-vocabulary.js';
import { type EmailFind, findEmail } from '../recognizers/contact.js';
import { gluedHeading, headingWording, standaloneHeading } from '../recognizers/headings.js';
import { placeScore } from '../recognizers/places.js';
import { QUALIFIERS } from '../lexicons/title-words.js';
import { companyScore, type TitleLexicon } from '../recognizers/titles-and-employers.js';
import { cut, isCapitals, type Line, type Piece, pieceOf, plain, strip, wordsOf } from '../text.js';
import { COMPANY, FONT, PERSON_NAME, PLACE, TITLE } from '../thresholds.js';
import { bodyFontSize, createPageText, inRowOrder, type PageText } from './page-text.js';

/** A document as its reader sees it: what the first stage hands to all others. */
export interface ResumeDocument extends PageText {
  /** Looked for first: the head of the page begins at the name. */
  readonly name?: NameFind;
  readonly email?: EmailFind;
}

export function createResumeDocument(
  extracted: ExtractedDocument,
  lines: readonly Line[],
  titles: TitleLexicon,
  referenceDate: string,
): ResumeDocument {
  const page = createPageText(extracted, lines, titles, referenceDate);
  const ordered = { ...page, lines: inRowOrder(page) };
  const own = withoutReferees(ordered);
  const first = findEmail(own.visible, own.links);
  const name = findName(ordered, own.lines, first?.address);
  const email = first ?? ownEmail(name, findEmail(page.visible, page.links));
  const { visible, links } = own;
  return { ...ordered, visible, links, ...(name && { name }), ...(email && { email }) };
}

/** What is the candidate's own: without the people who speak for them. */
interface OwnText {
  readonly lines: readonly Line[];
  /** The visible text with everything else blanked, so that offsets stay. */
  readonly visible: string;
  readonly links: readonly string[];
}

const REFERENCES = new RegExp(`^(?:${anyOf(lexicon.headingWords.references)})$`, 'u');
const ON_REQUEST = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.person.onRequest)})(?!\p{L})`, 'iu');

/** Names, phones and addresses below a heading for references are those of other people. */
function withoutReferees(page: PageText): OwnText {
  const { lines, links } = page;
  const others = linesOfReferees(lines);
  if (others.length === 0) return { lines, visible: page.visible, links };
  const taken = new Set(others);
  let visible = page.visible;
  for (const { start, end } of others) visible = visible.slice(0, start) + ' '.repeat(end - start) + visible.slice(end);
  const said = others.map(({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '')).join(' ');
  const isOwn = (link: string): boolean => {
    const address = /^(?:mailto|tel):([^?]{3,100})/iu.exec(link.trim())?.[1]?.toLowerCase();
    return address === undefined || !said.includes(address.replace(/[^\p{L}\p{N}@]/gu, ''));
  };
  return { lines: lines.filter((line) => !taken.has(line)), visible, links: links.filter(isOwn) };
}

function linesOfReferees(lines: readonly Line[]): Line[] {
  const bodySize = bodyFontSize(lines);
  const found: Line[] = [];
  let heading: Line | undefined;
  for (const line of lines) {
    const glued = gluedHeading(line);
    const wording = (standaloneHeading(line, bodySize) ?? glued)?.wording ?? headingWording(line.text);
    if (REFERENCES.test(wording)) heading = line;
    else if (heading && (!isInColumnOf(heading, line) || endsReferences(line, bodySize))) heading = undefined;
    // "References are available on request": what follows is a footer.
    if (heading && ON_REQUEST.test(line.text)) heading = undefined;
    if (heading && (line !== heading || glued)) found.push(line);
  }
  return found;
}

// "Contact: 0341 …" is said of a referee; alone in its line the same word heads the candidate's own data.
function endsReferences(line: Line, bodySize: number | undefined): boolean {
  if (standaloneHeading(line, bodySize)?.exact) return true;
  const kind = gluedHeading(line)?.kind;
  return kind !== undefined && kind !== 'contact';
}

// Beside a sidebar, read before it, the head of the page may follow the references.
function isInColumnOf({ layout: a }: Line, { layout: b }: Line): boolean {
  return a.column === b.column && (a.page !== b.page || a.y === undefined || b.y === undefined || b.y >= a.y);
}

/** An address among the references is the candidate's own only if it has their name in it. */
function ownEmail(name: NameFind | undefined, email: EmailFind | undefined): EmailFind | undefined {
  const agrees = name && emailAgreement(name.piece.text.split(/\s+/u), email?.address) >= PERSON_NAME.agreement;
  return agrees ? email : undefined;
}

// Labels come before titles: "Nombre" is also written before a name without a mark.
const PREFIX = new RegExp(
  String.raw`^(?:(?:${anyOf([...lexicon.person.namesInTwo, ...lexicon.person.nameLabels])})(?:\s*[:–-]\s*|\s{3,}|\t)|(?:${anyOf(lexicon.person.namesInTwo)})\s+|(?:${anyOf(lexicon.person.titles)})\.?(?:\s*[.:])?\s+|${anyOf(lexicon.person.documentBeforeName)}|(?:${anyOf(lexicon.person.documents)})(?: (?:${anyOf(lexicon.person.documentOf)})\s+|\s{0,3}[:–—-]\s{0,3}))+`,
  'iu',
);
/** "Ing. Bakker": behind a title of address there is a person, and no baker. */
const ADDRESSED = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.person.titles)})\.?\s{1,3}$`, 'iu');
/** "Ing." and "Surname" before a name are none. */
const NO_NAME_ALONE = new RegExp(
  String.raw`^(?:${anyOf([...lexicon.person.titles, ...lexicon.person.givenNameLabels, ...lexicon.person.surnameLabels])})\.?$`,
  'iu',
);
/** What may be the letters behind a name, with what is before them. */
const LAST_WORD = /(?<![,\s])([,\s]+)(\S{2,10})$/u;
const POST_NOMINALS: ReadonlySet<string> = new Set(lexicon.person.postNominals);
const PRONOUNS = new RegExp(`^(?:${anyOf(lexicon.person.pronouns)})$`, 'iu');
/** "MPharm", "CEng", "MIMechE": no surname begins with two capitals and goes on small. */
const MIXED_LETTERS = /^\p{Lu}{2,}\p{Ll}+\p{Lu}{0,2}$/u;
/** "GDC No. 123456", "NMC PIN: 12A3456E": the number of a register. */
const REGISTER = new RegExp(String.raw`(?:^|\s)(?:${anyOf(lexicon.person.registerNumbers)})\.?$`, 'iu');
const NUMBER_BEHIND = /^[\s.:#º°-]{0,4}\p{Lu}{0,3}\d/u;
const WORD = new RegExp(
  String.raw`^(?:(?:\p{Ll}{1,4}['’])?\p{Lu}[\p{L}'’.-]*|(?:${anyOf(lexicon.names.particles)})\b|\p{Lu}\.?|["“‘'(]\p{Lu}[\p{L}.-]{1,14}["”’')])$`,
  'u',
);
const PARTICLE = new RegExp(String.raw`^(?:${anyOf(lexicon.names.particles)})$`, 'iu');
/** "Park Lane" is a street, "Fox-Lane" is a surname. */
const NOT_A_NAME = new RegExp(String.raw`(?<!\p{L}|\p{L}-)(?:${anyOf(lexicon.person.noName)})(?!-?\p{L})`, 'iu');

export interface NameFind {
  readonly piece: Piece;
  readonly confidence: number;
  /** Put together from the two lines of a form that the piece is. */
  readonly written?: string;
}

/** The person's name: looked for at the top, in the largest letters, and compared with the e-mail address. */
function findName(page: PageText, lines: readonly Line[], email: string | undefined): NameFind | undefined {
  const bodySize = bodyFontSize(lines);
  const biggest = Math.max(0, ...lines.slice(0, 60).map((line) => line.layout.fontSize ?? 0));
  const apart = inTwoLines(page, lines);
  if (apart) return apart;
  let best: (NameFind & { score: number; line: Line }) | undefined;
  const top = lines.slice(0, 40);
  const heading = top.findIndex((line) => headsContent(line, bodySize));
  const extra =
    biggest > 0
      ? lines.slice(40).filter((line) => line.layout.page === 1 && (line.layout.fontSize ?? 0) >= biggest)
      : [];
  for (const [at, line] of [...top, ...extra].entries()) {
    const broken = overTwoLines(page, line, biggest, bodySize);
    const two = broken && bareName(broken);
    const opening = beforeTitle(page, line, email);
    for (const piece of [...(two ? [two] : []), ...(opening ? [opening] : []), ...candidatesOf(line)]) {
      const clues = { biggest, bodySize, email, isBelowHeading: heading >= 0 && at > heading };
      const whole = piece === two ? PERSON_NAME.brokenOverLines : 0;
      const score = scoreName(page, line, piece, clues) + whole;
      if (score > (best?.score ?? 0)) best = { piece, score, line, confidence: Math.min(0.97, 0.4 + score / 6) };
    }
  }
  if (best && best.score >= PERSON_NAME.least) {
    const written = surnameLast(best.line, best.piece, email);
    return { piece: best.piece, confidence: best.confidence, ...(written !== undefined && { written }) };
  }
  return inSmallLetters(page, lines, email);
}

const SURNAME_LABEL_FIRST = new RegExp(
  String.raw`^(?:${anyOf(lexicon.person.surnameLabels)})(?:\(\p{L}{1,3}\))?\s{0,3}(?:[/,]|(?:${anyOf(lexicon.joining.andOr)})\s)\s{0,3}(?:${anyOf(lexicon.person.givenNameLabels)})(?:\(\p{L}{1,3}\))?(?:\s{0,3}:|\s{3}|\t)`,
  'iu',
);

/** "Surname / First name: Lee Ann" with "ann.lee@": many follow the order of the label, many do not, and the address says who did. */
function surnameLast(line: Line, { text }: Piece, email: string | undefined): string | undefined {
  const words = text.split(/\s+/u);
  const [surname = '', given = ''] = words;
  if (words.length !== 2 || surname.endsWith(',') || !SURNAME_LABEL_FIRST.test(line.text)) return undefined;
  const local = plain(email?.split('@')[0] ?? '');
  const [at, before] = [local.indexOf(plain(surname)), local.indexOf(plain(given))];
  if (before < 0 || before >= at) return undefined;
  const inNormalCase = (word: string): string =>
    isCapitals(word) && word.length > 2 ? word.charAt(0) + word.slice(1).toLowerCase() : word;
  return `${inNormalCase(given)} ${inNormalCase(surname)}`;
}

const SMALL_NAME = /^(?:\p{Ll}[\p{Ll}'’-]*\p{Ll} ){1,3}\p{Ll}[\p{Ll}'’-]*\p{Ll}$/u;

/** "anna novotna" at the top, where the address has both names and nothing else is known by them. */
function inSmallLetters({ titles }: PageText, lines: readonly Line[], email: string | undefined): NameFind | undefined {
  const local = plain(email?.split('@')[0] ?? '');
  const isInAddress = (word: string): boolean =>
    PARTICLE.test(word) || word.split('-').some((part) => part.length > 2 && local.includes(plain(part)));
  const line = lines.slice(0, LAST_OF_HEAD).find(({ text, bullet }) => {
    if (bullet || text.length > LONGEST_SMALL_NAME || !SMALL_NAME.test(text)) return false;
    const words = text.split(' ');
    const named = words.filter((word) => !PARTICLE.test(word)).length;
    return named >= 2 && words.every(isInAddress) && titles.isTitle(text) < TITLE.arguable && !NOT_A_NAME.test(text);
  });
  const written = line?.text.replace(/(?<![\p{L}'’])\p{L}+/gu, (word) =>
    PARTICLE.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
  return line && written ? { piece: line, written, confidence: SMALL_CONFIDENCE } : undefined;
}

/** In characters. */
const LONGEST_SMALL_NAME = 40;
/** As of a name that the address agrees with in part. */
const SMALL_CONFIDENCE = 0.8;

const [GIVEN, SURNAME] = [lexicon.person.givenNameLabels, lexicon.person.surnameLabels].map(
  (labels) => new RegExp(String.raw`^(?:${anyOf(labels)})(?:\s*:\s*|\s{3,}|\t\s*)(?=\p{L})`, 'iu'),
) as [RegExp, RegExp];

/** "Surname: Lee" / "First name: Ann", in either order, as a form has them. */
function inTwoLines({ source }: PageText, lines: readonly Line[]): NameFind | undefined {
  for (const [at, line] of lines.slice(0, LAST_OF_FORM).entries()) {
    const next = lines[at + 1];
    if (!next) return undefined;
    const [given, surname] = [GIVEN.exec(line.text), SURNAME.exec(next.text)];
    const [former, later] = given && surname ? [given, surname] : [SURNAME.exec(line.text), GIVEN.exec(next.text)];
    if (!former || !later || next.start < line.end) continue;
    const parts = [cut(line, former[0].length), cut(next, later[0].length)];
    if (!parts.every(({ text }) => isPartOfName(text))) continue;
    const written = (given && surname ? parts : parts.reverse()).map(({ text }) => text).join(' ');
    return { piece: pieceOf(source, line.start, next.end), written, confidence: 0.95 };
  }
  return undefined;
}

/** In lines: so far down a form begins with the name. */
const LAST_OF_FORM = 20;

function isPartOfName(text: string): boolean {
  const words = text.split(/\s+/u);
  return text.length <= 32 && words.length <= 4 && words.every((word) => WORD.test(word)) && !NOT_A_NAME.test(text);
}

// "ANN" / "LEE": given name and surname below each other, both in the largest letters.
function overTwoLines(page: PageText, line: Line, biggest: number, bodySize: number | undefined): Piece | undefined {
  const next = page.lines[line.index + 1];
  const large = (one: Line): boolean =>
    biggest > (bodySize ?? biggest) * FONT.nameOverBody && (one.layout.fontSize ?? 0) >= biggest * FONT.sameAsLargest;
  if (!next || !large(line) || !large(next) || next.layout.page !== line.layout.page || next.start < line.end)
    return undefined;
  if (![line, next].every(({ text }) => text.split(/\s+/u).every((word) => WORD.test(word)) && text.length < 30))
    return undefined;
  if (page.titles.isTitle(next.text) >= TITLE.possible || headingWording(next.text) === '') return undefined;
  return pieceOf(page.source, line.start, next.end);
}

/** In words: given name and surname, with a particle or a second surname. */
const NAME_BEFORE_TITLE = { fewest: 2, most: 5 } as const;
/** In lines: names with a title behind them open the page, below the name of the document at most. */
const LAST_OPENING = 2;

/**
 * "Ann Lee Senior Site Engineer": nothing marks where the title begins, so that the mail address must hold what is before it, and what is behind it must be
 * a title as a whole. "Marketing Assistant" and "Anna Maria Schneider" have no such parts.
 */
function beforeTitle(page: PageText, line: Line, email: string | undefined): Piece | undefined {
  if (line.index > LAST_OPENING || line.bullet || email === undefined) return undefined;
  const head = bareName(strip(cut(line, 0, /[|•●·,;:\t(–—\d@/]| {3}/u.exec(line.text)?.index)));
  const words = [...head.text.matchAll(/\S+/gu)];
  if (page.titles.isListed?.(head.text) === true) return undefined;
  const most = Math.min(NAME_BEFORE_TITLE.most, words.length - 1);
  for (let count = NAME_BEFORE_TITLE.fewest; count <= most; count += 1) {
    const name = words.slice(0, count).map(([word]) => word);
    if (!isNameWord(page, name.at(-1)!)) continue;
    if (
      !name.every((word) => WORD.test(word)) ||
      emailAgreement(
        name.filter((word) => !PARTICLE.test(word)),
        email,
      ) < PERSON_NAME.agreement
    )
      continue;
    const title = head.text.slice(words[count]!.index);
    const isSurname = emailAgreement([name.at(-1)!], email) >= PERSON_NAME.agreement;
    if (isTitleAsWhole(page, line, title, isSurname)) return strip(cut(head, 0, words[count]!.index));
  }
  return undefined;
}

function isNameWord({ titles }: PageText, word: string): boolean {
  return !PARTICLE.test(word) && !QUALIFIERS.has(plain(word)) && titles.isTitle(word) < TITLE.arguable;
}

function isTitleAsWhole(page: PageText, line: Line, title: string, isBehindSurname: boolean): boolean {
  const { titles } = page;
  const [first = '', second] = title.split(/\s+/u);
  if (!/^\p{Lu}/u.test(title) || titles.isTitle(title) < TITLE.clear) return false;
  // "Baker" alone is a surname as well, unless it heads a post of the resume.
  if (second === undefined) return headsLineElsewhere(page, line, first);
  if (titles.isListed?.(title) === true || QUALIFIERS.has(plain(first))) return true;
  return isBehindSurname && titles.isTitle(first) >= TITLE.arguable;
}

function headsLineElsewhere({ lines }: PageText, line: Line, title: string): boolean {
  return lines.some(({ text }, at) => {
    const from = text.search(/\p{L}/u);
    return (
      at !== line.index && text.startsWith(title, from) && /^\s*(?:[,|–—-]|\d|$)/u.test(text.slice(from + title.length))
    );
  });
}

const LABELLED = new RegExp(
  String.raw`^(?:(?:${anyOf([...lexicon.person.nameLabels, ...lexicon.person.namesInTwo, ...lexicon.person.nameLabelsBeforeColon])})(?:\s*:|\s{3,}|\t)|(?:${anyOf(lexicon.person.namesInTwo)})\s)`,
  'iu',
);
const NAME_LABEL = new RegExp(String.raw`^(?:${anyOf(lexicon.person.nameLabelsBeforeColon)})\s*:\s*`, 'iu');

/** "PERSONAL INFORMATION   Anna Novotna": the heading of a form is in the cell before the name, or nothing but its capitals part them. */
const FIRST_CELL = /^([^\t]{3,40}?)(?:\t| {3,})\s{0,60}(?=\S)/u;
const FIRST_CAPITALS = /^((?:\p{Lu}{2,}\s{1,3}){2,4})(?=\p{Lu}\p{Ll})/u;

const DATA_HEADING = new RegExp(`^(?:${anyOf(lexicon.person.dataHeadings)})$`, 'u');

function behindHeading(line: Line): Piece | undefined {
  const heading = [FIRST_CELL, FIRST_CAPITALS]
    .map((pattern) => pattern.exec(line.text))
    .find((match) => match !== null && DATA_HEADING.test(headingWording(match[1]!)));
  return heading ? cut(line, heading[0].length) : undefined;
}

function candidatesOf(whole: Line): Piece[] {
  const line = behindHeading(whole) ?? whole;
  // "Bartholomew (Bart) Finch": a short name in brackets is in the middle of the whole.
  const head = /^(?:[^|•●·,;:\t(–—\d@/\uF000-\uF8FF]|\(\p{Lu}[\p{L}.-]{1,14}\) (?=\p{L}))+/u.exec(
    line.text.replace(NAME_LABEL, (m) => ' '.repeat(m.length)),
  );
  const wholes = [line, ...(head ? [cut(line, 0, head[0].length)] : [])];
  const dash = /^(.+?)\s{1,9}[-–—]\s/u.exec(line.text);
  if (dash?.[1]) wholes.push(cut(line, 0, dash[1].length));
  const period = /^(\p{Lu}[\p{L} ]+\p{Ll})\.\s/u.exec(line.text);
  if (period?.[1]) wholes.push(cut(line, 0, period[1].length));
  const bracketed = /[(（]([^()（）]{3,48})[)）]/u.exec(line.text);
  if (bracketed) wholes.push(cut(line, bracketed.index + 1, bracketed.index + 1 + bracketed[1]!.length));
  const gap = / {3,}|\t/u.exec(line.text);
  if (gap) wholes.push(cut(line, 0, gap.index));
  const names = wholes.map(bareName).filter(({ text }) => text !== '' && !NO_NAME_ALONE.test(text));
  // In most lines several of them are one.
  return names.filter(
    (one, at) => !names.slice(0, at).some(({ start, end }) => start === one.start && end === one.end),
  );
}

/** Behind so many small letters it shortens no name. */
const FULL_STOP = /(?<=\p{Ll}{3})\.$/u;

function bareName(piece: Piece): Piece {
  let name = strip(piece, /[\s,;:|•·*\-–—_~()[\]"“”]/u);
  const prefix = PREFIX.exec(name.text);
  if (prefix && prefix[0].length < name.text.length) name = strip(cut(name, prefix[0].length), /[\s,;:|]/u);
  for (let last = LAST_WORD.exec(name.text); last && isPostNominal(name.text, last); last = LAST_WORD.exec(name.text))
    name = strip(cut(name, 0, last.index), /[\s,;:|]/u);
  // "I'm Ann Kettering."
  const stop = FULL_STOP.exec(name.text);
  return stop ? cut(name, 0, stop.index) : name;
}

/** "Mara Lindqvist, PhD, PMP", "Mara Lindqvist BEd CEng". "Jo Ma" and "JO MA" have a surname. */
function isPostNominal(name: string, { 1: mark = '', 2: word = '', index }: RegExpExecArray): boolean {
  if (PRONOUNS.test(word)) return true;
  if (MIXED_LETTERS.test(word)) return true;
  const before = name.slice(0, index);
  if (IN_BRACKETS.test(word)) {
    const above = LAST_WORD.exec(before);
    return above !== null && isPostNominal(before, above);
  }
  const letters = word.replace(/\./gu, '');
  if (!POST_NOMINALS.has(letters.toLowerCase())) return false;
  if (mark.includes(',') || GENERATION.test(letters)) return true;
  if (!/\p{Lu}.*\p{Lu}/u.test(letters)) return false;
  return !isCapitals(before) || /\s/u.test(before);
}

/** "BEd (Hons)", "MRCP (UK)". */
const IN_BRACKETS = /^\(\p{L}{2,8}\)$/u;
const GENERATION = /^(?:ii|iii|iv|jr|sr)$/iu;

/** Given names and surnames without particles: "Juan Pablo de la Cruz Méndez" has four. */
const MOST_NAMES = 5;

const SURNAME_FIRST = /^([^\s,]{2,24}(?: [^\s,]{2,24}){0,2}), ([^\s,]{2,24}(?: [^\s,]{2,24}){0,2})$/u;

/** "山田 花子 (Hanako Yamada)": the name in Latin letters. */
function isBracketed({ source }: PageText, piece: Piece): boolean {
  return source[piece.start - 1] === '(' || source[piece.start - 1] === '（';
}

interface Clues {
  biggest: number;
  bodySize: number | undefined;
  email: string | undefined;
  /** What is below the heading of a section is of that section: "Public Relations" among the skills of a resume without a name. */
  isBelowHeading: boolean;
}

/**
 * After what reads like a name: the number of a house, and no age ("34 years"), date, phone number or year. Behind a comma a street goes on after its
 * number ("12 Harbour Road"), so that only one by itself is of what is before it.
 */
const HOUSE_NUMBER = /^(?: \d{1,3}[a-zA-Z]?(?![\d\p{L}]|[ .-]\d|\/\d{1,2}\/| \p{Ll}{2})|, \d{1,3}[a-zA-Z]?(?=,|\n|$))/u;

/** "Account Management, Business Relations, Office Management and Public Speaking": a line of an account, and none of facts about a person. */
function goesOnAsText(behind: string): boolean {
  return wordsOf(behind).length > MOST_WORDS_BEHIND && !/[\d@|•·\t]/u.test(behind);
}

/** A headline: "Senior site engineer for harbours and bridges". */
const MOST_WORDS_BEHIND = 7;

/** The heading of a section that tells of the work, not of the person's data. */
function headsContent(line: Line, bodySize: number | undefined): boolean {
  const heading = standaloneHeading(line, bodySize) ?? gluedHeading(line);
  const kind = heading?.kind ?? HEADING_KINDS.get(headingWording(line.text));
  return kind !== undefined && CONTENT.has(kind);
}

const CONTENT: ReadonlySet<string> = new Set(
  'summary work education skills certificates projects awards publications volunteer'.split(' '),
);

/** The head of a page has so many lines. */
const LAST_OF_HEAD = 4;
/** Nobody writes a date beside their name further down: such a line is of an employer or a school. */
const DATED = /(?<!\d)(?:19|20)\d{2}(?!\d)|['’]\d{2}(?!\d)/u;
const CITED = /^\p{Lu}[\p{L}'’-]+ \p{Lu}{1,2}$/u;

function scoreName(page: PageText, line: Line, piece: Piece, clues: Clues): number {
  const { text } = piece;
  if (text.length < 3 || text.length > 48 || /\d|[@/&+=<>!?]|\.\p{Ll}{2,}/u.test(text)) return 0;
  const spaced = text.replace(/^(\S ){3,}\S$/u, (letters) => letters.replace(/ /gu, ''));
  const surnameFirst = SURNAME_FIRST.exec(spaced);
  const words = surnameFirst ? spaced.replace(',', '').split(/\s+/u) : spaced.split(/\s+/u);
  const parts = words.filter((word) => !PARTICLE.test(word)).length;
  if (
    parts > MOST_NAMES ||
    words.length > MOST_NAMES + 3 ||
    !words.every((word) => WORD.test(word)) ||
    !/\p{L}{2}/u.test(text) ||
    NOT_A_NAME.test(text)
  )
    return 0;
  if (REGISTER.test(text) && NUMBER_BEHIND.test(page.source.slice(piece.end, piece.end + 8))) return 0;
  // "Lindqvist M, et al.": who wrote a publication.
  if (line.index > LAST_OF_HEAD && CITED.test(text)) return 0;
  if (standaloneHeading(line, clues.bodySize)?.exact || headingWording(text).length < 2) return 0;
  // "Harbour Lane 14" is a house, and so are a line of a directory and a form.
  if (HOUSE_NUMBER.test(page.source.slice(piece.end, piece.end + 8))) return 0;
  const agrees = emailAgreement(words, clues.email);
  if (line.index > LAST_OF_HEAD && agrees < PERSON_NAME.agreement && DATED.test(line.text)) return 0;
  const size = line.layout.fontSize ?? 0;
  const large =
    clues.biggest > 0 &&
    size >= clues.biggest * FONT.sameAsLargest &&
    size > (clues.bodySize ?? size) * FONT.nameOverBody;
  const isLabelled = LABELLED.test(line.text);
  if (surnameFirst && !isLabelled && !isSurnameFirst(surnameFirst[1]!, surnameFirst[2]!, page, clues.email)) return 0;
  if (isBracketed(page, piece) && (agrees < PERSON_NAME.agreement || words.length === 1)) return 0;
  if (words.length === 1 && !agrees && !(large && line.index < 3)) return 0;
  // "Experienced R" of "R25", and the first half of an address.
  if (/^[\p{L}\d@]/u.test(page.source.charAt(piece.end))) return 0;
  if (placeScore(text) >= PLACE.clear && !agrees) return 0;
  const behind = line.text.slice(piece.end - line.start);
  if (!large && !isLabelled && agrees < PERSON_NAME.agreement && goesOnAsText(behind)) return 0;
  if (clues.isBelowHeading && !large && !isLabelled && agrees < PERSON_NAME.agreement) return 0;
  let score = 1.6 - Math.min(1.2, line.index * 0.12);
  if (parts >= 2 && parts <= 4) score += 0.6;
  if (large) score += 1.6;
  // A page that says which of its lines are headings has the name in one.
  if (line.layout.role === 'heading' && agrees >= PERSON_NAME.agreement) score += 0.6;
  score += agrees * 1.6;
  const title = page.titles.isTitle(text);
  const isAddressed = ADDRESSED.test(page.source.slice(line.start, piece.start));
  if (title >= TITLE.arguable && agrees < PERSON_NAME.agreement && !isAddressed) score -= 2 * title;
  if (
    !large &&
    agrees < PERSON_NAME.agreement &&
    (companyScore(text) >= COMPANY.likely || DEGREE.test(text) || INSTITUTION.test(text))
  )
    score -= 1.6;
  if (isLabelled && surnameFirst) score += PERSON_NAME.agreement;
  if (line.bullet) score -= 0.8;
  if (isCapitals(text) && !large && words.length === 1) score -= 0.6;
  return score;
}

/**
 * "Mara Lindqvist, Leeds" is a name and a town, "Rasmus Engeldinger, Koch" a name and a title: of a surname before the given name the address
 * holds both.
 */
function isSurnameFirst(surname: string, given: string, { titles }: PageText, email: string | undefined): boolean {
  // Of two surnames the first is that of an address.
  const [first] = surname.split(/\s+/u);
  return (
    emailAgreement([first!], email) >= PERSON_NAME.agreement &&
    emailAgreement(given.split(/\s+/u), email) >= PERSON_NAME.agreement &&
    titles.isTitle(given) < TITLE.arguable &&
    placeScore(given) < PLACE.clear
  );
}

/** Share of the name's words that the local part of the address contains. */
function emailAgreement(words: readonly string[], email: string | undefined): number {
  const local = plain(email?.split('@')[0] ?? '').replace(/[^a-z]/gu, '');
  if (local.length < 3) return 0;
  const parts = words.map((word) => plain(word).replace(/[^a-z]/gu, '')).filter((word) => word.length > 1);
  if (parts.length === 0) return 0;
  const hits = parts.filter((part) => local.includes(part) && part.length > 2).length;
  return hits / Math.max(parts.length, 2);
}
