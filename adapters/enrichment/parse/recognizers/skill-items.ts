import { wordsOf } from '../text/words.js';
import { cut, strip, type Piece } from '../text/piece.js';
import { regionOrCountry } from './places/places.js';
import { isProse } from './prose.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';

export interface SkillItem {
  readonly piece: Piece;
  readonly level?: Piece;
}

const LEVEL_WORD = anyOf(lexicon.skills.levels);

/** A line that only rates the skill above it. */
export const LEVEL_LINE = new RegExp(
  `^(?:${LEVEL_WORD}|[★☆●○•⬤◯■□▪▫✩✭/\\s]{2,}|\\d{1,3}\\s?%|\\d(?:\\s?/\\s?(?:5|10)))$`,
  'iu',
);

const TAIL = new RegExp(
  `\\s{0,9}(?:[([]\\s{0,9}(?:(?:${LEVEL_WORD})(?: level| knowledge| user)?|\\d+\\+?\\s{0,9}(?:${anyOf(lexicon.skills.years)})[^)\\]]{0,60}|(?:less|more) than [^)\\]]{0,60}|\\d{1,3}\\s?%|\\d\\s?/\\s?(?:5|10))\\s{0,9}[)\\]]|[-–—:]\\s{0,9}(?:${LEVEL_WORD})(?: level)?|[-–—:,]\\s{0,9}\\d+\\+?\\s{0,9}(?:years?|yrs?|months?)(?: (?:of )?experience)?|\\s\\d{1,3}\\s?%|[★☆●○⬤◯■□✩✭]{2}[★☆●○⬤◯■□✩✭\\s]{0,60})\\s{0,9}$`,
  'iu',
);

const LIST = new RegExp(
  `\\s{0,9}[,;，、](?!\\d)\\s{0,9}|\\s{0,9}[|•·●▪■◆►➢✓‖¦\\uF000-\\uF8FF]\\s{0,9}|\\t+| {3,}|\\s{1,9}\\/\\s{1,9}|\\s{1,9}[-–—]\\s{1,9}(?!(?:${LEVEL_WORD}|\\d+\\+? ?(?:years?|yrs?))(?!\\p{L}))|\\s{1,9}\\*\\s{1,9}`,
  'giu',
);

/** The skills of a list on one or several lines; commas inside brackets do not part them. */
export function listItems(piece: Piece): SkillItem[] {
  return splitOutsideBrackets(piece)
    .flatMap((part) => splitAnd(part))
    .map(rated)
    .filter((item) => isSkill(item.piece.text));
}

export function isList(text: string): boolean {
  return (text.match(LIST)?.length ?? 0) >= 1;
}

/** Cuts "(5 years)", "- advanced" and stars off. */
export function rated(part: Piece): SkillItem {
  const bare = strip(part, /[\s,;:|•·*\-–—_~.]/u);
  const tail = TAIL.exec(part.text);
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

const LEADING_AND = new RegExp(String.raw`^(?:${anyOf(lexicon.joining.and)}|as well as|etc\.?)\s+`, 'iu');

function splitAnd(part: Piece): Piece[] {
  const lead = LEADING_AND.exec(part.text);
  const bare = lead ? cut(part, lead[0].length) : part;
  return [bare].filter(({ text }) => text !== '');
}

function isSkill(text: string): boolean {
  if (!/[\p{L}]/u.test(text) || text.length > 60) return false;
  const words = wordsOf(text).length;
  if (isPlaceOrSchool(text)) return false;
  if (words > 7 || LEVEL_LINE.test(text) || /^(?:etc|others?|and|more|n\/a)\.?$/iu.test(text)) return false;
  return words <= 4 || !isProse(text);
}

// A column of places or schools beside the skills: "Spain", "University of Lakeside".
function isPlaceOrSchool(text: string): boolean {
  if (text.length > 3 && regionOrCountry(text) !== undefined) return true;
  return /^(?:the )?(?:universit\p{L}+|college|school|institute) of \p{Lu}|\p{Lu}\p{L}{1,60} (?:university|institute of technology)$/iu.test(
    text,
  );
}
