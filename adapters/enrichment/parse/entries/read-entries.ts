import { DEGREE, INSTITUTION, SCORE } from '../lexicons/education-words.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import type { ResumeDocument } from '../document/resume-document.js';
import type { SectionKind } from '../lexicons/section-vocabulary.js';
import type { DateHit } from '../recognizers/dates.js';
import {
  CERTIFIED,
  framesColumns,
  labelsSpoken,
  licenceAtStart,
  licenceClassesAtStart,
  listsLanguageLevels,
  listsLanguages,
  namesSpoken,
  ratesInColumns,
  readLanguages,
  placeOfGiven,
  type SpokenLanguage,
} from '../recognizers/qualifications.js';
import type { Section } from '../sections/read-sections.js';
import { type DateSpan, findDatedLines } from '../recognizers/headers/dated-lines.js';
import { gluedHeading, isProse } from '../recognizers/headings.js';
import { cut, type Line, type Piece, pieceOf, splitPiece, strip, wordsOf } from '../text.js';
import { TITLE } from '../thresholds.js';
import { type EducationEntry, readEducation } from './education/education-entries.js';
import { educationOutsideSection, isStudyStay, readStudyStay } from './education/education-outside-section.js';
import {
  codesOf,
  type ListedEntry,
  readCertificates,
  readCertificateSection,
  readListedEntries,
} from './listed-entries.js';
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
  { sections, posts }: SectionsWithPosts,
  isReadable?: (text: string) => boolean,
): ResumeEntries {
  const entries = entriesOf(document, sections, posts);
  return isReadable ? readableEntries(document, sections, entries, isReadable) : entries;
}

interface HeldPost {
  readonly entry: WorkEntry;
  readonly section: Section;
}

interface SectionsWithPosts {
  readonly sections: readonly Section[];
  readonly posts: readonly HeldPost[];
}

/** Posts first: below the heading of a list they decide whether it has ended there. */
export function readPosts(document: ResumeDocument, sections: readonly Section[]): SectionsWithPosts {
  const posts = sections.flatMap((section) => {
    if (section.kind !== 'work') return [];
    const read = readWorkEntries(document, section.lines).map((entry) => ({ entry, section }));
    return read.filter((post) => isOffice(post) || isHeld(document, post));
  });
  return { sections: withListsRestored(sections, posts), posts };
}

/** Their lists have no dates: where some follow, the list has ended. */
const LISTS_WITHOUT_DATES: ReadonlySet<Section['kind']> = new Set(['skills', 'contact']);

/** What was taken for posts below the heading of a list and is none is a part of that list. */
function withListsRestored(sections: readonly Section[], held: readonly HeldPost[]): Section[] {
  return sections.map((section) => {
    const { below: kind } = section;
    return kind === undefined || LISTS_WITHOUT_DATES.has(kind) || held.some((post) => post.section === section)
      ? section
      : { ...section, kind };
  });
}

/** Beside a section of work, an office under "Leadership" or "Activities" is no employment. */
function isOffice({ entry, section }: HeldPost): boolean {
  return section.isUnpaid === true && (!entry.title || OFFICE.test(entry.title.text));
}

function entriesOf(document: ResumeDocument, sections: readonly Section[], held: readonly HeldPost[]): ResumeEntries {
  const linesOfEach = (...kinds: readonly Section['kind'][]): Line[][] =>
    sections.flatMap(({ kind, lines }) => (kinds.includes(kind) ? [lines] : []));
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
  const headings = new Set(
    sections.flatMap(({ kind, heading, wording }) => (kind === 'skills' && heading && wording ? [wording] : [])),
  );
  const hasColumns = sections.some(({ lines }) => lines.some(ratesInColumns));
  const parted = linesOfEach('skills').map((lines) => partSpoken(document, lines, hasColumns));
  const headed = [
    ...linesOfEach('languages').flat(),
    ...parted.flatMap(({ spoken: lines }) => lines),
    ...linesOfEach('other').flat().filter(ratesInColumns),
  ];
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
    awards: sections.flatMap((section) => (section.kind === 'awards' ? readAwards(document, section) : [])),
    certificates: [
      ...sections.flatMap((section) =>
        section.kind === 'certificates' ? readCertificateSection(document, withLicences(document, section)) : [],
      ),
      ...readCertificates(
        document,
        [
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
    publications: readListedEntries(document, linesOfEach('publications').flat()).filter(canBePublished),
    skills: parted.flatMap(({ others }) =>
      readSkills(
        document,
        others.filter((line) => certificatesBehindLabel(line) === undefined),
        headings,
      ),
    ),
    languages: readLanguages(spoken),
    projects: linesOfEach('projects').flatMap((lines) => readProjects(document, lines)),
  };
}

/**
 * A list of awards, societies or certificates has names and years as posts have: "ESI Lamps: 2005-2006 Gold Club", "Gull Society of Glaziers – 2013-Present".
 * There a post has months from when until when, or its title is one beyond doubt; "Registered Nurse: State of Illinois: August 2013-Present" is a licence.
 */
function isHeld({ titles }: ResumeDocument, { entry: { title, dates }, section }: HeldPost): boolean {
  const { below: kind } = section;
  if (kind === undefined || LISTS_WITHOUT_DATES.has(kind)) return true;
  const { from, to, current } = dates ?? { current: false };
  if (from !== undefined && to !== undefined && hasMonth(from) && hasMonth(to)) return true;
  if (kind === 'certificates' || (to === undefined && !current) || title === undefined) return false;
  return titles.isTitle(title.text) >= TITLE.clear && !CERTIFIED.test(title.text);
}

/** Of a date as "2016-02" or "2016". */
function hasMonth(date: string): boolean {
  return date.length > 'YYYY'.length;
}

/**
 * Below "Accomplishments" most people write what they did, and none of it was given to them: there an award is what says so, and below "Awards" what is short.
 */
function readAwards(document: ResumeDocument, { wording, lines }: Section): ListedEntry[] {
  const isOfAwards = placeOfGiven(wording ?? '') >= 0;
  return readListedEntries(document, lines).filter(({ name: { text } }) => {
    if (text.length <= 2 || wordsOf(text).length > LONGEST_AWARD) return false;
    const given = placeOfGiven(text);
    // "Prepared all purchase orders from award to delivery" is an account of something else.
    return isProse(text) ? given >= 0 && given <= OPENING : isOfAwards || given >= 0;
  });
}

/** In characters, some eight words: where an account says at once that something was given. */
const OPENING = 48;

/** In words: longer ones are accounts in which something was won. */
const LONGEST_AWARD = 25;

/** "10: 18-23.", "Lind)." and "and its uses" are parts of a quotation that a line broke. */
function canBePublished({ name: { text }, date }: ListedEntry): boolean {
  if (/^(?:\p{Ll}|\d{1,4}\s?[:(,;])|@/u.test(text) || text.split('(').length < text.split(')').length) return false;
  return date !== undefined ? wordsOf(text).length > 1 : !isDuty(text);
}

/** "Wrote speeches for the harbour master.": in small letters, without a year and not within quotation marks. */
function isDuty(text: string): boolean {
  const words = wordsOf(text);
  const small = words.filter((word) => /^\p{Ll}{4}/u.test(word)).length;
  const long = words.filter((word) => /^\p{L}{4}/u.test(word)).length;
  return words.length <= LONGEST_DUTY && small * 2 > long && isProse(text) && !/["“”„«»(]/u.test(text);
}

/** In words: longer ones are quoted with their authors and where they were printed. */
const LONGEST_DUTY = 25;

/** The lines of a section of skills that are about languages, and all others but the frame of a table of levels. */
function partSpoken(
  { source }: ResumeDocument,
  lines: readonly Line[],
  hasColumns: boolean,
): { spoken: Line[]; others: Line[] } {
  const spoken: Line[] = [];
  const others: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const next = lines[at + 1];
    if (next && labelsSpoken(line) && listsLanguages(next)) {
      spoken.push({ ...line, ...pieceOf(source, line.start, next.end) });
      at += 1;
    } else if (isSpoken(line)) spoken.push(line);
    else if (!hasColumns || !framesColumns(line)) others.push(line);
  }
  return { spoken, others };
}

/** "Languages: English, German", "Englisch: gut, Polnisch: Grundkenntnisse", among skills. */
function isSpoken(line: Line): boolean {
  return namesSpoken(line) || listsLanguageLevels(line) || ratesInColumns(line);
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

const PROJECT = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.project)})\s*[:=]\s*(?=\S)`, 'iu');
const PROJECT_ROLE = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.projectRole)})\s*[:=–-]\s*(?=\S)`, 'iu');

export interface ProjectEntry {
  readonly name: Piece;
  readonly role?: Piece;
  readonly hit?: DateHit;
  readonly datePiece?: Piece;
  readonly body: Line[];
}

const NUMBERED = /^\d{1,2}[.)]\s{1,4}(?=\p{L})/u;

const PROJECT_DETAIL = new RegExp(
  String.raw`^(?:${anyOf([...lexicon.labels.projectDetails, ...lexicon.labels.projectRole])})\s*(?:[:=]|\s[–-]\s|$)`,
  'iu',
);
const CLIENT = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.client)})\s*[:=]`, 'iu');
/** A project begins at a short line of its own after running text or points. */
function readProjects(document: ResumeDocument, lines: readonly Line[]): ProjectEntry[] {
  const entries: { head: Line[]; body: Line[] }[] = [];
  const bulleted = lines.every((line) => line.bullet);
  // "1. Lamp finder", "2. Wick counter": where projects are numbered, nothing else begins one; nor where each has a label for its name.
  const isNumbered = lines.filter(({ text }) => NUMBERED.test(text)).length >= 2;
  const isNamed = lines.filter(isProjectName).length >= 2;
  let current: { head: Line[]; body: Line[] } | undefined;
  for (const [at, line] of lines.entries()) {
    const isDetail = isDetailOf(lines, at) || (isNamed && CLIENT.test(line.text));
    const head =
      !isDetail &&
      (isNumbered
        ? NUMBERED.test(line.text)
        : isNamed
          ? isProjectName(line)
          : bulleted ||
            (isHeaderLike(line, document) && wordsOf(line.text).length <= 14 && !/^\p{Ll}/u.test(line.text)));
    const always = bulleted || isNumbered || isNamed;
    if (head && (!current || always || current.body.length > 0 || current.head.length >= 3)) {
      current = { head: [line], body: [] };
      entries.push(current);
    } else if (current && (head || (isDetail && holdsRoleOrDates(document, line)))) current.head.push(line);
    else current?.body.push(line);
  }
  return entries.map(({ head, body }) => projectOf(document, head, body)).filter((entry) => entry.name.text.length > 1);
}

function isProjectName({ text }: Line): boolean {
  return PROJECT.test(text) && !CLIENT.test(text);
}

/** "Team size: 5", and "Tools" with what they are on the next line. */
function isDetailOf(lines: readonly Line[], at: number): boolean {
  const above = lines[at - 1];
  if (PROJECT_DETAIL.test(lines[at]!.text)) return true;
  return above !== undefined && PROJECT_DETAIL.test(above.text) && /^[^:=–]{1,40}:?$/u.test(above.text);
}

function holdsRoleOrDates(document: ResumeDocument, line: Line): boolean {
  return PROJECT_ROLE.test(line.text) || document.datesOf(line).some(({ weak }) => !weak);
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
