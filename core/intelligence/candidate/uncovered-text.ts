import type { Provenance } from '../../candidate/candidate.js';
import type { Span } from '../../candidate/resume-document.js';
import type { ParsedDocument } from '../../candidate/parsed-document.js';

const NAMES =
  /^\/profile\/(?:(?:work|volunteer)\/\d+\/(?:name|organization|location)|education\/\d+\/(?:institution|studyType)|basics\/location\/\w+)$/;

/**
 * The resume's text for a last look for skills that no section holds: without what names or locates the person, without hidden lines, and
 * without what was read already. Skills in that are found where it was put; the rest of it names employers, schools and places.
 * Where the caller replaced work or skills, the resume no longer speaks for them, and nothing is read from its text.
 */
export function uncoveredText(reading: ParsedDocument, provenance: Provenance): string {
  if (provenance.work === 'caller' || provenance.skills === 'caller') return '';
  const { document, parsed } = reading;
  // "Ostwind Logistics" is where somebody worked, "School of Nursing" where somebody studied, "Tamil Nadu" where somebody lives, not what the
  // person can do; a degree's field of study is read with the education, and a heading says what is below it.
  const names = parsed.evidence.filter(({ fact }) => NAMES.test(fact));
  const hidden = document.lines.filter((line) => line.hidden);
  const streets = parsed.personalSpans.flatMap((span) => streetsBeside(document.text, span));
  const { headings = [], asides = [] } = parsed;
  const blanks = [...parsed.personalSpans, ...streets, ...headings, ...asides, ...names, ...hidden].sort(
    (a, b) => a.start - b.start,
  );
  let text = '';
  let at = 0;
  for (const { start, end } of blanks) {
    if (end <= at) continue;
    if (start > at) text += withoutLabel(document.text.slice(at, start));
    text += '\n\n';
    at = Math.max(at, end);
  }
  return text + document.text.slice(at);
}

/** "Organization : Northwind Ltd": the label of a value that was read says what the value is, and nothing of the person. */
function withoutLabel(before: string): string {
  const line = before.lastIndexOf('\n') + 1;
  return LABEL.test(before.slice(line)) ? before.slice(0, line) : before;
}

const LABEL = /^[\p{L}][\p{L} .'’()/-]{1,40}:\s*$/u;

/** In characters: a line of contact data is no longer. */
const LONGEST_LINE = 200;
const STREET = /(?:^|[|•·–])\s{0,3}(\d{1,5}\p{L}?,? \p{Lu}[^|•·–\n]{3,80})/gu;

/** "12 Orchard Lane, Reading | 07700 …": the street in the line of a telephone number or an e-mail, where it was not read as the home. */
function streetsBeside(text: string, { start, end }: Span): Span[] {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const line = text.slice(from, next < 0 ? text.length : next);
  if (line.length > LONGEST_LINE || !/@|\d{3}/u.test(text.slice(start, end))) return [];
  return [...line.matchAll(STREET)].map(({ 0: { length }, index }) => ({
    start: from + index,
    end: from + index + length,
  }));
}
