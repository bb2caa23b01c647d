import type { DraftLine } from '../draft-line.js';

/**
 * Takes the bullet off the lines of an item that is an entry itself, such as one of a timeline: it has a heading, or bold words or dates at its
 * head and lines below it. `settled` are the lines of items within it, which are points.
 */
export function withoutBulletsOfEntries(lines: readonly DraftLine[], settled: Set<DraftLine>): void {
  const own = lines.filter((line) => !settled.has(line));
  for (const line of own) settled.add(line);
  const head = own.slice(0, LINES_OF_HEAD);
  const isEntry =
    own.some(({ role }) => role === 'heading') ||
    (own.length > 1 && head.some(({ text, bold }) => bold === true || YEAR.test(text)));
  if (!isEntry) return;
  for (const line of own) if (line.role === 'list-item') delete line.role;
}

/** Title, employer and dates. */
const LINES_OF_HEAD = 3;
const YEAR = /\b(?:19|20)\d\d\b/;
