import type { JobLocation, JobLocationType } from '../../../../core/index.js';
import { findHome } from '../../parse/recognizers/places/home-location.js';
import { firstMatches } from './first-matches.js';
import { pieceOf, type Piece } from '../../parse/text/piece.js';
import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';

interface Place {
  start: number;
  end: number;
}

/** A word of its own: at the start of a line or behind a mark, and before one. "Remote" in "remote sensing" says nothing. */
const alone = (words: string): string =>
  `(?:^|[(:|.,/–-]\\s{0,3})(?:${words})(?=\\s{0,3}(?:$|[().,;|/–-]|in\\b|within\\b))`;
const KINDS_OF_WORK =
  '(?:work(?:ing|place)?|role|position|job|opportunity|schedule|model|set-?up|arrangement|basis|employees?|contract)';

const { workplace } = lexicon;
const HYBRID = new RegExp(
  `\\bhybrid(?:e|es)? ${KINDS_OF_WORK}\\b|${alone(anyOf(workplace.hybridAlone))}|${anyOf(workplace.hybrid)}`,
  'gimu',
);
const REMOTE = new RegExp(
  `\\b(?:fully|100 ?%|completely|entirely|permanently|full) remote\\b|\\bremote[- ](?:first\\b|only\\b|eligible\\b|${KINDS_OF_WORK}\\b)|` +
    `\\bremote (?:within|anywhere|from anywhere|across|in the (?:us|uk|eu)\\b)|${alone(anyOf(workplace.remoteAlone))}|${anyOf(workplace.remote)}`,
  'gimu',
);
const ON_SITE = new RegExp(
  `\\bon[- ]?site ${KINDS_OF_WORK}\\b|\\b(?:fully|100 ?%) on[- ]?site\\b|${alone(anyOf(workplace.onSiteAlone))}|\\bin[- ](?:person|office) ${KINDS_OF_WORK}\\b|` +
    anyOf(workplace.onSite),
  'gimu',
);
/** Beside "from home": only at times. */
const AT_TIMES = new RegExp(String.raw`\b(?:${anyOf(lexicon.workplace.atTimes)})\b`, 'iu');
/** Before it in the same sentence: "no telecommuting or remote work". */
const NEGATED = new RegExp(String.raw`\b(?:${anyOf(lexicon.workplace.negations)})\b[^.;:\n]{0,25}$`, 'iu');

const LONGEST_ASIDE = 60;

/** Where the work is done: at the employer's, elsewhere, or both. */
export function extractWorkplace(text: string): (Place & { type: JobLocationType }) | null {
  const first = (pattern: RegExp): Place | undefined => {
    for (const match of firstMatches(text, pattern, MOST_READ)) {
      const lead = /^[^\p{L}\d]*/u.exec(match[0])?.[0].length ?? 0;
      const place = { start: match.index + lead, end: match.index + match[0].trimEnd().length };
      if (!NEGATED.test(text.slice(Math.max(0, place.start - 30), place.start))) return place;
    }
    return undefined;
  };
  const hybrid = first(HYBRID);
  if (hybrid) return { type: 'HYBRID', ...hybrid };
  const onSite = first(ON_SITE);
  const remote = first(REMOTE);
  if (remote && !(onSite && /remote|home/iu.test(text.slice(onSite.start, onSite.end)))) {
    const around = text.slice(Math.max(0, remote.start - LONGEST_ASIDE), remote.end + LONGEST_ASIDE);
    const isHome = /home/iu.test(text.slice(remote.start, remote.end));
    return { type: (isHome && AT_TIMES.test(around)) || onSite ? 'HYBRID' : 'TELECOMMUTE', ...remote };
  }
  return onSite ? { type: 'ONSITE', ...onSite } : null;
}

const LABELLED = new RegExp(
  String.raw`^[^\p{L}\n]{0,4}(?:${anyOf(lexicon.workplace.placeLabels)})\s{0,3}[:–-]\s{0,3}([^\n]{2,80})`,
  'gimu',
);
/** Of the job, not of the employer, of customers or of funds. */
const OF_JOB = new RegExp(String.raw`\b(?:${anyOf(lexicon.workplace.ofJob)})\b[^.;\n]{0,80}$`, 'iu');
const IN_A_SENTENCE = new RegExp(
  String.raw`\b(?:${anyOf(lexicon.workplace.basedIn)})\s{1,3}([^.;\n]{2,60})|\b(?:${anyOf(lexicon.workplace.officeIn)})\s{1,3}([^.;\n]{2,60})`,
  'giu',
);
/** What may stand behind the name of a place: "our Hamburg office", "Leeds on a full-time basis". */
const BEHIND_PLACE = new RegExp(
  String.raw`\s{1,3}(?=(?:${anyOf(lexicon.workplace.behindPlace)})\b)|\s{0,3}[(|/;•]|\s{1,3}[–-]\s{1,3}|(?<!\b(?:St|Ft|Mt))\.(?:\s|$)`,
  'iu',
);

/** "our headquarters in Carson". */
const BEFORE_CITY = /^.{0,80}\b(?:in|our|the|at)\s{1,3}/iu;
const CITY_NAME = /^\p{Lu}[\p{L}.'’ -]*$/u;

/** Places that are looked at: an ad names a few. */
const MOST_READ = 50;

/** Where that is. Only places that are known, or written with a region or a country. */
export function extractLocation(text: string): (Place & { location: JobLocation }) | null {
  for (const pattern of [LABELLED, IN_A_SENTENCE]) {
    for (const match of firstMatches(text, pattern, MOST_READ)) {
      if (pattern === IN_A_SENTENCE && match[1] !== undefined && !isOfJob(text, match.index)) continue;
      const written = match[1] ?? match[2] ?? '';
      const from = match.index + match[0].length - written.length;
      const whole = pieceOf(text, from, from + written.length);
      for (const piece of [beginningOf(text, whole), whole]) {
        const found = findHome([piece]);
        if (!found) continue;
        const { region, countryCode } = found.location;
        const city = found.location.city?.replace(BEFORE_CITY, '');
        if ((!city && !region) || (city && !CITY_NAME.test(city))) continue;
        const named = found.fields.filter(({ key }) => key === 'city' || key === 'region' || key === 'countryCode');
        const spans = named.map((field) => ({
          start: field.key === 'city' && city ? field.piece.end - city.length : field.piece.start,
          end: field.piece.end,
        }));
        return {
          location: { ...(city && { city }), ...(region && { region }), ...(countryCode && { countryCode }) },
          start: Math.min(...spans.map(({ start }) => start)),
          end: Math.max(...spans.map(({ end }) => end)),
        };
      }
    }
  }
  return null;
}

function isOfJob(text: string, at: number): boolean {
  return OF_JOB.test(text.slice(Math.max(0, at - 95), at));
}

function beginningOf(text: string, piece: Piece): Piece {
  const end = BEHIND_PLACE.exec(piece.text)?.index ?? piece.text.length;
  return pieceOf(text, piece.start, piece.start + end);
}
