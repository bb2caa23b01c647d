import { companyScore, isNameLike } from '../../recognizers/names/company-evidence.js';
import { LEGAL_FORMS } from '../../lexicons/legal-forms.js';
import { wordsOf } from '../../text/words.js';
import { cut, splitPiece, type Piece } from '../../text/piece.js';
import { COMPANY } from '../../thresholds.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

const KEEPS_TAIL = new RegExp(anyOf(lexicon.employers.keepsTail), 'iu');

/**
 * "Northwind Ltd, Mill Street, Farsund": what is after the last part that looks like an employer is where it is. Universities
 * keep their tail, which names the campus.
 */
export function withoutAddress(company: Piece): Piece {
  const parts = splitPiece(company, /\s{0,9},\s*/gu);
  if (parts.length < 2 || KEEPS_TAIL.test(company.text)) return company;
  const named = parts.map(
    ({ text }) =>
      companyScore(text) >= COMPANY.possible ||
      text.includes('&') ||
      LEGAL_FORMS.test(text) ||
      /^P\.?[AC]\.?$/u.test(text),
  );
  const last = named.lastIndexOf(true);
  const kept = last >= 0 ? last : parts.length >= 3 ? 0 : parts.length - 1;
  const tail = parts.slice(kept + 1);
  if (tail.length === 0 || tail.some(({ text }) => !isNameLike(text) || wordsOf(text).length > 3)) return company;
  return cut(company, 0, parts[kept]!.end - company.start);
}

const OLD_NAME = new RegExp(
  String.raw`\s{0,9}\((?:(?:which )?(?:${anyOf(lexicon.employers.formerName)})|(?:an? )?(?:[\p{L}-]+ ){0,2}(?:subsidiary|division|affiliate|member|part) of)(?!\p{L})[^()]*\)$`,
  'iu',
);

/** "Northwind Ltd (formerly Tern Ltd)" is called by the name that it begins with. */
export function withoutOldNames(company: Piece): Piece {
  const old = OLD_NAME.exec(company.text);
  return old && old.index > 1 ? cut(company, 0, old.index) : company;
}
