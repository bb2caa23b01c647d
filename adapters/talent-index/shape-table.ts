import {
  EDUCATION_LEVELS,
  scoreCandidate,
  SENIORITY_LEVELS,
  type CandidateStatus,
  type Category,
} from '../../core/index.js';
import { categoryScore, type ScorableJob } from '../../core/matching/scorer.js';
import type { Lexicon } from './lexicon.js';
import {
  DATA_MASKS,
  dataMaskOf,
  DEAD_SHAPE,
  educationNumberOf,
  exampleOf,
  hasSkillData,
  only,
  seniorityNumberOf,
  statusNumber,
  statusNumberOf,
  type Shape,
} from './shape.js';

/** Eight numbers for each shape, side by side: what the weights of a job come to for its candidates, in tenths. */
export const STRIDE = 8;
/** Points that a candidate can reach at most without any for skills; `NEVER` where the status is not the wanted one. */
export const CEILING = 0;
export const SKILLS = 1;
/** Points that seniority and education make, which the shape settles. */
export const SETTLED = 2;
export const EXPERIENCE = 3;
export const TITLE = 4;
export const LANGUAGES = 5;
export const CERTIFICATIONS = 6;

/** Below all points that there can be. */
export const NEVER = -1_000_000_000;
const WHOLE = 100;

export interface ShapeTable {
  numbers: Int32Array;
  /** By shape. */
  coverage: Float64Array;
  /** The highest ceiling of those of whose skills something is known. */
  ceiling: number;
}

/** The weights as applied, from the core's own scores of one candidate for each combination of data. */
export function shapeTable(
  job: ScorableJob,
  lexicon: Lexicon,
  mostTitle: number,
  status?: CandidateStatus,
): ShapeTable {
  const shapes = lexicon.shapes.values;
  const wanted = status === undefined ? null : statusNumber(status);
  const numbers = new Int32Array(shapes.length * STRIDE);
  const coverage = new Float64Array(shapes.length);
  const seniority = SENIORITY_LEVELS.map((level) => categoryScore('seniority', only({ seniority: level }), job) ?? 0);
  const education = EDUCATION_LEVELS.map((level) => categoryScore('education', only({ education: level }), job) ?? 0);
  const appliedByMask: (Applied | undefined)[] = new Array<Applied | undefined>(DATA_MASKS).fill(undefined);
  let highest = 0;
  for (let number = 0; number < shapes.length; number += 1) {
    const shape = shapes[number]!;
    const at = number * STRIDE;
    if (shape === DEAD_SHAPE || (wanted !== null && statusNumberOf(shape) !== wanted)) {
      numbers[at + CEILING] = NEVER;
      continue;
    }
    const mask = dataMaskOf(shape);
    const applied = (appliedByMask[mask] ??= appliedTo(shape, job));
    const settled =
      applied.seniority * seniority[seniorityNumberOf(shape)]! +
      applied.education * education[educationNumberOf(shape)]!;
    numbers[at + SKILLS] = applied.skills;
    numbers[at + SETTLED] = settled;
    numbers[at + EXPERIENCE] = applied.experience;
    numbers[at + TITLE] = applied.title;
    numbers[at + LANGUAGES] = applied.languages;
    numbers[at + CERTIFICATIONS] = applied.certifications;
    const ceiling =
      settled + WHOLE * (applied.experience + applied.languages + applied.certifications) + applied.title * mostTitle;
    numbers[at + CEILING] = ceiling;
    if (hasSkillData(shape)) highest = Math.max(highest, ceiling);
    coverage[number] = applied.coverage;
  }
  return { numbers, coverage, ceiling: highest };
}

/** Tenths of each category, and the coverage. */
type Applied = Record<Category | 'coverage', number>;

function appliedTo(shape: Shape, job: ScorableJob): Applied {
  const { categories, coverage } = scoreCandidate(exampleOf(shape), job);
  const applied = { ...NONE, coverage };
  for (const { category, appliedWeight } of categories) applied[category] = Math.round(appliedWeight * 10);
  return applied;
}

const NONE: Applied = {
  skills: 0,
  experience: 0,
  title: 0,
  seniority: 0,
  education: 0,
  languages: 0,
  certifications: 0,
  coverage: 0,
};
