import type { LanguageFeature, OccupationFeature } from '../../core/index.js';
import { Interned } from './interned.js';
import { NamesByWord } from './names-by-word.js';
import { DEAD_SHAPE, type Shape } from './shape.js';

/** All values of which a pool's rows hold only the numbers. */
export class Lexicon {
  readonly skills = new Interned<string>((id) => id);
  readonly certifications = new Interned<string>((id) => id);
  /** With a weight of 1; the weight of each posting is its own. */
  readonly occupations = new Interned<OccupationFeature>(({ id, family }) => `${id}|${family}`);
  readonly occupationWeights = new Interned<number>((weight) => weight);
  readonly titleWords = new Interned<string>((word) => word);
  readonly languages = new Interned<readonly LanguageFeature[]>((list) =>
    list.map(({ code, level }) => `${code}:${level ?? ''}`).join(),
  );
  readonly shapes = new Interned<Shape>((shape) => shape);

  readonly byWord = { skills: new NamesByWord(this.skills), certifications: new NamesByWord(this.certifications) };

  constructor() {
    this.shapes.number(DEAD_SHAPE);
  }
}

/** What a posting list is about. The kind stands in the low bits of its key. */
const KINDS = { skills: 0, certifications: 1, occupations: 2, gaps: 3, titleWords: 4 } as const;
export type PostingKind = keyof typeof KINDS;
const KIND_BITS = 3;

/** The posting list of those of whose skills nothing is known. */
export const NO_SKILL_DATA = KINDS.gaps;

/** The key of the posting list of a skill, a certification, an occupation or a word of titles. */
export function keyOf(kind: PostingKind, number: number): number {
  return (number << KIND_BITS) | KINDS[kind];
}

export function isOfKind(key: number, kind: PostingKind): boolean {
  return (key & ((1 << KIND_BITS) - 1)) === KINDS[kind];
}
