import type { ResumeSection, Span } from '../../../../core/spi.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import { isInMargin } from '../document/page-text.js';
import type { ResumeDocument } from '../document/resume-document.js';
import { DEGREE, INSTITUTION } from '../lexicons/education-words.js';
import { HEADING_KINDS, HEADING_WORDS, type SectionKind } from '../lexicons/section-vocabulary.js';
import { findDatedLines, findSignature, LINES_AT_END } from '../recognizers/headers/dated-lines.js';
import { isNameRow, piecesOfLine, rowOfForm, saysWhomJoined } from '../recognizers/headers/header-pieces.js';
import { placeAtEnd, placeScore } from '../recognizers/places.js';
import { LEVEL_LINE, ratesLanguages, readLanguages } from '../recognizers/qualifications.js';
import { companyScore, headWordLexicon, MASKED, type TitleLexicon } from '../recognizers/titles-and-employers.js';
import { headingStyle, isPageNumber, isProse } from '../recognizers/headings.js';
import { type Line, type Piece, plain, wordsOf } from '../text.js';
import { COMPANY, PLACE, SHARE, TITLE } from '../thresholds.js';
import { chooseHeadings } from './choose-headings.js';

/** Lines under one heading, or of one kind. */
export interface Section {
  /** `top` is what is before the first heading. */
  readonly kind: SectionKind | 'top';
  readonly heading?: Line;
  readonly wording?: string;
  /** Its heading is one of offices and memberships: who was an officer was not employed. */
  readonly isUnpaid?: boolean;
  /** Found by what its lines say below this heading of something else, in a document that heads its work. */
  readonly below?: SectionKind;
  /** It says that the data may be used, or when and where the resume was signed, and nothing that a profile has a place for. */
  readonly isClosing?: boolean;
  readonly lines: Line[];
}

/** The second stage: what lies under each heading, and what is work or education without one. */
export function readSections(document: ResumeDocument): Section[] {
  const headed = withClosingApart(document, findSections(document.lines));
  const placed = withNameOnTop(headed, document.name?.piece, document.titles);
  return inferSections(document, withHeadlessSkills(document, withTaggedSkills(document, placed)));
}

/** The headings with a line of their own: one with its content after it is left to the reader of the content. */
export function headingSpans(sections: readonly Section[]): Span[] {
  return sections.flatMap(({ heading, lines }) => {
    if (!heading || lines.some(({ index }) => index === heading.index)) return [];
    return [{ start: heading.start, end: heading.end }];
  });
}

/**
 * The stretches of the text that belong to each section. A section whose lines are apart on the page has several; a line that two sections read belongs to the later one, which was found
 * by what it says.
 */
export function sectionSpans(sections: readonly Section[]): ResumeSection[] {
  const kinds = new Map<number, { line: Line; section: Section }>();
  for (const section of sections) {
    const { heading, lines } = section;
    for (const line of heading ? [heading, ...lines] : lines) kinds.set(line.index, { line, section });
  }
  const spans: (ResumeSection & { section: Section })[] = [];
  for (const { line, section } of [...kinds.values()].sort((a, b) => a.line.start - b.line.start)) {
    const last = spans.at(-1);
    const start = Math.max(last?.end ?? 0, Math.min(line.outerStart, line.start));
    const end = Math.max(start, line.end);
    if (last?.section === section) last.end = end;
    else spans.push({ section, kind: section.kind, start, end });
  }
  return spans.map(({ kind, start, end }) => ({ kind, start, end }));
}

/** Cuts the document at its headings. */
export function findSections(lines: readonly Line[]): Section[] {
  const text = lines.slice(0, lines.findLastIndex((line) => !isInMargin(line)) + 1);
  const headings = chooseHeadings(text);
  const sections: Section[] = [];
  let current: Section = { kind: 'top', lines: [] };
  for (const line of text) {
    const heading = headings.get(line.index);
    if (!heading) {
      current.lines.push(line);
      continue;
    }
    sections.push(current);
    current = { kind: heading.kind, heading: line, wording: heading.wording, lines: [] };
    if (heading.content) current.lines.push({ ...line, ...heading.content, bullet: false });
  }
  // Some templates keep the address in the margin of the page.
  sections.push(current, { kind: 'contact', lines: lines.slice(text.length) });
  return sections.filter((section) => section.lines.length > 0 || section.heading);
}

/** What closes a resume belongs to no list above it. */
function withClosingApart(document: ResumeDocument, sections: readonly Section[]): Section[] {
  const firsts = sections.flatMap(({ heading, lines: [first] }) => (heading && first ? [first] : []));
  const closing = closingLines(document, firsts);
  if (closing.length === 0) return [...sections];
  const indexes = new Set(closing.map(({ index }) => index));
  const others = sections.map((each) => ({ ...each, lines: each.lines.filter(({ index }) => !indexes.has(index)) }));
  return [...others, { kind: 'other', isClosing: true, lines: closing }];
}

const CONSENT = new RegExp(String.raw`^(?:${anyOf(lexicon.person.consents)})(?!\p{L})`, 'iu');

/**
 * What closes a resume or a page and says nothing of what somebody can or did: the consent to the use of their data, when and where they signed, and their name below,
 * the end of a letter, that references can be asked for, and the number of a page.
 * `firsts`: the lines right below a heading, which are items of its list.
 */
function closingLines(document: ResumeDocument, firsts: readonly Line[]): Line[] {
  const { lines } = document;
  const isFirst = new Set(firsts.map(({ index }) => index));
  const signature = findSignature(document, lines);
  const signed = signature && !isFirst.has(signature.index) ? [signature] : [];
  const farewells = lines.slice(-LINES_OF_FAREWELL).filter(({ text }) => FAREWELL.test(text));
  const notes = lines.filter(({ text }) => isPageNumber(text) || promisesReferences(text));
  const found = [...consentLines(lines), ...signed, ...signedNames(document, lines), ...farewells, ...notes];
  return lines.filter((line) => found.includes(line) && (!isFirst.has(line.index) || CONSENT.test(line.text)));
}

/** Name, address and phone number may be below it. */
const LINES_OF_FAREWELL = 12;
const FAREWELL = new RegExp(String.raw`^(?:${anyOf(lexicon.person.farewells)})\s?[,.!]?$`, 'iu');

const REFERENCES = new RegExp(String.raw`^(?:${anyOf(lexicon.headingWords.references)})(?!\p{L})`, 'u');
const ON_REQUEST = new RegExp(String.raw`\s(?:${anyOf(lexicon.person.onRequest)})\.?$`, 'iu');
/** In words: "References from both employers are available on request". */
const LONGEST_PROMISE = 9;

function promisesReferences(text: string): boolean {
  return ON_REQUEST.test(text) && wordsOf(text).length <= LONGEST_PROMISE && REFERENCES.test(plain(text));
}

/** The clause, to the end of its paragraph. */
function consentLines(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const goesOn = found.length > 0 && found.at(-1)!.index + 1 === line.index && line.gap === 0 && !line.bullet;
    if (CONSENT.test(line.text) || (goesOn && WRAPPED.test(line.text))) found.push(line);
  }
  return found;
}

/** Opens a line in the middle of a sentence. */
const WRAPPED = /^[\p{Ll}\d(]/u;

/** "Ann Kettering" at the end, as typed below a signature; in the head it is who the resume is of. */
function signedNames({ name }: ResumeDocument, lines: readonly Line[]): Line[] {
  if (!name) return [];
  const written = lettersOf(name.written ?? name.piece.text);
  return lines
    .slice(-LINES_AT_END)
    .filter((line) => line.start > name.piece.end && !line.bullet && lettersOf(line.text) === written);
}

function lettersOf(text: string): string {
  return plain(text).replace(/[^\p{L}]/gu, '');
}

const ASIDE: ReadonlySet<Section['kind']> = new Set([
  'contact',
  'skills',
  'languages',
  'certificates',
  'other',
  'awards',
]);

/**
 * A sidebar that was read first ends at the name: what follows, headline and town, is the head of the page and no part of the
 * list above it.
 */
function withNameOnTop(sections: readonly Section[], name: Piece | undefined, titles: TitleLexicon): Section[] {
  return sections.flatMap((section) => {
    const column = newColumn(section, titles);
    if (column > 0) return splitAt(section, column);
    if (!name) return [section];
    const at = section.lines.findIndex((line) => line.start <= name.start && name.start < line.end);
    if (at < 1 || !section.heading || !ASIDE.has(section.kind)) return [section];
    const onItsOwn = section.lines[at]!.gap > 0 || section.lines.slice(0, at).every(({ gap }) => gap === 0);
    if (!onItsOwn || section.lines[at]!.start !== name.start) return [section];
    return splitAt(section, at);
  });
}

function splitAt(section: Section, at: number): Section[] {
  return [
    { ...section, lines: section.lines.slice(0, at) },
    { kind: 'top', lines: section.lines.slice(at) },
  ];
}

// The column beside a sidebar begins with what the person is, higher up on the page than the list that was read before it.
function newColumn({ kind, heading, lines }: Section, titles: TitleLexicon): number {
  if (!heading || !ASIDE.has(kind)) return 0;
  return lines.findIndex((line, at) => {
    const before = lines[at - 1]?.layout;
    const { column, page, y } = line.layout;
    if (!before || before.column === undefined || column === undefined || column <= before.column) return false;
    const higher = page === before.page && (y ?? Infinity) < (heading.layout.y ?? 0);
    return higher && !line.bullet && titles.isTitle(line.text) >= TITLE.clear;
  });
}

/** In other sections tags belong to the entries: the tools of a post, the topics of a project, the courses of a degree. */
const LOSES_TAGS: ReadonlySet<Section['kind']> = new Set(['top', 'contact', 'summary', 'other']);
/** One row of tags may be anything; more are a list of skills. */
const FEWEST_ROWS = 2;
const LONGEST_NAME = 5;

/**
 * Pages that show skills as tags often give them no heading, in a sidebar below the contact data. Rows of tags, with the names and levels of their groups, are a section
 * of skills.
 */
function withTaggedSkills(document: ResumeDocument, sections: readonly Section[]): Section[] {
  if (document.lines.filter(isTags).length < FEWEST_ROWS) return [...sections];
  return sections.flatMap((section) => (LOSES_TAGS.has(section.kind) ? splitOffTags(section) : [section]));
}

function splitOffTags(section: Section): Section[] {
  const { lines } = section;
  const isSkill = lines.map(isTags);
  if (isSkill.filter(Boolean).length < FEWEST_ROWS) return [section];
  lines.forEach((line, at) => {
    if (!isTags(line)) return;
    // "Web development", "Advanced", and then the tags.
    for (let before = at - 1; before >= 0 && at - before <= 2 && !isSkill[before]; before -= 1) {
      if (LEVEL_LINE.test(lines[before]!.text)) isSkill[before] = true;
      else {
        isSkill[before] = isGroupName(lines[before]!);
        break;
      }
    }
  });
  const skills = lines.filter((_, at) => isSkill[at]);
  return [
    { ...section, lines: lines.filter((_, at) => !isSkill[at]) },
    { kind: 'skills', lines: skills },
  ];
}

function isTags(line: Line): boolean {
  return line.layout.role === 'tags';
}

function isGroupName({ text, bullet }: Line): boolean {
  return !bullet && !/[@\d]|\/\//u.test(text) && wordsOf(text).length <= LONGEST_NAME && !isProse(text);
}

/**
 * "Clinical" / "Wound care" / "Cannulation" and "Leadership" / "Mentoring": some sidebars have the names of the groups of skills where other pages have "Skills". Only
 * where no section is headed so, and two lists at least follow one another: one list under a word that nobody knows may be of anything.
 */
function withHeadlessSkills(document: ResumeDocument, sections: readonly Section[]): Section[] {
  if (sections.some(isHeadedSkills)) return [...sections];
  const lists = sections.map((section) => isNamedList(document, section));
  const isGroup = (at: number): boolean => lists[at] === true || sections[at]?.kind === 'skills';
  return sections.map((section, at) => {
    if (!lists[at]) return section;
    let first = at;
    let last = at;
    while (isGroup(first - 1) && isSetAlike(sections[first - 1]!, section)) first -= 1;
    while (isGroup(last + 1) && isSetAlike(sections[last + 1]!, section)) last += 1;
    const isBesidePastimes = [sections[first - 1], sections[last + 1]].some((other) => other && isAside(other));
    if (first === last || isBesidePastimes) return section;
    return { kind: 'skills', lines: [section.heading!, ...section.lines] };
  });
}

const SKILLS_HEADED = HEADING_WORDS.find(([, kind]) => kind === 'skills')![0];

function isHeadedSkills({ kind, wording, heading }: Section): boolean {
  return kind === 'skills' && (heading === undefined || SKILLS_HEADED.test(wording ?? ''));
}

/** In words: "Medication administration", not what somebody did. */
const LONGEST_ITEM = 4;
/** One item may be a remark. */
const FEWEST_ITEMS = 2;

function isNamedList(document: ResumeDocument, { kind, heading, wording = '', lines }: Section): boolean {
  if (kind !== 'other' || heading?.layout.column === undefined || HEADING_KINDS.has(wording)) return false;
  const names = lines.filter(({ text }) => isName(document, text)).length;
  return (
    lines.length >= FEWEST_ITEMS &&
    lines.every((line) => isItem(line, heading)) &&
    names <= lines.length * SHARE.namesAmongSkills
  );
}

function isItem(line: Line, heading: Line): boolean {
  const { text, layout } = line;
  return (
    layout.column === heading.layout.column &&
    headingStyle(line) !== headingStyle(heading) &&
    wordsOf(text).length <= LONGEST_ITEM &&
    !/[@:]|\d{4}|\/\/|[.,;]$/u.test(text) &&
    !isProse(text)
  );
}

/** "Wound care" has a word that names of employers have, and "Cahier des charges" one of titles. */
function isName({ titles }: ResumeDocument, text: string): boolean {
  return (
    titles.isTitle(text) >= TITLE.clear || companyScore(text) >= COMPANY.likely || placeScore(text) >= PLACE.likely
  );
}

function isSetAlike({ heading: a }: Section, { heading: b }: Section): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.layout.column === b.layout.column &&
    a.layout.page === b.layout.page &&
    headingStyle(a) === headingStyle(b)
  );
}

/** Where a document has no heading for its work or its education, their lines are found by what they say. */
function inferSections(document: ResumeDocument, sections: readonly Section[]): Section[] {
  let out = sections.map((section): Section => {
    if (holdsDegrees(section)) return { ...section, kind: 'education' };
    return namesNoSpokenLanguage(section) ? { ...section, kind: 'skills' } : section;
  });
  const has = (kind: Section['kind']): boolean =>
    out.some((section) => section.kind === kind && section.lines.length > 0);
  if (!has('work')) out = out.flatMap((section) => splitOffPosts(document, section));
  const known = has('work');
  out = out.flatMap((section) => splitWork(document, section, known));
  if (!has('education')) out = out.flatMap((section) => splitEducation(section));
  return out;
}

// Below "Languages" programmers list those that they program in.
function namesNoSpokenLanguage({ kind, lines }: Section): boolean {
  return kind === 'languages' && lines.length > 0 && readLanguages(lines).length === 0 && !ratesLanguages(lines);
}

const DEGREES_OR_SKILLS = new RegExp(String.raw`^(?:${anyOf(lexicon.headingWords.degreesOrSkills)})$`, 'u');

const YEAR_AT_END = /(?:19|20)\d\d\)?$/u;

// "Qualifications" are degrees in one country and skills in another.
function holdsDegrees({ kind, wording, lines }: Section): boolean {
  if (kind !== 'skills' || !DEGREES_OR_SKILLS.test(wording ?? '')) return false;
  const degrees = lines.filter((line) => DEGREE.test(line.text) && line.text.length <= 120).length;
  // "NVQ Level 2 in Warehousing, 2014": nothing but qualifications, each with its year.
  if (lines.length > 0 && lines.every(({ text }) => DEGREE.test(text) && YEAR_AT_END.test(text))) return true;
  const placed = lines.some((line) => INSTITUTION.test(line.text) && DEGREE.test(line.text));
  return placed && degrees >= lines.length * SHARE.degreeLines;
}

const OPEN: ReadonlySet<Section['kind']> = new Set([
  'top',
  'summary',
  'skills',
  'other',
  'awards',
  'projects',
  'contact',
  'certificates',
]);

// Where the document does head its work, other sections must show title, employer and dates at once to lose lines to it.
function splitWork(document: ResumeDocument, section: Section, known: boolean): Section[] {
  if (!OPEN.has(section.kind) || (known && (section.kind === 'volunteer' || section.kind === 'projects')))
    return [section];
  if (section.kind === 'other' && NO_POSTS.test(section.wording ?? '')) return [section];
  const anchors = findDatedLines(document, section.lines).filter(({ at, dates, hits }) => {
    // Masked years ("20XX - 20XX") have no value, but they are a stretch of time.
    const masked = dates?.to === undefined && hits.some(({ range }) => range);
    if (!dates || (dates.from === undefined && !dates.current && !masked)) return false;
    const near = section.lines.slice(Math.max(0, at - 2), at + 3);
    const own = section.lines[at]!;
    const beside = titled(document, own) ? [own] : section.lines.slice(Math.max(0, at - 1), at + 2);
    if (beside.some((line) => DEGREE.test(line.text) && INSTITUTION.test(line.text))) return false;
    if (!known) return near.some((line) => looksLikeWork(document, line)) || isInForm(section.lines, at);
    return namesPost(document, near);
  });
  const first = anchors[0];
  if (!first) return [section];
  let from = first.at;
  while (from > 0 && first.at - from < 2 && looksLikeWork(document, section.lines[from - 1]!)) from -= 1;
  from = Math.min(from, startOfForm(section.lines, first.at));
  const isUnpaid = known && UNPAID.test(section.wording ?? '');
  const below = known && section.kind !== 'top' ? section.kind : undefined;
  return [
    { ...section, lines: section.lines.slice(0, from) },
    { kind: 'work', ...(isUnpaid && { isUnpaid }), ...(below && { below }), lines: section.lines.slice(from) },
  ];
}

/** "Employer: Northwind Ltd" / "Position: Glazier" / "Dates: 2015 – 2019": the first row of the form that the dates are in. */
function startOfForm(lines: readonly Line[], dates: number): number {
  let from = dates;
  for (let at = dates - 1; at >= 0 && dates - at <= LONGEST_FORM; at -= 1) {
    if (lines[at + 1]!.gap > 0 || !LABELLED_ROW.test(lines[at]!.text)) break;
    if (isNameRow(lines[at]!.text)) from = at;
  }
  return from;
}

/** Title and employer have a label each, right above or below the dates, whatever they are called. */
function isInForm(lines: readonly Line[], dates: number): boolean {
  const rows = lines.slice(Math.max(0, dates - ROWS_TO_NAMES), dates + ROWS_TO_NAMES + 1);
  const kinds = new Set(rows.map(({ text }) => rowOfForm(text)));
  return kinds.has('title') && kinds.has('employer');
}

/** The place may be between them. */
const ROWS_TO_NAMES = 3;
/** In rows above the dates of a post. */
const LONGEST_FORM = 6;
const LABELLED_ROW = /^\p{L}[^:\t\n]{1,50}(?::\s|\t)/u;

/**
 * Below the degrees another line stands alone, and a post with its employer and dates follows: in a document without a section of work it is one,
 * headed in words that are not known.
 */
function splitOffPosts(document: ResumeDocument, section: Section): Section[] {
  if (section.kind !== 'education') return [section];
  const { lines } = section;
  const at = lines.findIndex((line, index) => {
    if (index === 0 || !standsAlone(line, lines[index + 1])) return false;
    const below = lines.slice(index + 1);
    return !below.some(({ text }) => DEGREE.test(text)) && opensWithPost(document, below);
  });
  if (at < 1) return [section];
  return [
    { ...section, lines: lines.slice(0, at) },
    { kind: 'work', heading: lines[at]!, lines: lines.slice(at + 1) },
  ];
}

/** In words. */
const LONGEST_HEADING = 5;

function standsAlone({ text, gap, bullet }: Line, next: Line | undefined): boolean {
  if (gap === 0 || bullet || next === undefined || next.gap > 1 || /[\d,;|\t]/u.test(text)) return false;
  return wordsOf(text).length <= LONGEST_HEADING && !DEGREE.test(text) && !INSTITUTION.test(text) && !isProse(text);
}

function opensWithPost(document: ResumeDocument, lines: readonly Line[]): boolean {
  const [first] = findDatedLines(document, lines.slice(0, 4));
  return (
    first?.dates !== undefined &&
    first.hits.some(({ range }) => range) &&
    namesPost(document, lines.slice(0, first.at + 2))
  );
}

function namesPost(document: ResumeDocument, lines: readonly Line[]): boolean {
  const pieces = lines
    .filter((line) => !line.bullet && !isProse(line.text))
    .flatMap((line) => piecesOfLine(document, line, 0, document.datesOf(line)));
  return (
    pieces.some(({ title }) => title >= TITLE.clear) &&
    pieces.some(({ company, title }) => company >= COMPANY.possible && title < TITLE.possible)
  );
}

/** A post below "Referees" is that of somebody else, and one below "Hobbies" is not paid. */
const NO_POSTS = new RegExp(
  `^(?:${anyOf([...lexicon.headingWords.references, ...lexicon.headingWords.pastimes])})$`,
  'u',
);

const UNPAID = new RegExp(`^(?:${anyOf(lexicon.headingWords.unpaid)})$`, 'u');

function looksLikeWork(document: ResumeDocument, line: Line): boolean {
  if (line.bullet) return false;
  if (titled(document, line) || companyScore(line.text) >= COMPANY.likely) return true;
  // "Northwind Trading, Phoenix, Arizona": a name and where it is.
  const placed = isProse(line.text) ? undefined : placeAtEnd(line);
  return placed !== undefined && companyScore(placed.rest.text) >= COMPANY.name;
}

function titled(document: ResumeDocument, line: Line): boolean {
  if (line.bullet || line.text.length > 110 || isProse(line.text)) return false;
  return line.text.split(/[,|–-]/u).some((part) => document.titles.isTitle(part.replace(MASKED, '')) >= TITLE.clear);
}

function splitEducation(section: Section): Section[] {
  if (section.kind === 'work' && !section.heading) return splitOffEducation(section);
  if (section.kind === 'work' || section.kind === 'skills' || section.kind === 'summary') return [section];
  const found = section.lines.filter((line, at) => isEducation(line, section.lines[at + 1], section.lines[at - 1]));
  if (found.length === 0) return [section];
  const near = new Set(found.flatMap((line) => [line.index - 1, line.index, line.index + 1]));
  const kept = section.lines.filter((line) => near.has(line.index));
  return [section, { kind: 'education', lines: kept }];
}

// Work that was itself found by its content may have run over the education below it.
function splitOffEducation(section: Section): Section[] {
  const own = section.lines.filter((line, at) => isEducation(line, section.lines[at + 1], section.lines[at - 1]));
  if (own.length === 0) return [section];
  const owned = new Set(own.flatMap((line) => [line, ...rowsBeside(section.lines, line)]));
  return [
    { ...section, lines: section.lines.filter((line) => !owned.has(line)) },
    { kind: 'education', lines: section.lines.filter((line) => owned.has(line)) },
  ];
}

/** "Course: BSc Zoology" / "Institution: Lakeside University" / "Period: 2014 – 2016": the rows of a form above and below one of them. */
function rowsBeside(lines: readonly Line[], line: Line): Line[] {
  if (!LABELLED_ROW.test(line.text)) return [];
  const from = lines.indexOf(line);
  const found: Line[] = [];
  for (const step of [-1, 1])
    for (let at = from + step, row = lines[at]; row && Math.abs(at - from) <= LONGEST_FORM; row = lines[(at += step)]) {
      const below = step === 1 ? row : lines[at + 1]!;
      if (below.gap > 0 || !LABELLED_ROW.test(row.text) || rowOfForm(row.text) === 'title') break;
      found.push(row);
    }
  return found;
}

function isEducation(line: Line, next: Line | undefined, before: Line | undefined): boolean {
  if (line.text.length > 140 || !DEGREE.test(line.text)) return false;
  // "Joined Lakeside Institute" / "Postdoctoral researcher": the word for a degree is in the name of a post.
  if (before && saysWhomJoined(before.text) && headWordLexicon.isTitle(line.text) >= TITLE.clear) return false;
  return [line, next, before].some(
    (other) => other !== undefined && other.text.length < 140 && INSTITUTION.test(other.text),
  );
}

const { headingWords, skills } = lexicon;

/** "Research interests" and "Fachliche Interessen" are those of the work. */
const OF_WORK = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(headingWords.interestsAtWork)})(?!\p{L})`, 'u');
const HEADS_ASIDE = new RegExp(`^(?:${anyOf([...headingWords.pastimes, ...headingWords.references])})$`, 'u');
const LABEL = new RegExp(
  String.raw`(?:^|[.;|•·]\s{1,3}|\s{3})(?:${anyOf(skills.pastimes)})(?:\s?:|\s{1,3}[–—-]\s|\t)`,
  'iu',
);
/** What is behind such a mark is said of something else. */
const NEXT_LABEL = /\s[|•·]\s/u;

/**
 * The lines that say what somebody does in their free time, and who speaks for them. Who lists chess and photography among the hobbies offers neither to an
 * employer, and the titles of referees are not the candidate's.
 */
export function asideSpans(sections: readonly Section[]): Span[] {
  return sections.flatMap((section) => {
    const { lines } = section;
    if (isAside(section)) return lines.map(({ start, end }) => ({ start, end }));
    return lines.flatMap((line, at) => labelled(line, lines[at + 1]));
  });
}

function isAside({ kind, wording = '' }: Section): boolean {
  return kind === 'other' && HEADS_ASIDE.test(wording) && !OF_WORK.test(wording);
}

/** "Hobbies: chess, hiking and" / "photography". */
function labelled(line: Line, next: Line | undefined): Span[] {
  const label = LABEL.exec(line.text);
  if (!label) return [];
  const start = line.start + label.index;
  const from = label.index + label[0].length;
  const mark = NEXT_LABEL.exec(line.text.slice(from));
  if (mark) return [{ start, end: line.start + from + mark.index }];
  const goesOn = next?.gap === 0 && !next.bullet && /^\p{Ll}/u.test(next.text);
  return [{ start, end: goesOn ? next.end : line.end }];
}
