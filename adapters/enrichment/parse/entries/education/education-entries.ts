import type { ResumeDocument } from '../../document/resume-document.js';
import { countryOfCity } from '../../lexicons/cities.js';
import { PRESENT_PATTERN } from '../../lexicons/date-words.js';
import { CLASS_OF_DEGREE, DEGREE, FIELD_OF_STUDY, INSTITUTION, LABEL } from '../../lexicons/education-words.js';
import { LEGAL_FORMS } from '../../lexicons/legal-forms.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import type { DateHit } from '../../recognizers/dates.js';
import { placeScore, regionOrCountry } from '../../recognizers/places.js';
import { recognizeDegree } from '../../recognizers/qualifications.js';
import { headWordLexicon } from '../../recognizers/titles-and-employers.js';
import { cut, isAdjacent, pieceOf, splitPiece, strip, type Line, type Piece, wordsOf } from '../../text.js';
import { PLACE, TITLE } from '../../thresholds.js';
import { entriesByLayout, type Head, headsByLayout, joinBrokenLines, studiesIn } from './education-layout.js';
import { type EducationToken, type EducationTokenKind, STUDY_OF, tokensOf } from './education-tokens.js';

export interface EducationEntry {
  degree?: Piece;
  area?: Piece;
  institution?: Piece;
  place?: Piece;
  score?: Piece;
  dates?: Pick<DateHit, 'from' | 'to'>;
  datePiece?: Piece;
  courses: Piece[];
}

type Slot = 'degree' | 'institution' | 'dates';

/** "MSc Optics, Tern University (2012); BSc Physics, Lakeside University (2010)": a line for each study. */
function studiesApart(line: Line): Line[] {
  const parts = splitPiece(line, /\s{0,3};\s{1,3}/gu);
  const areStudies = parts.length > 1 && parts.every(({ text }) => DEGREE.test(text) && INSTITUTION.test(text));
  return areStudies ? parts.map((part, at) => ({ ...line, ...part, bullet: line.bullet && at === 0 })) : [line];
}

/** The entries of an education section. */
export function readEducation(document: ResumeDocument, lines: readonly Line[]): EducationEntry[] {
  return readEntries(document, lines)
    .map(withoutScoreLabel)
    .map((entry) => degreeToItsEnd(document.source, fieldApart(entry)))
    .map(withPlainField)
    .map(fieldSaidTwice)
    .map(withoutRemarks)
    .reduce(withWhatIsHeld, [])
    .filter((entry) => !isSentence(entry));
}

/** Where all entries are set alike, each on its own, else by what they say. */
function readEntries(document: ResumeDocument, lines: readonly Line[]): EducationEntry[] {
  const stated = readEducationColumns(document, lines);
  if (stated) return stated;
  // A header of the page that was read below this section.
  const own = lines
    .filter(({ text }) => !/[\p{L}\d]@[\p{L}\d]|^https?:\/\/\S+$/u.test(text))
    .flatMap((line) => datedCells(document, line));
  const whole = joinBrokenLines(document, own.flatMap(studiesApart));
  const laidOut = entriesByLayout(document, whole);
  if (!laidOut) return readPhrases(document, whole);
  const heads = headsByLayout(document, laidOut);
  return laidOut.flatMap((entry, at) => {
    const found = readPhrases(document, entry);
    return heads[at]!.school ? [withHead(document, entry, heads[at]!, found)] : found;
  });
}

/** "Tern University GPA": the score has a line of its own, or was taken out. */
function withoutScoreLabel(entry: EducationEntry): EducationEntry {
  const found = { ...entry };
  for (const key of ['institution', 'area', 'degree'] as const) {
    const label = found[key] && SCORE_LABEL.exec(found[key].text);
    if (label) found[key] = cut(found[key]!, 0, label.index);
  }
  return found;
}

const SCORE_LABEL = /\s[CS]?GPA:?$/u;

/** "BSc: Accounting Tern University Accounting", "Optics - Lamps Tern University": what was studied, written before where, or again behind it, with no mark between. */
function fieldApart(entry: EducationEntry): EducationEntry {
  const { degree, area: given, institution } = entry;
  if (!institution) return entry;
  const isBeside = [degree, given].some((piece) => {
    const gap = piece ? institution.start - piece.end : -1;
    return gap >= 0 && gap <= 4;
  });
  const field = fieldBeforeSchool(institution.text);
  if (field === 0 || !(isBeside || (opensAsField(institution.text) && isLongName(institution.text.slice(field)))))
    return entry;
  const area = strip(cut(institution, 0, field));
  const school = cut(institution, field);
  const again = ` ${area.text}`;
  const isAgain = school.text.toLowerCase().endsWith(again.toLowerCase());
  return {
    ...entry,
    // What is behind the school is less sure to be the field.
    area: entry.area && entry.area.start < institution.start ? entry.area : area,
    institution: isAgain ? cut(school, 0, school.text.length - again.length) : school,
  };
}

/** "Aeronautical Engineering …", and no "Anna Lamp Science Park". */
function opensAsField(text: string): boolean {
  return text.split(/\s+/u, 2).some(isFieldWord);
}

function isFieldWord(word: string): boolean {
  return (FIELD_OF_STUDY.test(word) || FIELD_WORD.test(word)) && !INSTITUTION.test(word);
}

/** "Wick Harbour College" is a whole name, "Training College" may be the rest of one. */
function isLongName(text: string): boolean {
  return UNIVERSITY_OF.test(text) || wordsOf(text).length >= WORDS_OF_LONG_NAME;
}

const WORDS_OF_LONG_NAME = 3;

/** In characters: where the name of the school begins behind a field of study; 0 where the words are of its name, as in "Harbour Business School". */
function fieldBeforeSchool(text: string): number {
  const words = [...text.matchAll(/\S+/gu)];
  let field = 0;
  for (const [at, { 0: word }] of words.entries()) {
    if (isFieldWord(word)) field = at + 1;
    else if (INSTITUTION.test(word) || at - field >= MOST_BEFORE_FIELD) break;
  }
  const school = words[field];
  if (field === 0 || !school) return 0;
  return isWholeName(text.slice(school.index)) ? school.index : 0;
}

/** "Tern College" and "University of Farsund", but no "School of Nursing" or "community college", whose first word is of what is before it. */
function isWholeName(text: string): boolean {
  const first = /^\S*/u.exec(text)![0];
  const isNamed = UNIVERSITY_OF.test(text) || !(INSTITUTION.test(first) || KIND_OF_SCHOOL.test(first));
  return isNamed && /^\p{Lu}/u.test(text) && INSTITUTION.test(text);
}

/** "Bachelor of Science Tern College": the first word behind "of" is of the degree, whatever a school may be called by. */
function degreeToItsEnd(source: string, entry: EducationEntry): EducationEntry {
  const { degree, area, institution } = entry;
  if (!degree || !area || !institution || !OPEN_LINK.test(degree.text)) return entry;
  const isBetween = area.start > degree.end && area.start - degree.end <= 2 && area.end < institution.start;
  if (!isBetween) return entry;
  const { piece, area: field } = recognizeDegree(pieceOf(source, degree.start, area.end));
  const { area: _, ...others } = entry;
  return { ...others, degree: piece, ...(field && { area: field }) };
}

const OPEN_LINK = new RegExp(
  String.raw`(?:(?<!\p{L})|(?=\s))(?:${anyOf([...lexicon.education.openLinks, ...lexicon.joining.and])})$`,
  'iu',
);

/** "B.A. : Wicks and Trade Tern University - Hull, Wicks and Trade": what stands before the school is said again as the field. */
function fieldSaidTwice(entry: EducationEntry): EducationEntry {
  const { area, institution } = entry;
  if (!area || !institution || (area.start < institution.end && area.end > institution.start)) return entry;
  const before = institution.text.length - area.text.length - 1;
  if (institution.text.toLowerCase().endsWith(` ${area.text.toLowerCase()}`) && endsName(institution.text, before))
    return { ...entry, institution: cut(institution, 0, before) };
  if (!institution.text.toLowerCase().startsWith(`${area.text.toLowerCase()} `) || AND_AT_END.test(area.text))
    return entry;
  const school = cut(institution, area.text.length);
  return isWholeName(school.text) ? { ...entry, institution: school } : entry;
}

/** Whether the name of a school can end there: "Tern College" before "Business Management", but no "School of" before "Nursing". */
function endsName(text: string, end: number): boolean {
  const name = text.slice(0, end);
  const isWhole = /(?:^|\s)\p{Lu}[\p{L}.'’-]+$/u.test(name) || INSTITUTION.test(name.slice(name.lastIndexOf(' ') + 1));
  return isWhole && INSTITUTION.test(name) && /^\p{Lu}/u.test(text.slice(end + 1));
}

/** "Present Tern University", and "Cum Laude", "Graduated with" or "Dean's List" for a field: how the study stands or how it went. */
function withoutRemarks(entry: EducationEntry): EducationEntry {
  const { area, institution, ...others } = entry;
  const lead = institution ? (TODAY_FIRST.exec(institution.text)?.[0].length ?? 0) : 0;
  const isLed = lead > 0 && /^\p{Lu}/u.test(institution!.text.slice(lead));
  const school = institution && cut(institution, isLed ? lead : 0, TODAY_LAST.exec(institution.text)?.index);
  const isRemark = area !== undefined && (CLASS_OF_DEGREE.test(area.text) || REMARK.test(area.text));
  return { ...others, ...(school && { institution: school }), ...(area && !isRemark && { area }) };
}

const TODAY_FIRST = new RegExp(String.raw`^(?:${PRESENT_PATTERN})\s{1,3}`, 'iu');
const TODAY_LAST = new RegExp(String.raw`\s\(?(?:${PRESENT_PATTERN})\)?$`, 'iu');
const REMARK = new RegExp(
  String.raw`^(?:${anyOf(lexicon.education.obtained)})(?!\p{L})|(?:^|\s)(?:${anyOf(lexicon.labels.honours)})(?!\p{L})`,
  'iu',
);

const AND_AT_END = new RegExp(String.raw`\s(?:${anyOf(lexicon.joining.and)}|&)$`, 'iu');

const FIELD_WORD = new RegExp(`^(?:${anyOf(lexicon.education.fieldTails)})$`, 'iu');
/** In words that say which: "Human Resources Management". */
const MOST_BEFORE_FIELD = 2;
/** "University of Farsund", "Università di Farsund". */
const UNIVERSITY_OF = /^(?:\p{L}{2,3} )?universi\p{L}{1,6} \p{L}{1,3} \p{L}/iu;
const KIND_OF_SCHOOL = new RegExp(`^(?:${anyOf(lexicon.education.kindsOfSchool)})$`, 'iu');

/** "Finance Finance", "Kenya Finance": said twice, or behind the country of the school above. */
function withPlainField(entry: EducationEntry): EducationEntry {
  const { area } = entry;
  if (!area) return entry;
  const [, once] = /^(\S[^\n]{2,60}) \1$/u.exec(area.text) ?? [];
  if (once) return { ...entry, area: cut(area, 0, once.length) };
  const first = /^\p{Lu}\p{L}{3,20}(?=\s\p{Lu})/u.exec(area.text)?.[0];
  const isPlace = first !== undefined && !FIELD_OF_STUDY.test(first) && regionOrCountry(first) !== undefined;
  return isPlace ? { ...entry, area: cut(area, first.length) } : entry;
}

/** Courses are no degree, but belong to the study above them; a sentence about one, "Did not complete the program", is none either. */
function withWhatIsHeld(entries: readonly EducationEntry[], entry: EducationEntry): EducationEntry[] {
  const { degree, area, ...others } = entry;
  const isCoursework = degree !== undefined && COURSES_TAKEN.test(degree.text);
  const isNone = degree !== undefined && (DENIED.test(degree.text) || IN_SENTENCE.test(degree.text));
  if (!degree || !(isCoursework || isNone)) return [...entries, entry];
  const isOfDegree = area && area.start >= degree.start && area.end <= degree.end;
  const field = area && !isOfDegree ? { area } : {};
  const courses = isCoursework ? [degree, ...entry.courses] : entry.courses;
  if (others.institution && INSTITUTION.test(others.institution.text))
    return [...entries, { ...others, ...field, courses }];
  const study = entries.at(-1);
  if (study) return [...entries.slice(0, -1), { ...study, courses: [...study.courses, ...courses] }];
  return isCoursework ? [{ courses }] : [];
}

const COURSES_TAKEN = new RegExp(
  String.raw`^(?:(?:${anyOf(lexicon.education.courseQualifiers)}) )*(?:${anyOf(lexicon.education.coursework)})(?!\p{L})|\s(?:${anyOf(lexicon.education.coursework)})\.?$`,
  'iu',
);
const DENIED = new RegExp(String.raw`^(?:${anyOf(lexicon.education.denials)})(?!\p{L})`, 'iu');
/** "and evaluating the certificate", "While my degree was …": in their letters, for "I" and "IS" may be of a name. "and Certification" is the rest of one. */
const IN_SENTENCE = new RegExp(
  String.raw`^(?:${anyOf(lexicon.education.halfSentences)})\s(?:\S{1,40}\s){2}|(?<!\p{L})(?:${anyOf(lexicon.education.withinSentences)})\s\p{Ll}`,
  'u',
);

/** "of my class, President of the High School": no degree, and the half of a sentence. */
function isSentence({ degree, institution }: EducationEntry): boolean {
  return !degree && institution !== undefined && IN_SENTENCE.test(institution.text);
}

/** "BCom Accounting, Tern University, 2010 | Matric, Harbour School, 2006": cells between bars that each end with a year are rows. */
function datedCells(document: ResumeDocument, line: Line): Line[] {
  const cells = splitPiece(line, /\s{1,9}\|\s{1,9}/gu);
  const isRow = (cell: Piece): boolean => {
    const hits = document.datesOf(cell).filter(({ weak, range }) => range || !weak);
    return hits.length === 1 && hits[0]!.start > 2 && cell.text.slice(hits[0]!.end).trim() === '';
  };
  return cells.length > 1 && cells.every(isRow) ? cells.map((cell) => ({ ...line, ...cell })) : [line];
}

/** What was found by words is kept, unless the school was taken for something else or is a part of its name. */
function withHead(
  document: ResumeDocument,
  lines: readonly Line[],
  head: Head,
  found: readonly EducationEntry[],
): EducationEntry {
  const school = head.school!;
  const [first = { courses: [] }, ...others] = found;
  const entry = others.reduce(merged, first);
  const apart = (piece: Piece | undefined): Piece | undefined =>
    piece !== undefined && (piece.start >= school.end || piece.end <= school.start) ? piece : undefined;
  const named = entry.institution;
  if (named && isWholeRow(school, named, entry)) return withHead(document, lines, { ...head, school: named }, found);
  const other = apart(named);
  const isCertain =
    !head.isVoted && other !== undefined && INSTITUTION.test(other.text) && !INSTITUTION.test(school.text);
  const taken = isCertain ? other : school;
  const dated = entry.dates ? entry : datesOf(document, lines);
  const degree = apart(head.degree ?? entry.degree);
  const area = apart(head.area ?? entry.area) ?? (isCertain ? undefined : other);
  return {
    courses: entry.courses,
    institution: taken,
    ...(degree && { degree }),
    ...(area && { area }),
    ...(head.studied && studiesIn(head.studied, degree, area)),
    ...(entry.place && apart(entry.place) && { place: entry.place }),
    ...(entry.score && { score: entry.score }),
    ...(dated.dates && { dates: dated.dates }),
    ...(dated.datePiece && { datePiece: dated.datePiece }),
  };
}

/** "Tern University · Farsund", "Tern College, Hull — Diploma in Linen": the row has the school, and besides only its place and what was studied. */
function isWholeRow(school: Piece, named: Piece, { degree, area, place }: EducationEntry): boolean {
  if (!isWithin(named, school) || named.text.length === school.text.length || !INSTITUTION.test(named.text))
    return false;
  const isHere = (part: Piece | undefined): part is Piece => part !== undefined && isWithin(part, school);
  // What is left over where no degree is named would be a field only for want of anything better.
  const parts = [named, place, ...(isHere(degree) ? [degree, area] : [])].filter(isHere);
  if (parts.length < 2) return false;
  const isTaken = (at: number): boolean => parts.some((part) => part.start <= at && at < part.end);
  return [...school.text.matchAll(/[\p{L}\p{N}]/gu)].every(({ index }) => isTaken(school.start + index));
}

function isWithin(part: Piece, whole: Piece): boolean {
  return part.start >= whole.start && part.end <= whole.end;
}

function datesOf(document: ResumeDocument, lines: readonly Line[]): Pick<EducationEntry, 'dates' | 'datePiece'> {
  const token = tokensOf(document, lines).find(({ hit }) => hit !== undefined);
  return token?.hit ? { dates: token.hit, datePiece: token.piece } : {};
}

/** "Lamp Engineering, Bachelor": two words for one degree, of which the plain one is the degree. */
function merged(entry: EducationEntry, other: EducationEntry): EducationEntry {
  const { degree, area } = entry;
  const second = other.degree;
  const plain =
    degree && second && !area && second.text.length < degree.text.length ? { degree: second, area: degree } : {};
  return { ...other, ...entry, ...plain, courses: [...entry.courses, ...other.courses] };
}

/** Groups the phrases of an education section into entries: a new one begins where something would be said twice. */
function readPhrases(document: ResumeDocument, lines: readonly Line[]): EducationEntry[] {
  const tokens = tokensOf(document, unwrapped(document.source, lines));
  const order = orderOf(tokens);
  const { leader } = order;
  const whole = wholeLines(tokens);
  const inRows = datesOpenRows(tokens);
  const endRows = datesEndRows(tokens);
  const entries: EducationEntry[] = [];
  let current: EducationEntry = { courses: [] };
  let loose: EducationToken[] = [];
  let lastLine = -1;
  const close = (): void => {
    assignLeftovers(current, loose);
    if (current.degree ?? current.institution ?? (current.area && current.dates)) entries.push(current);
    current = { courses: [] };
    loose = [];
  };
  for (const [at, token] of tokens.entries()) {
    const slot = slotOf(token.kind);
    const sameLine = token.line.index === lastLine;
    const opensLine = tokens[at - 1]?.line !== token.line;
    const isNextRow = (endRows && current.dates !== undefined) || (inRows && isNextYear(token, current, loose));
    if (opensLine && ((whole.has(token.line) && current.dates && current.institution) || isNextRow)) close();
    else if (
      slot &&
      !isOfEntry(token, current, tokens) &&
      opensNew(current, slot, order, sameLine, token, () => nextName(tokens, at))
    ) {
      const isRightBelow = sameLine || lastLine === token.line.index - 1;
      const moved = isRightBelow ? fieldAtStart(loose, token) : trailing(loose, token, leader);
      loose = loose.filter((other) => !moved.includes(other));
      close();
      loose = moved;
    }
    place(current, token, loose);
    if (slot) lastLine = token.line.index;
  }
  close();
  inheritInstitution(document.source, entries, leader);
  return entries;
}

/**
 * "B.A., History, Lakeside University, 2003": the lines that have the degree, the school and the time of an entry. Only where most are written so and all
 * have their dates at the same edge; elsewhere a line may end one entry and begin the next.
 */
function wholeLines(tokens: readonly EducationToken[]): ReadonlySet<Line> {
  const rows = new Map<Line, EducationTokenKind[]>();
  for (const { line, kind } of tokens) rows.set(line, [...(rows.get(line) ?? []), kind]);
  // Where the page shows how it was set, that decides.
  if (tokens.some(({ line }) => line.layout.fontSize !== undefined)) return new Set();
  const dated = [...rows].filter(([, kinds]) => kinds.includes('dates'));
  const whole = dated.filter(([, kinds]) => kinds.includes('degree') && kinds.includes('institution'));
  const atOneEdge = [0, -1].some((edge) => dated.every(([, kinds]) => kinds.at(edge) === 'dates'));
  return new Set(atOneEdge && whole.length * 2 >= dated.length ? whole.map(([line]) => line) : []);
}

/** "2013  Course in wicks" / "2003  Leaving certificate": all dates open a row, and each row has something behind them. */
function datesOpenRows(tokens: readonly EducationToken[]): boolean {
  return tokens.every(({ kind, line }, at) => {
    if (kind !== 'dates') return true;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    return before?.line !== line && after?.line === line && after.kind !== 'dates';
  });
}

/** "Matric, Harbour School, 2008" / "Diploma in Lamps, Tern College, 2011": every row of plain text ends with its time, so each is an entry. */
function datesEndRows(tokens: readonly EducationToken[]): boolean {
  const last = new Map(tokens.map(({ line, kind }) => [line, kind]));
  const isPlain = tokens.every(({ line }) => line.layout.fontSize === undefined);
  const first = new Set(tokens.filter(({ line }, at) => tokens[at - 1]?.line !== line).map(({ kind }) => kind));
  return isPlain && last.size > 1 && !first.has('dates') && [...last.values()].every((kind) => kind === 'dates');
}

/** The row above had its date, and something of its own that no word explains. */
function isNextYear(
  { kind }: EducationToken,
  { datePiece }: EducationEntry,
  loose: readonly EducationToken[],
): boolean {
  if (kind !== 'dates' || !datePiece) return false;
  return loose.some(({ line }) => line.start <= datePiece.start && datePiece.end <= line.end);
}

// "Bachelor of" / "Business Studies": a line that ends in the middle of a name goes on in the next.
function unwrapped(source: string, lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out[out.length - 1];
    const open =
      last && !line.bullet && last.text.length < 90 && (OPEN_END.test(last.text) || continuesName(last, line));
    if (last && open && isAdjacent(source, last, line))
      out[out.length - 1] = { ...last, ...pieceOf(source, last.start, line.end) };
    else out.push(line);
  }
  return out;
}

const OPEN_END = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.names.openEnds)})$`, 'iu');

const { fieldBefore, fieldEnds, openNames, schoolEnds } = lexicon.education;
const LINK_FIRST = new RegExp(String.raw`^(?:${anyOf(lexicon.joining.openEndsOfLines)})\s+\p{Lu}`, 'u');
const OPEN_NAME = new RegExp(String.raw`(?:${anyOf(openNames)})$`, 'iu');
const FIELD_END = new RegExp(String.raw`^(?:${anyOf(fieldEnds)})(?=[,.\s]|$)`, 'iu');
const FIELD_BEGUN = new RegExp(String.raw`\s(?:${anyOf(fieldBefore)}) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$`, 'u');
const SCHOOL_END = new RegExp(String.raw`^(?:${anyOf(schoolEnds)})`, 'iu');

/** "The University" / "of Lakeside", "Bachelor of Science in Computer" / "Science, …", "Harbour Staff" / "College". */
function continuesName(last: Line, line: Line): boolean {
  if (LINK_FIRST.test(line.text)) return OPEN_NAME.test(last.text);
  if (FIELD_END.test(line.text)) return DEGREE.test(last.text) && FIELD_BEGUN.test(last.text);
  return (
    SCHOOL_END.test(line.text) &&
    /^\p{Lu}[\p{L}.&' -]+$/u.test(last.text) &&
    last.text.split(/\s+/u).length <= 5 &&
    !DEGREE.test(last.text) &&
    !INSTITUTION.test(last.text) &&
    !LABEL.test(last.text)
  );
}

/** "Abschluss: Abitur" under the dates or the school of an entry; where such a line is the first of all, it begins each of them. */
function isOfEntry(
  token: EducationToken,
  { degree, institution, dates }: EducationEntry,
  tokens: readonly EducationToken[],
): boolean {
  if (!token.isStated || !(degree ?? institution ?? dates)) return false;
  return token.kind === 'dates' || tokens.find(({ kind }) => slotOf(kind) !== undefined)?.isStated !== true;
}

/** "Studium der Informatik" / "Abschluss: Bachelor of Science": what was studied is the field of what it ended in. */
function withStatedDegree(entry: EducationEntry, stated: Piece): void {
  const lead = STUDY_OF.exec(entry.degree!.text);
  if (!lead) return;
  entry.area ??= cut(entry.degree!, lead[0].length);
  entry.degree = stated;
}

function place(entry: EducationEntry, token: EducationToken, loose: EducationToken[]): void {
  const { kind, piece } = token;
  if (kind === 'degree' && entry.degree && token.isStated) withStatedDegree(entry, piece);
  else if (kind === 'degree' && !entry.degree) {
    entry.degree = piece;
    if (token.area) entry.area ??= token.area;
  } else if (kind === 'institution') entry.institution ??= piece;
  else if (kind === 'area') entry.area ??= piece;
  else if (kind === 'place') entry.place ??= piece;
  else if (kind === 'score') entry.score ??= piece;
  else if (kind === 'course') entry.courses.push(piece);
  else if (kind === 'dates' && token.hit && !entry.dates) {
    entry.dates = token.hit;
    entry.datePiece = piece;
  } else if (kind === 'unknown') {
    // "Master of Engineering, Lamp Engineering": a field after its degree, whatever comes after.
    const { degree } = entry;
    const gap = degree ? piece.start - degree.end : -1;
    const isNext = degree && !entry.area && gap >= 0 && gap <= 3;
    if (isNext && (isField(piece.text) || isBehindColon(degree, token))) entry.area = piece;
    else loose.push(token);
  }
}

/** "Certificate : Wicks for Beginners 2010 Lantern Harbour": its field, also where no word says so. */
function isBehindColon({ end }: Piece, { line, piece }: EducationToken): boolean {
  return /^\s?:\s?$/u.test(line.text.slice(Math.max(0, end - line.start), Math.max(0, piece.start - line.start)));
}

function opensNew(
  entry: EducationEntry,
  slot: Slot,
  { leader, degreesFirst }: Order,
  sameLine: boolean,
  token: EducationToken,
  next: () => EducationTokenKind | undefined,
): boolean {
  const filled = entry[slot] !== undefined;
  if (!filled) {
    if (sameLine || slot === 'dates') return false;
    // A school without a degree, then a degree with its own school: two entries.
    if (slot === 'degree') return degreesFirst && entry.institution !== undefined && next() === 'institution';
    // A second degree of the school above was complete: this school belongs to the degree below.
    return leader === 'institution' && !!entry.degree && !!entry.dates && next() === 'degree';
  }
  if (slot === 'institution') {
    // "Faculty of Arts, University of …" is one place.
    const near = token.piece.start - (entry.institution?.end ?? 0) < 4;
    return !(near || (sameLine && !entry.degree));
  }
  if (slot === 'dates') return leader === 'dates' && (entry.degree !== undefined || entry.institution !== undefined);
  return !(sameLine && token.piece.text.length < 6);
}

interface Order {
  /** What the first entry begins with. */
  readonly leader: Slot | undefined;
  /** Degrees, or what means them, come before their schools. */
  readonly degreesFirst: boolean;
}

function orderOf(tokens: readonly EducationToken[]): Order {
  const first = tokens.findIndex(({ kind }) => slotOf(kind) !== undefined);
  const leader = first < 0 ? undefined : slotOf(tokens[first]!.kind);
  const names = tokens.filter(({ kind }) => kind === 'degree' || kind === 'institution');
  // "Lantern Making" / "Harbour School" / "Bachelor of Arts" / "Lakeside University": no degree word, but the same order.
  const unnamed = leader === 'institution' && tokens[first - 1]?.kind === 'unknown' && names.at(-1)?.kind === leader;
  return { leader, degreesFirst: leader === 'degree' || unnamed };
}

/** Whether a degree or a school is named next. */
function nextName(tokens: readonly EducationToken[], at: number): EducationTokenKind | undefined {
  return tokens.slice(at + 1).find(({ kind }) => kind === 'degree' || kind === 'institution')?.kind;
}

function slotOf(kind: EducationTokenKind): Slot | undefined {
  return kind === 'degree' || kind === 'institution' || kind === 'dates' ? kind : undefined;
}

/** "Lamp Systems, Diploma, Tern College": the field that opens the line of a degree is that of the degree. Text that was not laid out may have any line. */
function fieldAtStart(loose: readonly EducationToken[], { kind, line }: EducationToken): EducationToken[] {
  if (kind !== 'degree' || line.layout.fontSize === undefined) return [];
  return loose.filter((other) => other.line === line && isField(other.piece.text));
}

// Phrases on the line right above the one that opens the new entry go with it, when they are alone there.
function trailing(loose: readonly EducationToken[], token: EducationToken, leader: Slot | undefined): EducationToken[] {
  const slot = slotOf(token.kind);
  if (slot === leader) return [];
  return loose.filter((other) => other.line.index === token.line.index - 1);
}

/** A school that heads the degrees below it is that of all of them; one on the line of its own degree is that of no other: "Tern College, Diploma" / "Matric, 2006". */
function inheritInstitution(source: string, entries: EducationEntry[], leader: Slot | undefined): void {
  if (leader !== 'institution') return;
  let heading: Piece | undefined;
  for (const entry of entries) {
    const { institution, degree } = entry;
    if (!institution) {
      if (heading) entry.institution = heading;
      continue;
    }
    const isOnLine =
      degree !== undefined &&
      degree.start > institution.end &&
      !source.slice(institution.end, degree.start).includes('\n');
    heading = isOnLine ? undefined : institution;
  }
}

/** Gives the phrases that no word explains to the fields that are still empty. */
function assignLeftovers(entry: EducationEntry, loose: readonly EducationToken[]): void {
  const anchors = [entry.degree, entry.institution, entry.datePiece].filter((piece) => piece !== undefined);
  if (anchors.length === 0 || (!entry.degree && !entry.institution)) return assignWithoutDegreeOrSchool(entry, loose);
  const near = loose.filter((token) =>
    anchors.some(
      (piece) => Math.abs(piece.start - token.piece.end) < 90 || Math.abs(token.piece.start - piece.end) < 90,
    ),
  );
  // "Bachelor of Commerce, Lamp Systems": what follows the degree on its line is the field, before a place that no list knows.
  const { degree } = entry;
  const isAfterSchool = (token: EducationToken): boolean =>
    degree !== undefined && token.piece.start >= degree.end && token.piece.start - degree.end <= 3;
  // After the name of a school is where it is rather than what it teaches.
  const { institution } = entry;
  const beside = (token: EducationToken): boolean =>
    institution !== undefined && token.piece.start >= institution.end && token.piece.start - institution.end <= 3;
  const others = near.filter((token) => !isAfterSchool(token));
  const ordered = [
    ...near.filter(isAfterSchool),
    ...others.filter((token) => !beside(token)),
    ...others.filter((token) => beside(token) && isField(token.piece.text)),
    ...others.filter((token) => beside(token) && !isField(token.piece.text) && canBeBesideSchool(token.piece.text)),
  ];
  for (const token of ordered) {
    if (
      isAfterSchool(token) &&
      !entry.area &&
      canBeField(token.piece.text) &&
      (entry.institution ?? isField(token.piece.text))
    ) {
      entry.area = token.piece;
      continue;
    }
    if (beside(token) && TOWN.test(token.piece.text) && !isField(token.piece.text)) {
      entry.place ??= token.piece;
      continue;
    }
    if (entry.degree && !entry.institution && !isField(token.piece.text) && canName(token.piece.text))
      entry.institution = token.piece;
    else if (
      !entry.area &&
      (canBeField(token.piece.text) || isBeforeDash(entry.degree, token)) &&
      !isSeparate(entry, token) &&
      !isShortFor(token.piece, degree)
    )
      entry.area = withoutStudyOf(token.piece);
  }
}

/** "Abitur, Goethe-Gymnasium, Ochsenhausen": one word that is no field is where the school is. */
const TOWN = /^\p{Lu}[\p{L}'’-]{2,30}$/u;

/** "Masterstudium Informatik". */
function withoutStudyOf(piece: Piece): Piece {
  const lead = STUDY_OF.exec(piece.text);
  return lead ? cut(piece, lead[0].length) : piece;
}

/** "DCG - Diplôme de comptabilité et de gestion": the first letters of the degree, before it. */
function isShortFor(piece: Piece, degree: Piece | undefined): boolean {
  if (!degree || piece.end > degree.start || !/^\p{Lu}{2,6}$/u.test(piece.text)) return false;
  const letters = wordsOf(degree.text).flatMap((word) => (word.length > 3 ? [word.charAt(0).toUpperCase()] : []));
  return letters.join('') === piece.text;
}

/** "Lamp College, Reading": a town that has another sense elsewhere is a town here. */
function canBeBesideSchool(text: string): boolean {
  return !/\.$/u.test(text) && countryOfCity(text) === undefined;
}

// The end of a sentence, of a quotation or of a title, or a remark in brackets names no school, and "Glassblower" what somebody was trained as.
function canName(text: string): boolean {
  return !/[.”"’'!?]$|^[“"„(]/u.test(text) && headWordLexicon.isTitle(text) < TITLE.clear;
}

/** "Glassblower – Diploma": what the degree makes somebody. */
function isBeforeDash(degree: Piece | undefined, { line, piece }: EducationToken): boolean {
  if (degree === undefined || degree.start <= piece.end || degree.start > line.end) return false;
  return /^\s[–-]\s$/u.test(line.text.slice(piece.end - line.start, degree.start - line.start));
}

// "First class" is how well it was done, "Articles editor" what was done beside it.
function canBeField(text: string): boolean {
  if (CLASS_OF_DEGREE.test(text) || INITIALS.test(text)) return false;
  return isField(text) || headWordLexicon.isTitle(text) < TITLE.sure;
}

/** "P.T.B.": a board or a school; a field of study has two letters or stands in brackets. */
const INITIALS = /^(?:\p{Lu}\.\s?){3,6}$/u;

// Below a degree and its school a phrase that names no field is a prize, a society, a review.
function isSeparate({ degree, institution }: EducationEntry, { piece, line }: EducationToken): boolean {
  if (!degree || !institution || isField(piece.text)) return false;
  return line.start > degree.end && line.start > institution.end;
}

// No word of a degree or of a school anywhere: what was studied comes first, where second.
function assignWithoutDegreeOrSchool(entry: EducationEntry, loose: readonly EducationToken[]): void {
  const [first, second] = loose;
  if (!first || !second || second.line.index - first.line.index > 1 || first.line.index === second.line.index) return;
  const swapped = isField(second.piece.text) && !isField(first.piece.text);
  entry.area ??= swapped ? second.piece : first.piece;
  entry.institution = swapped ? first.piece : second.piece;
}

/** Whether a phrase has a word that fields of study are named by; "Hochbau Northwind KG" is who trained somebody. */
function isField(text: string): boolean {
  return FIELD_OF_STUDY.test(text) && !LEGAL_FORMS.test(text);
}

type Column = 'degree' | 'school' | 'board' | 'field' | 'time' | 'score';

const { boardColumns, degreeColumns, fieldColumns, schoolColumns, scoreColumns, timeColumns } = lexicon.education;

const COLUMNS: readonly (readonly [Column, RegExp])[] = (
  [
    ['board', boardColumns],
    ['field', fieldColumns],
    ['time', timeColumns],
    ['score', scoreColumns],
    ['school', schoolColumns],
    ['degree', degreeColumns],
  ] as const
).map(([role, words]) => [role, new RegExp(`^(?:${anyOf(words)})$`, 'iu')]);

interface Value {
  readonly role: Column;
  readonly piece: Piece;
}

const CELL_END = /\s{0,9}\|\s{0,9}|\t+| {3,}/gu;
/** Number of columns that make a table; of two each could be a value. */
const FEWEST_COLUMNS = 3;
/** Number of lines that have a label. */
const FEWEST_LABELLED = 2;

/**
 * A table with a row of heads ("Degree | Institution | Year"), or lines with a label each ("Institution: …", "Year: …"): what a value is stands above or before it,
 * whatever it says. Undefined where the section is written in another way.
 */
function readEducationColumns(document: ResumeDocument, lines: readonly Line[]): EducationEntry[] | undefined {
  return readTable(document, lines) ?? readLabelled(document, lines);
}

function columnOf(label: string): Column | undefined {
  return COLUMNS.find(([, pattern]) => pattern.test(label))?.[0];
}

function cellsOf(line: Line): Piece[] {
  return splitPiece(line, CELL_END).map((cell) => strip(cell));
}

function readTable(document: ResumeDocument, lines: readonly Line[]): EducationEntry[] | undefined {
  const [head, ...rows] = lines;
  if (!head || rows.length === 0) return undefined;
  const roles = cellsOf(head).map(({ text }) => columnOf(text.replace(/[.:]$/u, '')));
  const isHead =
    roles.length >= FEWEST_COLUMNS &&
    roles.every((role) => role !== undefined) &&
    roles.includes('degree') &&
    roles.some((role) => role === 'school' || role === 'board');
  const cells = rows.map(cellsOf);
  // The last cell, the grade, may be empty.
  const least = roles.at(-1) === 'score' ? roles.length - 1 : roles.length;
  if (!isHead || cells.some((row) => row.length < least || row.length > roles.length)) return undefined;
  return cells.map((row) =>
    entryOf(
      document,
      row.map((piece, at) => ({ role: roles[at]!, piece })),
    ),
  );
}

const LABELLED = /^([\p{L}%][\p{L}%/().’' –-]{1,40}?)\s{0,9}(?::|\t| {3,})\s{0,9}(?=\S)/u;

function readLabelled(document: ResumeDocument, lines: readonly Line[]): EducationEntry[] | undefined {
  const values = lines.map((line): Value | undefined => {
    const label = LABELLED.exec(line.text);
    const role = label ? columnOf(label[1]!) : undefined;
    return role && { role, piece: strip(cut(line, label![0].length), /[\s:]/u) };
  });
  const known = values.filter((value) => value !== undefined);
  const roles = new Set(known.map(({ role }) => role));
  if (known.length < FEWEST_LABELLED || known.length < lines.length || !roles.has('school') || roles.size < 2)
    return undefined;
  const entries: Value[][] = [];
  for (const value of known) {
    const current = entries.at(-1);
    if (!current || current.some(({ role }) => role === value.role)) entries.push([value]);
    else current.push(value);
  }
  return entries.map((entry) => entryOf(document, entry));
}

function entryOf(document: ResumeDocument, values: readonly Value[]): EducationEntry {
  const entry: EducationEntry = { courses: [] };
  const find = (role: Column): Piece | undefined =>
    values.find((value) => value.role === role && /[\p{L}\d]/u.test(value.piece.text))?.piece;
  const [degree, field, school, time, score] = [
    find('degree'),
    find('field'),
    find('school') ?? find('board'),
    find('time'),
    find('score'),
  ];
  if (degree && !DEGREE.test(degree.text) && !field && FIELD_OF_STUDY.test(degree.text)) entry.area = degree;
  else if (degree) {
    const { piece, area } = recognizeDegree(degree);
    entry.degree = piece;
    if (area) entry.area = area;
  }
  if (field) entry.area = field;
  if (school) Object.assign(entry, schoolOf(school));
  if (score) entry.score = score;
  const [hit] = time ? document.datesOf(time) : [];
  if (time && hit) {
    entry.dates = hit;
    entry.datePiece = cut(time, hit.start, hit.end);
  }
  return entry;
}

/** "Harbour College, Reading": behind the name is where it is. */
function schoolOf(piece: Piece): Pick<EducationEntry, 'institution' | 'place'> {
  const comma = piece.text.indexOf(',');
  if (comma < 2) return { institution: piece };
  const [name, place] = [strip(cut(piece, 0, comma)), strip(cut(piece, comma + 1))];
  const isPlace =
    placeScore(place.text) >= PLACE.likely || (INSTITUTION.test(name.text) && !INSTITUTION.test(place.text));
  return isPlace ? { institution: name, place } : { institution: piece };
}
