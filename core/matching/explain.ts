import type { CandidateIntelligence } from '../intelligence/candidate-intelligence.js';
import type { CandidateFeatures } from './features.js';
import type { CategoryResult, MatchEvidence } from './match.js';
import { certificationFeatures, compareSkills, type ScorableJob, type Score } from './scorer.js';
import type { Category } from './weights.js';

type NameOf = (skillId: string) => string;
type Details = Pick<CategoryResult, 'found' | 'missing' | 'adjacent' | 'evidence'>;

const NO_DETAILS: Details = { found: [], missing: [], adjacent: [], evidence: [] };

/** The categories of a score with all that was found, missing and adjacent, and the facts behind them. */
export function explainCategories(
  score: Score,
  candidate: CandidateFeatures,
  job: ScorableJob,
  intelligence: CandidateIntelligence | null,
  nameOf: NameOf,
): CategoryResult[] {
  return score.categories.map(({ category, weight, appliedWeight, score: categoryScore }) => ({
    category,
    weight,
    appliedWeight,
    hasData: categoryScore !== null,
    score: categoryScore,
    ...(categoryScore === null ? NO_DETAILS : details(category, candidate, job, intelligence, nameOf)),
  }));
}

function details(
  category: Category,
  candidate: CandidateFeatures,
  job: ScorableJob,
  intelligence: CandidateIntelligence | null,
  nameOf: NameOf,
): Details {
  const { features } = job;
  const facts = intelligence?.experience;
  switch (category) {
    case 'skills':
      return skillDetails(job, candidate, intelligence, nameOf);
    case 'certifications': {
      const { found, missing, adjacent } = compareSkills(job.certifications, certificationFeatures(candidate), nameOf);
      return { found, missing, adjacent, evidence: found.map((name) => evidence(`Holds ${name}.`, 'positive', null)) };
    }
    case 'experience': {
      const months = candidate.experienceMonths ?? 0;
      const min = features.minMonths ?? 0;
      const fact = `${String(months)} months of experience, ${String(min)} asked for`;
      return { ...NO_DETAILS, evidence: [evidence(fact, months >= min ? 'positive' : 'negative', '/profile/work')] };
    }
    case 'title': {
      const wanted = features.occupation;
      const same = candidate.occupations.find(({ id }) => id === wanted?.id);
      const near =
        same ?? candidate.occupations.find(({ family }) => family === wanted?.family) ?? candidate.occupations[0];
      const label = intelligence?.occupations.find(({ id }) => id === near?.id)?.label ?? near?.id ?? '';
      const fact = same
        ? `Has worked as ${label}`
        : near?.family === wanted?.family
          ? `${label} is of the same field as ${wanted?.label ?? ''}`
          : `${label} is of another field than ${wanted?.label ?? ''}`;
      const pointer = facts?.currentTitle ? '/profile/work/0' : null;
      return {
        found: same && wanted ? [wanted.label] : [],
        missing: same || !wanted ? [] : [wanted.label],
        adjacent: [],
        evidence: [
          evidence(fact, same ? 'positive' : near?.family === wanted?.family ? 'neutral' : 'negative', pointer),
        ],
      };
    }
    case 'seniority': {
      const fact = `${candidate.seniority ?? ''} level, ${features.seniority ?? ''} asked for`;
      return {
        ...NO_DETAILS,
        evidence: [
          evidence(fact, candidate.seniority === features.seniority ? 'positive' : 'neutral', '/profile/work'),
        ],
      };
    }
    case 'education': {
      const fact = `Highest education ${candidate.education ?? ''}, ${features.education ?? ''} asked for`;
      return { ...NO_DETAILS, evidence: [evidence(fact, 'neutral', '/profile/education')] };
    }
    case 'languages':
      return languageDetails(candidate, job);
  }
}

function skillDetails(
  job: ScorableJob,
  candidate: CandidateFeatures,
  intelligence: CandidateIntelligence | null,
  nameOf: NameOf,
): Details {
  const { found, missing, adjacent, earned } = compareSkills(job.skills, candidate.skills, nameOf);
  const lines = earned.flatMap(({ earned: { by, via }, wanted }) => {
    if (!by) return [];
    const known = intelligence?.skills.find(({ id }) => id === by.id);
    const name = nameOf(by.id);
    const time = known?.months
      ? `${String(known.months)} months of ${name}${known.lastUsed ? `, last used ${known.lastUsed}` : ''}`
      : `Names ${name}`;
    const fact =
      via === null
        ? by.id === wanted.id
          ? time
          : `${time}, which covers ${wanted.name}`
        : `${time}, near ${wanted.name} by ${via}`;
    return [evidence(fact, via === null ? 'positive' : 'neutral', known?.foundIn[0] ?? null)];
  });
  return {
    found,
    missing,
    adjacent,
    evidence: [...lines, ...missing.map((name) => evidence(`${name} is not found`, 'negative', null))],
  };
}

function languageDetails(candidate: CandidateFeatures, { features }: ScorableJob): Details {
  const found: string[] = [];
  const missing: string[] = [];
  const lines = features.languages.map(({ code, minLevel }) => {
    const spoken = candidate.languages.find((language) => language.code === code);
    (spoken ? found : missing).push(code);
    const asked = minLevel ? `, ${minLevel} asked for` : '';
    return spoken
      ? evidence(`Speaks ${code} (${spoken.level ?? 'level unknown'})${asked}`, 'positive', '/profile/languages')
      : evidence(`${code} is not listed${asked}`, 'negative', '/profile/languages');
  });
  return { found, missing, adjacent: [], evidence: lines };
}

function evidence(fact: string, effect: MatchEvidence['effect'], pointer: string | null): MatchEvidence {
  return { fact, effect, pointer };
}

const NOUN: Readonly<Record<Category, string>> = {
  skills: 'Skills',
  experience: 'Experience',
  title: 'Occupation',
  seniority: 'Seniority',
  education: 'Education',
  languages: 'Languages',
  certifications: 'Certifications',
};

/** The match in sentences made from the categories and nothing else. */
export function explanationOf(score: Score, categories: readonly CategoryResult[]): string {
  const withData = categories.filter((category) => category.hasData);
  const without = categories.filter((category) => !category.hasData && category.weight > 0);
  if (withData.length === 0) return 'Nothing is known of what the job asks for, so no score can be given.';
  const parts = withData.map((category) => {
    const { found, missing, adjacent } = category;
    const said = [
      found.length > 0 ? `has ${found.join(', ')}` : '',
      adjacent.length > 0 ? `has ${adjacent.map(({ has, wanted }) => `${has} in place of ${wanted}`).join(', ')}` : '',
      missing.length > 0 ? `lacks ${missing.join(', ')}` : '',
    ].filter((text) => text !== '');
    const text = said.length > 0 ? said.join('; ') : (category.evidence[0]?.fact ?? '');
    return `${NOUN[category.category]} ${String(category.score)} of 100, weight ${String(category.appliedWeight)}: ${text}.`;
  });
  const gaps =
    without.length > 0
      ? ` No data on ${without.map(({ category }) => NOUN[category].toLowerCase()).join(', ')}, so the other weights count more.`
      : '';
  const band = score.band === 'insufficient_data' ? 'too little data for a judgement' : score.band;
  return `Score ${String(score.score)} (${band}). ${parts.join(' ')}${gaps}`;
}
