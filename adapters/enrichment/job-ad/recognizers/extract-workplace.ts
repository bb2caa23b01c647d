import type { JobLocationType } from '../../../../core/index.js';
import { firstMatches } from './first-matches.js';
import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';

const AWAY = new RegExp(anyOf(lexicon.workplace.awayWords), 'iu');

interface Place {
  start: number;
  end: number;
}

/** A word of its own: at the start of a line or after a mark, and before one. "Remote" in "remote sensing" says nothing. */
const alone = (words: string): string =>
  `(?:^|[([:|.,/*•–-]\\s{0,3})(?:${words})(?=\\s{0,3}(?:$|[()\\].,;|/–-]|\\d\\b|(?:${anyOf(['within', ...lexicon.workplace.in])})(?!\\p{L})))`;

const { workplace } = lexicon;
const KINDS_OF_WORK = `(?:${anyOf(workplace.kindsOfWork)})`;
const WHOLLY = `(?:${anyOf(workplace.wholly)})`;
const ANY_HYBRID = `(?:${anyOf(workplace.hybridAlone)})`;
const ANY_REMOTE = `(?:${anyOf(workplace.remoteAlone)})`;
const ANY_ON_SITE = `(?:${anyOf(workplace.onSiteAlone)})`;
const HYBRID = new RegExp(
  `\\b${ANY_HYBRID} ${KINDS_OF_WORK}\\b|${alone(ANY_HYBRID)}|${anyOf(workplace.hybrid)}`,
  'gimu',
);
const REMOTE = new RegExp(
  `\\b${WHOLLY} ${ANY_REMOTE}\\b|\\b${ANY_REMOTE}[- ]${KINDS_OF_WORK}\\b|${alone(ANY_REMOTE)}|${anyOf(workplace.remote)}`,
  'gimu',
);
const ON_SITE = new RegExp(
  `\\b${ANY_ON_SITE} ${KINDS_OF_WORK}\\b|\\b${WHOLLY} ${ANY_ON_SITE}\\b|${alone(ANY_ON_SITE)}|${anyOf(workplace.onSite)}`,
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
  if (remote && !(onSite && AWAY.test(text.slice(onSite.start, onSite.end)))) {
    const around = text.slice(Math.max(0, remote.start - LONGEST_ASIDE), remote.end + LONGEST_ASIDE);
    const isHome = HOME_WORK.test(text.slice(remote.start, remote.end));
    return { type: (isHome && AT_TIMES.test(around)) || onSite ? 'HYBRID' : 'TELECOMMUTE', ...remote };
  }
  return onSite ? { type: 'ONSITE', ...onSite } : null;
}

/** Expressions that are looked at: an ad has a few. */
const MOST_READ = 50;
