import type { WantedSkill } from './wanted-skill.js';

/** Weight of the skills of an ad that are expected: eight required ones, about as many as callers state. */
const EXPECTED_OF_AN_AD = 8;

/**
 * The weight of skills that makes the full score: all of what the caller stated. The text of an ad names whatever the work touches, and nobody has thirty skills
 * of it: of what was read, eight required skills or as much are expected.
 */
export function expectedWeight(wanted: readonly Pick<WantedSkill, 'weight' | 'isRead'>[]): number {
  let stated = 0;
  let read = 0;
  for (const { weight, isRead } of wanted) {
    if (isRead) read += weight;
    else stated += weight;
  }
  return stated + Math.min(read, EXPECTED_OF_AN_AD);
}
