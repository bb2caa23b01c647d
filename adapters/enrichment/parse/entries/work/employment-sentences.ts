import { spanOf } from '../../recognizers/headers/dated-lines.js';
import type { Line } from '../../text/line.js';
import { valueOf, type Piece } from '../../text/piece.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import { parseEmploymentSentence } from './employment-sentence.js';
import type { WorkEntry } from './work-entries.js';

/**
 * Employments in sentences outside the work section, in a summary for example: "Worked as tester with Northwind Ltd from …".
 * What the entries of the work section hold already is left out.
 */
export function findEmploymentSentences(
  document: ResumeDocument,
  lines: readonly Line[],
  entries: readonly WorkEntry[],
): WorkEntry[] {
  const known = new KnownEmployers();
  for (const { company } of entries) if (company) known.add(keyOf(company));
  const titles = new Set(entries.flatMap(({ title }) => (title ? [keyOf(title)] : [])));
  const found: WorkEntry[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const parsed = parseEmploymentSentence(document, lines, at);
    if (!parsed || known.has(keyOf(parsed.company))) continue;
    const { title, company, hit, datePiece } = parsed;
    // Without dates of its own it may well repeat one of the entries.
    if (!hit && titles.has(keyOf(title))) continue;
    known.add(keyOf(company));
    found.push({
      title,
      company,
      ...(hit && { dates: spanOf(hit) }),
      ...(datePiece && { datePiece }),
      confidence: hit ? 0.6 : 0.5,
      body: [],
    });
  }
  return found;
}

/** "Northwind" and "Northwind Trading Ltd" are taken for one employer. */
class KnownEmployers {
  private readonly keys = new Set<string>();
  private readonly beginnings = new Set<string>();

  add(key: string): void {
    this.keys.add(key);
    for (const beginning of beginningsOf(key)) this.beginnings.add(beginning);
  }

  has(key: string): boolean {
    return this.beginnings.has(key) || beginningsOf(key).some((beginning) => this.keys.has(beginning));
  }
}

function beginningsOf(key: string): string[] {
  return Array.from({ length: key.length + 1 }, (_, length) => key.slice(0, length));
}

function keyOf(company: Piece): string {
  return valueOf(company).toLowerCase();
}
