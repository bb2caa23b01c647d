import { saysNotHeld } from '../../../../core/spi.js';
import { DEGREE, INSTITUTION, SCORE } from '../lexicons/education-words.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import type { ResumeDocument } from '../document/resume-document.js';
import type { SectionKind } from '../lexicons/section-vocabulary.js';
import type { DateHit } from '../recognizers/dates.js';
import {
  licenceAtStart,
  licenceClassesAtStart,
  listsLanguageLevels,
  listsLanguages,
  namesSpoken,
  readLanguages,
  type SpokenLanguage,
} from '../recognizers/qualifications.js';
import type { Section } from '../sections/read-sections.js';
import { type DateSpan, findDatedLines } from '../recognizers/headers/dated-lines.js';
import { gluedHeading, isProse } from '../recognizers/headings.js';
import { cut, type Line, type Piece, pieceOf, splitPiece, strip, wordsOf } from '../text.js';
import { TITLE } from '../thresholds.js';
import { type EducationEntry, readEducation } from './education/education-entries.js';
import { educationOutsideSection, isStudyStay, readStudyStay } from './education/education-outside-section.js';
import { readSkills, type SkillGroup } from './skill-groups.js';
import { findChangesOfPost, findEmploymentSentences } from './work/employment-sentences.js';
import { isHeaderLike } from './work/entry-headers.js';
import { readWorkEntries, type WorkEntry } from './work/work-entries.js';

/** What the third stage hands on: everything a profile lists, as pieces of the text. */
export interface ResumeEntries {
  readonly work: readonly WorkEntry[];
  readonly volunteer: readonly WorkEntry[];
  readonly education: readonly EducationEntry[];
  readonly awards: readonly ListedEntry[];
  readonly certificates: readonly ListedEntry[];
  readonly publications: readonly ListedEntry[];
  readonly skills: readonly SkillGroup[];
  readonly languages: readonly SpokenLanguage[];
  readonly projects: readonly ProjectEntry[];
}

/** The third stage. `isReadable`: of a resume in a script that is not read, whether a phrase is in letters that are. */
export function readEntries(
  document: ResumeDocument,
  sections: readonly Section[],
  isReadable?: (text: string) => boolean,
): ResumeEntries {
  const entries = entriesOf(document, sections);
  return isReadable ? readableEntries(document, sections, entries, isReadable) : entries;
}

function entriesOf(document: ResumeDocument, sections: readonly Section[]): ResumeEntries {
  const linesOfEach = (...kinds: readonly Section['kind'][]): Line[][] =>
    sections.flatMap(({ kind, lines }) => (kinds.includes(kind) ? [lines] : []));
  // Only a licence has a name of two letters.
  const listed = (kind: SectionKind): ListedEntry[] =>
    readListedEntries(document, linesOfEach(kind).flat()).filter(({ name }) => name.text.length > 2);
  const held = sections.flatMap(({ kind, lines, isUnpaid }) =>
    kind === 'work' ? readWorkEntries(document, lines).map((entry) => ({ entry, isUnpaid })) : [],
  );
  // Beside a section of work, an office under "Leadership" or "Activities" is no employment.
  const isOffice = ({ entry, isUnpaid }: (typeof held)[number]): boolean =>
    isUnpaid === true && (!entry.title || OFFICE.test(entry.title.text));
  const positions = held.filter((each) => !isOffice(each)).map(({ entry }) => entry);
  const work = findChangesOfPost(
    document,
    positions.filter((position) => !isStudyStay(position)),
  );
  const stays = positions.filter(isStudyStay).flatMap((stay) => readStudyStay(document, sections, stay));
  const unheaded = linesOfEach('top', 'summary', 'other').flat();
  const studies = linesOfEach('education').map((lines) => lines.filter((line) => !listsCertificates(document, line)));
  const education = [...studies.flatMap((lines) => readEducation(document, lines)), ...stays];
  const skills = linesOfEach('skills');
  const headed = [...linesOfEach('languages').flat(), ...skills.flat().filter(isSpoken)];
  const spoken =
    headed.length > 0
      ? headed
      : [
          ...linesOfEach('top', 'contact', 'summary').flat().flatMap(cellsOf).filter(listsLanguages),
          ...linesOfEach('work', 'education', 'other').flat().filter(listsLanguageLevels),
        ];
  return {
    work: [...work, ...findEmploymentSentences(document, unheaded, work)],
    volunteer: [
      ...linesOfEach('volunteer').flatMap((lines) => readWorkEntries(document, lines)),
      ...held.filter(isOffice).map(({ entry }) => entry),
    ],
    education: [...education, ...educationOutsideSection(document, sections, education, work)],
    awards: listed('awards'),
    certificates: [
      ...readCertificates(
        document,
        [
          ...sections.flatMap((section) => (section.kind === 'certificates' ? withLicences(document, section) : [])),
          ...linesOfEach('top', 'contact', 'other')
            .flat()
            .flatMap((line) => licenceOf(line) ?? []),
          ...skills.flat().flatMap((line) => certificatesBehindLabel(line) ?? []),
        ].flatMap(codesOf),
      ),
      ...linesOfEach('education')
        .flatMap((lines) => lines.filter((line) => listsCertificates(document, line)))
        .flatMap((line) => readCertificates(document, [line])),
    ],
    publications: listed('publications'),
    skills: skills.flatMap((lines) =>
      readSkills(
        document,
        lines.filter((line) => !isSpoken(line) && certificatesBehindLabel(line) === undefined),
      ),
    ),
    languages: readLanguages(spoken),
    projects: linesOfEach('projects').flatMap((lines) => readProjects(document, lines)),
  };
}

/** "Languages: English, German", "Englisch: gut, Polnisch: Grundkenntnisse", among skills. */
function isSpoken(line: Line): boolean {
  return namesSpoken(line) || listsLanguageLevels(line);
}

/** "Certifications: Lamp Safety (2023)", among skills: what is behind the label. What somebody may drive stays a skill. */
function certificatesBehindLabel(line: Line): Line | undefined {
  const heading = DRIVING.test(line.text) ? undefined : gluedHeading(line);
  return heading?.kind === 'certificates' && heading.content ? { ...line, ...heading.content } : undefined;
}

const DRIVING = new RegExp(String.raw`^(?:${anyOf(lexicon.skills.drivingLicences)})(?!\p{L})`, 'iu');

/** "Führerschein" / "Klasse B": the heading says what the classes are of. */
function withLicences({ source }: ResumeDocument, { heading, lines }: Section): Line[] {
  if (!heading || !DRIVING.test(heading.text)) return lines;
  return lines.flatMap((line, at) => {
    const classes = at === 0 && licenceClassesAtStart(line);
    if (!classes) return [line];
    const rest = strip(cut(line, classes.text.length));
    const licence = { ...line, ...pieceOf(source, heading.start, classes.end) };
    return rest.text === '' ? [licence] : [licence, { ...line, ...rest, bullet: true }];
  });
}

function licenceOf(line: Line): Line | undefined {
  const licence = licenceAtStart(line);
  return licence && { ...line, ...licence };
}

/** "Vice President", "Member and Officer": what somebody is in a body whose member they are. */
const OFFICE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.titles.offices)})(?!\p{L})`, 'iu');

/** "+44 20 7946 0000" | "mara@example.org" | "English, German": a row of facts about the person, one in each cell. */
function cellsOf(line: Line): Line[] {
  return line.text.includes('\t') ? splitPiece(line, /\t+/gu).map((cell) => ({ ...line, ...cell })) : [line];
}

/**
 * What stands in letters that are read, and the dates of each section. Which phrase is a title and which an employer is not known in other
 * letters, so positions and studies without readable ones have their dates alone.
 */
function readableEntries(
  document: ResumeDocument,
  sections: readonly Section[],
  all: ResumeEntries,
  isReadable: (text: string) => boolean,
): ResumeEntries {
  const isKept = (value: unknown): boolean => !isPiece(value) || isReadable(value.text);
  const readable = <T extends object>(entry: T): T =>
    Object.fromEntries(
      Object.entries(entry)
        .filter(([key, value]) => key === 'datePiece' || isKept(value))
        .map(([key, value]) => [key, Array.isArray(value) ? value.filter(isKept) : (value as unknown)]),
    ) as T;
  const named = <T extends { readonly name?: Piece }>(entries: readonly T[]): T[] =>
    entries.map(readable).filter(({ name }) => name !== undefined);
  const dated = [...all.work, ...all.education].flatMap(({ datePiece }) => datePiece ?? []);
  const alone = (kind: SectionKind): { dates: DateSpan; datePiece: Piece }[] =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap(({ lines }) => findDatedLines(document, lines))
      .flatMap(({ dates, dateStart: start, dateEnd: end, hits }) => {
        if (!dates || start === undefined || end === undefined || !hits.some(({ range }) => range)) return [];
        const isTaken = dated.some((piece) => piece.start < end && start < piece.end);
        return isTaken ? [] : [{ dates, datePiece: pieceOf(document.source, start, end) }];
      });
  const byPlace = (a: { datePiece?: Piece }, b: { datePiece?: Piece }): number =>
    (a.datePiece?.start ?? 0) - (b.datePiece?.start ?? 0);
  return {
    work: [
      ...all.work.map(readable),
      ...alone('work').map((entry) => ({ ...entry, confidence: DATES_ALONE, body: [] })),
    ].sort(byPlace),
    volunteer: all.volunteer.map(readable),
    education: [...all.education.map(readable), ...alone('education').map((entry) => ({ ...entry, courses: [] }))].sort(
      byPlace,
    ),
    awards: named(all.awards),
    certificates: named(all.certificates),
    publications: named(all.publications),
    skills: all.skills.flatMap((group): SkillGroup[] => {
      const items = group.items.filter(({ piece }) => isReadable(piece.text));
      if (group.name && isReadable(group.name.text)) return [{ ...group, items }];
      return items.map(({ piece }) => ({ name: piece, items: [] }));
    }),
    languages: all.languages,
    projects: named(all.projects),
  };
}

const DATES_ALONE = 0.5;

function isPiece(value: unknown): value is Piece {
  return typeof value === 'object' && value !== null && 'text' in value && 'start' in value;
}

/** A named thing with a giver and a date, in one line or a few: a certificate, an award, a publication. */
export interface ListedEntry {
  readonly name: Piece;
  readonly by?: Piece;
  readonly date?: string;
  readonly datePiece?: Piece;
}

const GIVER = new RegExp(
  String.raw`\s{0,9}(?:\||•|·|\t| {3}|;)\s*|\s{1,9}[-–—]\s+|,\s+(?=\p{Lu})|\s{1,9}(?:${anyOf(lexicon.labels.issuerAfter)})\s+(?=\p{Lu})`,
  'gu',
);

// "Solutions Architect - Associate", "Application Associate - Procurement with …": the level or the subject belongs to the name.
const NO_GIVER = new RegExp(
  String.raw`^(?:${anyOf(lexicon.labels.certificateLevels)})|\s(?:${anyOf(lexicon.labels.certificateLinks)})\s`,
  'iu',
);

function readCertificates(document: ResumeDocument, lines: readonly Line[]): ListedEntry[] {
  return readListedEntries(document, lines).map((entry) => asWrittenIfNotHeld(document, entry));
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

/** Reads such a section: one entry a line, or groups of lines that end with their date. */
function readListedEntries(document: ResumeDocument, lines: readonly Line[]): ListedEntry[] {
  const bare = withoutTableHead(document, lines)
    .filter(({ text }) => !ADDRESS_ALONE.test(text))
    .map((line) => withoutLabel(document, line));
  const grouped = bare.filter((line) => isDateOnly(document, line)).length;
  const entries: ListedEntry[] = [];
  let held: Line[] = [];
  let issuer: Piece | undefined;
  const flush = (hit?: { line: Line; hit: DateHit }): void => {
    if (held.length > 0)
      entries.push(makeEntry(document, held, { ...(hit && { dated: hit }), ...(issuer && { issuer }) }));
    held = [];
    issuer = undefined;
  };
  for (const line of bare.flatMap(enumerated)) {
    const issued = held.length > 0 ? ISSUED_BY.exec(line.text) : null;
    if (issued) {
      issuer ??= strip(cut(line, issued[0].length));
      continue;
    }
    if (isDateOnly(document, line)) {
      flush({ line, hit: document.datesOf(line)[0]! });
      continue;
    }
    const wrapped = held.length > 0 && !line.bullet && /^\p{Ll}|^[(&]/u.test(line.text);
    if (held.length > 0 && !wrapped && (grouped === 0 || line.bullet || held.length >= 3)) flush();
    held.push(line);
  }
  flush();
  return entries.filter(
    ({ name: { text } }) => (text.length > 2 || SHORTEST_CODE.test(text)) && text.length < LONGEST_NAME,
  );
}

const PROJECT = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.project)})\s*[:=]\s*(?=\S)`, 'iu');
const PROJECT_ROLE = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.projectRole)})\s*[:=–-]\s*(?=\S)`, 'iu');
const ADDRESS_ALONE = /^(?:https?:\/\/|www\.)\S+$/iu;
const ADDRESS_AT_END = /\s{1,9}\(?(?:https?:\/\/|www\.)\S+$/iu;
const ISSUED_BY = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.issuedBy)})\s?:?\s(?=\S)`, 'iu');
const EXPIRES = new RegExp(String.raw`[\s,;:(–-]{1,9}(?:${anyOf(lexicon.labels.expires)}):?$`, 'iu');
const DATE_LABEL = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.issuedOn)})\s?:?\s(?=\p{L}{0,9}\.?\s?\d)`, 'iu');

/** "Issued on: May 2019" is a date, and the address of a certificate no part of its name. */
function withoutLabel(document: ResumeDocument, line: Line): Line {
  const label = DATE_LABEL.exec(line.text)?.[0].length ?? 0;
  const [date, later] = label === 0 ? [] : document.datesOf(line);
  // "Issued: 2020 · Expires: 2023": the second date is that of something else.
  if (date && later && date.start <= label) return { ...line, ...cut(line, label, date.end) };
  const address = ADDRESS_AT_END.exec(line.text)?.index;
  return label === 0 && address === undefined ? line : { ...line, ...cut(line, label, address) };
}

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

/** "Lamp Safety Certificate; Wick Trimming Level 4; Harbour Permit": under a heading for degrees too, a row of at least three without a school, a year or a mark. */
function listsCertificates(document: ResumeDocument, line: Line): boolean {
  const parts = splitPiece(line, /\s{0,9};\s+/gu);
  if (parts.length < 3 || document.datesOf(line).length > 0) return false;
  if (INSTITUTION.test(line.text) || SCORE.test(line.text)) return false;
  const degrees = parts.filter(({ text }) => DEGREE.test(text)).length;
  return (
    degrees > 0 && degrees * 2 < parts.length && parts.every(({ text }) => wordsOf(text).length <= 9 && !isProse(text))
  );
}

/** "BLS, ACLS and CCRN": short forms between commas are a certificate each; before a comma that is alone is the name, and after it who issued it. */
function codesOf(line: Line): Line[] {
  if (isLicence(line)) return [line];
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
  const isList = parts.length >= 3 && isMostly && !isDated && parts.every(({ text }) => wordsOf(text).length <= 4);
  return isList ? parts.map((part, at) => ({ ...line, ...part, bullet: line.bullet || at > 0 })) : [line];
}

function isLicence(piece: Piece): boolean {
  return licenceAtStart({ ...piece, text: piece.text.replace(/\s+/gu, ' ') })?.text.length === piece.text.length;
}

/** "RN", "PE": licences by two letters. */
const SHORTEST_CODE = /^\p{Lu}{2}$/u;
const LONGEST_NAME = 300;

const YEAR_ALONE = /^\(?(?:19|20)\d{2}\)?$/u;

/** "Hygiene (2024), Lantern card", "2022 Wound care, 2019 First aid": a year in brackets ends an item, and one before each opens it. */
function isDatedList(text: string, parts: readonly Piece[]): boolean {
  if (parts.some((part) => wordsOf(part.text).length > 6)) return false;
  return /\((?:19|20)\d\d\),\s/u.test(text) || parts.every((part) => /^(?:19|20)\d\d\s+\p{Lu}/u.test(part.text));
}

const LICENCE_CLASS = /^\p{L}{4,} (?:AM|A[12]?|BE?|C1?E?|D1?E?|T)$/u;

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

// "Harbour Medal (2); Lantern Medal (4)": several on one line.
function enumerated(line: Line): Line[] {
  const parts = splitPiece(line, /\s{0,9};\s+/gu);
  if (parts.length < 2 || parts.some(({ text }) => wordsOf(text).length > 9)) return [line];
  return parts.map((part, at) => ({ ...line, ...part, bullet: line.bullet || at > 0 }));
}

function makeEntry(
  document: ResumeDocument,
  held: readonly Line[],
  { dated, issuer }: { dated?: { line: Line; hit: DateHit }; issuer?: Piece },
): ListedEntry {
  const first = held[0]!;
  const wrapEnd =
    held
      .slice(1)
      .filter((line) => /^\p{Ll}|^[(&]/u.test(line.text))
      .at(-1) ?? first;
  const own = document.datesOf(first)[0];
  const whole = pieceOf(document.source, first.start, wrapEnd.end);
  const beforeDate = own ? strip(outside(whole, own), /[\s,;:|•\-–—()[\]]/u) : strip(whole, /[\s,;:|•\-–—]/u);
  // "Harbour licence, exp. 2027": until when it is valid says nothing about when it was earned.
  const until = own ? EXPIRES.exec(beforeDate.text) : null;
  const withoutDate = until ? strip(cut(beforeDate, 0, until.index)) : beforeDate;
  const split = wordsOf(withoutDate.text).length <= 18 ? partsOf(document, withoutDate) : [withoutDate];
  const isWhole = issuer || isLicence(withoutDate) || (split.length === 2 && NO_GIVER.test(split[1]!.text));
  const parts = isWhole ? [withoutDate] : split;
  const second = held.find((line) => line.start > wrapEnd.end && wordsOf(line.text).length <= 8 && !isProse(line.text));
  const giver = issuer ?? (parts.length === 2 ? parts[1] : parts.length === 1 ? second : undefined);
  const by = giver && isSum(giver.text) ? undefined : giver;
  const written = parts.length <= 2 ? strip(parts[0]!, /[\s,]/u) : withoutDate;
  // "Lindqvist M (2019). Wicks in warm harbours": the full stop after the year.
  const name = /^\.\s/u.test(written.text) ? strip(cut(written, 1)) : written;
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

function outside(piece: Piece, hit: DateHit): Piece {
  const before = cut(piece, 0, hit.start);
  const after = cut(piece, Math.min(hit.end, piece.text.length));
  return before.text.length >= after.text.length ? before : after;
}

function isDateOnly(document: ResumeDocument, line: Line): boolean {
  const hit = document.datesOf(line)[0];
  return !!hit && wordsOf(`${line.text.slice(0, hit.start)} ${line.text.slice(hit.end)}`).length === 0;
}

export interface ProjectEntry {
  readonly name: Piece;
  readonly role?: Piece;
  readonly hit?: DateHit;
  readonly datePiece?: Piece;
  readonly body: Line[];
}

const NUMBERED = /^\d{1,2}[.)]\s{1,4}(?=\p{L})/u;

/** A project begins at a short line of its own after running text or points. */
function readProjects(document: ResumeDocument, lines: readonly Line[]): ProjectEntry[] {
  const entries: { head: Line[]; body: Line[] }[] = [];
  const bulleted = lines.every((line) => line.bullet);
  // "1. Lamp finder", "2. Wick counter": where projects are numbered, nothing else begins one.
  const isNumbered = lines.filter(({ text }) => NUMBERED.test(text)).length >= 2;
  let current: { head: Line[]; body: Line[] } | undefined;
  for (const line of lines) {
    const head = isNumbered
      ? NUMBERED.test(line.text)
      : bulleted || (isHeaderLike(line, document) && wordsOf(line.text).length <= 14 && !/^\p{Ll}/u.test(line.text));
    if (head && (!current || bulleted || isNumbered || current.body.length > 0 || current.head.length >= 3)) {
      current = { head: [line], body: [] };
      entries.push(current);
    } else if (head && current) current.head.push(line);
    else current?.body.push(line);
  }
  return entries.map(({ head, body }) => projectOf(document, head, body)).filter((entry) => entry.name.text.length > 1);
}

function projectOf(document: ResumeDocument, head: readonly Line[], body: Line[]): ProjectEntry {
  const first = head.find((line) => document.datesOf(line).length === 0 || wordsOf(line.text).length > 4) ?? head[0]!;
  const dated = head.find((line) => document.datesOf(line).some((hit) => !hit.weak));
  const hit = dated && document.datesOf(dated).find((candidate) => !candidate.weak);
  const own = dated === first ? hit : undefined;
  let bare: Piece = own ? (own.start > 2 ? cut(first, 0, own.start) : cut(first, own.end)) : first;
  const number = NUMBERED.exec(bare.text);
  if (number) bare = cut(bare, number[0].length);
  const named = PROJECT.exec(bare.text);
  if (named) bare = strip(cut(bare, named[0].length));
  const colon = /^(.{2,60}?)\s*(?:[:|–—]|\s-\s)/u.exec(bare.text);
  // "Flood wall (client: City of Farsund)": a bracket that the cut leaves open is cut off with it.
  const open = colon ? /\s{0,9}\([^()]*$/u.exec(colon[1]!) : null;
  const role = head.find(
    (line) => line !== first && line !== dated && document.titles.isTitle(line.text) >= TITLE.likely,
  );
  return {
    name: strip(colon ? cut(bare, 0, open && open.index > 1 ? open.index : colon[1]!.length) : bare, /[\s,;:|•·\-–—]/u),
    ...(role && { role: roleOf(role) }),
    ...(hit && dated && { hit, datePiece: cut(dated, hit.start, hit.end) }),
    body: [...head.filter((line) => line !== first && line !== dated && line !== role), ...body],
  };
}

// "Role : Senior glazier"
function roleOf(line: Line): Piece {
  const label = PROJECT_ROLE.exec(line.text);
  return strip(cut(line, label?.[0].length ?? 0));
}
