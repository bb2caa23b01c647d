import {
  CANDIDATE_STATUSES,
  type CandidateStatus,
  EDUCATION_LEVELS,
  SENIORITY_LEVELS,
  type SeniorityLevel,
} from '../../../core/index.js';
import {
  categoryScore,
  type FullWeights,
  type ScorableJob,
  hasFittingLevel,
  nearTitleOf,
  scoreCandidate,
  UNREACHABLE_POINTS,
} from '../../../core/spi.js';
import type { Lexicon } from '../columns/lexicon.js';
import {
  dataMask,
  dataMaskOf,
  DEAD_SHAPE,
  educationNumberOf,
  exampleOf,
  hasEducation,
  hasExperience,
  hasLanguages,
  hasSeniority,
  languageNumber,
  only,
  seniorityNumberOf,
  statusNumber,
  statusNumberOf,
} from '../columns/shape.js';

/** Two numbers for each shape, side by side: tenths × category score, for merits beside skills and title. */
export const STRIDE = 2;
/** The most that those of the shape can have; `NEVER` where the status is none of the wanted ones. */
export const CEILING = 0;
/** What seniority and education make, which the shape settles. */
export const SETTLED = 1;

/** Of a level that fits, whatever the title, and of one that fits with a title that is near. */
export const LEVEL_FITS = 1;
export const LEVEL_FITS_NEAR = 2;

/** Below all points that there can be. */
export const NEVER = -UNREACHABLE_POINTS;
const WHOLE = 100;

export interface ShapeTable {
  numbers: Int32Array;
  /** By the number of a shape; computed when it is first asked for, as only those that are shown need it. 0 where the status is none of the wanted ones. */
  coverageOf(number: number): number;
  /** By the number of a shape: 0, `LEVEL_FITS`, or `LEVEL_FITS_NEAR` where it fits whose title is near alone. */
  levelFits: Uint8Array;
  /** The highest of all shapes. */
  ceiling: number;
}

/** By number of the status: 1 if it is one of these, or if all are wanted. */
function statusesWanted(statuses?: readonly CandidateStatus[]): Uint8Array {
  const wanted = new Uint8Array(CANDIDATE_STATUSES.length + 1).fill(statuses ? 0 : 1);
  for (const status of statuses ?? []) wanted[statusNumber(status)] = 1;
  return wanted;
}

/** The parts of a score that a shape settles, and the most that it allows, from the core's own scores of each level. */
export function shapeTable(
  job: ScorableJob,
  tenths: FullWeights,
  lexicon: Lexicon,
  statuses?: readonly CandidateStatus[],
): ShapeTable {
  const shapes = lexicon.shapes.values;
  const wanted = statusesWanted(statuses);
  const numbers = new Int32Array(shapes.length * STRIDE);
  const seniority = SENIORITY_LEVELS.map(
    (level) => tenths.seniority * (categoryScore('seniority', only({ seniority: level }), job) ?? 0),
  );
  const near = nearTitleOf(job);
  const fitOf = (level: SeniorityLevel | null): number =>
    hasFittingLevel(level, 0, job) ? LEVEL_FITS : hasFittingLevel(level, near, job) ? LEVEL_FITS_NEAR : 0;
  const fitting = SENIORITY_LEVELS.map(fitOf);
  const unknownFits = fitOf(null);
  const levelFits = new Uint8Array(shapes.length);
  const education = EDUCATION_LEVELS.map(
    (level) => tenths.education * (categoryScore('education', only({ education: level }), job) ?? 0),
  );
  // Data in parts that weigh nothing make no difference.
  const requested = dataMask((category) => job.weights[category] > 0);
  const languages = new Set(job.features.languages.map(({ code }) => languageNumber(code)));
  let highest = NEVER;
  for (let number = 0; number < shapes.length; number += 1) {
    const shape = shapes[number]!;
    const at = number * STRIDE;
    if (shape === DEAD_SHAPE || wanted[statusNumberOf(shape)] === 0) {
      numbers[at + CEILING] = NEVER;
      continue;
    }
    const mask = dataMaskOf(shape, languages) & requested;
    const settled =
      (hasSeniority(shape) ? seniority[seniorityNumberOf(shape)]! : 0) +
      (hasEducation(shape) ? education[educationNumberOf(shape)]! : 0);
    const ceiling =
      settled + WHOLE * ((hasExperience(mask) ? tenths.experience : 0) + (hasLanguages(mask) ? tenths.languages : 0));
    numbers[at + CEILING] = ceiling;
    numbers[at + SETTLED] = settled;
    levelFits[number] = hasSeniority(shape) ? fitting[seniorityNumberOf(shape)]! : unknownFits;
    if (ceiling > highest) highest = ceiling;
  }
  const coverages: (number | undefined)[] = [];
  const coverageOf = (number: number): number => {
    if (numbers[number * STRIDE + CEILING] === NEVER) return 0;
    const mask = dataMaskOf(shapes[number]!, languages) & requested;
    return (coverages[mask] ??= scoreCandidate(exampleOf(mask), job).coverage);
  };
  return { numbers, coverageOf, levelFits, ceiling: highest };
}
