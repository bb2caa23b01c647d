import type { EducationEntry } from './education-entries.js';
import type { EducationToken } from './education-tokens.js';
import { headWordLexicon } from '../../recognizers/names/title-lexicon.js';
import { TITLE } from '../../thresholds.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

/** Gives the phrases that no word explains to the fields that are still empty. */
export function assignLeftovers(entry: EducationEntry, loose: readonly EducationToken[]): void {
  const anchors = [entry.degree, entry.institution, entry.datePiece].filter((piece) => piece !== undefined);
  if (anchors.length === 0 || (!entry.degree && !entry.institution)) return settleBare(entry, loose);
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
    ...others.filter((token) => beside(token) && (isField(token.piece.text) || !/\.$/u.test(token.piece.text))),
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
    if (entry.degree && !entry.institution && !isField(token.piece.text) && canName(token.piece.text))
      entry.institution = token.piece;
    else if (!entry.area && canBeField(token.piece.text) && !isSeparate(entry, token)) entry.area = token.piece;
  }
}

// The end of a sentence, of a quotation or of a title, or a remark in brackets names no school.
function canName(text: string): boolean {
  return !/[.”"’'!?]$|^[“"„(]/u.test(text);
}

// "First class" is how well it was done, "Articles editor" what was done beside it.
function canBeField(text: string): boolean {
  if (CLASS_OF_DEGREE.test(text)) return false;
  return isField(text) || headWordLexicon.isTitle(text) < TITLE.sure;
}

// Below a degree and its school a phrase that names no field is a prize, a society, a review.
function isSeparate({ degree, institution }: EducationEntry, { piece, line }: EducationToken): boolean {
  if (!degree || !institution || isField(piece.text)) return false;
  return line.start > degree.end && line.start > institution.end;
}

const CLASS_OF_DEGREE =
  /^(?:with )?(?:(?:first|second|third|upper second|lower second)[- ]class(?: hono\p{L}+)?|(?:high )?distinction|merit|pass(?:ed)?|credit|(?:summa |magna )?cum laude|hono(?:u?rs|rs)|grade [a-e])$/iu;

// No word of a degree or of a school anywhere: what was studied comes first, where second.
function settleBare(entry: EducationEntry, loose: readonly EducationToken[]): void {
  const [first, second] = loose;
  if (!first || !second || second.line.index - first.line.index > 1 || first.line.index === second.line.index) return;
  const swapped = isField(second.piece.text) && !isField(first.piece.text);
  entry.area ??= swapped ? second.piece : first.piece;
  entry.institution = swapped ? first.piece : second.piece;
}

const FIELD_OF_STUDY = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.education.fields)})(?!\p{L})`, 'iu');

/** Whether a phrase has a word that fields of study are named by. */
export function isField(text: string): boolean {
  return FIELD_OF_STUDY.test(text);
}
