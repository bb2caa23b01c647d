import type { ResumeDocument } from '../document/resume-document.js';
import { DAY, isSignature, SIGNED } from '../recognizers/headers/dated-lines.js';
import type { Line } from '../text.js';
import type { Section } from './read-sections.js';

/** Where and when a resume was signed, at its end, belongs to no list above it. */
export function withSignatureApart(document: ResumeDocument, sections: readonly Section[]): Section[] {
  const items = new Set(sections.flatMap(({ heading, lines }) => (heading && lines[0] ? [lines[0].index] : [])));
  const last = document.lines.slice(-LINES_AT_END);
  // What stands right below a heading is an item of it.
  const signed = last.filter((line) => !items.has(line.index) && isSigned(document, line));
  if (signed.length !== 1) return [...sections];
  const [line] = signed;
  return [
    ...sections.map((section) => ({ ...section, lines: section.lines.filter(({ index }) => index !== line!.index) })),
    { kind: 'other', lines: [line!] },
  ];
}

/** The day, a signature and the name below it. */
const LINES_AT_END = 4;

/** "Farsund, 12.03.2024", whatever the town: nothing that a resume tells of is later than the day of its signature, as "First aid, 12.03.2019" may be. */
function isSigned(document: ResumeDocument, line: Line): boolean {
  const [hit] = document.datesOf(line);
  if (!hit || hit.range || line.bullet) return false;
  if (isSignature(line, hit)) return true;
  const day = hit.to;
  if (day?.length !== DAY || !/^[\s.,]*$/u.test(line.text.slice(hit.end))) return false;
  if (!TOWN_AND_COMMA.test(line.text.slice(0, hit.start).trimEnd().replace(SIGNED, ','))) return false;
  const others = document.lines.filter(({ index }) => index !== line.index).flatMap((other) => document.datesOf(other));
  return others.every(({ from, to }) => (to ?? from ?? '') <= day);
}

const TOWN_AND_COMMA = /^\p{Lu}[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,3}\s?,$/u;
