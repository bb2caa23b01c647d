import { anyOf, lexicon } from './lexicon.js';
import type { SectionHeadings } from './shape/headings.js';

export type SectionKind = Exclude<keyof SectionHeadings, 'noHeading'>;

type KindPattern = readonly [RegExp, SectionKind];

// Of wordings that two kinds of sections share the later kind has the say; of patterns the earlier.
const KINDS: readonly SectionKind[] = [
  'summary',
  'work',
  'education',
  'skills',
  'certificates',
  'languages',
  'projects',
  'volunteer',
  'awards',
  'publications',
  'contact',
  'other',
];

const AND = new RegExp(` (?:${anyOf(lexicon.joining.and)}) `, 'gu');

/** Headings as people write them, folded, with the kind of section that they head. An ampersand is read as "and" before the language is known. */
export const HEADING_KINDS: ReadonlyMap<string, SectionKind> = new Map(
  KINDS.flatMap((kind) =>
    lexicon.headings[kind]
      .flatMap((phrase) => [phrase, phrase.replace(AND, ' and ')])
      .map((phrase) => [phrase, kind] as const),
  ),
);

/** Begins as a heading does and is none. */
export const NO_HEADING = new RegExp(`^(?:${anyOf(lexicon.headings.noHeading)}) `, 'u');

/** Words that tell the section wherever they are in a heading that is set as one. */
export const HEADING_WORDS: readonly KindPattern[] = (
  ['volunteer', 'education', 'work', 'skills', 'certificates', 'projects', 'awards', 'publications'] as const
).map((kind) => [new RegExp(`(?<!\\p{L})(?:${anyOf(lexicon.headingWords[kind])})(?!\\p{L})`, 'u'), kind]);

/**
 * Unusual wordings: a qualifier before a noun that names the section ("Bilingual Support Experience"). They count only where the line also looks
 * like a heading.
 */
export const HEADING_PATTERNS: readonly KindPattern[] = (
  [
    'volunteer',
    'projects',
    'work',
    'education',
    'skills',
    'certificates',
    'awards',
    'publications',
    'summary',
    'contact',
    'other',
  ] as const
).map((kind) => [new RegExp(anyOf(lexicon.headingPatterns[kind]), 'u'), kind]);
