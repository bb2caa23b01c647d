import { companyScore, MASKED } from '../recognizers/names/company-evidence.js';
import { DEGREE, INSTITUTION } from '../lexicons/education-words.js';
import { piecesOfLine } from '../recognizers/headers/header-pieces.js';
import type { Line } from '../text/line.js';
import { placeAtEnd } from '../recognizers/places/places.js';
import { isProse } from '../recognizers/prose.js';
import type { ResumeDocument } from '../document/resume-document.js';
import type { Section } from './section.js';
import { findDatedLines } from '../recognizers/headers/dated-lines.js';
import { COMPANY, SHARE, TITLE } from '../thresholds.js';

/** Where a document has no heading for its work or its education, their lines are found by what they say. */
export function inferSections(document: ResumeDocument, sections: readonly Section[]): Section[] {
  let out = sections.map((section): Section => (holdsDegrees(section) ? { ...section, kind: 'education' } : section));
  const has = (kind: Section['kind']): boolean =>
    out.some((section) => section.kind === kind && section.lines.length > 0);
  const known = has('work');
  out = out.flatMap((section) => splitWork(document, section, known));
  if (!has('education')) out = out.flatMap((section) => splitEducation(section));
  return out;
}

// "Qualifications" are degrees in one country and skills in another.
function holdsDegrees({ kind, wording, lines }: Section): boolean {
  if (kind !== 'skills' || !/^(?:\p{L}+ (?:and )?)?qualifications?$/u.test(wording ?? '')) return false;
  const degrees = lines.filter((line) => DEGREE.test(line.text) && line.text.length <= 120).length;
  const placed = lines.some((line) => INSTITUTION.test(line.text) && DEGREE.test(line.text));
  return placed && degrees >= lines.length * SHARE.degreeLines;
}

const OPEN: ReadonlySet<Section['kind']> = new Set([
  'top',
  'summary',
  'skills',
  'other',
  'awards',
  'projects',
  'contact',
  'certificates',
]);

// Where the document does head its work, other sections must show title, employer and dates at once to lose lines to it.
function splitWork(document: ResumeDocument, section: Section, known: boolean): Section[] {
  if (!OPEN.has(section.kind) || (known && (section.kind === 'volunteer' || section.kind === 'projects')))
    return [section];
  const anchors = findDatedLines(document, section.lines).filter(({ at, dates, hits }) => {
    // Masked years ("20XX - 20XX") have no value, but they are a stretch of time.
    const masked = dates?.to === undefined && hits.some(({ range }) => range);
    if (!dates || (dates.from === undefined && !dates.current && !masked)) return false;
    const near = section.lines.slice(Math.max(0, at - 2), at + 3);
    const own = section.lines[at]!;
    const beside = titled(document, own) ? [own] : section.lines.slice(Math.max(0, at - 1), at + 2);
    if (beside.some((line) => DEGREE.test(line.text) && INSTITUTION.test(line.text))) return false;
    if (!known) return near.some((line) => looksLikeWork(document, line));
    const pieces = near
      .filter((line) => !line.bullet && !isProse(line.text))
      .flatMap((line) => piecesOfLine(document, line, 0, document.datesOf(line)));
    return (
      pieces.some(({ title }) => title >= TITLE.clear) &&
      pieces.some(({ company, title }) => company >= COMPANY.possible && title < TITLE.possible)
    );
  });
  const first = anchors[0];
  if (!first) return [section];
  let from = first.at;
  while (from > 0 && first.at - from < 2 && looksLikeWork(document, section.lines[from - 1]!)) from -= 1;
  return [
    { ...section, lines: section.lines.slice(0, from) },
    { kind: 'work', lines: section.lines.slice(from) },
  ];
}

function looksLikeWork(document: ResumeDocument, line: Line): boolean {
  if (line.bullet) return false;
  if (titled(document, line) || companyScore(line.text) >= COMPANY.likely) return true;
  // "Northwind Trading, Phoenix, Arizona": a name and where it is.
  const placed = isProse(line.text) ? undefined : placeAtEnd(line);
  return placed !== undefined && companyScore(placed.rest.text) >= COMPANY.name;
}

function titled(document: ResumeDocument, line: Line): boolean {
  if (line.bullet || line.text.length > 110 || isProse(line.text)) return false;
  return line.text.split(/[,|–-]/u).some((part) => document.titles.isTitle(part.replace(MASKED, '')) >= TITLE.clear);
}

function splitEducation(section: Section): Section[] {
  if (section.kind === 'work' && !section.heading) return splitOff(section);
  if (section.kind === 'work' || section.kind === 'skills' || section.kind === 'summary') return [section];
  const found = section.lines.filter((line, at) => isEducation(line, section.lines[at + 1], section.lines[at - 1]));
  if (found.length === 0) return [section];
  const near = new Set(found.flatMap((line) => [line.index - 1, line.index, line.index + 1]));
  const kept = section.lines.filter((line) => near.has(line.index));
  return [section, { kind: 'education', lines: kept }];
}

// Work that was itself found by its content may have run over the education below it.
function splitOff(section: Section): Section[] {
  const own = section.lines.filter((line, at) => isEducation(line, section.lines[at + 1], section.lines[at - 1]));
  if (own.length === 0) return [section];
  const owned = new Set(own);
  return [
    { ...section, lines: section.lines.filter((line) => !owned.has(line)) },
    { kind: 'education', lines: own },
  ];
}

function isEducation(line: Line, next: Line | undefined, before: Line | undefined): boolean {
  if (line.text.length > 140 || !DEGREE.test(line.text)) return false;
  return [line, next, before].some(
    (other) => other !== undefined && other.text.length < 140 && INSTITUTION.test(other.text),
  );
}
