import type { DocumentLine, ExtractedDocument } from '../../../../core/spi.js';

/** A document without any lay-out: what a caller sends as `{ "text": "…" }`. */
export function plainTextDocument(text: string): ExtractedDocument {
  const lines: DocumentLine[] = [];
  let start = 0;
  for (;;) {
    const at = text.indexOf('\n', start);
    const end = at < 0 ? text.length : at;
    lines.push({ start, end, page: 1 });
    if (at < 0) break;
    start = at + 1;
  }
  return { contentType: 'text/plain', text, pages: 1, lines, links: [] };
}
