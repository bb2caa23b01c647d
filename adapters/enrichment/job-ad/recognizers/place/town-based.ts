import { isKnownCityBehindIn } from '../../../parse/lexicons/cities.js';
import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';
import { firstMatches } from '../first-matches.js';
import type { ExtractedLocation } from './extract-location.js';
import { isTownElsewhere } from './town-elsewhere.js';

const MOST_READ = 20;
const LONGEST_WAY = 90;

/** A hyphen within the name stands before a capital. */
const NAME = String.raw`\p{Lu}[\p{L}'’]{2,30}(?:[ -]\p{Lu}[\p{L}'’]{1,30}){0,2}`;
const BASED = new RegExp(
  String.raw`(?<!\p{L})(?<town>${NAME})-(?:${anyOf(lexicon.workplace.basedBehind)})\s(?=(?<of>[^.;:!?\n]{2,90}))`,
  'gu',
);
const TEAM = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.joinTeam)})\s(?<town>${NAME})\s(?:${anyOf(lexicon.workplace.teams)})(?!\p{L})`,
  'gu',
);
/** Up to three words of the name of a job before its last one. */
const WORDS = String.raw`^(?:[\p{L}-]{1,20}\s){0,3}`;
const OF_ROLE = new RegExp(String.raw`${WORDS}(?:${anyOf(lexicon.workplace.roles)})(?!\p{L})`, 'iu');
const OF_OTHERS = new RegExp(String.raw`${WORDS}(?:${anyOf(lexicon.workplace.basedOthers)})(?!\p{L})`, 'iu');
/** "Our Perth-based client is hiring": the employer behind an agency. */
const CLIENT_SEEKS = new RegExp(
  String.raw`${WORDS}(?:${anyOf(lexicon.workplace.agencyClients)}),?\s(?:${anyOf(lexicon.ads.employerSeeks)})(?!\p{L})`,
  'iu',
);
const SEEKS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.ads.seeks)})(?!\p{L})[^.;!?\n]{0,60}$`, 'iu');
/** "Seeking a designer for a Leeds-based publisher." */
const BESIDE_ROLE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.besideRole)})(?:\s[\p{L}-]{1,20}){1,3}\s$`,
  'iu',
);
const EMPLOYER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.weAre)})(?:\s[\p{L}-]{1,20}){0,4}\s$`,
  'iu',
);

interface BasedTown extends ExtractedLocation {
  /** Of the employer, and perhaps not of the job. */
  isOfEmployer: boolean;
}

/** "We seek a Perth-based copywriter", "This is a Leeds-based role", "Join our Amsterdam team". */
export function townOfRole(text: string): ExtractedLocation | null {
  return onlyOf([...townsOfTeams(text), ...townsBased(text).filter(({ isOfEmployer }) => !isOfEmployer)]);
}

/** "We are a Manchester-based manufacturer of lamps." */
export function townOfBasedEmployer(text: string): ExtractedLocation | null {
  return onlyOf(townsBased(text).filter(({ isOfEmployer }) => isOfEmployer));
}

function townsBased(text: string): BasedTown[] {
  return firstMatches(text, BASED, MOST_READ).flatMap((match) => {
    const place = placeOf(text, match);
    const before = text.slice(Math.max(0, match.index - LONGEST_WAY), place?.start);
    const kind = place && kindOf(before, match.groups?.['of'] ?? '');
    return kind ? [{ ...place, isOfEmployer: kind === 'employer' }] : [];
  });
}

function kindOf(before: string, of: string): 'role' | 'employer' | undefined {
  if (OF_ROLE.test(of)) return 'role';
  if (CLIENT_SEEKS.test(of)) return 'employer';
  if (OF_OTHERS.test(of)) return undefined;
  if (SEEKS.test(before) && !BESIDE_ROLE.test(before)) return 'role';
  return EMPLOYER.test(before) ? 'employer' : undefined;
}

function townsOfTeams(text: string): ExtractedLocation[] {
  return firstMatches(text, TEAM, MOST_READ).flatMap((match) => placeOf(text, match) ?? []);
}

function placeOf(text: string, match: RegExpExecArray): ExtractedLocation | undefined {
  const words = (match.groups?.['town'] ?? '').split(' ');
  // "Our Perth-based client": the first word of a sentence has a capital too.
  while (words.length > 1 && !isKnownCityBehindIn(words.join(' '))) words.shift();
  const city = words.join(' ');
  const start = match.index + match[0].lastIndexOf(city);
  const end = start + city.length;
  return isKnownCityBehindIn(city) && !isTownElsewhere(text, start, end)
    ? { location: { city }, start, end }
    : undefined;
}

/** Of several towns none. */
function onlyOf(places: readonly ExtractedLocation[]): ExtractedLocation | null {
  const [first] = places;
  if (!first || places.some(({ location }) => location.city !== first.location.city)) return null;
  return { location: first.location, start: first.start, end: first.end };
}
