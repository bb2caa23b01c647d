import type { ResumeDocument } from '../document/resume-document.js';
import { isProse } from '../recognizers/prose.js';
import { LEVEL_LINE } from '../recognizers/skill-items.js';
import type { Line } from '../text/line.js';
import { wordsOf } from '../text/words.js';
import type { Section } from './section.js';

/** Elsewhere tags belong to what stands there: the tools of a post, the topics of a project, the courses of a degree. */
const LOSES_TAGS: ReadonlySet<Section['kind']> = new Set(['top', 'contact', 'summary', 'other']);
/** One row of tags may be anything; more are a list of skills. */
const FEWEST_ROWS = 2;
const LONGEST_NAME = 5;

/**
 * Pages that show skills as tags often give them no heading, in a sidebar below the contact data. Rows of tags, with the names and levels of their groups, are a section
 * of skills.
 */
export function withTaggedSkills(document: ResumeDocument, sections: readonly Section[]): Section[] {
  if (document.lines.filter(isTags).length < FEWEST_ROWS) return [...sections];
  return sections.flatMap((section) => (LOSES_TAGS.has(section.kind) ? splitOff(section) : [section]));
}

function splitOff(section: Section): Section[] {
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
