import { educationTokens, type EducationToken } from './education-tokens.js';
import type { Line } from './lines.js';
import { pieceOf } from './piece.js';
import type { Reading } from './reading.js';

/** The phrases of an education section, with names and dates that the page broke in two put together again. */
export function tokensOf(reading: Reading, lines: readonly Line[]): EducationToken[] {
  const tokens = unwrapped(reading.source, lines).flatMap((line) =>
    isCourseLabel(line) ? [] : educationTokens(reading, line),
  );
  return joinDates(reading.source, tokens);
}

// "Bachelor of" / "Business Studies": a line that ends in the middle of a name goes on in the next.
function unwrapped(source: string, lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out[out.length - 1];
    const open =
      last && !line.bullet && /(?<!\p{L})(?:of|in|and|&|the|for|de|und|et)$/iu.test(last.text) && last.text.length < 90;
    if (last && open && line.start > last.end)
      out[out.length - 1] = { ...last, ...pieceOf(source, last.start, line.end) };
    else out.push(line);
  }
  return out;
}

// "1997" at the end of a line and "2001: …" on the next are one stretch of time.
function joinDates(source: string, tokens: readonly EducationToken[]): EducationToken[] {
  const out: EducationToken[] = [];
  for (const token of tokens) {
    const last = out[out.length - 1];
    const a = last?.hit;
    const b = token.hit;
    if (
      last &&
      a &&
      b &&
      !a.range &&
      !b.range &&
      token.line.index === last.line.index + 1 &&
      token.piece.start === token.line.start &&
      (a.to ?? '') <= (b.to ?? '')
    ) {
      const piece = pieceOf(source, last.piece.start, token.piece.end);
      out[out.length - 1] = { ...token, piece, hit: { ...b, ...(a.to !== undefined && { from: a.to }), range: true } };
    } else if (!/^(?:present|current|now|to|till date)$/iu.test(token.piece.text)) out.push(token);
  }
  return out;
}

function isCourseLabel(line: Line): boolean {
  return /^(?:courses?|coursework|relevant course(?:work|s)|key courses|modules)\s*:?$/iu.test(line.text);
}
