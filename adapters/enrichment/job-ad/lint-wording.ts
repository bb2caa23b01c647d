import type { JobFinding, JobFindingCode } from '../../../core/index.js';
import { firstMatches } from './first-matches.js';

interface Wording {
  code: JobFindingCode;
  severity: JobFinding['severity'];
  detail: (quote: string) => string;
  pattern: RegExp;
}

/**
 * Stems of gender-coded words after Gaucher, Friesen and Kay, "Evidence That Gendered Wording in Job Advertisements Exists and Sustains
 * Gender Inequality" (Journal of Personality and Social Psychology, 2011), without those that are ordinary words of most trades.
 */
const MASCULINE =
  'aggress\\w*|ambitio(?:n|us)\\w*|assertive\\w*|autonomous|boast\\w*|compet(?:e|es|itive|itor)\\w*|courag\\w*|decisive\\w*|domina(?:nt|te)\\w*|fearless|fight\\w*|headstrong|hierarch\\w*|hostil\\w*|hungry|impulsive\\w*|ninja|rock ?star|guru|outspoken|persist\\w*|self-?relian\\w*|self-?sufficien\\w*|stubborn|superior\\w*|thick-skinned|warrior|crush it|killer instinct';
const FEMININE =
  'affectionate\\w*|cheer(?:ful|leader)\\w*|compassion\\w*|considerate|empath\\w*|gentle|interdependen\\w*|kind(?:ness|ly)?|loyal\\w*|modest\\w*|nag\\w*|nurtur\\w*|pleasant\\w*|polite|sensitiv\\w*|submissive|sympath\\w*|tender\\w*|warm(?:th|ly)|yielding';

const WORDINGS: readonly Wording[] = [
  {
    code: 'language.coded_masculine',
    severity: 'info',
    detail: (quote) => `"${quote}" is worded in a way that speaks more to men.`,
    pattern: words(MASCULINE),
  },
  {
    code: 'language.coded_feminine',
    severity: 'info',
    detail: (quote) => `"${quote}" is worded in a way that speaks more to women.`,
    pattern: words(FEMININE),
  },
  {
    code: 'language.gendered_term',
    severity: 'warning',
    detail: (quote) => `"${quote}" names one gender.`,
    pattern: words(
      'salesm[ae]n|sales ?girl|foreman|chairman|handyman|waitress(?:es)?|stewardess|hostess|cleaning lady|manpower|craftsm[ae]n|businessm[ae]n|policem[ae]n|firem[ae]n|he will|she will|his duties|her duties|guys|gentlem[ae]n|ladies',
    ),
  },
  {
    code: 'protected.age',
    severity: 'error',
    detail: (quote) => `"${quote}" refers to age.`,
    pattern: words(
      'young(?:er)?(?: and (?:dynamic|energetic|motivated)| professionals?| team| people| talent)|youthful|digital native|recent (?:college )?graduates? only|(?:under|below|over|maximum|max\\.?|not older than|between) (?:the age of )?\\d{2}(?: and \\d{2})? years(?: old| of age)|age limit\\w*|aged? \\d{2}\\s{0,3}(?:-|–|to)\\s{0,3}\\d{2}|mature (?:man|woman|person)|junges team|jung(?:e[rs]?)? und dynamisch\\w*',
    ),
  },
  {
    code: 'protected.gender',
    severity: 'error',
    detail: (quote) => `"${quote}" refers to gender.`,
    pattern: words(
      '(?:male|female|males|females|men|women)(?: candidates?| applicants?)? (?:only|preferred)|only (?:male|female|men|women)|(?:seeking|looking for|prefer) an? (?:man|woman|male|female)|strong man',
    ),
  },
  {
    code: 'protected.origin',
    severity: 'warning',
    detail: (quote) => `"${quote}" refers to origin; ask for a level of language or a permission to work instead.`,
    pattern: words(
      'native (?:english|german|french|spanish|italian|dutch|[a-z]{1,20})?[ -]?speakers?(?: only)?|mother tongue|muttersprachler\\w*|no foreigners|(?:us|american|british|german|french|indian|eu) (?:citizens|nationals) only|caucasian|ethnic\\w* (?:preferred|background)',
    ),
  },
  {
    code: 'protected.family_status',
    severity: 'error',
    detail: (quote) => `"${quote}" refers to marital or family status.`,
    pattern: words(
      'unmarried|single (?:man|woman|person|applicants?)|no (?:children|kids|family commitments)|married (?:preferred|only)|without (?:children|family obligations)|pregnan\\w*',
    ),
  },
  {
    code: 'protected.religion',
    severity: 'error',
    detail: (quote) => `"${quote}" refers to religion.`,
    pattern: words(
      '(?:christian|muslim|jewish|hindu|catholic|protestant|buddhist)s?(?: faith| candidates?| applicants?)? (?:only|preferred)|practi[cs]ing (?:christian|muslim|jew|catholic|hindu)',
    ),
  },
  {
    code: 'protected.disability',
    severity: 'warning',
    detail: (quote) => `"${quote}" refers to health or disability; name the task instead.`,
    pattern: words(
      'able-?bodied|physically fit|perfect health|no (?:disabilities|health issues|handicaps?)|healthy (?:person|applicants?|candidates?)',
    ),
  },
  {
    code: 'protected.appearance',
    severity: 'warning',
    detail: (quote) => `"${quote}" refers to looks.`,
    pattern: words(
      'attractive (?:person|appearance|candidates?|woman|man|female|male)|good[- ]looking|pleasant appearance|(?:attach|send|include) (?:a |your )?(?:recent )?(?:photo|photograph|picture)',
    ),
  },
];

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu');
}

const MOST_OF_A_KIND = 10;

/** What in the wording of an ad keeps people away who could do the job. Offsets point into the description. */
export function lintWording(description: string): JobFinding[] {
  return WORDINGS.flatMap(({ code, severity, detail, pattern }) =>
    firstMatches(description, pattern, MOST_OF_A_KIND).map((match) => ({
      code,
      severity,
      detail: detail(match[0]),
      pointer: '/description',
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}
