import type { ParsedDocument } from '../../../core/spi.js';

/** What a reader makes of a text without any structure. */
export function aReading(text: string): ParsedDocument {
  return {
    document: {
      contentType: 'text/plain',
      text,
      pages: 1,
      lines: [{ start: 0, end: text.length, page: 1 }],
      links: [],
    },
    parsed: { profile: { basics: { name: text.slice(0, 40) } }, evidence: [], personalSpans: [] },
  };
}
