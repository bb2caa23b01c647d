import type { ResumeDocument } from '../document/resume-document.js';
import { HEADING_KINDS, HEADING_WORDS } from '../lexicons/section-vocabulary.js';
import { headingStyle, isProse } from '../recognizers/headings.js';
import { placeScore } from '../recognizers/places.js';
import { companyScore } from '../recognizers/titles-and-employers.js';
import { type Line, wordsOf } from '../text.js';
import { COMPANY, PLACE, SHARE, TITLE } from '../thresholds.js';
import type { Section } from './read-sections.js';

/**
 * "Clinical" / "Wound care" / "Cannulation" and "Leadership" / "Mentoring": some sidebars have the names of the groups of skills where other pages have "Skills". Only
 * where no section is headed so, and two lists at least follow one another: one list under a word that nobody knows may be of anything.
 */
export function withHeadlessSkills(
  document: ResumeDocument,
  sections: readonly Section[],
  isPastime: (section: Section) => boolean,
): Section[] {
  if (sections.some(isHeadedSkills)) return [...sections];
  const lists = sections.map((section) => isNamedList(document, section));
  const isGroup = (at: number): boolean => lists[at] === true || sections[at]?.kind === 'skills';
  return sections.map((section, at) => {
    if (!lists[at]) return section;
    let first = at;
    let last = at;
    while (isGroup(first - 1) && isSetAlike(sections[first - 1]!, section)) first -= 1;
    while (isGroup(last + 1) && isSetAlike(sections[last + 1]!, section)) last += 1;
    const isBesidePastimes = [sections[first - 1], sections[last + 1]].some((other) => other && isPastime(other));
    if (first === last || isBesidePastimes) return section;
    return { kind: 'skills', lines: [section.heading!, ...section.lines] };
  });
}

const SKILLS = HEADING_WORDS.find(([, kind]) => kind === 'skills')![0];

function isHeadedSkills({ kind, wording, heading }: Section): boolean {
  return kind === 'skills' && (heading === undefined || SKILLS.test(wording ?? ''));
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
