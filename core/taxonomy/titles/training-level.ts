import type { Occupation } from '../model/model.js';

/** Skill levels of ISCO-08 by its major groups: professionals, technicians, the five groups of clerks, services and trades, helpers. */
const LEVELS: Readonly<Record<string, number>> = { 2: 4, 3: 3, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 1 };

/**
 * By how many skill levels of ISCO-08 the training for two occupations is apart, 0–3. A teacher and the assistant of a class are two apart. 0 where one of them
 * manages or serves in the forces: these groups are of several levels, and whether somebody leads is compared as their seniority.
 */
export function trainingApart(one: Pick<Occupation, 'isco'>, other: Pick<Occupation, 'isco'>): number {
  const [level, others] = [LEVELS[one.isco[0] ?? ''], LEVELS[other.isco[0] ?? '']];
  return level === undefined || others === undefined ? 0 : Math.abs(level - others);
}
