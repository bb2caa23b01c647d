import type { CandidateIntelligence } from '../../candidate/candidate-intelligence.js';
import { languageName } from '../../taxonomy/model/language-codes.js';
import type { CandidateFeatures } from '../../candidate/candidate-features.js';
import {
  evidence,
  listed,
  NO_DETAILS,
  only,
  formatCredit,
  type Details,
  type ExplainedCategory,
} from './category-details.js';
import { certificationFeatures, compareSkills, creditShare, type ScorableJob, type Score } from '../scorer.js';
import { ALL_OF_A_FIELD, fieldScore, withField } from '../field-of-work.js';
import { languageCredit } from '../score-levels.js';
import { CORE, FULL_CORE, OTHER_MERITS, shareAt, WHOLE_SHARE } from '../points.js';
import { explainTitle } from './explain-title.js';
import { shownSkills, type ShownSkills } from './shown-skills.js';
import { EDUCATION_LEVELS, SENIORITY_LEVELS } from '../../job/requirements.js';
import { isStale, type SkillCredit, type WantedSkill } from '../wanted-skill.js';
import type { Category } from '../../job/category-weights.js';

/** The names of skills by key, and of fields of work by slug. */
export interface Names {
  skill(key: string): string;
  field(family: string): string;
}

/** The categories of a score with what was found, missing and adjacent, and the facts that they rest on. */
export function explainCategories(
  score: Score,
  candidate: CandidateFeatures,
  job: ScorableJob,
  intelligence: CandidateIntelligence | null,
  names: Names,
): ExplainedCategory[] {
  return score.categories.map(({ category, weight, appliedWeight, score: categoryScore }) => ({
    category,
    weight,
    appliedWeight,
    hasData: categoryScore !== null,
    score: categoryScore,
    ...(categoryScore === null
      ? NO_DETAILS
      : withShare(details(category, candidate, job, intelligence, names), category, score)),
  }));
}

/** Says at which share a merit counts, and why: "; counts 0.2, since skills and title reach 12 of 75". */
function withShare(details: Details, category: Category, { reached, categories }: Score): Details {
  const last = details.evidence.at(-1);
  if (reached === FULL_CORE || !OTHER_MERITS.includes(category) || !last) return details;
  const core = CORE.filter((each) => categories.some((one) => one.category === each && one.weight > 0));
  const reach = core.length === 1 && core[0] === 'title' ? 'reaches' : 'reach';
  const share = `counts ${String(shareAt(reached) / WHOLE_SHARE)}, since ${core.join(' and ')} ${reach} ${String(reached)} of ${String(FULL_CORE)}`;
  return { ...details, evidence: [...details.evidence.slice(0, -1), { ...last, fact: `${last.fact}; ${share}` }] };
}

function details(
  category: Category,
  candidate: CandidateFeatures,
  job: ScorableJob,
  intelligence: CandidateIntelligence | null,
  names: Names,
): Details {
  const { features } = job;
  const shown = shownSkills(intelligence, (key) => names.skill(key));
  switch (category) {
    case 'skills':
      return withFieldFact(
        skillDetails(job.skills, candidate.skills, shown, (skill) => {
          const known = shown.factsOf(skill.id);
          const lastUsed = known.map((fact) => fact.lastUsed ?? '').reduce((a, b) => (a > b ? a : b), '');
          const pointer = known.flatMap(({ foundIn }) => foundIn)[0] ?? null;
          return { ...describeUse(shown.nameOf(skill.id), skill, lastUsed === '' ? null : lastUsed), pointer };
        }),
        fieldFact(candidate, job, names),
      );
    case 'certifications':
      return skillDetails(job.certifications, certificationFeatures(candidate), shown, ({ id }) => ({
        text: `Holds ${shown.nameOf(id)}`,
        pointer: null,
      }));
    case 'experience': {
      const months = candidate.experienceMonths ?? 0;
      const min = features.minMonths ?? 0;
      const fact = `${monthsOf(months)} of experience, ${String(min)} asked for`;
      return only(fact, months >= min, '/profile/work');
    }
    case 'title':
      return explainTitle(candidate, features, intelligence);
    case 'seniority': {
      const { seniority } = candidate;
      const wanted = features.seniority;
      const isBelow =
        seniority !== null && wanted !== null && SENIORITY_LEVELS.indexOf(seniority) < SENIORITY_LEVELS.indexOf(wanted);
      const fact = `${capital(seniority ?? '')} level, ${wanted ?? ''} asked for`;
      return only(fact, seniority === wanted ? true : isBelow ? false : null, '/profile/work');
    }
    case 'education': {
      const { education } = candidate;
      const wanted = features.education;
      const isReached =
        education !== null &&
        wanted !== null &&
        EDUCATION_LEVELS.indexOf(education) >= EDUCATION_LEVELS.indexOf(wanted);
      const level = education === 'none' ? 'No degree' : `${capital(education ?? '')} level`;
      return only(`${level}, ${wanted ?? ''} asked for`, isReached, '/profile/education');
    }
    case 'languages':
      return languageDetails(candidate, job);
  }
}

/** What the skills show of the fields of work that the ad speaks of, where that counts more than the skills asked for: "Skills show marketing at 2 of 3, which lifts 28 to 48". */
function fieldFact(candidate: CandidateFeatures, { skills, features }: ScorableJob, names: Names): string {
  const asked = creditShare(skills, candidate.skills);
  const score = withField(asked, fieldScore(candidate.fields, features.fields));
  if (score === asked) return '';
  const shown = (features.fields ?? []).flatMap(({ family }) => {
    const level = candidate.fields?.find((each) => each.family === family)?.level;
    return level ? [`${names.field(family)} at ${String(level)} of ${String(ALL_OF_A_FIELD)}`] : [];
  });
  return `Skills show ${listed(shown)}, which lifts ${String(asked)} to ${String(score)}`;
}

function withFieldFact(details: Details, fact: string): Details {
  if (fact === '') return details;
  return { ...details, ofField: fact, evidence: [...details.evidence, evidence(fact, 'positive', null)] };
}

/** The facts about the skills that earn credit: "24 months of TypeScript, 36 asked for, last used 2026-05; counts 0.9". */
function skillDetails(
  wanted: readonly WantedSkill[],
  skills: CandidateFeatures['skills'],
  shown: ShownSkills,
  describe: (
    skill: CandidateFeatures['skills'][number],
    wanted: WantedSkill,
  ) => { text: string; pointer: string | null },
): Details {
  const { found, missing, adjacent, earned } = compareSkills(wanted, skills, (key) => shown.nameOf(key));
  const inPart: string[] = [];
  const lines = earned.flatMap(({ earned: { by, via, credit }, wanted: want }) => {
    if (!by) return [];
    if (via === null && credit < 1) inPart.push(want.name);
    const { text, pointer } = describe(by, want);
    const relation =
      via !== null
        ? `, near ${want.name} by ${via}`
        : by.id === want.id && !shown.isNarrower(by.id)
          ? ''
          : `, which covers ${want.name}`;
    const fact = `${text}${relation}${describeMinimum(want, by, via)}${credit < 1 ? `; counts ${formatCredit(credit)}` : ''}${describeWeight(want)}`;
    return [evidence(fact, via === null ? 'positive' : 'neutral', pointer)];
  });
  const gaps = wanted
    .filter((_, at) => earned[at]?.earned.by === null)
    .map((want) =>
      evidence(
        `${want.name} is not found${want.importance === 'preferred' ? ', preferred only' : ''}${describeWeight(want)}`,
        'negative',
        null,
      ),
    );
  return { ...NO_DETAILS, found, missing, adjacent, evidence: [...lines, ...gaps], inPart };
}

function describeWeight({ isWidespread }: WantedSkill): string {
  return isWidespread ? '; weighs a quarter, since many kinds of work have it' : '';
}

function describeUse(
  name: string,
  skill: CandidateFeatures['skills'][number],
  lastUsed: string | null,
): { text: string } {
  const time = skill.months === null || skill.months === 0 ? `Names ${name}` : `${monthsOf(skill.months)} of ${name}`;
  if (lastUsed === null) return { text: time };
  const longAgo = isStale(skill) ? `, ${String(skill.yearsSinceUse)} years ago` : '';
  return { text: `${time}, last used ${lastUsed}${longAgo}` };
}

/** The minimum of months, where the skill falls short of it or nothing is known of its months. */
function describeMinimum(
  { minMonths }: WantedSkill,
  { months }: NonNullable<SkillCredit['by']>,
  via: string | null,
): string {
  if (via !== null || minMonths === null || minMonths <= 0) return '';
  if (months === null) return `, months not known, ${String(minMonths)} asked for`;
  return months < minMonths ? `, ${String(minMonths)} months asked for` : '';
}

function languageDetails(candidate: CandidateFeatures, { features }: ScorableJob): Details {
  const found: string[] = [];
  const missing: string[] = [];
  const lines = features.languages.map(({ code, minLevel }) => {
    const spoken = candidate.languages.find((language) => language.code === code);
    (spoken ? found : missing).push(code);
    const wanted = minLevel ? `, ${minLevel} asked for` : '';
    if (!spoken) return evidence(`${languageName(code)} is not listed${wanted}`, 'negative', '/profile/languages');
    const credit = languageCredit(spoken, minLevel);
    const share = credit < 1 ? `; counts ${formatCredit(credit)}` : '';
    if (spoken.written === 'only')
      return evidence(`The resume is written in ${languageName(code)}${wanted}${share}`, 'neutral', null);
    const level =
      spoken.level === null ? 'an unknown level' : spoken.level === 'native' ? 'native level' : spoken.level;
    return evidence(`Speaks ${languageName(code)} at ${level}${wanted}${share}`, 'positive', '/profile/languages');
  });
  return { ...NO_DETAILS, found, missing, evidence: lines };
}

function monthsOf(months: number): string {
  return `${String(months)} ${months === 1 ? 'month' : 'months'}`;
}

function capital(word: string): string {
  return word === 'vp' ? 'VP' : word.charAt(0).toUpperCase() + word.slice(1);
}
