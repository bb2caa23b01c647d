import type { Provenance } from '../candidate/candidate.js';
import type { Reading } from '../ports/document-store.js';

/**
 * The resume's text for a last look for skills that no section holds: without what names or locates the person, and without hidden lines.
 * Where the caller replaced work or skills, the resume no longer speaks for them, and nothing is read from its text.
 */
export function looseText(reading: Reading, provenance: Provenance): string {
  if (provenance.work === 'caller' || provenance.skills === 'caller') return '';
  const { document, parsed } = reading;
  const blanks = [...parsed.personalSpans, ...document.lines.filter((line) => line.hidden)].sort(
    (a, b) => a.start - b.start,
  );
  let text = '';
  let at = 0;
  for (const { start, end } of blanks) {
    if (end <= at) continue;
    if (start > at) text += document.text.slice(at, start);
    text += '\n\n';
    at = Math.max(at, end);
  }
  return text + document.text.slice(at);
}
