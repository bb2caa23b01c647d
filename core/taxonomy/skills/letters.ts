import type { Span } from './spans.js';

/** "R&D", "R$ 27", "C-suite", "C-130", "R/C aircraft"; of "C/C++" and "C & C#" the first is a language. */
const GOES_ON = /^(?:\s?&\s?\p{L}(?![+#\p{L}])|\$|-\p{L}{2}|-\d|\/\p{L}(?![+#\p{L}]))/u;
const GOES_BEFORE = /(?:\p{L}\s?&\s?|(?<!\p{L})\p{Lu}\.\s?|(?<!\p{L})(?!C\/)\p{L}\/)$/u;
const INITIAL_BEHIND = /^\.(?:\p{L}|,)/u;

/** Whether a letter alone is part of something else: of an abbreviation, of initials. */
export function isPartOfInitials(text: string, { start, end }: Span): boolean {
  if (end - start !== 1) return false;
  const after = text.slice(end, end + 6);
  return (
    GOES_ON.test(after) || INITIAL_BEHIND.test(after) || GOES_BEFORE.test(text.slice(Math.max(0, start - 4), start))
  );
}
