import type { JobFinding, JobFindingCode } from '../../../../core/index.js';
import { firstMatches } from './first-matches.js';
import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';

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
const MASCULINE = anyOf(lexicon.lint.masculine);
const FEMININE = anyOf(lexicon.lint.feminine);

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
    pattern: words(anyOf(lexicon.lint.oneGender)),
  },
  {
    code: 'protected.age',
    severity: 'error',
    detail: (quote) => `"${quote}" refers to age.`,
    pattern: words(anyOf(lexicon.lint.age)),
  },
  {
    code: 'protected.gender',
    severity: 'error',
    detail: (quote) => `"${quote}" refers to gender.`,
    pattern: words(anyOf(lexicon.lint.gender)),
  },
  {
    code: 'protected.origin',
    severity: 'warning',
    detail: (quote) => `"${quote}" refers to origin; ask for a level of language or a permission to work instead.`,
    pattern: words(anyOf(lexicon.lint.origin)),
  },
  {
    code: 'protected.family_status',
    severity: 'error',
    detail: (quote) => `"${quote}" refers to marital or family status.`,
    pattern: words(anyOf(lexicon.lint.family)),
  },
  {
    code: 'protected.religion',
    severity: 'error',
    detail: (quote) => `"${quote}" refers to religion.`,
    pattern: words(anyOf(lexicon.lint.religion)),
  },
  {
    code: 'protected.disability',
    severity: 'warning',
    detail: (quote) => `"${quote}" refers to health or disability; name the task instead.`,
    pattern: words(anyOf(lexicon.lint.disability)),
  },
  {
    code: 'protected.appearance',
    severity: 'warning',
    detail: (quote) => `"${quote}" refers to looks.`,
    pattern: words(anyOf(lexicon.lint.appearance)),
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
