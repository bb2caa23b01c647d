import type { Span } from '../../../../core/spi.js';
import type { ResumeDocument } from '../document/resume-document.js';
import { findSections, withNameOnTop } from './cut-at-headings.js';
import type { Section } from './section.js';
import { withTaggedSkills } from './tagged-skills.js';
import { inferSections } from './section-inference.js';

/** The second stage: what lies under each heading, and what is work or education without one. */
export function readSections(document: ResumeDocument): Section[] {
  const headed = findSections(document.lines);
  const placed = withNameOnTop(headed, document.name?.piece, document.titles);
  return inferSections(document, withTaggedSkills(document, placed));
}

/** The headings with a line of their own: one with its content after it is left to the reader of the content. */
export function headingSpans(sections: readonly Section[]): Span[] {
  return sections.flatMap(({ heading, lines }) => {
    if (!heading || lines.some(({ index }) => index === heading.index)) return [];
    return [{ start: heading.start, end: heading.end }];
  });
}
