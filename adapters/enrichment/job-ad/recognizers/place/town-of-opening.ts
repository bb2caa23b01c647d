import { isKnownCity, isKnownCityBehindIn } from '../../../parse/lexicons/cities.js';
import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';
import type { ExtractedLocation } from './extract-location.js';
import { firstMatches } from '../first-matches.js';
import { isTownElsewhere } from './town-elsewhere.js';
import { townInItsCase } from './town-in-its-case.js';
import { townInNormalCase } from './town-in-normal-case.js';

const TOWN = String.raw`\p{Lu}[\p{L}'’-]{2,30}(?:[ -](?:\p{Ll}{1,3}[ -]){0,2}\p{Lu}[\p{L}'’-]{1,30}){0,3}`;

const FACILITY = anyOf(
  lexicon.workplace.facilities.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]),
);
const BEHIND_NAME = String.raw`(?<=[\p{L}\d)’'"”],\s|\s\|\s|\s[–—-]\s)(?<behind>${TOWN})(?=(?:\s(?:${anyOf(lexicon.workplace.districts)}))?[.,](?:\s|$)|\s[–—-]\s|$)`;
/** "Bricklayers – Lincoln – £210 a day": between two dashes a town that people are called like is one too. */
const BETWEEN_DASHES = String.raw`(?<=\s[–—-]\s)(?<between>${TOWN})(?=\s[–—-]\s)`;
const FIRST = String.raw`(?<=^(?:(?:${FACILITY})\s)?)(?<first>${TOWN})(?=\s(?:${anyOf(lexicon.workplace.alternatives)}|(?:${FACILITY})\.)\s)`;
const AT_WORKS = String.raw`(?<=^(?:${FACILITY})\s)(?<works>${TOWN})(?=\.)`;
const COMES_FROM = String.raw`(?<=\s(?:${anyOf(lexicon.workplace.from)})\s)(?<from>${TOWN})(?=\.|(?:\s\([^()\n]{1,30}\))?\s(?:${anyOf(lexicon.ads.employerSeeks)})\s)`;

/**
 * How an ad opens with its employer and where that is: "Greenway Dental, Harrogate. Full time", "Bakkerij Zon | Breda", "Stockholm or remote", "Doncaster depot.",
 * "Werk Salzgitter.", "Die Kern GmbH aus Rosenheim sucht".
 */
const OPENING = new RegExp([BETWEEN_DASHES, BEHIND_NAME, FIRST, AT_WORKS, COMES_FROM].join('|'), 'gu');

/** How far the opening goes. */
const OPENING_LENGTH = 160;
const MOST_READ = 20;

/** The only known town of an ad's first line, behind the name of the employer. */
export function townOfOpening(text: string): ExtractedLocation | null {
  const towns = townsOf(text);
  const [only] = towns;
  if (!only || new Set(towns.map(({ name }) => name.toLowerCase())).size > 1) return null;
  return { location: { city: townInNormalCase(only.name) }, start: only.start, end: only.start + only.length };
}

/** Whether a place is in the name of the employer with which an ad opens, "Smoky Hollow BBQ, Asheville NC.", and not in a sentence before it. */
export function isInNameOfOpening(text: string, place: { start: number; end: number }): boolean {
  const [first] = townsOf(text);
  if (!first?.isBehindName || place.end > first.start) return false;
  return !SENTENCE_END.test(text.slice(place.end, first.start));
}

const SENTENCE_END = /[.!?]\s/u;

function townsOf(text: string): { name: string; length: number; start: number; isBehindName: boolean }[] {
  const line = text.slice(0, OPENING_LENGTH).split('\n', 1)[0] ?? '';
  return firstMatches(line, OPENING, MOST_READ).flatMap(({ 0: town, index, groups }) => {
    // "Asheville NC"
    const written = town.replace(/\s\p{Lu}{2}$/u, '');
    // "Producent farb z Dębicy szuka"
    const preposition = groups?.['from'] === undefined ? '' : (/\p{L}{1,3}\s$/u.exec(line.slice(0, index))?.[0] ?? '');
    const name = townInItsCase(`${preposition}${written}`, written) ?? written;
    const isTown = groups?.['between'] === undefined ? isKnownCity(name) : isKnownCityBehindIn(name);
    const isBehindName = (groups?.['behind'] ?? groups?.['between']) !== undefined;
    return isTown && !isTownElsewhere(line, index, index + name.length)
      ? [{ name, length: written.length, start: index, isBehindName }]
      : [];
  });
}
