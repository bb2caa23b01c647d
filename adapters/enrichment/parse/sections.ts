import { chooseHeadings } from './choose-headings.js';
import type { Line } from './lines.js';
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
