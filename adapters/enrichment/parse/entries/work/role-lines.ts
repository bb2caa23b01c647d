import type { Line } from '../../text/line.js';
import { cut, strip } from '../../text/piece.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import { TITLE } from '../../thresholds.js';

/**
 * "Principal (2006 – 2009), Associate (2001 – 2006)": several posts with one employer on a line. Each becomes a line of its own; a line that
 * says anything else between the dates stays as it is.
 */
export function splitRoleLines(document: ResumeDocument, lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => rolesOf(document, line) ?? [line]);
}

function rolesOf(document: ResumeDocument, line: Line): Line[] | undefined {
  const dates = document.datesOf(line).filter(({ range }) => range);
  if (dates.length < 2) return undefined;
  const roles: Line[] = [];
  let surest = 0;
  let from = 0;
  for (const [at, date] of dates.entries()) {
    const title = strip(cut(line, from, date.start));
    const likely = document.titles.isTitle(title.text);
    // "Partner" alone is a title beside another one.
    if (likely < TITLE.faint || title.text.split(/\s+/u).length > 8) return undefined;
    surest = Math.max(surest, likely);
    const next = dates[at + 1];
    const end = date.end + (/^\s*\)/u.exec(line.text.slice(date.end))?.[0].length ?? 0);
    // What is after the last dates stays with them.
    const part = cut(line, title.start - line.start, next ? end : undefined);
    roles.push({ ...line, ...part });
    from = end;
  }
  return surest >= TITLE.clear ? roles : undefined;
}
