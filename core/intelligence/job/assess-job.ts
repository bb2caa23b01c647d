import { annualPay, annualSalary } from '../../job/pay.js';
import type { Job } from '../../job/job.js';
import { requestedCategories } from '../../matching/scorer.js';
import { applyWeights, skillsWeight, suggestWeights } from '../../matching/weights.js';
import type { FullWeights } from '../../job/category-weights.js';
import type { JobFeatures } from '../../matching/job-features.js';
import { type ReadJobAd, NOTHING_READ } from '../../job/read-job-ad.js';
import type { OccupationFinder } from '../../taxonomy/occupations.js';
import { fieldsOfJob } from '../families.js';
import { entryOfNarrower } from '../../taxonomy/skills/skill-key.js';
import { listedNames } from '../../taxonomy/skills/listed-names.js';
import { occupationCodes, skillCodes, type OccupationCodes } from '../../taxonomy/model/codes.js';
import { surroundingsOf } from '../../taxonomy/surroundings-of.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';
import type { Coded, EffectiveRequirements, Sourced } from '../../job/effective-requirements.js';
import type { JobFinding } from '../../job/job-finding.js';
import type { JobTerms } from '../../job/job-terms.js';
import { unknownSkills } from './unknown-skills.js';
import { lintPosting } from './lint-posting.js';
import { lintJob, lintReading } from './lint-job.js';
import { LONGEST_TITLE_READ } from './job-text-reader.js';
import { isOfAnyBranch, saysNoBranch, skillsOfAnyBranch } from './titles-of-any-branch.js';

/** What can be said of a job without looking at any candidate. */
export interface AssessedJob extends JobTerms {
  requirements: EffectiveRequirements;
  occupation: (NonNullable<ReadJobAd['occupation']> & { codes: OccupationCodes }) | null;
  weights: { suggested: FullWeights; applied: FullWeights };
  findings: JobFinding[];
  features: JobFeatures;
}

export interface JobAssessmentTools {
  taxonomy: Taxonomy;
  occupations: OccupationFinder;
}

/** Assesses jobs, from the fields and what was read of the text: the text itself is not looked at. The same object is assessed once. */
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

  /** Notes the skills asked for, stated or read, by which the job can be found: a job that asks for k6 also by load testing. */
  withSkillIds(job: Job): Job {
    const ids = this.assess(job).requirements.skills.flatMap(({ id }) => [id, entryOfNarrower(id) ?? id]);
    return { ...job, skillIds: [...new Set(ids)] };
  }
}

/** What a title means that names no level, where neither the caller nor the ad says more: an ad for a software engineer looks for no director. */
export const PLAIN_LEVEL: NonNullable<EffectiveRequirements['seniority']> = { level: 'mid', source: 'parsed' };

const NONE: ReadonlySet<string> = new Set();

function assessJob(job: Job, { taxonomy, occupations }: JobAssessmentTools): AssessedJob {
  const read: ReadJobAd = job.reading ?? NOTHING_READ;
  const title = job.title.slice(0, LONGEST_TITLE_READ);
  const asked = completeRequirements(job, read.requirements, { taxonomy, occupations });
  const titleWords = occupations.titleWords.written(title);
  const occupation = read.occupation ? withRelated(read.occupation, occupations) : familyOnly(title, occupations);
  const isTitleKnown = occupation !== null || titleWords.length > 0;
  const requirements = { ...asked, seniority: asked.seniority ?? (isTitleKnown ? PLAIN_LEVEL : null) };
  const fields = fieldsOfJob({ title, skills: requirements.skills }, occupations.familyWords);
  const isStated = requirements.skills.some(({ source }) => source === 'stated');
  const ofAnyBranch = occupation?.isOfAnyBranch ? skillsOfAnyBranch(occupation, occupations) : NONE;
  const features: JobFeatures = {
    skills: requirements.skills.map(({ id, name, importance, minMonths, source }) => {
      const known = entryOfNarrower(id) ?? id;
      return {
        id,
        name,
        importance,
        minMonths,
        ...(ofAnyBranch.has(known) && { isOfAnyBranch: true as const }),
        ...(source !== 'stated' && occupations.isWidespread(known) && { isWidespread: true as const }),
        ...statedIf(source),
      };
    }),
    minMonths: requirements.experience?.minMonths ?? null,
    maxMonths: requirements.experience?.maxMonths ?? null,
    education: requirements.education?.minLevel ?? null,
    languages: requirements.languages.flatMap(({ code, minLevel, importance, source }) =>
      importance === 'preferred' ? [] : [{ code, minLevel, ...statedIf(source) }],
    ),
    certifications: requirements.certifications.map(({ id, name, source }) => ({ id, name, ...statedIf(source) })),
    seniority: requirements.seniority?.level ?? null,
    occupation,
    titleWords,
    ...(fields.length > 0 && { families: fields.map(({ family }) => family) }),
    ...(fields.length > 0 && !isStated && { fields }),
  };
  const terms = completeTerms(job, read);
  const requested = requestedCategories(features);
  const suggested = suggestWeights(
    requested,
    weightOfSkills(features, taxonomy),
    occupation !== null && saysNoBranch(occupation),
  );
  return {
    requirements,
    occupation: read.occupation && { ...read.occupation, codes: codesOf(read.occupation.id, occupations) },
    ...terms,
    weights: { suggested, applied: applyWeights(suggested, job.matching.weights, requested) },
    findings: [
      ...lintReading(job),
      ...lintJob(asked, terms),
      ...lintPosting(job),
      ...unknownSkills(requirements, taxonomy),
      ...read.findings,
    ],
    features,
  };
}

/** Below it fewer than a third of the title's words name the occupation, or words and skills of the ad only point to it: what is near a guess may be far from the job. */
const SURE_ENOUGH_FOR_NEARNESS = 0.33;

function withRelated(
  { id, label, family, confidence }: NonNullable<ReadJobAd['occupation']>,
  occupations: OccupationFinder,
): NonNullable<JobFeatures['occupation']> {
  const anyBranch = isOfAnyBranch({ id, family }) && { isOfAnyBranch: true as const };
  if (confidence < SURE_ENOUGH_FOR_NEARNESS) return { id, label, family, isGuess: true, ...anyBranch };
  const related = occupations.relatedTo(id);
  const neighbours = occupations.neighboursOf(id);
  const trainedApart = occupations.trainedApart(id);
  return {
    id,
    label,
    family,
    ...(Object.keys(related).length > 0 && { related }),
    ...(Object.keys(neighbours).length > 0 && { neighbours }),
    ...(Object.keys(trainedApart).length > 0 && { trainedApart }),
    ...anyBranch,
  };
}

function weightOfSkills({ skills }: JobFeatures, taxonomy: Taxonomy): number {
  const ofAllWork = skills.filter(({ id }) => {
    const entry = taxonomy.entryOf(id);
    return entry !== undefined && (entry.type === 'soft' || (entry.fields?.length ?? 0) === 0);
  }).length;
  return skillsWeight({ ofAllWork, others: skills.length - ofAllWork });
}

function codesOf(id: string, occupations: OccupationFinder): OccupationCodes {
  const occupation = occupations.occupation(id);
  return occupation ? occupationCodes(occupation) : {};
}

function statedIf(source: Sourced['source']): { isStated?: true } {
  return source === 'stated' ? { isStated: true } : {};
}

/** The words of a title that names no occupation may still point to a family; every occupation of that family is then near, less so than where an occupation is named. */
function familyOnly(title: string, occupations: OccupationFinder): JobFeatures['occupation'] {
  const found = occupations.familyOfTitle(title);
  if (!found) return null;
  const field = { id: `~${found.family}`, family: found.family };
  return {
    ...field,
    label: occupations.families.get(found.family) ?? found.family,
    isGuess: true,
    ...(isOfAnyBranch(field) && { isOfAnyBranch: true }),
  };
}

/** What the caller states takes precedence; each part that is left out is read from the text. */
function completeRequirements(
  job: Job,
  parsed: EffectiveRequirements,
  tools: JobAssessmentTools,
): EffectiveRequirements {
  const stated = job.requirements;
  const { taxonomy } = tools;
  const skills = stated.skills?.flatMap((skill) =>
    listedNames(skill.name, (part) => taxonomy.named(part) !== undefined).map((name) => ({ ...skill, name })),
  );
  const names = (skills ?? []).map(({ name }) => name);
  const around = surroundingsOf(names, [job.title.slice(0, LONGEST_TITLE_READ)], tools);
  const source = 'stated' as const;
  return {
    skills:
      skills?.map(({ name, importance, minMonths }) => {
        const id = taxonomy.resolve(name, around);
        return { id, name, importance, minMonths: minMonths ?? null, ...coded(id, taxonomy), source };
      }) ?? parsed.skills.map((skill) => ({ ...skill, ...coded(skill.id, taxonomy) })),
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
      stated.certifications?.map((name) => {
        const id = taxonomy.skillKey(name);
        return { id, name, ...coded(id, taxonomy), source };
      }) ?? parsed.certifications.map((each) => ({ ...each, ...coded(each.id, taxonomy) })),
    seniority: stated.seniority ? { level: stated.seniority, source } : parsed.seniority,
  };
}

function coded(id: string, taxonomy: Taxonomy): Coded {
  const skill = taxonomy.skill(id);
  return skill?.esco === undefined ? {} : { codes: skillCodes(skill) };
}

/** As with requirements: what the caller states takes precedence over what was read. */
function completeTerms(job: Job, read: ReadJobAd): JobTerms {
  const { baseSalary, jobLocation, jobLocationType } = job;
  const source = 'stated' as const;
  const isPayStated = baseSalary?.minValue !== undefined || baseSalary?.maxValue !== undefined;
  return {
    pay: read.pay && !isPayStated ? { ...annualSalary(read.pay), ...sourceOf(read.pay) } : annualPay(job),
    workplace: jobLocationType ? { type: jobLocationType, source } : read.workplace,
    location: jobLocation ? { ...jobLocation, source } : read.location,
  };
}

function sourceOf({ source, quote, start, end }: Sourced): Sourced {
  return {
    source,
    ...(quote !== undefined && { quote }),
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
  };
}
