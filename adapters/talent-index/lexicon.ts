import type { OccupationFeature } from '../../core/index.js';
import { Interned, InternedNumbers } from './interned.js';
import { LanguageLists } from './language-lists.js';
import { DEAD_SHAPE } from './shape.js';

/** All values of which a pool's rows hold only the numbers. */
export class Lexicon {
  readonly skills = new Interned<string>((id) => id);
  readonly certifications = new Interned<string>((id) => id);
  /** With a weight of 1; the weight of each posting is its own. */
  readonly occupations = new Interned<OccupationFeature>(({ id, family }) => `${id}|${family}`);
  readonly occupationWeights = new InternedNumbers();
  readonly languages = new LanguageLists();
  readonly shapes = new InternedNumbers();

  constructor() {
    this.shapes.number(DEAD_SHAPE);
  }
}

/** What a posting list is about. The kind stands in the low bits of its key. */
const KINDS = { skills: 0, certifications: 1, occupations: 2, gaps: 3 } as const;
export type PostingKind = keyof typeof KINDS;
const KIND_BITS = 2;

/** The posting list of those of whose skills nothing is known. */
export const NO_SKILL_DATA = KINDS.gaps;

/** The key of the posting list of a skill, a certification or an occupation. */
export function keyOf(kind: PostingKind, number: number): number {
  return (number << KIND_BITS) | KINDS[kind];
}

export function isSkillKey(key: number): boolean {
  return (key & ((1 << KIND_BITS) - 1)) === KINDS.skills;
}
