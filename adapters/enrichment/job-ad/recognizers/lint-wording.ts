import type { JobFinding, JobFindingCode } from '../../../../core/index.js';
import { firstMatches } from './first-matches.js';
import { writtenLanguages } from '../../language/detect-language.js';
import { anyOf, LANGUAGE_PACKS, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

const ANY_LANGUAGE = '*';

interface Wording {
  code: JobFindingCode;
  severity: JobFinding['severity'];
  detail: (quote: string) => string;
  /** By language, where the words mean something else in another: "Kind" is a child in German, "superior" a degree in Spanish. */
  patterns: ReadonlyMap<string, RegExp>;
}

/**
 * Stems of gender-coded words after Gaucher, Friesen and Kay, "Evidence That Gendered Wording in Job Advertisements Exists and Sustains
 * Gender Inequality" (Journal of Personality and Social Psychology, 2011), without those that are ordinary words of most trades.
 */
const CODED_FOR_MEN = codedWords('masculine');
const CODED_FOR_WOMEN = codedWords('feminine');

function codedWords(kind: 'masculine' | 'feminine'): ReadonlyMap<string, RegExp> {
  return new Map(
    LANGUAGE_PACKS.flatMap(({ code, lint }) => {
      const stems = lint?.[kind] ?? [];
      return stems.length === 0 ? [] : [[code, words(anyOf(stems))] as const];
    }),
  );
}

const WORDINGS: readonly Wording[] = [
  {
    code: 'language.coded_masculine',
    severity: 'info',
    detail: (quote) => `"${quote}" speaks more to men; say plainly what is done, for example "leads" or "decides".`,
    patterns: CODED_FOR_MEN,
  },
  {
    code: 'language.coded_feminine',
    severity: 'info',
    detail: (quote) =>
      `"${quote}" speaks more to women; say plainly what is done, for example "supports" or "advises".`,
    patterns: CODED_FOR_WOMEN,
  },
  {
    code: 'language.gendered_term',
    severity: 'warning',
    detail: (quote) => `"${quote}" names one gender; use a word for everybody, such as "salesperson" or "team leader".`,
    patterns: inAnyLanguage(lexicon.lint.oneGender),
  },
  {
    code: 'protected.age',
    severity: 'error',
    detail: (quote) => `"${quote}" refers to age; name the experience that the work needs instead.`,
    patterns: inAnyLanguage(lexicon.lint.age),
  },
  {
    code: 'protected.gender',
    severity: 'error',
    detail: (quote) =>
      `"${quote}" refers to gender; leave it out, unless the law of the country allows it for this work.`,
    patterns: inAnyLanguage(lexicon.lint.gender),
  },
  {
    code: 'protected.origin',
    severity: 'warning',
    detail: (quote) => `"${quote}" refers to origin; ask for a level of language or a permission to work instead.`,
    patterns: inAnyLanguage(lexicon.lint.origin),
  },
  {
    code: 'protected.family_status',
    severity: 'error',
    detail: (quote) =>
      `"${quote}" refers to marital or family status; name the hours or the travel that the work needs instead.`,
    patterns: inAnyLanguage(lexicon.lint.family),
  },
  {
    code: 'protected.religion',
    severity: 'error',
    detail: (quote) =>
      `"${quote}" refers to religion; leave it out, unless the employer is a religious body and the law allows it.`,
    patterns: inAnyLanguage(lexicon.lint.religion),
  },
  {
    code: 'protected.disability',
    severity: 'warning',
    detail: (quote) => `"${quote}" refers to health or disability; name the task instead.`,
    patterns: inAnyLanguage(lexicon.lint.disability),
  },
  {
    code: 'protected.appearance',
    severity: 'warning',
    detail: (quote) => `"${quote}" refers to looks; name a dress code if there is one, and ask for no photo.`,
    patterns: inAnyLanguage(lexicon.lint.appearance),
  },
];

/** What nobody writes in another language by chance. */
function inAnyLanguage(phrases: readonly string[]): ReadonlyMap<string, RegExp> {
  return new Map([[ANY_LANGUAGE, words(anyOf(phrases))]]);
}

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
  const languages = [ANY_LANGUAGE, ...writtenLanguages(description)];
  return WORDINGS.flatMap(({ code, severity, detail, patterns }) =>
    languages
      .flatMap((language) => patterns.get(language) ?? [])
      .flatMap((pattern) => firstMatches(description, pattern, MOST_OF_A_KIND))
      .map((match) => ({
        code,
        severity,
        detail: detail(match[0]),
        pointer: '/description',
        start: match.index,
        end: match.index + match[0].length,
      })),
  );
}
