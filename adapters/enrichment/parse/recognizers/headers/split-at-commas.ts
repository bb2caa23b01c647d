import { cut, strip, type Piece } from '../../text/piece.js';
import { companyScore } from '../names/company-evidence.js';
import type { TitleLexicon } from '../names/title-lexicon.js';
import { placeScore } from '../places/places.js';
import type { Phrase } from './phrase.js';
import { COMPANY, PLACE, TITLE } from '../../thresholds.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

/** After a title's comma these name a field of work, not an employer. */
export const DEPARTMENT = new RegExp(
  String.raw`^(?:${anyOf(lexicon.titles.fields)})\b|\s(?:${anyOf(lexicon.employers.parts)})$`,
  'iu',
);

// A comma parts a title from an employer only where both sides say so: "Chief, Harbour Permits Unit" is one title.
export function splitAtCommas(piece: Piece, titles: TitleLexicon): Phrase[] {
  if (placeScore(piece.text) >= PLACE.likely) return [{ piece, hint: 'place' }];
  const commas = [...piece.text.matchAll(/,\s*|\s{1,9}(?=\()/gu)];
  for (const comma of commas) {
    const left = strip(cut(piece, 0, comma.index));
    const right = strip(cut(piece, comma.index + comma[0].length));
    if (!left.text || !right.text || comma[0].trim() === '') continue;
    // "Supply sergeant (staff sergeant, E-6)": no comma in brackets parts two names.
    if (/\([^()]*$/u.test(piece.text.slice(0, comma.index))) continue;
    const title = [titles.isTitle(left.text), titles.isTitle(right.text)] as const;
    const company = [companyScore(left.text), companyScore(right.text)] as const;
    if (left.text === right.text)
      return [
        { piece: left, hint: undefined },
        { piece: right, hint: undefined },
      ];
    const likely =
      company[1] >= COMPANY.likely ||
      (title[0] >= TITLE.sure &&
        title[1] <= TITLE.possible &&
        company[1] >= COMPANY.name &&
        !DEPARTMENT.test(right.text));
    // "Member, Harbour Council": weak alone, but beside a body that has members it is the office.
    const office = company[1] >= COMPANY.likely && BODY_OFFICE.test(left.text);
    const forward =
      (title[0] >= TITLE.arguable || office) && (title[1] < TITLE.arguable || company[1] >= COMPANY.certain) && likely;
    const backward = title[1] >= TITLE.likely && title[0] < TITLE.possible && company[0] >= COMPANY.name;
    if (forward) return [{ piece: left, hint: undefined }, ...splitAtCommas(right, titles)];
    if (backward) return [...splitAtCommas(left, titles), ...splitAtCommas(right, titles)];
  }
  return splitGlued(piece, titles);
}

const NAMED_PLACE_OF_WORK = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.employers.lastNouns)})$`, 'iu');

const BODY_OFFICE = new RegExp(`^(?:${anyOf(lexicon.titles.offices)})$`, 'iu');

// "Special education teacher Larkspur High School": nothing parts the two but what they are.
function splitGlued(piece: Piece, titles: TitleLexicon): Phrase[] {
  const words = [...piece.text.matchAll(/\S+/gu)];
  const certain = companyScore(piece.text) >= COMPANY.certain || NAMED_PLACE_OF_WORK.test(piece.text);
  if (!certain || words.length > 10) return [{ piece, hint: undefined }];
  for (let at = Math.min(5, words.length - 2); at >= 1; at -= 1) {
    const left = cut(piece, 0, words[at]!.index);
    const right = cut(piece, words[at]!.index);
    if (!/^\p{Lu}/u.test(right.text) || titles.isTitle(left.text) < TITLE.certain) continue;
    const employer = companyScore(right.text) >= (words.length - at >= 3 ? COMPANY.named : COMPANY.certain);
    if (employer && titles.isTitle(right.text) < TITLE.possible)
      return [
        { piece: left, hint: undefined },
        { piece: right, hint: undefined },
      ];
  }
  return [{ piece, hint: undefined }];
}
