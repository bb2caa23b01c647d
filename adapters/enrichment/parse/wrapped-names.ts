import { isHeaderLike } from './entry-headers.js';
import { wordsOf, type Line } from './lines.js';
import { pieceOf } from './piece.js';
import type { Reading } from './reading.js';

const OPEN_END = /(?:(?<!\p{L})(?:of|and|for|the|de|des|du|del|und|für)|&)$/u;

/** "Institute for the Study of" / "Lamp Design": a name that the page broke is put together again, so that it is read as one phrase. */
export function joinWrappedNames(reading: Reading, lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const next = lines[at + 1];
    if (!next || !opensName(reading, line) || !closesName(reading, line, next)) {
      out.push(line);
      continue;
    }
    out.push({ ...line, ...pieceOf(reading.source, line.start, next.end) });
    at += 1;
  }
  return out;
}

function opensName(reading: Reading, line: Line): boolean {
  return OPEN_END.test(line.text) && wordsOf(line.text).length <= 9 && isHeaderLike(line, reading);
}

function closesName(reading: Reading, line: Line, next: Line): boolean {
  const between = reading.source.slice(line.end, next.start);
  if (next.gap > 0 || next.start < line.end || /\S/u.test(between)) return false;
  return /^\p{Lu}/u.test(next.text) && wordsOf(next.text).length <= 8 && isHeaderLike(next, reading);
}
