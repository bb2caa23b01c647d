import type { ParsedDocument } from '../../candidate/parsed-document.js';
import type { QualityFinding } from '../../candidate/candidate-intelligence.js';
import type { Span } from '../../candidate/resume-document.js';
import { evidenceInSource } from './source-evidence.js';

/** More of them say no more than that the layout was not understood. */
const MOST_BLOCKS = 5;

/** Says what the profile may lack because it was not read, by its place in the document. Nothing of it is a fault of the candidate. */
export function unreadHints({ document, parsed }: ParsedDocument): QualityFinding[] {
  const { unread, unreadScript } = parsed;
  const findings: QualityFinding[] = [];
  if (unreadScript !== undefined) {
    const detail = `Most of the text is ${unreadScript}, which is not read: the profile has name, contact and dates, and what is written in Latin letters.`;
    findings.push({ code: 'language.not_supported', severity: 'warning', detail, pointer: '/resume' });
  }
  for (const { section, stretches, entries, page, start, end } of unread?.sections ?? []) {
    const detail =
      stretches === 0
        ? `The section on page ${String(page)} gave no entry of ${section}.`
        : `The section on page ${String(page)} has ${String(stretches)} stretches of time and gave ${String(entries)} of them to ${section}.`;
    findings.push({
      code: 'resume.section_short',
      severity: 'warning',
      detail,
      pointer: `/profile/${section}`,
      page,
      ...placeInSource(document, { start, end }),
    });
  }
  for (const { lines, page, start, end } of (unread?.blocks ?? []).slice(0, MOST_BLOCKS)) {
    const detail = `${String(lines)} lines on page ${String(page)} gave nothing to the profile.`;
    findings.push({
      code: 'resume.block_not_read',
      severity: 'warning',
      detail,
      pointer: '/resume',
      page,
      ...placeInSource(document, { start, end }),
    });
  }
  return findings;
}

function placeInSource(document: ParsedDocument['document'], { start, end }: Span): Span {
  const [place] = evidenceInSource(document, [{ fact: '', quote: '', confidence: 1, start, end }]);
  return place ? { start: place.start, end: place.end } : { start, end };
}
