import { type ConstraintInputs, NO_CONSTRAINT_INPUTS } from '../../../core/spi.js';
import { Interned, InternedNumbers } from './interned.js';
import { LanguageLists } from './language-lists.js';
import { NamesByWord } from './names-by-word.js';
import { OccupationNumbers } from './occupation-numbers.js';
import { DEAD_SHAPE } from './shape.js';

/** All values of which a pool's rows hold only the numbers. */
export class Lexicon {
  readonly skills = new Interned<string>((id) => id);
  readonly certifications = new Interned<string>((id) => id);
  readonly occupations = new OccupationNumbers();
  readonly occupationWeights = new InternedNumbers();
  readonly titleWords = new Interned<string>((word) => word);
  readonly languages = new LanguageLists();
  /** Families of work; `null` where none were read. */
  readonly families = new Interned<readonly string[] | null>((list) => list?.join(' ') ?? '?');
  readonly shapes = new InternedNumbers();
  readonly constraintInputs: { readonly [K in keyof ConstraintInputs]: Interned<ConstraintInputs[K]> } = {
    home: new Interned((each) => (each ? JSON.stringify([each.city, each.region, each.countryCode]) : '')),
    moving: new Interned((each) => JSON.stringify(each)),
    remote: new Interned((each) => each ?? ''),
    workAuthorization: new Interned((each) => [...each].sort().join()),
    availability: new Interned(({ from, noticeDays }) => `${from ?? ''}|${String(noticeDays)}`),
    salary: new Interned((each) => (each ? `${String(each.min)}|${each.currency}|${each.unit}` : '')),
    employmentType: new Interned((each) => [...each].sort().join()),
  };

  readonly byWord = { skills: new NamesByWord(this.skills), certifications: new NamesByWord(this.certifications) };

  constructor() {
    this.shapes.number(DEAD_SHAPE);
    this.numbersOf(NO_CONSTRAINT_INPUTS);
  }

  /** In the order of `CIRCUMSTANCES`; 0 where nothing is known. */
  numbersOf(constraintInputs: ConstraintInputs): number[] {
    return CONSTRAINT_INPUTS.map((name) => this.numberOf(name, constraintInputs));
  }

  private numberOf<K extends keyof ConstraintInputs>(name: K, constraintInputs: ConstraintInputs): number {
    return this.constraintInputs[name].number(constraintInputs[name]);
  }
}

/** The constraint inputs that a block has columns for. */
export const CONSTRAINT_INPUTS = Object.keys(NO_CONSTRAINT_INPUTS) as (keyof ConstraintInputs)[];

/** What a posting list is about. The kind is in the high bits of its key, so that the keys of one kind lie side by side. */
const KINDS = { skills: 0, certifications: 1, occupations: 2, titleWords: 3 } as const;
export type PostingKind = keyof typeof KINDS;
const NUMBER_BITS = 28;

/** The key of the posting list of a skill, a certification, an occupation or a word of titles. */
export function keyOf(kind: PostingKind, number: number): number {
  return (KINDS[kind] << NUMBER_BITS) | number;
}

export function numberOfKey(key: number): number {
  return key & ((1 << NUMBER_BITS) - 1);
}

export function isOfKind(key: number, kind: PostingKind): boolean {
  return key >>> NUMBER_BITS === KINDS[kind];
}
