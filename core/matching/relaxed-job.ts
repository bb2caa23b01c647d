import type { JobFeatures } from './job-features.js';
import { requestedCategories } from './scorer.js';
import { applyWeights } from './weights.js';
import { CATEGORIES, type FullWeights } from '../job/category-weights.js';

export interface WeightedJob {
  job: JobFeatures;
  weights: FullWeights;
}

/** The job without one of its skills. The weights stay, unless it was the last skill: then the other categories take its weight. */
export function withoutSkill({ job, weights }: WeightedJob, position: number): WeightedJob {
  const changed = { ...job, skills: job.skills.filter((_, at) => at !== position) };
  const before = requestedCategories(job);
  const after = requestedCategories(changed);
  const isUnchanged = CATEGORIES.every((category) => before[category] === after[category]);
  return { job: changed, weights: isUnchanged ? weights : applyWeights(weights, weights, after) };
}

/** The job with one of its skills merely preferred. */
export function withSkillPreferred({ job, weights }: WeightedJob, position: number): WeightedJob {
  const skills = job.skills.map((skill, at) =>
    at === position ? { ...skill, importance: 'preferred' as const } : skill,
  );
  return { job: { ...job, skills }, weights };
}
