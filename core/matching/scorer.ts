import type { Taxonomy } from '../taxonomy/taxonomy.js';
import { bandOf } from './bands.js';
import type { CandidateFeatures } from '../candidate/candidate-features.js';
import type { JobFeatures } from './job-features.js';
import type { AdjacentCredit, Band } from './match.js';
import { languageCredit, scoreEducation, scoreExperience, scoreSeniority } from './score-levels.js';
import { hasTitleData, scoreTitle } from './score-title.js';
import { creditFor, wantedSkill, type SkillCredit, type WantedSkill } from './wanted-skill.js';
import { CATEGORIES, type Category, type FullWeights } from '../job/category-weights.js';

/** A job, prepared for scoring many candidates. */
export interface ScorableJob {
  features: JobFeatures;
  weights: FullWeights;
  skills: WantedSkill[];
  certifications: WantedSkill[];
}

export interface Score {
  score: number;
  /** The most that could come out if all were known that is not. */
  potential: number;
  band: Band;
  coverage: number;
  categories: { category: Category; weight: number; appliedWeight: number; score: number | null }[];
}

export function prepareJob(features: JobFeatures, weights: FullWeights, taxonomy: Taxonomy): ScorableJob {
  return {
    features,
    weights,
    skills: features.skills.map((skill) => wantedSkill(skill, taxonomy)),
    certifications: features.certifications.map((certification) =>
      wantedSkill({ ...certification, importance: 'required', minMonths: null }, taxonomy),
    ),
  };
}

/** The categories in which a job has requirements. */
export function requestedCategories(job: JobFeatures): Record<Category, boolean> {
  return {
    skills: job.skills.length > 0,
    experience: job.minMonths !== null && job.minMonths > 0,
    title: job.occupation !== null || job.titleWords.length > 0,
    seniority: job.seniority !== null,
    education: job.education !== null && job.education !== 'none',
    languages: job.languages.length > 0,
    certifications: job.certifications.length > 0,
  };
}

/** Weights that were spread sum to 100 but for what rounding each to one decimal makes of it; they count as they are. */
const SPREAD_SUM = 100;
const ROUNDING_OF_SUM = 1;

/**
 * The score: a pure function of features, job and weights, which never depends on who else is in the pool.
 * `score = Σ appliedWeight × category score / 100`, to one decimal, where a category without data counts nothing; `potential` is the same sum
 * with each such category at 100. The formula is explained in docs/explanation/matching.md.
 */
export function scoreCandidate(candidate: CandidateFeatures, job: ScorableJob): Score {
  const scores = CATEGORIES.map((category) => ({
    category,
    weight: job.weights[category],
    score: job.weights[category] > 0 ? categoryScore(category, candidate, job) : null,
  }));
  let withData = 0;
  let all = 0;
  for (const { weight, score } of scores) {
    all += weight;
    if (score !== null) withData += weight;
  }
  const sum = Math.abs(all - SPREAD_SUM) < ROUNDING_OF_SUM ? SPREAD_SUM : all;
  let points = 0;
  let open = 0;
  const categories = scores.map(({ category, weight, score }) => {
    // Whole tenths times whole scores: the sum is exact, so that it can be recomputed by hand to the last digit.
    const tenths = weight === 0 ? 0 : Math.round((weight * 1000) / sum);
    if (score === null) open += tenths * 100;
    else points += tenths * score;
    return { category, weight, appliedWeight: score === null ? 0 : tenths / 10, score };
  });
  const coverage = all === 0 ? 0 : Math.round((withData / all) * 100) / 100;
  const score = scoreOfPoints(points);
  return { score, potential: scoreOfPoints(points + open), coverage, band: bandOf(score, coverage), categories };
}

/** From Σ applied weight in tenths × category score: 0–100, to one decimal. */
export function scoreOfPoints(points: number): number {
  return Math.min(100, Math.round(points / 100) / 10);
}

/** 0–100, whole; `null` where the candidate has no data in the category. */
export function categoryScore(category: Category, candidate: CandidateFeatures, job: ScorableJob): number | null {
  const { features } = job;
  switch (category) {
    case 'skills':
      return candidate.hasSkillData ? creditShare(job.skills, candidate.skills) : null;
    case 'experience':
      return candidate.experienceMonths === null
        ? null
        : Math.round(scoreExperience(candidate.experienceMonths, features.minMonths ?? 0));
    case 'title':
      return requestedCategories(features).title && hasTitleData(candidate)
        ? Math.round(scoreTitle(candidate, features))
        : null;
    case 'seniority':
      return candidate.seniority === null || !features.seniority
        ? null
        : scoreSeniority(candidate.seniority, features.seniority);
    case 'education':
      return candidate.education === null || !features.education
        ? null
        : scoreEducation(candidate.education, features.education);
    case 'languages':
      return candidate.languages.length === 0 ? null : scoreLanguages(candidate, features);
    case 'certifications':
      return candidate.certifications.length === 0
        ? null
        : creditShare(job.certifications, certificationFeatures(candidate));
  }
}

function creditShare(wanted: readonly WantedSkill[], skills: CandidateFeatures['skills']): number {
  let sum = 0;
  let weights = 0;
  for (const want of wanted) {
    sum += want.weight * creditFor(want, skills).credit;
    weights += want.weight;
  }
  return shareScore(sum, weights);
}

/** 0–100, whole: what was earned of the weights of all that is wanted. */
export function shareScore(earned: number, weights: number): number {
  return weights === 0 ? 0 : Math.round((100 * earned) / weights);
}

export function certificationFeatures(candidate: CandidateFeatures): CandidateFeatures['skills'] {
  return candidate.certifications.map(certificationFeature);
}

/** A certification is held: it needs no work to show it. */
export function certificationFeature(id: string): CandidateFeatures['skills'][number] {
  return { id, months: 0, yearsSinceUse: null };
}

function scoreLanguages(candidate: CandidateFeatures, job: JobFeatures): number {
  const credits = job.languages.map(({ code, minLevel }) => {
    const spoken = candidate.languages.find((language) => language.code === code);
    return spoken ? languageCredit(spoken.level, minLevel) : 0;
  });
  return Math.round((100 * credits.reduce((sum, credit) => sum + credit, 0)) / Math.max(1, credits.length));
}

/** What is found, missing and adjacent of a list of wanted skills: complete. What only an adjacent skill stands in for is missing all the same. */
export function compareSkills(
  wanted: readonly WantedSkill[],
  skills: CandidateFeatures['skills'],
  nameOf: (id: string) => string,
): {
  found: string[];
  missing: string[];
  adjacent: AdjacentCredit[];
  earned: { wanted: WantedSkill; earned: SkillCredit }[];
} {
  const found: string[] = [];
  const missing: string[] = [];
  const adjacent: AdjacentCredit[] = [];
  const earned = wanted.map((want) => ({ wanted: want, earned: creditFor(want, skills) }));
  for (const { wanted: want, earned: got } of earned) {
    if (got.by && got.via === null) {
      found.push(want.name);
      continue;
    }
    missing.push(want.name);
    if (got.by && got.via !== null)
      adjacent.push({ wanted: want.name, has: nameOf(got.by.id), credit: got.credit, via: got.via });
  }
  return { found, missing, adjacent, earned };
}
