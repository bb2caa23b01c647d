import { ALL_FITS, type BandConditions, bandOf, isOfTheLevel } from '../bands.js';
import { formatCredit, listed, type ExplainedCategory } from './category-details.js';
import type { Score } from '../scorer.js';
import type { Category } from '../../job/category-weights.js';

const NOUN: Readonly<Record<Category, string>> = {
  skills: 'Skills',
  experience: 'Experience',
  title: 'Occupation',
  seniority: 'Seniority',
  education: 'Education',
  languages: 'Languages',
  certifications: 'Certifications',
};

/** Categories that are summarized by their lists; the others by their facts. */
const LISTED: readonly Category[] = ['skills', 'certifications'];

/** The fields of work, by name, that skills and titles speak of: the candidate's and those of the ad. */
export interface Fields {
  candidate: readonly string[];
  job: readonly string[];
}

/** The match in sentences, made from score, categories and fields alone: strengths, gaps, adjacent skills, what is unknown. */
export function formatExplanation(score: Score, categories: readonly ExplainedCategory[], fields: Fields): string {
  const requested = categories.filter(({ weight }) => weight > 0);
  if (requested.length === 0)
    return 'The job asks for nothing that a candidate could be compared with, so no score can be given.';
  const known = requested.filter(({ hasData }) => hasData);
  if (known.length === 0)
    return `Nothing is known of what the job asks for, so the score is 0 and could be ${String(score.potential)}.`;
  const coverage = score.coverage < 1 ? ` (coverage ${String(score.coverage)})` : '';
  const head =
    score.band === 'insufficient_data'
      ? `Score ${String(score.score)} of 100, with too little data for a band${coverage}.`
      : `Score ${String(score.score)} of 100: ${score.band}${coverage}.`;
  return [head, ...heldBack(score, fields), ...known.map(sentenceOf), ...gapsOf(requested, score)].join(' ');
}

/** Why the band is lower than the score alone would make it. */
function heldBack({ score, band, coverage, conditions }: Score, fields: Fields): string[] {
  const byScore = bandOf(score, coverage, ALL_FITS);
  if (band === byScore) return [];
  const { skills, others } = conditions;
  const stated = skills.stated + others.stated;
  const missing = stated - skills.shown - others.shown;
  const verb = missing === 1 ? 'is' : 'are';
  const reasons = [
    ...(missing > 0 ? [`${String(missing)} of ${String(stated)} stated requirements ${verb} not shown`] : []),
    ...(skills.stated > 0 || conditions.titleFits ? [] : ['no title near the one asked for is shown']),
    ...(skills.stated > 0 || conditions.isOfFamily ? [] : differenceOf(fields, conditions)),
    ...(skills.stated > 0 || conditions.showsBranch
      ? []
      : ['the title is one of every branch, and no skill asked for in this one is shown']),
    ...(conditions.speaksLanguages ? [] : ['a language that the ad asks for is not shown']),
    ...(isOfTheLevel(conditions) ? [] : ['no level near the one asked for is shown']),
  ];
  return [`By the score alone it would be ${byScore}, but ${listed(reasons)}.`];
}

/** Fields in common count where the title is near; where it is not, the first of each, unless it has nothing of the one asked for, which says enough. */
function differenceOf({ candidate, job }: Fields, { titleFits }: BandConditions): string[] {
  if (!candidate.some((field) => job.includes(field)))
    return [`skills and titles speak of ${listed(candidate) || 'no field of work'}, the ad of ${listed(job)}`];
  const first = `skills and titles speak first of ${candidate[0] ?? ''}, the ad of ${job[0] ?? ''}`;
  return titleFits ? [`the title is another, and ${first}`] : [];
}

function sentenceOf(category: ExplainedCategory): string {
  const text = LISTED.includes(category.category) ? listsOf(category) : factsOf(category);
  return `${NOUN[category.category]} ${String(category.score)} of 100, weight ${String(category.appliedWeight)}: ${text}.`;
}

function listsOf({ found, inPart, adjacent, missing, ofField }: ExplainedCategory): string {
  const has = found.map((name) => (inPart.includes(name) ? `${name} (in part)` : name));
  const replaced = new Set(adjacent.map(({ wanted }) => wanted));
  const gaps = missing.filter((name) => !replaced.has(name));
  return [
    ...(has.length > 0 ? [`has ${listed(has)}`] : []),
    ...adjacent.map(({ wanted, has: other, credit }) => `${other} stands in for ${wanted} at ${formatCredit(credit)}`),
    ...(gaps.length > 0 ? [`${listed(gaps)} ${gaps.length === 1 ? 'is' : 'are'} not found`] : []),
    ...(ofField === '' ? [] : [lower(ofField.charAt(0)) + ofField.slice(1)]),
  ].join('; ');
}

function factsOf({ category, evidence }: ExplainedCategory): string {
  return evidence
    .map(({ fact }) =>
      category === 'title' ? fact : fact.replace(/^(?:Speaks|No)\b|^\p{Lu}(?=\p{Ll}+ level\b)/u, lower),
    )
    .join('; ');
}

function lower(word: string): string {
  return word.toLowerCase();
}

function gapsOf(requested: readonly ExplainedCategory[], { potential }: Score): string[] {
  const unknown = requested.filter(({ hasData }) => !hasData);
  if (unknown.length === 0) return [];
  const names = unknown.map(({ category, weight }) => `${NOUN[category].toLowerCase()} (weight ${String(weight)})`);
  const which = names.length === 1 ? 'which therefore counts' : 'which therefore count';
  return [`Nothing is known of ${listed(names)}, ${which} nothing; the score could be ${String(potential)} at most.`];
}
