import type { Job } from '../job/job.js';
import type { PayUnit } from '../candidate/preferences.js';
import { askedCategories } from '../matching/scorer.js';
import { applyWeights, suggestWeights, type FullWeights } from '../matching/weights.js';
import type { JobFeatures } from '../matching/features.js';
import type { JobAdReader, ReadJobAd } from '../ports/job-ad-reader.js';
import type { OccupationFinder } from '../taxonomy/occupations.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import type { EffectiveRequirements, JobFinding, JobIntelligence } from './job-intelligence.js';
import { judgeJob } from './judge-job.js';

/** What can be said of a job without looking at any candidate. */
export interface AssessedJob {
  requirements: EffectiveRequirements;
  occupation: ReadJobAd['occupation'];
  pay: JobIntelligence['pay'];
  weights: { suggested: FullWeights; applied: FullWeights };
  findings: JobFinding[];
  features: JobFeatures;
}

export interface JobAssessmentTools {
  jobAds: JobAdReader;
  taxonomy: Taxonomy;
  occupations: OccupationFinder;
}

/** Assesses jobs; the same version of a job is read once. */
export class JobAssessor {
  private readonly assessed = new WeakMap<Job, AssessedJob>();

  constructor(private readonly tools: JobAssessmentTools) {}

  assess(job: Job): AssessedJob {
    let result = this.assessed.get(job);
    if (!result) {
      result = assessJob(job, this.tools);
      this.assessed.set(job, result);
    }
    return result;
  }
}

function assessJob(job: Job, { jobAds, taxonomy, occupations }: JobAssessmentTools): AssessedJob {
  const read = jobAds.read({ title: job.title, description: job.description ?? '' });
  const requirements = completeRequirements(job, read.requirements, taxonomy);
  const features: JobFeatures = {
    skills: requirements.skills.map(({ id, name, importance, minMonths }) => ({ id, name, importance, minMonths })),
    minMonths: requirements.experience?.minMonths ?? null,
    maxMonths: requirements.experience?.maxMonths ?? null,
    education: requirements.education?.minLevel ?? null,
    languages: requirements.languages.map(({ code, minLevel }) => ({ code, minLevel })),
    certifications: requirements.certifications.map(({ id, name }) => ({ id, name })),
    seniority: requirements.seniority?.level ?? null,
    occupation: read.occupation
      ? { id: read.occupation.id, label: read.occupation.label, family: read.occupation.family }
      : familyOnly(job.title, occupations),
    titleWords: occupations.titleWords.written(job.title),
  };
  const asked = askedCategories(features);
  const suggested = suggestWeights(asked);
  return {
    requirements,
    occupation: read.occupation,
    pay: annualPay(job),
    weights: { suggested, applied: applyWeights(suggested, job.matching.weights, asked) },
    findings: [...judgeJob(job, requirements), ...read.findings],
    features,
  };
}

/** A title that names no occupation may still tell the family by its words; everybody of that family is then near. */
function familyOnly(title: string, occupations: OccupationFinder): JobFeatures['occupation'] {
  const field = occupations.familyOfTitle(title);
  return field
    ? { id: `~${field.family}`, label: occupations.families.get(field.family) ?? field.family, family: field.family }
    : null;
}

/** What the caller states stands; each part that it leaves out is the one read from the text. */
function completeRequirements(job: Job, parsed: EffectiveRequirements, taxonomy: Taxonomy): EffectiveRequirements {
  const stated = job.requirements;
  const source = 'stated' as const;
  return {
    skills:
      stated.skills?.map(({ name, importance, minMonths }) => ({
        id: taxonomy.resolve(name),
        name,
        importance,
        minMonths: minMonths ?? null,
        source,
      })) ?? parsed.skills,
    experience: stated.experience
      ? { minMonths: stated.experience.minMonths ?? null, maxMonths: stated.experience.maxMonths ?? null, source }
      : parsed.experience,
    education: stated.education ? { minLevel: stated.education.minLevel, source } : parsed.education,
    languages:
      stated.languages?.map(({ code, minLevel }) => ({
        code: code.toLowerCase(),
        minLevel: minLevel ?? null,
        source,
      })) ?? parsed.languages,
    certifications:
      stated.certifications?.map((name) => ({ id: taxonomy.skillKey(name), name, source })) ?? parsed.certifications,
    seniority: stated.seniority ? { level: stated.seniority, source } : parsed.seniority,
  };
}

/** Full time: 2,080 hours, 260 days, 52 weeks, 12 months a year. */
const PER_YEAR: Readonly<Record<PayUnit, number>> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };

export function annualPay(job: Pick<Job, 'baseSalary'>): JobIntelligence['pay'] {
  const salary = job.baseSalary;
  if (!salary) return null;
  const annual = (value: number | undefined): number | null =>
    value === undefined ? null : Math.round(value * PER_YEAR[salary.unitText]);
  return {
    annualMin: annual(salary.minValue),
    annualMax: annual(salary.maxValue),
    currency: salary.currency,
    basis: salary.unitText,
  };
}

export function annualAmount(amount: number, unit: PayUnit): number {
  return Math.round(amount * PER_YEAR[unit]);
}
