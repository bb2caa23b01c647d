import type { Section } from './section.js';
import { chooseHeadings } from './choose-headings.js';
import type { Line } from '../text/line.js';
import type { Piece } from '../text/piece.js';
import type { TitleLexicon } from '../recognizers/names/title-lexicon.js';
import { TITLE } from '../thresholds.js';

/** Cuts the document at its headings. */
export function findSections(lines: readonly Line[]): Section[] {
  const headings = chooseHeadings(lines);
  const sections: Section[] = [];
  let current: Section = { kind: 'top', lines: [] };
  for (const line of lines) {
    const heading = headings.get(line.index);
    if (!heading) {
      current.lines.push(line);
      continue;
    }
    sections.push(current);
    current = { kind: heading.kind, heading: line, wording: heading.wording, lines: [] };
    if (heading.content) current.lines.push({ ...line, ...heading.content, bullet: false });
  }
  sections.push(current);
  return sections.filter((section) => section.lines.length > 0 || section.heading);
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
export function withNameOnTop(sections: readonly Section[], name: Piece | undefined, titles: TitleLexicon): Section[] {
  return sections.flatMap((section) => {
    const column = newColumn(section, titles);
    if (column > 0) return splitAt(section, column);
    if (!name) return [section];
    const at = section.lines.findIndex((line) => line.start <= name.start && name.end <= line.end);
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
