import { CLASS_OF_DEGREE, DEGREE, INSTITUTION } from '../lexicons/education-words.js';
import { LANGUAGE_NAMES } from '../lexicons/language-names.js';
import { anyOf, lexicon, wholeWords } from '../lexicons/lexicon.js';
import { isProse } from './headings.js';
import { cut, type Line, type Piece, plain, splitPiece, strip, wordsOf } from '../text.js';
import { regionOrCountry } from './places.js';

const { honours, leadArticles, leads, notFields, schoolNames, tails } = lexicon.education;

// In brackets after a degree: its short form or its class, not a field of study.
const NO_FIELD = new RegExp(
  String.raw`^(?:[\p{Lu}.]{2,6}|m\.?b\.?a\.?|b\.?\s?tech\.?|m\.?\s?tech\.?|ph\.?d\.?|\d.*|${anyOf(notFields)})$`,
  'iu',
);

// "Pursuing a PhD …", "Progressive certification to attain National Certificate …": how the degree was obtained.
const DEGREE_LEAD = new RegExp(
  String.raw`^(?:(?:\p{L}+ ){0,4}?(?:${anyOf(leads)})\s+(?:(?:${anyOf(leadArticles)})\s+)?)(?=[\p{L}\d])`,
  'iu',
);
// What came with it, or that something is lacking.
const DEGREE_TAIL = new RegExp(String.raw`\s{1,9}(?:${anyOf(tails)})$`, 'iu');
const SHORT_FORM = new RegExp(String.raw`^[\p{L}\d. -]{2,9}(?: (?:${anyOf(honours)}))?$`, 'iu');
const NO_SKILL = new RegExp(
  String.raw`^(?:${anyOf([...lexicon.skills.noSkill, ...lexicon.person.documents])})\.?$`,
  'iu',
);
const SCHOOL_NAME = new RegExp(anyOf(schoolNames), 'iu');

const SHORT_NAMES =
  'LL\\.?[BM]|M\\.?Phil|M\\.?Res|M\\.?Ed|[BM]\\.?Arch|[BM]BA|PGDM|PGCE|PGDE|PG ?Dip|PG ?Cert|HN[CD]|OND|MP[AH]|[BM]SW|FdSc|[BM]\\.?Mus';

// "BSc (Hons) Zoology": a short form and a field with nothing between them.
const SHORT_WITH_FIELD = new RegExp(
  String.raw`^((?:[BM]\.?\s?Sc|[BM]\.?\s?Eng|[BM]\.?\s?Tech|[BM]\.?\s?Com|[BM]S|[BM]\.\s?S|B\.?E|M\.E|[BM]\.?F\.?A|A\.A\.S|A\.S|M\.?B\.?A|Ph\.?\s?D|BA|MA|B\.A|M\.A|${SHORT_NAMES})\.?(?:\s+\(?(?:${anyOf(lexicon.education.honoursShort)})\.?\)?)?(?:\s+\((?:[^()]{0,20}[Cc]lass[^()]{0,20}|\d[.:]?\d?)\))?)\s+((?!${anyOf(lexicon.education.noFieldAfter)})\p{Lu}(?:\p{Ll}{2}|[\p{L}&, -]{3,60}?))(?:\s*\([^()]*\))?$`,
  'u',
);

/** "Physics (MSc)" */
const FIELD_THEN_SHORT = /^(\p{Lu}[\p{L}&, -]{3,60}) \(([\p{L}.]{2,8})\)$/u;

const FIELD_AFTER = new RegExp(
  String.raw`(?:\s(?:${anyOf(lexicon.education.beforeField)})\s{1,9}|\s{0,9}[(:]\s{0,9})([^()]{3,200})\)?$`,
  'iu',
);

interface Degree {
  readonly piece: Piece;
  /** The field of study that is named with it: "Bachelor of Arts in *History*". */
  readonly area?: Piece;
}

/** A degree, and the field of study that is named with it. */
export function recognizeDegree(whole: Piece): Degree {
  const piece = bareDegree(whole);
  // "PhD in Chemistry (in progress)": the field is said before the bracket, so that what is in it is none.
  const bracket = BRACKET_AT_END.exec(piece.text);
  const before = bracket && degreeAndField(cut(piece, 0, bracket.index));
  if (!before?.area || before.area.start <= before.piece.start) return degreeAndField(piece);
  return before.piece.end === piece.start + bracket!.index ? { piece, area: before.area } : before;
}

const BRACKET_AT_END = /\s{0,3}\([^()]{1,40}\)$/u;

function degreeAndField(piece: Piece): Degree {
  const area = FIELD_AFTER.exec(piece.text);
  const at = area?.[1] === undefined ? -1 : piece.text.indexOf(area[1], area.index);
  const field = at >= 0 ? strip(cut(piece, at)) : undefined;
  const bracketed = area !== null && /[(:]/u.test(area[0].slice(0, 3));
  if (!field || !field.text || (bracketed && (NO_FIELD.test(field.text) || CLASS_OF_DEGREE.test(field.text)))) {
    const after = FIELD_THEN_SHORT.exec(piece.text);
    if (after?.[1] && after[2] && DEGREE.test(after[2]) && !DEGREE.test(after[1]))
      return { piece: strip(cut(piece, after[1].length)), area: cut(piece, 0, after[1].length) };
    const beside = SHORT_WITH_FIELD.exec(piece.text);
    if (!beside?.[1] || !beside[2]) return { piece };
    const from = beside[1].length;
    const named = strip(cut(piece, from, from + beside[0].slice(from).indexOf(beside[2]) + beside[2].length));
    return { piece: strip(cut(piece, 0, from)), area: named };
  }
  const head = strip(cut(piece, 0, area!.index));
  // "B.Tech in Physics" is a degree and a field; a degree that is spelled out stays as it is written.
  const short = SHORT_FORM.test(head.text) && /^\p{L}{1,2}\b|\.|^\p{Lu}+(?: \d)?$/u.test(head.text);
  return { piece: short ? head : piece, area: field };
}

function bareDegree(whole: Piece): Piece {
  const lead = DEGREE_LEAD.exec(whole.text)?.[0].length ?? 0;
  const from = lead > 0 && DEGREE.test(whole.text.slice(lead)) ? lead : endOfPlace(whole.text);
  const tail = DEGREE_TAIL.exec(whole.text);
  const to = tail && tail.index > from + 2 && DEGREE.test(whole.text.slice(from, tail.index)) ? tail.index : undefined;
  return from === 0 && to === undefined ? whole : cut(whole, from, to);
}

/** In characters: where the degree begins in "India MBA" and "DE 19711 Ph.D.", behind the place of the school above it. "State of Tern certificate" is one name. */
function endOfPlace(text: string): number {
  for (const { index, 0: gap } of [...text.matchAll(/\s(?:\d{5}\s)?/gu)].slice(0, MOST_OF_PLACE)) {
    const at = index + gap.length;
    const place = text.slice(0, index);
    if (place.length > 1 && regionOrCountry(place) && DEGREE_FIRST.test(text.slice(at)) && !CERTIFIED.test(text))
      return at;
  }
  return 0;
}

/** In words: "New South Wales". */
const MOST_OF_PLACE = 3;
const DEGREE_FIRST = new RegExp(String.raw`^(?:${anyOf(lexicon.education.degrees)})(?![\p{L}\d])`, 'iu');
/** "Certified Lamp Keeper", "Zertifikat": words of what somebody is certified in. */
export const CERTIFIED = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.labels.certified)})(?!\p{L})`, 'iu');

export interface SkillItem {
  readonly piece: Piece;
  readonly level?: Piece;
}

export const LEVEL_WORD = anyOf(lexicon.skills.levels);

/** A line that only rates the skill above it. */
export const LEVEL_LINE = new RegExp(
  `^(?:${LEVEL_WORD}|[★☆●○•⬤◯■□▪▫✩✭/\\s]{2,}|\\d{1,3}\\s?%|\\d(?:\\s?/\\s?(?:5|10)))$`,
  'iu',
);

const RATING_TAIL = new RegExp(
  `\\s{0,9}(?:[([]\\s{0,9}(?:(?:${LEVEL_WORD})(?: level| knowledge| user)?|\\d+\\+?\\s{0,9}(?:${anyOf(lexicon.skills.years)})[^)\\]]{0,60}|(?:less|more) than [^)\\]]{0,60}|\\d{1,3}\\s?%|\\d\\s?/\\s?(?:5|10))\\s{0,9}[)\\]]|[-–—:]\\s{0,9}(?:${LEVEL_WORD})(?: level)?|[-–—:,]\\s{0,9}\\d+\\+?\\s{0,9}(?:years?|yrs?|months?)(?: (?:of )?experience)?|\\s\\d{1,3}\\s?%|[★☆●○⬤◯■□✩✭]{2}[★☆●○⬤◯■□✩✭\\s]{0,60})\\s{0,9}$`,
  'iu',
);

/** The name of a group without how well its skills are known: "Databases (Advanced)", "Tools — Expert". */
export function withoutRating(name: Piece): SkillItem {
  const rating = RATING_TAIL.exec(name.text) ?? NOT_RATED.exec(name.text);
  if (!rating || rating.index < 2) return { piece: name };
  const level = strip(cut(name, rating.index));
  return { piece: strip(cut(name, 0, rating.index)), ...(level.text && { level }) };
}

/** "Databases (N/A)", "Databases ()": the form has a place for the level, and nobody filled it in. */
const NOT_RATED = /\s{0,9}\((?:N\/A)?\s{0,3}\)$/iu;

const LIST = new RegExp(
  `\\s{0,9}[,;，、](?!\\d)\\s{0,9}|\\s{0,9}[|•·●▪■◆►➢✓‖¦\\uF000-\\uF8FF]\\s{0,9}|\\s{1,9}~\\s{1,9}|\\t+| {3,}|\\s{1,9}\\/\\s{1,9}|\\s{1,9}[-–—]\\s{1,9}(?!(?:${LEVEL_WORD}|\\d+\\+? ?(?:years?|yrs?))(?!\\p{L}))|\\s{1,9}\\*\\s{1,9}`,
  'giu',
);

/** The skills of a list on one or several lines; commas inside brackets do not part them. */
export function listItems(piece: Piece): SkillItem[] {
  return withLicenceClasses(piece, splitLastPair(splitOutsideBrackets(piece).flatMap((part) => splitAnd(part))))
    .flatMap((part) => withoutOpenEnds(part) ?? [])
    .map(withLevel)
    .filter((item) => isSkill(item.piece.text));
}

const LICENCE_CLASS = '(?:AM|A[12]?|B(?:E|96|F17|1)?|C1?E?|D1?E?|L|T)';
const LICENCE = new RegExp(
  String.raw`^(?:.{0,40}\s)?(?:${anyOf(lexicon.skills.drivingLicences)})(?!\p{L}).{0,24}\s${LICENCE_CLASS}$`,
  'iu',
);
const CLASS_ALONE = new RegExp(`^${LICENCE_CLASS}$`, 'u');

const LICENCES = anyOf(lexicon.skills.drivingLicences);
const CLASSES = String.raw`(?:(?:${anyOf(lexicon.skills.licenceClasses)})\s{0,3}:?\s{0,3})?${LICENCE_CLASS}(?:\s{0,3}(?:[,/+]|(?<=\s)(?:${anyOf(lexicon.joining.listed)})(?=\s)|(?<=\s))\s{0,3}${LICENCE_CLASS}){0,11}(?![\p{L}\d]|['’-]\p{L})`;
const LICENCE_LINE = new RegExp(String.raw`^(?:${LICENCES})\s{0,3}[:–-]?\s{0,3}${CLASSES}`, 'iu');
const CLASSES_LINE = new RegExp(`^${CLASSES}`, 'iu');
const ENDS_IN_CLASS = new RegExp(`${LICENCE_CLASS}$`, 'u');
const ANY_CLASS = new RegExp(String.raw`(?<![\p{L}\d])${LICENCE_CLASS}(?![\p{L}\d])`, 'gu');

/** "Führerschein: Klasse B, BE", "Permis B et C": a licence to drive with its classes, without what is behind them. */
export function licenceAtStart(piece: Piece): Piece | undefined {
  return withClasses(piece, LICENCE_LINE.exec(piece.text)?.[0]);
}

/** "B, BE", "Klasse B": below a heading that names the licence. */
export function licenceClassesAtStart(piece: Piece): Piece | undefined {
  return withClasses(piece, CLASSES_LINE.exec(piece.text)?.[0]);
}

// Classes are written in capitals: "permis a points" has none.
function withClasses(piece: Piece, found: string | undefined): Piece | undefined {
  return found !== undefined && ENDS_IN_CLASS.test(found) && found.match(ANY_CLASS) !== null
    ? cut(piece, 0, found.length)
    : undefined;
}

/** "Driving licence B, C1E": the classes of one licence. */
function withLicenceClasses(whole: Piece, parts: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last && CLASS_ALONE.test(part.text) && LICENCE.test(last.text))
      out[out.length - 1] = cut(whole, last.start - whole.start, part.end - whole.start);
    else out.push(part);
  }
  return out;
}

export function isList(text: string): boolean {
  return (text.match(LIST)?.length ?? 0) >= 1;
}

/** "including Word", "Excel and": what is left of a line that was broken names one skill; of "maintenance of" and "to detail" nothing is left that does. */
function withoutOpenEnds(part: Piece): Piece | undefined {
  const lead = (EXAMPLES_FIRST.exec(part.text) ?? LINK_BEFORE_NAME.exec(part.text))?.[0].length ?? 0;
  const tail = GOES_ON_AT_END.exec(part.text)?.index;
  const piece = lead > 0 || (tail !== undefined && tail > lead) ? cut(part, lead, tail) : part;
  return OPENS_HALF.test(piece.text) || ENDS_HALF.test(piece.text) ? undefined : piece;
}

const { examples, halvesAtEnd, halvesAtStart, linksBeforeNames } = lexicon.skills;
/** Not "i", "e" and "y", which are of names as well, nor what is a preposition in another language. */
const JOINS = lexicon.joining.andOr.filter((word) => word.length > 1 && !halvesAtEnd.includes(word));
const EXAMPLES_FIRST = new RegExp(String.raw`^(?:${anyOf(examples)})(?:\s?:)?\s{1,9}(?=\S)`, 'u');
const LINK_BEFORE_NAME = new RegExp(String.raw`^(?:${anyOf(linksBeforeNames)})\s{1,9}(?=\p{Lu})`, 'u');
const GOES_ON_AT_END = new RegExp(String.raw`\s(?:${anyOf([...examples, ...JOINS])}|&)\s{0,3}:?$`, 'u');
const OPENS_HALF = new RegExp(String.raw`^(?:${anyOf(halvesAtStart)})\s`, 'u');
const ENDS_HALF = new RegExp(String.raw`(?:^|\s)(?:${anyOf(halvesAtEnd)})$`, 'u');

/** Cuts "(5 years)", "- advanced" and stars off. */
function withLevel(part: Piece): SkillItem {
  const bare = strip(part, /[\s,;:|•·*\-–—_~.]/u);
  const tail = RATING_TAIL.exec(part.text);
  if (!tail || tail.index === 0) return { piece: keepFinalDot(part, bare) };
  const level = strip(cut(part, tail.index));
  return { piece: strip(cut(part, 0, tail.index), /[\s,;:|•·*\-–—_~]/u), ...(level.text && { level }) };
}

// ".NET" begins with a point of its own.
function keepFinalDot(part: Piece, bare: Piece): Piece {
  const before = part.text.charAt(bare.start - part.start - 1);
  if (before === '.' && /^net/iu.test(bare.text))
    return { text: `.${bare.text}`, start: bare.start - 1, end: bare.end };
  return bare;
}

function splitOutsideBrackets(piece: Piece): Piece[] {
  const depths: number[] = [];
  let depth = 0;
  for (const char of piece.text) {
    if (char === '(' || char === '[') depth += 1;
    if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    for (let i = 0; i < char.length; i += 1) depths.push(depth);
  }
  if (depth > 0) depths.fill(0);
  const parts: Piece[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(LIST)) {
    if (depths[match.index] || (match[0].trim() === '' && depths[match.index + 1])) continue;
    parts.push(cut(piece, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(cut(piece, from));
  return parts.filter((part) => part.text !== '');
}

const LEADING_AND = new RegExp(
  String.raw`^(?:${anyOf(lexicon.joining.and)}|${anyOf(lexicon.joining.addition)})\s+`,
  'iu',
);

function splitAnd(part: Piece): Piece[] {
  const lead = LEADING_AND.exec(part.text);
  const bare = lead ? cut(part, lead[0].length) : part;
  return [bare].filter(({ text }) => text !== '');
}

/**
 * "Excel, Word and PowerPoint": the last two of a list. Names alone are taken apart, because "health and safety" is one thing: something in the list is
 * written as only names are.
 */
function splitLastPair(parts: readonly Piece[]): Piece[] {
  const last = parts.at(-1);
  const pair = last && PAIR.exec(last.text);
  if (!pair?.[1] || !pair[2] || parts.length < 2 || FIXED_PAIR.test(last!.text)) return [...parts];
  if (!parts.some(({ text }) => WRITTEN_AS_NAME.test(text))) return [...parts];
  const second = last!.text.length - pair[2].length;
  return [...parts.slice(0, -1), cut(last!, 0, pair[1].length), cut(last!, second)];
}

const NAME = String.raw`\p{Lu}[\p{L}\p{N}+#.]{1,30}(?: \p{Lu}[\p{L}\p{N}+#.]{1,30})?`;
const PAIR = new RegExp(String.raw`^(${NAME}) (?:${anyOf(lexicon.joining.and)}) (${NAME})$`, 'u');
const FIXED_PAIR = new RegExp(String.raw`^(?:${anyOf(lexicon.skills.fixedPairs)})(?!\p{L})`, 'iu');
/** "PowerPoint", "SQL", "HTML5". */
const WRITTEN_AS_NAME = /\p{Ll}\p{Lu}|^\p{Lu}{2,}(?!\p{L})|\p{L}\d/u;

/** Of a sidebar that was read on: "ada@tern.example", "www.tern.example". */
const MAIL_OR_SITE =
  /^[\w.+-]{1,64}@[\w-]{1,60}\.[\w.-]+$|^(?:https?:\/\/|www\.)\S+$|^(?:[\w-]{1,60}\.){2}[a-z]{2,6}\/\S+$|^(?:github|gitlab|linkedin|xing)\.com\/\S+$/iu;

function isSkill(text: string): boolean {
  if (!/[\p{L}]/u.test(text) || text.length > 60 || MAIL_OR_SITE.test(text)) return false;
  const words = wordsOf(text).length;
  if (isPlaceOrSchool(text)) return false;
  if (words > 7 || LEVEL_LINE.test(text) || NO_SKILL.test(text)) return false;
  return words <= 4 || !isProse(text);
}

// A column of places or schools beside the skills: "Spain", "University of Lakeside".
function isPlaceOrSchool(text: string): boolean {
  // "Reading College 2010".
  if (/\s(?:19|20)\d\d$/u.test(text) && INSTITUTION.test(text)) return true;
  if (text.length > 3 && regionOrCountry(text) !== undefined) return true;
  return SCHOOL_NAME.test(text);
}

export interface SpokenLanguage {
  language: Piece;
  fluency?: Piece;
}

const LEVEL = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.languages.levels)})(?!\p{L})`, 'iu');

const MOTHER_TONGUE = new RegExp(`^(?:${anyOf(lexicon.languages.motherTongue)})`, 'iu');

const LABELLED = new RegExp(
  String.raw`^(?:${anyOf(lexicon.languages.labels)})(?:\(s\)|s|n|\(n\))?(?:\s*:|\s{2,}|\t)`,
  'iu',
);

/** "Mother tongue(s)    Slovak": the forms of Europe list languages among the skills. */
export function namesSpoken({ text }: Line): boolean {
  return LABELLED.test(text);
}

const LABEL_ALONE = new RegExp(String.raw`^(?:${anyOf(lexicon.languages.labels)})(?:\(s\)|s|n|\(n\))?\s{0,3}:?$`, 'iu');

/** "Mother tongue", "Other language(s)": what they are stands in the next cell or line. */
export function labelsSpoken({ text }: Line): boolean {
  return LABEL_ALONE.test(text);
}

const GRID_LEVEL = String.raw`[ABC][12]\+?(?![\p{L}\d])`;
const GRID_ROW = new RegExp(
  String.raw`^\p{L}[\p{L} ()]{2,30}?(?:\s{1,9}${GRID_LEVEL}(?:\s\p{Ll}{4,15}(?:\s\p{Ll}{4,15})?)?){2,6}$`,
  'u',
);
const GRID_LEVELS = new RegExp(String.raw`(?<=\s)${GRID_LEVEL}`, 'gu');

/** "Polish   B2   C1   B1   B1   A2": how well a language is understood, spoken and written, a column each. */
export function ratesInColumns(line: Line): boolean {
  return GRID_ROW.test(line.text) && languagesNamedIn(line).length === 1;
}

/** The level that most columns have, the lower one of two: who writes less well than they read is not fluent. */
function levelOfColumns(line: Line): Piece {
  const levels = [...line.text.matchAll(GRID_LEVELS)].map((found) =>
    cut(line, found.index, found.index + found[0].length),
  );
  const count = ({ text }: Piece): number => levels.filter((other) => other.text === text).length;
  return levels.sort((a, b) => count(b) - count(a) || (a.text < b.text ? -1 : 1))[0]!;
}

const GRID_WORDS: ReadonlySet<string> = new Set(lexicon.languages.gridWords.map(plain));
const FRAMEWORK = new RegExp(anyOf(lexicon.languages.frameworks), 'iu');
/** In words and in levels: one of them alone may be something else. */
const FEWEST_OF_FRAME = 2;
const FEWEST_OF_LEGEND = 4;

/** "Listening   Reading   Spoken interaction", "A1 and A2: basic user – B1 …": the heads of such columns, and what is said below them. */
export function framesColumns({ text }: Line): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (words.length >= FEWEST_OF_FRAME && words.every((word) => GRID_WORDS.has(plain(word)))) return true;
  return FRAMEWORK.test(text) || new Set(text.match(/(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/gu)).size >= FEWEST_OF_LEGEND;
}

/** "Polish, English (C1)": nothing but languages, as a page shows them beside the contact data without a heading. */
export function listsLanguages(line: Line): boolean {
  if (line.text.length > 120) return false;
  const parts = splitPiece(line, SEPARATOR);
  return parts.every((part) => {
    const [language, ...others] = languagesNamedIn(part);
    if (!language || others.length > 0) return false;
    const rest = strip({ ...part, text: part.text.replace(language.text, ' ') }, /[\s,;:|•.()–—-]/u).text.trim();
    return rest === '' || (LEVEL.test(rest) && rest.length < 40);
  });
}

/** "German B2, English C1, Polish native": each with its level, which says what the line is wherever it stands. */
export function listsLanguageLevels(line: Line): boolean {
  return listsLanguages(line) && splitPiece(line, SEPARATOR).every(({ text }) => LEVEL.test(text));
}

const SEPARATOR = new RegExp(
  String.raw`[,;|•·●/](?![^()]{0,200}\))|\s[*~]\s|(?<=\p{L}{4}|\d|\))\.\s+(?=\p{Lu})|\s{1,9}(?:${anyOf(lexicon.joining.and)}|e|&)\s+(?=\p{Lu}|\p{L}{5,}\s*[:–-]|(?:${anyOf(lexicon.languages.levels)})\s\p{Lu})|\t+| {3,}`,
  'gu',
);

/** "D Muttersprache, F B2": languages by their letters, each with its level. */
export function ratesLanguages(lines: readonly Line[]): boolean {
  const parts = lines.flatMap((line) => splitPiece(line, SEPARATOR));
  return parts.length > 0 && parts.filter(({ text }) => LEVEL.test(text)).length * 2 > parts.length;
}

/** Human languages named in a section, with what is said about how well each is spoken. */
export function readLanguages(all: readonly Line[]): SpokenLanguage[] {
  const { spoken, rest } = levelsBesideNames(all);
  for (const line of rest) {
    if (ratesInColumns(line)) {
      const [language] = languagesNamedIn(line);
      const isNew = !spoken.some((other) => plain(other.language.text) === plain(language!.text));
      if (isNew) spoken.push({ language: language!, fluency: levelOfColumns(line) });
      continue;
    }
    const earlier = spoken.length;
    let earlierInSentence = earlier;
    const native = MOTHER_TONGUE.exec(line.text);
    let shared: Piece | undefined;
    for (const part of joinedLevels(line, splitPiece(line, SEPARATOR))) {
      const written = line.text.slice(0, part.start - line.start);
      if (/\.\s+$/u.test(written)) earlierInSentence = spoken.length;
      if (/[.;|\t]$/u.test(written.trimEnd()) || /\t\s{0,9}$/u.test(written)) shared = undefined;
      const found = languagesNamedIn(part);
      if (found.length === 0) {
        const last = spoken[spoken.length - 1];
        const rest = strip(part);
        if (last && !last.fluency && LEVEL.test(rest.text) && rest.text.length < 60 && !namesAnother(rest.text))
          last.fluency = rest;
        continue;
      }
      found.forEach((language, index) => {
        const next = found[index + 1];
        const above = found[index - 1];
        // "fluent in Spanish and some Italian"
        if (above && !JOINS_NAMES.test(cut(part, above.end - part.start, language.start - part.start).text))
          shared = undefined;
        const from = language.end - part.start;
        const behind = from + (FAMILY_BEHIND.exec(part.text.slice(from))?.[0].length ?? 0);
        const after = strip(cut(part, behind, next ? next.start - part.start : part.text.length));
        const before = strip(cut(part, 0, language.start - part.start));
        const levelPiece = [after, before].find((rest) => LEVEL.test(rest.text) && rest.text.length < 60);
        const ownLevel = levelPiece && bareLevel(levelPiece);
        // "Fluent in English and Spanish", "Fluent: French, Portuguese": said of all that follow in the clause.
        if (ownLevel) shared = levelPiece === before && isSharedLevel(part, language, ownLevel) ? ownLevel : undefined;
        const fluency = ownLevel ?? shared;
        if (!spoken.some((other) => plain(other.language.text) === plain(language.text)))
          spoken.push({ language, ...(fluency && { fluency }) });
        // "Français, arabe : bilingue", "Deutsch und Spanisch – Muttersprachen": said of all that are before it.
        if (
          levelPiece &&
          levelPiece === after &&
          fluency &&
          /^\s*[:–-]/u.test(part.text.slice(language.end - part.start))
        )
          for (const other of spoken.slice(earlierInSentence)) other.fluency ??= fluency;
      });
    }
    if (native) for (const other of spoken.slice(earlier)) other.fluency ??= cut(line, 0, native[0].length);
  }
  return spoken;
}

/** "English", "French" in one column and "native", "B2" in the next, or in a row below: as many levels as names, in their order. */
function levelsBesideNames(lines: readonly Line[]): { spoken: SpokenLanguage[]; rest: Line[] } {
  const spoken: SpokenLanguage[] = [];
  const rest: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const names = cellsWhile(lines, at, isBareLanguage);
    const levels = cellsWhile(lines, at + names.lines, isBareLevel);
    if (names.cells.length < 2 || names.cells.length !== levels.cells.length) {
      rest.push(lines[at]!);
      continue;
    }
    spoken.push(...names.cells.map((language, index) => ({ language, fluency: levels.cells[index]! })));
    at += names.lines + levels.lines - 1;
  }
  return { spoken, rest };
}

function cellsWhile(
  lines: readonly Line[],
  from: number,
  test: (cell: Piece) => boolean,
): { cells: Piece[]; lines: number } {
  const cells: Piece[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const own = splitPiece(lines[at]!, /\t+| {3,}/gu).map((cell) => strip(cell));
    if (!own.every(test)) break;
    cells.push(...own);
  }
  return { cells, lines: at - from };
}

function isBareLanguage(cell: Piece): boolean {
  const [language, another] = languagesNamedIn(cell);
  return language !== undefined && another === undefined && language.text.length === cell.text.length;
}

function isBareLevel({ text }: Piece): boolean {
  return text.length < LONGEST_LEVEL && LEVEL.test(text) && !namesAnother(text) && !/[,;]/u.test(text);
}

const LEVEL_LEAD = new RegExp(
  String.raw`^(?:(?:${anyOf(lexicon.joining.and)})\s+)?(?:${anyOf(lexicon.languages.levelLeads)})(?:\s+|$)`,
  'iu',
);
const LEVEL_LINK = new RegExp(String.raw`(?:^|\s)(?:${anyOf(lexicon.languages.levelLinks)})$`, 'iu');

/** "I am fluent in" is "fluent", and "I speak" no level. */
function bareLevel(written: Piece): Piece | undefined {
  const whole = withoutStrayBracket(strip(written, /[\s,;:|•.–—-]/u));
  const lead = LEVEL_LEAD.exec(whole.text)?.[0].length ?? 0;
  const rest = cut(whole, lead);
  const link = LEVEL_LINK.exec(rest.text);
  const linked = link ? cut(rest, 0, link.index) : rest;
  const stop = /(?<=\p{L}{4})\.\s/u.exec(linked.text);
  const level = stop && LEVEL.test(linked.text.slice(0, stop.index)) ? cut(linked, 0, stop.index) : linked;
  return level.text === '' || isOfSomethingElse(level) ? undefined : level;
}

const JOINS_NAMES = new RegExp(
  String.raw`^(?:[\s,;&/():*•·+-]|(?<!\p{L})(?:${anyOf(lexicon.joining.andOr)})(?!\p{L}))*$`,
  'iu',
);

/** "fluent in Spanish and some" before "Italian", "Certificate in Professional" before "German", "language. Ability to read". */
function isOfSomethingElse(level: Piece): boolean {
  return OTHER_THAN_LEVEL.test(level.text) || languagesNamedIn(level).length > 0;
}

const OTHER_THAN_LEVEL = new RegExp(
  String.raw`\p{L}{4}\.\s|^(?:${anyOf(lexicon.labels.certified)})\s(?:${anyOf(lexicon.education.beforeField)})\s`,
  'iu',
);

/** "(native) ." without its opening: strip() takes off what opens, and leaves what closes where a stop is behind it. */
function withoutStrayBracket(level: Piece): Piece {
  const isStray = level.text.endsWith(')') && !level.text.includes('(');
  return isStray ? cut(level, 0, level.text.length - 1) : level;
}

function isSharedLevel(part: Piece, language: Piece, level: Piece): boolean {
  // "Excellent communication skills in English" is said of more than the language.
  if (wordsOf(level.text).length > 2) return false;
  const before = part.text.slice(0, language.start - part.start).trimEnd();
  return before.endsWith(':') || LEVEL_LINK.test(before);
}

const SIGNED_LANGUAGE = new RegExp(String.raw`\p{Lu}\p{L}{2,20} (?:${anyOf(lexicon.languages.signed)})(?!\p{L})`, 'u');

/** Families whose member is named beside them: "Mandarin Chinese", "Chinese (Mandarin)", "Scottish Gaelic". */
const FAMILY: ReadonlySet<string> = new Set(lexicon.languages.families);

const FAMILY_BEHIND = new RegExp(String.raw`^ \(?(?:${anyOf(lexicon.languages.families)})(?!\p{L})\)?`, 'iu');

/** Of a language and its family only the language. */
function withoutFamilies(part: Piece, found: readonly Piece[]): Piece[] {
  const isBeside = (a: Piece | undefined, b: Piece | undefined): boolean =>
    a !== undefined && b !== undefined && /^ \(?$/u.test(part.text.slice(a.end - part.start, b.start - part.start));
  return found.filter((language, at) => {
    if (!FAMILY.has(plain(language.text))) return true;
    return !isBeside(found[at - 1], language) && !isBeside(language, found[at + 1]);
  });
}

const LEVELS = new RegExp(LEVEL.source, 'giu');
/** No cell ends between what is joined. */
const IN_SENTENCE = /^[^\t|•·●;]{1,8}$/u;

/** "German: in speech and writing", "French: read, written, spoken": what separates languages may be inside a level. */
function joinedLevels(line: Line, parts: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    const goesOn =
      last !== undefined &&
      part.text.length < LONGEST_LEVEL &&
      IN_SENTENCE.test(line.text.slice(last.end - line.start, part.start - line.start)) &&
      languagesNamedIn(last).length === 1 &&
      languagesNamedIn(part).length === 0;
    const joined = goesOn ? cut(line, last.start - line.start, part.end - line.start) : part;
    const isLevel =
      goesOn && [...joined.text.matchAll(LEVELS)].some((level) => level.index + level[0].length > last.text.length);
    if (isLevel && LEVEL.test(last.text)) out[out.length - 1] = joined;
    else out.push(part);
  }
  return out;
}

/** In characters. */
const LONGEST_LEVEL = 40;

/** "Klingon (fluent)": the level is that of a language that is not known. */
function namesAnother(text: string): boolean {
  const name = /^(\p{Lu}\p{L}{2,24})\s?[(:–-]/u.exec(text)?.[1];
  return name !== undefined && !LEVEL.test(name);
}

function languagesNamedIn(part: Piece): Piece[] {
  const signed = SIGNED_LANGUAGE.exec(part.text);
  if (signed) return [cut(part, signed.index, signed.index + signed[0].length)];
  return withoutFamilies(part, wordsForLanguages(part));
}

function wordsForLanguages(part: Piece): Piece[] {
  const found: Piece[] = [];
  for (const word of part.text.matchAll(/\p{L}+/gu)) {
    if (!LANGUAGE_NAMES.has(plain(word[0]))) continue;
    if (!/^\p{Lu}/u.test(word[0]) && part.text.trim().length > 40) continue;
    found.push(cut(part, word.index, word.index + word[0].length));
  }
  return found;
}

const GIVEN = new RegExp(wholeWords(lexicon.labels.given), 'iu');

/** In characters, where words say that something was given to somebody: "Sales Award", "Employee of the month", "cum laude"; -1 where none do. */
export function placeOfGiven(text: string): number {
  return text.search(GIVEN);
}
