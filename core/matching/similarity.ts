import type { SeniorityLevel } from '../job/requirements.js';
import { SENIORITY_LEVELS } from '../job/requirements.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import type { CandidateFeatures, SkillFeature } from './features.js';
import { tenth } from './weights.js';

/** How much of the likeness each part makes. */
const SHARES = { skills: 0.6, occupation: 0.3, seniority: 0.1 };

/**
 * How alike two candidates are, 0–100 to one decimal, symmetric: the weighted cosine of their skills, the nearness of their
 * occupations, and of their levels. Soft skills and office tools tell little about a profession and count little.
 * A pure function of the two; parts that one of them has no data for drop out.
 */
export function similarity(a: CandidateFeatures, b: CandidateFeatures, taxonomy: Taxonomy): number {
  let sum = 0;
  let weights = 0;
  if (a.skills.length > 0 && b.skills.length > 0) {
    sum += SHARES.skills * cosine(a.skills, b.skills, taxonomy);
    weights += SHARES.skills;
  }
  if (a.occupations.length > 0 && b.occupations.length > 0) {
    sum += SHARES.occupation * occupationNearness(a, b);
    weights += SHARES.occupation;
  }
  if (a.seniority && b.seniority) {
    sum += SHARES.seniority * levelNearness(a.seniority, b.seniority);
    weights += SHARES.seniority;
  }
  return weights === 0 ? 0 : tenth((100 * sum) / weights);
}

function cosine(a: readonly SkillFeature[], b: readonly SkillFeature[], taxonomy: Taxonomy): number {
  const weightsOfA = new Map(a.map(({ id }) => [id, tellingWeight(id, taxonomy)]));
  let dot = 0;
  let normA = 0;
  let normB = 0;
  for (const weight of weightsOfA.values()) normA += weight ** 2;
  for (const { id } of b) {
    const weight = tellingWeight(id, taxonomy);
    normB += weight ** 2;
    if (weightsOfA.has(id)) dot += weight ** 2;
  }
  return normA === 0 || normB === 0 ? 0 : dot / Math.sqrt(normA * normB);
}

/** How much having a skill tells about the profession. */
export function tellingWeight(id: string, taxonomy: Taxonomy): number {
  const type = taxonomy.skill(id)?.type;
  return type === 'soft' ? 0.2 : type === 'language' ? 0.3 : type === undefined ? 0.6 : 1;
}

function occupationNearness(a: CandidateFeatures, b: CandidateFeatures): number {
  let best = 0;
  for (const one of a.occupations) {
    for (const other of b.occupations) {
      const nearness = one.id === other.id ? 1 : one.family === other.family ? 0.6 : 0;
      best = Math.max(best, nearness * one.weight * other.weight);
    }
  }
  return best;
}

function levelNearness(a: SeniorityLevel, b: SeniorityLevel): number {
  return Math.max(0, 1 - Math.abs(SENIORITY_LEVELS.indexOf(a) - SENIORITY_LEVELS.indexOf(b)) * 0.3);
}
