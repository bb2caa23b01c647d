import {
  gluedHeading,
  type Heading,
  headingStyle,
  headingWording,
  isAlsoItem,
  isProse,
  isTableLabel,
  sizeOfStyle,
  standaloneHeading,
} from '../recognizers/headings.js';
import { isList } from '../recognizers/qualifications.js';
import { DEGREE, INSTITUTION } from '../lexicons/education-words.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import { LANGUAGE_NAMES } from '../lexicons/language-names.js';
import { bodyFontSize } from '../document/page-text.js';
import { isCapitals, type Line, plain, stepBelow, wordsOf } from '../text.js';
import { HEADING_KINDS, type SectionKind } from '../lexicons/section-vocabulary.js';
import { FONT, RATIO, SHARE } from '../thresholds.js';

// Inside an entry these words head a list of its own, not a section of the document.
const SUBHEADINGS = new Set(
  'highlights; responsibilities; achievements; key achievements; accomplishments; key accomplishments; courses; summary; projects; technologies; tools; skills; skills used; key responsibilities; duties; overview; description; environment; project; major projects; key projects; awards; coursework; relevant coursework; relevant courses; recognition; objective; objectives; achievement; services; research; honors; activities; thesis; applications; operating systems; programming; programming languages; academic; open source; technical skills used; location; place; date; role; position; dissertation; training; software; degree; school; college; university; service; other; additional; community; leadership; career; jobs; work; company; teaching; technology; technical; knowledge; applications; books; presentations; language; license; profile; address; personal; links; online; social; contacts; selected accomplishments; core accomplishments; notable achievements'.split(
    '; ',
  ),
);

/** What they list has no list of its own: "Skills" among certificates heads the next section, also where it comes twice. */
const HOLDS_NO_LISTS: ReadonlySet<SectionKind | 'top'> = new Set([
  ...(['contact', 'certificates', 'awards', 'publications', 'languages'] as const),
]);

/** Of all lines that could be headings, those that do head a section of the document. */
export function chooseHeadings(lines: readonly Line[]): Map<number, Heading> {
  const bodySize = bodyFontSize(lines);
  const bulleted = headsWithBullets(lines, bodySize);
  const marks = headingMarks(lines, bodySize);
  const standalone = lines
    .map((line) => standaloneHeading(line, bodySize, bulleted || (line.mark !== undefined && marks.has(line.mark))))
    .filter((h) => h !== undefined);
  const chosen = new Map<number, Heading>();
  const wordings = new Map<string, number>();
  for (const heading of standalone) wordings.set(heading.wording, (wordings.get(heading.wording) ?? 0) + 1);
  const sure = standalone.filter(
    ({ exact, wording }) => exact && (!SUBHEADINGS.has(wording) || wordings.get(wording) === 1),
  );
  const styles = stylesOf(sure);
  const majority = [...styles].sort((a, b) => b[1] - a[1] || sizeOfStyle(b[0]) - sizeOfStyle(a[0]))[0];
  const shouted = mostlyCapitals(standalone);
  const ownStyles = stylesOfSidebar(sure, majority?.[0], bodySize);
  let inside: SectionKind | 'top' = 'top';
  let isBelowQualifications = false;
  for (const heading of standalone) {
    if (inside === 'work' && BESIDE_DATES.test(heading.line.text)) continue;
    if (heading.asSentence && !isBorneOut(lines, heading)) continue;
    const style = headingStyle(heading.line);
    const offStyle =
      style === undefined
        ? shouted && !isCapitals(heading.line.text)
        : majority !== undefined &&
          majority[1] >= 2 &&
          style !== majority[0] &&
          style !== ownStyles.get(heading.line.layout.column) &&
          sizeOfStyle(style) <= sizeOfStyle(majority[0]);
    // "Contracts" among the points of a job, "Equipment" in the type of the items around it.
    if (isAlsoItem(heading.wording) && (offStyle || isSetLikeNext(lines, heading.line))) continue;
    if (isAlsoItem(heading.wording) && inside === 'work' && heading.kind === 'work') continue;
    // "Tern Formation" among schools, "Bureautique" among skills: set unlike the headings, even if larger, and of the section that it is in.
    const isUnlike = majority !== undefined && majority[1] >= 2 && style !== undefined && style !== majority[0];
    if (isUnlike && heading.kind === inside && (!heading.exact || isAlsoItem(heading.wording))) continue;
    // "IT", "Open source" as names of pastimes, set like the names of sections.
    if (isAlsoItem(heading.wording) && inside === 'other' && style !== undefined) continue;
    // "Higher Education" in the type of the employers, with "Education" in that of the headings.
    const double =
      style !== undefined &&
      offStyle &&
      inside === 'work' &&
      standalone.some(
        (other) => other.exact && other.kind === heading.kind && headingStyle(other.line) === majority?.[0],
      );
    if (double && (heading.kind !== 'work' || namesEmployer(lines, heading))) continue;
    if (inside === 'work' && heading.kind === 'work' && headsEntryAgain(lines, chosen, heading)) continue;
    const repeated = (wordings.get(heading.wording) ?? 0) > 1;
    const entryWord = SUBHEADINGS.has(heading.wording);
    // Lower case among capitalised headings: a group of skills, not a section.
    if (/^\p{Ll}/u.test(heading.line.text) && /^\p{Lu}/u.test(standalone[0]!.line.text)) continue;
    if (inside === 'education' && COURSES.test(heading.wording)) continue;
    // "Weiterbildung" right below the dates of a school, in other letters than the headings: what kind of study it was.
    if (
      inside === 'education' &&
      heading.kind === 'certificates' &&
      offStyle &&
      YEAR.test(lines[heading.line.index - 1]?.text ?? '')
    )
      continue;
    if (inside === 'skills' && heading.kind === 'skills' && entryWord && !isBelowQualifications) continue;
    // The name of a school that the page broke in two: "Harbour Institute of" / "Technology".
    if (isOpenEnd(lines[heading.line.index - 1])) continue;
    // "College/University", "Place": the head of a table of degrees.
    if (
      inside === 'education' &&
      (heading.kind === 'education' || heading.wording === 'place') &&
      TABLE_HEADS.test(heading.wording)
    )
      continue;
    // "Position", "Technologies" one below the other inside a job: the labels of a table.
    if (inside === 'work' && isTableLabel(heading.line.text) && labelBeside(lines, heading.line)) continue;
    if (inside === 'projects' && repeated && heading.kind === 'skills' && DETAIL_OF_PROJECT.test(heading.line.text))
      continue;
    const own =
      repeated &&
      !HOLDS_NO_LISTS.has(inside) &&
      !(inside === 'education' && heading.kind === 'skills') &&
      !(wordings.get(heading.wording) === 2 && isOneOfTwoLists(lines, standalone, chosen, heading, inside));
    // "Skills" below "Contact" in a box beside the page, whose headings are smaller than those of the page.
    const isOfBox = HOLDS_NO_LISTS.has(inside) && style !== undefined && (styles.get(style) ?? 0) > 1;
    if (inside !== 'top' && entryWord && ((offStyle && !isOfBox) || own)) continue;
    if (inside !== 'top' && offStyle && isBrokenOff(lines[heading.line.index - 1], heading.line)) continue;
    // "Soft Skills" in a list of courses, set like what is above it, where headings are set apart.
    if (inside !== 'top' && offStyle && isSetLikeListAbove(lines, heading.line)) continue;
    if (!heading.exact && (offStyle || (repeated && heading.kind !== 'work'))) continue;
    if (!heading.exact && inside === 'work' && heading.kind === 'summary' && style === undefined) continue;
    if (
      !heading.exact &&
      inside === 'skills' &&
      style === undefined &&
      !isCapitals(heading.line.text) &&
      isListed(lines, heading.line)
    )
      continue;
    if (heading.kind === 'languages' && inside === 'skills' && !namesLanguages(lines, heading.line.index)) continue;
    if (
      heading.kind === 'certificates' &&
      entryWord &&
      style === undefined &&
      isOneOfSkills(lines, heading.line, inside)
    )
      continue;
    chosen.set(heading.line.index, heading);
    inside = heading.kind;
    isBelowQualifications = QUALIFICATIONS.test(heading.wording);
  }
  addGlued(lines, chosen);
  if (majority && majority[1] >= 2) addUnknown(lines, chosen, majority[0]);
  return chosen;
}

/**
 * "Skills" above the posts, in a few words, and once more at the end, all of them: two lists of one person. Below a post the second is the list of all posts
 * only where the first heads a section and nothing dated follows in it.
 */
function isOneOfTwoLists(
  lines: readonly Line[],
  standalone: readonly Heading[],
  chosen: ReadonlyMap<number, Heading>,
  { line, kind, exact, wording }: Heading,
  inside: SectionKind | 'top',
): boolean {
  if (kind !== 'skills' || !exact) return false;
  if (!HAS_POSTS.has(inside)) return true;
  const isSecond = [...chosen.values()].some((other) => other.wording === wording);
  const next = standalone.find((other) => other.line.index > line.index && !SUBHEADINGS.has(other.wording));
  const below = lines.slice(line.index + 1, next?.line.index);
  return isSecond && isShortOrListed(below[0]) && !below.some(({ text }) => YEAR.test(text));
}

const HAS_POSTS: ReadonlySet<SectionKind | 'top'> = new Set([...(['work', 'projects', 'volunteer'] as const)]);

function isShortOrListed(line: Line | undefined): boolean {
  return line !== undefined && (!isProse(line.text) || isList(line.text));
}

/** "■ Education", "■ Experience": three sections at least have a bullet before their heading, and no heading is without. */
function headsWithBullets(lines: readonly Line[], bodySize: number | undefined): boolean {
  const headings = lines
    .filter((line) => line.text.length <= 40)
    .flatMap((line) => standaloneHeading(line, bodySize, true) ?? [])
    .filter(({ exact, wording }) => exact && !SUBHEADINGS.has(wording));
  return headings.every(({ line }) => line.bullet) && new Set(headings.map(({ kind }) => kind)).size >= 3;
}

// "■ Education", "■ Experience" where points have another sign: what this one marks is short, and two thirds are usual headings.
function headingMarks(lines: readonly Line[], bodySize: number | undefined): Set<string> {
  const byMark = new Map<string, Line[]>();
  for (const line of lines)
    if (line.mark !== undefined) byMark.set(line.mark, [...(byMark.get(line.mark) ?? []), line]);
  const heads = [...byMark].filter(([, marked]) => {
    if (marked.some(({ text }) => text.length > 45)) return false;
    const usual = marked.flatMap((line) => standaloneHeading(line, bodySize, true) ?? []).filter(({ exact }) => exact);
    const sections = usual.filter(({ wording }) => !SUBHEADINGS.has(wording));
    return (
      new Set(sections.map(({ kind }) => kind)).size >= 2 && usual.length >= marked.length * SHARE.headingsAmongMarked
    );
  });
  return new Set(heads.map(([mark]) => mark));
}

/** Degrees in one country and skills in another: "Skills" below it heads a section of its own. */
const QUALIFICATIONS = new RegExp(String.raw`^(?:${anyOf(lexicon.headingWords.degreesOrSkills)})$`, 'u');
const TABLE_HEADS = new RegExp(String.raw`^(?:(?:${anyOf(lexicon.headingWords.tableHeads)})(?:/|$))+$`, 'u');
const OPEN_END = new RegExp(String.raw`\p{L} (?:${anyOf(lexicon.joining.openEndsOfLines)})$`, 'u');
const COURSES = new RegExp(String.raw`(?:${anyOf(lexicon.headingWords.coursesInside)})$`, 'u');

function labelBeside(lines: readonly Line[], { index }: Line): boolean {
  return [lines[index - 1], lines[index + 1]].some((line) => line !== undefined && isTableLabel(line.text));
}

function isOpenEnd(line: Line | undefined): boolean {
  return line !== undefined && OPEN_END.test(line.text) && line.text.length < 90;
}

// Without any lay-out capitals are the only style: where nearly all headings have them, the others are none.
function mostlyCapitals(headings: readonly Heading[]): boolean {
  const sure = headings.filter((heading) => heading.exact && !SUBHEADINGS.has(heading.wording));
  return (
    sure.length >= 3 &&
    sure.filter(({ line }) => isCapitals(line.text)).length >= sure.length * SHARE.headingsInCapitals
  );
}

/** Of each column in which no heading is set as those of the page are: the style of its own, where two headings at least share it. */
function stylesOfSidebar(
  sure: readonly Heading[],
  ofPage: string | undefined,
  bodySize = 0,
): Map<number | undefined, string> {
  const columns = new Map<number | undefined, Heading[]>();
  for (const heading of sure) {
    const { column, bold, fontSize = 0 } = heading.line.layout;
    // Courses that are called as sections are, and set as all text is.
    const isSetApart = bold === true || isCapitals(heading.line.text) || fontSize > bodySize * FONT.headingOverBody;
    if (isSetApart && !SUBHEADINGS.has(heading.wording)) columns.set(column, [...(columns.get(column) ?? []), heading]);
  }
  const own = new Map<number | undefined, string>();
  for (const [column, headings] of columns) {
    const styles = stylesOf(headings);
    const [first] = [...styles].sort((a, b) => b[1] - a[1]);
    if (column !== undefined && first && first[1] >= 2 && ofPage !== undefined && !styles.has(ofPage))
      own.set(column, first[0]);
  }
  return own;
}

function stylesOf(headings: readonly Heading[]): Map<string, number> {
  const styles = new Map<string, number>();
  for (const { line } of headings) {
    const style = headingStyle(line);
    if (style !== undefined) styles.set(style, (styles.get(style) ?? 0) + 1);
  }
  return styles;
}

/** "Higher Education" in one cell and its dates in the next, where employers stand. */
const BESIDE_DATES = /\t\D{0,12}(?:\d{1,2}[./-])?(?:19|20)\d\d\b.{0,40}$/u;

/** "Outils", "Herramientas": below the name of a project, as below that of each. */
const DETAIL_OF_PROJECT = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.projectDetails)})(?: ?:)?$`, 'iu');

// Where a kind of section has a heading of its own, "Skills: …" inside a job is about that job.
function addGlued(lines: readonly Line[], chosen: Map<number, Heading>): void {
  const kinds = new Set([...chosen.values()].map((heading) => heading.kind));
  let inside: SectionKind | 'top' = 'top';
  let isAmongSkills = false;
  const studies = labelsOfStudies(lines);
  for (const line of lines) {
    const known = chosen.get(line.index);
    if (known) {
      inside = known.kind;
      isAmongSkills = false;
    }
    // "Tools: Git" below "Languages: English" in a list of skills: the list goes on.
    if (isAmongSkills && !known && !isLanguageList(line.text)) {
      chosen.set(line.index, { line, kind: 'skills', wording: '', exact: false, content: line });
      inside = 'skills';
      isAmongSkills = false;
      continue;
    }
    if (known || line.text.length < 6) continue;
    const glued = gluedHeading(line);
    if (!glued?.content) continue;
    if (inside === 'work' && BESIDE_DATES.test(line.text)) continue;
    // "Certification - Glass of harbours" in the words of a degree and its field, "Certificate: Baking 2010 Tern Institute" with its school.
    if (inside === 'education' && /^\S+\s+[-–—]/u.test(line.text)) continue;
    if (inside === 'education' && glued.kind === 'certificates' && isStudy(glued, studies)) continue;
    if (glued.inCell && !(SUBHEADINGS.has(glued.wording) && inside !== 'top' && kinds.has(glued.kind))) {
      chosen.set(line.index, glued);
      inside = glued.kind;
      continue;
    }
    if (kinds.has(glued.kind) || glued.kind === inside) continue;
    if (inside === 'skills' && glued.kind !== 'education' && glued.kind !== 'work') {
      if (glued.kind !== 'languages' || !isLanguageList(glued.content.text)) continue;
    }
    if (glued.kind === 'work' && (wordsOf(glued.content.text).length > 14 || /^\S+\s+[-–—]/u.test(line.text))) continue;
    if (glued.kind === 'contact' || glued.kind === 'other') {
      if (inside === 'work' || inside === 'education' || inside === 'top') continue;
    }
    if (SUBHEADINGS.has(glued.wording) && inside === 'work') continue;
    // "Tools: Python" below the name of a project.
    if (SUBHEADINGS.has(glued.wording) && inside === 'projects' && glued.wording !== 'skills') continue;
    const label = line.text.slice(0, glued.content.start - line.start).trimEnd();
    if (inside === 'projects' && glued.kind === 'skills' && DETAIL_OF_PROJECT.test(label)) continue;
    isAmongSkills = inside === 'skills' && glued.kind === 'languages';
    chosen.set(line.index, glued);
    inside = glued.kind;
  }
}

/** The word for a degree, with its school or once for each of them. */
function isStudy({ wording, content }: Heading, studies: ReadonlySet<string>): boolean {
  return studies.has(wording) || (namesDegree(wording) && INSTITUTION.test(content?.text ?? ''));
}

/** The words for degrees that open more than one line. */
function labelsOfStudies(lines: readonly Line[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const line of lines) {
    const wording = LABEL_OF_STUDY.test(line.text) ? (gluedHeading(line)?.wording ?? '') : '';
    if (!namesDegree(wording)) continue;
    (seen.has(wording) ? again : seen).add(wording);
  }
  return again;
}

function namesDegree(wording: string): boolean {
  return !wording.includes(' ') && DEGREE.test(wording);
}

/** One word and its mark. */
const LABEL_OF_STUDY = /^\p{Lu}\p{L}{2,30}\s?:/u;

const OPENS_SMALL = /^\p{Ll}/u;

/** The first employer or school of its section is set as the headings are: so is the next one. */
function headsEntriesToo(
  lines: readonly Line[],
  chosen: ReadonlyMap<number, Heading>,
  line: Line,
  style: string,
): boolean {
  const section = [...chosen.values()].findLast((heading) => heading.exact && heading.line.index < line.index);
  const next = section && lines[section.line.index + 1];
  // The dates of the first entry may be above its name.
  const first = next && next.text.length <= LONGEST_DATES && YEAR.test(next.text) ? lines[next.index + 1] : next;
  return (
    section !== undefined &&
    first !== undefined &&
    SECTIONS_OF_ENTRIES.has(section.kind) &&
    !HEADING_KINDS.has(headingWording(line.text)) &&
    headingStyle(first) === style &&
    first.layout.page === section.line.layout.page
  );
}

/** In characters: a stretch of time, months written out. */
const LONGEST_DATES = 45;

const SECTIONS_OF_ENTRIES: ReadonlySet<SectionKind> = new Set(['work', 'education', 'volunteer', 'projects', 'skills']);

// A line set exactly like the document's headings ends the section before it, whatever it says.
function addUnknown(lines: readonly Line[], chosen: Map<number, Heading>, style: string): void {
  const first = Math.min(...chosen.keys());
  const sample = [...chosen.values()].find((heading) => headingStyle(heading.line) === style)?.line;
  const distinct = lines.filter((line) => headingStyle(line) === style).length;
  if (!sample || distinct > chosen.size * RATIO.linesInHeadingStyle + 1) return;
  for (const line of lines) {
    if (line.index < first || chosen.has(line.index) || headingStyle(line) !== style) continue;
    if (line.bullet || line.text.length > 40 || /\d|,/u.test(line.text)) continue;
    // What is left of a row that the edge of the page cut through.
    if (OPENS_SMALL.test(line.text) && !OPENS_SMALL.test(sample.text)) continue;
    const above = lines[line.index - 1];
    if (above && chosen.has(above.index) && headingStyle(above) === style) continue;
    if (headsEntriesToo(lines, chosen, line, style)) continue;
    // "… on Azure, AWS and" / "GCP": the last word of a paragraph, in capitals as the headings are.
    if (above && stepBelow(above, line)! < FONT.nextLine * line.layout.fontSize! && isSetAlike(above, line)) continue;
    chosen.set(line.index, { line, kind: 'other', wording: headingWording(line.text), exact: false });
  }
}

/** "Freelance" in the type of the employers, with the dates of the entry below it. */
function namesEmployer(lines: readonly Line[], { line, wording }: Heading): boolean {
  return !wording.includes(' ') && /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(lines[line.index + 1]?.text ?? '');
}

/**
 * "Northwind Ltd" / "Lead Glazier" / "2022 – 2024" and "Freelance" / "Glazier" / "2019 – 2022": in the type that an employer further up has, above a line in another
 * one, and beside dates. Below a heading in that type the next employer would follow.
 */
function headsEntryAgain(lines: readonly Line[], chosen: ReadonlyMap<number, Heading>, { line }: Heading): boolean {
  const style = headingStyle(line);
  const section = Math.max(...chosen.keys());
  if (style === undefined || !chosen.has(section)) return false;
  const below = lines.slice(line.index + 1, line.index + 1 + LINES_TO_DATE);
  const isSet = (other: Line): boolean => !other.bullet && headingStyle(other) === style;
  const isDated =
    below.some(({ text, bullet }) => !bullet && YEAR.test(text)) || YEAR.test(lines[line.index - 1]?.text ?? '');
  return isDated && !below.slice(0, 1).some(isSet) && lines.slice(section + 1, line.index).some(isSet);
}

/** "Northwind Training" / "and Certification": the second line of a name, in the type of the first and right below it. */
function isBrokenOff(above: Line | undefined, line: Line): boolean {
  const step = stepBelow(above, line);
  return (
    step !== undefined && step < FONT.nextLine * line.layout.fontSize! && headingStyle(above!) === headingStyle(line)
  );
}

function isSetAlike({ layout: a, text }: Line, { layout: b }: Line): boolean {
  return !isCapitals(text) && (a.bold ?? false) === (b.bold ?? false) && a.role === b.role;
}

function isSetLikeListAbove(lines: readonly Line[], line: Line): boolean {
  const style = headingStyle(line);
  const above = lines[line.index - 1];
  if (style === undefined || line.layout.bold === true || line.layout.role === 'heading' || !above) return false;
  return headingStyle(above) === style && wordsOf(above.text).length <= 6 && !/\d/u.test(above.text);
}

function isSetLikeNext(lines: readonly Line[], line: Line): boolean {
  const style = headingStyle(line);
  const next = lines[line.index + 1];
  return style !== undefined && next !== undefined && headingStyle(next) === style;
}

/** "Training" between "Writing" and "Client support", or above "Successfully trained …": what somebody can do or did, with nothing below it that says when or by whom it was given. */
function isOneOfSkills(lines: readonly Line[], line: Line, inside: SectionKind | 'top'): boolean {
  if (inside !== 'skills' && inside !== 'other' && inside !== 'awards') return false;
  const below = lines.slice(line.index + 1, line.index + 1 + LINES_TO_DATE);
  if (below.some(({ text }) => /\d/u.test(text) || NAMES_WHAT_WAS_GIVEN.test(text))) return false;
  return inside === 'awards' ? isProse(below[0]?.text ?? '') : isListed(lines, line);
}

const NAMES_WHAT_WAS_GIVEN = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf([...lexicon.labels.certified, ...lexicon.labels.taught, ...lexicon.labels.cards])})(?!\p{L})`,
  'iu',
);

function isListed(lines: readonly Line[], line: Line): boolean {
  const around = [lines[line.index - 1], lines[line.index + 1]];
  return around.every((other) => other !== undefined && wordsOf(other.text).length <= 6 && !/\d/u.test(other.text));
}

/** Below it there is what it announces: dates of work, or short lines of skills. */
function isBorneOut(lines: readonly Line[], { line, kind }: Heading): boolean {
  const below = lines.slice(line.index + 1, line.index + 1 + LINES_TO_DATE);
  const [next] = below;
  if (!next || next.gap > 1) return false;
  if (kind !== 'work') return !isProse(next.text) && !YEAR.test(next.text);
  return below.some(({ text, bullet }) => !bullet && YEAR.test(text));
}

/** Title, employer and town may be above the dates. */
const LINES_TO_DATE = 4;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

function namesLanguages(lines: readonly Line[], index: number): boolean {
  return lines.slice(index + 1, index + 4).some((line) => isLanguageList(line.text));
}

function isLanguageList(text: string): boolean {
  return plain(text)
    .split(/[^\p{L}]+/u)
    .some((word) => LANGUAGE_NAMES.has(word));
}
