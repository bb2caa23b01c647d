import type { JobLocation, JobLocationType } from '../../../core/index.js';
import { findHome } from '../parse/recognizers/places/home-location.js';
import { firstMatches } from './first-matches.js';
import { pieceOf, type Piece } from '../parse/text/piece.js';

interface Place {
  start: number;
  end: number;
}

/** A word of its own: at the start of a line or behind a mark, and before one. "Remote" in "remote sensing" says nothing. */
const alone = (words: string): string =>
  `(?:^|[(:|.,/–-]\\s{0,3})(?:${words})(?=\\s{0,3}(?:$|[().,;|/–-]|in\\b|within\\b))`;
const KINDS_OF_WORK =
  '(?:work(?:ing|place)?|role|position|job|opportunity|schedule|model|set-?up|arrangement|basis|employees?|contract)';

const HYBRID = new RegExp(
  `\\bhybrid(?:e|es)? ${KINDS_OF_WORK}\\b|${alone('hybrid(?:e|es|o|a)?|híbrid[oa]')}|\\bmodalidad híbrida|\\btravail hybride|` +
    `\\b(?:\\d|one|two|three|four) days? (?:a|per|each) week (?:in|at|from) (?:the |our )?(?:office|home)|` +
    `\\b\\d tage (?:pro woche )?(?:home ?office|mobil\\w*|remote)|\\b(?:home ?office|mobiles arbeiten)[ -](?:möglich|option|tage|anteil)\\w*|` +
    `\\bmöglichkeit (?:zu|zum|für) (?:home ?office|mobile[mn] arbeiten)|\\btélétravail (?:partiel|possible)|\\bjours? de télétravail|\\bteletrabajo parcial`,
  'gimu',
);
const REMOTE = new RegExp(
  `\\b(?:fully|100 ?%|completely|entirely|permanently|full) remote\\b|\\bremote[- ](?:first\\b|only\\b|eligible\\b|${KINDS_OF_WORK}\\b)|` +
    `\\bremote (?:within|anywhere|from anywhere|across|in the (?:us|uk|eu)\\b)|${alone('remote|remoto|telecommute')}|\\btelecommut(?:e|ing)\\b|` +
    `\\bwork(?:ing)? from (?:home|anywhere)\\b|100 ?% (?:home ?office|télétravail|teletrabajo)\\b|\\bvollständig (?:remote|im home ?office)|\\bfull télétravail|\\btrabajo remoto\\b`,
  'gimu',
);
const ON_SITE = new RegExp(
  `\\bon[- ]?site ${KINDS_OF_WORK}\\b|\\b(?:fully|100 ?%) on[- ]?site\\b|${alone('on[- ]?site|in[- ]person|in[- ]office')}|\\bin[- ](?:person|office) ${KINDS_OF_WORK}\\b|` +
    `\\b(?:not|no|non)[- ](?:a )?remote\\b|\\bno work from home\\b|\\bremote work is not\\b|\\bkein home ?office\\b|\\bpräsenz(?:stelle|arbeit)\\b|\\b100 ?% (?:vor ort|présentiel|presencial)|` +
    alone('en présentiel|présentiel|presencial'),
  'gimu',
);
/** Beside "from home": only at times. */
const AT_TIMES =
  /\b(?:days?|partly|part of|occasional\w*|sometimes|up to|flexib\w*|option\w*|possibilit\w*|possible|tage?|teilweise|gelegentlich|jours?|días?)\b/iu;
/** Before it in the same sentence: "no telecommuting or remote work". */
const NEGATED = /\b(?:not?|non|kein|isn't|never|nor)\b[^.;:\n]{0,25}$/iu;

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

const LABELLED =
  /^[^\p{L}\n]{0,4}(?:(?:job |work |office |primary )?locations?|place of work|city|(?:arbeits|einsatz|dienst|stand)ort|lieu(?: de travail| du poste)?|localisation|ubicación|lugar(?: de trabajo)?|localidad)\s{0,3}[:–-]\s{0,3}([^\n]{2,80})/gimu;
/** Of the job, not of the employer, of customers or of funds. */
const OF_JOB =
  /\b(?:position|role|job|opening|opportunity|candidate|you|work|poste|stelle|arbeitsplatz|puesto)\b[^.;\n]{0,80}$/iu;
const IN_A_SENTENCE =
  /\b(?:(?:based|located) (?:in|out of|at)|am standort|(?:basée?|située?) à|ubicad[oa] en)\s{1,3}([^.;\n]{2,60})|\b(?:our(?= [\p{L} .,-]{2,40} (?:office|headquarters|hq|clinic|hospital|store|branch|plant|site|campus)\b)|office in|(?:in|aus) unserem \p{L}+ in|für unseren standort(?: in)?|con sede en)\s{1,3}([^.;\n]{2,60})/giu;
/** What may stand behind the name of a place: "our Hamburg office", "Leeds on a full-time basis". */
const BEHIND_PLACE =
  /\s{1,3}(?=(?:office|headquarters|hq|clinic|store|branch|plant|site|team|and|with|on|for|as|to|where|who|und|mit|et|y|con)\b)|\s{0,3}[(|/;•]|\s{1,3}[–-]\s{1,3}|(?<!\b(?:St|Ft|Mt))\.(?:\s|$)/iu;

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
      const told = match[1] ?? match[2] ?? '';
      const from = match.index + match[0].length - told.length;
      const whole = pieceOf(text, from, from + told.length);
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
