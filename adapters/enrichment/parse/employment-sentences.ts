import type { Line } from './lines.js';
import { valueOf, type Piece } from './piece.js';
import type { Reading } from './reading.js';
import { toldSentence } from './told-sentence.js';
import type { WorkEntry } from './work-entries.js';

/**
 * Employments told in sentences outside the work section, in a summary for example: "Worked as tester with Northwind Ltd from …".
 * What the entries of the work section hold already is left out.
 */
export function toldEmployments(reading: Reading, lines: readonly Line[], entries: readonly WorkEntry[]): WorkEntry[] {
  const known = new Set(entries.flatMap(({ company }) => (company ? [keyOf(company)] : [])));
  const titles = new Set(entries.flatMap(({ title }) => (title ? [keyOf(title)] : [])));
  const found: WorkEntry[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const told = toldSentence(reading, lines, at);
    if (!told || isKnown(known, keyOf(told.company))) continue;
    const { title, company, hit, datePiece } = told;
    // Without dates of its own it may well be one of the entries, told again.
    if (!hit && titles.has(keyOf(title))) continue;
    known.add(keyOf(company));
    found.push({
      title,
      company,
      ...(hit && {
        dates: {
          ...(hit.from === undefined ? {} : { from: hit.from }),
          ...(hit.to === undefined ? {} : { to: hit.to }),
          current: hit.current,
        },
      }),
      ...(datePiece && { datePiece }),
      confidence: hit ? 0.6 : 0.5,
      body: [],
    });
  }
  return found;
}

// "Northwind" and "Northwind Trading Ltd" are taken for one employer.
function isKnown(known: ReadonlySet<string>, key: string): boolean {
  return [...known].some((other) => other.startsWith(key) || key.startsWith(other));
}

function keyOf(company: Piece): string {
  return valueOf(company).toLowerCase();
}
