import { parseResume, plainTextDocument } from '../../../../adapters/enrichment/parse/index.js';
import type { ParsedResume } from '../../../../core/candidate/resume-document.js';

export function parseText(...lines: string[]): ParsedResume {
  return parseResume(plainTextDocument(lines.join('\n')), { referenceDate: '2026-06-01' });
}

/** Title | employer | start | end of each job, short enough to compare at a glance. */
export function jobs(...lines: string[]): string[] {
  return (parseText(...lines).profile.work ?? []).map((work) =>
    [work.position, work.name, work.startDate, work.endDate].map((value) => value ?? '-').join(' | '),
  );
}
