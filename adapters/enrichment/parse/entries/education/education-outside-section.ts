import { type EducationEntry, readEducation } from './education-entries.js';
import { DEGREE, INSTITUTION } from '../../lexicons/education-words.js';
import { cut, type Line, type Piece, valueOf } from '../../text.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import { headWordLexicon } from '../../recognizers/titles-and-employers.js';
import type { Section } from '../../sections/read-sections.js';
import { TITLE } from '../../thresholds.js';
import type { WorkEntry } from '../work/work-entries.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

const TAUGHT = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.education.taught)})(?!\p{L})`, 'iu');

/** Places of study that nothing else is called by; an "academy" or an "institute" also sells courses of a day. */
const SCHOOL = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.education.certainInstitutions)})(?!\p{L})`, 'iu');

/** A student is no employee, wherever the stay is listed. */
const STUDENT = new RegExp(String.raw`^(?:${anyOf(lexicon.education.students)})$`, 'iu');

/** "Completed my B.Tech in … from …", "I hold a Bachelor of Arts from …" */
const STUDY_SENTENCE = new RegExp(String.raw`(?:^|[.;]\s+)(?:${anyOf(lexicon.education.studied)})(?=\S)`, 'giu');

const LISTS: ReadonlySet<Section['kind']> = new Set(['certificates', 'awards', 'other', 'volunteer']);
const ACCOUNTS: ReadonlySet<Section['kind']> = new Set(['top', 'summary', 'other']);

/**
 * Studies mentioned outside the sections of education: certificates that a college gave, stays as a student among the positions, and, where
 * nothing else describes a degree, sentences.
 */
export function educationOutsideSection(
  document: ResumeDocument,
  sections: readonly Section[],
  known: readonly EducationEntry[],
  work: readonly WorkEntry[],
): EducationEntry[] {
  const found = [...listed(document, sections), ...stays(work)];
  if (!known.some(({ degree }) => degree) && !found.some(({ degree }) => degree))
    found.push(...studySentences(document, sections));
  const knownKeys = known.map(keysOf);
  return found.filter((entry) => {
    const keys = keysOf(entry);
    return !knownKeys.some((other) => isSame(keys, other));
  });
}

function listed(document: ResumeDocument, sections: readonly Section[]): EducationEntry[] {
  return sections
    .filter(({ kind }) => LISTS.has(kind))
    .flatMap(({ lines }) => lines.flatMap((line, at) => entriesAt(document, lines, at, line)));
}

// A certificate and its college are on one line, or with nothing but a year between them.
function entriesAt(document: ResumeDocument, lines: readonly Line[], at: number, line: Line): EducationEntry[] {
  if (!isStudy(line) || line.text.length > 140) return [];
  if (SCHOOL.test(line.text)) return named(readEducation(document, [line]));
  const next = lines[at + 1];
  const school = next && /^\D*(?:19|20)\d\d\D*$/u.test(next.text) && next.text.length < 16 ? lines[at + 2] : next;
  if (!next || !school || school.text.length > 70 || !SCHOOL.test(school.text) || isStudy(school)) return [];
  return named(readEducation(document, school === next ? [line, next] : [line, next, school]));
}

function isStudy({ text }: Line): boolean {
  return DEGREE.test(text) && !TAUGHT.test(text);
}

function named(entries: readonly EducationEntry[]): EducationEntry[] {
  return entries.filter(({ degree, institution }) => degree && institution && SCHOOL.test(institution.text));
}

function stays(work: readonly WorkEntry[]): EducationEntry[] {
  return work.flatMap(({ title, company, place, dates, datePiece }): EducationEntry[] => {
    if (!title || !company || !STUDENT.test(title.text) || !INSTITUTION.test(company.text)) return [];
    return [
      {
        degree: title,
        institution: company,
        ...(place && { place }),
        ...(dates && datePiece && { dates, datePiece }),
        courses: [],
      },
    ];
  });
}

/** Whether what stands among the positions is a degree and its school: "BSc Computer Science, University of …", not "PhD Researcher". */
export function isStudyStay({ title, company }: WorkEntry): boolean {
  if (!title || !company || !INSTITUTION.test(company.text) || !startsWithDegree(title)) return false;
  return headWordLexicon.isTitle(title.text) < TITLE.possible;
}

/** Such a degree, as its line is read, or by its parts. */
export function readStudyStay(
  document: ResumeDocument,
  sections: readonly Section[],
  { title, company, place, dates, datePiece }: WorkEntry,
): EducationEntry[] {
  const lines = sections.flatMap((section) => section.lines);
  const line = lines.find(({ start, end }) => title !== undefined && start <= title.start && title.end <= end);
  const read = line ? readEducation(document, [line]).filter(({ degree, institution }) => degree && institution) : [];
  if (read.length > 0 || !title || !company) return read;
  const when = dates && datePiece ? { dates, datePiece } : {};
  return [{ degree: title, institution: company, ...(place && { place }), ...when, courses: [] }];
}

function studySentences(document: ResumeDocument, sections: readonly Section[]): EducationEntry[] {
  const lines = sections.filter(({ kind }) => ACCOUNTS.has(kind)).flatMap((section) => section.lines);
  return lines.flatMap((line) =>
    [...line.text.matchAll(STUDY_SENTENCE)].flatMap((match) => {
      const from = match.index + match[0].length;
      const end = /[.;](?=\s+\p{Lu}|$)/u.exec(line.text.slice(from + 8));
      const sentence = cut(line, from, end ? from + 8 + end.index : line.text.length);
      if (sentence.text.length > 160 || !startsWithDegree(sentence) || !INSTITUTION.test(sentence.text)) return [];
      return named(readEducation(document, [{ ...line, ...sentence, bullet: false }]));
    }),
  );
}

function startsWithDegree({ text }: Piece): boolean {
  const degree = DEGREE.exec(text);
  return degree !== null && degree.index <= 2;
}

interface StudyKeys {
  readonly school: string;
  readonly degree: string;
}

function keysOf({ institution, degree }: EducationEntry): StudyKeys {
  return { school: keyOf(institution), degree: keyOf(degree) };
}

function isSame(a: StudyKeys, b: StudyKeys): boolean {
  const sameSchool = a.school !== '' && b.school !== '' && (a.school.includes(b.school) || b.school.includes(a.school));
  return sameSchool && (a.degree === '' || b.degree === '' || a.degree.slice(0, 4) === b.degree.slice(0, 4));
}

function keyOf(piece: Piece | undefined): string {
  return piece
    ? valueOf(piece)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')
    : '';
}
