import { parseResume, plainTextDocument } from '../../../../adapters/enrichment/parse/index.js';
import type { DocumentLine, ExtractedDocument, ParsedResume } from '../../../../core/candidate/resume-document.js';

export function parseText(...lines: string[]): ParsedResume {
  return parseResume(plainTextDocument(lines.join('\n')), { referenceDate: '2026-06-01' });
}

/** Title | employer | start | end of each job, short enough to compare at a glance. */
export function jobs(...lines: string[]): string[] {
  return (parseText(...lines).profile.work ?? []).map((work) =>
    [work.position, work.name, work.startDate, work.endDate].map((value) => value ?? '-').join(' | '),
  );
}

/** A line of a page: `step` is the distance to the line above, in points. */
export type SetRow = readonly [text: string, step?: number, layout?: Partial<DocumentLine>];

/** A page of a PDF with these lines below one another. */
export function pageOfRows(rows: readonly SetRow[], usualStep: number): ExtractedDocument {
  let start = 0;
  let y = 30;
  const lines = rows.map(([text, step = usualStep, layout]): DocumentLine => {
    y += step;
    const line = { start, end: start + text.length, page: 1, x: 20, y, fontSize: 10, ...layout };
    start += text.length + 1;
    return line;
  });
  const text = rows.map(([line]) => line).join('\n');
  return { contentType: 'application/pdf', text, pages: 1, lines, links: [] };
}
