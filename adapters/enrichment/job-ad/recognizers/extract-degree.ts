import { EDUCATION_LEVELS, type EducationLevel } from '../../../../core/index.js';
import { writtenLanguages } from '../../language/detect-language.js';
import { anyOf, LANGUAGE_PACKS, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

type Degrees = readonly (readonly [EducationLevel, RegExp])[];

/** By language: "licence" is a degree in French and a permit in English, and "HBO" a Dutch degree. */
const DEGREES: ReadonlyMap<string, Degrees> = new Map(
  LANGUAGE_PACKS.map(({ code, adDegrees }) => [
    code,
    Object.entries(adDegrees ?? {}).map(([level, words]) => [
      level as EducationLevel,
      new RegExp(wholeWords(words), level === 'doctorate' ? 'gu' : 'giu'),
    ]),
  ]),
);

/** Right before a degree: an internship for who studies for one asks for no holder. */
const STUDYING = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.ads.studying)})(?:\s{1,3}\p{L}{1,5})?(?:\s{1,3}[\p{L}.'’]{1,12}\s(?:${anyOf(lexicon.joining.andOr)})(?:\s\p{L}{1,5})?)?\s{1,3}$`,
  'iu',
);

/** Right behind it: "supervise PhD students". */
const OF_STUDENTS = new RegExp(String.raw`^[\s-]{1,3}(?:${anyOf(lexicon.ads.behindDegree)})(?!\p{L})`, 'iu');

const PUPILS = new RegExp(wholeWords(lexicon.ads.pupils), 'iu');
/** In characters, to either side. */
const REACH = 40;

/** Whether a degree is one that somebody studies for: "Tu prépares un Master", "PhD students". */
export function isStudied(text: string, { start, end }: Place): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  return STUDYING.test(before) || OF_STUDENTS.test(text.slice(end, end + REACH));
}

/** "With 1,200 pupils up to the baccalaureate", in the same line. Who teaches them needs more, "a bachelor's degree and joy in work with pupils". */
function isOfPupils(text: string, { start }: Place): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  return PUPILS.test(before.slice(before.lastIndexOf('\n') + 1));
}

interface Place {
  start: number;
  end: number;
}

/** "Studium der Mathematik (Master)", "university degree (Master's)": the bracket says which, where it names no lower one. */
function isOfMaster(text: string, { end }: Place): boolean {
  const bracket = NARROWER.exec(text.slice(end, end + LONGEST_FIELD))?.[1];
  if (bracket === undefined) return false;
  const levels = [...DEGREES.values()].flat().filter(([, pattern]) => bracket.search(pattern) >= 0);
  return MASTER.test(bracket) && levels.every(([level]) => level === MASTER_LEVEL);
}

const NARROWER = /^[^.;:()\n]{0,40}\(([^()\n]{4,40})\)/u;
const LONGEST_FIELD = 90;
const MASTER = new RegExp(wholeWords(lexicon.ads.masters), 'iu');
const MASTER_LEVEL: EducationLevel = 'master';

interface ExtractedDegree extends Place {
  minLevel: EducationLevel;
}

type IsAsked = (place: Place) => boolean;

/**
 * The lowest degree that an ad accepts: "Bachelor's or Master's degree" asks for a bachelor. Of what is said of the employer ("pupils up to the
 * baccalaureate") nothing counts where the requirements name a degree.
 *
 * @param isMust whether a place in the text asks, or only wishes
 * @param isProfile whether it is among the requirements
 */
export function extractDegree(text: string, isMust: IsAsked, isProfile = isMust): ExtractedDegree | null {
  return lowestDegree(text, (place) => isProfile(place) && isMust(place)) ?? lowestDegree(text, isMust);
}

function lowestDegree(text: string, isMust: IsAsked): ExtractedDegree | null {
  let lowest: ExtractedDegree | null = null;
  for (const [minLevel, pattern] of [...languagesOf(text)].flatMap((code) => DEGREES.get(code) ?? [])) {
    if (lowest && EDUCATION_LEVELS.indexOf(minLevel) >= EDUCATION_LEVELS.indexOf(lowest.minLevel)) continue;
    for (const match of text.matchAll(pattern)) {
      const place = { start: match.index, end: match.index + match[0].length };
      if (!isMust(place) || isStudied(text, place)) continue;
      if (minLevel === 'school' && isOfPupils(text, place)) continue;
      const stated = isOfMaster(text, place) ? MASTER_LEVEL : minLevel;
      if (lowest && EDUCATION_LEVELS.indexOf(stated) >= EDUCATION_LEVELS.indexOf(lowest.minLevel)) continue;
      lowest = { minLevel: stated, ...place };
      break;
    }
  }
  return lowest;
}

/** Those of the text, and English, whose degrees are named everywhere. */
function languagesOf(text: string): ReadonlySet<string> {
  return new Set(['en', ...writtenLanguages(text)]);
}
