import type { JobFinding, JobFindingCode } from '../../../../../core/index.js';
import type { WordingsToLint } from '../../../parse/lexicons/shape/wordings.js';
import { anyOf, LANGUAGE_PACKS, lexicon } from '../../../parse/lexicons/lexicon.js';

export const ANY_LANGUAGE = '*';

export interface Wording {
  code: JobFindingCode;
  severity: JobFinding['severity'];
  detail: (quote: string) => string;
  /** By language, where the words mean something else in another: "Kind" is a child in German, "superior" a degree in Spanish. */
  patterns: ReadonlyMap<string, RegExp>;
  /** Words that say so of the person wanted only: a firm may be young, a salary attractive. */
  ofPerson?: ReadonlyMap<string, RegExp>;
  /** Named as well where nobody has to have it: "there is no age limit". A word for people is not: "no women" leaves them out. */
  mayBeDenied?: true;
  /** Named as well where the clause says that nobody has to have it: "your mother tongue does not matter"; but "no foreigners" leaves them out. */
  mayBeUnasked?: true;
}

/**
 * Stems of gender-coded words after Gaucher, Friesen and Kay, "Evidence That Gendered Wording in Job Advertisements Exists and Sustains
 * Gender Inequality" (Journal of Personality and Social Psychology, 2011), without those that are ordinary words of most trades.
 */
const CODED_FOR_MEN = byLanguage('masculine');
const CODED_FOR_WOMEN = byLanguage('feminine');

export const WORDINGS: readonly Wording[] = [
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
    ofPerson: byLanguage('oneGenderTitles'),
  },
  {
    code: 'protected.age',
    severity: 'error',
    detail: (quote) => `"${quote}" refers to age; name the experience that the work needs instead.`,
    patterns: inAnyLanguage(lexicon.lint.age),
    mayBeDenied: true,
    ofPerson: byLanguage('young'),
  },
  {
    code: 'protected.gender',
    severity: 'error',
    detail: (quote) =>
      `"${quote}" refers to gender; leave it out, unless the law of the country allows it for this work.`,
    patterns: inAnyLanguage(lexicon.lint.gender),
    ofPerson: byLanguage('women', 'men'),
  },
  {
    code: 'protected.origin',
    severity: 'warning',
    detail: (quote) => `"${quote}" refers to origin; ask for a level of language or a permission to work instead.`,
    patterns: inAnyLanguage(lexicon.lint.origin),
    mayBeUnasked: true,
  },
  {
    code: 'protected.origin',
    severity: 'warning',
    detail: (quote) =>
      `"${quote}" refers to an accent, and so to origin; ask for a level of language instead, or for speech that is easy to understand.`,
    patterns: inAnyLanguage(lexicon.lint.accent),
    mayBeDenied: true,
  },
  {
    code: 'protected.family_status',
    severity: 'error',
    detail: (quote) =>
      `"${quote}" refers to marital or family status; name the hours or the travel that the work needs instead.`,
    patterns: inAnyLanguage(lexicon.lint.family),
    ofPerson: byLanguage('maritalStatus'),
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
    mayBeDenied: true,
    ofPerson: byLanguage('looks'),
  },
];

/** Words that mean this in their own language only. */
export function byLanguage(...kinds: (keyof WordingsToLint)[]): ReadonlyMap<string, RegExp> {
  return new Map(
    LANGUAGE_PACKS.flatMap(({ code, lint }) => {
      const phrases = kinds.flatMap((kind) => lint?.[kind] ?? []);
      return phrases.length === 0 ? [] : [[code, words(anyOf(phrases))] as const];
    }),
  );
}

/** What nobody writes in another language by chance. */
function inAnyLanguage(phrases: readonly string[]): ReadonlyMap<string, RegExp> {
  return new Map([[ANY_LANGUAGE, words(anyOf(phrases))]]);
}

export function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}]-)(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu');
}
