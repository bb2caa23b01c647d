import type { Span } from './spans.js';

/** Names of a skill that head what somebody was taught as well. */
const HEADS: ReadonlySet<string> = new Set(
  'training trainings formation formations schulung schulungen capacitación capacitaciones entrenamiento'.split(' '),
);

/**
 * Whether the name of a skill heads what follows: at the beginning of a line with a colon behind it, or alone in its line, in capitals or below an
 * empty line. Alone among the lines of a list it is one of them.
 */
export function isHeading(text: string, { start, end }: Span): boolean {
  const written = text.slice(start, end);
  if (!HEADS.has(written.toLowerCase())) return false;
  const lead = text.slice(Math.max(0, start - LEAD), start);
  if (start > 0 && !/\n[ \t]*$/.test(lead)) return false;
  const behind = /^[ \t]*(:|\n|$)/.exec(text.slice(end, end + BEHIND))?.[1];
  if (behind === undefined) return false;
  if (behind === ':') return true;
  return behind === '\n' && (written === written.toUpperCase() || /\n[ \t]*\n[ \t]*$/.test(lead));
}

/** In characters: two ends of lines with a few blanks. */
const LEAD = 12;
const BEHIND = 6;
