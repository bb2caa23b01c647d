import type { DraftLine } from '../../draft-line.js';

/** Share of the page height, at the top and at the bottom, in which repeated lines are headers and footers. */
const MARGIN = 0.09;

/** Lines repeated on the margins of pages (name, "Page 2 of 3") are kept where they first occur, and marked. */
export function keepRunningLinesOnce(pages: readonly DraftLine[][], heights: readonly number[]): DraftLine[] {
  if (pages.length < 2) return pages.flat();
  const keys = pages.map((lines, index) => new Set(lines.map((line) => marginKey(line, heights[index] ?? 0))));
  const first = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [index, set] of keys.entries()) {
    for (const key of set) {
      if (key === '') continue;
      if (first.has(key)) repeated.add(key);
      else first.set(key, index);
    }
  }
  return pages.flatMap((lines, index) =>
    lines.flatMap((line) => {
      const key = marginKey(line, heights[index] ?? 0);
      if (!repeated.has(key)) return [line];
      if (first.get(key) !== index) return [];
      return [{ ...line, role: key.startsWith('top') ? ('header' as const) : ('footer' as const) }];
    }),
  );
}

/** Same text at the same height. Short numbers count as equal (page numbers), longer ones (phones) do not. */
function marginKey(line: DraftLine, height: number): string {
  if (line.hidden === true || line.y === undefined) return '';
  const place = line.y < height * MARGIN ? 'top' : line.y > height * (1 - MARGIN) ? 'bottom' : '';
  if (place === '') return '';
  // The date of an entry that happens to begin the page, as on the page before.
  if (line.text.length < 30 && /\b(19|20)\d\d\b/.test(line.text)) return '';
  return `${place}|${Math.round(line.y / 4)}|${line.text
    .replace(/(?<!\d)\d{1,2}(?!\d)/g, '#')
    .replace(/\s+/g, ' ')
    .trim()}`;
}
