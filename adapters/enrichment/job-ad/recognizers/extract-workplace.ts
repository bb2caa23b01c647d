import type { JobLocationType } from '../../../../core/index.js';
import { firstMatches } from './first-matches.js';
import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';

interface Place {
  start: number;
  end: number;
}

/** A word of its own: at the start of a line or after a mark, and before one. "Remote" in "remote sensing" says nothing. */
const alone = (words: string): string =>
  `(?:^|[([:|.,/*•–-]\\s{0,3})(?:${words})(?=\\s{0,3}(?:$|[()\\].,;|/–-]|in\\b|within\\b))`;
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
/** What is done from home, or elsewhere: perhaps only at times. */
const HOME_WORK = new RegExp(anyOf(lexicon.workplace.homeWork), 'iu');
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
    const isHome = HOME_WORK.test(text.slice(remote.start, remote.end));
    return { type: (isHome && AT_TIMES.test(around)) || onSite ? 'HYBRID' : 'TELECOMMUTE', ...remote };
  }
  return onSite ? { type: 'ONSITE', ...onSite } : null;
}

/** Expressions that are looked at: an ad has a few. */
const MOST_READ = 50;
