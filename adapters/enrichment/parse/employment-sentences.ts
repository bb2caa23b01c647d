import { isNameLike } from './company-evidence.js';
import type { DateHit } from './date-ranges.js';
import type { Line } from './lines.js';
import { cut, pieceOf, strip, valueOf, type Piece } from './piece.js';
import type { Reading } from './reading.js';
import type { WorkEntry } from './work-entries.js';

/** "Worked as tester with Northwind Ltd from …", "Currently working as …": an employment told in a sentence. */
const TOLD =
  /(?:^|[\s\-–•])(?:[Ww]ork(?:ing|ed|s)|[Jj]oined|[Ss]erv(?:ing|ed)|[Ee]mployed)\s+as\s+(?:an?\s+|the\s+)?(.{3,60}?)\s+(?:with|at|for|in|under)\s+(?:the\s+)?(\p{Lu}.{1,70}?)(?=\s*(?:[,(;]|\.(?:\s|$)|$|\s(?:from|since|during|between|till|until|to|and|as|in|where|on)\s))/u;

/**
 * Employments told in sentences of a summary. Only with a time beside them and a title that is certain: a summary also tells of wishes.
 * What the entries of the work section hold already is left out.
 */
export function toldEmployments(reading: Reading, lines: readonly Line[], entries: readonly WorkEntry[]): WorkEntry[] {
  const known = new Set(entries.flatMap(({ company }) => (company ? [keyOf(company)] : [])));
  const found: WorkEntry[] = [];
  for (const [at, line] of lines.entries()) {
    const told = TOLD.exec(line.text);
    if (!told?.[1] || !told[2]) continue;
    const from = told.index + told[0].indexOf(told[1]);
    const title = strip(cut(line, from, from + told[1].length));
    const place = told.index + told[0].lastIndexOf(told[2]);
    const company = strip(cut(line, place, place + told[2].length));
    if (reading.titles.isTitle(title.text) < 0.85 || !isNameLike(company.text) || known.has(keyOf(company))) continue;
    const date = dateOf(reading, line, lines[at + 1]);
    if (!date) continue;
    const { hit, piece } = date;
    known.add(keyOf(company));
    found.push({
      title,
      company,
      dates: {
        ...(hit.from === undefined ? {} : { from: hit.from }),
        ...(hit.to === undefined ? {} : { to: hit.to }),
        current: hit.current,
      },
      datePiece: piece,
      confidence: 0.6,
      body: [],
    });
  }
  return found;
}

// The dates may stand on the line that the sentence runs on to.
function dateOf(reading: Reading, line: Line, next: Line | undefined): { hit: DateHit; piece: Piece } | undefined {
  for (const each of [line, next]) {
    if (!each || (each !== line && (each.bullet || TOLD.test(each.text)))) continue;
    const hit = reading.datesOf(each).find(({ range }) => range);
    if (hit) return { hit, piece: pieceOf(reading.source, each.start + hit.start, each.start + hit.end) };
  }
  return undefined;
}

function keyOf(company: Piece): string {
  return valueOf(company).toLowerCase();
}
