import type { JobFinding, JobFindingCode } from '../../../../core/index.js';
import { firstMatches } from './first-matches.js';
import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

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
    detail: (quote) => `"${quote}" speaks more to men; say plainly what is done, for example "leads" or "decides".`,
    pattern: words(MASCULINE),
  },
  {
    code: 'language.coded_feminine',
    severity: 'info',
    detail: (quote) =>
      `"${quote}" speaks more to women; say plainly what is done, for example "supports" or "advises".`,
    pattern: words(FEMININE),
  },
  {
    code: 'language.gendered_term',
    severity: 'warning',
    detail: (quote) => `"${quote}" names one gender; use a word for everybody, such as "salesperson" or "team leader".`,
    pattern: words(anyOf(lexicon.lint.oneGender)),
  },
  {
    code: 'protected.age',
    severity: 'error',
    detail: (quote) => `"${quote}" refers to age; name the experience that the work needs instead.`,
    pattern: words(anyOf(lexicon.lint.age)),
  },
  {
    code: 'protected.gender',
    severity: 'error',
    detail: (quote) =>
      `"${quote}" refers to gender; leave it out, unless the law of the country allows it for this work.`,
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
    detail: (quote) =>
      `"${quote}" refers to marital or family status; name the hours or the travel that the work needs instead.`,
    pattern: words(anyOf(lexicon.lint.family)),
  },
  {
    code: 'protected.religion',
    severity: 'error',
    detail: (quote) =>
      `"${quote}" refers to religion; leave it out, unless the employer is a religious body and the law allows it.`,
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
    detail: (quote) => `"${quote}" refers to looks; name a dress code if there is one, and ask for no photo.`,
    pattern: words(anyOf(lexicon.lint.appearance)),
  },
];

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}]-)(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu');
}

const ONE_GENDER_TITLE = new RegExp(wholeWords(lexicon.lint.oneGenderTitles), 'iu');
const ALL_GENDERS = new RegExp(anyOf(lexicon.lint.allGenders), 'iu');

/** "Verkäuferin" looks for women only, "Verkäufer/in" and "Verkäuferin (m/w/d)" do not. Offsets point into the title. */
export function lintTitle(title: string): JobFinding[] {
  const match = ALL_GENDERS.test(title) ? null : ONE_GENDER_TITLE.exec(title);
  if (!match) return [];
  return [
    {
      code: 'language.gendered_term',
      severity: 'warning',
      detail: `"${match[0]}" names one gender; add the other, or "(m/w/d)".`,
      pointer: '/title',
      start: match.index,
      end: match.index + match[0].length,
    },
  ];
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
