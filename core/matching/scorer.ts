import type { Taxonomy } from '../taxonomy/taxonomy.js';
import { bandOf, STANDS_IN, type BandConditions, type StatedRequirements } from './bands.js';
import type { CandidateFeatures } from '../candidate/candidate-features.js';
import { fieldScore, withField } from './field-of-work.js';
import type { JobFeatures } from './job-features.js';
import type { AdjacentCredit, Band } from './match.js';
import { languageCredit, levelFits, scoreEducation, scoreExperience, scoreSeniority } from './score-levels.js';
import {
  CORE,
  coreReached,
  OTHER_MERITS,
  pointsOf,
  scoreOfPoints,
  shareAt,
  weightTenths,
  WHOLE_SHARE,
} from './points.js';
import { hasTitleData, scoreTitle } from './score-title.js';
import { expectedWeight } from './expected-weight.js';
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
  /** What skills and title reach of 75: other merits count that share of their weight, to two decimals. */
  reached: number;
  /** What the band goes by beside the score: what the caller stated as required and how much of it is shown, title and level. */
  conditions: BandConditions;
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

/** What a category without data would have to be for the highest score that is possible. */
const AT_MOST = 100;

/**
 * The score: a pure function of features, job and weights, which never depends on who else is in the pool.
 * `score = Σ appliedWeight × category score / 100`, to one decimal. A category without data counts nothing; experience, seniority, education and
 * languages count as far as skills and title fit. `potential` is the score with each category without data at 100, which raises the share of
 * the others too. The formula is explained in docs/explanation/matching.md.
 */
export function scoreCandidate(candidate: CandidateFeatures, job: ScorableJob): Score {
  const scores = mapCategories((category) =>
    job.weights[category] > 0 ? categoryScore(category, candidate, job) : null,
  );
  const tenths = weightTenths(job.weights);
  let withData = 0;
  let all = 0;
  for (const category of CATEGORIES) {
    all += job.weights[category];
    if (scores[category] !== null) withData += job.weights[category];
  }
  const coverage = all === 0 ? 0 : Math.round((withData / all) * 100) / 100;
  const { points, reached } = sumUp(tenths, (category) => scores[category] ?? 0);
  const score = scoreOfPoints(points);
  const conditions = {
    ...statedRequirements(candidate, job),
    titleFits: hasFittingTitle(scores.title ?? 0, job),
    isOfFamily: isOfFamily(candidate.families, scores.title ?? 0, job),
    levelFits: hasFittingLevel(candidate.seniority, scores.title ?? 0, job),
    showsBranch: !asksForBranch(job) || job.skills.some((wanted) => tellsBranch(wanted, candidate.skills)),
    speaksLanguages: showsReadLanguages(candidate.languages, job),
  };
  return {
    score,
    potential: scoreOfPoints(sumUp(tenths, (category) => scores[category] ?? AT_MOST).points),
    coverage,
    reached,
    conditions,
    band: bandOf(score, coverage, conditions),
    categories: CATEGORIES.map((category) => ({
      category,
      weight: job.weights[category],
      appliedWeight: scores[category] === null ? 0 : appliedWeight(category, tenths, reached),
      score: scores[category],
    })),
  };
}

function sumUp(tenths: FullWeights, scoreOf: (category: Category) => number): { points: number; reached: number } {
  const sum = (categories: readonly Category[]): number =>
    categories.reduce((points, category) => points + tenths[category] * scoreOf(category), 0);
  const core = sum(CORE);
  const reached = coreReached(core, tenths.skills + tenths.title);
  return { points: pointsOf(core, sum(['certifications']), sum(OTHER_MERITS), reached), reached };
}

/** What a category counts: its weight, times the share of the core for other merits. Exact, with at most three decimals. */
function appliedWeight(category: Category, tenths: FullWeights, reached: number): number {
  const share = OTHER_MERITS.includes(category) ? shareAt(reached) : WHOLE_SHARE;
  return (tenths[category] * share) / 1000;
}

function mapCategories<T>(valueOf: (category: Category) => T): Record<Category, T> {
  return Object.fromEntries(CATEGORIES.map((category) => [category, valueOf(category)])) as Record<Category, T>;
}

/**
 * Whether skills and titles speak of the work that the ad speaks of: whoever has its title and its level, and does something else, would not be called. Where the title is
 * near, any family of work in common is enough; where it is not, the first of both must be the same.
 * What an earlier engine read of a candidate names no family, and is taken as it is.
 */
export function isOfFamily(families: readonly string[] | undefined, title: number, job: ScorableJob): boolean {
  const asked = job.weights.title > 0 || job.weights.skills > 0 ? job.features.families : undefined;
  if (asked === undefined || families === undefined) return true;
  return title >= nearTitleOf(job) ? families.some((family) => asked.includes(family)) : families[0] === asked[0];
}

/** A title of every branch leaves it to the skills to say which one is meant; those that belong to all work, or to all who lead or sell, do not. */
export function asksForBranch({ weights, features, skills }: ScorableJob): boolean {
  const isOpen = weights.title > 0 && features.occupation?.isOfAnyBranch === true;
  return isOpen && weights.skills > 0 && skills.some((wanted) => wanted.tellsBranch);
}

/**
 * Whether each language that the text of the ad requires is listed, or that of the resume. Not English, which most know whom an ad is for, and many do not
 * list.
 */
export function showsReadLanguages(
  spoken: CandidateFeatures['languages'],
  { weights, features }: ScorableJob,
): boolean {
  if (weights.languages === 0) return true;
  const read = features.languages.filter(({ isStated, code }) => isStated !== true && code !== 'en');
  return read.every(({ code }) => spoken.some((each) => each.code === code));
}

function tellsBranch(wanted: WantedSkill, skills: CandidateFeatures['skills']): boolean {
  return wanted.tellsBranch && creditFor(wanted, skills).credit >= STANDS_IN;
}

/** Below it the titles have a word in common, or a field: skills alone do not say that somebody does this work. */
const LEAST_TITLE = 30;

/** The score from which on a title has something of the one that the job asks for; 0 where it asks for none, as with one that weighs nothing. */
export function leastTitleOf({ weights, features }: ScorableJob): number {
  return weights.title > 0 && requestedCategories(features).title ? LEAST_TITLE : 0;
}

/** Whether the titles have something of the one that the job asks for. */
export function hasFittingTitle(title: number, job: ScorableJob): boolean {
  return title >= leastTitleOf(job);
}

/** From this score on a title is near the one asked for: a chef for a cook, but no director of IT for a network engineer. */
const NEAR_TITLE = 60;
/** A title of every branch is near none but itself: another one may be of any other branch. */
const SAME_TITLE = 100;

/** The score from which on a title is near the one that the job asks for; 0 where it asks for none, as with one that weighs nothing. */
export function nearTitleOf({ weights, features }: ScorableJob): number {
  if (weights.title === 0 || !requestedCategories(features).title) return 0;
  return features.occupation?.isOfAnyBranch === true ? SAME_TITLE : NEAR_TITLE;
}

/**
 * Whether a level is near enough: for an ad for beginners as `levelFits`; of any other one a level that is not known, or earns nothing, is only near enough for whose
 * title is near. A level that weighs nothing is not asked for.
 */
export function hasFittingLevel(seniority: CandidateFeatures['seniority'], title: number, job: ScorableJob): boolean {
  const wanted = job.weights.seniority > 0 ? job.features.seniority : null;
  if (wanted === null) return true;
  if (!levelFits(seniority, wanted)) return false;
  return title >= nearTitleOf(job) || (seniority !== null && scoreSeniority(seniority, wanted) > 0);
}

/** Skills of importance `required`, certifications and languages that the caller stated, in categories that weigh anything, and how many are shown. */
function statedRequirements(candidate: CandidateFeatures, job: ScorableJob): StatedRequirements {
  const { weights, features } = job;
  const skills = weights.skills > 0 ? job.skills.filter(({ isStated }) => isStated) : [];
  const certifications = weights.certifications > 0 ? job.certifications.filter(({ isStated }) => isStated) : [];
  const languages = weights.languages > 0 ? features.languages.filter(({ isStated }) => isStated) : [];
  const held = certificationFeatures(candidate);
  return {
    skills: {
      stated: skills.length,
      shown: skills.filter((wanted) => creditFor(wanted, candidate.skills).credit >= STANDS_IN).length,
    },
    others: {
      stated: certifications.length + languages.length,
      shown:
        certifications.filter((wanted) => creditFor(wanted, held).credit >= STANDS_IN).length +
        languages.filter(({ code }) => candidate.languages.some((each) => each.code === code)).length,
    },
  };
}

/** 0–100, whole; `null` where the candidate has no data in the category. */
export function categoryScore(category: Category, candidate: CandidateFeatures, job: ScorableJob): number | null {
  const { features } = job;
  switch (category) {
    case 'skills':
      return candidate.hasSkillData
        ? withField(creditShare(job.skills, candidate.skills), fieldScore(candidate.fields, features.fields))
        : null;
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
      return hasLanguageData(candidate.languages, features) ? scoreLanguages(candidate, features) : null;
    case 'certifications':
      return candidate.certifications.length === 0
        ? null
        : creditShare(job.certifications, certificationFeatures(candidate));
  }
}

/** 0–100, whole: what is earned of some skills. */
export function creditShare(wanted: readonly WantedSkill[], skills: CandidateFeatures['skills']): number {
  const sum = wanted.reduce((earned, want) => earned + want.weight * creditFor(want, skills).credit, 0);
  return shareScore(sum, expectedWeight(wanted));
}

/** 0–100, whole: what was earned of the weight that is expected. */
export function shareScore(earned: number, expected: number): number {
  return expected === 0 ? 0 : Math.min(100, Math.round((100 * earned) / expected));
}

export function certificationFeatures(candidate: CandidateFeatures): CandidateFeatures['skills'] {
  return candidate.certifications.map(certificationFeature);
}

/** A certification is held: it needs no work to show it. */
export function certificationFeature(id: string): CandidateFeatures['skills'][number] {
  return { id, months: 0, yearsSinceUse: null };
}

/** A list of languages is complete; the language of the resume alone says nothing of others. */
function hasLanguageData(spoken: CandidateFeatures['languages'], { languages }: JobFeatures): boolean {
  return spoken.some(({ code, written }) => written !== 'only' || languages.some((wanted) => wanted.code === code));
}

function scoreLanguages(candidate: CandidateFeatures, job: JobFeatures): number {
  const credits = job.languages.map(({ code, minLevel }) => {
    const spoken = candidate.languages.find((language) => language.code === code);
    return spoken ? languageCredit(spoken, minLevel) : 0;
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
