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
  /** Fields of work, by the slug of their family. */
  readonly fields = new Interned<string>((family) => family);
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
