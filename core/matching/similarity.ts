import { type SeniorityLevel, SENIORITY_LEVELS } from '../job/requirements.js';
import { entryOfNarrower } from '../taxonomy/skills/skill-key.js';
import type { Skill } from '../taxonomy/model/model.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import type {
  CandidateFeatures,
  OccupationFeature,
  SkillFeature,
  TitleWordFeature,
} from '../candidate/candidate-features.js';
import { tenth } from './weights.js';

/** How much of the likeness each part makes. */
const SHARES = { skills: 0.4, titles: 0.5, occupation: 0.05, seniority: 0.05 };

/**
 * How alike two candidates are, 0–100 to one decimal, symmetric: the weighted cosine of their skills, that of the words of their job titles, the
 * nearness of their occupations, and of their levels. Soft skills say little about a profession and count little.
 * A pure function of the two; parts that one of them has no data for drop out.
 */
export function similarity(a: CandidateFeatures, b: CandidateFeatures, taxonomy: Taxonomy): number {
  return likeness(
    a.skills.length > 0 && b.skills.length > 0 ? skillProximity(a.skills, b.skills, taxonomy) : null,
    a.titleWords?.length && b.titleWords?.length ? titleProximity(a.titleWords, b.titleWords) : null,
    a.occupations.length > 0 && b.occupations.length > 0 ? occupationProximity(a.occupations, b.occupations) : null,
    a.seniority && b.seniority ? levelProximity(a.seniority, b.seniority) : null,
  );
}

/** The parts, each 0–1 or `null` for one that drops out, in one figure: 0–100 to one decimal. */
export function likeness(
  skills: number | null,
  titles: number | null,
  occupation: number | null,
  seniority: number | null,
): number {
  let sum = 0;
  let weights = 0;
  if (skills !== null) {
    sum += SHARES.skills * skills;
    weights += SHARES.skills;
  }
  if (titles !== null) {
    sum += SHARES.titles * titles;
    weights += SHARES.titles;
  }
  if (occupation !== null) {
    sum += SHARES.occupation * occupation;
    weights += SHARES.occupation;
  }
  if (seniority !== null) {
    sum += SHARES.seniority * seniority;
    weights += SHARES.seniority;
  }
  return weights === 0 ? 0 : tenth((100 * sum) / weights);
}

function skillProximity(a: readonly SkillFeature[], b: readonly SkillFeature[], taxonomy: Taxonomy): number {
  const idsOfA = new Set(a.map(({ id }) => id));
  const idsOfB = new Set(b.map(({ id }) => id));
  let dot = 0;
  for (const id of idsOfB) if (idsOfA.has(id)) dot += idfWeight(id, taxonomy) ** 2;
  return cosine(dot, skillNorm(idsOfA, taxonomy), skillNorm(idsOfB, taxonomy));
}

/** The squared length of the vector of skills: whole, so that the order of adding does not matter. */
export function skillNorm(skillIds: Iterable<string>, taxonomy: Taxonomy): number {
  let norm = 0;
  for (const id of skillIds) norm += idfWeight(id, taxonomy) ** 2;
  return norm;
}

function titleProximity(a: readonly TitleWordFeature[], b: readonly TitleWordFeature[]): number {
  const weightsOfA = new Map(a.map(({ word, weight }) => [word, weight]));
  let dot = 0;
  for (const { word, weight } of b) dot += weight * (weightsOfA.get(word) ?? 0);
  return cosine(dot, titleNorm(a), titleNorm(b));
}

/** The squared length of the vector of title words, whole. */
export function titleNorm(words: readonly TitleWordFeature[]): number {
  let norm = 0;
  for (const { weight } of words) norm += weight ** 2;
  return norm;
}

/** From the dot product of two vectors and their squared lengths. */
export function cosine(dot: number, normA: number, normB: number): number {
  return normA === 0 || normB === 0 ? 0 : dot / Math.sqrt(normA * normB);
}

/** How much a skill says about the profession, in tenths. */
export function idfWeight(id: string, taxonomy: Taxonomy): number {
  const weight = weightOf(taxonomy.entryOf(id));
  // The entry stands beside its narrower form and has weight of its own.
  return entryOfNarrower(id) === undefined ? weight : Math.ceil(weight / 2);
}

/** Of a skill that the taxonomy does not know little is certain; one of no field, such as spreadsheets, belongs to all work. */
function weightOf(skill: Skill | undefined): number {
  if (!skill) return 4;
  if (skill.type === 'soft') return 2;
  if (skill.type === 'language') return 3;
  return (skill.fields?.length ?? 0) === 0 ? 5 : 10;
}

/** The best pair: 1 for the same occupation, 0.6 for one of its family, times how recent each is. */
export function occupationProximity(a: readonly OccupationFeature[], b: readonly OccupationFeature[]): number {
  let best = 0;
  for (const one of a) {
    for (const other of b) {
      const nearness = one.id === other.id ? 1 : one.family === other.family ? 0.6 : 0;
      best = Math.max(best, nearness * one.weight * other.weight);
    }
  }
  return best;
}

export function levelProximity(a: SeniorityLevel, b: SeniorityLevel): number {
  return Math.max(0, 1 - Math.abs(SENIORITY_LEVELS.indexOf(a) - SENIORITY_LEVELS.indexOf(b)) * 0.3);
}
