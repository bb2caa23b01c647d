import { BULLETS } from './bullets.js';

/** A text is taken as wrapped if its lines are at most so wide, and some are nearly as wide as the widest. */
const WIDEST = 130;
const NARROWEST = 45;
const NEARLY = 15;
const FEWEST = 4;

/** A line that opens something of its own. */
const OPENS = new RegExp(String.raw`^\s*(?:[${BULLETS}#]|o\s{1,3}\p{Lu}|\d{1,2}[.)]\s|$)`, 'u');
const ENDS = /[.:;!?]\s*$/u;

/**
 * A text that was wrapped at a fixed width, with its lines joined by spaces, so that no sentence or name is broken; offsets stay. A line was wrapped where
 * the first word of the next did not fit.
 */
export function joinWrappedLines(text: string): string {
  const lines = text.split('\n');
  const width = lines.reduce((widest, line) => Math.max(widest, line.trimEnd().length), 0);
  if (width > WIDEST || width < NARROWEST) return text;
  if (lines.filter((line) => line.trimEnd().length >= width - NEARLY).length < FEWEST) return text;
  return lines
    .map((line, at) => {
      const next = lines[at + 1];
      if (next === undefined) return line;
      const first = /^\S{1,130}/u.exec(next)?.[0].length ?? 0;
      const isWrapped =
        !OPENS.test(next) && !ENDS.test(line) && line.trim() !== '' && line.trimEnd().length + 1 + first > width;
      return `${line}${isWrapped ? ' ' : '\n'}`;
    })
    .join('');
}
