import { anyOf, lexicon } from '../lexicons/lexicon.js';
import { bodyFontSize, cellsOfRow, rowsWithoutHead } from '../document/page-text.js';
import { headingWording, isProse } from '../recognizers/headings.js';
import { cut, isAdjacent, type Line, type Piece, pieceOf, splitPiece, stepBelow, strip, wordsOf } from '../text.js';
import type { ResumeDocument } from '../document/resume-document.js';
import {
  isList,
  LEVEL_LINE,
  LEVEL_WORD,
  licenceAtStart,
  listItems,
  type SkillItem,
  withoutRating,
} from '../recognizers/qualifications.js';
import { FONT, RATIO, SHARE } from '../thresholds.js';

/** Opens a line that goes on with the list before it. */
const GOES_ON = new RegExp(String.raw`^(?:(?:${anyOf(lexicon.joining.and)})(?!\p{L})|&|/|\p{Ll}+\))`, 'u');

/** Ends a line that goes on in the next one: "Accounts payable and". */
const OPEN_AT_END = new RegExp(
  String.raw`\p{L}\)? (?:${anyOf([...lexicon.joining.andOr, ...lexicon.joining.openEndsOfLines])}|&)$`,
  'u',
);

export interface SkillGroup {
  name?: Piece;
  level?: Piece;
  items: SkillItem[];
}

const CATEGORY =
  /^([\p{L}\p{N}][\p{L}\p{N} &/+.,'’()#-]{1,48}?)\s{0,9}(?::|(?<!,.{0,60})\s[–—-]\s(?=[^,]+,[^,]+))\s*(?=\S)/u;
/** "Languages", a gap and "Java, Python". */
const CATEGORY_CELL = /^(\p{L}[\p{L}\p{N} &/+.'’()#-]{1,40})\t\s{0,9}(?=[^\t,]{1,60},[^\t]{2,400}$)/u;
const CATEGORY_ALONE = /^[\p{L}\p{N}][\p{L}\p{N} &/+,'’()#-]{1,48}:$/u;

/** "Advanced Languages (Go, Python)": how well, what, and the list in brackets. */
const LEVELLED = new RegExp(
  String.raw`^(${LEVEL_WORD})\s(\p{Lu}[\p{L}\p{N} &/+.'’#-]{1,48}?)\s\((?=[^()]{1,400}\)?$)`,
  'iu',
);
const OPEN_BRACKET = /\([^()]{0,400}$/u;
const CLOSES_BRACKET = /^[^()]{0,200}\)/u;

/** "Interests: fishing", also behind another sentence. */
const PASTIMES = new RegExp(String.raw`(?:^|[.;]\s)(?:${anyOf(lexicon.skills.pastimes)})$`, 'iu');

/** Reads a skills section: lists, columns, and "Category: a, b, c". `headings`: the wordings of headings of skills, which name no group below them. */
export function readSkills(
  document: ResumeDocument,
  all: readonly Line[],
  headings: ReadonlySet<string> = new Set(),
): SkillGroup[] {
  const lines = withoutRatings(rowsWithoutHead(all));
  const groups: SkillGroup[] = [];
  let open: SkillGroup | undefined;
  const size = bodyFontSize(lines);
  const hasCells = hasCategoryCells(lines);
  const position = new Map(lines.map((line, at) => [line, at]));
  for (const row of joinRows(document, lines, hasCells).flatMap(groupsOfRow)) {
    const { piece, end } = row;
    if (LEVEL_LINE.test(piece.text)) {
      const last = groups[groups.length - 1];
      if (last && last.items.length === 0) last.level ??= piece;
      else if (last?.items.length === 1) last.level ??= piece;
      continue;
    }
    const licence = licenceAtStart(piece);
    if (licence) {
      open = undefined;
      groups.push({ name: licence, items: [] });
      const rest = listItems(cut(piece, licence.text.length));
      groups.push(...rest.map((item) => ({ name: item.piece, items: [] })));
      continue;
    }
    const levelled = levelledGroup(piece);
    if (levelled) {
      open = undefined;
      groups.push(levelled);
      continue;
    }
    if (CATEGORY_ALONE.test(piece.text) || isGroupHeading(lines, position.get(end) ?? 0, size)) {
      open = groupNamed(strip(piece));
      groups.push(open);
      continue;
    }
    const category = (hasCells && CATEGORY_CELL.exec(piece.text)) || CATEGORY.exec(piece.text);
    if (category && PASTIMES.test(category[1]!)) continue;
    if (category && !isProse(category[1]!) && wordsOf(category[1]!).length <= 6) {
      const name = strip(cut(piece, 0, category[1]!.length));
      const items = listItems(cut(piece, category[0].length));
      if (items.length > 0 && headings.has(headingWording(name.text))) {
        open = undefined;
        groups.push(...items.map(skillOf));
        continue;
      }
      if (items.length > 0) {
        open = { ...groupNamed(name), items };
        groups.push(open);
        continue;
      }
    }
    if (isSentence(piece.text)) continue;
    const items = listItems(piece);
    if (items.length === 0) continue;
    if (open) open.items.push(...items);
    else groups.push(...items.map(skillOf));
  }
  return withLevelsOfGroups(groups);
}

const LEVEL_AT_END = new RegExp(String.raw`\s(${LEVEL_WORD})$`, 'iu');

/** "Statistics Advanced" and "Fieldwork Master" before their lists: two names at least that end in how well. "Scrum Master" alone is a name. */
function withLevelsOfGroups(groups: SkillGroup[]): SkillGroup[] {
  const levelOf = ({ name, items }: SkillGroup): RegExpExecArray | null =>
    items.length > 0 && name ? LEVEL_AT_END.exec(name.text) : null;
  if (groups.filter(levelOf).length < FEWEST_RATED) return groups;
  return groups.map((group) => {
    const level = levelOf(group);
    const { name } = group;
    if (!level || !name) return group;
    return { level: strip(cut(name, level.index)), ...group, name: cut(name, 0, level.index) };
  });
}

/** "Negotiation | Advanced | 6": of the rows of a table the first cell is a skill, where the others say how well or how long. */
function withoutRatings(lines: readonly Line[]): readonly Line[] {
  const rows = lines.filter(({ layout, text }) => layout.role === 'table-row' && text.includes('\t'));
  const cells = new Map(rows.map((row) => [row, cellsOfRow(row)]));
  const others = [...cells.values()].map((own) => own.slice(1).map(({ text }) => text));
  const width = others[0]?.length ?? 0;
  const isTable = rows.length >= FEWEST_RATED && others.every(({ length }) => length === width);
  const areRatings =
    isTable && Array.from({ length: width }, (_, at) => others.map((own) => own[at]!)).every(isOfRatings);
  if (!areRatings) return lines;
  return lines.flatMap((line) => {
    const [skill, rating] = cells.get(line) ?? [];
    if (!skill) return [line];
    return [{ ...line, ...skill }, ...(rating && LEVEL_LINE.test(rating.text) ? [{ ...line, ...rating }] : [])];
  });
}

/** In rows of a table. */
const FEWEST_RATED = 2;

/** Levels, years, or the same few words again and again. */
function isOfRatings(column: readonly string[]): boolean {
  const isKnown = column.every((text) => LEVEL_LINE.test(text) || NUMBER.test(text));
  const isRepeated = column.length >= FEWEST_REPEATED && new Set(column).size <= column.length * SHARE.repeatedRatings;
  return isKnown || (isRepeated && column.every((text) => wordsOf(text).length <= 2 && !text.includes(',')));
}

/** In rows: of three, two may happen to be alike. */
const FEWEST_REPEATED = 4;
const NUMBER = /^\d{1,2}\+?(?:\s\p{L}{1,8}\.?)?$/u;

function skillOf({ piece, level }: SkillItem): SkillGroup {
  return { name: piece, ...(level && { level }), items: [] };
}

function levelledGroup(piece: Piece): SkillGroup | undefined {
  const found = LEVELLED.exec(piece.text);
  if (!found || !piece.text.endsWith(')') || !piece.text.slice(found[0].length).includes(',')) return undefined;
  const [, level = '', name = ''] = found;
  const at = found[0].indexOf(name, level.length);
  const items = listItems(cut(piece, found[0].length, piece.text.length - 1));
  return items.length > 1
    ? { name: cut(piece, at, at + name.length), level: cut(piece, 0, level.length), items }
    : undefined;
}

/** All rows of two cells are a name and a list; of columns of skills, some have one in each cell. */
function hasCategoryCells(lines: readonly Line[]): boolean {
  const rows = lines.filter(({ text }) => text.includes('\t'));
  const isAlone = rows.length === 1 && (rows[0]!.text.match(/,/gu)?.length ?? 0) < FEWEST_LISTED - 1;
  return rows.length > 0 && !isAlone && rows.every(({ text }) => CATEGORY_CELL.test(text));
}

/** In items of the one row that there is. */
const FEWEST_LISTED = 3;

function groupNamed(whole: Piece): SkillGroup {
  const { piece, level } = withoutRating(whole);
  return { name: piece, ...(level && { level }), items: [] };
}

/** "Databases: Oracle, MySQL; Tools: Git": several groups in one row. */
function groupsOfRow({ piece, end }: { piece: Piece; end: Line }): { piece: Piece; end: Line }[] {
  const parts = CATEGORY.test(piece.text) ? splitPiece(piece, NEXT_GROUP) : [piece];
  return parts.map((part) => ({ piece: part, end }));
}

const NEXT_GROUP = /\s{0,9}[;|•]\s{1,9}(?=\p{Lu}[\p{L}\p{N} &/+-]{1,40}:\s)/gu;

// A comma list runs on over the line's end; everything else is by itself.
function joinRows(
  { source, lines: all }: ResumeDocument,
  lines: readonly Line[],
  hasCells: boolean,
): { piece: Piece; end: Line }[] {
  const own = Math.max(0, ...lines.map((line) => line.text.length));
  // Where nothing is known of columns, a few lines do not show where the page ends: the whole text does.
  const isPlaced = lines.some(({ layout }) => layout.x !== undefined);
  const isFilled = lines.filter(({ text }) => text.length >= own * SHARE.fullParagraph).length >= FEWEST_FULL;
  const widest = isPlaced || isFilled ? own : Math.max(0, ...all.map((line) => line.text.length));
  const wrapped = wrappedByPitch(lines);
  const hasBullets = lines.filter(({ bullet }) => bullet).length * 2 > lines.length;
  const rows: { piece: Piece; end: Line; isPoint: boolean }[] = [];
  for (const line of lines) {
    const last = rows[rows.length - 1];
    const goesOn = (): boolean =>
      !(hasCells && line.text.includes('\t')) &&
      (wrapped.has(line) || runsOn(last!.piece.text, last!.end, line, { widest, isPoint: last!.isPoint }));
    if (last && isAdjacent(source, last.piece, line) && goesOn()) {
      last.piece = pieceOf(source, last.piece.start, line.end);
      last.end = line;
    } else rows.push({ piece: line, end: line, isPoint: line.bullet && hasBullets });
  }
  return rows;
}

/**
 * The lines that a narrow cell broke off: in a list whose items keep a distance, what follows right below goes on with its item, and so does the name of a
 * group in larger letters.
 */
function wrappedByPitch(lines: readonly Line[]): ReadonlySet<Line> {
  const steps = lines.map((line, at) => stepTo(lines[at - 1], line));
  const ofStyle = new Map<string, number[]>();
  for (const [at, step] of steps.entries())
    if (step !== undefined) ofStyle.set(styleOf(lines[at]!), [...(ofStyle.get(styleOf(lines[at]!)) ?? []), step]);
  const body = bodyFontSize(lines) ?? 0;
  return new Set(
    lines.filter((line, at) => {
      const step = steps[at];
      const { fontSize = 0 } = line.layout;
      if (step === undefined || step > FONT.nextLine * fontSize || line.bullet) return false;
      const next = lines[at + 1]?.layout.fontSize ?? fontSize;
      if (fontSize > body * FONT.headingOverBody && next < fontSize) return step < FONT.brokenHeading * fontSize;
      const all = ofStyle.get(styleOf(line))!;
      const apart = all.filter((other) => other > step * FONT.apart);
      return apart.length >= FEWEST_APART && apart.length > all.length * SHARE.itemsApart;
    }),
  );
}

/** So many items that keep their distance are how the list is set. */
const FEWEST_APART = 3;

/** In points, down the page, from a line to the next of the same cell. */
function stepTo(above: Line | undefined, line: Line): number | undefined {
  return above && styleOf(above) === styleOf(line) ? stepBelow(above, line) : undefined;
}

function styleOf({ layout: { fontSize, bold } }: Line): string {
  return `${String(fontSize)} ${String(bold)}`;
}

/** In lines, of nearly the same length: where a text is broken at its edge. */
const FEWEST_FULL = 3;

/** Opens a line of its own, however full the line above is. */
const LICENCE = new RegExp(String.raw`^(?:${anyOf(lexicon.skills.drivingLicences)})(?!\p{L})`, 'iu');

function runsOn(
  before: string,
  end: Line,
  line: Line,
  { widest, isPoint }: { widest: number; isPoint: boolean },
): boolean {
  if (
    line.bullet ||
    line.gap > 0 ||
    line.index !== end.index + 1 ||
    CATEGORY.test(line.text) ||
    CATEGORY_ALONE.test(line.text)
  )
    return false;
  if (LICENCE.test(line.text) || LEVELLED.test(line.text)) return false;
  if (LEVELLED.test(before) && OPEN_BRACKET.test(before) && CLOSES_BRACKET.test(line.text)) return true;
  if (end.layout.bold !== line.layout.bold || LEVEL_LINE.test(line.text)) return false;
  if (Math.abs((end.layout.fontSize ?? 0) - (line.layout.fontSize ?? 0)) > FONT.differentPoints) return false;
  const lastLine = end.text;
  if (/^:/u.test(line.text)) return true;
  if (/[,;&]$/u.test(lastLine)) return true;
  // Of a list only the last item would gain, and a long one would be taken for a sentence.
  if (OPEN_AT_END.test(lastLine) && !isList(before)) return true;
  // "• Point of sale (POS)" / "systems": where each item has a bullet, the rest of one has none.
  if (isPoint && end.bullet && isRestOfPoint(before, line.text)) return true;
  const listed = (before.match(/[,;]/gu)?.length ?? 0) >= 2;
  if (listed && lastLine.length > Math.max(30, widest * SHARE.fullLine))
    return /,|^\p{Ll}/u.test(line.text) || wordsOf(line.text).length <= 3;
  return before.length > 3 && GOES_ON.test(line.text) && !isList(before);
}

function isRestOfPoint(before: string, text: string): boolean {
  return !isList(before) && /^\p{Lu}/u.test(before) && wordsOf(before).length > 1 && /^\p{Ll}{2}/u.test(text);
}

// Set apart from the lines below it: bold or larger, and they are not.
function isGroupHeading(lines: readonly Line[], at: number, size: number | undefined): boolean {
  const line = lines[at]!;
  const next = lines[at + 1];
  // "Kiln Care / Glazing" in bold letters is one name.
  const name = line.layout.bold === true ? line.text.replace(' / ', ' ') : line.text;
  if (!next || isList(name) || line.text.length > 50) return false;
  if (line.bullet) return opensNested(line, next);
  const rating = LEVEL_LINE.test(next.text) ? lines[at + 2] : next;
  if (!rating) return false;
  if (rating.layout.role === 'tags' && line.layout.role !== 'tags') return true;
  if (LEVEL_LINE.test(next.text)) return isList(rating.text);
  if (line.layout.bold === true && next.layout.bold !== true) return true;
  if (line.layout.role === 'heading' && next.layout.role !== 'heading') return true;
  if (next.bullet && next.layout.x !== undefined && stepIn(line, next) >= 0) return true;
  const { fontSize } = line.layout;
  return (
    !!size &&
    fontSize !== undefined &&
    fontSize > size * FONT.groupOverBody &&
    (next.layout.fontSize ?? size) <= size * FONT.groupMember
  );
}

/** "• Databases", and right below it "Oracle" without a bullet, further in than a line that goes on. */
function opensNested(line: Line, next: Line): boolean {
  const { fontSize = 0, column, page, y } = line.layout;
  const step = y === undefined || next.layout.y === undefined ? 0 : next.layout.y - y;
  const isOfCell = fontSize === next.layout.fontSize && column === next.layout.column && page === next.layout.page;
  const isBelow = isOfCell && step > 0 && step < 2 * FONT.nextLine * fontSize;
  return !next.bullet && next.layout.bold !== true && isBelow && stepIn(line, next) > FONT.nested * fontSize;
}

/** In points: how much further in a line begins. */
function stepIn({ layout: { x = 0 } }: Line, { layout: next }: Line): number {
  return (next.x ?? x) - x;
}

function isSentence(text: string): boolean {
  const separators = text.match(/[,;|•\t]/gu)?.length ?? 0;
  const words = wordsOf(text).length;
  return isProse(text) && words > 5 && words / (separators + 1) > RATIO.wordsPerSkill;
}
