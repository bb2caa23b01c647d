import { countryOfCity, isKnownCity } from '../../../parse/lexicons/cities.js';
import { anyOf, lexicon, wholeWords } from '../../../parse/lexicons/lexicon.js';
import { firstMatches } from '../first-matches.js';
import type { ExtractedLocation } from './extract-location.js';
import { isTownElsewhere } from './town-elsewhere.js';

const MOST_READ = 20;
const LONGEST_WAY = 60;

const TOWN_OF = new Map(
  lexicon.workplace.townAdjectives.map((entry) => entry.split('=') as [adjective: string, town: string]),
);
const AREA = new RegExp(
  String.raw`${wholeWords(lexicon.workplace.areasBefore)}\s(?<adjective>${anyOf([...TOWN_OF.keys()])})(?!\p{L})`,
  'giu',
);
const OFFICE = new RegExp(
  String.raw`(?<!\p{L})(?<adjective>\p{Lu}\p{Ll}{2,20}er)\s(?:${anyOf(lexicon.workplace.officesBehind)})(?!\p{L})`,
  'gu',
);
/** Languages in which the adjective of every town ends in "-er". */
const COUNTRIES: ReadonlySet<string> = new Set(['AT', 'CH', 'DE']);
/** "Bremer" and "Münchener" are of Bremen and München. */
const OWN_ENDINGS = ['', 'en'];
const WITH_OTHERS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.withOthers)})\s{1,3}$`, 'iu');

/** The towns of which a text speaks with their adjectives: "en région lyonnaise", "in unserem Münchner Büro"; not those of other offices that somebody works with. */
export function townsAsAdjectives(text: string): ExtractedLocation[] {
  return [...firstMatches(text, AREA, MOST_READ), ...firstMatches(text, OFFICE, MOST_READ)].flatMap((match) => {
    const adjective = match.groups?.['adjective'] ?? '';
    const city = TOWN_OF.get(adjective.toLowerCase()) ?? TOWN_OF.get(adjective) ?? townBefore(adjective);
    const start = match.index + match[0].indexOf(adjective);
    const end = start + adjective.length;
    if (city === undefined || isTownElsewhere(text, start, end)) return [];
    if (WITH_OTHERS.test(text.slice(Math.max(0, match.index - LONGEST_WAY), match.index))) return [];
    return [{ location: { city }, start, end }];
  });
}

function townBefore(adjective: string): string | undefined {
  const stem = adjective.slice(0, -'er'.length);
  return OWN_ENDINGS.map((ending) => stem + ending).find(
    (name) => COUNTRIES.has(countryOfCity(name) ?? '') && isKnownCity(name),
  );
}
