import { companyScore, isNameLike } from '../../recognizers/names/company-evidence.js';
import { LEGAL_FORMS } from '../../lexicons/legal-forms.js';
import { wordsOf } from '../../text/words.js';
import { cut, strip, type Piece } from '../../text/piece.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import type { WorkEntry } from './work-entries.js';
import { COMPANY, TITLE } from '../../thresholds.js';

/** How a town is set after its employer: in brackets, or after one of these marks. */
const MARKS = [/\(([^()]{2,40})\)$/u, /,\s+([^,]{2,40})$/u, /\s[–—-]\s([^–—]{2,40})$/u, /\s\/\s([^/]{2,40})$/u];

/**
 * People set the towns of all their employers in the same way. Where most entries show a known town after the employer, what is in the
 * same place of the others is a town that nobody knows: "Escuela Los Duendes (Torrent)" beside "Colegio San Vicente (Valencia)".
 */
export function townsByPattern(document: ResumeDocument, entries: readonly WorkEntry[]): WorkEntry[] {
  const marks = MARKS.filter((mark) => {
    const shown = entries.filter((entry) => showsTown(document, entry, mark)).length;
    const open = entries.filter((entry) => townOf(document, entry, mark)).length;
    return shown > 0 && shown >= open;
  });
  return entries.map((entry) => {
    for (const mark of marks) {
      const town = townOf(document, entry, mark);
      if (town) return { ...entry, ...town };
    }
    return entry;
  });
}

function showsTown(document: ResumeDocument, { company, place }: WorkEntry, mark: RegExp): boolean {
  if (!company || !place || place.start < company.end || place.start - company.end > 4) return false;
  return mark.test(
    document.source
      .slice(company.start, place.end + 1)
      .trimEnd()
      .replace(/[,;]$/u, ''),
  );
}

function townOf(
  document: ResumeDocument,
  { company, place, inherited }: WorkEntry,
  mark: RegExp,
): { company: Piece; place: Piece } | undefined {
  if (!company || place || inherited) return undefined;
  const found = mark.exec(company.text);
  const name = found?.[1]?.replace(/\s{0,9}\(\d{2,3}\)$/u, '').trim();
  if (!found || !name || found.index < 3) return undefined;
  const shaped = isNameLike(name) && /^\p{Lu}/u.test(name) && /\p{Ll}/u.test(name) && wordsOf(name).length <= 4;
  if (
    !shaped ||
    /\d/u.test(name) ||
    LEGAL_FORMS.test(name) ||
    companyScore(name) >= COMPANY.possible ||
    document.titles.isTitle(name) >= TITLE.arguable
  )
    return undefined;
  const at = found.index + found[0].lastIndexOf(name);
  return { company: strip(cut(company, 0, found.index)), place: cut(company, at, at + name.length) };
}
