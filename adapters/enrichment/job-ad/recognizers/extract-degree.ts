import type { EducationLevel } from '../../../../core/index.js';
import { lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

const DEGREES: readonly (readonly [EducationLevel, RegExp])[] = [
  ['bachelor', new RegExp(wholeWords(lexicon.adDegrees.bachelor), 'giu')],
  ['master', new RegExp(wholeWords(lexicon.adDegrees.master), 'giu')],
  ['doctorate', new RegExp(wholeWords(lexicon.adDegrees.doctorate), 'gu')],
  ['associate', new RegExp(wholeWords(lexicon.adDegrees.associate), 'giu')],
  ['school', new RegExp(wholeWords(lexicon.adDegrees.school), 'giu')],
];
const ORDER: readonly EducationLevel[] = ['none', 'school', 'associate', 'bachelor', 'master', 'doctorate'];

/** The lowest degree that an ad accepts: "Bachelor's or Master's degree" asks for a bachelor. `isMust` says whether a place in the text asks, or only wishes. */
export function extractDegree(
  text: string,
  isRequired: (place: { start: number; end: number }) => boolean,
): { minLevel: EducationLevel; start: number; end: number } | null {
  let lowest: { minLevel: EducationLevel; start: number; end: number } | null = null;
  for (const [minLevel, pattern] of DEGREES) {
    if (lowest && ORDER.indexOf(minLevel) >= ORDER.indexOf(lowest.minLevel)) continue;
    for (const match of text.matchAll(pattern)) {
      const place = { start: match.index, end: match.index + match[0].length };
      if (!isRequired(place)) continue;
      lowest = { minLevel, ...place };
      break;
    }
  }
  return lowest;
}
