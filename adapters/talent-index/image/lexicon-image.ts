import type { OccupationFeature } from '../../../core/spi.js';
import { CONSTRAINT_INPUTS, type Lexicon } from '../columns/lexicon.js';
import { isOfKind, numberOfKey, type PostingKind } from '../columns/posting-keys.js';
import type { BlockImage } from './block-image.js';

/** Values that are texts of candidates. Occupations are those of the taxonomy. */
const TEXTS = ['skills', 'certifications', 'titleWords'] as const;

/** The values of a lexicon, without those that no stored candidate has. */
export interface LexiconImage {
  texts: Record<(typeof TEXTS)[number], (string | null)[]>;
  /** In the order of their numbers. */
  occupations: OccupationFeature[];
  occupationWeights: number[];
  shapes: number[];
  families: (readonly string[] | null)[];
  fields: string[];
  languages: ReturnType<Lexicon['languages']['image']>;
  /** In the order of `CONSTRAINT_INPUTS`; `undefined` where no candidate has the value. */
  constraintInputs: unknown[][];
}

/** Notes which values the blocks of a pool have, block by block. */
export class UsedValues {
  private readonly texts = {
    skills: new Set<number>(),
    certifications: new Set<number>(),
    titleWords: new Set<number>(),
  };
  private readonly constraintInputs = CONSTRAINT_INPUTS.map(() => new Set([0]));

  add({ postings: { keys, starts }, constraintInputs }: BlockImage): void {
    for (let at = 0; at < keys.length; at += 1) {
      if (starts[at] === starts[at + 1]) continue;
      const kind = TEXTS.find((each) => isOfKind(keys[at]!, each as PostingKind));
      if (kind) this.texts[kind].add(numberOfKey(keys[at]!));
    }
    constraintInputs.forEach((numbers, at) => {
      if (numbers) for (const number of numbers) this.constraintInputs[at]!.add(number);
    });
  }

  imageOf(lexicon: Lexicon): LexiconImage {
    const used = (kind: (typeof TEXTS)[number]): (string | null)[] =>
      lexicon[kind].values.map((value, number) => (this.texts[kind].has(number) ? value : null));
    return {
      texts: { skills: used('skills'), certifications: used('certifications'), titleWords: used('titleWords') },
      occupations: lexicon.occupations.values.filter((each) => each !== undefined),
      occupationWeights: [...lexicon.occupationWeights.values],
      shapes: [...lexicon.shapes.values],
      families: [...lexicon.families.values],
      fields: [...lexicon.fields.values],
      languages: lexicon.languages.image(),
      constraintInputs: CONSTRAINT_INPUTS.map((name, at) => {
        const values: readonly unknown[] = lexicon.constraintInputs[name].values;
        return values.map((value, number) => (this.constraintInputs[at]!.has(number) ? value : undefined));
      }),
    };
  }
}

/** Fills a new lexicon. Numbers stay; a value that nobody had is an empty one, and is found by nothing. */
export function restoreLexicon(lexicon: Lexicon, image: LexiconImage): void {
  for (const kind of TEXTS) {
    const values = image.texts[kind];
    lexicon[kind].restore(
      values.map((value) => value ?? ''),
      (number) => values[number] === null,
    );
  }
  for (const occupation of image.occupations) lexicon.occupations.number(occupation);
  for (const weight of image.occupationWeights) lexicon.occupationWeights.number(weight);
  for (const shape of image.shapes) lexicon.shapes.number(shape);
  lexicon.families.restore(image.families, () => false);
  lexicon.fields.restore(image.fields, () => false);
  lexicon.languages.restore(image.languages);
  CONSTRAINT_INPUTS.forEach((name, at) => {
    const values = image.constraintInputs[at]!;
    restoreInputs(lexicon.constraintInputs[name] as never, values);
  });
}

function restoreInputs(
  interned: { values: unknown[]; restore(values: readonly unknown[], blank: (number: number) => boolean): void },
  values: readonly unknown[],
): void {
  const [nothing] = interned.values;
  interned.restore(
    values.map((value) => (value === undefined ? nothing : value)),
    (number) => values[number] === undefined,
  );
}
