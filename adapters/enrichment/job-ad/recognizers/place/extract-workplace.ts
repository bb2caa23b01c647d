import type { JobLocationType } from '../../../../../core/index.js';
import { firstMatches } from '../first-matches.js';
import { anyOf, anyOfBounded, lexicon } from '../../../parse/lexicons/lexicon.js';

const AWAY = new RegExp(anyOf(lexicon.workplace.awayWords), 'iu');

interface Place {
  start: number;
  end: number;
}

const { workplace } = lexicon;
const BEFORE_KIND = String.raw`(?<!\p{L})(?:${anyOf(workplace.beforeKind)})\s`;
const NO = `(?:${anyOf(workplace.negations)})(?!\\p{L})`;
const IN = anyOf([...workplace.remoteIn, ...workplace.in, ...lexicon.pay.with]);
/** A word of its own: at the start of a line, after a mark or "we are", and before a mark. "Remote" in "remote sensing" says nothing, and "Remote: no" the contrary. */
const alone = (words: string): string =>
  String.raw`(?:(?:^|[([:|.,/*•–-]\s{0,3})|${BEFORE_KIND})(?:${words})(?=\s{0,3}(?:$|[()\].,;|/–-]|:(?!\s{0,3}${NO})|\d(?:x\d)?\b|(?:${IN})(?!\p{L})))`;

const DAYS_OF_A_WEEK = 5;
/** Fewer than all days of a week. */
const FEW = String.raw`(?<![\p{L}\d])(?:[1-4]|${anyOf(fewNumbers())})(?:\s?(?:-|–|${anyOf(lexicon.numbers.to)})\s?[1-4])?`;
const DAYS = String.raw`${FEW}\s(?:${anyOf(workplace.days)})`;
const A_WEEK = String.raw`\s?(?:${anyOf(workplace.aWeek)})`;
const AT_HOME = String.raw`(?:${anyOf(workplace.atHome)})(?!\p{L})`;
const AT_OFFICE = String.raw`(?:${anyOf(workplace.atOffice)})(?!\p{L})`;
/** "two days a week at home", "Zwei Tage Homeoffice pro Woche", "3 days in office", "works from home up to three days a week". */
const SOME_DAYS = [
  String.raw`${DAYS}(?:${A_WEEK})?\s${AT_HOME}`,
  String.raw`${DAYS}${A_WEEK}\s${AT_OFFICE}`,
  String.raw`${DAYS}\s${AT_OFFICE}(?:${A_WEEK}|(?=\s{0,3}(?:[),;.]|$)|\s(?:${anyOf(lexicon.pay.besides)})\s${FEW}))`,
  String.raw`(?<!\p{L})(?:${AT_HOME}|${AT_OFFICE})[^.,;:\n]{0,20}${DAYS}${A_WEEK}`,
  // "3 days office / 2 days home"
  String.raw`${DAYS}\s(?:\p{L}{2,12}\s){1,3}(?:[/,&+|]|${anyOf(lexicon.joining.and)})\s${FEW}\s(?:(?:${anyOf(workplace.days)})\s)?(?:\p{L}{2,5}\s)?(?:${anyOf(workplace.homeWork)})(?!\p{L})`,
].join('|');
const BOUND = String.raw`(?<![\p{L}\p{N}_])`;
const KINDS_OF_WORK = `(?:${anyOf(workplace.kindsOfWork)})`;
const WHOLLY = `(?:${anyOf(workplace.wholly)})`;
const ANY_HYBRID = `(?:${anyOf(workplace.hybridAlone)})`;
const ANY_REMOTE = `(?:${anyOf(workplace.remoteAlone)})`;
const ANY_ON_SITE = `(?:${anyOf(workplace.onSiteAlone)})`;
/** "60 % remote", "Remote-Anteil bis zu 60 %", "télétravail à 50 %": a part of the time. */
const PART_OF_TIME = String.raw`(?<![\d.,])[1-9]\d\s?%\s(?:${ANY_REMOTE}|${AT_HOME})(?!\p{L})|(?<!\p{L})(?:${ANY_REMOTE}|${AT_HOME})(?:[-\s](?:${anyOf(workplace.shares)}|\p{L}{1,3})){0,3}[\s:]{1,2}[1-9]\d\s?%`;
const HYBRID = new RegExp(
  `${BOUND}${ANY_HYBRID} ${KINDS_OF_WORK}\\b|${alone(ANY_HYBRID)}|${SOME_DAYS}|${PART_OF_TIME}|${anyOfBounded(workplace.hybrid)}`,
  'gimu',
);
const REMOTE = new RegExp(
  `${BOUND}(?:${WHOLLY} ${ANY_REMOTE}|${ANY_REMOTE}[- ]${KINDS_OF_WORK})\\b|${BOUND}${ANY_REMOTE}(?: al| a)? 100 ?%|${alone(ANY_REMOTE)}|${anyOfBounded(workplace.remote)}`,
  'gimu',
);
const ON_SITE = new RegExp(
  `${BOUND}(?:${ANY_ON_SITE} ${KINDS_OF_WORK}|${WHOLLY} ${ANY_ON_SITE})\\b|${alone(ANY_ON_SITE)}|${anyOfBounded(workplace.onSite)}`,
  'gimu',
);
/** Beside "from home": only at times. */
const AT_TIMES = new RegExp(String.raw`\b(?:${anyOf(lexicon.workplace.atTimes)})\b`, 'iu');
/** What is done from home, or elsewhere: perhaps only at times. */
const HOME_WORK = new RegExp(anyOf(lexicon.workplace.homeWork), 'iu');
const WHOLE = new RegExp(String.raw`^${WHOLLY}(?!\p{L})`, 'iu');
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
    const around = sentenceAround(text, remote);
    const isHome = HOME_WORK.test(text.slice(remote.start, remote.end));
    const isSometimes = isHome && !WHOLE.test(text.slice(remote.start, remote.end)) && AT_TIMES.test(around);
    return { type: isSometimes || onSite ? 'HYBRID' : 'TELECOMMUTE', ...remote };
  }
  return onSite ? { type: 'ONSITE', ...onSite } : null;
}

/** Expressions that are looked at: an ad has a few. */
const MOST_READ = 50;

/** Of the sentence so much as is near, without the days of a holiday. */
function sentenceAround(text: string, { start, end }: Place): string {
  const before =
    text
      .slice(Math.max(0, start - LONGEST_ASIDE), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const after = text.slice(end, end + LONGEST_ASIDE).split(SENTENCE_END, 1)[0] ?? '';
  return `${before}${text.slice(start, end)}${after}`.replace(MANY_DAYS, ' ');
}

const SENTENCE_END = /[.;!?]\s|\n/u;
const MANY_DAYS = /\d{2,3}\+?\s\p{L}{1,15}/gu;

/** The words for one to four. */
function fewNumbers(): string[] {
  return lexicon.numbers.words.flatMap((entry) => {
    const [word = '', value = ''] = entry.split('=');
    return Number(value) < DAYS_OF_A_WEEK ? [word] : [];
  });
}
