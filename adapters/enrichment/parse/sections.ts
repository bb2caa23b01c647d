import { chooseHeadings } from './choose-headings.js';
import type { Line } from './lines.js';
import type { Piece } from './piece.js';
import type { SectionKind } from './section-vocabulary.js';

export interface Section {
  /** `top` is what stands before the first heading. */
  readonly kind: SectionKind | 'top';
  readonly heading?: Line;
  readonly wording?: string;
  readonly lines: Line[];
}

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
 * A sidebar that was read first ends where the name stands: what follows, headline and town, is the head of the page and no part of the
 * list above it.
 */
export function withNameOnTop(sections: readonly Section[], name: Piece | undefined): Section[] {
  if (!name) return [...sections];
  return sections.flatMap((section) => {
    const at = section.lines.findIndex((line) => line.start <= name.start && name.end <= line.end);
    if (at < 1 || !section.heading || !ASIDE.has(section.kind)) return [section];
    const onItsOwn = section.lines[at]!.gap > 0 || section.lines.slice(0, at).every(({ gap }) => gap === 0);
    if (!onItsOwn || section.lines[at]!.start !== name.start) return [section];
    return [
      { ...section, lines: section.lines.slice(0, at) },
      { kind: 'top' as const, lines: section.lines.slice(at) },
    ];
  });
}
