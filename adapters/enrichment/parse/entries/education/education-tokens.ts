import type { ResumeDocument } from '../../document/resume-document.js';
import {
  CLASS_OF_DEGREE,
  COURSES,
  DEGREE,
  DEGREE_ANSWER,
  DEGREE_LABEL,
  FIELD_OF_STUDY,
  FIELD_OPENER,
  INSTITUTION,
  LABEL,
  MAJOR,
  PRESENT_ALONE,
  SCORE,
  STUDY_FORM,
  THESIS,
} from '../../lexicons/education-words.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import type { DateHit } from '../../recognizers/dates.js';
import { DURATION, isDatesAlone } from '../../recognizers/headers/dated-lines.js';
import { placeScore, regionOrCountry } from '../../recognizers/places.js';
import { recognizeDegree } from '../../recognizers/qualifications.js';
import { isNameLike } from '../../recognizers/titles-and-employers.js';
import { namesNetwork } from '../../recognizers/contact.js';
import { isProse } from '../../recognizers/headings.js';
import { cut, type Line, type Piece, pieceOf, splitPiece, strip, wordsOf } from '../../text.js';
import { PLACE } from '../../thresholds.js';

export type EducationTokenKind =
  'degree' | 'institution' | 'area' | 'dates' | 'place' | 'score' | 'course' | 'unknown' | 'text';

export interface EducationToken {
  readonly kind: EducationTokenKind;
  readonly piece: Piece;
  readonly line: Line;
  readonly hit?: DateHit;
  /** The field of study inside a degree: "Bachelor of Arts in *History*". */
  readonly area?: Piece;
  /** Said of the entry that it stands in: "Abschluss: Abitur", "diploma behaald in 2019". It begins none. */
  readonly isStated?: boolean;
}

const {
  attended,
  departmentsOf,
  fieldLinks,
  nameLinks,
  openLinks,
  schoolDegrees,
  schoolLevels,
  sentences,
  university,
} = lexicon.education;
const AND = anyOf(lexicon.joining.and);
const OF = anyOf(lexicon.joining.of);

const SENTENCE = new RegExp(String.raw`^(?:${anyOf(sentences)}) `, 'iu');
const UNIVERSITY = new RegExp(anyOf(university), 'iu');
const WITH_FIELD = new RegExp(String.raw`\s(?:${anyOf(fieldLinks)})\s[\p{L}\s,&-]{3,60}$`, 'u');
const TWO_NAMES = new RegExp(String.raw`^\p{Lu}\p{L}+(?: \p{L}+)?,? (?:${AND}|&) \p{Lu}[\p{L} ]{2,40}$`, 'u');
const SCHOOL_DEGREE = new RegExp(String.raw`^(?:${anyOf(schoolDegrees)})`, 'iu');
const SCHOOL_LEVEL = new RegExp(String.raw`(?:${anyOf(schoolLevels)})\s+$`, 'iu');
const OPEN_LINK = new RegExp(String.raw`(?:${anyOf(openLinks)})$`, 'iu');
const NAME_LINK = new RegExp(String.raw`^\p{L}+ (?:${anyOf(nameLinks)})\b`, 'u');
const ARTICLE_BEFORE = new RegExp(String.raw`\b(?:${anyOf(lexicon.places.article)})\s$`, 'iu');
const CAPITAL_WORDS = new RegExp(String.raw`(?:(?:\p{Lu}[\p{L}.'’&-]{0,60}|${OF}|${AND}|&)\s{1,9}){1,3}$`, 'u');
const LINK_FIRST = new RegExp(String.raw`^(?:${OF}|${AND}|&)\s+`, 'u');
const ATTENDED = new RegExp(String.raw`^(?:${anyOf(attended)})`, 'iu');
const DEPARTMENT_OF = new RegExp(String.raw`^(?:${anyOf(departmentsOf)})`, 'iu');

const SEPARATOR = new RegExp(
  String.raw`\s{0,9}[|•·●▪■◆\uF000-\uF8FF\uFF0D]+\s*|\s{1,9}[-–—]{1,2}\s*|\s{0,9}[–—]{1,2}\s*|\t+| {3,}|\s{0,9};\s+|\s{1,9}:\s*|:\s+|,\s*|\s{1,9}(?:${anyOf(lexicon.joining.fromOrAt)})\s+(?=\p{Lu}|(?:${anyOf(lexicon.places.article)}) )|(?<=\p{L}{3})(?<!(?<!\p{L})(?:${anyOf(lexicon.education.shortWithDot)}))\.\s+(?=\p{Lu}|\d{1,2} \p{Lu}{2})|\s{0,9}/{2}\s*|\s{0,9}[[\]]\s*|\s{1,9}ï¼\s*|\s{0,9}(?:${anyOf(lexicon.labels.templatePlaces)})\s*`,
  'gu',
);

/** Cuts one line of an education section into phrases and says what each of them is. */
function educationTokens(document: ResumeDocument, line: Line): EducationToken[] {
  // "sept. 2013 – juin 2015" opens small as a sentence goes on, and is none.
  const isText = isLongText(line) && !isDatesAlone(document, line) && !saysWhenObtained(document, line);
  if (isText || THESIS.test(line.text) || isLabels(line)) return [{ kind: 'text', piece: line, line }];
  const label = labelOfDegree(line);
  if (label && DEGREE_ANSWER.test(line.text.slice(label[0].length))) return [{ kind: 'text', piece: line, line }];
  const tokens: EducationToken[] = [];
  let from = label?.[0].length ?? 0;
  for (const hit of document.datesOf(line)) {
    if (hit.weak && !hit.range) continue;
    const before = cut(line, from, hit.start);
    tokens.push(...phraseTokens(before, line));
    const isStated = !hit.range && OBTAINED_AT_END.test(before.text);
    tokens.push({ kind: 'dates', piece: cut(line, hit.start, hit.end), line, hit, ...(isStated && { isStated }) });
    from = hit.end;
  }
  tokens.push(...phraseTokens(cut(line, from), line));
  if (SUBJECTS.test(line.text)) return asSubjects(tokens);
  return label ? asStated(tokens) : withFieldOfStudy(tokens);
}

/** "Degree: Lamp Engineer". In "Diploma : Lamps 2010 Tern Institute" it is the degree itself, with its school. */
function labelOfDegree({ text }: Line): RegExpExecArray | null {
  const label = DEGREE_LABEL.exec(text);
  return label && DEGREE.test(label[0]) && INSTITUTION.test(text.slice(label[0].length)) ? null : label;
}

const SUBJECTS = new RegExp(String.raw`^(?:${anyOf(lexicon.education.subjectExams)})\s{0,3}:`, 'iu');

/** "A levels: Maths, Physics, Art, Harbour School": behind the mark are subjects, until a school or a date. */
function asSubjects(tokens: readonly EducationToken[]): EducationToken[] {
  return tokens.map((token) =>
    token.kind === 'unknown' || token.kind === 'area' ? { ...token, kind: 'course' } : token,
  );
}

/** "Abschluss: Kauffrau": behind the label is a degree, whatever it is called. */
function asStated(tokens: readonly EducationToken[]): EducationToken[] {
  const [first] = tokens;
  const isNamed = tokens.some(({ kind }) => kind === 'degree');
  return tokens.map((token) => {
    const kind = token === first && !isNamed && token.kind === 'unknown' ? 'degree' : token.kind;
    return { ...token, kind, isStated: true };
  });
}

/** "Degree", "Year of passing", "Name, Dept., Degree": the head of a table. */
function isLabels(line: Line): boolean {
  return line.text.split(/\s{0,9}[,|\t]\s*/u).every((part) => LABEL.test(part));
}

/** "Conferred 05/2014, GPA 3.4", "Graduated in May 2012": reads like a sentence, and dates the degree above. */
function saysWhenObtained(document: ResumeDocument, line: Line): boolean {
  const [hit] = document.datesOf(line);
  return hit !== undefined && OBTAINED_ALONE.test(line.text.slice(0, hit.start).trim().replace(/:$/u, ''));
}

function isLongText(line: Line): boolean {
  if (!isProse(line.text) || isShortField(line.text)) return false;
  // "This degree taught me …" speaks of one that is named elsewhere.
  if (SENTENCE.test(line.text)) return true;
  return !(DEGREE.test(line.text) || INSTITUTION.test(line.text)) || wordsOf(line.text).length > 30;
}

/** "Lakeside College (diploma awarded)": the bracket names no degree. */
const OBTAINED = new RegExp(String.raw`\s{0,9}\((?:${anyOf(lexicon.education.obtained)})\)$`, 'iu');
/** The same after a comma. */
const OBTAINED_ALONE = new RegExp(String.raw`^(?:${anyOf(lexicon.education.obtained)})(?: \p{Ll}{2,3})?$`, 'iu');
const OBTAINED_AT_END = new RegExp(
  String.raw`(?:^|[,;(]\s{0,3})(?:${anyOf(lexicon.education.obtained)})(?: \p{Ll}{2,3})?\s{0,3}$`,
  'iu',
);
const SUBJECT_WITH_MARK = /^\p{Lu}[\p{L} &-]{2,38} \((?:A\*|[A-G]|[1-9])\)$/u;
const BOARD = new RegExp(`^(?:${anyOf(lexicon.education.boards)})$`, 'iu');

const AT_SCHOOL = new RegExp(String.raw`\s(?:${anyOf(lexicon.education.atSchool)})$`, 'iu');
export const STUDY_OF = new RegExp(String.raw`^(?:${anyOf(lexicon.education.studyOf)})\s+(?=\p{Lu})`, 'iu');

/** "Studium der Informatik, Lakeside University, Bachelor of Science": beside a degree what was studied is its field. */
function withFieldOfStudy(tokens: readonly EducationToken[]): EducationToken[] {
  if (tokens.filter(({ kind }) => kind === 'degree').length !== 2) return [...tokens];
  return tokens.map((token) => {
    if (token.kind === 'degree' && STUDY_FORM.test(token.piece.text)) return { ...token, kind: 'text' };
    const lead = token.kind === 'degree' ? STUDY_OF.exec(token.piece.text) : null;
    return lead ? { kind: 'area', piece: cut(token.piece, lead[0].length), line: token.line } : token;
  });
}

function placeOfSchool(text: string): boolean {
  return placeScore(text) >= PLACE.likely && !INSTITUTION.test(text);
}

/** "IES Farsund.": the full stop behind a name ends the row; that of a short form belongs to it. */
const FULL_STOP = new RegExp(
  String.raw`(?<=\p{L}\p{Ll}{3})(?<!(?<!\p{L})(?:${anyOf([...lexicon.education.shortWithDot, ...lexicon.employers.shortAtEnd])}))\.$`,
  'u',
);

function withoutEnd(part: Piece, pattern: RegExp): Piece {
  const end = pattern.exec(part.text);
  return end && end.index > 2 ? cut(part, 0, end.index) : part;
}

function phraseTokens(written: Piece, line: Line): EducationToken[] {
  const piece = withoutEnd(written, OBTAINED);
  const score = SCORE.exec(piece.text);
  if (score) {
    const value = score[1] ?? score[2] ?? score[3] ?? '';
    const at = score.index + score[0].indexOf(value);
    const before = phraseTokens(cut(piece, 0, score.index), line);
    const after = phraseTokens(cut(piece, score.index + score[0].length), line);
    return [...before, { kind: 'score', piece: cut(piece, at, at + value.length), line }, ...after];
  }
  const parts = mergeParts(
    piece,
    splitPiece(piece, SEPARATOR).map((part) => withoutEnd(strip(part), OBTAINED)),
  );
  return parts.filter((part) => /\p{L}/u.test(part.text)).flatMap((part) => classify(part, line));
}

// "University of California, San Diego" and "Berkeley, CA" were cut at their commas.
function mergeParts(whole: Piece, parts: Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const part of parts) {
    const last = out[out.length - 1];
    const joined = last && cut(whole, last.start - whole.start, part.end - whole.start);
    // "(Hillford, NJ)" is one pair of brackets.
    const closing = last && /\([^()]*$/u.test(last.text) ? whole.text.indexOf(')', part.start - whole.start) : -1;
    // "A levels (Maths A, Physics A, French B)" has more parts than two.
    const isHere = closing <= part.end - whole.start;
    if (last && closing >= 0 && (isHere || closing - (last.start - whole.start) <= LONGEST_WITH_BRACKETS)) {
      out[out.length - 1] = cut(whole, last.start - whole.start, isHere ? closing + 1 : part.end - whole.start);
      continue;
    }
    if (joined && isFieldList(last.text, joined.text, part.text)) {
      out[out.length - 1] = joined;
      continue;
    }
    if (
      joined &&
      (!DEGREE.test(part.text) || regionOrCountry(part.text) !== undefined) &&
      /^[^|•–—:]*$/u.test(joined.text) &&
      !/\s-\s/u.test(textAfter(joined, last))
    ) {
      if (placeScore(joined.text.replace(/\.$/u, '')) >= PLACE.likely && !INSTITUTION.test(last.text)) {
        out[out.length - 1] = joined;
        continue;
      }
      // "Law School, University of …": a part of a university is named with it.
      if (
        PART_OF_UNIVERSITY.test(last.text) &&
        !LABEL.test(last.text) &&
        !DEGREE.test(last.text) &&
        UNIVERSITY.test(textAfter(joined, last)) &&
        !DEGREE.test(textAfter(joined, last))
      ) {
        out[out.length - 1] = joined;
        continue;
      }
    }
    out.push(part);
  }
  return out;
}

/** In characters. */
const LONGEST_WITH_BRACKETS = 110;

// A college with a name of its own is not: it only belongs to the university after it.
const PART_OF_UNIVERSITY = new RegExp(String.raw`^(?:${anyOf(lexicon.education.partsOfSchools)})(?!\p{L})`, 'iu');

/** "Bachelor of Science in Clothing, Textiles and Related Arts": a field of several words goes on after its comma. */
function isFieldList(last: string, joined: string, part: string): boolean {
  return (
    DEGREE.test(last) &&
    WITH_FIELD.test(last) &&
    joined.length < 110 &&
    TWO_NAMES.test(part) &&
    !INSTITUTION.test(part) &&
    !DEGREE.test(part) &&
    placeScore(part) < PLACE.likely
  );
}

function textAfter(joined: Piece, last: Piece): string {
  return joined.text.slice(last.text.length);
}

/** "Finished 2 degrees at Lakeside College": how many they are names none. */
const COUNT = new RegExp(String.raw`^(?:(?:${anyOf(lexicon.education.leads)})\s)?\d{1,2}\s(?=\p{L})`, 'iu');

function classify(part: Piece, line: Line): EducationToken[] {
  const { text } = part;
  // "GitHub" of a sidebar that was read together with the column beside it.
  if (namesNetwork(text) || LABEL.test(text.replace(COUNT, '')) || DURATION.test(text) || OBTAINED_ALONE.test(text))
    return [{ kind: 'text', piece: part, line }];
  // "Farsund (Matura)": the degree in brackets behind the place of the school.
  const aside = /^([^()]{2,40})\s\(([^()]{3,80})\)$/u.exec(text);
  if (aside && DEGREE.test(aside[2]!) && !DEGREE.test(aside[1]!) && placeOfSchool(aside[1]!)) {
    const inner = text.length - 1 - aside[2]!.length;
    return [
      { kind: 'place', piece: cut(part, 0, aside[1]!.length), line },
      degreeToken(cut(part, inner, text.length - 1), line),
    ];
  }
  if (placeScore(text.replace(/\.$/u, '')) >= PLACE.likely && !INSTITUTION.test(text))
    return [{ kind: 'place', piece: part, line }];
  // "A levels: English (A), Drama (B)": what was taken, with its mark.
  if (SUBJECT_WITH_MARK.test(text) && !DEGREE.test(text)) return [{ kind: 'course', piece: part, line }];
  if (BOARD.test(text) && !INSTITUTION.test(text)) return [{ kind: 'text', piece: part, line }];
  const major = MAJOR.exec(text);
  if (major && major[0].length < text.length) return [{ kind: 'area', piece: strip(cut(part, major[0].length)), line }];
  if (FIELD_OPENER.test(text)) return [{ kind: 'area', piece: part, line }];
  const degree = DEGREE.exec(text);
  const institution = INSTITUTION.exec(text);
  // "Ausbildung zur Industriekauffrau (IHK)": the chamber in brackets says who examined.
  if (degree && EXAMINER.test(text) && !INSTITUTION.test(text.replace(EXAMINER, ''))) return [degreeToken(part, line)];
  if (degree && institution) return bothIn(part, degree, institution, line);
  if (degree) return [degreeToken(part, line)];
  const studied = institution ? fieldAtSchool(text, institution.index) : undefined;
  if (studied !== undefined)
    return [
      { kind: 'area', piece: cut(part, 0, studied), line },
      ...classify(strip(cut(part, studied + AT_ONCE.exec(text.slice(studied))![0].length)), line),
    ];
  if (institution && wordsOf(text).length <= 14 && (/\p{Lu}/u.test(text) || SMALL_INSTITUTION.test(text)))
    return [{ kind: 'institution', piece: withoutPlace(withoutEnd(withoutLead(part), FULL_STOP)), line }];
  if ((isProse(text) && !isShortField(text) && HAS_SMALL.test(text)) || wordsOf(text).length > 9)
    return [{ kind: 'text', piece: part, line }];
  // "12 Quay Street", "500 points": no name begins with a number.
  const named = (isNameLike(text) || /\p{Lu}/u.test(text)) && !/^\d/u.test(text) && !CLASS_OF_DEGREE.test(text);
  return [{ kind: named ? 'unknown' : 'text', piece: part, line }];
}

/** "Design de Comunicação": a field of study, though its first word opens duties in another language. */
function isShortField(text: string): boolean {
  return SHORT_FIELD.test(text) && FIELD_OF_STUDY.test(text);
}

/** "Baking and Hot Breads" opens as a duty does, and is written as names are. */
const HAS_SMALL = /(?<!\p{L})\p{Ll}{4}|[.!?]$/u;

const SHORT_FIELD = new RegExp(
  String.raw`^\p{Lu}\p{L}{2,20} (?!(?:${AND}) )\p{Ll}{2,4} \p{Lu}\p{L}{2,30}(?: \p{Lu}\p{L}{2,30})?$`,
  'u',
);

/** Where the field ends in "Betriebswirtschaftslehre an der Lakeside-Universität". */
function fieldAtSchool(text: string, school: number): number | undefined {
  for (const at of text.matchAll(AT_ONCE_ANYWHERE)) {
    if (at.index >= school) return undefined;
    if (at.index > 2 && FIELD_OF_STUDY.test(text.slice(0, at.index))) return at.index;
  }
  return undefined;
}

const AT_ONCE = new RegExp(String.raw`^\s{1,3}(?:${anyOf(lexicon.education.atSchool)})\s{1,3}(?=\p{Lu})`, 'u');
const AT_ONCE_ANYWHERE = new RegExp(String.raw`\s{1,3}(?:${anyOf(lexicon.education.atSchool)})\s{1,3}(?=\p{Lu})`, 'gu');

const EXAMINER = /\s\(\p{Lu}{2,5}\)$/u;

/** A name that is written small throughout: "lakeside university". */
const SMALL_INSTITUTION = new RegExp(String.raw`^(?:${anyOf(lexicon.education.smallSchools)})$`, 'u');

/** "Lakeside University (Hillford, NJ)": the place is not part of the name. */
function withoutPlace(part: Piece): Piece {
  const place = /\s{0,9}\(([^()]+)\)$/u.exec(part.text);
  return place && placeScore(place[1]!) >= PLACE.likely ? cut(part, 0, place.index) : part;
}

/** "Spent one year in University of …", "Department of Lamps, University of …": the name begins after the verb or the department. */
function withoutLead(part: Piece): Piece {
  const lead = ATTENDED.exec(part.text) ?? DEPARTMENT_OF.exec(part.text);
  return lead ? strip(cut(part, lead[0].length)) : part;
}

/** "Bachelor of Science Accounting University of Ohio": no mark between degree and institution. */
function bothIn(part: Piece, degree: RegExpExecArray, institution: RegExpExecArray, line: Line): EducationToken[] {
  const { text } = part;
  // "High School Diploma", but "Larkhill College Diploma" names the college.
  const isSchoolDegree =
    SCHOOL_DEGREE.test(text.slice(institution.index)) &&
    !/\p{Lu}\p{Ll}+\s+$/u.test(text.slice(0, institution.index).replace(SCHOOL_LEVEL, ''));
  if (isSchoolDegree || (institution.index >= degree.index && institution.index < degree.index + degree[0].length)) {
    const after = text.slice(degree.index + degree[0].length);
    const second = INSTITUTION.exec(after);
    if (!second) return [degreeToken(part, line)];
    const at = degree.index + degree[0].length;
    return [degreeToken(strip(cut(part, 0, at)), line), { kind: 'institution', piece: strip(cut(part, at)), line }];
  }
  if (institution.index > degree.index) {
    const at = institutionStart(text, institution.index, degree.index + degree[0].length);
    if (at === undefined) return [{ kind: 'institution', piece: part, line }];
    // "Diploma di liceo artistico": a kind of school that is written small is no name of one.
    if (/^\p{Ll}/u.test(text.slice(institution.index)) && OPEN_LINK.test(text.slice(0, at).trimEnd()))
      return [degreeToken(part, line)];
    return [
      degreeToken(withoutEnd(strip(cut(part, 0, at)), AT_SCHOOL), line),
      { kind: 'institution', piece: strip(cut(part, at)), line },
    ];
  }
  const left = strip(cut(part, 0, degree.index));
  // "School of Business Administration": the degree's word only looks like one.
  if (left.text === '' || OPEN_LINK.test(left.text)) return [{ kind: 'institution', piece: part, line }];
  return [{ kind: 'institution', piece: left, line }, degreeToken(strip(cut(part, degree.index)), line)];
}

function institutionStart(text: string, word: number, floor: number): number | undefined {
  const of = NAME_LINK.test(text.slice(word));
  const before = text.slice(floor, word);
  if (of) return word - (ARTICLE_BEFORE.exec(before)?.[0].length ?? 0);
  // The capitalised words right before "University", at most three of them.
  const run = CAPITAL_WORDS.exec(before);
  if (!run) return before.trim() === '' ? undefined : word;
  const lead = LINK_FIRST.exec(run[0])?.[0].length ?? 0;
  return floor + run.index + lead;
}

function degreeToken(piece: Piece, line: Line): EducationToken {
  return { kind: 'degree', line, ...recognizeDegree(piece) };
}

/** The phrases of an education section, with names and dates that the page broke in two put together again. */
export function tokensOf(document: ResumeDocument, lines: readonly Line[]): EducationToken[] {
  const tokens: EducationToken[] = [];
  let inCourses = false;
  const listed = coursesInPoints(document, lines);
  for (const line of lines) {
    const label = COURSES.exec(line.text);
    if (label) {
      inCourses = true;
      tokens.push(...courseTokens(cut(line, label[0].length), line));
      continue;
    }
    inCourses &&= isCourse(document, line);
    tokens.push(...(inCourses || listed.has(line) ? courseTokens(line, line) : educationTokens(document, line)));
  }
  return joinDates(document.source, tokens);
}

/** So many points or tags in a row are a list of what was learnt; fewer may be the field or the class of the degree. */
const FEWEST_POINTS = 3;

/** "• Web design", "• Databases", … below a line that is no point itself. */
function coursesInPoints(document: ResumeDocument, lines: readonly Line[]): ReadonlySet<Line> {
  const found = new Set<Line>();
  let run: Line[] = [];
  const close = (): void => {
    if (run.length >= FEWEST_POINTS && run[0] !== lines[0]) for (const line of run) found.add(line);
    run = [];
  };
  for (const line of lines) {
    const isPoint = (line.bullet || line.layout.role === 'tags') && !COURSES.test(line.text);
    if (isPoint && isCourse(document, line)) run.push(line);
    else close();
  }
  close();
  return found;
}

// A list of courses ends at a degree, a school or a date.
function isCourse(document: ResumeDocument, line: Line): boolean {
  return (
    !DEGREE.test(line.text) &&
    !INSTITUTION.test(line.text) &&
    !/^[\p{L} ]{3,30}:/u.test(line.text) &&
    document.datesOf(line).every(({ weak, range }) => weak && !range)
  );
}

function courseTokens(list: Piece, line: Line): EducationToken[] {
  if (list.text.length > 400) return [];
  return splitPiece(list, /\s{0,9}[,;|•\t]\s*/gu)
    .map((part) => strip(part, /[\s,;:|•.]/u))
    .filter(({ text }) => /\p{L}{2}/u.test(text) && text.length <= 80)
    .map((piece) => ({ kind: 'course', piece, line }));
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
    } else if (last && a && !a.range && isToday(token) && token.line.index === last.line.index + 1) {
      // "2021" above "Present", in a narrow column.
      const piece = pieceOf(source, last.piece.start, token.piece.end);
      const { to: from, ...rest } = a;
      out[out.length - 1] = { ...last, piece, hit: { ...rest, ...(from && { from }), current: true, range: true } };
    } else if (!PRESENT_ALONE.test(token.piece.text)) out.push(token);
  }
  return out;
}

function isToday({ piece, line }: EducationToken): boolean {
  return PRESENT_ALONE.test(line.text) && line.text === piece.text && line.text.length > 2;
}
