import { type CandidateStatus, type Category, EDUCATION_LEVELS, SENIORITY_LEVELS } from '../../../core/index.js';
import { categoryScore, type ScorableJob, scoreCandidate } from '../../../core/spi.js';
import { UNREACHABLE } from './fewest-points.js';
import type { Lexicon } from '../columns/lexicon.js';
import {
  DATA_MASKS,
  dataMask,
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
} from '../columns/shape.js';

/** Eight numbers for each shape, side by side: what the weights of a job come to for its candidates, in tenths. */
export const STRIDE = 8;
/** Points that a candidate can reach at most without any for skills and title; `NEVER` where the status is not the wanted one. */
export const CEILING = 0;
export const SKILLS = 1;
/** Points that seniority and education make, which the shape settles. */
export const SETTLED = 2;
export const EXPERIENCE = 3;
export const TITLE = 4;
export const LANGUAGES = 5;
export const CERTIFICATIONS = 6;

/** Below all points that there can be. */
export const NEVER = -UNREACHABLE;
const WHOLE = 100;

export interface ShapeTable {
  numbers: Int32Array;
  /** By shape. */
  coverage: Float64Array;
  /** Of those of whose skills something is known, by combination of data: the highest ceiling, and the weight of skills. */
  reaches: { ceiling: number; skills: number }[];
  /** The highest ceiling of those of whose skills nothing is known. */
  ceilingWithoutSkills: number;
}

/** The lowest score for skills that may lift anybody without a point for the title to so many points; above 100 where none does. */
export function leastSkillScore({ reaches }: ShapeTable, points: number): number {
  let least = WHOLE + 1;
  for (const { ceiling, skills } of reaches) {
    if (ceiling >= points) return 0;
    if (skills > 0) least = Math.min(least, Math.ceil((points - ceiling) / skills));
  }
  return least;
}

/** The weights as applied, from the core's own scores of one candidate for each combination of data. */
export function shapeTable(job: ScorableJob, lexicon: Lexicon, status?: CandidateStatus): ShapeTable {
  const shapes = lexicon.shapes.values;
  const wanted = status === undefined ? null : statusNumber(status);
  const numbers = new Int32Array(shapes.length * STRIDE);
  const coverage = new Float64Array(shapes.length);
  const seniority = SENIORITY_LEVELS.map((level) => categoryScore('seniority', only({ seniority: level }), job) ?? 0);
  const education = EDUCATION_LEVELS.map((level) => categoryScore('education', only({ education: level }), job) ?? 0);
  // Data in parts that weigh nothing make no difference.
  const asked = dataMask((category) => category === 'skills' || job.weights[category] > 0);
  const appliedByMask: (Applied | undefined)[] = new Array<Applied | undefined>(DATA_MASKS).fill(undefined);
  for (let number = 0; number < shapes.length; number += 1) {
    const shape = shapes[number]!;
    const at = number * STRIDE;
    if (shape === DEAD_SHAPE || (wanted !== null && statusNumberOf(shape) !== wanted)) {
      numbers[at + CEILING] = NEVER;
      continue;
    }
    const mask = dataMaskOf(shape) & asked;
    const applied = (appliedByMask[mask] ??= appliedTo(shape, job));
    const settled =
      applied.seniority * seniority[seniorityNumberOf(shape)]! +
      applied.education * education[educationNumberOf(shape)]!;
    const ceiling = settled + applied.open;
    numbers[at + CEILING] = ceiling;
    numbers[at + SKILLS] = applied.skills;
    numbers[at + SETTLED] = settled;
    numbers[at + EXPERIENCE] = applied.experience;
    numbers[at + TITLE] = applied.title;
    numbers[at + LANGUAGES] = applied.languages;
    numbers[at + CERTIFICATIONS] = applied.certifications;
    coverage[number] = applied.coverage;
    if (ceiling > applied.ceiling) applied.ceiling = ceiling;
  }
  return { numbers, coverage, ...ceilings(appliedByMask) };
}

/** Tenths of each category, for the candidates with one combination of data. */
interface Applied extends Record<Category, number> {
  coverage: number;
  hasSkillData: boolean;
  /** Points that experience, languages and certifications make at most, and the highest ceiling so far. */
  open: number;
  ceiling: number;
}

function appliedTo(shape: Shape, job: ScorableJob): Applied {
  const { categories, coverage } = scoreCandidate(exampleOf(shape), job);
  const applied: Applied = { ...NONE, coverage, hasSkillData: hasSkillData(shape) };
  for (const { category, appliedWeight } of categories) applied[category] = Math.round(appliedWeight * 10);
  applied.open = WHOLE * (applied.experience + applied.languages + applied.certifications);
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
  hasSkillData: false,
  open: 0,
  ceiling: NEVER,
};

function ceilings(byMask: readonly (Applied | undefined)[]): Pick<ShapeTable, 'reaches' | 'ceilingWithoutSkills'> {
  const reaches: ShapeTable['reaches'] = [];
  let ceilingWithoutSkills = NEVER;
  for (const applied of byMask) {
    if (!applied) continue;
    const { ceiling, skills } = applied;
    if (applied.hasSkillData) reaches.push({ ceiling, skills });
    else ceilingWithoutSkills = Math.max(ceilingWithoutSkills, ceiling);
  }
  return { reaches, ceilingWithoutSkills };
}
