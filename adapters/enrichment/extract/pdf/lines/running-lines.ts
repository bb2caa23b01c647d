import type { DraftLine } from '../../draft-line.js';

/** Share of the page height, at the top and at the bottom, in which repeated lines are headers and footers. */
const MARGIN = 0.1;

/**
 * Lines repeated on the margins of pages (name, "Page 2 of 3") are kept where they first occur, and marked; so are those that number their page, carry
 * the name of page one to the next, or were put there by a browser, though no other page has the like.
 */
export function keepRunningLinesOnce(pages: readonly DraftLine[][], heights: readonly number[]): DraftLine[] {
  const names = namesOf(pages[0] ?? []);
  const marked = pages.map((lines, index) =>
    lines.map((line) => {
      const place = marginOf(line, heights[index] ?? 0);
      if (place === undefined || !isOutermost(line, lines, place)) return line;
      const runs = isNumber(line, lines, index + 1, pages.length) || isPrinted(line) || (index > 0 && hasName(line));
      return runs ? { ...line, role: place } : line;
    }),
  );
  return pages.length < 2 ? marked.flat() : withoutRepeated(withoutCutLines(marked, heights), heights);

  function hasName({ text }: DraftLine): boolean {
    return text.split(CELL).some((cell) => names.has(cell.trim().toLowerCase()));
  }
}

/** A line that the edge of the page cut through is printed whole on the next one, and once more at the end of this. */
function withoutCutLines(pages: readonly DraftLine[][], heights: readonly number[]): readonly DraftLine[][] {
  return pages.map((lines, index) => {
    const last = lines.at(-1);
    const next = pages[index + 1]?.[0];
    if (!last || !next || !isAgain(last, next)) return lines;
    const isCut =
      marginOf(last, heights[index] ?? 0) === 'footer' && marginOf(next, heights[index + 1] ?? 0) === 'header';
    return isCut ? lines.slice(0, -1) : lines;
  });
}

function isAgain(a: DraftLine, b: DraftLine): boolean {
  return /\p{L}{3}/u.test(a.text) && a.text === b.text && a.x === b.x && a.fontSize === b.fontSize && a.bold === b.bold;
}

function withoutRepeated(pages: readonly DraftLine[][], heights: readonly number[]): DraftLine[] {
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
  const place = marginOf(line, height);
  if (place === undefined || line.y === undefined) return '';
  const isDate = line.text.length < 30 && /\b(19|20)\d\d\b/.test(line.text);
  // The date of an entry that happens to begin the page, as on the page before.
  if (isDate && place === 'header') return '';
  const text = isDate ? line.text : line.text.replace(/(?<!\d)\d{1,2}(?!\d)/g, '#');
  return `${place === 'header' ? 'top' : 'bottom'}|${Math.round(line.y / 4)}|${text.replace(/\s+/g, ' ').trim()}`;
}

function marginOf({ hidden, y }: DraftLine, height: number): 'header' | 'footer' | undefined {
  if (hidden === true || y === undefined) return undefined;
  return y < height * MARGIN ? 'header' : y > height * (1 - MARGIN) ? 'footer' : undefined;
}

function isOutermost(line: DraftLine, lines: readonly DraftLine[], place: 'header' | 'footer'): boolean {
  return lines.every(
    ({ hidden, y }) => hidden === true || y === undefined || (place === 'header' ? y >= line.y! : y <= line.y!),
  );
}

const CELL = /\t|\s[·|–—-]\s/u;
/** "Page 1 of 2", "Seite 1", "1 / 2": at the end of the line, or alone. */
const PAGE_NUMBER =
  /(?:^|[\s|·–—-])(?:(page|seite|página|pagina|pág\.|pag\.|strona|str\.|s\.|p\.)\s?)?(\d{1,3})(?:\s?(?:\/|of|von|sur|de|di|van|z|ze)\s?(\d{1,3}))?$/iu;

/** The number of this very page: with a word or with the number of all pages beside it, or in a cell of its own in letters smaller than the text. */
function isNumber(line: DraftLine, lines: readonly DraftLine[], number: number, all: number): boolean {
  const found = PAGE_NUMBER.exec(line.text.slice(-40));
  if (!found || Number(found[2]) !== number) return false;
  if (found[3] !== undefined) return Number(found[3]) === all;
  const isCell = /(?:^|\t)\d{1,3}$/u.test(line.text);
  return found[1] !== undefined || (isCell && (line.fontSize ?? 0) < usualSize(lines));
}

function usualSize(lines: readonly DraftLine[]): number {
  const sizes = lines.flatMap(({ fontSize }) => fontSize ?? []).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** What browsers print above and below a page: "2/12/26, 3:18 PM", and the address of the file. */
function isPrinted({ text }: DraftLine): boolean {
  return /^(?:\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?!\d)|file:\/\/\/\S)/u.test(text);
}

/** What is set in the largest letters of the page, if it is of two words or more. */
function namesOf(lines: readonly DraftLine[]): ReadonlySet<string> {
  const largest = Math.max(...lines.map(({ fontSize }) => fontSize ?? 0));
  if (largest <= usualSize(lines)) return new Set();
  const names = lines.filter(({ fontSize, text }) => fontSize === largest && /\S\s\S/u.test(text));
  return new Set(names.map(({ text }) => text.trim().toLowerCase()));
}
